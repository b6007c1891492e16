#pragma once
// All messages the program can give, of readers, games and rules, by id: where a finding becomes a sentence.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/finding.h"
#include "formats/model/finding/message.h"
#include "validator/engine/rule.h"

namespace cota::checks {

class MessageBook {
  public:
    /// A table of messages that belong to no rule of ours: those of the readers. They live as long as the
    /// program.
    void add(std::span<const model::MessageRow> rows);
    void add(std::span<const Topic> topics);

    /// The sentence of a finding. A message nobody knows reads as its id and values, so that nothing is lost.
    /// With the number of findings that follow from it.
    std::string text(const model::Finding& finding, model::Language language) const;

    /// The row of a rule or of a reader's message, by rule id; null where nobody has it.
    const model::MessageRow* row(std::string_view rule) const;
    const Rule* rule(std::string_view id) const;

    /// The rows that are not rules of the tables, sorted by id; variants only of what has no row of its own.
    std::vector<const model::MessageRow*> readerRows() const;
    std::span<const Topic> topics() const { return topics_; }

  private:
    std::string sentence(const model::Finding& finding, model::Language language) const;
    /// The word that is meant by a misspelt one, where the finding knows those there are.
    std::string meantBy(const model::Finding& finding) const;

    std::map<std::string, const model::MessageRow*, std::less<>> rows_;
    std::map<std::string, const Rule*, std::less<>> rules_;
    std::map<std::string, model::LocalLiteral, std::less<>> texts_;
    std::vector<Topic> topics_;
};

}  // namespace cota::checks

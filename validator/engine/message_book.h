#pragma once
// All messages of the program, of readers, games and rules, by id. Turns findings into sentences.

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
    /// Adds messages that belong to no rule, such as those of the readers. The rows must live as long as the
    /// program.
    void add(std::span<const model::MessageRow> rows);
    void add(std::span<const Topic> topics);

    /// The sentence of a finding, with the number of findings that follow from it. An unknown message reads
    /// as its id and values, so that nothing is lost.
    std::string text(const model::Finding& finding, model::Language language) const;

    /// The row of a rule or of a reader's message, by rule id; null if there is none.
    const model::MessageRow* row(std::string_view rule) const;
    const Rule* rule(std::string_view id) const;

    /// The rows that do not belong to rules, sorted by id; variants only if there is no main row.
    std::vector<const model::MessageRow*> readerRows() const;
    std::span<const Topic> topics() const { return topics_; }

  private:
    std::string sentence(const model::Finding& finding, model::Language language) const;
    /// The word that was probably intended, if the finding lists the known ones; empty if none is near.
    std::string meantBy(const model::Finding& finding) const;

    std::map<std::string, const model::MessageRow*, std::less<>> rows_;
    std::map<std::string, const Rule*, std::less<>> rules_;
    std::map<std::string, model::LocalLiteral, std::less<>> texts_;
    std::vector<Topic> topics_;
};

}  // namespace cota::checks

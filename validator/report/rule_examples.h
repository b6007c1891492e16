#pragma once
// Examples of rules: lines that break a rule, and the correct lines. They are data, in the folder of the
// rule's test cases, and are installed with the program.

#include <filesystem>
#include <string>
#include <string_view>

#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::checks {

struct RuleExample {
    std::string wrong;  // lines of XML, without the last line break; empty if a line is missing
    std::string right;

    bool empty() const { return wrong.empty() && right.empty(); }
};

/// The examples below one folder, <rule>/wrong.txt and right.txt; those in the words of one game are called
/// wrong.<game>.txt and right.<game>.txt. Files are read when they are asked for.
class RuleExamples {
  public:
    /// No examples at all.
    RuleExamples() = default;
    explicit RuleExamples(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// The example of the rule in the words of the game, or the general one if the game has none or is empty.
    /// In Spanish the names that the author of a general example chose are Spanish.
    RuleExample of(std::string_view rule, model::Language language, const model::MapsetId& game = {}) const;

  private:
    RuleExample read(std::string_view rule, const std::string& ending) const;

    std::filesystem::path folder_;
};

/// The examples installed with the program, or those of the source tree it was built in.
RuleExamples installedExamples(const std::filesystem::path& program);

}  // namespace cota::checks

#pragma once
// What the strategies of play share: the rows that say which words a mapset may use, and reading its choice.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/message.h"
#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/play/battlefield.h"

namespace cota::mapsets {

/// One parameter a strategy knows.
struct ParameterRow {
    enum class Kind { word, flag, integer, tags, text };
    const char* name = "";
    Kind kind = Kind::text;
    const char* words = "";     // kind word: the allowed ones, separated by spaces
    const char* fallback = "";  // where the mapset says nothing
    model::LocalLiteral meaning;
};

/// One reason a strategy gives for an answer. Games tie a paragraph of their rulebook to it by its id. `text`
/// may hold placeholders {name} for the values given with it.
struct ReasonRow {
    const char* id = "";
    model::LocalLiteral text;
};

/// One strategy a mapset can name for a question. The mapset's check reads these: unknown names and words
/// become findings that list the known ones.
struct StrategyDescription {
    const char* question = "";
    const char* name = "";
    std::span<const ParameterRow> parameters;
    std::span<const ReasonRow> reasons;
};

/// The parameters of one choice, with those filled by options already resolved on the battlefield. A choice
/// may be null (the game names no strategy): every parameter then has its fallback.
class StrategyParameters {
  public:
    StrategyParameters(const Battlefield& field, const StrategyChoice* choice,
                       const StrategyDescription& description)
        : field_(&field), choice_(choice), description_(&description) {}

    /// The value of a known parameter: the option's where one fills it, else the mapset's, else the fallback.
    std::string text(std::string_view name) const;
    bool is(std::string_view name, std::string_view word) const { return text(name) == word; }
    bool flag(std::string_view name) const { return is(name, "yes"); }
    int integer(std::string_view name) const;  // 0 where it does not read as one
    TagMask tags(std::string_view name) const { return field_->maskOfAll(text(name)); }
    /// The paragraph the game cites for a reason; empty where it cites none.
    std::string citation(std::string_view reason) const;

  private:
    const Battlefield* field_;
    const StrategyChoice* choice_;
    const StrategyDescription* description_;
};

/// A reason with its values, as an answer carries it: the row's text filled in, and the game's paragraph.
struct Explanation {
    const ReasonRow* reason = nullptr;
    std::vector<model::MessageValue> values;
    std::string citation;

    std::string_view id() const { return reason ? reason->id : ""; }
    std::string text(model::Language language) const;
};

}  // namespace cota::mapsets

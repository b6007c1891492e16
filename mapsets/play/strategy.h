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
#include "mapsets/play/parameters.h"

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

/// What a parameter is where the game says nothing. `name` must be one of the description's.
const char* fallbackOf(const StrategyDescription& description, std::string_view name);

/// The value a game gives to a parameter, else the description's fallback.
std::string wordOf(const Parameters& parameters, const StrategyDescription& description,
                   std::string_view name);
std::vector<std::string> wordsOf(const Parameters& parameters, const StrategyDescription& description,
                                 std::string_view name);
int numberOf(const Parameters& parameters, const StrategyDescription& description, std::string_view name);
/// "yes"; anything else is no.
bool isYes(const Parameters& parameters, const StrategyDescription& description, std::string_view name);

/// What the game says on the description's question if it names this strategy, else null.
const StrategyChoice* choiceOf(const Battlefield& field, const StrategyDescription& description);

/// A reason with its values, as an answer carries it: the row's text filled in, and the game's paragraph.
struct Explanation {
    const ReasonRow* reason = nullptr;
    std::vector<model::MessageValue> values;
    std::string citation;

    std::string_view id() const { return reason ? reason->id : ""; }
    /// The reason in words. Values named "terrain", "feature" or like a word list of the game (light ...)
    /// hold ids; with a catalogue they become names.
    std::string text(model::Language language, const Catalogue* catalogue = nullptr) const;
};
/// `reason` must be one of the description's.
Explanation explanationOf(const StrategyDescription& description, const Parameters& parameters,
                          std::string_view reason, std::vector<model::MessageValue> values = {});

}  // namespace cota::mapsets

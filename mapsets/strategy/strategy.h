#pragma once
// What all strategies share: the rows that list the words a mapset may use, and functions that read its
// choice.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/message.h"
#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// One kind of row in a strategy's list, whose rows are tried in order.
struct RowDescription {
    const char* kind = "";
    std::span<const Parameter> values;
    model::LocalLiteral meaning;
    bool isShown = false;  // answers name its rows, so the game must have words for them
};

/// A <value> of the game's entries that a strategy reads by this name.
struct ValueDescription {
    const char* of = "";  // the kinds of entries that may have it, separated by spaces: "terrain feature"
    Parameter value;
};

/// One reason for an answer of a strategy. Games assign a paragraph of their rulebook to its id. `text` may
/// have placeholders {name} for the values given with it.
struct ReasonRow {
    const char* id = "";
    model::LocalLiteral text;
    bool tellsMapEdge = false;  // the reason is that the line runs along the outer edge of the map
};

/// One strategy a mapset can name for a question. The check of the mapset uses these to report unknown names
/// and words and to list the valid ones.
struct StrategyDescription {
    const char* question = "";
    const char* name = "";
    std::span<const Parameter> parameters;
    std::span<const ReasonRow> reasons;
    std::span<const RowDescription> rows = {};
    std::span<const ValueDescription> values = {};
    model::LocalLiteral meaning = {};  // what it does, one sentence, for the manual of designers
};

/// The value of a parameter the game does not set. `name` must be one of the description's.
const char* fallbackOf(const StrategyDescription& description, std::string_view name);

/// The value a game gives to a parameter, else the description's fallback.
std::string wordOf(const Parameters& parameters, const StrategyDescription& description,
                   std::string_view name);
std::vector<std::string> wordsOf(const Parameters& parameters, const StrategyDescription& description,
                                 std::string_view name);
/// The value, clamped to the bounds of the parameter.
int numberOf(const Parameters& parameters, const StrategyDescription& description, std::string_view name);
/// Whether the value is "yes".
bool isYes(const Parameters& parameters, const StrategyDescription& description, std::string_view name);

/// The description of the strategy that a game has chosen, or null.
const StrategyDescription* descriptionOf(const StrategyChoice& choice,
                                         std::span<const StrategyDescription> known);
/// The game's choice for the description's question if it names this strategy, else null.
const StrategyChoice* choiceOf(const Battlefield& field, const StrategyDescription& description);

/// An option of the game and the word it is set to.
struct SetOption {
    std::string option;
    std::string word;
    friend bool operator==(const SetOption&, const SetOption&) = default;
};

/// A reason with its values, as part of an answer, and the game's paragraph.
struct Explanation {
    const ReasonRow* reason = nullptr;
    std::vector<model::MessageValue> values;
    std::string citation;
    std::string_view question = {};       // of the strategy
    std::vector<SetOption> options = {};  // those that decided: another word would change the effect

    std::string_view id() const { return reason ? reason->id : ""; }
    /// The reason as text. Values named "terrain", "feature", "row" or like a word list of the game (light
    /// ...) are ids; with a catalogue they become names.
    std::string text(model::Language language, const Catalogue* catalogue = nullptr) const;
    /// Its source: the paragraph, then the options that decided: "8.35; option hexside-choice=each"
    std::string source(model::Language language) const;
    /// The text followed by its source in brackets.
    std::string sourced(model::Language language, const Catalogue* catalogue = nullptr) const;
    /// One of its values, as in text(); empty if there is none of that name.
    std::string said(std::string_view name, model::Language language,
                     const Catalogue* catalogue = nullptr) const;
};
/// The name of a row of the strategy for a question; its id if it has no name.
model::LocalText nameOfRow(const Catalogue& catalogue, std::string_view question, const std::string& row);
/// `reason` must be one of the description's.
Explanation explanationOf(const StrategyDescription& description, const Parameters& parameters,
                          std::string_view reason, std::vector<model::MessageValue> values = {});

}  // namespace cota::mapsets

#pragma once
// What the strategies of play share: the rows that say which words a mapset may use, and reading its choice.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/message.h"
#include "mapsets/catalogue/rule_setting.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// One parameter a strategy knows.
struct ParameterRow {
    /// word: one of `words`. tags: tags of the game, or states of units. text: any names the game declares
    /// (ids, values, attributes, tags), or numbers. amounts: names of <value>s that hold whole numbers.
    enum class Kind { word, flag, integer, tags, text, amounts };
    const char* name = "";
    Kind kind = Kind::text;
    const char* words = "";     // kind word: the allowed ones, separated by spaces; kind tags: ofHexes
    const char* fallback = "";  // where the mapset says nothing; null, in a row: it must say something
    model::LocalLiteral meaning;
    int least = 0;  // of integers: their bounds, both included
    int most = 10'000;
    const char* onlyWith = "";  // of a row: a parameter and its word; with any other word this is not read

    constexpr ParameterRow readOnlyWith(const char* parameterAndWord) const {
        ParameterRow one = *this;
        one.onlyWith = parameterAndWord;
        return one;
    }
    constexpr ParameterRow between(int from, int to) const {
        ParameterRow bounded = *this;
        bounded.least = from;
        bounded.most = to;
        return bounded;
    }
};

/// One kind of row in the list a strategy walks in order.
struct RowDescription {
    const char* kind = "";
    std::span<const ParameterRow> values;
    model::LocalLiteral meaning;
    bool isShown = false;  // answers name its rows: the game must have words for them
};

/// A <value> of the game's entries that a strategy reads by this very name.
struct ValueDescription {
    const char* of = "";  // the kinds of entries that may have it, separated by spaces: "terrain feature"
    ParameterRow value;
};

/// One reason a strategy gives for an answer. Games tie a paragraph of their rulebook to it by its id. `text`
/// may hold placeholders {name} for the values given with it.
struct ReasonRow {
    const char* id = "";
    model::LocalLiteral text;
    bool tellsMapEdge = false;  // it says that the line runs along the outer edge of the map
};

/// As `words` of a parameter of kind tags: it matches things in hexes, never hexsides.
inline constexpr const char* ofHexes = "of-hexes";
/// ... it matches hexsides; what hexes have of them is another parameter's.
inline constexpr const char* ofHexsides = "of-hexsides";

/// One strategy a mapset can name for a question. The mapset's check reads these: unknown names and words
/// become findings that list the known ones.
struct StrategyDescription {
    const char* question = "";
    const char* name = "";
    std::span<const ParameterRow> parameters;
    std::span<const ReasonRow> reasons;
    std::span<const RowDescription> rows = {};
    std::span<const ValueDescription> values = {};
    model::LocalLiteral meaning = {"", ""};  // what it does, in a sentence; for the page of designers
};

/// What a parameter is where the game says nothing. `name` must be one of the description's.
const char* fallbackOf(const StrategyDescription& description, std::string_view name);

/// The value a game gives to a parameter, else the description's fallback.
std::string wordOf(const Parameters& parameters, const StrategyDescription& description,
                   std::string_view name);
std::vector<std::string> wordsOf(const Parameters& parameters, const StrategyDescription& description,
                                 std::string_view name);
/// Within the bounds of the parameter, whatever the game says.
int numberOf(const Parameters& parameters, const StrategyDescription& description, std::string_view name);
/// "yes"; anything else is no.
bool isYes(const Parameters& parameters, const StrategyDescription& description, std::string_view name);

/// What the game says on the description's question if it names this strategy, else null.
const StrategyChoice* choiceOf(const Battlefield& field, const StrategyDescription& description);

/// An option of the game and the word it is set to.
struct SetOption {
    std::string option;
    std::string word;
    friend bool operator==(const SetOption&, const SetOption&) = default;
};

/// A reason with its values, as an answer carries it: the row's text filled in, and the game's paragraph.
struct Explanation {
    const ReasonRow* reason = nullptr;
    std::vector<model::MessageValue> values;
    std::string citation;
    std::string_view question = {};       // of the strategy
    std::vector<SetOption> options = {};  // those that decided: another word of them gives another effect

    std::string_view id() const { return reason ? reason->id : ""; }
    /// The reason in words. Values named "terrain", "feature" or like a word list of the game (light ...)
    /// hold ids, and so does "row", of a row of the strategy; with a catalogue they become names.
    std::string text(model::Language language, const Catalogue* catalogue = nullptr) const;
    /// Its source: the paragraph, then the options that decided. "8.35; option hexside-choice=each"
    std::string source(model::Language language) const;
    /// The text with its source in brackets.
    std::string sourced(model::Language language, const Catalogue* catalogue = nullptr) const;
    /// One of its values, as text() says it; empty where it has none of that name.
    std::string said(std::string_view name, model::Language language,
                     const Catalogue* catalogue = nullptr) const;
};
/// What people call a row of the strategy a game names for a question; its id where it has no words.
model::LocalText nameOfRow(const Catalogue& catalogue, std::string_view question, const std::string& row);
/// `reason` must be one of the description's.
Explanation explanationOf(const StrategyDescription& description, const Parameters& parameters,
                          std::string_view reason, std::vector<model::MessageValue> values = {});

}  // namespace cota::mapsets

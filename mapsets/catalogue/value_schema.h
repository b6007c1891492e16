#pragma once
// Named typed values: what a text must be, which value is used if none is written, and what the value means.
// The values of counters and parts, and the parameters of strategies, rules and drawings, are all declared
// with it.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::mapsets {

/// What a text must be to be a value.
struct ValueSchema {
    enum class Kind {
        flag,         // yes or no
        integer,      // within the bounds
        rational,     // an exact fraction within the bounds
        fire,         // strength and range, "9-5"
        word,         // one of `words`
        text,         // any
        hexes,        // any here; a rule checks it
        turns,        // "1-4 7 9-"
        words,        // some of `words`; if there are none, any names that the game declares, or numbers
        list,         // the same, joined by +
        tags,         // tags of the game, or states of units
        hexTags,      // tags that are looked for in hexes, never on hexsides
        hexsideTags,  // tags that are looked for on hexsides; another parameter is for hexes
        amounts,      // names of <value>s that are whole numbers
        decimal,
        millimetres,
        colour
    };
    Kind kind = Kind::text;
    std::string_view words;  // separated by spaces
    int least = 0;           // bounds of numbers, both included; for fire of the strength
    int most = 0;
    int leastRange = 0;  // for fire
};

constexpr bool areTags(ValueSchema::Kind kind) {
    using Kind = ValueSchema::Kind;
    return kind == Kind::tags || kind == Kind::hexTags || kind == Kind::hexsideTags;
}

/// A value with its name, its default and its meaning. `Text` and `Meaning` are literals for a value that
/// the program declares, and strings for one that a game declares.
template <class Text, class Meaning>
struct NamedValue {
    using Kind = ValueSchema::Kind;
    Text name = "";
    Kind kind = Kind::text;
    Text fallback{};  // the value if none is written; a null pointer: it must be written
    Meaning meaning{};
    Text words = "";
    int least = 0;
    int most = 10'000;
    int leastRange = 1;

    constexpr operator ValueSchema() const { return {kind, words, least, most, leastRange}; }
};

/// A value that a strategy, a rule or a drawing reads from the data of a game.
struct Parameter : NamedValue<const char*, model::LocalLiteral> {
    const char* onlyWith = "";  // of a row: "parameter word"; this is read only with that word

    constexpr Parameter(const char* itsName, Kind itsKind, const char* otherwise,
                        model::LocalLiteral itsMeaning, const char* validWords = "")
        : NamedValue{itsName, itsKind, otherwise, itsMeaning, validWords} {}

    constexpr Parameter readOnlyWith(const char* parameterAndWord) const {
        Parameter one = *this;
        one.onlyWith = parameterAndWord;
        return one;
    }
    constexpr Parameter between(int from, int to) const {
        Parameter bounded = *this;
        bounded.least = from;
        bounded.most = to;
        return bounded;
    }
};

/// The reason why a text is not a value.
enum class ValueFault {
    notAFlag,
    notAnInteger,
    outOfRange,
    notAFraction,
    notAFireValue,
    unknownWord,
    notTurns,
    notANumber,
    notAColour
};
std::optional<ValueFault> faultOf(const ValueSchema& schema, std::string_view text);

/// The valid texts for a finding, or examples of them if they are too many: "yes", "no".
std::vector<std::string> expectedTexts(const ValueSchema& schema);
/// What a value can be, for the pages about games, in Markdown: "whole number, 0 to 9".
std::string described(const ValueSchema& schema, model::Language language);

/// The words of a text, split at spaces ("combat apc"); empty words are dropped.
std::vector<std::string> wordsOf(std::string_view text);
/// The same as parts of the text, which must outlive them.
std::vector<std::string_view> wordsIn(std::string_view text);
/// The reverse: words joined by spaces.
std::string textOf(const std::vector<std::string>& words);
/// The words of a list, split at +.
std::vector<std::string> listedWords(std::string_view text);

/// The greatest strength and the greatest range of a printed pair; a pair with a greater number is invalid.
inline constexpr int mostFire = 999;

/// A printed pair "9-5": strength and range in hexes.
struct FireValue {
    int strength = 0;
    int range = 0;
    friend bool operator==(const FireValue&, const FireValue&) = default;
};

std::optional<bool> readFlag(std::string_view value);       // "yes" or "no"
std::optional<int> readInteger(std::string_view value);     // no sign '+', nothing after the number
std::optional<double> readDecimal(std::string_view value);  // no exponent
std::optional<FireValue> readFire(std::string_view value);  // "9-5"
/// Runs of turns "1-4 7 9-": pairs (first, last), last 0 for an open end.
std::optional<std::vector<std::pair<int, int>>> readTurns(std::string_view value);

}  // namespace cota::mapsets

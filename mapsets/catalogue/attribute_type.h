#pragma once
// The types a mapset gives to the named values of counters, sides, features and scenario details.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/provenance.h"

namespace cota::mapsets {

/// The greatest strength and the greatest range of a printed pair; a pair with a greater number is invalid.
inline constexpr int mostFire = 999;

/// A printed pair "9-5": strength and range in hexes.
struct FireValue {
    int strength = 0;
    int range = 0;
    friend bool operator==(const FireValue&, const FireValue&) = default;
};

struct AttributeType {
    enum class Kind { flag, integer, rational, fire, word, text, hexes, turns };
    std::string name;
    Kind kind = Kind::text;
    int min = -1000000;  // integer, rational; fire: strength
    int max = 1000000;
    int minRange = 1;                // fire: least range
    std::vector<std::string> words;  // word: the valid ones
    bool required = false;
    std::string fallback;  // the value if none is written; empty: no value
    /// The value of a new entry, if not the fallback; "{formation}" is the first formation of its side.
    std::string start;
    model::LocalText label;
    Provenance from;
};

/// The reason why a value does not fit its type.
enum class ValueFault {
    notAFlag,
    notAnInteger,
    outOfRange,
    notAFraction,
    notAFireValue,
    unknownWord,
    notTurns
};
std::optional<ValueFault> faultOf(const AttributeType& type, const std::string& value);

std::optional<bool> readFlag(const std::string& value);  // "yes" or "no"
/// Whether `values` (may be null) has the flag `name`, set to "yes".
bool isSet(const model::Attributes* values, std::string_view name);
std::optional<int> readInteger(const std::string& value);  // no sign '+', nothing after the number
/// The number that `values` has as `name`; nothing if it has none, or another text.
std::optional<int> integerIn(const model::Attributes& values, std::string_view name);
std::optional<FireValue> readFire(const std::string& value);  // "9-5"
/// Runs of turns "1-4 7 9-": pairs (first, last), last 0 for an open end.
std::optional<std::vector<std::pair<int, int>>> readTurns(const std::string& value);

/// The declared value of `name` in `values`, else the fallback of its type, else nothing. Invalid values
/// give nothing; a rule reports them.
std::optional<bool> flagOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                           std::string_view name);
std::optional<int> integerOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                             std::string_view name);
std::optional<FireValue> fireOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                                std::string_view name);

}  // namespace cota::mapsets

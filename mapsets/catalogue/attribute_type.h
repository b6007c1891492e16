#pragma once
// The types a mapset gives to the named values of counters, sides, features and scenario parts.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/provenance.h"

namespace cota::mapsets {

/// Neither number of a printed pair is greater; more reads as nothing.
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
    int min = -1000000;  // integer, rational; strength of fire
    int max = 1000000;
    int minRange = 1;                // fire: least range
    std::vector<std::string> words;  // word: the known ones
    bool required = false;
    std::string fallback;  // what holds where it is not written; empty: nothing
    /// What a new thing begins with, where that is not the fallback; "{formation}" stands for the first one
    /// of its side.
    std::string start;
    model::LocalText label;
    Provenance from;
};

/// What is wrong with `value` for `type`; nothing where it reads well.
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
/// Whether the values (null: none) have a flag of that name and say "yes".
bool isSet(const model::Attributes* values, std::string_view name);
std::optional<int> readInteger(const std::string& value);     // whole text, no sign '+'
std::optional<FireValue> readFire(const std::string& value);  // "9-5"
/// Runs of turns "1-4 7 9-": pairs (first, last), last 0 for an open end.
std::optional<std::vector<std::pair<int, int>>> readTurns(const std::string& value);

/// The declared value of `name` in `values`, else the type's fallback, else nothing. Faulty values read as
/// nothing; a rule reports them.
std::optional<bool> flagOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                           std::string_view name);
std::optional<int> integerOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                             std::string_view name);
std::optional<FireValue> fireOf(const std::vector<AttributeType>& types, const model::Attributes& values,
                                std::string_view name);

}  // namespace cota::mapsets

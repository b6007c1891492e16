#pragma once
// For differences only: values of the model as short texts.

#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "formats/model/document/assembly.h"
#include "formats/model/document/board_text.h"
#include "formats/model/document/forces.h"
#include "formats/model/document/id.h"
#include "formats/model/document/scenario.h"

namespace cota::model {

inline std::string shownValue(const std::string& text) { return text; }
inline std::string shownValue(bool value) { return value ? "yes" : "no"; }
template <class Number>
requires(std::is_integral_v<Number> && !std::is_same_v<Number, bool>) std::string shownValue(Number number) {
    return std::to_string(number);
}
/// Enumerations use their names in files.
template <class Word>
requires std::is_enum_v<Word> std::string shownValue(Word word) { return textOf(word); }
template <class Tag>
std::string shownValue(const Id<Tag>& id) {
    return id.text;
}
inline std::string shownValue(const HexRef& hex) { return hex.label; }
inline std::string shownValue(GridPoint point) { return pointText(point); }
inline std::string shownValue(const ArrivalRoll& roll) { return textOf(roll); }
inline std::string shownValue(const Crop& crop) { return crop.from + " ... " + crop.to; }
std::string shownValue(const CounterLook& look);
/// "infantry german strength=3"
std::string shownValue(const CounterEnd& end);
std::string shownValue(const TableMarker& marker);
std::string shownValue(const PlacedCard& card);
std::string shownValue(const Selection::Pick& pick);
/// "within 3 (hexes 0504, 0505)"
std::string shownValue(const ZoneTerm& term);

template <class Value>
std::string shownValue(const std::optional<Value>& value) {
    return value ? shownValue(*value) : std::string{};
}
template <class Value>
std::string shownValue(const std::vector<Value>& values) {
    std::string text;
    for (const Value& value : values) text += (text.empty() ? "" : " ") + shownValue(value);
    return text;
}

}  // namespace cota::model

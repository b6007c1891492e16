#pragma once
// Values of fields from the texts that documents have.

#include <string>

#include "mapsets/catalogue/value_schema.h"
#include "mapsets/formula/formula_value.h"

namespace cota::mapsets {

/// A text as a value of a field; a text that is no such value is unknown, and a rule reports it.
inline FormulaValue valueOf(const std::string& text, FormulaType type) {
    if (type == FormulaType::word) return FormulaValue::of(std::string_view(text));
    if (type == FormulaType::flag) {
        const auto flag = readFlag(text);
        return flag ? FormulaValue::of(*flag) : FormulaValue::unknown(type);
    }
    const auto number = readInteger(text);
    return number ? FormulaValue::of(std::int64_t{*number}) : FormulaValue::unknown(type);
}

/// What a field of the type has if nobody states anything.
inline FormulaValue nothingOf(FormulaType type) {
    switch (type) {
        case FormulaType::flag:
            return FormulaValue::of(false);
        case FormulaType::number:
            return FormulaValue::of(std::int64_t{0});
        case FormulaType::word:
            return FormulaValue::of(std::string_view());
        default:
            return FormulaValue::unknown(type);
    }
}

}  // namespace cota::mapsets

#pragma once
// What formulas compute with: yes or no, whole numbers, words, things of a game and rows of them. Every value
// may be unknown.

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace cota::mapsets {

/// A card, a group, a seat ...; the numbers are those of a schema and of a world.
struct FormulaThing {
    std::uint16_t kind = 0;
    std::uint32_t index = 0;
    friend auto operator<=>(const FormulaThing&, const FormulaThing&) = default;
};

/// Half of a number, rounded down.
constexpr std::int64_t halvedDown(std::int64_t value) { return value >= 0 ? value / 2 : -((1 - value) / 2); }

enum class FormulaType : std::uint8_t { flag, number, word, words, thing, things };

/// Text and rows belong to the world or the formula, which must outlive the value.
struct FormulaValue {
    FormulaType type = FormulaType::flag;
    bool known = false;
    bool flag = false;
    std::int64_t number = 0;
    std::string_view word = {};
    std::span<const std::string> words = {};
    FormulaThing thing = {};
    std::span<const FormulaThing> things = {};

    static FormulaValue unknown(FormulaType type) { return {.type = type}; }
    static FormulaValue of(bool flag) { return {.type = FormulaType::flag, .known = true, .flag = flag}; }
    static FormulaValue of(std::int64_t number) {
        return {.type = FormulaType::number, .known = true, .number = number};
    }
    static FormulaValue of(std::string_view word) {
        return {.type = FormulaType::word, .known = true, .word = word};
    }
    static FormulaValue of(std::span<const std::string> words) {
        return {.type = FormulaType::words, .known = true, .words = words};
    }
    static FormulaValue of(FormulaThing thing) {
        return {.type = FormulaType::thing, .known = true, .thing = thing};
    }
    static FormulaValue of(std::span<const FormulaThing> things) {
        return {.type = FormulaType::things, .known = true, .things = things};
    }
};

}  // namespace cota::mapsets

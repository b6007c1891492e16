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

/// Text and rows belong to the world or the formula, which must outlive the value. Only the part of its type
/// may be read; of an unknown value it is empty. Small, because a table has many thousand values.
struct FormulaValue {
    FormulaType type = FormulaType::flag;
    bool known = false;
    union {
        bool flag;
        std::int64_t number;
        std::string_view word;
        std::span<const std::string> words;
        FormulaThing thing;
        std::span<const FormulaThing> things;
    };

    /// An unknown flag.
    constexpr FormulaValue() : flag(false) {}
    static FormulaValue unknown(FormulaType type) {
        switch (type) {
            case FormulaType::number:
                return {std::int64_t{0}, type, false};
            case FormulaType::word:
                return {std::string_view(), type, false};
            case FormulaType::words:
                return {std::span<const std::string>(), type, false};
            case FormulaType::thing:
                return {FormulaThing(), type, false};
            case FormulaType::things:
                return {std::span<const FormulaThing>(), type, false};
            default:
                return {};
        }
    }
    static FormulaValue of(bool flag) { return {flag, FormulaType::flag, true}; }
    static FormulaValue of(std::int64_t number) { return {number, FormulaType::number, true}; }
    static FormulaValue of(std::string_view word) { return {word, FormulaType::word, true}; }
    static FormulaValue of(std::span<const std::string> words) { return {words, FormulaType::words, true}; }
    static FormulaValue of(FormulaThing thing) { return {thing, FormulaType::thing, true}; }
    static FormulaValue of(std::span<const FormulaThing> things) {
        return {things, FormulaType::things, true};
    }

  private:
    FormulaValue(bool own, FormulaType kind, bool isKnown) : type(kind), known(isKnown), flag(own) {}
    FormulaValue(std::int64_t own, FormulaType kind, bool isKnown)
        : type(kind), known(isKnown), number(own) {}
    FormulaValue(std::string_view own, FormulaType kind, bool isKnown)
        : type(kind), known(isKnown), word(own) {}
    FormulaValue(std::span<const std::string> own, FormulaType kind, bool isKnown)
        : type(kind), known(isKnown), words(own) {}
    FormulaValue(FormulaThing own, FormulaType kind, bool isKnown) : type(kind), known(isKnown), thing(own) {}
    FormulaValue(std::span<const FormulaThing> own, FormulaType kind, bool isKnown)
        : type(kind), known(isKnown), things(own) {}
};

}  // namespace cota::mapsets

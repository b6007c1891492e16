#pragma once
// A formula of a game: a condition or a sum over named things, such as
//   any(c in defender.cards where c.class = 'armour') and not attacker.surrounded
// It has no loops but those over rows of things, no names of its own but theirs, and no recursion, so it
// always ends.
//
//   numbers  3   a + b   a - b   a * b   -a   half(a), rounded down   min(a, b)   max(a, b)
//   words    'us'
//   yes, no  yes   no   a and b   a or b   not a   = != < <= > >=   'word' in things.words
//   things   attacker.seat   attacker.cards
//   of rows  any(c in ROW where CONDITION)   all(...)   count(...)   sum(NUMBER for c in ROW where CONDITION)
//            highest(NUMBER for c in ROW where CONDITION), 0 of an empty row   "where" may be missing
//   choice   if(CONDITION, a, b)
//
// An unknown value stays unknown in sums and comparisons; "and", "or", any, all and if decide where the known
// parts are enough.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/formula/formula_schema.h"
#include "mapsets/formula/formula_value.h"

namespace cota::mapsets {

/// A name that a formula may use, such as "attacker": its place in the arguments is its place in the list.
struct FormulaName {
    std::string name;
    FormulaType type = FormulaType::thing;
    int of = -1;  // kind of things
};

/// Why a text is not a formula.
struct FormulaFault {
    enum class Kind { unexpected, unknownName, unknownField, wrongType, tooDeep, takenName, unknownWord };
    Kind kind = Kind::unexpected;
    std::size_t offset = 0;             // in bytes from the start of the text
    std::string found;                  // the part of the text; empty: its end
    std::vector<std::string> expected;  // names or types in English, sorted; may be empty
};

class Formula {
  public:
    /// Reads `text`; its result must have the type `wanted`, if one is given. `fault` says why nothing came
    /// of it.
    static std::optional<Formula> read(std::string_view text, const FormulaSchema& schema,
                                       std::span<const FormulaName> names, std::optional<FormulaType> wanted,
                                       FormulaFault& fault);

    /// Whether it asks this field of a thing, itself and not by a term.
    bool asks(int kind, int field) const;

    FormulaType type() const { return nodes_.back().type; }
    int of() const { return nodes_.back().of; }

  private:
    friend class FormulaReader;
    friend class FormulaRun;
    enum class Op : std::uint8_t {
        number,
        word,
        flag,
        name,
        thing,
        field,
        any,
        all,
        count,
        sum,
        highest,
        choice,
        half,
        smaller,
        larger,
        add,
        subtract,
        multiply,
        negative,
        equal,
        unequal,
        less,
        lessOrEqual,
        isIn,
        conjunction,
        disjunction,
        negation
    };
    struct Node {
        Op op = Op::flag;
        FormulaType type = FormulaType::flag;
        int of = -1;
        int first = -1, second = -1, third = -1;  // nodes before this one
        int slot = 0;                             // of a name: its argument; of a row: that of its things
        int field = 0;
        int word = -1;            // its place in words_
        std::int64_t number = 0;  // of a word: where it stands in the text
        FormulaThing thing = {};
    };
    const std::string& wordOf(const Node& node) const { return words_[static_cast<std::size_t>(node.word)]; }

    std::vector<Node> nodes_;  // the last is the result
    std::vector<std::string> words_;
    int slots_ = 0;
};

}  // namespace cota::mapsets

#pragma once
// Which kinds of things formulas may ask about, and what each of them has. A field is read from a world, or
// it is a term: a formula with a name.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "mapsets/formula/formula_value.h"

namespace cota::mapsets {

class Formula;

struct FormulaField {
    std::string name;
    FormulaType type = FormulaType::flag;
    int of = -1;                          // of a thing or a row of things: their kind
    std::shared_ptr<const Formula> term;  // null: the world knows the value
    std::vector<std::string> words;       // that it can be, or have; empty: any
};

struct FormulaKind {
    std::string name;  // "card"; a term of the kind calls its thing so
    std::vector<FormulaField> fields;
};

/// A thing that every formula may name: the table, the options.
struct FormulaConstant {
    std::string name;
    FormulaThing thing;
};

class FormulaSchema {
  public:
    /// The number of the new kind.
    int addKind(std::string name);
    /// The number of the new field; a field of that name must not exist.
    int addField(int kind, std::string name, FormulaType type, int of = -1);
    int addTerm(int kind, std::string name, Formula formula);

    /// Formulas that compare the field with another word are wrong.
    void limitTo(int kind, int field, std::vector<std::string> words);

    void addConstant(std::string name, FormulaThing thing);

    const FormulaKind& kind(int number) const { return kinds_[static_cast<std::size_t>(number)]; }
    const std::vector<FormulaConstant>& constants() const { return constants_; }
    /// Null if there is none.
    const FormulaConstant* constant(std::string_view name) const;
    std::optional<int> kindOf(std::string_view name) const;
    std::optional<int> fieldOf(int kind, std::string_view name) const;
    const FormulaField& field(int kind, int number) const {
        return kinds_[static_cast<std::size_t>(kind)].fields[static_cast<std::size_t>(number)];
    }

  private:
    struct HashOfName {
        using is_transparent = void;
        std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>()(name); }
    };
    using Places = std::unordered_map<std::string, int, HashOfName, std::equal_to<>>;

    std::vector<FormulaKind> kinds_;
    std::vector<Places> places_;  // of the fields, by kind
    std::vector<FormulaConstant> constants_;
};

}  // namespace cota::mapsets

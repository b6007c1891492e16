#pragma once
// What the ends of cards of a class have printed, unless a document says otherwise: found once for each game.

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "mapsets/catalogue/catalogue.h"
#include "mapsets/formula/formula_schema.h"
#include "mapsets/table/table_kinds.h"

namespace cota::mapsets {

class PrintedValues {
  public:
    /// A value that a class declares.
    struct Declared {
        std::string_view name;
        std::size_t field = 0;  // of the kind of thing
        FormulaType type = FormulaType::flag;
    };
    struct OfClass {
        std::vector<std::pair<std::size_t, FormulaValue>> values;  // by field
        std::vector<Declared> declared;
    };

    PrintedValues() = default;
    /// Refers to the catalogue, which must outlive it.
    PrintedValues(const FormulaSchema& schema, const Catalogue& catalogue);

    /// `kind`: card, end or type. Without a class, what a card has of which nothing is known.
    const OfClass& of(TableKind kind, const UnitClass* unitClass) const;

  private:
    OfClass nothing(TableKind kind) const;
    OfClass ofClass(TableKind kind, const UnitClass& unitClass, OfClass made) const;

    static constexpr std::array kinds{TableKind::card, TableKind::end, TableKind::type};

    const FormulaSchema* schema_ = nullptr;
    const Catalogue* catalogue_ = nullptr;
    std::array<std::vector<OfClass>, kinds.size()> all_;  // by class; the last without one
};

}  // namespace cota::mapsets

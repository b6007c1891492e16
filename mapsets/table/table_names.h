#pragma once
// What people call the things on a table and their values.

#include <optional>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/table/table_world.h"

namespace cota::mapsets {

class TableNames {
  public:
    explicit TableNames(const TableWorld& world) : world_(&world) {}

    /// "Brown's group", "Infantry 12", "Ana". A card whose face is not seen is called by where it lies.
    model::LocalText of(FormulaThing thing) const;
    /// The id in files; of a card that of its type. Empty for a card that is not seen, and for relations and
    /// picks.
    std::string idOf(FormulaThing thing) const;
    /// The group or the space in which a card lies; the space of a group.
    model::LocalText placeOf(FormulaThing thing) const;
    /// The seat that a group, a space or a card belongs to.
    std::optional<FormulaThing> seatOf(FormulaThing thing) const;
    /// The word of the game for a value of a kind of thing: "strength".
    model::LocalText fieldOf(int kind, int field) const;
    /// A sentence that says which value nobody has entered, or that the card is not seen.
    model::LocalText gap(const FormulaGap& gap) const;
    bool isUnseen(FormulaThing thing) const;

  private:
    const TableWorld* world_;
};

/// What a kind of thing is called: "a group".
model::LocalText nameOfKind(TableKind kind);

}  // namespace cota::mapsets

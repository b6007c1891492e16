#pragma once
// The units of a side counted: formations down, unit classes across, with the counter sheet below.

#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct TotalsCell {
    std::vector<model::CounterId> units;  // that it counts
    int count() const { return static_cast<int>(units.size()); }
};

struct TotalsRow {
    model::FormationId formation;  // empty: units without a formation
    std::string name;
    int depth = 0;                  // in the formation tree
    std::vector<TotalsCell> cells;  // one for each class, with those of formations below
    TotalsCell all;
};

/// A class with what is used of it and what the counter sheets have.
struct TotalsClass {
    model::UnitClassId id;
    std::string name;
    int used = 0;
    int onSheet = 0;           // of the types that state it
    bool isTooMany = false;    // of at least one type
    bool statesSheet = false;  // all its types state what the sheet has
    /// "12 / 13"; "12" if a type does not state the sheet.
    std::string text() const;
};

struct Totals {
    std::vector<TotalsClass> classes;  // those that the side uses, in the order of the game
    std::vector<TotalsRow> rows;
    TotalsClass all;
};

/// `side`: empty for all units of a document without sides.
Totals totalsOf(const model::Document& document, const mapsets::Mapset* game, const model::SideId& side,
                model::Language language);

}  // namespace cota::session

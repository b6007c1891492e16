#pragma once
// Changes of one or several units in the table, each as one step of the history.

#include <optional>
#include <string>
#include <vector>

#include "editor/counters/unit_table.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

using Units = std::vector<model::CounterId>;

/// The value of a cell as it is edited: an id for types, formations, groups and carriers, else the text.
std::string unitValue(const model::Document& document, const model::CounterId& unit, UnitColumn column,
                      model::Language language);

/// The entries of a column that is a choice; empty for names, hexes and states.
std::vector<PaletteEntry> unitChoices(const SheetSource& source, const Units& units, UnitColumn column);

/// The value for all the units, or why not. An empty value removes: a name, a formation, a group, a hex, the
/// carrier. States are set by setState.
Written setUnits(const SheetSource& source, const Units& units, UnitColumn column, const std::string& value);

/// The value of the first unit for all the others.
Written fillDown(const SheetSource& source, const Units& units, UnitColumn column);

/// A state that the game declares for units at the start, as rows of a form: the common value, and
/// "different" in the hint if they differ. Only units in groups have states.
std::vector<Property> stateRows(const SheetSource& source, const Units& units);

/// The document without the units. Units aboard them stay in their hexes. The warning names those.
struct UnitRemoval {
    std::string warning;  // empty if nothing else changes
    HistoryEntry step;
};
std::optional<UnitRemoval> deleteUnits(const model::Document& document, const Units& units,
                                       model::Language language);

}  // namespace cota::session

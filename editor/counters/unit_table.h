#pragma once
// All units of a document as a table, with its order and its filter.

#include <array>
#include <string>
#include <vector>

#include "editor/words/words.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

enum class UnitColumn { name, type, formation, group, hex, aboard, states };

struct UnitColumnRow {
    UnitColumn column;
    Phrase title;
};
inline constexpr std::array<UnitColumnRow, 7> unitColumns{{{UnitColumn::name, trLater("Name")},
                                                           {UnitColumn::type, trLater("Type")},
                                                           {UnitColumn::formation, trLater("Formation")},
                                                           {UnitColumn::group, trLater("Group")},
                                                           {UnitColumn::hex, trLater("Hex")},
                                                           {UnitColumn::aboard, trLater("Aboard")},
                                                           {UnitColumn::states, trLater("States")}}};

struct UnitRow {
    model::CounterId id;
    model::CounterTypeId type;
    model::FormationId formation;
    model::SideId side;
    std::array<std::string, unitColumns.size()> cells;
    std::string className;
    bool isPlaced = false;
    bool isInGroup = false;
    bool isAboard = false;
    int depth = 0;  // carriers above it, in the order of the files

    const std::string& cell(UnitColumn column) const { return cells[static_cast<std::size_t>(column)]; }
};

/// In the order of the files; units aboard others follow their carriers.
std::vector<UnitRow> unitRows(const model::Document& document, const mapsets::Mapset* game,
                              model::Language language);

/// Sorts by a column; numbers in texts count as numbers. Rows with equal texts keep their order.
void sortUnits(std::vector<UnitRow>& rows, UnitColumn column, bool isDescending);

/// Whether the row has every word of the search. "not placed", "not in a group" and "aboard" (or the same in
/// Spanish) ask for the state of the unit and can be combined with words.
bool fitsFilter(const UnitRow& row, const std::string& search);

/// "2/7" before "10/7".
bool comesFirst(const std::string& one, const std::string& other);

}  // namespace cota::session

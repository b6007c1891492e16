#pragma once
// The forms of things on the table: cards, groups, markers, spaces, seats, relations and the table itself.

#include <functional>
#include <utility>

#include "editor/documents/selection.h"
#include "editor/editing/property_rows.h"
#include "editor/scenario/form_edits.h"
#include "editor/table/table_spot.h"

namespace cota::session {

/// The form of the selected thing; without a title if it is not on the table.
PropertySheet tableSheet(const SheetSource& source, const model::Subject& subject);

// Parts of them, each for rows that are being made.

/// An edit of the table that calls `set(tableau, value)`.
template <class Set>
auto onTableau(const SheetSourcePtr& source, Set set) {
    return inScenario(
        source, [set](model::Scenario& scenario, auto value) { set(*scenario.tableau, std::move(value)); });
}

/// The markers that lie on a thing, and a row that adds one.
void addMarkerRows(PropertyRows& rows, const SheetSourcePtr& source, const model::Subject& on);
/// The rows of one marker.
void addMarker(PropertyRows& rows, const SheetSourcePtr& source, const TableSpot& spot);
/// What a group does to others, and a row that adds a relation.
void addRelationRows(PropertyRows& rows, const SheetSourcePtr& source, const model::CardGroupId& group);
void addRelation(PropertyRows& rows, const SheetSourcePtr& source, std::size_t place);
/// The links of a space to its neighbours, and a row that adds one.
void addLinkRows(PropertyRows& rows, const SheetSourcePtr& source, const model::SpaceId& space);

/// The seats to choose from, after a word for none.
std::vector<PaletteEntry> seatChoicesOf(const SheetSource& source, std::string none);
/// All types of cards of the document.
std::vector<PaletteEntry> cardTypeChoices(const SheetSource& source, std::string none);

PropertySheet seatForm(const SheetSource& source, const model::Subject& subject);
PropertySheet tableForm(const SheetSource& source);
PropertySheet relationForm(const SheetSource& source, const model::Subject& subject);

}  // namespace cota::session

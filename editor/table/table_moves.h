#pragma once
// Cards and groups that are moved: between groups, hands, piles and players. Relations of a group that is
// used up end with it.

#include <vector>

#include "editor/documents/selection.h"
#include "editor/editing/property_sheet.h"
#include "editor/table/table_spot.h"

namespace cota::session {

struct TableDrop {
    enum class As {
        usual,     // a member of the group, a group of its own, the top of the pile
        attached,  // lies on the group, but is no member
        loose,     // lies in a space with groups, but in none
    };
    model::Subject on = {};  // a seat, space, group, or a card in one of them
    As as = As::usual;
    friend bool operator==(const TableDrop&, const TableDrop&) = default;
};

/// Cards and groups of a selection; of a group and its cards only the group.
std::vector<model::Subject> movable(const Selection& selection);

/// Moves cards, one of each entry of equal cards, or groups. Refused with a reason; neither step nor reason
/// if they would stay where they are. The moved things are selected after it.
Written moved(const SheetSource& source, const std::vector<model::Subject>& things, const TableDrop& drop);

/// The side of a nation; empty if the scenario has none.
model::SideId sideOfNation(const model::Scenario& scenario, const std::string& nation);
/// The nation of an end of a card.
std::string nationOfEnd(const model::Document& document, const model::CounterTypeId& type, int end);
/// How many ends a card has.
int endsOf(const model::Document& document, const model::CounterTypeId& type);
const model::CounterType* typeOnTable(const model::Document& document, const model::CounterTypeId& type);
/// The declared kind of a space; null if the game has none of that name.
const mapsets::SpaceKind* kindOf(const SheetSource& source, const model::TableauSpace& space);

/// A group without cards ends, and with it its relations.
void dropEmptyGroups(model::Tableau& tableau);
/// A new group for cards of a side, with an id and a name of its own.
model::CardGroup newGroup(const model::Scenario& scenario, const model::SeatId& seat,
                          const model::SideId& side);

}  // namespace cota::session

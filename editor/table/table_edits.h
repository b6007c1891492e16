#pragma once
// What can be done to things on the table: turned, shown, marked, attached, related, removed, dealt. Each is
// one step; nothing if there is nothing to do.

#include <cstdint>
#include <string>
#include <vector>

#include "editor/documents/selection.h"
#include "editor/editing/property_sheet.h"
#include "editor/table/table_spot.h"
#include "mapsets/catalogue/table.h"

namespace cota::session {

using TableStep = std::optional<HistoryEntry>;

/// The table of the document; null if it has none.
const model::Tableau* tableOf(const model::Document& document);

/// Lay the selected cards sideways, or upright if all lie sideways; of groups all their cards.
TableStep withTurned(const SheetSource& source, const Selection& things);
/// The next end of each card is up.
TableStep withNextEnd(const SheetSource& source, const Selection& things);
/// Face down, or face up if all are face down.
TableStep withFaceTurned(const SheetSource& source, const Selection& things);
/// Cards, groups with their cards, markers, spaces, seats, relations.
TableStep withoutThings(const SheetSource& source, const Selection& things);
/// The selected cards become a group.
Written withNewGroup(const SheetSource& source, const Selection& things);

/// The kinds of markers that may lie on a thing.
std::vector<const mapsets::MarkerKind*> markersFor(const SheetSource& source, const model::Subject& subject);
/// One more marker, with its least number; one that is there and has a number gets the next one.
TableStep withMarker(const SheetSource& source, const model::Subject& on, const std::string& kind);

/// A card of the deck: in a space on top, in a group as a member, or attached to it.
TableStep withCard(const SheetSource& source, const TableSpot& at, const model::CounterTypeId& type);
/// The types of which the table has fewer cards than there are copies, with the names of the document.
std::vector<const model::CounterType*> unplacedTypes(const SheetSource& source);

TableStep withRelation(const SheetSource& source, const std::string& kind, const model::CardGroupId& from,
                       const model::CardGroupId& to);
TableStep withLink(const SheetSource& source, const std::string& kind, const model::SpaceId& from,
                   const model::SpaceId& to);
/// What a player chose in secret, one more.
TableStep withPick(const SheetSource& source, const model::SeatId& seat, const model::CounterTypeId& type);

/// The cards of a pile in the order of a seed (mapsets/table/table_deal.h).
TableStep withShuffled(const SheetSource& source, const model::SpaceId& space, std::uint64_t seed);
/// The whole set-up, as the steps of the game say (`cota deal`). A step with a sentence is one that could not
/// be finished legally.
Written withSetUp(const SheetSource& source, std::uint64_t seed);
bool hasSetUp(const SheetSource& source);
/// Cards from a pile for every player.
TableStep withDealt(const SheetSource& source, const model::SpaceId& from, const std::string& kind, int each,
                    std::uint64_t seed);

}  // namespace cota::session

#pragma once
// Lists of a scenario that have an order: adding, duplicating, moving and removing an entry, each one step.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "editor/documents/history.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The lists that forms edit by place.
enum class ScenarioList {
    sides,
    exits,
    parts,
    victory,
    specialRules,
    sightMarks,
    acceptances,
    amendments,
    boards,
    features,
    spaces,
    seats
};

std::size_t sizeOf(const model::Document& document, ScenarioList list);
/// The name of an entry in lists and steps.
StepName entryName(const SheetSource& source, ScenarioList list, std::size_t place);

/// Nothing if there is no such entry, or it would not move.
std::optional<HistoryEntry> withEntryMoved(const SheetSource& source, ScenarioList list, std::size_t from,
                                           std::size_t to);
/// Sides are removed with what belongs to them only if nothing names them; see refusalToRemove.
std::optional<HistoryEntry> withoutEntry(const SheetSource& source, ScenarioList list, std::size_t place);
/// Why an entry cannot be removed; empty if it can.
std::string refusalToRemove(const SheetSource& source, ScenarioList list, std::size_t place);
/// A copy behind the entry, with an id of its own.
std::optional<HistoryEntry> withEntryDuplicated(const SheetSource& source, ScenarioList list,
                                                std::size_t place);

// New entries, at the end of their lists.

std::optional<HistoryEntry> addSide(const SheetSource& source);
/// An exit of the first side through the first zone, where there are any.
std::optional<HistoryEntry> addExit(const SheetSource& source, const model::SideId& side = {},
                                    const model::ZoneId& zone = {});
/// A detail with everything that the game requires of it.
std::optional<HistoryEntry> addStatement(const SheetSource& source, const model::PartKindId& kind,
                                         const model::SideId& side);
/// The first one gives the scenario a tableau.
std::optional<HistoryEntry> addSpace(const SheetSource& source);
/// A seat at the table, after the others clockwise.
std::optional<HistoryEntry> addSeat(const SheetSource& source);
std::optional<HistoryEntry> addSpecialRule(const SheetSource& source);
/// A pair as the map has it now: it must be clear if it is. Nothing if a hex is not on the map or both are
/// the same.
std::optional<HistoryEntry> addSightPair(const SheetSource& source, const std::string& from,
                                         const std::string& to, std::optional<int> turn = {});
/// The kinds of changes that a scenario can make to its boards; the ids are those of the file format.
std::vector<PaletteEntry> amendmentKinds(const SheetSource& source);
/// A change of the hexes, filled in with the first word of the game.
std::optional<HistoryEntry> addAmendment(const SheetSource& source, const std::string& kind,
                                         const std::vector<model::HexRef>& hexes);
/// Another file of forces. Nothing if the scenario uses a file of that name.
std::optional<HistoryEntry> addForces(const SheetSource& source, const std::string& file,
                                      const model::Forces& forces);
/// A board of a file of the document, or read from beside it, to the right of the others.
std::optional<HistoryEntry> addBoard(const SheetSource& source, const std::string& file,
                                     const model::Board& board);

}  // namespace cota::session

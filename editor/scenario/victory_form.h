#pragma once
// The form of a victory condition: its fields depend on what it is about, and its words are proposed from
// the fields until somebody edits them.

#include <cstddef>
#include <optional>

#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The fields of the condition at that place; empty if there is none.
PropertySheet victorySheet(const SheetSource& source, std::size_t place);

/// The words proposed from its fields; nothing if they are already there, or it has words only.
std::optional<HistoryEntry> withProposedWords(const SheetSource& source, std::size_t place);

/// A condition for a side, last of the list, but before one for any other result: victory points if the
/// objectives have points, control of all objectives if not, else more losses of the enemy. Without a side:
/// the first side that has no condition.
std::optional<HistoryEntry> addCondition(const SheetSource& source, const model::SideId& side = {});
/// The place of a new condition; after addCondition() that of the one after the new one.
std::size_t placeOfNewCondition(const model::Scenario& scenario);

}  // namespace cota::session

#pragma once
// The form of a group: its values and the states of its units, as rows like those of Properties.

#include "editor/editing/property_sheet.h"
#include "editor/setup/group_edits.h"

namespace cota::session {

/// `units` are the selected units of the group, whose states the last rows show; empty: all of them.
/// Without rows if there is no such group.
PropertySheet groupForm(const SheetSource& source, const model::GroupId& id, const CounterIds& units = {});

/// "50 % on turn 10, 98 % by turn 15", for a group that arrives by dice; empty for others.
std::string chancesOf(const model::Document& document, const model::Group& group);

/// Reads "4+", "2-3" or "6" for these dice; nothing if it is none of them, or no throw can show it.
std::optional<model::ArrivalRoll> rollFrom(const std::string& needed, const std::string& dice);

}  // namespace cota::session

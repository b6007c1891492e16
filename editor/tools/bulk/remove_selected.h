#pragma once
// Removing what is selected from the map.

#include <optional>
#include <string>

#include "editor/tools/tool.h"

namespace cota::tools {

/// The step that removes the selection from the map. A counter stays in its order of battle; references to a
/// zone or objective are removed too. Nothing if there is nothing to remove.
std::optional<HistoryEntry> withoutSelected(const ToolContext& context);
/// A sentence for the user on what named the removed things; empty if nothing did.
std::string whatElseWasRemoved(const model::Document& before, const session::Selection& removed,
                               model::Language language);
/// Why nothing was removed after Delete was pressed; empty if there is no reason to give.
std::string whyNothingRemoved(const session::JoinedMap& map, const session::Selection& selection,
                              model::Language language);

}  // namespace cota::tools

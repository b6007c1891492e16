#pragma once
// Units loaded on others at the start, if the game allows it.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The step that loads the units, or the game's reason why they may not be loaded. A state that the game
/// demands of loaded units is set in the same step.
struct Loading {
    std::optional<HistoryEntry> step;
    std::string refusal;
};
Loading load(const SheetSource& source, const std::vector<model::CounterId>& units,
             const model::CounterId& carrier);

/// The units on which the game lets all of these be loaded; those of equal types in one group are tried once.
std::vector<PaletteEntry> carriersFor(const SheetSource& source, const std::vector<model::CounterId>& units);

}  // namespace cota::session

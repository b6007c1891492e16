#pragma once
// Dragging a unit from the order of battle to the map.

namespace cota::wx {

/// The format of the dragged data: the id of the counter.
inline constexpr const char* counterFormat = "application/x-cota-counter";

}  // namespace cota::wx

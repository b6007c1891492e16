#pragma once
// The hex cursor of the keyboard: which hex a key goes to. Exact steps on the grid, so that going back is
// always possible.

#include <optional>

#include "formats/model/geometry/hex.h"
#include "mapsets/field/battlefield.h"

namespace cota::session {

/// The arrow keys.
enum class CursorWay { left, right, up, down };

/// The next hex in the direction of an arrow key, or the hex itself at the edge of the map. Columns of a flat
/// grid and rows of a pointed one are straight. In the other direction the step is to the neighbour in the
/// same printed row (column) of the board that prints the hex, so the cursor zigzags and keeps its row. Gaps
/// of the map are skipped.
mapsets::Cell stepped(const mapsets::Battlefield& field, mapsets::Cell from, CursorWay way);
/// The same, `count` times.
mapsets::Cell stepped(const mapsets::Battlefield& field, mapsets::Cell from, CursorWay way, int count);
/// The last hex in the direction of an arrow key.
mapsets::Cell steppedToEdge(const mapsets::Battlefield& field, mapsets::Cell from, CursorWay way);

/// What the cursor points at in its hex: one hexside, or nothing for the middle. The next one clockwise;
/// backwards if `by` is below 0. After the last one comes the middle.
std::optional<model::Direction> turnedAim(std::optional<model::Direction> aim, int by);

}  // namespace cota::session

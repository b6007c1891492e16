#pragma once
// Lines of equal height through even places, as the field of heights has them: marching squares.

#include <vector>

#include "formats/earth/ground.h"

namespace cota::earth {

struct TracedLine {
    std::int64_t threshold = 0;
    std::vector<model::GridPoint> points;  // of a ring, the first is not repeated
    bool isClosed = false;
};

/// Columns and rows of places from the first to before the end.
struct Places {
    std::size_t fromColumn = 0, fromRow = 0, endColumn = 0, endRow = 0;
};

/// The lines that part places below half a millimetre under `threshold` (of `heights`, by Ground::index) from
/// the others, which are on the left of the line. Open lines first, each kind in reading order of its start.
std::vector<TracedLine> traced(const Ground& ground, const std::vector<std::int64_t>& heights,
                               std::int64_t threshold, Places within);

}  // namespace cota::earth

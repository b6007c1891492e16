#include "mapsets/sight/straight/met_obstacles.h"

namespace cota::mapsets {

using model::GridPoint;
using model::LinePart;
using model::LinePlace;

bool MetObstacles::meets(const HexObstacles::Part& part, Cell cell, const LinePart& window) const {
    if (part.side >= 0) {
        const auto corners = model::hexCorners(field_.orientation(), field_.centre(cell));
        const auto side = static_cast<std::size_t>(part.side);
        if (part.side >= HexObstacles::firstCorner)
            return model::turn(course_.a, course_.b, corners[side - HexObstacles::firstCorner]) == 0;
        const auto on = model::partOn(course_.a, course_.b, corners[side], corners[(side + 1) % 6]);
        return on.has_value();
    }
    const auto& outline = field_.areas()[static_cast<std::size_t>(part.area)].outline;
    bool left = false, right = false;
    for (const GridPoint point : outline) {
        const int turn = model::turn(course_.a, course_.b, model::fine(point));
        left = left || turn <= 0;
        right = right || turn >= 0;
        if (left && right) break;
    }
    if (!left || !right) return false;
    // An area inside the hex meets the line only in this hex, and only somewhere in it.
    const bool isWhole = window.from != window.to;
    return (part.isInside && isWhole) || model::meetsArea(course_.a, course_.b, outline, window);
}

int MetObstacles::tallest(Cell cell, const LinePart& part, StraightLineNote* note) const {
    int tallest = obstacles_.wholeIn(cell, line_.reading);
    if (note && tallest > 0) note->thing = obstacles_.wholeName(cell);
    for (const HexObstacles::Part& one : obstacles_.parts(obstacles_.in(cell))) {
        if (one.height <= tallest) continue;
        if (!meets(one, cell, part)) {
            if (note) note->beside = obstacles_.nameOf(one);
            continue;
        }
        tallest = one.height;
        if (note) note->thing = obstacles_.nameOf(one);
    }
    return tallest;
}

int MetObstacles::tallestAt(Cell cell, LinePlace at) const {
    int tallest = obstacles_.wholeIn(cell, line_.reading);
    for (const HexObstacles::Part& one : obstacles_.parts(obstacles_.in(cell)))
        if (one.height > tallest && meets(one, cell, {at, at})) tallest = one.height;
    return tallest;
}

}  // namespace cota::mapsets

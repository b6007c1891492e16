#include "editor/answers/pointing.h"

#include <algorithm>
#include <cmath>

namespace cota::session {

double between(MapPoint a, MapPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

double toSegment(MapPoint point, MapPoint from, MapPoint to) {
    const double x = to.x - from.x, y = to.y - from.y;
    const double length = x * x + y * y;
    const double along = length > 0 ? ((point.x - from.x) * x + (point.y - from.y) * y) / length : 0;
    const double at = std::clamp(along, 0.0, 1.0);
    return between(point, {from.x + at * x, from.y + at * y});
}

}  // namespace cota::session

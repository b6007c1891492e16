#include "editor/tools/line_grip.h"

#include <algorithm>
#include <cstdlib>

#include "editor/answers/pointing.h"

namespace cota::tools {

std::optional<LinePosition> positionOn(const std::vector<GripLine>& lines, const PointerEvent& event) {
    std::optional<LinePosition> found;
    double least = event.reach;
    for (const bool onPoints : {true, false}) {
        for (const auto& line : lines) {
            const auto& points = line.points;
            const std::size_t count = points.size() - (onPoints || line.isClosed || points.empty() ? 0 : 1);
            for (std::size_t i = 0; i < count; ++i) {
                const double away =
                    onPoints ? session::between(event.at, points[i])
                             : session::toSegment(event.at, points[i], points[(i + 1) % points.size()]);
                if (away > least) continue;
                least = away;
                found = LinePosition{line.board, line.id, i, onPoints};
            }
        }
        if (found) return found;
    }
    return found;
}

void LineGrip::take(std::optional<LinePosition> caught, const PointerEvent& event) {
    place = std::move(caught);
    from_ = now = event.at;
    reach = event.reach;
    isReversed = event.control;
    hasMoved = false;
}

/// A hand trembles by less than this while clicking.
void LineGrip::follow(const PointerEvent& event) {
    now = event.at;
    hasMoved = hasMoved || session::between(from_, now) > reach / 4;
}

std::vector<model::GridPoint> LineGrip::dragged(const JoinedMap& map,
                                                std::vector<model::GridPoint> points) const {
    const auto at = map.onBoard(now, place->board);
    if (!at) return points;
    if (place->isOnPoint)
        points[place->point] = *at;
    else
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(place->point) + 1, *at);
    return points;
}

std::optional<std::vector<model::GridPoint>> LineGrip::reshaped(const JoinedMap& map,
                                                                std::vector<model::GridPoint> points) const {
    if (takesPoint()) {
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(place->point));
        return points;
    }
    if (isReversed || !hasMoved) return std::nullopt;
    return dragged(map, std::move(points));
}

void PointRun::add(const JoinedMap& map, MapPoint at, std::int32_t least) {
    if (points_.empty()) {
        const auto first = map.onBoard(at);
        if (!first) return;
        board_ = first->board;
        points_.push_back(first->at);
        return;
    }
    const auto point = map.onBoard(at, board_);
    if (!point) return;
    const auto& last = points_.back();
    if (std::max(std::abs(point->x - last.x), std::abs(point->y - last.y)) >= least)
        points_.push_back(*point);
}

bool PointRun::wouldClose(const JoinedMap& map, const PointerEvent& event) const {
    if (points_.size() < 3) return false;
    const auto first = map.toSheet({board_, points_.front()});
    return first && session::between(*first, event.at) <= event.reach;
}

void PointRun::clear() {
    board_.clear();
    points_.clear();
}

std::vector<MapPoint> PointRun::onSheet(const JoinedMap& map,
                                        const std::optional<PointerEvent>& hover) const {
    std::vector<MapPoint> points;
    for (const auto& point : points_)
        if (const auto at = map.toSheet({board_, point})) points.push_back(*at);
    if (hover && !points.empty()) points.push_back(hover->at);
    return points;
}

}  // namespace cota::tools

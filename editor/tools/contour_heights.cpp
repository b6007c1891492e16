#include "editor/tools/contour_heights.h"

#include <algorithm>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <set>

#include "editor/answers/subject_shape.h"
#include "editor/tools/freehand.h"
#include "formats/model/geometry/outline.h"
#include "formats/model/relief/relief.h"

namespace cota::tools {

namespace {

namespace geometry = boost::geometry;
using SheetPlace = geometry::model::d2::point_xy<double>;
using SheetOutline = geometry::model::polygon<SheetPlace>;

constexpr double footAway = 0.5;      // hexes from the ring to its foot
constexpr std::size_t atCorner = 12;  // points of a full circle around a corner

constexpr int usualInterval = 20;  // metres, of most topographic maps

int floorTo(int metres, int interval) {
    const int rest = ((metres % interval) + interval) % interval;
    return metres - rest;
}

}  // namespace

int contourInterval(const JoinedMap& map) {
    const auto& scales = map.game().catalogue.scales;
    if (scales.heightUnit == "m" && scales.levelHeight > 0) return scales.levelHeight;
    std::set<int> heights;
    for (const auto& [key, board] : map.document().boards)
        for (const auto& contour : board->contours)
            if (!contour.dashed) heights.insert(contour.metres);
    int least = 0;
    for (auto it = heights.begin(); it != heights.end() && std::next(it) != heights.end(); ++it)
        if (const int step = *std::next(it) - *it; least == 0 || step < least) least = step;
    return least > 0 ? least : usualInterval;
}

int contourBelow(const JoinedMap& map, MapPoint at) {
    const int interval = contourInterval(map);
    const auto* relief = map.field().relief();
    if (!relief || relief->empty()) {
        const auto cell = map.cellAt(at);
        return cell ? map.level(*cell) * interval : 0;
    }
    const auto place = map.sheet().latticeAt(at);
    if (const auto line = relief->touching(place, 0)) return floorTo(relief->lines()[*line].metres, interval);
    const auto& face = relief->faces()[relief->faceAt(place)];
    if (face.heights.empty()) return 0;
    const int lowest = face.heights.front();
    // Below the lowest contour the ground is at most one interval lower.
    return face.kind == model::FaceKind::bottom ? floorTo(lowest - 1, interval) : floorTo(lowest, interval);
}

model::HighSide insideOf(const std::vector<model::GridPoint>& ring) {
    return model::areaTwice(ring) > 0 ? model::HighSide::right : model::HighSide::left;
}

namespace {

/// The closed contour with its high side inside or outside.
void setHill(model::Contour& contour, bool hill) {
    const auto inside = insideOf(contour.points);
    const auto outside = inside == model::HighSide::left ? model::HighSide::right : model::HighSide::left;
    contour.high = hill ? inside : outside;
}

}  // namespace

std::optional<bool> isHill(const model::Contour& contour) {
    if (!contour.closed || contour.high == model::HighSide::unknown) return std::nullopt;
    return contour.high == insideOf(contour.points);
}

model::Contour withRing(model::Contour contour, bool hill, int interval) {
    if (isHill(contour) == !hill) contour.metres += hill ? interval : -interval;
    setHill(contour, hill);
    return contour;
}

std::optional<model::Contour> footAround(const JoinedMap& map, const std::string& board,
                                         const model::Contour& ring, int metres) {
    SheetOutline inner;
    for (const auto& point : session::onSheet(map, board, ring.points))
        geometry::append(inner.outer(), SheetPlace(point.x, point.y));
    geometry::correct(inner);
    if (inner.outer().size() < 4 || !geometry::is_simple(inner.outer())) return std::nullopt;
    using namespace geometry::strategy::buffer;
    geometry::model::multi_polygon<SheetOutline> outer;
    geometry::buffer(inner, outer, distance_symmetric<double>(footAway * map.sheet().hexMillimetres()),
                     side_straight(), join_round(atCorner), end_flat(), point_circle(atCorner));
    if (outer.size() != 1) return std::nullopt;
    std::vector<model::GridPoint> points;
    for (const auto& place : outer.front().outer())
        if (const auto at = map.onBoard(MapPoint{place.x(), place.y()}, board)) points.push_back(*at);
    if (points.size() < 4) return std::nullopt;
    points.pop_back();  // the first one again
    model::Contour foot;
    foot.id = ring.id + "-foot";
    foot.metres = metres;
    foot.closed = true;
    foot.points = simplified(points, true, Smoothness::some);
    foot.high = insideOf(foot.points);
    return foot;
}

const model::Contour* footOf(const model::Board& board, const model::Contour& ring) {
    if (board.contours.size() != 2) return nullptr;
    const auto& other = board.contours.front().id == ring.id ? board.contours.back() : board.contours.front();
    if (!other.closed || !ring.closed || ring.points.empty()) return nullptr;
    const bool isInside = std::ranges::all_of(ring.points, [&](const model::GridPoint& point) {
        return model::placeOf(model::fine(point), other.points) == model::Place::inside;
    });
    return isInside ? &other : nullptr;
}

RingWithFoot turned(RingWithFoot both, bool hill, int interval) {
    both.ring.metres = both.foot.metres + (hill ? interval : -interval);
    setHill(both.ring, hill);
    setHill(both.foot, hill);
    return both;
}

}  // namespace cota::tools

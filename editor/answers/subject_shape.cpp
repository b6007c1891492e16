#include "editor/answers/subject_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "formats/model/geometry/outline.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/look/scene/map_sheet.h"

namespace cota::session {

namespace {

using model::SubjectKind;

void addLabel(const JoinedMap& map, const std::string& label, SubjectShape& shape) {
    if (const auto cells = map.field().candidates(label); !cells.empty()) shape.hexes.insert(cells.front());
}

/// The place of a counter, or of its carrier; stops if carriers form a loop.
void addCounter(const JoinedMap& map, model::CounterId id, SubjectShape& shape) {
    for (std::set<model::CounterId> seen; seen.insert(id).second;) {
        const auto* placement = findPlacement(map.document(), id).placement;
        if (!placement) return;
        if (placement->at) return addLabel(map, placement->at->label, shape);
        if (!placement->aboard) return;
        id = *placement->aboard;
    }
}

void addFormation(const JoinedMap& map, const ForceNode& node, const std::string& id, bool isInside,
                  SubjectShape& shape) {
    const bool isHere = isInside || (node.kind == ForceNode::Kind::formation && node.id == id);
    if (isHere && node.kind == ForceNode::Kind::counter) addCounter(map, model::CounterId(node.id), shape);
    for (const auto& child : node.children) addFormation(map, child, id, isHere, shape);
}

/// From the centres of hexes: the line as it is drawn, bent in each hex between the sides that it crosses.
std::vector<MapPoint> fromSideToSide(const std::vector<MapPoint>& centres) {
    if (centres.size() < 3) return centres;
    constexpr int pieces = 6;  // in each hex
    const auto between = [](MapPoint a, MapPoint b) { return MapPoint{(a.x + b.x) / 2, (a.y + b.y) / 2}; };
    std::vector<MapPoint> points{centres.front()};
    for (std::size_t i = 1; i + 1 < centres.size(); ++i) {
        const auto from = between(centres[i - 1], centres[i]), to = between(centres[i], centres[i + 1]);
        for (int k = 0; k <= pieces; ++k) {
            const double t = static_cast<double>(k) / pieces, rest = 1 - t;
            points.push_back({rest * rest * from.x + 2 * t * rest * centres[i].x + t * t * to.x,
                              rest * rest * from.y + 2 * t * rest * centres[i].y + t * t * to.y});
        }
    }
    points.push_back(centres.back());
    return points;
}

void addThing(const JoinedMap& map, const BoardThing& thing, SubjectShape& shape) {
    const auto& document = map.document();
    if (const auto* contour = contourOf(document, thing))
        shape.lines.push_back({onSheet(map, thing.board, contour->points), contour->closed});
    if (const auto* area = areaOf(document, thing))
        shape.lines.push_back({onSheet(map, thing.board, area->outline), true});
    if (const auto* name = nameOf(document, thing)) shape.points = onSheet(map, thing.board, {name->at});
    if (const auto* path = pathOf(document, thing)) {
        auto line = lineOf(map, thing.board, *path);
        if (!path->hexes.empty()) line.points = fromSideToSide(line.points);
        shape.lines.push_back(std::move(line));
    }
    std::erase_if(shape.lines, [](const auto& line) { return line.points.empty(); });
}

}  // namespace

std::vector<MapPoint> onSheet(const JoinedMap& map, const std::string& board,
                              const std::vector<model::GridPoint>& points) {
    std::vector<MapPoint> sheet;
    for (const auto& point : points)
        if (const auto at = map.toSheet({board, point})) sheet.push_back(*at);
    return sheet;
}

SubjectShape::Line lineOf(const JoinedMap& map, const std::string& board, const model::Path& path) {
    SubjectShape::Line line;
    const auto it = map.document().boards.find(board);
    if (it == map.document().boards.end()) return line;
    const auto& grid = it->second->grid;
    std::vector<model::GridPoint> points;
    for (const auto& hex : path.hexes) points.push_back(model::hexCentre(grid, hex));
    line.points = onSheet(map, board, points);
    for (const auto& side : path.sides) {
        const auto cell = map.cellOf({board, side.hex});
        const auto other = map.cellOf({board, side.other()});
        if (!cell || !other) continue;
        const auto a = map.sheet().centre(*cell), b = map.sheet().centre(*other);
        line.points.push_back({(a.x + b.x) / 2, (a.y + b.y) / 2});
    }
    return line;
}

SubjectShape shapeOf(const JoinedMap& map, const model::Subject& subject) {
    SubjectShape shape;
    const auto& document = map.document();
    if (const auto thing = thingOf(document, subject)) addThing(map, *thing, shape);
    if (subject.kind == SubjectKind::hex) addLabel(map, subject.id, shape);
    if (subject.kind == SubjectKind::counter) addCounter(map, model::CounterId(subject.id), shape);
    if (subject.kind == SubjectKind::formation)
        for (const auto& file : forceTree(document, model::Language::english))
            addFormation(map, file, subject.id, false, shape);
    if (!document.scenario) return shape;
    const auto& scenario = **document.scenario;
    if (subject.kind == SubjectKind::zone) {
        mapsets::ZoneResolver resolver(map.field(), scenario.zones);
        if (const auto* zone = resolver.resolve(model::ZoneId(subject.id)))
            shape.hexes.insert(zone->cells.begin(), zone->cells.end());
    }
    if (subject.kind == SubjectKind::objective)
        for (const auto& objective : scenario.objectives)
            if (objective.id.text == subject.id)
                for (const auto& hex : objective.hexes) addLabel(map, hex.label, shape);
    return shape;
}

std::set<Cell> hexesOf(const JoinedMap& map, const model::Finding& finding) {
    SubjectShape all;
    const auto add = [&](const model::Subject& subject) {
        for (const auto& label : subject.hexes) addLabel(map, label, all);
        all.hexes.merge(shapeOf(map, subject).hexes);
    };
    add(finding.subject);
    for (const auto& subject : finding.related) add(subject);
    return all.hexes;
}

MapPoint middleOf(const JoinedMap& map, const SubjectShape& shape) {
    picture::Box box;
    for (const Cell cell : shape.hexes) box.add(map.sheet().centre(cell));
    for (const auto& line : shape.lines)
        for (const auto& point : line.points) box.add(point);
    for (const auto& point : shape.points) box.add(point);
    return {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
}

namespace {

/// Joins a hole to the outline around it by a bridge of no width, which the even-odd rule and the shares of
/// hexes do not see.
void addHole(std::vector<model::GridPoint>& outline, const std::vector<model::GridPoint>& hole) {
    std::size_t at = 0, from = 0;
    std::int64_t least = -1;
    for (std::size_t i = 0; i < outline.size(); ++i)
        for (std::size_t k = 0; k < hole.size(); ++k) {
            const std::int64_t x = outline[i].x - hole[k].x, y = outline[i].y - hole[k].y;
            if (least >= 0 && x * x + y * y >= least) continue;
            least = x * x + y * y;
            at = i;
            from = k;
        }
    std::vector<model::GridPoint> way(hole.begin() + static_cast<std::ptrdiff_t>(from), hole.end());
    way.insert(way.end(), hole.begin(), hole.begin() + static_cast<std::ptrdiff_t>(from) + 1);
    way.push_back(outline[at]);
    outline.insert(outline.begin() + static_cast<std::ptrdiff_t>(at) + 1, way.begin(), way.end());
}

/// A corner of a region between the sides before and after it, as points that the outline takes instead.
class RoundedCorner {
  public:
    RoundedCorner(MapPoint before, MapPoint at, MapPoint after, double hex)
        : at_(at), in_(along(before, at)), out_(along(at, after)) {
        // Clockwise around the region, its inside is on the right.
        const double inset = insetShare * hex, cross = in_.x * out_.y - in_.y * out_.x;
        isConvex_ = cross > 0;
        side_ = std::hypot(after.x - at.x, after.y - at.y);
        // Where the two sides meet when each is moved inwards.
        const double way = cross == 0 ? 0 : inset * (1 - (in_.x * out_.x + in_.y * out_.y)) / cross;
        at_ = {at.x - in_.y * inset - in_.x * way, at.y + in_.x * inset - in_.y * way};
    }

    void addTo(std::vector<MapPoint>& points) const {
        const double cut = (isConvex_ ? convexCut : reflexCut) * side_;
        const MapPoint first{at_.x - in_.x * cut, at_.y - in_.y * cut};
        const MapPoint last{at_.x + out_.x * cut, at_.y + out_.y * cut};
        // Between them half way to the corner; or, beside the corner of a hex that is not in, behind it.
        const double by = reflexDepth * side_;
        const MapPoint bow{(first.x + last.x + 2 * at_.x) / 4, (first.y + last.y + 2 * at_.y) / 4};
        const MapPoint behind{at_.x + (in_.x - out_.x) * by, at_.y + (in_.y - out_.y) * by};
        points.insert(points.end(), {first, isConvex_ ? bow : behind, last});
    }

  private:
    // Shares of the width of a hex, and of a side.
    static constexpr double insetShare = 0.006, convexCut = 0.3, reflexCut = 0.2, reflexDepth = 0.06;
    static MapPoint along(MapPoint from, MapPoint to) {
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        return {(to.x - from.x) / length, (to.y - from.y) / length};
    }

    MapPoint at_, in_, out_;  // the corner, and the directions of the sides
    double side_ = 0;
    bool isConvex_ = false;
};

/// The loop with rounded corners, all inside its hexes: no other hex gets a share. At the edge of the map it
/// follows the edge.
std::vector<MapPoint> rounded(const JoinedMap& map, const look::RegionLoop& loop) {
    std::vector<MapPoint> points;
    const std::size_t count = loop.corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t last = (i + count - 1) % count;
        const auto at = map.sheet().at(loop.corners[i]);
        if (!map.field().isOnMap(loop.outside[i]) || !map.field().isOnMap(loop.outside[last]))
            points.push_back(at);
        else
            RoundedCorner(map.sheet().at(loop.corners[last]), at,
                          map.sheet().at(loop.corners[(i + 1) % count]), map.sheet().hexMillimetres())
                .addTo(points);
    }
    return points;
}

}  // namespace

std::vector<std::vector<model::GridPoint>> outlinesOf(const JoinedMap& map, const std::string& board,
                                                      const std::set<Cell>& cells) {
    std::vector<bool> isIn(static_cast<std::size_t>(map.field().cellCount()), false);
    for (const Cell cell : cells) isIn[static_cast<std::size_t>(cell)] = true;
    const std::vector<Cell> list(cells.begin(), cells.end());
    std::vector<std::vector<model::GridPoint>> outlines, holes;
    for (const auto& loop : look::boundaryOf(map.field(), list, isIn)) {
        std::vector<model::GridPoint> points;
        for (const auto& point : rounded(map, loop))
            if (const auto at = map.onBoard(point, board)) points.push_back(*at);
        if (points.size() < 3) continue;
        (model::areaTwice(points) > 0 ? outlines : holes).push_back(std::move(points));
    }
    for (const auto& hole : holes)
        for (auto& outline : outlines)
            if (model::placeOf(model::fine(hole.front()), outline) != model::Place::outside) {
                addHole(outline, hole);
                break;
            }
    return outlines;
}

std::vector<std::vector<model::GridPoint>> outlinesFor(const JoinedMap& map, const std::string& board,
                                                       const model::TerrainId& terrain,
                                                       const std::set<Cell>& cells,
                                                       const look::Symbology* look) {
    // The drawing of single buildings.
    constexpr std::string_view footprint = "footprint";
    if (!look || look->symbol("terrain", terrain.text).drawing() != footprint)
        return outlinesOf(map, board, cells);
    constexpr double wide = 0.42, deep = 0.3;  // of the distance from the centre of the hex to a corner
    std::vector<std::vector<model::GridPoint>> outlines;
    for (const Cell cell : cells) {
        const auto centre = map.sheet().centre(cell);
        const auto corner = map.sheet().corners(cell)[0];
        const double radius = std::hypot(corner.x - centre.x, corner.y - centre.y);
        std::vector<model::GridPoint> points;
        for (const auto& [x, y] :
             std::array{std::pair{-1, -1}, std::pair{1, -1}, std::pair{1, 1}, std::pair{-1, 1}})
            if (const auto at =
                    map.onBoard({centre.x + x * wide * radius, centre.y + y * deep * radius}, board))
                points.push_back(*at);
        if (points.size() < 3) continue;
        if (model::areaTwice(points) < 0) std::ranges::reverse(points);
        outlines.push_back(std::move(points));
    }
    return outlines;
}

}  // namespace cota::session

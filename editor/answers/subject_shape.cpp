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

void addThing(const JoinedMap& map, const BoardThing& thing, SubjectShape& shape) {
    const auto& document = map.document();
    if (const auto* contour = contourOf(document, thing))
        shape.lines.push_back({onSheet(map, thing.board, contour->points), contour->closed});
    if (const auto* area = areaOf(document, thing))
        shape.lines.push_back({onSheet(map, thing.board, area->outline), true});
    if (const auto* name = nameOf(document, thing)) shape.points = onSheet(map, thing.board, {name->at});
    if (const auto* path = pathOf(document, thing)) shape.lines.push_back(lineOf(map, thing.board, *path));
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

}  // namespace

std::vector<std::vector<model::GridPoint>> outlinesOf(const JoinedMap& map, const std::string& board,
                                                      const std::set<Cell>& cells) {
    std::vector<bool> isIn(static_cast<std::size_t>(map.field().cellCount()), false);
    for (const Cell cell : cells) isIn[static_cast<std::size_t>(cell)] = true;
    const std::vector<Cell> list(cells.begin(), cells.end());
    std::vector<std::vector<model::GridPoint>> outlines, holes;
    for (const auto& loop : look::boundaryOf(map.field(), list, isIn)) {
        std::vector<model::GridPoint> points;
        for (const auto corner : loop.corners)
            if (const auto at = map.onBoard(map.sheet().at(corner), board)) points.push_back(*at);
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

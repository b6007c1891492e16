#include "editor/tools/bulk/preview_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numbers>

#include "editor/answers/subject_shape.h"
#include "editor/documents/force_tree.h"
#include "editor/picture/counter_samples.h"
#include "formats/model/document/formation_tree.h"

namespace cota::tools {

namespace {

using model::Document;

constexpr double ghostShare = 1.1;  // of the distance from the middle of a hex to its corners
constexpr double ghostOpacity = 0.8;
constexpr std::size_t mostGhosts = 400;

/// The hex of each placed unit.
std::map<model::CounterId, Cell> cellsOfUnits(const JoinedMap& map, const Document& document) {
    std::map<model::CounterId, Cell> cells;
    if (!document.scenario) return cells;
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& unit : group.units)
            if (unit.at)
                if (const auto cell = map.field().resolve(unit.at->label)) cells.emplace(unit.counter, *cell);
    return cells;
}

picture::Mark ghost(const ToolContext& context, const Document& document, const model::CounterId& unit,
                    Cell cell, std::size_t below) {
    const auto found = session::findCounter(document, unit);
    const auto centre = context.map.sheet().centre(cell);
    const auto corners = context.map.sheet().corners(cell);
    const double size = std::hypot(corners[0].x - centre.x, corners[0].y - centre.y) * ghostShare;
    const double shift = static_cast<double>(below) * size * 0.08;
    const MapPoint at{centre.x + shift, centre.y - shift};
    picture::Group group;
    group.opacity = ghostOpacity;
    const auto* look = context.look;
    const auto* type = session::typeOfCounter(found);
    if (look && type)
        session::addCounterMarks(document, context.map.game(), *look, *type,
                                 model::FormationTree(document).sideOf(*found.counter), at, size,
                                 context.language, group.marks);
    else
        group.marks = hexMarks(context, {cell});
    return {std::move(group)};
}

void addUnits(const ToolContext& context, const Document& changed, std::vector<picture::Mark>& marks) {
    const auto before = cellsOfUnits(context.map, context.document);
    const auto after = cellsOfUnits(context.map, changed);
    std::map<Cell, std::size_t> stacked;
    std::size_t drawn = 0;
    for (const auto& [unit, cell] : after) {
        const auto was = before.find(unit);
        if (was != before.end() && was->second == cell) continue;
        if (++drawn > mostGhosts) break;
        if (was != before.end()) {
            const std::array ends{context.map.sheet().centre(was->second), context.map.sheet().centre(cell)};
            marks.push_back(lineMark(context, ends, false, true));
        }
        for (auto& mark : hexMarks(context, {cell})) marks.push_back(std::move(mark));
        marks.push_back(ghost(context, changed, unit, cell, stacked[cell]++));
    }
    std::set<Cell> left;
    for (const auto& [unit, cell] : before)
        if (!after.contains(unit)) left.insert(cell);
    for (auto& mark : hexMarks(context, left, warning)) marks.push_back(std::move(mark));
}

/// The things of a list that differ, by id.
template <class Things, class Use>
void forChanged(const Things& before, const Things& after, const Use& use) {
    for (const auto& one : after) {
        const auto was = std::ranges::find(before, one.id, [](const auto& other) { return other.id; });
        if (was == before.end() || !(*was == one)) use(one);
    }
}

void addBoard(const ToolContext& context, const std::string& file, const model::Board& before,
              const model::Board& after, std::vector<picture::Mark>& marks) {
    std::set<Cell> cells;
    const auto mark = [&](model::HexCoord hex) {
        if (const auto cell = context.map.cellOf({file, hex})) cells.insert(*cell);
    };
    const std::size_t hexes = before.grid == after.grid ? after.grid.size() : 0;
    for (std::size_t i = 0; i < hexes; ++i)
        if ((*before.terrain)[i] != (*after.terrain)[i] || (*before.level)[i] != (*after.level)[i])
            mark(after.grid.at(i));
    const auto differing = [&](const auto& ones, const auto& others) {
        for (const auto& one : ones)
            if (std::ranges::find(others, one) == others.end()) mark(one.at);
    };
    differing(before.features, after.features);
    differing(after.features, before.features);
    for (auto& one : hexMarks(context, cells)) marks.push_back(std::move(one));
    const auto line = [&](const std::vector<MapPoint>& points, bool closed, picture::Colour colour) {
        if (points.size() > 1) marks.push_back(lineMark(context, points, closed, false, colour));
    };
    const auto removed = [&](const auto& list, const auto& other, const auto& pointsOf) {
        for (const auto& one : list)
            if (std::ranges::find(other, one.id, [](const auto& it) { return it.id; }) == other.end())
                line(pointsOf(one), false, warning);
    };
    const auto contourPoints = [&](const model::Contour& one) {
        return session::onSheet(context.map, file, one.points);
    };
    forChanged(before.contours, after.contours,
               [&](const model::Contour& one) { line(contourPoints(one), one.closed, accent); });
    removed(before.contours, after.contours, contourPoints);
    const auto areaPoints = [&](const model::Area& one) {
        return session::onSheet(context.map, file, one.outline);
    };
    forChanged(before.areas, after.areas,
               [&](const model::Area& one) { line(areaPoints(one), true, accent); });
    removed(before.areas, after.areas, areaPoints);
    const auto pathPoints = [&](const model::Path& one) {
        return session::lineOf(context.map, file, one).points;
    };
    forChanged(before.paths, after.paths,
               [&](const model::Path& one) { line(pathPoints(one), false, accent); });
    removed(before.paths, after.paths, pathPoints);
}

/// Only hexes that are listed: an expression may cover the whole map.
std::set<Cell> listedHexes(const JoinedMap& map, const model::Zone& zone) {
    std::set<Cell> cells;
    for (const auto& term : zone.hexes.children)
        for (const auto& hex : term.hexes)
            if (const auto cell = map.field().resolve(hex.label)) cells.insert(*cell);
    return cells;
}

void addZones(const ToolContext& context, const model::Scenario& before, const model::Scenario& after,
              std::vector<picture::Mark>& marks) {
    const model::Zone none;
    forChanged(before.zones, after.zones, [&](const model::Zone& zone) {
        const auto was = std::ranges::find(before.zones, zone.id, &model::Zone::id);
        const auto then = listedHexes(context.map, was == before.zones.end() ? none : *was);
        const auto now = listedHexes(context.map, zone);
        std::set<Cell> differing;
        std::ranges::set_symmetric_difference(then, now, std::inserter(differing, differing.end()));
        for (auto& mark : hexMarks(context, differing)) marks.push_back(std::move(mark));
    });
}

}  // namespace

std::vector<picture::Mark> changeMarks(const ToolContext& context, const Document& changed) {
    std::vector<picture::Mark> marks;
    for (const auto& [file, board] : changed.boards) {
        const auto before = context.document.boards.find(file);
        if (before != context.document.boards.end() && !before->second.same(board))
            addBoard(context, file, *before->second, *board, marks);
    }
    if (changed.scenario && context.document.scenario)
        addZones(context, **context.document.scenario, **changed.scenario, marks);
    addUnits(context, changed, marks);
    return marks;
}

std::vector<picture::Mark> pinMarks(const ToolContext& context, const std::vector<FindingPin>& pins) {
    constexpr picture::Colour white{255, 255, 255, 255};
    constexpr picture::Colour error{179, 38, 30, 255}, caution{154, 98, 0, 255}, note{86, 92, 98, 255};
    std::vector<picture::Mark> marks;
    const double size = 7 * context.pixel;
    for (const auto& pin : pins) {
        const bool isError = pin.severity == model::Severity::error;
        const bool isWarning = pin.severity == model::Severity::warning;
        const int corners = isError ? 8 : isWarning ? 3 : 24;
        std::vector<MapPoint> outline;
        for (int i = 0; i < corners; ++i) {
            const double angle =
                2 * std::numbers::pi * (i + (isError ? 0.5 : 0)) / corners - std::numbers::pi / 2;
            outline.push_back({pin.at.x + size * std::cos(angle), pin.at.y + size * std::sin(angle)});
        }
        const auto shape = picture::Curve::polygon(outline);
        picture::Pen pen;
        pen.width = 2 * context.pixel;
        pen.colour = white;
        marks.push_back({picture::Fill{shape, isError ? error : isWarning ? caution : note}});
        marks.push_back({picture::Stroke{shape, pen}});
    }
    return marks;
}

}  // namespace cota::tools

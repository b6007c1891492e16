#include "editor/tools/select_sets.h"

#include <algorithm>

#include "editor/answers/hex_facts.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "editor/tools/hex_stroke.h"
#include "formats/model/document/edits.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::tools {

using model::Subject;
using model::SubjectKind;
using session::BoardThing;
using session::Selection;

namespace {

Subject hexSubject(const JoinedMap& map, Cell cell) { return {SubjectKind::hex, map.label(cell), {}}; }

bool isInside(MapPoint at, std::span<const MapPoint> outline) {
    bool inside = false;
    for (std::size_t i = 0, k = outline.size() - 1; i < outline.size(); k = i++) {
        const auto &a = outline[i], &b = outline[k];
        if ((a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

/// Everything that is drawn on the boards, as subjects.
template <class Visit>
void eachBoardThing(const ToolContext& context, Visit&& visit) {
    for (const auto& [key, board] : context.document.boards) {
        if (context.isShown("names"))
            for (const auto& name : board->names) visit(session::thingOf(key, name));
        if (context.isShown("roads") || context.isShown("water"))
            for (const auto& path : board->paths) visit({BoardThing::Kind::path, key, path.id.text});
        if (context.isShown("contours"))
            for (const auto& contour : board->contours) visit({BoardThing::Kind::contour, key, contour.id});
        if (context.isShown("ground"))
            for (const auto& area : board->areas) visit({BoardThing::Kind::area, key, area.id});
    }
}

Selection unitsIn(const ToolContext& context, const std::set<Cell>& cells) {
    Selection found;
    if (!context.document.scenario || !context.isShown("counters")) return found;
    for (const auto& [id, placed] : session::placementsOf(context.document)) {
        if (!placed.placement->at) continue;
        const auto cell = context.map.field().resolve(placed.placement->at->label);
        if (cell && cells.contains(*cell)) found.insert({SubjectKind::counter, id.text, {}});
    }
    return found;
}

Selection hexesOf(const ToolContext& context, const std::set<Cell>& cells) {
    std::set<Subject> found;
    for (const Cell cell : cells) found.insert(hexSubject(context.map, cell));
    return Selection(std::move(found));
}

Selection linesInside(const ToolContext& context, std::span<const MapPoint> outline) {
    Selection found;
    eachBoardThing(context, [&](const BoardThing& thing) {
        const auto subject = session::subjectOf(thing);
        const auto shape = session::shapeOf(context.map, subject);
        const auto isIn = [&](const MapPoint& point) { return isInside(point, outline); };
        const bool areLinesIn = std::ranges::all_of(
            shape.lines, [&](const auto& line) { return std::ranges::all_of(line.points, isIn); });
        if (!shape.empty() && areLinesIn && std::ranges::all_of(shape.points, isIn)) found.insert(subject);
    });
    return found;
}

Selection zonesIn(const ToolContext& context, const std::set<Cell>& cells) {
    Selection found;
    if (!context.document.scenario) return found;
    const auto& scenario = **context.document.scenario;
    mapsets::ZoneResolver resolver(context.map.field(), scenario.zones);
    for (const auto& zone : scenario.zones)
        if (std::ranges::any_of(resolver.resolve(zone).cells,
                                [&](Cell cell) { return cells.contains(cell); }))
            found.insert({SubjectKind::zone, zone.id.text, {}});
    for (const auto& objective : scenario.objectives)
        for (const auto& hex : objective.hexes)
            if (const auto cell = context.map.field().resolve(hex.label); cell && cells.contains(*cell))
                found.insert({SubjectKind::objective, objective.id.text, {}});
    return found;
}

std::function<bool(Cell)> likeHex(const ToolContext& context, Cell first) {
    const auto& map = context.map;
    const SameBy by = context.choices.sameBy;
    return [&map, by, terrain = map.terrain(first), level = map.level(first)](Cell cell) {
        return (by == SameBy::level || map.terrain(cell) == terrain) &&
               (by == SameBy::terrain || map.level(cell) == level);
    };
}

/// Whether two things drawn on the boards are of one sort.
bool isSameSort(const model::Document& document, const BoardThing& one, const BoardThing& other) {
    if (one.kind != other.kind) return false;
    switch (one.kind) {
        case BoardThing::Kind::contour:
            return contourOf(document, one)->metres == contourOf(document, other)->metres;
        case BoardThing::Kind::area:
            return areaOf(document, one)->terrain == areaOf(document, other)->terrain;
        case BoardThing::Kind::path:
            return pathOf(document, one)->kind == pathOf(document, other)->kind;
        case BoardThing::Kind::name:
            return nameOf(document, one)->style == nameOf(document, other)->style;
    }
    return false;
}

template <class IsWanted>
Selection boardThings(const ToolContext& context, IsWanted&& isWanted) {
    Selection found;
    eachBoardThing(context, [&](const BoardThing& thing) {
        if (isWanted(thing)) found.insert(session::subjectOf(thing));
    });
    return found;
}

template <class Things>
void addAll(const Things& things, SubjectKind kind, Selection& found) {
    for (const auto& thing : things) found.insert({kind, thing.id.text, {}});
}

}  // namespace

bool mayPick(const PickKinds& pick, SubjectKind kind) {
    switch (kind) {
        case SubjectKind::counter:
            return pick.units;
        case SubjectKind::hex:
            return pick.hexes;
        case SubjectKind::zone:
        case SubjectKind::objective:
            return pick.zones;
        default:
            return pick.lines;
    }
}

Selection insideOutline(const ToolContext& context, std::span<const MapPoint> outline) {
    const auto& pick = context.choices.pick;
    const auto cells = hexesInside(context.map, outline);
    if (pick.units)
        if (auto units = unitsIn(context, cells); !units.empty()) return units;
    if (pick.hexes) return hexesOf(context, cells);
    if (pick.lines)
        if (auto lines = linesInside(context, outline); !lines.empty()) return lines;
    return pick.zones ? zonesIn(context, cells) : Selection();
}

Selection fromWand(const ToolContext& context, Cell cell) {
    const auto like = filled(context.map, cell, likeHex(context, cell));
    const std::set<Cell> cells(like.begin(), like.end());
    if (!context.choices.pick.hexes) return unitsIn(context, cells);
    auto found = hexesOf(context, cells);
    found.focusOn(hexSubject(context.map, cell));
    return found;
}

Selection hexesUpTo(const ToolContext& context, Cell from, Cell to) {
    const auto way = hexesBetween(context.map, from, to);
    return hexesOf(context, {way.begin(), way.end()});
}

Selection sameAsFocus(const ToolContext& context) {
    if (context.selection.empty()) return {};
    const Subject focus = context.selection.focus();
    const auto& document = context.document;
    Selection found;
    if (const auto cell = context.map.field().resolve(focus.id); focus.kind == SubjectKind::hex && cell) {
        const auto isLike = likeHex(context, *cell);
        std::set<Cell> cells;
        for (const Cell one : context.map.field().hexes())
            if (isLike(one)) cells.insert(cells.end(), one);
        found = hexesOf(context, cells);
    } else if (const auto unit = session::findCounter(document, model::CounterId(focus.id));
               focus.kind == SubjectKind::counter && unit.counter) {
        for (const auto& [file, forces] : document.forces)
            for (const auto& counter : forces->counters)
                if (counter.type == unit.counter->type)
                    found.insert({SubjectKind::counter, counter.id.text, {}});
    } else if (const auto thing = session::thingOf(document, focus)) {
        found =
            boardThings(context, [&](const BoardThing& one) { return isSameSort(document, *thing, one); });
    }
    found.focusOn(focus);
    return found;
}

Selection everything(const ToolContext& context) {
    const auto kind = context.selection.empty() ? SubjectKind::hex : context.selection.focus().kind;
    Selection found;
    switch (kind) {
        case SubjectKind::counter:
            for (const auto& [file, forces] : context.document.forces)
                addAll(forces->counters, SubjectKind::counter, found);
            break;
        case SubjectKind::zone:
            if (context.document.scenario) addAll((*context.document.scenario)->zones, kind, found);
            break;
        case SubjectKind::objective:
            if (context.document.scenario) addAll((*context.document.scenario)->objectives, kind, found);
            break;
        default:
            if (const auto thing = context.selection.empty()
                                       ? std::nullopt
                                       : session::thingOf(context.document, context.selection.focus())) {
                found = boardThings(context, [&](const BoardThing& one) { return one.kind == thing->kind; });
                break;
            }
            const auto hexes = context.map.field().hexes();
            found = hexesOf(context, {hexes.begin(), hexes.end()});
    }
    if (!context.selection.empty() && found.contains(context.selection.focus()))
        found.focusOn(context.selection.focus());
    return found;
}

Selection inverted(const ToolContext& context) {
    Selection found = everything(context);
    for (const auto& thing : context.selection) found.erase(thing);
    return found;
}

std::set<Cell> hexesIn(const ToolContext& context, const Selection& selection) {
    std::set<Cell> cells;
    for (const auto& thing : selection) {
        if (thing.kind != SubjectKind::hex && thing.kind != SubjectKind::zone &&
            thing.kind != SubjectKind::objective)
            continue;
        if (thing.kind == SubjectKind::hex) {
            if (const auto cell = context.map.field().resolve(thing.id)) cells.insert(*cell);
            continue;
        }
        cells.merge(session::shapeOf(context.map, thing).hexes);
    }
    return cells;
}

std::optional<Cell> cellOfUnit(const JoinedMap& map, const model::CounterId& unit) {
    const auto* placement = session::findPlacement(map.document(), unit).placement;
    if (!placement || !placement->at) return std::nullopt;
    return map.field().resolve(placement->at->label);
}

}  // namespace cota::tools

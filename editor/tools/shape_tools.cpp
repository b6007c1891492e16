#include "editor/tools/shape_tools.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "editor/answers/name_places.h"
#include "editor/answers/pointing.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/names.h"
#include "editor/tools/freehand.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/geometry/outline.h"

namespace cota::tools {

using session::between;
using session::BoardPoint;
using session::named;

namespace {

/// The smallest area of the board around a point, or null.
const model::Area* areaAt(const model::Board& board, model::GridPoint at) {
    const model::Area* found = nullptr;
    for (const auto& area : board.areas)
        if (isAround(area, at) && (!found || sizeOf(area) < sizeOf(*found))) found = &area;
    return found;
}

/// The place that the pointer touches on the outline of a visible area.
std::optional<LinePosition> areaPlaceAt(const ToolContext& context, const PointerEvent& event) {
    std::vector<GripLine> lines;
    if (!context.isShown("ground")) return std::nullopt;
    for (const auto& [key, board] : context.document.boards)
        for (const auto& area : board->areas)
            lines.push_back({key, area.id, session::onSheet(context.map, key, area.outline), true});
    return positionOn(lines, event);
}

/// The area of a place; null if it no longer exists: undo may have removed it during a drag.
const model::Area* areaOf(const model::Document& document, const LinePosition& place) {
    const auto* area = session::areaOf(document, {session::BoardThing::Kind::area, place.board, place.id});
    return area && place.point < area->outline.size() ? area : nullptr;
}

void addHandles(const ToolContext& context, const std::vector<MapPoint>& points,
                std::vector<picture::Mark>& marks) {
    marks.push_back(lineMark(context, points, true, false, selected));
    for (const auto& point : points) marks.push_back(dotMark(context, point, selected));
}

}  // namespace

bool isAround(const model::Area& area, model::GridPoint at) {
    return area.outline.size() > 2 && model::placeOf(model::fine(at), area.outline) != model::Place::outside;
}

std::int64_t sizeOf(const model::Area& area) { return std::abs(model::areaTwice(area.outline)); }

std::optional<BoardPoint> nameAt(const ToolContext& context, const PointerEvent& event) {
    std::optional<BoardPoint> found;
    double least = event.reach;
    for (const auto& [key, board] : context.document.boards)
        for (const auto& name : board->names) {
            const double away =
                session::awayFromName(context.map, context.look, key, name, context.language, event.at);
            if (away > least) continue;
            least = away;
            found = BoardPoint{key, name.at};
        }
    return found;
}

std::string freeId(const std::string& stem, const std::vector<std::string>& taken) {
    return session::freeId(
        stem, [&](const std::string& id) { return std::ranges::find(taken, id) != taken.end(); });
}

void AreaTool::press(const ToolContext& context, const PointerEvent& event) {
    const bool isFirst = run_.empty() && !event.isDouble;
    grip_.take(isFirst ? areaPlaceAt(context, event) : std::nullopt, event);
    isErasing_ = event.control && run_.empty() && !grip_.takesPoint();
    if (isErasing_) grip_.place = std::nullopt;
    if (isErasing_ || grip_.place) return;
    isClosing_ = event.isDouble || run_.wouldClose(context.map, event);
    if (!isClosing_) run_.add(context.map, event.at);
}

void AreaTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (grip_.place) return grip_.follow(event);
    if (!isErasing_ && !isClosing_ && !run_.empty() && !event.shift)
        run_.add(context.map, event.at, dragStep);
}

std::optional<HistoryEntry> AreaTool::release(const ToolContext& context, const PointerEvent& event) {
    if (grip_.place) {
        grip_.follow(event);
        auto step = reshaped(context);
        grip_.place = std::nullopt;
        return step;
    }
    if (!isErasing_) return isClosing_ ? finish(context) : std::nullopt;
    isErasing_ = false;
    return erased(context, event);
}

std::optional<HistoryEntry> AreaTool::reshaped(const ToolContext& context) {
    const LinePosition place = *grip_.place;
    const auto* found = areaOf(context.document, place);
    if (!found) return std::nullopt;
    auto outline = grip_.reshaped(context.map, found->outline);
    if (!outline) {
        run_.add(context.map, grip_.now);
        return std::nullopt;
    }
    if (outline->size() < 3) {
        context.say(
            session::tr("The area had only three points, so it was deleted. Press Ctrl+Z to restore it."));
        return stepOf(context, named("Remove area"),
                      model::withoutArea(context.document, place.board, place.id));
    }
    model::Area area = *found;
    area.outline = std::move(*outline);
    auto step = stepOf(context, grip_.takesPoint() ? named("Remove point of area") : named("Edit area"),
                       model::withArea(context.document, place.board, area));
    if (step)
        step->selection = {session::subjectOf({session::BoardThing::Kind::area, place.board, place.id})};
    return step;
}

std::optional<HistoryEntry> AreaTool::erased(const ToolContext& context, const PointerEvent& event) const {
    const auto at = context.map.onBoard(event.at);
    if (!at) return std::nullopt;
    const auto* area = areaAt(*context.document.boards.at(at->board), at->at);
    if (!area) {
        context.say(session::tr("There is no area here."));
        return std::nullopt;
    }
    return stepOf(context, named("Remove area"), model::withoutArea(context.document, at->board, area->id));
}

std::optional<HistoryEntry> AreaTool::finish(const ToolContext& context) {
    const PointRun run = run_;
    cancel();
    if (context.choices.area.empty()) context.say(session::tr("Select in the palette what to draw."));
    if (run.points().size() < 3) context.say(session::tr("An outline needs at least three points."));
    if (run.points().size() < 3 || context.choices.area.empty()) return std::nullopt;
    const auto& board = *context.document.boards.at(run.board());
    std::vector<std::string> taken;
    for (const auto& area : board.areas) taken.push_back(area.id);
    model::Area area;
    area.terrain = context.choices.area;
    area.id = freeId(area.terrain.text, taken);
    area.outline = run.points();
    const auto* type = context.map.game().catalogue.terrain(area.terrain);
    const session::StepName terrain =
        type && !type->name.empty() ? session::StepName(type->name) : area.terrain.text;
    return stepOf(context, named("Draw area %s", terrain),
                  model::withArea(context.document, run.board(), area));
}

void AreaTool::takeNames(const std::vector<session::FileRename>& renames) {
    run_.takeNames(renames);
    if (grip_.place) grip_.place->board = session::boardAfter(grip_.place->board, renames);
}

void AreaTool::cancel() {
    run_.clear();
    grip_.place = std::nullopt;
    isErasing_ = isClosing_ = false;
}

std::vector<picture::Mark> AreaTool::feedback(const ToolContext& context,
                                              const std::optional<PointerEvent>& hover) const {
    if (const auto points = run_.onSheet(context.map, hover); !points.empty())
        return {lineMark(context, points, points.size() > 2), dotMark(context, points.front())};
    std::vector<picture::Mark> marks;
    const auto place = grip_.place ? grip_.place : hover ? areaPlaceAt(context, *hover) : std::nullopt;
    const auto* held = place ? areaOf(context.document, *place) : nullptr;
    const bool isMoving = held && grip_.place && !grip_.isReversed;
    const auto outlineOf = [&](const model::Area& area) {
        return isMoving && &area == held ? grip_.dragged(context.map, area.outline) : area.outline;
    };
    for (const auto& [key, board] : context.document.boards)
        for (const auto& area : board->areas) {
            const auto subject = session::subjectOf({session::BoardThing::Kind::area, key, area.id});
            if (&area == held || context.selection.contains(subject))
                addHandles(context, session::onSheet(context.map, key, outlineOf(area)), marks);
        }
    return marks;
}

namespace {

/// The selected names with a curve, each with its board.
std::vector<std::pair<session::BoardThing, const model::MapName*>> curvedNames(const ToolContext& context) {
    std::vector<std::pair<session::BoardThing, const model::MapName*>> found;
    for (const auto& subject : context.selection) {
        const auto thing = session::thingOf(context.document, subject);
        const auto* name = thing ? session::nameOf(context.document, *thing) : nullptr;
        if (name && name->curve.size() > 1) found.emplace_back(*thing, name);
    }
    return found;
}

/// The handle below the pointer: a point of a curve, or the middle between two.
std::optional<LinePosition> handleAt(const ToolContext& context, const PointerEvent& event) {
    std::optional<LinePosition> found;
    double least = event.reach;
    for (const auto& curved : curvedNames(context)) {
        const auto& thing = curved.first;
        const auto points = session::onSheet(context.map, thing.board, curved.second->curve);
        const auto consider = [&](const std::vector<MapPoint>& places, bool isOnPoint) {
            for (std::size_t i = 0; i < places.size(); ++i) {
                const double away = between(places[i], event.at);
                if (away > least) continue;
                least = away;
                found = LinePosition{thing.board, thing.id, i, isOnPoint};
            }
        };
        consider(points, true);
        if (!found) consider(session::middlesOfCurve(points), false);
    }
    return found;
}

const model::MapName* nameOf(const ToolContext& context, const LinePosition& place) {
    return session::nameOf(context.document, {session::BoardThing::Kind::name, place.board, place.id});
}

std::optional<HistoryEntry> withNameSelected(std::optional<HistoryEntry> step, const std::string& board,
                                             const model::MapName& name) {
    if (step) step->selection = {session::subjectOf(session::thingOf(board, name))};
    return step;
}

/// One name in place of another, as a step.
std::optional<HistoryEntry> replaced(const ToolContext& context, const session::StepName& label,
                                     const std::string& board, const model::MapName& old,
                                     const model::MapName& made) {
    model::MapName gone = old;
    gone.text = {};
    auto changed = model::withMapName(context.document, board, gone);
    return withNameSelected(stepOf(context, label, model::withMapName(changed, board, made)), board, made);
}

}  // namespace

void LabelTool::press(const ToolContext& context, const PointerEvent& event) {
    isBusy_ = true;
    isReversed_ = event.control;
    grip_.take(handleAt(context, event), event);
    caught_ = grip_.place ? std::nullopt : nameAt(context, event);
    from_ = now_ = event.at;
    run_.clear();
    isDrawing_ = !grip_.place && !isReversed_ && (!caught_ || event.shift);
    if (isDrawing_) run_.add(context.map, event.at);
}

void LabelTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_) return;
    now_ = event.at;
    if (grip_.place) grip_.follow(event);
    if (isDrawing_) run_.add(context.map, event.at, dragStep);
}

/// The points of a drawn curve; none if it is too short for a line.
std::vector<model::GridPoint> LabelTool::drawnCurve(const ToolContext& context) const {
    constexpr double leastHexes = 0.6;
    const auto line = run_.onSheet(context.map, {});
    if (!isDrawing_ || line.size() < 2 ||
        picture::Walk(line).length() < context.map.sheet().hexMillimetres() * leastHexes)
        return {};
    return simplified(run_.points(), false, Smoothness::few);
}

std::optional<HistoryEntry> LabelTool::reshaped(const ToolContext& context) const {
    const auto& place = *grip_.place;
    const auto* name = nameOf(context, place);
    if (!name) return std::nullopt;
    auto points = grip_.reshaped(context.map, name->curve);
    if (!points) return std::nullopt;
    model::MapName made = *name;
    made.curve = std::move(*points);
    if (made.curve.size() < 2) made.curve.clear();
    return replaced(context, grip_.takesPoint() ? named("Remove point of name") : named("Bend name"),
                    place.board, *name, made);
}

std::optional<HistoryEntry> LabelTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    if (grip_.place) {
        grip_.follow(event);
        auto step = reshaped(context);
        cancel();
        return step;
    }
    if (isDrawing_) run_.add(context.map, event.at, dragStep);
    const auto curve = drawnCurve(context);
    const auto board = run_.board();
    const auto caught = caught_;
    const bool wasReversed = isReversed_;
    cancel();
    if (caught) {
        const auto& names = context.document.boards.at(caught->board)->names;
        const model::MapName name = *std::ranges::find(names, caught->at, &model::MapName::at);
        if (!curve.empty() && board == caught->board)
            return replaced(context, named("Bend name"), board, name, session::nameOnCurve(name, curve));
        return moved(context, event, *caught, name, wasReversed);
    }
    const auto at = context.map.onBoard(event.at);
    if (wasReversed) context.say(session::tr("There is no name here."));
    if (context.choices.label.empty()) context.say(session::tr("Type the name in the palette first."));
    if (!at && curve.empty()) context.say(session::tr("That is outside the map."));
    if (wasReversed || (!at && curve.empty()) || context.choices.label.empty()) return std::nullopt;
    model::MapName name{
        at ? at->at : model::GridPoint{}, context.choices.label, context.choices.labelStyle, {}};
    const auto label = named("Place name '%s'", name.text);
    if (curve.empty()) return stepOf(context, label, model::withMapName(context.document, at->board, name));
    name = session::nameOnCurve(name, curve);
    return withNameSelected(stepOf(context, label, model::withMapName(context.document, board, name)), board,
                            name);
}

/// A click selects the name, or removes it with Ctrl; a drag moves or copies it, wherever it was caught.
std::optional<HistoryEntry> LabelTool::moved(const ToolContext& context, const PointerEvent& event,
                                             const BoardPoint& caught, const model::MapName& name,
                                             bool isReversed) const {
    model::MapName gone = name;
    gone.text = {};
    const auto without = model::withMapName(context.document, caught.board, gone);
    const bool isClick = between(from_, event.at) <= event.reach;
    if (isClick && isReversed) return stepOf(context, named("Remove name"), without);
    if (isClick)
        return HistoryEntry{{}, context.document, {session::subjectOf(session::thingOf(caught.board, name))}};
    const auto to = context.map.onBoard(event.at, caught.board);
    const auto stood = context.map.toSheet(caught);
    if (!to || !stood) return std::nullopt;
    const auto at =
        context.map.onBoard({stood->x + event.at.x - from_.x, stood->y + event.at.y - from_.y}, caught.board);
    const auto made = name.movedTo(at.value_or(*to));
    const auto label = isReversed ? named("Copy name") : named("Move name");
    const auto step = stepOf(context, label,
                             model::withMapName(isReversed ? context.document : without, caught.board, made));
    return made.curve.empty() ? step : withNameSelected(step, caught.board, made);
}

void LabelTool::takeNames(const std::vector<session::FileRename>& renames) {
    if (caught_) caught_->board = session::boardAfter(caught_->board, renames);
    if (grip_.place) grip_.place->board = session::boardAfter(grip_.place->board, renames);
    run_.takeNames(renames);
}

void LabelTool::cancel() {
    isBusy_ = isDrawing_ = false;
    caught_ = std::nullopt;
    grip_.place = std::nullopt;
    run_.clear();
}

std::vector<picture::Mark> LabelTool::feedback(const ToolContext& context,
                                               const std::optional<PointerEvent>& hover) const {
    std::vector<picture::Mark> marks;
    for (const auto& [thing, name] : curvedNames(context)) {
        const bool isHeld = grip_.place && grip_.place->id == thing.id && !grip_.isReversed;
        const auto points = session::onSheet(context.map, thing.board,
                                             isHeld ? grip_.dragged(context.map, name->curve) : name->curve);
        marks.push_back(lineMark(context, session::smoothCurve(points), false, true, selected));
        for (const auto& point : points) marks.push_back(dotMark(context, point, selected));
        if (!isHeld)
            for (const auto& point : session::middlesOfCurve(points))
                marks.push_back(dotMark(context, point, selected, 0.6));
    }
    if (grip_.place) return marks;
    if (isDrawing_ && isBusy_) {
        if (const auto points = run_.onSheet(context.map, {}); points.size() > 1)
            marks.push_back(lineMark(context, points));
        return marks;
    }
    const auto stood = isBusy_ && caught_ ? context.map.toSheet(*caught_) : std::nullopt;
    const auto below = !stood && hover ? nameAt(context, *hover) : std::nullopt;
    const auto at = below ? context.map.toSheet(*below) : std::nullopt;
    if (stood)
        marks.push_back(dotMark(context, {stood->x + now_.x - from_.x, stood->y + now_.y - from_.y}));
    else if (at)
        marks.push_back(dotMark(context, *at));
    return marks;
}

}  // namespace cota::tools

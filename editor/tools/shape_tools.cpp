#include "editor/tools/shape_tools.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "editor/answers/pointing.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/documents/names.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "formats/model/geometry/outline.h"
#include "formats/picture/text_shape.h"

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

/// The distance of the point from the letters of a name printed at `at`; 0 on them.
double awayFromLetters(const ToolContext& context, const model::MapName& name, MapPoint at, MapPoint point) {
    if (!context.look) return between(at, point);
    const auto& symbol = context.look->symbol("name", name.style);
    const picture::Font font{symbol.word("family"), symbol.number("points"), symbol.flag("bold"),
                             symbol.flag("italic"), symbol.number("spacing")};
    const auto size = picture::sizeOf(name.text.in(context.language), font);
    return std::hypot(std::max(0.0, std::abs(point.x - at.x) - size.width / 2),
                      std::max(0.0, std::abs(point.y - at.y) - size.height / 2));
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
            const auto at = context.map.toSheet({key, name.at});
            if (!at) continue;
            const double away = awayFromLetters(context, name, *at, event.at);
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
    return first && between(*first, event.at) <= event.reach;
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

void AreaTool::takeNames(const std::vector<session::PartRename>& renames) {
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

void LabelTool::press(const ToolContext& context, const PointerEvent& event) {
    isBusy_ = true;
    isReversed_ = event.control;
    caught_ = nameAt(context, event);
    from_ = now_ = event.at;
}

void LabelTool::drag(const ToolContext&, const PointerEvent& event) {
    if (isBusy_) now_ = event.at;
}

std::optional<HistoryEntry> LabelTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    const auto caught = caught_;
    const bool wasReversed = isReversed_;
    cancel();
    if (caught) {
        const auto& names = context.document.boards.at(caught->board)->names;
        model::MapName name = *std::ranges::find(names, caught->at, &model::MapName::at);
        model::MapName gone = name;
        gone.text = {};
        const auto without = model::withMapName(context.document, caught->board, gone);
        const bool isClick = between(from_, event.at) <= event.reach;
        if (wasReversed && isClick) return stepOf(context, named("Remove name"), without);
        const auto to = context.map.onBoard(event.at, caught->board);
        const auto stood = context.map.toSheet(*caught);
        if (!to || !stood || isClick) return std::nullopt;
        // The name moves by the length of the drag, wherever it was caught.
        const auto at = context.map.onBoard(
            {stood->x + event.at.x - from_.x, stood->y + event.at.y - from_.y}, caught->board);
        name.at = at.value_or(*to);
        if (wasReversed)
            return stepOf(context, named("Copy name"),
                          model::withMapName(context.document, caught->board, name));
        return stepOf(context, named("Move name"), model::withMapName(without, caught->board, name));
    }
    const auto at = context.map.onBoard(event.at);
    if (wasReversed) context.say(session::tr("There is no name here."));
    if (context.choices.label.empty()) context.say(session::tr("Type the name in the palette first."));
    if (!at) context.say(session::tr("That is outside the map."));
    if (wasReversed || !at || context.choices.label.empty()) return std::nullopt;
    const model::MapName name{at->at, context.choices.label, context.choices.labelStyle, {}};
    return stepOf(context, named("Place name '%s'", name.text),
                  model::withMapName(context.document, at->board, name));
}

void LabelTool::takeNames(const std::vector<session::PartRename>& renames) {
    if (caught_) caught_->board = session::boardAfter(caught_->board, renames);
}

void LabelTool::cancel() {
    isBusy_ = false;
    caught_ = std::nullopt;
}

std::vector<picture::Mark> LabelTool::feedback(const ToolContext& context,
                                               const std::optional<PointerEvent>& hover) const {
    const auto stood = isBusy_ && caught_ ? context.map.toSheet(*caught_) : std::nullopt;
    if (stood) return {dotMark(context, {stood->x + now_.x - from_.x, stood->y + now_.y - from_.y})};
    const auto below = hover ? nameAt(context, *hover) : std::nullopt;
    const auto at = below ? context.map.toSheet(*below) : std::nullopt;
    if (!at) return {};
    return {dotMark(context, *at)};
}

}  // namespace cota::tools

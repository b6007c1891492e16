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
std::optional<LinePlace> areaPlaceAt(const Bench& bench, const PointerEvent& event) {
    std::vector<GripLine> lines;
    if (!bench.isShown("ground")) return std::nullopt;
    for (const auto& [key, board] : bench.document.boards)
        for (const auto& area : board->areas)
            lines.push_back({key, area.id, session::onSheet(bench.table, key, area.outline), true});
    return placeOn(lines, event);
}

/// The area of a place; null if it no longer exists: undo may have removed it during a drag.
const model::Area* areaOf(const model::Document& document, const LinePlace& place) {
    const auto* area = session::areaOf(document, {session::BoardThing::Kind::area, place.board, place.id});
    return area && place.point < area->outline.size() ? area : nullptr;
}

void addHandles(const Bench& bench, const std::vector<MapPoint>& points, std::vector<picture::Mark>& marks) {
    marks.push_back(lineMark(bench, points, true, false, selected));
    for (const auto& point : points) marks.push_back(dotMark(bench, point, selected));
}

/// The distance of the point from the letters of a name printed at `at`; 0 on them.
double awayFromLetters(const Bench& bench, const model::MapName& name, MapPoint at, MapPoint point) {
    if (!bench.look) return between(at, point);
    const auto& symbol = bench.look->symbol("name", name.style);
    const picture::Font font{symbol.word("family"), symbol.number("points"), symbol.flag("bold"),
                             symbol.flag("italic"), symbol.number("spacing")};
    const auto size = picture::sizeOf(name.text.in(bench.language), font);
    return std::hypot(std::max(0.0, std::abs(point.x - at.x) - size.width / 2),
                      std::max(0.0, std::abs(point.y - at.y) - size.height / 2));
}

}  // namespace

bool isAround(const model::Area& area, model::GridPoint at) {
    return area.outline.size() > 2 && model::placeOf(model::fine(at), area.outline) != model::Place::outside;
}

std::int64_t sizeOf(const model::Area& area) { return std::abs(model::areaTwice(area.outline)); }

std::optional<BoardPoint> nameAt(const Bench& bench, const PointerEvent& event) {
    std::optional<BoardPoint> found;
    double least = event.reach;
    for (const auto& [key, board] : bench.document.boards)
        for (const auto& name : board->names) {
            const auto at = bench.table.toSheet({key, name.at});
            if (!at) continue;
            const double away = awayFromLetters(bench, name, *at, event.at);
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

void PointRun::add(const Table& table, MapPoint at, std::int32_t least) {
    if (points_.empty()) {
        const auto first = table.onBoard(at);
        if (!first) return;
        board_ = first->board;
        points_.push_back(first->at);
        return;
    }
    const auto point = table.onBoard(at, board_);
    if (!point) return;
    const auto& last = points_.back();
    if (std::max(std::abs(point->x - last.x), std::abs(point->y - last.y)) >= least)
        points_.push_back(*point);
}

bool PointRun::wouldClose(const Table& table, const PointerEvent& event) const {
    if (points_.size() < 3) return false;
    const auto first = table.toSheet({board_, points_.front()});
    return first && between(*first, event.at) <= event.reach;
}

void PointRun::clear() {
    board_.clear();
    points_.clear();
}

std::vector<MapPoint> PointRun::onSheet(const Table& table, const std::optional<PointerEvent>& hover) const {
    std::vector<MapPoint> points;
    for (const auto& point : points_)
        if (const auto at = table.toSheet({board_, point})) points.push_back(*at);
    if (hover && !points.empty()) points.push_back(hover->at);
    return points;
}

void AreaTool::press(const Bench& bench, const PointerEvent& event) {
    const bool isFirst = run_.empty() && !event.isDouble;
    grip_.take(isFirst ? areaPlaceAt(bench, event) : std::nullopt, event);
    isErasing_ = event.shift && run_.empty() && !grip_.takesPoint();
    if (isErasing_) grip_.place = std::nullopt;
    if (isErasing_ || grip_.place) return;
    isClosing_ = event.isDouble || run_.wouldClose(bench.table, event);
    if (!isClosing_) run_.add(bench.table, event.at);
}

void AreaTool::drag(const Bench& bench, const PointerEvent& event) {
    if (grip_.place) return grip_.follow(event);
    if (!isErasing_ && !isClosing_ && !run_.empty()) run_.add(bench.table, event.at, dragStep);
}

std::optional<Moment> AreaTool::release(const Bench& bench, const PointerEvent& event) {
    if (grip_.place) {
        grip_.follow(event);
        auto step = reshaped(bench);
        grip_.place = std::nullopt;
        return step;
    }
    if (!isErasing_) return isClosing_ ? finish(bench) : std::nullopt;
    isErasing_ = false;
    return erased(bench, event);
}

std::optional<Moment> AreaTool::reshaped(const Bench& bench) {
    const LinePlace place = *grip_.place;
    const auto* found = areaOf(bench.document, place);
    if (!found) return std::nullopt;
    auto outline = grip_.reshaped(bench.table, found->outline);
    if (!outline) {
        run_.add(bench.table, grip_.now);
        return std::nullopt;
    }
    if (outline->size() < 3) {
        bench.say(
            session::tr("The area had only three points, so it was deleted. Press Ctrl+Z to restore it."));
        return stepOf(bench, named("Remove area"), model::withoutArea(bench.document, place.board, place.id));
    }
    model::Area area = *found;
    area.outline = std::move(*outline);
    auto step = stepOf(bench, grip_.takesPoint() ? named("Remove point of area") : named("Edit area"),
                       model::withArea(bench.document, place.board, area));
    if (step)
        step->selection = {session::subjectOf({session::BoardThing::Kind::area, place.board, place.id})};
    return step;
}

std::optional<Moment> AreaTool::erased(const Bench& bench, const PointerEvent& event) const {
    const auto at = bench.table.onBoard(event.at);
    if (!at) return std::nullopt;
    const auto* area = areaAt(*bench.document.boards.at(at->board), at->at);
    if (!area) {
        bench.say(session::tr("There is no area here."));
        return std::nullopt;
    }
    return stepOf(bench, named("Remove area"), model::withoutArea(bench.document, at->board, area->id));
}

std::optional<Moment> AreaTool::finish(const Bench& bench) {
    const PointRun run = run_;
    cancel();
    if (bench.choices.area.empty()) bench.say(session::tr("Select in the palette what to draw."));
    if (run.points().size() < 3) bench.say(session::tr("An outline needs at least three points."));
    if (run.points().size() < 3 || bench.choices.area.empty()) return std::nullopt;
    const auto& board = *bench.document.boards.at(run.board());
    std::vector<std::string> taken;
    for (const auto& area : board.areas) taken.push_back(area.id);
    model::Area area;
    area.terrain = bench.choices.area;
    area.id = freeId(area.terrain.text, taken);
    area.outline = run.points();
    const auto* type = bench.table.game().catalogue.terrain(area.terrain);
    const session::StepName terrain =
        type && !type->name.empty() ? session::StepName(type->name) : area.terrain.text;
    return stepOf(bench, named("Draw area %s", terrain), model::withArea(bench.document, run.board(), area));
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

std::vector<picture::Mark> AreaTool::feedback(const Bench& bench,
                                              const std::optional<PointerEvent>& hover) const {
    if (const auto points = run_.onSheet(bench.table, hover); !points.empty())
        return {lineMark(bench, points, points.size() > 2), dotMark(bench, points.front())};
    std::vector<picture::Mark> marks;
    const auto place = grip_.place ? grip_.place : hover ? areaPlaceAt(bench, *hover) : std::nullopt;
    const auto* held = place ? areaOf(bench.document, *place) : nullptr;
    const bool isMoving = held && grip_.place && !grip_.isReversed;
    const auto outlineOf = [&](const model::Area& area) {
        return isMoving && &area == held ? grip_.dragged(bench.table, area.outline) : area.outline;
    };
    for (const auto& [key, board] : bench.document.boards)
        for (const auto& area : board->areas) {
            const auto subject = session::subjectOf({session::BoardThing::Kind::area, key, area.id});
            if (&area == held || bench.selection.contains(subject))
                addHandles(bench, session::onSheet(bench.table, key, outlineOf(area)), marks);
        }
    return marks;
}

void LabelTool::press(const Bench& bench, const PointerEvent& event) {
    isBusy_ = true;
    isReversed_ = event.shift;
    caught_ = nameAt(bench, event);
    from_ = now_ = event.at;
}

void LabelTool::drag(const Bench&, const PointerEvent& event) {
    if (isBusy_) now_ = event.at;
}

std::optional<Moment> LabelTool::release(const Bench& bench, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    const auto caught = caught_;
    const bool wasReversed = isReversed_;
    cancel();
    if (caught) {
        const auto& names = bench.document.boards.at(caught->board)->names;
        model::MapName name = *std::ranges::find(names, caught->at, &model::MapName::at);
        model::MapName gone = name;
        gone.text = {};
        const auto without = model::withMapName(bench.document, caught->board, gone);
        if (wasReversed) return stepOf(bench, named("Remove name"), without);
        const auto to = bench.table.onBoard(event.at, caught->board);
        const auto stood = bench.table.toSheet(*caught);
        if (!to || !stood || between(from_, event.at) <= event.reach) return std::nullopt;
        // The name moves by the length of the drag, wherever it was caught.
        const auto at = bench.table.onBoard(
            {stood->x + event.at.x - from_.x, stood->y + event.at.y - from_.y}, caught->board);
        name.at = at.value_or(*to);
        return stepOf(bench, named("Move name"), model::withMapName(without, caught->board, name));
    }
    const auto at = bench.table.onBoard(event.at);
    if (wasReversed) bench.say(session::tr("There is no name here."));
    if (bench.choices.label.empty()) bench.say(session::tr("Type the name in the palette first."));
    if (!at) bench.say(session::tr("That is outside the map."));
    if (wasReversed || !at || bench.choices.label.empty()) return std::nullopt;
    const model::MapName name{at->at, bench.choices.label, bench.choices.labelStyle, {}};
    return stepOf(bench, named("Place name '%s'", name.text),
                  model::withMapName(bench.document, at->board, name));
}

void LabelTool::takeNames(const std::vector<session::PartRename>& renames) {
    if (caught_) caught_->board = session::boardAfter(caught_->board, renames);
}

void LabelTool::cancel() {
    isBusy_ = false;
    caught_ = std::nullopt;
}

std::vector<picture::Mark> LabelTool::feedback(const Bench& bench,
                                               const std::optional<PointerEvent>& hover) const {
    const auto stood = isBusy_ && caught_ ? bench.table.toSheet(*caught_) : std::nullopt;
    if (stood) return {dotMark(bench, {stood->x + now_.x - from_.x, stood->y + now_.y - from_.y})};
    const auto below = hover ? nameAt(bench, *hover) : std::nullopt;
    const auto at = below ? bench.table.toSheet(*below) : std::nullopt;
    if (!at) return {};
    return {dotMark(bench, *at)};
}

}  // namespace cota::tools

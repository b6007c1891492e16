#include "editor/tools/contour_tool.h"

#include <algorithm>
#include <array>

#include "editor/session/pointing.h"
#include "editor/session/subject_shape.h"
#include "editor/session/words.h"
#include "editor/tools/tool_marks.h"
#include "formats/model/edits.h"

namespace cota::tools {

using session::between;
using session::onSheet;
using session::toSegment;
using session::named;

namespace {

/// The contour of a place; null where the document has no such place any more: the step that made it may be
/// undone while a gesture goes on.
const model::Contour* contourOf(const model::Document& document, const ContourPlace& place) {
    const auto board = document.boards.find(place.board);
    if (board == document.boards.end()) return nullptr;
    const auto& contours = board->second->contours;
    const auto contour = std::ranges::find(contours, place.id, &model::Contour::id);
    return contour == contours.end() || place.point >= contour->points.size() ? nullptr : &*contour;
}

std::vector<std::string> idsOf(const model::Board& board) {
    std::vector<std::string> ids;
    for (const auto& contour : board.contours) ids.push_back(contour.id);
    return ids;
}

model::HighSide otherSide(model::HighSide side) {
    return side == model::HighSide::left ? model::HighSide::right : model::HighSide::left;
}

/// An end of an open line that is the point caught, and which one.
std::optional<bool> frontEnd(const model::Contour& contour, const ContourPlace& place) {
    if (contour.closed || !place.isOnPoint) return std::nullopt;
    if (place.point == 0) return true;
    if (place.point + 1 == contour.points.size()) return false;
    return std::nullopt;
}

}  // namespace

std::optional<ContourPlace> contourAt(const Bench& bench, const PointerEvent& event) {
    std::optional<ContourPlace> found;
    double least = event.reach;
    for (const bool onPoints : {true, false}) {
        for (const auto& [key, board] : bench.document.boards)
            for (const auto& contour : board->contours) {
                const auto points = onSheet(bench.table, key, contour.points);
                const std::size_t count =
                    points.size() - (onPoints || contour.closed || points.empty() ? 0 : 1);
                for (std::size_t i = 0; i < count; ++i) {
                    const double away = onPoints
                                            ? between(event.at, points[i])
                                            : toSegment(event.at, points[i], points[(i + 1) % points.size()]);
                    if (away > least) continue;
                    least = away;
                    found = ContourPlace{key, contour.id, i, onPoints};
                }
            }
        if (found) return found;
    }
    return found;
}

void ContourTool::press(const Bench& bench, const PointerEvent& event) {
    now_ = event.at;
    reach_ = event.reach;
    isReversed_ = event.shift;
    hasMoved_ = false;
    if (bench.choices.contourAction == ContourAction::draw) {
        isClosing_ = run_.wouldClose(bench.table, event);
        isBusy_ = isClosing_ || event.isDouble;  // the release ends the line
        if (!isBusy_) run_.add(bench.table, event.at);
        return;
    }
    isBusy_ = true;
    caught_ = contourAt(bench, event);
}

void ContourTool::drag(const Bench& bench, const PointerEvent& event) {
    if (bench.choices.contourAction == ContourAction::draw) {
        if (!isBusy_ && !run_.empty()) run_.add(bench.table, event.at, dragStep);
        now_ = event.at;
        return;
    }
    if (!isBusy_) return;
    hasMoved_ = hasMoved_ || between(now_, event.at) > 0;
    now_ = event.at;
}

std::optional<Moment> ContourTool::release(const Bench& bench, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    const auto action = bench.choices.contourAction;
    if (action == ContourAction::draw) return drawn(bench, isClosing_);
    drag(bench, event);
    const auto step = caught_ ? caughtStep(bench, *caught_) : std::nullopt;
    if (!caught_) bench.say(session::tr("There is no contour within reach."));
    if (!step && action == ContourAction::join)
        bench.say(session::tr("Drag from the end of one open contour to the end of another."));
    if (!step && action == ContourAction::reshape) bench.say(session::tr("Drag the line to where it belongs."));
    cancel();
    return step;
}

std::optional<Moment> ContourTool::caughtStep(const Bench& bench, const ContourPlace& place) const {
    const auto& document = bench.document;
    const auto* contour = contourOf(document, place);
    if (contour == nullptr) return std::nullopt;
    switch (bench.choices.contourAction) {
        case ContourAction::draw:
            return std::nullopt;
        case ContourAction::reshape:
            return reshaped(bench, *contour, place);
        case ContourAction::join:
            return joined(bench, *contour, place);
        case ContourAction::part:
            return stepOf(
                bench, named("Part contour"),
                model::withContourParted(document, place.board, place.id, place.point,
                                         freeId(place.id, idsOf(*document.boards.at(place.board)))));
        case ContourAction::turn:
            return stepOf(bench, named("Turn contour"),
                          model::withContourHigh(document, place.board, place.id, otherSide(contour->high)));
        case ContourAction::height:
            return stepOf(bench, named("Set height of contour"),
                          model::withContourMetres(document, place.board, place.id, bench.choices.metres));
        case ContourAction::erase:
            return stepOf(bench, named("Remove contour"),
                          model::withoutContour(document, place.board, place.id));
    }
    return std::nullopt;
}

std::optional<Moment> ContourTool::finish(const Bench& bench) { return drawn(bench, false); }

std::optional<Moment> ContourTool::drawn(const Bench& bench, bool closed) {
    const auto step = lineStep(bench, closed, false);
    if (!step) bench.say(session::tr("A contour has at least two points."));
    cancel();
    return step;
}

std::optional<Moment> ContourTool::lineStep(const Bench& bench, bool closed, bool withPointer) const {
    model::Contour contour;
    contour.points = run_.points();
    if (withPointer)
        if (const auto at = bench.table.onBoard(now_, run_.board()); at && *at != contour.points.back())
            contour.points.push_back(*at);
    const auto board = bench.document.boards.find(run_.board());
    if (contour.points.size() < 2 || board == bench.document.boards.end()) return std::nullopt;
    contour.id = freeId("c", idsOf(*board->second));
    contour.metres = bench.choices.metres;
    contour.closed = closed;
    return stepOf(bench, named("Draw contour"), model::withContour(bench.document, run_.board(), contour));
}

std::optional<model::Document> ContourTool::proposed(const Bench& bench) const {
    std::optional<Moment> step;
    if (!run_.empty())
        step = lineStep(bench, isClosing_, !isBusy_);
    else if (isBusy_ && caught_)
        step = caughtStep(bench, *caught_);
    if (!step) return std::nullopt;
    return std::move(step->document);
}

std::vector<model::GridPoint> ContourTool::dragged(const Bench& bench, const model::Contour& contour,
                                                   const ContourPlace& place) const {
    auto points = contour.points;
    const auto at = bench.table.onBoard(now_, place.board);
    if (!at) return points;
    if (place.isOnPoint)
        points[place.point] = *at;
    else
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(place.point) + 1, *at);
    return points;
}

std::optional<Moment> ContourTool::reshaped(const Bench& bench, const model::Contour& contour,
                                            const ContourPlace& place) const {
    if (isReversed_) {
        auto points = contour.points;
        if (!place.isOnPoint) return std::nullopt;
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(place.point));
        return stepOf(bench, named("Remove point of contour"),
                      model::withContourPoints(bench.document, place.board, place.id, std::move(points)));
    }
    if (place.isOnPoint && !hasMoved_) return std::nullopt;
    return stepOf(
        bench, named("Reshape contour"),
        model::withContourPoints(bench.document, place.board, place.id, dragged(bench, contour, place)));
}

std::optional<Moment> ContourTool::joined(const Bench& bench, const model::Contour& contour,
                                          const ContourPlace& from) const {
    PointerEvent event;
    event.at = now_;
    event.reach = reach_;
    const auto to = contourAt(bench, event);
    if (!to || to->board != from.board || *to == from) return std::nullopt;
    const auto* other = contourOf(bench.document, *to);
    if (other == nullptr) return std::nullopt;
    const auto front = frontEnd(contour, from);
    const auto otherFront = frontEnd(*other, *to);
    if (!front || !otherFront) return std::nullopt;
    return stepOf(
        bench, named("Join contours"),
        model::withContoursJoined(bench.document, from.board, from.id, *front, to->id, *otherFront));
}

void ContourTool::takeNames(const std::vector<session::PartRename>& renames) {
    run_.takeNames(renames);
    if (caught_) caught_->board = session::boardAfter(caught_->board, renames);
}

void ContourTool::cancel() {
    run_.clear();
    caught_ = std::nullopt;
    isBusy_ = isClosing_ = false;
}

std::vector<picture::Mark> ContourTool::feedback(const Bench& bench,
                                                 const std::optional<PointerEvent>& hover) const {
    std::vector<picture::Mark> marks;
    if (const auto points = run_.onSheet(bench.table, hover); !points.empty()) {
        marks = {lineMark(bench, points), dotMark(bench, points.front())};
        return marks;
    }
    const auto place = caught_ ? caught_ : hover ? contourAt(bench, *hover) : std::nullopt;
    if (!place || bench.choices.contourAction == ContourAction::draw) return marks;
    const auto* contour = contourOf(bench.document, *place);
    if (contour == nullptr) return marks;
    const bool isMoving = caught_ && bench.choices.contourAction == ContourAction::reshape && !isReversed_;
    const auto points =
        onSheet(bench.table, place->board, isMoving ? dragged(bench, *contour, *place) : contour->points);
    marks.push_back(lineMark(bench, points, contour->closed));
    const auto ticks = highSideMarks(bench, points, contour->high, contour->closed);
    marks.insert(marks.end(), ticks.begin(), ticks.end());
    for (const auto& point : points) marks.push_back(dotMark(bench, point));
    if (caught_ && bench.choices.contourAction == ContourAction::join && frontEnd(*contour, *place))
        addJoin(bench, *contour, points[place->point], marks);
    return marks;
}

/// From the end that is held to the pointer, as the line would run; a dot where it would be taken up.
void ContourTool::addJoin(const Bench& bench, const model::Contour& contour, MapPoint from,
                          std::vector<picture::Mark>& marks) const {
    const bool isTaken = joined(bench, contour, *caught_).has_value();
    const std::array ends{from, now_};
    marks.push_back(lineMark(bench, ends, false, !isTaken));
    if (isTaken) marks.push_back(dotMark(bench, now_, selected));
}

}  // namespace cota::tools

#include "editor/tools/contour_tool.h"

#include <algorithm>
#include <array>

#include "editor/answers/subject_shape.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::named;
using session::onSheet;

namespace {

/// The contour of a place; null if it no longer exists: undo may have removed it during a drag.
const model::Contour* contourOf(const model::Document& document, const LinePlace& place) {
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

/// Whether the caught point is the first point of an open line; nothing if it is not an end.
std::optional<bool> frontEnd(const model::Contour& contour, const LinePlace& place) {
    if (contour.closed || !place.isOnPoint) return std::nullopt;
    if (place.point == 0) return true;
    if (place.point + 1 == contour.points.size()) return false;
    return std::nullopt;
}

std::string refusalAt(const Bench& bench, MapPoint at) {
    const auto place = bench.table.onBoard(at);
    const auto board = place ? bench.document.boards.find(place->board) : bench.document.boards.end();
    return board == bench.document.boards.end() ? std::string() : whyNoContour(*board->second);
}

}  // namespace

std::optional<LinePlace> contourAt(const Bench& bench, const PointerEvent& event) {
    std::vector<GripLine> lines;
    for (const auto& [key, board] : bench.document.boards)
        for (const auto& contour : board->contours)
            lines.push_back({key, contour.id, onSheet(bench.table, key, contour.points), contour.closed});
    return placeOn(lines, event);
}

std::string whyNoContour(const model::Board& board) {
    const auto& levels = *board.level;
    if (!board.contours.empty() || std::ranges::all_of(levels, [](int level) { return level == 0; }))
        return {};
    return session::tr(
        "Board %s uses levels. Use the Levels tool (L): a single contour would replace all of them.",
        board.id);
}

session::Phrase helpOf(ContourAction action) {
    using session::trLater;
    switch (action) {
        case ContourAction::draw:
            return trLater(
                "Click point by point or drag to draw a contour; Enter finishes it. The palette has more "
                "tools.");
        case ContourAction::reshape:
            return trLater(
                "Drag a point of a contour, or its line between points. Shift-click removes a point.");
        case ContourAction::join:
            return trLater(
                "Drag from the end of an open contour to the end of another, or to its own other end");
        case ContourAction::part:
            return trLater("Click the point where the contour is to be split");
        case ContourAction::turn:
            return trLater("Click a contour to flip its higher side; tick marks show that side");
        case ContourAction::height:
            return trLater("Click a contour to give it the height set in the palette");
        case ContourAction::erase:
            return trLater("Click a contour to remove it");
    }
    return {};
}

void ContourTool::press(const Bench& bench, const PointerEvent& event) {
    grip_.take(std::nullopt, event);
    if (bench.choices.contourAction == ContourAction::draw) {
        if (run_.empty()) refusal_ = refusalAt(bench, event.at);
        isBusy_ = !refusal_.empty();
        if (isBusy_) return;
        isClosing_ = run_.wouldClose(bench.table, event);
        isBusy_ = isClosing_ || event.isDouble;  // the release ends the line
        if (!isBusy_) run_.add(bench.table, event.at);
        return;
    }
    isBusy_ = true;
    grip_.take(contourAt(bench, event), event);
}

void ContourTool::drag(const Bench& bench, const PointerEvent& event) {
    if (bench.choices.contourAction == ContourAction::draw) {
        if (!isBusy_ && !run_.empty()) run_.add(bench.table, event.at, dragStep);
        grip_.follow(event);
        return;
    }
    if (isBusy_) grip_.follow(event);
}

std::optional<Moment> ContourTool::release(const Bench& bench, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    if (!refusal_.empty()) {
        bench.say(refusal_);
        cancel();
        return std::nullopt;
    }
    const auto action = bench.choices.contourAction;
    if (action == ContourAction::draw) return drawn(bench, isClosing_);
    drag(bench, event);
    const auto step = grip_.place ? caughtStep(bench, *grip_.place) : std::nullopt;
    if (!grip_.place) bench.say(session::tr("There is no contour near the pointer."));
    if (!step && action == ContourAction::join)
        bench.say(session::tr("Drag from the end of one open contour to the end of another."));
    if (!step && action == ContourAction::reshape) bench.say(session::tr("Drag the line to its new place."));
    cancel();
    return step;
}

std::optional<Moment> ContourTool::caughtStep(const Bench& bench, const LinePlace& place) const {
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
                bench, named("Split contour"),
                model::withContourParted(document, place.board, place.id, place.point,
                                         freeId(place.id, idsOf(*document.boards.at(place.board)))));
        case ContourAction::turn:
            return stepOf(bench, named("Flip contour"),
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
    if (!step) bench.say(session::tr("A contour needs at least two points."));
    cancel();
    return step;
}

std::optional<Moment> ContourTool::lineStep(const Bench& bench, bool closed, bool withPointer) const {
    model::Contour contour;
    contour.points = run_.points();
    if (withPointer)
        if (const auto at = bench.table.onBoard(grip_.now, run_.board()); at && *at != contour.points.back())
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
    else if (isBusy_ && grip_.place)
        step = caughtStep(bench, *grip_.place);
    if (!step) return std::nullopt;
    return std::move(step->document);
}

std::optional<Moment> ContourTool::reshaped(const Bench& bench, const model::Contour& contour,
                                            const LinePlace& place) const {
    auto points = grip_.reshaped(bench.table, contour.points);
    if (!points) return std::nullopt;
    return stepOf(bench, grip_.takesPoint() ? named("Remove point of contour") : named("Edit contour"),
                  model::withContourPoints(bench.document, place.board, place.id, std::move(*points)));
}

std::optional<Moment> ContourTool::joined(const Bench& bench, const model::Contour& contour,
                                          const LinePlace& from) const {
    PointerEvent event;
    event.at = grip_.now;
    event.reach = grip_.reach;
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
    if (grip_.place) grip_.place->board = session::boardAfter(grip_.place->board, renames);
}

void ContourTool::cancel() {
    run_.clear();
    grip_.place = std::nullopt;
    isBusy_ = isClosing_ = false;
    refusal_.clear();
}

std::vector<picture::Mark> ContourTool::feedback(const Bench& bench,
                                                 const std::optional<PointerEvent>& hover) const {
    std::vector<picture::Mark> marks;
    if (const auto points = run_.onSheet(bench.table, hover); !points.empty()) {
        marks = {lineMark(bench, points), dotMark(bench, points.front())};
        return marks;
    }
    const auto place = grip_.place ? grip_.place : hover ? contourAt(bench, *hover) : std::nullopt;
    if (!place || bench.choices.contourAction == ContourAction::draw) return marks;
    const auto* contour = contourOf(bench.document, *place);
    if (contour == nullptr) return marks;
    const bool isMoving =
        grip_.place && bench.choices.contourAction == ContourAction::reshape && !grip_.isReversed;
    const auto points = onSheet(bench.table, place->board,
                                isMoving ? grip_.dragged(bench.table, contour->points) : contour->points);
    marks.push_back(lineMark(bench, points, contour->closed));
    const auto ticks = highSideMarks(bench, points, contour->high, contour->closed);
    marks.insert(marks.end(), ticks.begin(), ticks.end());
    for (const auto& point : points) marks.push_back(dotMark(bench, point));
    if (grip_.place && bench.choices.contourAction == ContourAction::join && frontEnd(*contour, *place))
        addJoin(bench, *contour, points[place->point], marks);
    return marks;
}

/// The line from the caught end to the pointer, with a dot if it can be joined there.
void ContourTool::addJoin(const Bench& bench, const model::Contour& contour, MapPoint from,
                          std::vector<picture::Mark>& marks) const {
    const bool isTaken = joined(bench, contour, *grip_.place).has_value();
    const std::array ends{from, grip_.now};
    marks.push_back(lineMark(bench, ends, false, !isTaken));
    if (isTaken) marks.push_back(dotMark(bench, grip_.now, selected));
}

}  // namespace cota::tools

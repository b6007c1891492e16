#include "editor/tools/contour_tool.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "editor/answers/subject_shape.h"
#include "editor/tools/contour_heights.h"
#include "editor/tools/freehand.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/heights/heights.h"

namespace cota::tools {

using session::named;
using session::onSheet;

namespace {

constexpr std::size_t leastOfHand = 4;  // points added by a drag: a hand trembles while clicking

/// The contour of a place; null if it no longer exists: undo may have removed it during a drag.
const model::Contour* contourOf(const model::Document& document, const LinePosition& place) {
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
std::optional<bool> frontEnd(const model::Contour& contour, const LinePosition& place) {
    if (contour.closed || !place.isOnPoint) return std::nullopt;
    if (place.point == 0) return true;
    if (place.point + 1 == contour.points.size()) return false;
    return std::nullopt;
}

std::string refusalAt(const ToolContext& context, MapPoint at) {
    const auto place = context.map.onBoard(at);
    const auto board = place ? context.document.boards.find(place->board) : context.document.boards.end();
    return board == context.document.boards.end() ? std::string() : whyNoContour(*board->second);
}

}  // namespace

std::optional<LinePosition> contourAt(const ToolContext& context, const PointerEvent& event) {
    std::vector<GripLine> lines;
    for (const auto& [key, board] : context.document.boards)
        for (const auto& contour : board->contours)
            lines.push_back({key, contour.id, onSheet(context.map, key, contour.points), contour.closed});
    return positionOn(lines, event);
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
            return trLater("Click point by point or drag to draw a contour; Enter finishes it");
        case ContourAction::reshape:
            return trLater(
                "Drag a point of a contour, or its line between points. Ctrl+click removes a point.");
        case ContourAction::join:
            return trLater(
                "Drag from the end of an open contour to the end of another, or to its own other end");
        case ContourAction::split:
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

void ContourTool::press(const ToolContext& context, const PointerEvent& event) {
    grip_.take(std::nullopt, event);
    button_ = run_.empty() ? buttons_.at(context, event) : std::nullopt;
    if (!button_) buttons_.hide();
    if (button_) {
        isBusy_ = true;
        return;
    }
    if (context.choices.contour.action == ContourAction::draw) return pressLine(context, event);
    isBusy_ = true;
    grip_.take(contourAt(context, event), event);
}

/// The option bar shows the height that a line would have that began here.
void ContourTool::offerHeight(const ToolContext& context, MapPoint at) {
    auto& contour = context.choices.contour;
    if (contour.action != ContourAction::draw || !contour.offersHeight) return;
    contour.metres = contourAbove(context.map, at);
    contour.hasOfferedHeight = true;
}

void ContourTool::pressLine(const ToolContext& context, const PointerEvent& event) {
    if (run_.empty()) refusal_ = refusalAt(context, event.at);
    isBusy_ = !refusal_.empty();
    if (isBusy_) return;
    if (run_.empty()) offerHeight(context, event.at);
    isClosing_ = run_.wouldClose(context.map, event);
    isBusy_ = isClosing_ || event.isDouble;  // the release ends the line
    if (!isBusy_) run_.add(context.map, event.at);
    dragFrom_ = run_.points().size();
}

void ContourTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (button_) return;
    if (context.choices.contour.action == ContourAction::draw) {
        if (!isBusy_ && !run_.empty() && !event.shift) run_.add(context.map, event.at, dragStep);
        grip_.follow(event);
        return;
    }
    if (isBusy_) grip_.follow(event);
}

std::optional<HistoryEntry> ContourTool::release(const ToolContext& context, const PointerEvent& event) {
    if (button_) {
        const bool isOn = buttons_.at(context, event) == button_;
        auto step = isOn ? buttons_.turned(context, *button_) : std::nullopt;
        button_.reset();
        isBusy_ = false;
        return step;
    }
    if (!isBusy_) return drawnByHand(context, event);
    if (!refusal_.empty()) {
        context.say(refusal_);
        cancel();
        return std::nullopt;
    }
    const auto action = context.choices.contour.action;
    if (action == ContourAction::draw) return drawn(context, isClosing_);
    drag(context, event);
    const auto step = grip_.place ? caughtStep(context, *grip_.place) : std::nullopt;
    if (!grip_.place) context.say(session::tr("There is no contour near the pointer."));
    if (!step && action == ContourAction::join)
        context.say(session::tr("Drag from the end of one open contour to the end of another."));
    if (!step && action == ContourAction::reshape)
        context.say(session::tr("Drag the line to its new place."));
    cancel();
    return step;
}

std::optional<HistoryEntry> ContourTool::caughtStep(const ToolContext& context,
                                                    const LinePosition& place) const {
    const auto& document = context.document;
    const auto* contour = contourOf(document, place);
    if (contour == nullptr) return std::nullopt;
    switch (context.choices.contour.action) {
        case ContourAction::draw:
            return std::nullopt;
        case ContourAction::reshape:
            return reshaped(context, *contour, place);
        case ContourAction::join:
            return joined(context, *contour, place);
        case ContourAction::split:
            return stepOf(
                context, named("Split contour"),
                model::withContourParted(document, place.board, place.id, place.point,
                                         freeId(place.id, idsOf(*document.boards.at(place.board)))));
        case ContourAction::turn:
            return stepOf(context, named("Flip contour"),
                          model::withContourHigh(document, place.board, place.id, otherSide(contour->high)));
        case ContourAction::height:
            return stepOf(
                context, named("Set height of contour"),
                model::withContourMetres(document, place.board, place.id, context.choices.contour.metres));
        case ContourAction::erase:
            return stepOf(context, named("Remove contour"),
                          model::withoutContour(document, place.board, place.id));
    }
    return std::nullopt;
}

/// A hand that means to end where it began comes near: within half a hex, if the line is much longer.
bool ContourTool::closesByHand(const ToolContext& context, const PointerEvent& event) const {
    constexpr double most = 0.5, ofLine = 0.2;  // hex widths; share of the length of the line
    const auto line = run_.onSheet(context.map, std::nullopt);
    double length = 0;
    for (std::size_t i = 1; i < line.size(); ++i)
        length += std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
    auto wide = event;
    wide.reach =
        std::max(event.reach, std::min(most * context.map.sheet().hexMillimetres(), ofLine * length));
    return run_.wouldClose(context.map, wide);
}

std::optional<HistoryEntry> ContourTool::drawnByHand(const ToolContext& context, const PointerEvent& event) {
    drag(context, event);
    const auto& points = run_.points();
    if (context.choices.contour.action != ContourAction::draw || points.size() < dragFrom_ + leastOfHand)
        return std::nullopt;
    const std::size_t first = dragFrom_ > 0 ? dragFrom_ - 1 : 0;
    const bool isWhole = first == 0;
    isClosing_ = closesByHand(context, event);
    const std::vector<model::GridPoint> stroke(points.begin() + static_cast<std::ptrdiff_t>(first),
                                               points.end());
    run_.replaceFrom(first, simplified(stroke, isWhole && isClosing_, context.choices.contour.smoothness));
    return isWhole || isClosing_ ? drawn(context, isClosing_) : std::nullopt;
}

std::optional<HistoryEntry> ContourTool::finish(const ToolContext& context) { return drawn(context, false); }

std::optional<HistoryEntry> ContourTool::drawn(const ToolContext& context, bool closed) {
    auto step = lineStep(context, closed, false);
    if (!step && !run_.empty()) context.say(session::tr("A contour needs at least two points."));
    const std::string board = run_.board();
    cancel();
    if (!step) return step;
    const auto made = step->document.boards.at(board)->contours.back();
    const session::BoardThing thing{session::BoardThing::Kind::contour, board, made.id};
    step->selection = {session::subjectOf(thing)};
    if (!closed) return step;
    buttons_.show(thing);
    if (std::string_view(context.map.play().heights().method()) == mapsets::levelsHeightsDescription.name)
        context.say(
            session::tr("The levels of the hexes are as before. Map / Levels from Contours sets them."));
    else if (context.document.boards.at(board)->contours.empty())
        addFoot(context, board, made, *step);
    return step;
}

/// The first ring of a board is a hill only with a foot: else all ground would have its height.
void ContourTool::addFoot(const ToolContext& context, const std::string& board, const model::Contour& ring,
                          HistoryEntry& step) const {
    const int metres = ring.metres - contourInterval(context.map);
    const auto start = context.map.toSheet({board, ring.points.front()});
    // A height that was typed may be another one: then the ground is no foot of it.
    const bool isOnGround = isHill(ring) && start && contourBelow(context.map, *start) == metres;
    const auto foot = isOnGround ? footAround(context.map, board, ring, metres) : std::nullopt;
    if (!foot)
        return context.say(
            session::tr("Below the lowest contour the ground counts as %s m.", std::to_string(ring.metres)));
    step.document = model::withContour(step.document, board, *foot);
    context.say(session::tr("The hill got a foot at %s m, so that the ground outside stays as it was.",
                            std::to_string(metres)));
}

std::optional<HistoryEntry> ContourTool::lineStep(const ToolContext& context, bool closed,
                                                  bool withPointer) const {
    model::Contour contour;
    contour.points = run_.points();
    if (withPointer)
        if (const auto at = context.map.onBoard(grip_.now, run_.board()); at && *at != contour.points.back())
            contour.points.push_back(*at);
    const auto board = context.document.boards.find(run_.board());
    if (contour.points.size() < 2 || board == context.document.boards.end()) return std::nullopt;
    contour.id = freeId("c", idsOf(*board->second));
    contour.metres = context.choices.contour.metres;
    contour.closed = closed;
    if (closed && contour.points.size() > 2) contour.high = insideOf(contour.points);
    return stepOf(context, named("Draw contour"),
                  model::withContour(context.document, run_.board(), contour));
}

std::optional<model::Document> ContourTool::proposed(const ToolContext& context) const {
    std::optional<HistoryEntry> step;
    if (!run_.empty())
        step = lineStep(context, isClosing_, !isBusy_);
    else if (isBusy_ && grip_.place)
        step = caughtStep(context, *grip_.place);
    if (!step) return std::nullopt;
    return std::move(step->document);
}

std::optional<HistoryEntry> ContourTool::reshaped(const ToolContext& context, const model::Contour& contour,
                                                  const LinePosition& place) const {
    auto points = grip_.reshaped(context.map, contour.points);
    if (!points) return std::nullopt;
    return stepOf(context, grip_.takesPoint() ? named("Remove point of contour") : named("Edit contour"),
                  model::withContourPoints(context.document, place.board, place.id, std::move(*points)));
}

std::optional<HistoryEntry> ContourTool::joined(const ToolContext& context, const model::Contour& contour,
                                                const LinePosition& from) const {
    PointerEvent event;
    event.at = grip_.now;
    event.reach = grip_.reach;
    const auto to = contourAt(context, event);
    if (!to || to->board != from.board || *to == from) return std::nullopt;
    const auto* other = contourOf(context.document, *to);
    if (other == nullptr) return std::nullopt;
    const auto front = frontEnd(contour, from);
    const auto otherFront = frontEnd(*other, *to);
    if (!front || !otherFront) return std::nullopt;
    return stepOf(
        context, named("Join contours"),
        model::withContoursJoined(context.document, from.board, from.id, *front, to->id, *otherFront));
}

void ContourTool::takeNames(const std::vector<session::FileRename>& renames) {
    run_.takeNames(renames);
    if (grip_.place) grip_.place->board = session::boardAfter(grip_.place->board, renames);
    buttons_.takeNames(renames);
}

void ContourTool::cancel() {
    run_.clear();
    dragFrom_ = 0;
    button_.reset();
    buttons_.hide();
    grip_.place = std::nullopt;
    isBusy_ = isClosing_ = false;
    refusal_.clear();
}

std::vector<picture::Mark> ContourTool::feedback(const ToolContext& context,
                                                 const std::optional<PointerEvent>& hover) const {
    std::vector<picture::Mark> marks;
    if (hover && run_.empty()) offerHeight(context, hover->at);
    if (const auto points = run_.onSheet(context.map, hover); !points.empty()) {
        const bool isRing =
            hover && (run_.points().size() >= dragFrom_ + leastOfHand ? closesByHand(context, *hover)
                                                                      : run_.wouldClose(context.map, *hover));
        marks = {lineMark(context, points, isRing),
                 dotMark(context, points.front(), isRing ? selected : accent)};
        return marks;
    }
    marks = buttons_.marks(context);
    const auto place = grip_.place ? grip_.place : hover ? contourAt(context, *hover) : std::nullopt;
    if (!place || context.choices.contour.action == ContourAction::draw) return marks;
    const auto* contour = contourOf(context.document, *place);
    if (contour == nullptr) return marks;
    const bool isMoving =
        grip_.place && context.choices.contour.action == ContourAction::reshape && !grip_.isReversed;
    const auto points = onSheet(context.map, place->board,
                                isMoving ? grip_.dragged(context.map, contour->points) : contour->points);
    marks.push_back(lineMark(context, points, contour->closed));
    const auto ticks = highSideMarks(context, points, contour->high, contour->closed);
    marks.insert(marks.end(), ticks.begin(), ticks.end());
    for (const auto& point : points) marks.push_back(dotMark(context, point));
    if (grip_.place && context.choices.contour.action == ContourAction::join && frontEnd(*contour, *place))
        addJoin(context, *contour, points[place->point], marks);
    return marks;
}

/// The line from the caught end to the pointer, with a dot if it can be joined there.
void ContourTool::addJoin(const ToolContext& context, const model::Contour& contour, MapPoint from,
                          std::vector<picture::Mark>& marks) const {
    const bool isTaken = joined(context, contour, *grip_.place).has_value();
    const std::array ends{from, grip_.now};
    marks.push_back(lineMark(context, ends, false, !isTaken));
    if (isTaken) marks.push_back(dotMark(context, grip_.now, selected));
}

}  // namespace cota::tools

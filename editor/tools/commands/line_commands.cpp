#include "editor/tools/commands/line_commands.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "editor/answers/pointing.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/tools/contour_heights.h"
#include "editor/tools/freehand.h"
#include "editor/tools/shape_tools.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::BoardThing;
using session::named;

namespace {

std::vector<BoardThing> drawings(const ToolContext& context, BoardThing::Kind kind) {
    std::vector<BoardThing> found;
    for (const auto& subject : context.selection)
        if (const auto thing = session::thingOf(context.document, subject); thing && thing->kind == kind)
            found.push_back(*thing);
    return found;
}

/// The point of a line that is nearest to the pointer.
std::size_t nearestPoint(const std::vector<MapPoint>& points, MapPoint at) {
    std::size_t nearest = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < points.size(); ++i)
        if (const double away = session::between(points[i], at); away < least) {
            least = away;
            nearest = i;
        }
    return nearest;
}

Step withSelection(Step step, const BoardThing& thing) {
    if (step) step->selection = {session::subjectOf(thing)};
    return step;
}

/// Two paths through hexes as one, if they meet: with a common hex at their ends, or with ends side by side.
std::optional<model::Path> joinedPath(const model::Path& one, const model::Path& other) {
    if (one.kind != other.kind || one.hexes.empty() || other.hexes.empty()) return std::nullopt;
    for (const bool isReversed : {false, true})
        for (const bool isOtherReversed : {false, true}) {
            model::Path made = one;
            auto more = other.hexes;
            if (isReversed) std::ranges::reverse(made.hexes);
            if (isOtherReversed) std::ranges::reverse(more);
            const bool isShared = made.hexes.back() == more.front();
            if (!isShared && model::distance(made.hexes.back(), more.front()) != 1) continue;
            made.hexes.insert(made.hexes.end(), more.begin() + (isShared ? 1 : 0), more.end());
            made.ends.insert(made.ends.end(), other.ends.begin(), other.ends.end());
            return made;
        }
    return std::nullopt;
}

bool isEndOf(const model::Contour& contour, std::size_t point) {
    return !contour.closed && (point == 0 || point + 1 == contour.points.size());
}

}  // namespace

Step pathSplit(const ToolContext& context, const Place& at) {
    const auto paths = drawings(context, BoardThing::Kind::path);
    if (!at || paths.empty()) {
        context.say(session::tr("Point at the place where the path is to be split."));
        return std::nullopt;
    }
    const auto& thing = paths.front();
    const auto points =
        session::lineOf(context.map, thing.board, *session::pathOf(context.document, thing)).points;
    auto changed = model::withPathSplit(context.document, thing.board, model::PathId(thing.id),
                                        nearestPoint(points, *at));
    if (changed == context.document) context.say(session::tr("Click between the ends of the path."));
    return withSelection(stepOf(context, named("Split path"), std::move(changed)), thing);
}

Step pathReversed(const ToolContext& context, const Place&) {
    model::Document changed = context.document;
    for (const auto& thing : drawings(context, BoardThing::Kind::path))
        changed = model::withPathReversed(changed, thing.board, model::PathId(thing.id));
    return stepOf(context, named("Reverse path"), std::move(changed));
}

Step pathRunOff(const ToolContext& context, const Place& at) {
    const auto paths = drawings(context, BoardThing::Kind::path);
    if (paths.empty()) return std::nullopt;
    const auto& thing = paths.front();
    const auto points =
        session::lineOf(context.map, thing.board, *session::pathOf(context.document, thing)).points;
    const bool atFront = at && nearestPoint(points, *at) < points.size() / 2;
    auto changed = model::withPathRunOff(context.document, thing.board, model::PathId(thing.id), atFront);
    if (changed == context.document)
        context.say(
            session::tr("Only a path through hexes that does not leave the map there yet can be "
                        "continued to the edge."));
    return stepOf(context, named("Continue path to the edge"), std::move(changed));
}

Step pathJoined(const ToolContext& context, const Place&) {
    const auto paths = drawings(context, BoardThing::Kind::path);
    if (paths.empty()) return std::nullopt;
    const auto& thing = paths.front();
    const auto& one = *session::pathOf(context.document, thing);
    for (const auto& other : context.document.boards.at(thing.board)->paths) {
        const bool isMeant =
            paths.size() == 1 || (paths[1].board == thing.board && paths[1].id == other.id.text);
        if (other.id == one.id || !isMeant) continue;
        const auto made = joinedPath(one, other);
        if (!made) continue;
        auto changed = context.document;
        for (auto name : context.document.boards.at(thing.board)->names) {
            if (name.path != other.id) continue;
            name.path = one.id;
            changed = model::withMapName(changed, thing.board, name);
        }
        changed = model::withoutPath(changed, thing.board, other.id);
        return withSelection(
            stepOf(context, named("Join paths"), model::withPath(changed, thing.board, *made)), thing);
    }
    context.say(
        session::tr("No other path of the kind on the board begins or ends beside an end of this one."));
    return std::nullopt;
}

Step contourFlipped(const ToolContext& context, const Place&) {
    model::Document changed = context.document;
    for (const auto& thing : drawings(context, BoardThing::Kind::contour)) {
        const auto high = session::contourOf(context.document, thing)->high;
        changed = model::withContourHigh(
            changed, thing.board, thing.id,
            high == model::HighSide::left ? model::HighSide::right : model::HighSide::left);
    }
    return stepOf(context, named("Flip contour"), std::move(changed));
}

Step contourClosed(const ToolContext& context, const Place&) {
    model::Document changed = context.document;
    bool isOpened = false;
    for (const auto& thing : drawings(context, BoardThing::Kind::contour)) {
        auto made = *session::contourOf(context.document, thing);
        isOpened = made.closed;
        made.closed = !made.closed;
        changed = model::withContour(changed, thing.board, made);
    }
    return stepOf(context, isOpened ? named("Open contour") : named("Close contour"), std::move(changed));
}

Step contourSplit(const ToolContext& context, const Place& at) {
    const auto contours = drawings(context, BoardThing::Kind::contour);
    if (!at || contours.empty()) {
        context.say(session::tr("Point at the place where the contour is to be split."));
        return std::nullopt;
    }
    const auto& thing = contours.front();
    const auto& contour = *session::contourOf(context.document, thing);
    const std::size_t point = nearestPoint(session::onSheet(context.map, thing.board, contour.points), *at);
    if (isEndOf(contour, point)) context.say(session::tr("Click between the ends of the contour."));
    std::vector<std::string> taken;
    for (const auto& one : context.document.boards.at(thing.board)->contours) taken.push_back(one.id);
    return withSelection(stepOf(context, named("Split contour"),
                                model::withContourParted(context.document, thing.board, thing.id, point,
                                                         freeId(thing.id, taken))),
                         thing);
}

Step contoursJoined(const ToolContext& context, const Place&) {
    const auto contours = drawings(context, BoardThing::Kind::contour);
    if (contours.size() != 2 || contours[0].board != contours[1].board) {
        context.say(session::tr("Select two contours of one board to join them."));
        return std::nullopt;
    }
    const auto& one = *session::contourOf(context.document, contours[0]);
    const auto& other = *session::contourOf(context.document, contours[1]);
    bool atFront = false, otherAtFront = false;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (const bool isFront : {false, true})
        for (const bool isOtherFront : {false, true}) {
            const auto& from = isFront ? one.points.front() : one.points.back();
            const auto& to = isOtherFront ? other.points.front() : other.points.back();
            const std::int64_t x = from.x - to.x, y = from.y - to.y;
            if (x * x + y * y >= least) continue;
            least = x * x + y * y;
            atFront = isFront;
            otherAtFront = isOtherFront;
        }
    auto changed = model::withContoursJoined(context.document, contours[0].board, one.id, atFront, other.id,
                                             otherAtFront);
    if (changed == context.document)
        context.say(session::tr("Only open contours of the same height can be joined."));
    return withSelection(stepOf(context, named("Join contours"), std::move(changed)), contours[0]);
}

Step shapesSimplified(const ToolContext& context, const Place&) {
    model::Document changed = context.document;
    for (const auto& thing : drawings(context, BoardThing::Kind::contour)) {
        const auto& contour = *session::contourOf(context.document, thing);
        auto points = simplified(contour.points, contour.closed, Smoothness::few);
        if (points.size() < contour.points.size())
            changed = model::withContourPoints(changed, thing.board, thing.id, std::move(points));
    }
    for (const auto& thing : drawings(context, BoardThing::Kind::area)) {
        auto area = *session::areaOf(context.document, thing);
        auto points = simplified(area.outline, true, Smoothness::few);
        if (points.size() >= area.outline.size() || points.size() < 3) continue;
        area.outline = std::move(points);
        changed = model::withArea(changed, thing.board, area);
    }
    if (changed == context.document) context.say(session::tr("The line has no points to spare."));
    return stepOf(context, named("Simplify line"), std::move(changed));
}

Step contoursAt(const ToolContext& context, int metres) {
    model::Document changed = context.document;
    for (const auto& thing : drawings(context, BoardThing::Kind::contour))
        changed = model::withContourMetres(changed, thing.board, thing.id, metres);
    return stepOf(context, named("Set height of contour"), std::move(changed));
}

Step ringTurned(const ToolContext& context, bool hill) {
    model::Document changed = context.document;
    for (const auto& thing : drawings(context, BoardThing::Kind::contour)) {
        const auto& contour = *session::contourOf(context.document, thing);
        if (contour.closed)
            changed = model::withContour(changed, thing.board,
                                         withRing(contour, hill, contourInterval(context.map)));
    }
    return stepOf(context, hill ? named("Make a hill") : named("Make a hollow"), std::move(changed));
}

}  // namespace cota::tools

#include "editor/tools/line_tools.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "editor/answers/pointing.h"
#include "editor/answers/subject_shape.h"
#include "editor/documents/board_thing.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"

namespace cota::tools {

using session::named;

namespace {

/// Splits a run by board. An element that two boards print belongs to both.
template <class Element, class Printed>
std::map<std::string, std::vector<std::vector<Element>>> runsByBoard(const std::vector<Printed>& printed) {
    std::map<std::string, std::vector<std::vector<Element>>> runs;
    std::map<std::string, std::size_t> last;  // for each board, the number of its last element, from 1
    for (std::size_t i = 0; i < printed.size(); ++i)
        for (const auto& [board, element] : printed[i]) {
            if (last[board] != i || i == 0) runs[board].emplace_back();
            if (last[board] == i + 1) continue;  // a board laid twice
            runs[board].back().push_back(element);
            last[board] = i + 1;
        }
    return runs;
}

/// Visits places along the way of the pointer, including the last, because a fast pointer skips hexsides.
template <class Visit>
void eachPlaceTo(const JoinedMap& map, MapPoint from, MapPoint to, Visit&& visit) {
    constexpr double step = 0.06;  // in hexes
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const int places = std::max(1, static_cast<int>(length / (map.sheet().hexMillimetres() * step)));
    for (int i = 1; i <= places; ++i) {
        const double t = double{1} * i / places;
        visit({from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t});
    }
}

}  // namespace

std::optional<PathPlace> pathAt(const ToolContext& context, const PointerEvent& event) {
    constexpr double wayShare = 0.12;  // of a hex: roads are drawn as curves, not from centre to centre
    double least = event.reach + context.map.sheet().hexMillimetres() * wayShare;
    std::optional<PathPlace> found;
    for (const auto& [key, board] : context.document.boards)
        for (const auto& path : board->paths) {
            const auto points = session::lineOf(context.map, key, path).points;
            for (std::size_t i = 0; i + 1 < points.size(); ++i) {
                const double away = session::toSegment(event.at, points[i], points[i + 1]);
                if (away >= least) continue;
                least = away;
                const bool isFirst =
                    session::between(event.at, points[i]) < session::between(event.at, points[i + 1]);
                found = PathPlace{key, path.id, isFirst ? i : i + 1};
            }
        }
    return found;
}

session::Phrase helpOf(PathAction action) {
    using session::trLater;
    switch (action) {
        case PathAction::draw:
            return trLater("Drag from hex to hex to draw a road or river");
        case PathAction::split:
            return trLater("Click the place where the road or river is to be split");
        case PathAction::reverse:
            return trLater("Click a road or river to reverse its direction");
        case PathAction::runOff:
            return trLater("Click the end of a road or river to continue it over the edge of the map");
    }
    return {};
}

void HexsideTool::press(const ToolContext& context, const PointerEvent& event) {
    cancel();
    isBusy_ = true;
    last_ = from_ = event.at;
    isReversed_ = event.control;
    isStraight_ = event.shift;
    drag(context, event);
}

void HexsideTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_) return;
    if (isStraight_) sides_.clear();
    eachPlaceTo(context.map, isStraight_ ? from_ : last_, event.at, [&](MapPoint at) {
        const auto side = context.map.hexsideAt(at, event.reach);
        if (side && std::ranges::find(sides_, *side) == sides_.end()) sides_.push_back(*side);
    });
    last_ = event.at;
}

std::optional<HistoryEntry> HexsideTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    drag(context, event);
    model::Document changed = context.document;
    const auto& kind = context.choices.hexside;
    for (const auto& side : sides_)
        for (const auto& [board, printed] : context.map.printed(side))
            changed = isReversed_ ? model::withoutHexside(changed, board, printed, kind)
                                  : model::withHexside(changed, board, {kind, printed, {}, {}});
    const bool wasReversed = isReversed_;
    if (kind.empty()) context.say(session::tr("Select in the palette what to draw."));
    if (sides_.empty()) context.say(session::tr("There is no hexside near the pointer. Click a hexside."));
    cancel();
    if (kind.empty()) return std::nullopt;
    return stepOf(context, wasReversed ? named("Remove hexside") : named("Draw hexside"), std::move(changed));
}

void HexsideTool::cancel() {
    isBusy_ = false;
    sides_.clear();
}

std::vector<picture::Mark> HexsideTool::feedback(const ToolContext& context,
                                                 const std::optional<PointerEvent>& hover) const {
    std::vector<picture::Mark> marks;
    for (const auto& side : sides_) marks.push_back(hexsideMark(context, side));
    const auto below = hover ? context.map.hexsideAt(hover->at, hover->reach) : std::nullopt;
    if (below) marks.push_back(hexsideMark(context, *below));
    return marks;
}

void PathTool::press(const ToolContext& context, const PointerEvent& event) {
    cancel();
    isBusy_ = true;
    isActing_ = context.choices.path.action != PathAction::draw;
    if (isActing_) return;
    isReversed_ = event.control;
    isStraight_ = event.shift;
    alongSides_ = context.choices.path.alongHexsides;
    last_ = from_ = event.at;
    drag(context, event);
}

void PathTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_ || isActing_) return;
    if (isStraight_) {
        cells_.resize(std::min<std::size_t>(cells_.size(), 1));
        sides_.clear();
    }
    if (alongSides_) {
        eachPlaceTo(context.map, isStraight_ ? from_ : last_, event.at, [&](MapPoint at) {
            if (const auto side = context.map.hexsideAt(at, event.reach)) goTo(context.map, *side);
        });
        last_ = event.at;
    } else if (const auto cell = context.map.cellAt(event.at)) {
        goTo(context.map, *cell);
    }
}

// Moving back to the previous hex removes the last one, so that the user can correct a path while drawing.
void PathTool::goTo(const JoinedMap& map, Cell cell) {
    if (cells_.empty()) return cells_.push_back(cell);
    const auto way = hexesBetween(map, cells_.back(), cell);
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (map.field().distance(cells_.back(), way[i]) != 1) return;
        if (cells_.size() > 1 && cells_[cells_.size() - 2] == way[i])
            cells_.pop_back();
        else
            cells_.push_back(way[i]);
    }
}

void PathTool::goTo(const JoinedMap&, model::HexSide side) {
    if (!sides_.empty() && sides_.back() == side) return;
    if (sides_.size() > 1 && sides_[sides_.size() - 2] == side) return sides_.pop_back();
    if (sides_.empty() || model::haveCommonCorner(sides_.back(), side)) sides_.push_back(side);
}

model::Document PathTool::drawn(const ToolContext& context) const {
    model::Document changed = context.document;
    const auto& kind = context.choices.pathKind;
    const auto put = [&](const auto& runs) {
        for (const auto& [board, pieces] : runs)
            for (const auto& piece : pieces)
                changed = isReversed_ ? model::withPathErased(changed, board, kind, piece)
                                      : model::withPathDrawn(changed, board, kind, piece);
    };
    if (alongSides_) {
        std::vector<std::vector<session::BoardHexside>> printed;
        for (const auto& side : sides_) printed.push_back(context.map.printed(side));
        put(runsByBoard<model::HexSide>(printed));
    } else {
        std::vector<std::vector<session::BoardHex>> printed;
        for (const Cell cell : cells_) printed.push_back(context.map.printed(cell));
        put(runsByBoard<model::HexCoord>(printed));
    }
    return changed;
}

std::optional<HistoryEntry> PathTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    if (isActing_) {
        cancel();
        return acted(context, event);
    }
    drag(context, event);
    const bool hasKind = !context.choices.pathKind.empty();
    if (!hasKind) context.say(session::tr("Select in the palette what to draw."));
    if (cells_.size() < 2 && sides_.empty() && !isReversed_)
        context.say(alongSides_ ? session::tr("There is no hexside near the pointer. Click a hexside.")
                                : session::tr("Hold the mouse button and drag from hex to hex."));
    auto step = hasKind
                    ? stepOf(context, isReversed_ ? named("Erase path") : named("Draw path"), drawn(context))
                    : std::nullopt;
    cancel();
    return step;
}

std::optional<HistoryEntry> PathTool::acted(const ToolContext& context, const PointerEvent& event) const {
    const auto at = pathAt(context, event);
    if (!at) {
        context.say(session::tr("There is no road or river near the pointer."));
        return std::nullopt;
    }
    const auto& document = context.document;
    const auto& path = *session::pathOf(document, {session::BoardThing::Kind::path, at->board, at->id.text});
    const auto subject = session::subjectOf({session::BoardThing::Kind::path, at->board, at->id.text});
    std::optional<HistoryEntry> step;
    switch (context.choices.path.action) {
        case PathAction::draw:
            return std::nullopt;
        case PathAction::split: {
            auto changed = model::withPathSplit(document, at->board, at->id, at->place);
            if (changed == document) context.say(session::tr("Click between the ends of the path."));
            step = stepOf(context, named("Split path"), std::move(changed));
            break;
        }
        case PathAction::reverse:
            step =
                stepOf(context, named("Reverse path"), model::withPathReversed(document, at->board, at->id));
            break;
        case PathAction::runOff: {
            const bool atFront = at->place < path.hexes.size() / 2;
            auto changed = model::withPathRunOff(document, at->board, at->id, atFront);
            if (changed == document)
                context.say(
                    session::tr("Only a path through hexes that does not leave the map there yet can be "
                                "continued to the edge."));
            step = stepOf(context, named("Continue path to the edge"), std::move(changed));
            break;
        }
    }
    if (step) step->selection = {subject};
    return step;
}

void PathTool::cancel() {
    isBusy_ = isActing_ = false;
    cells_.clear();
    sides_.clear();
}

std::vector<picture::Mark> PathTool::feedback(const ToolContext& context,
                                              const std::optional<PointerEvent>& hover) const {
    std::vector<picture::Mark> marks;
    if (context.choices.path.action != PathAction::draw) {
        const auto at = hover ? pathAt(context, *hover) : std::nullopt;
        if (!at) return marks;
        const auto& path =
            *session::pathOf(context.document, {session::BoardThing::Kind::path, at->board, at->id.text});
        const auto line = session::lineOf(context.map, at->board, path).points;
        marks.push_back(lineMark(context, line));
        if (at->place < line.size()) marks.push_back(dotMark(context, line[at->place]));
        return marks;
    }
    if (!isBusy_) {
        const auto cell =
            hover && !context.choices.path.alongHexsides ? context.map.cellAt(hover->at) : std::nullopt;
        const auto side = hover && context.choices.path.alongHexsides
                              ? context.map.hexsideAt(hover->at, hover->reach)
                              : std::nullopt;
        if (cell) marks = hexMarks(context, {*cell});
        if (side) marks.push_back(hexsideMark(context, *side));
        return marks;
    }
    for (const auto& side : sides_) marks.push_back(hexsideMark(context, side));
    std::vector<MapPoint> points;
    for (const Cell cell : cells_) points.push_back(context.map.sheet().centre(cell));
    if (!points.empty())
        marks.push_back(lineMark(context, points, false, false, isReversed_ ? warning : accent));
    return marks;
}

}  // namespace cota::tools

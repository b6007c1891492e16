#include "editor/tools/sight_tool.h"

#include <array>
#include <utility>

#include "editor/tools/hex_stroke.h"
#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"

namespace cota::tools {

namespace {

/// The end of visibility: the point of the line nearest to what blocks it; nothing for a clear line.
std::optional<MapPoint> blockedAt(const JoinedMap& map, const session::SightAnswer& answer) {
    if (answer.result.isClear()) return std::nullopt;
    const auto from = map.sheet().centre(answer.from), to = map.sheet().centre(answer.to);
    if (!answer.trace.at || answer.trace.at->hexes.empty()) return from;
    const auto at = map.sheet().centre(answer.trace.at->hexes.front());
    const double x = to.x - from.x, y = to.y - from.y;
    const double along = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y);
    return MapPoint{from.x + along * x, from.y + along * y};
}

}  // namespace

void SightTool::press(const ToolContext& context, const PointerEvent& event) {
    isBusy_ = true;
    const auto cell = context.map.cellAt(event.at);
    if (event.control && from_ && to_ && from_ != to_) return std::swap(from_, to_);
    const bool isKept = event.shift || std::exchange(isStarted_, false);
    if (!isKept || !from_ || !isStillThere(context.map, *from_)) from_ = cell;
    if (cell) to_ = cell;
}

void SightTool::drag(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_ || !from_ || event.control) return;
    if (const auto cell = context.map.cellAt(event.at)) to_ = cell;
}

// The line stays visible until another one is drawn.
std::optional<HistoryEntry> SightTool::release(const ToolContext& context, const PointerEvent& event) {
    drag(context, event);
    isBusy_ = false;
    if (!from_ || from_ == to_) context.say(session::tr("Hold the mouse button and drag from hex to hex."));
    return std::nullopt;
}

void SightTool::startAt(Cell cell) {
    from_ = cell;
    to_ = std::nullopt;
    isStarted_ = true;
}

void SightTool::cancel() {
    isBusy_ = isStarted_ = false;
    from_ = to_ = std::nullopt;
}

std::optional<session::SightAnswer> SightTool::answer(const JoinedMap& map) const {
    if (!from_ || !to_ || from_ == to_) return std::nullopt;
    // An edit of the grid may have removed the hexes.
    const auto isThere = [&](Cell cell) {
        return cell < map.field().cellCount() && map.field().isOnMap(cell);
    };
    if (!isThere(*from_) || !isThere(*to_)) return std::nullopt;
    return session::lookAlong(map, *from_, *to_);
}

std::vector<picture::Mark> SightTool::feedback(const ToolContext& context,
                                               const std::optional<PointerEvent>& hover) const {
    const Cell cell = hover ? context.map.cellAt(hover->at).value_or(mapsets::noCell) : mapsets::noCell;
    auto asked = answer(context.map);
    if (isStarted_ && cell != mapsets::noCell && from_ && from_ != cell && isStillThere(context.map, *from_))
        asked = session::lookAlong(context.map, *from_, cell);
    if (!asked) {
        if (cell == mapsets::noCell) return {};
        return hexMarks(context, {cell});
    }
    const auto from = context.map.sheet().centre(asked->from), to = context.map.sheet().centre(asked->to);
    std::set<Cell> passed, stopping;
    for (const auto& step : asked->trace.steps)
        (step.effect == mapsets::SightEffect::none ? passed : stopping)
            .insert(step.hexes.begin(), step.hexes.end());
    auto marks = hexMarks(context, passed, accent);
    for (auto& mark : hexMarks(context, stopping, warning)) marks.push_back(std::move(mark));
    // Solid up to the block, dashed behind it.
    const auto end = blockedAt(context.map, *asked);
    const std::array seen{from, end.value_or(to)};
    marks.push_back(lineMark(context, seen, false, false, accent));
    if (end) {
        const std::array hidden{*end, to};
        marks.push_back(lineMark(context, hidden, false, true, warning));
        marks.push_back(dotMark(context, *end, warning));
    }
    marks.push_back(dotMark(context, from, accent));
    marks.push_back(dotMark(context, to, end ? warning : accent));
    return marks;
}

}  // namespace cota::tools

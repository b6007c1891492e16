#include "editor/tools/sight_tool.h"

#include <array>

#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"

namespace cota::tools {

namespace {

/// The end of visibility: the point of the line nearest to what blocks it; nothing for a clear line.
std::optional<MapPoint> blockedAt(const Table& table, const session::SightAnswer& answer) {
    if (answer.result.isClear()) return std::nullopt;
    const auto from = table.sheet().centre(answer.from), to = table.sheet().centre(answer.to);
    if (!answer.trace.at || answer.trace.at->hexes.empty()) return from;
    const auto at = table.sheet().centre(answer.trace.at->hexes.front());
    const double x = to.x - from.x, y = to.y - from.y;
    const double along = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y);
    return MapPoint{from.x + along * x, from.y + along * y};
}

}  // namespace

void SightTool::press(const Bench& bench, const PointerEvent& event) {
    isBusy_ = true;
    from_ = to_ = bench.table.cellAt(event.at);
}

void SightTool::drag(const Bench& bench, const PointerEvent& event) {
    if (!isBusy_ || !from_) return;
    if (const auto cell = bench.table.cellAt(event.at)) to_ = cell;
}

// The line stays visible until another one is drawn.
std::optional<Moment> SightTool::release(const Bench& bench, const PointerEvent& event) {
    drag(bench, event);
    isBusy_ = false;
    if (!from_ || from_ == to_) bench.say(session::tr("Hold the mouse button and drag from hex to hex."));
    return std::nullopt;
}

void SightTool::cancel() {
    isBusy_ = false;
    from_ = to_ = std::nullopt;
}

std::optional<session::SightAnswer> SightTool::answer(const Table& table) const {
    if (!from_ || !to_ || from_ == to_) return std::nullopt;
    // An edit of the grid may have removed the hexes.
    const auto isThere = [&](Cell cell) {
        return cell < table.field().cellCount() && table.field().isOnMap(cell);
    };
    if (!isThere(*from_) || !isThere(*to_)) return std::nullopt;
    return session::lookAlong(table, *from_, *to_);
}

std::vector<picture::Mark> SightTool::feedback(const Bench& bench,
                                               const std::optional<PointerEvent>& hover) const {
    const auto asked = answer(bench.table);
    if (!asked) {
        const auto cell = hover ? bench.table.cellAt(hover->at) : std::nullopt;
        if (!cell) return {};
        return hexMarks(bench, {*cell});
    }
    const auto from = bench.table.sheet().centre(asked->from), to = bench.table.sheet().centre(asked->to);
    std::set<Cell> passed, stopping;
    for (const auto& step : asked->trace.steps)
        (step.effect == mapsets::SightEffect::none ? passed : stopping)
            .insert(step.hexes.begin(), step.hexes.end());
    auto marks = hexMarks(bench, passed, accent);
    for (auto& mark : hexMarks(bench, stopping, warning)) marks.push_back(std::move(mark));
    // Solid up to the block, dashed behind it.
    const auto end = blockedAt(bench.table, *asked);
    const std::array seen{from, end.value_or(to)};
    marks.push_back(lineMark(bench, seen, false, false, accent));
    if (end) {
        const std::array hidden{*end, to};
        marks.push_back(lineMark(bench, hidden, false, true, warning));
        marks.push_back(dotMark(bench, *end, warning));
    }
    marks.push_back(dotMark(bench, from, accent));
    marks.push_back(dotMark(bench, to, end ? warning : accent));
    return marks;
}

}  // namespace cota::tools

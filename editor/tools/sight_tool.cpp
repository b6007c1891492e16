#include "editor/tools/sight_tool.h"

#include <array>

#include "editor/tools/tool_marks.h"

namespace cota::tools {

void SightTool::press(const Bench& bench, const PointerEvent& event) {
    isBusy_ = true;
    from_ = to_ = bench.table.cellAt(event.at);
}

void SightTool::drag(const Bench& bench, const PointerEvent& event) {
    if (!isBusy_ || !from_) return;
    if (const auto cell = bench.table.cellAt(event.at)) to_ = cell;
}

// The line stays to be looked at until another one is asked for.
std::optional<Moment> SightTool::release(const Bench& bench, const PointerEvent& event) {
    drag(bench, event);
    isBusy_ = false;
    return std::nullopt;
}

void SightTool::cancel() {
    isBusy_ = false;
    from_ = to_ = std::nullopt;
}

std::optional<session::SightAnswer> SightTool::answer(const Table& table) const {
    if (!from_ || !to_ || from_ == to_) return std::nullopt;
    // An edit of the grid may have taken the hexes away.
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
    const auto colour = asked->result.isClear() ? accent : warning;
    const std::array ends{bench.table.sheet().centre(asked->from), bench.table.sheet().centre(asked->to)};
    std::set<Cell> stopping;
    for (const auto& step : asked->trace.steps)
        if (step.effect != mapsets::SightEffect::none) stopping.insert(step.hexes.begin(), step.hexes.end());
    auto marks = hexMarks(bench, stopping, warning);
    marks.push_back(lineMark(bench, ends, false, !asked->result.isClear(), colour));
    marks.push_back(dotMark(bench, ends[0], colour));
    marks.push_back(dotMark(bench, ends[1], colour));
    return marks;
}

}  // namespace cota::tools

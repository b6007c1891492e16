#include "mapsets/sight/kept_lines.h"

#include <algorithm>

#include "mapsets/sight/line_walk.h"

namespace cota::mapsets {

LineFrame frameOf(model::HexCoord offset) {
    using model::HexCoord;
    constexpr auto& way = model::directionSteps;
    const int q = offset.q;
    const int r = offset.r;
    LineFrame frame;
    // Clockwise from north: the sixth of the plane between two adjacent directions.
    if (q >= 0 && q + r <= 0)
        frame = {way[0], way[1], -r - q, q};
    else if (r <= 0 && q + r >= 0)
        frame = {way[1], way[2], -r, q + r};
    else if (q >= 0 && r >= 0)
        frame = {way[2], way[3], q, r};
    else if (q <= 0 && q + r >= 0)
        frame = {way[3], way[4], q + r, -q};
    else if (r >= 0)
        frame = {way[4], way[5], r, -q - r};
    else
        frame = {way[5], way[0], -q, -r};
    if (frame.aside > frame.along) {
        std::swap(frame.main, frame.beside);
        std::swap(frame.along, frame.aside);
    }
    return frame;
}

std::shared_ptr<KeptLines> KeptLines::ofKind(std::shared_ptr<KeptLines> lines, bool withTouched) {
    if (!lines) return std::make_shared<KeptLines>(withTouched);
    if (lines->withTouched_ == withTouched) return lines;
    const std::scoped_lock lock(lines->making_);
    if (!lines->sisters_) lines->sisters_ = std::make_shared<KeptLines>(withTouched);
    return lines->sisters_;
}

void KeptLines::append(const LineFrame& frame, std::vector<LineStep>& steps) const {
    const auto never = [](Cell, int) { return false; };
    walkLongLine(frame, {}, withTouched_, never, [&](const LineHex& at) {
        steps.push_back(
            {static_cast<std::int16_t>(at.distance - at.aside), static_cast<std::int16_t>(at.aside)});
        return true;
    });
}

const KeptLines::Shell& KeptLines::shell(int distance) {
    std::atomic<const Shell*>& place = shells_[static_cast<std::size_t>(distance)];
    if (const Shell* made = place.load(std::memory_order_acquire)) return *made;
    const std::scoped_lock lock(making_);
    if (const Shell* made = place.load(std::memory_order_acquire)) return *made;
    auto shell = std::make_unique<Shell>();
    for (int aside = 0; aside <= distance / 2; ++aside) {
        shell->starts.push_back(static_cast<std::uint32_t>(shell->steps.size()));
        if (distance - aside != aside) append({{}, {}, distance - aside, aside}, shell->steps);
    }
    shell->starts.push_back(static_cast<std::uint32_t>(shell->steps.size()));
    shell->steps.shrink_to_fit();
    owned_.push_back(std::move(shell));
    place.store(owned_.back().get(), std::memory_order_release);
    return *owned_.back();
}

void KeptLines::prepare(int distance) {
    for (int each = 1; each <= std::min(distance, longestKept); ++each) shell(each);
}

std::span<const LineStep> KeptLines::workedOut(const LineFrame& frame) const {
    thread_local std::vector<LineStep> steps;
    steps.clear();
    append(frame, steps);
    return steps;
}

std::span<const LineStep> KeptLines::steps(const LineFrame& frame) {
    const int distance = frame.distance();
    if (distance > longestKept) return workedOut(frame);
    const Shell& kept = shell(distance);
    const std::size_t aside = static_cast<std::size_t>(frame.aside);
    return {kept.steps.data() + kept.starts[aside], kept.steps.data() + kept.starts[aside + 1]};
}

}  // namespace cota::mapsets

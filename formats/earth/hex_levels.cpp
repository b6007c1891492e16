#include "formats/earth/hex_levels.h"

#include <algorithm>
#include <limits>

namespace cota::earth {

namespace {

constexpr int hundred = 100;
constexpr int nearLimit = 10;  // percentage of an interval

std::int64_t floorDivided(std::int64_t value, std::int64_t by) {
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

int levelOf(const LevelPlan& plan, std::int64_t millimetres) {
    constexpr std::int64_t least = std::numeric_limits<std::int16_t>::min();
    constexpr std::int64_t most = std::numeric_limits<std::int16_t>::max();
    return static_cast<int>(
        std::clamp(floorDivided(stretched(plan, millimetres) - plan.base, plan.interval), least, most));
}

}  // namespace

const char* textOf(LevelFrom from) {
    switch (from) {
        case LevelFrom::highest:
            return "highest";
        case LevelFrom::lowest:
            return "lowest";
        case LevelFrom::centre:
            return "centre";
        default:
            return "mean";
    }
}

std::int64_t stretched(const LevelPlan& plan, std::int64_t millimetres) {
    return plan.base + floorDivided((millimetres - plan.base) * plan.stretch, hundred);
}

HexGround::HexGround(const model::Grid& grid, const Ground& ground) {
    // The lattice of the grid, moved so that hexes of the board have their own coordinates.
    const auto here = model::hexCentre(grid, model::HexCoord{0, 0});
    const auto there = model::latticeCentre(grid.orientation, model::HexCoord{0, 0});
    constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> hexOf(ground.millimetres.size(), nowhere);
    starts_.assign(grid.size() + 1, 0);
    madeHeights_.assign(grid.size(), 0);
    for (std::size_t row = 0; row < ground.rows; ++row)
        for (std::size_t column = 0; column < ground.columns; ++column) {
            const std::size_t at = ground.index(column, row);
            if (ground.millimetres[at] == noHeight) continue;
            const auto point = ground.at(column, row);
            const auto hex =
                model::latticeHex(grid.orientation, {point.x - here.x + there.x, point.y - here.y + there.y});
            if (!grid.contains(hex)) continue;
            hexOf[at] = grid.index(hex);
            ++starts_[hexOf[at] + 1];
            if (!ground.isFilled.empty() && ground.isFilled[at]) ++madeHeights_[hexOf[at]];
        }
    for (std::size_t i = 0; i < grid.size(); ++i) starts_[i + 1] += starts_[i];
    heights_.assign(starts_.back(), 0);
    std::vector<std::size_t> next(starts_.begin(), starts_.end() - 1);
    std::vector<std::int64_t> nearest(grid.size(), std::numeric_limits<std::int64_t>::max());
    for (std::size_t row = 0; row < ground.rows; ++row)
        for (std::size_t column = 0; column < ground.columns; ++column) {
            const std::size_t at = ground.index(column, row), hex = hexOf[at];
            if (hex == nowhere) continue;
            const std::size_t place = next[hex]++;
            heights_[place] = ground.millimetres[at];
            const auto point = ground.at(column, row);
            const auto centre = model::hexCentre(grid, grid.at(hex));
            const std::int64_t x = point.x - centre.x, y = point.y - centre.y;
            if (x * x + y * y >= nearest[hex]) continue;
            nearest[hex] = x * x + y * y;
            std::swap(heights_[starts_[hex]], heights_[place]);
        }
}

std::int32_t HexGround::valueOf(std::size_t hex, LevelFrom from) const {
    const auto first = heights_.begin() + static_cast<std::ptrdiff_t>(starts_[hex]);
    const auto last = heights_.begin() + static_cast<std::ptrdiff_t>(starts_[hex + 1]);
    if (first == last) return 0;
    if (from == LevelFrom::centre) return *first;
    if (from == LevelFrom::highest) return *std::max_element(first, last);
    if (from == LevelFrom::lowest) return *std::min_element(first, last);
    std::int64_t sum = 0;
    for (auto it = first; it != last; ++it) sum += *it;
    return static_cast<std::int32_t>(floorDivided(sum, last - first));
}

HexGround::Span HexGround::span(LevelFrom from) const {
    Span found{std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int32_t>::min()};
    for (std::size_t hex = 0; hex < madeHeights_.size(); ++hex) {
        const std::size_t count = starts_[hex + 1] - starts_[hex];
        if (count == 0 || madeHeights_[hex] == count) continue;
        const auto value = valueOf(hex, from);
        found.lowest = std::min(found.lowest, value);
        found.highest = std::max(found.highest, value);
    }
    return found.lowest > found.highest ? Span{} : found;
}

std::vector<HexLevel> HexGround::levels(const LevelPlan& plan) const {
    std::vector<HexLevel> levels(madeHeights_.size());
    for (std::size_t hex = 0; hex < levels.size(); ++hex) {
        const std::size_t count = starts_[hex + 1] - starts_[hex];
        HexLevel& one = levels[hex];
        if (count == 0) {
            one.made = hundred;
            one.isInDoubt = true;
            continue;
        }
        one.height = valueOf(hex, plan.from);
        one.level = levelOf(plan, one.height);
        std::size_t same = 0;
        for (std::size_t i = starts_[hex]; i < starts_[hex + 1]; ++i)
            if (levelOf(plan, heights_[i]) == one.level) ++same;
        one.share = static_cast<int>(same * hundred / count);
        one.made = static_cast<int>((madeHeights_[hex] * std::size_t{hundred} + count - 1) / count);
        const std::int64_t above = stretched(plan, one.height) - plan.base - one.level * plan.interval;
        const std::int64_t below = plan.interval - above;
        one.nearest = above <= below ? one.level - 1 : one.level + 1;
        one.toLimit = static_cast<int>(
            std::clamp<std::int64_t>(std::min(above, below) * hundred / plan.interval, 0, hundred / 2));
        one.isInDoubt = one.made > 0 || one.share < plan.sure || one.toLimit < nearLimit;
    }
    return levels;
}

std::int64_t usualInterval(std::int64_t spanMillimetres, int levels) {
    std::int64_t best = 1000;
    for (std::int64_t power = 1000; power <= 10'000'000; power *= 10)
        for (const std::int64_t digit : {1, 2, 5})
            if (digit * power * levels <= spanMillimetres) best = digit * power;
    return best;
}

std::int64_t baseBelow(std::int64_t millimetres, std::int64_t interval) {
    return floorDivided(millimetres, interval) * interval;
}

}  // namespace cota::earth

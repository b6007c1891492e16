#include "formats/earth/ground.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cota::earth {

namespace {

constexpr std::int32_t strip =
    2 * model::unitsPerHex;  // around the board, for smoothing and the ends of contours
constexpr std::int32_t fineStep = 125, coarseStep = 250;
constexpr std::size_t mostFineHexes = 100'000;

/// Sums and numbers of the heights in blocks of 2 x 2, and again of these.
struct Storey {
    std::size_t columns = 0, rows = 0;
    std::vector<std::int64_t> sums;
    std::vector<std::int64_t> counts;
};

Storey storeyAbove(const Storey& below) {
    Storey above{(below.columns + 1) / 2, (below.rows + 1) / 2, {}, {}};
    above.sums.assign(above.columns * above.rows, 0);
    above.counts.assign(above.columns * above.rows, 0);
    for (std::size_t row = 0; row < below.rows; ++row)
        for (std::size_t column = 0; column < below.columns; ++column) {
            const std::size_t from = row * below.columns + column, to = row / 2 * above.columns + column / 2;
            above.sums[to] += below.sums[from];
            above.counts[to] += below.counts[from];
        }
    return above;
}

/// Between the middles of four blocks of the storey above.
std::int64_t between(const std::vector<std::int64_t>& means, const Storey& above, std::size_t column,
                     std::size_t row) {
    const auto near = [](std::size_t place, std::size_t count) {
        const std::size_t own = place / 2;
        const std::size_t other = place % 2 == 0 ? (own > 0 ? own - 1 : own) : std::min(own + 1, count - 1);
        return std::pair(own, other);
    };
    const auto [x, nextX] = near(column, above.columns);
    const auto [y, nextY] = near(row, above.rows);
    const auto at = [&](std::size_t c, std::size_t r) { return means[r * above.columns + c]; };
    return (9 * at(x, y) + 3 * at(nextX, y) + 3 * at(x, nextY) + at(nextX, nextY)) / 16;
}

/// The sliding mean of one line, `reach` places to both sides.
void slide(std::span<std::int32_t> line, std::size_t apart, std::size_t count, std::size_t reach,
           std::vector<std::int64_t>& sums) {
    sums.assign(count + 1, 0);
    for (std::size_t i = 0; i < count; ++i) sums[i + 1] = sums[i] + line[i * apart];
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t from = i > reach ? i - reach : 0, to = std::min(i + reach + 1, count);
        const auto sum = sums[to] - sums[from];
        const auto of = static_cast<std::int64_t>(to - from);
        line[i * apart] = static_cast<std::int32_t>((sum + (sum >= 0 ? of : -of) / 2) / of);
    }
}

}  // namespace

Ground groundOf(const model::Grid& grid) {
    Ground ground;
    ground.step = grid.size() <= mostFineHexes ? fineStep : coarseStep;
    ground.firstX = ground.firstY = -strip + ground.step / 2;
    const auto places = [&](int hexes) {
        return static_cast<std::size_t>((hexes * model::unitsPerHex + 2 * strip) / ground.step);
    };
    const int extra = grid.longHigh ? 1 : 0;
    ground.columns = places(grid.columns + (grid.isFlat() ? 0 : extra));
    ground.rows = places(grid.rows + (grid.isFlat() ? extra : 0));
    ground.millimetres.assign(ground.columns * ground.rows, noHeight);
    return ground;
}

EarthLattice latticeOf(const Ground& ground, const BoardPlace& place, const std::string& system) {
    const auto times = [&](EarthPoint unit) {
        return EarthPoint{unit.east * ground.step, unit.north * ground.step};
    };
    return {system,
            place.ground(ground.at(0, 0)),
            times(place.perColumn()),
            times(place.perRow()),
            ground.columns,
            ground.rows};
}

void setHeights(Ground& ground, std::span<const float> metres) {
    constexpr float thousand = 1000;
    ground.isFilled.clear();
    for (std::size_t i = 0; i < ground.millimetres.size() && i < metres.size(); ++i)
        ground.millimetres[i] = std::isfinite(metres[i])
                                    ? static_cast<std::int32_t>(std::lround(metres[i] * thousand))
                                    : noHeight;
}

bool hasHeights(const Ground& ground) {
    return std::ranges::any_of(ground.millimetres, [](std::int32_t height) { return height != noHeight; });
}

void fillHoles(Ground& ground) {
    if (!hasHeights(ground)) return;
    std::vector<Storey> storeys{{ground.columns, ground.rows, {}, {}}};
    storeys[0].sums.reserve(ground.millimetres.size());
    storeys[0].counts.reserve(ground.millimetres.size());
    for (const auto height : ground.millimetres) {
        storeys[0].sums.push_back(height == noHeight ? 0 : height);
        storeys[0].counts.push_back(height == noHeight ? 0 : 1);
    }
    if (std::ranges::count(storeys[0].counts, 0) == 0) return;
    while (storeys.back().columns > 1 || storeys.back().rows > 1)
        storeys.push_back(storeyAbove(storeys.back()));
    std::vector<std::int64_t> means{storeys.back().sums[0] / storeys.back().counts[0]};
    for (std::size_t i = storeys.size() - 1; i-- > 0;) {
        const Storey& storey = storeys[i];
        std::vector<std::int64_t> finer(storey.sums.size());
        for (std::size_t row = 0; row < storey.rows; ++row)
            for (std::size_t column = 0; column < storey.columns; ++column) {
                const std::size_t at = row * storey.columns + column;
                finer[at] = storey.counts[at] > 0 ? storey.sums[at] / storey.counts[at]
                                                  : between(means, storeys[i + 1], column, row);
            }
        means = std::move(finer);
    }
    ground.isFilled.assign(ground.millimetres.size(), false);
    for (std::size_t i = 0; i < means.size(); ++i)
        if (ground.millimetres[i] == noHeight) {
            ground.millimetres[i] = static_cast<std::int32_t>(means[i]);
            ground.isFilled[i] = true;
        }
}

void smooth(Ground& ground, const model::Grid& grid, double hexes) {
    if (!(hexes > 0) || !hasHeights(ground)) return;
    // Three sliding means in a row are nearly a bell curve; places are closer together across lines of hexes.
    constexpr double narrow = std::numbers::sqrt3 / 2;
    const auto reach = [&](bool isAcross) {
        const double apart = ground.step * (isAcross ? narrow : 1.0) / model::unitsPerHex;
        const double places = std::min(hexes, 10.0) / apart;
        return static_cast<std::size_t>(std::lround((std::sqrt(4 * places * places + 1) - 1) / 2));
    };
    const std::size_t reachX = reach(grid.isFlat()), reachY = reach(!grid.isFlat());
    std::vector<std::int64_t> sums;
    const std::span<std::int32_t> all(ground.millimetres);
    for (int pass = 0; pass < 3; ++pass) {
        for (std::size_t row = 0; row < ground.rows; ++row)
            slide(all.subspan(row * ground.columns), 1, ground.columns, reachX, sums);
        for (std::size_t column = 0; column < ground.columns; ++column)
            slide(all.subspan(column), ground.columns, ground.rows, reachY, sums);
    }
}

}  // namespace cota::earth

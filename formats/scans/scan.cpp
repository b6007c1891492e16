#include "formats/scans/scan.h"

#include <algorithm>
#include <cmath>

namespace cota::scans {

namespace {

constexpr std::uint32_t white = 0xFFFFFF;
constexpr std::size_t sumsOfPixel = 4;
/// Smaller copies are not needed.
constexpr int leastLevelSide = 64;

unsigned part(std::uint32_t colour, unsigned shift) { return colour >> shift & 0xFFU; }

ScanLevel halved(const ScanLevel& level) {
    ScanLevel half{.columns = (level.columns + 1) / 2, .rows = (level.rows + 1) / 2, .colours = {}};
    half.colours.reserve(static_cast<std::size_t>(half.columns) * static_cast<std::size_t>(half.rows));
    for (int row = 0; row < half.rows; ++row)
        for (int column = 0; column < half.columns; ++column) {
            const int right = std::min(2 * column + 1, level.columns - 1);
            const int below = std::min(2 * row + 1, level.rows - 1);
            const std::uint32_t four[] = {level.at(2 * column, 2 * row), level.at(right, 2 * row),
                                          level.at(2 * column, below), level.at(right, below)};
            const auto mean = [&](unsigned shift) {
                unsigned sum = 2;
                for (const auto colour : four) sum += part(colour, shift);
                return sum / 4;
            };
            half.colours.push_back(packed(mean(16), mean(8), mean(0)));
        }
    return half;
}

}  // namespace

int reductionFor(std::int64_t columns, std::int64_t rows, std::int64_t most) {
    int reduced = 1;
    while ((columns / reduced + 1) * (rows / reduced + 1) > most) ++reduced;
    return reduced;
}

picture::Colour Scan::colourAt(double column, double row, double perPixel) const {
    if (levels.empty() || !contains(column, row)) return {255, 255, 255, 255};
    std::size_t chosen = 0;
    double size = reduced;
    while (chosen + 1 < levels.size() && size * 1.5 < perPixel) ++chosen, size *= 2;
    const ScanLevel& level = levels[chosen];
    const double x = std::clamp(column / size - 0.5, 0.0, level.columns - 1.0);
    const double y = std::clamp(row / size - 0.5, 0.0, level.rows - 1.0);
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const int right = std::min(left + 1, level.columns - 1), below = std::min(top + 1, level.rows - 1);
    const auto across = static_cast<unsigned>((x - left) * 256),
               down = static_cast<unsigned>((y - top) * 256);
    const auto a = level.at(left, top), b = level.at(right, top);
    const auto c = level.at(left, below), d = level.at(right, below);
    const auto mixed = [&](unsigned shift) {
        const unsigned upper = part(a, shift) * (256 - across) + part(b, shift) * across;
        const unsigned lower = part(c, shift) * (256 - across) + part(d, shift) * across;
        return static_cast<std::uint8_t>((upper * (256 - down) + lower * down + (1U << 15U)) >> 16U);
    };
    return {mixed(16), mixed(8), mixed(0), 255};
}

ScanBuilder::ScanBuilder(int columns, int rows, int reduced) {
    scan_.columns = columns;
    scan_.rows = rows;
    scan_.reduced = reduced;
    ScanLevel first{
        .columns = (columns + reduced - 1) / reduced, .rows = (rows + reduced - 1) / reduced, .colours = {}};
    first.colours.assign(static_cast<std::size_t>(first.columns) * static_cast<std::size_t>(first.rows),
                         white);
    sums_.assign(static_cast<std::size_t>(first.columns) * sumsOfPixel, 0);
    scan_.levels.push_back(std::move(first));
}

void ScanBuilder::addRow(const std::uint8_t* rgb) {
    if (rowsRead_ >= scan_.rows) return;
    ++rowsRead_;
    if (scan_.reduced == 1) {
        auto* to = scan_.levels.front().colours.data() +
                   static_cast<std::size_t>(rowsKept_++) * static_cast<std::size_t>(scan_.columns);
        for (int column = 0; column < scan_.columns; ++column, rgb += 3)
            *to++ = packed(rgb[0], rgb[1], rgb[2]);
        return;
    }
    for (int column = 0; column < scan_.columns; ++column, rgb += 3) {
        auto* sums = sums_.data() + static_cast<std::size_t>(column / scan_.reduced) * sumsOfPixel;
        for (std::size_t i = 0; i < 3; ++i) sums[i] += rgb[i];
        ++sums[3];
    }
    if (rowsRead_ % scan_.reduced == 0 || rowsRead_ == scan_.rows) finishRow();
}

void ScanBuilder::finishRow() {
    auto& level = scan_.levels.front();
    auto* to = level.colours.data() +
               static_cast<std::size_t>(rowsKept_++) * static_cast<std::size_t>(level.columns);
    for (std::size_t i = 0; i < sums_.size(); i += sumsOfPixel) {
        const auto count = std::max(1U, sums_[i + 3]);
        const auto mean = [&](std::size_t which) { return (sums_[i + which] + count / 2) / count; };
        *to++ = packed(mean(0), mean(1), mean(2));
    }
    std::ranges::fill(sums_, 0U);
}

Scan ScanBuilder::take() {
    while (std::max(scan_.levels.back().columns, scan_.levels.back().rows) > leastLevelSide)
        scan_.levels.push_back(halved(scan_.levels.back()));
    return std::move(scan_);
}

}  // namespace cota::scans

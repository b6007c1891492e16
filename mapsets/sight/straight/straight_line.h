#pragma once
// One line of sight, straight between the heights of its two ends.

#include <algorithm>
#include <cstdint>
#include <span>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/sight/kept_lines.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// How unclear passages of the rules are read.
struct StraightLineReading {
    enum class Corner : std::uint8_t { counts, obstacles, ignored };
    Corner corner = Corner::counts;
    bool eitherSide = true;
    bool byPoint = false;    // the height of the line at the exact point, not by whole hexes
    bool eachPoint = false;  // each point with the obstacles there
    bool fillsWithoutOutline = true;
    static StraightLineReading of(const Parameters& parameters);
};

/// For hexes off the map, and for clouds. Lines multiply heights, so these are no limits of the type.
inline constexpr std::int32_t belowAllHeights = -100'000;
inline constexpr std::int32_t aboveAllHeights = 100'000;

/// The height of the tallest hex around one.
struct TallestAround {
    std::int32_t most = belowAllHeights;
    void merge(const TallestAround& other) { most = std::max(most, other.most); }
};

struct StraightLine {
    StraightLineReading reading;
    Cell start = noCell;  // the lower end; if both are equal, the one with the smaller number
    Cell end = noCell;
    LineFrame frame;
    std::int32_t low = 0;
    std::int32_t rise = 0;
    std::int32_t distance = 0;
    std::span<const Cell> avoided;          // hexes not to use beside a hexside, where one is enough
    const TallestAround* around = nullptr;  // if known

    /// Whether this height is above the line in a hex at this distance from the lower end.
    bool isBelow(std::int32_t height, int from) const { return (height - low) * distance > rise * from; }
    /// Whether an obstacle of this height may rise above the line in a hex at this distance.
    bool mayBeBelow(std::int32_t most, int from) const {
        // By points, the line can be a little lower in the hex than at its centre.
        return isBelow(most, reading.byPoint ? std::max(from - 1, 0) : from);
    }
    /// Whether this height is above the line at a place of a hex at this distance.
    bool isBelow(std::int32_t height, int from, model::LinePlace at) const {
        if (!reading.byPoint) return isBelow(height, from);
        return model::Wide{height - low} * at.den > model::Wide{rise} * at.num;
    }
    bool mustAvoid(Cell cell) const {
        return !reading.eitherSide && !avoided.empty() && std::ranges::binary_search(avoided, cell);
    }
};

/// The points of a line on the map, from the lower end.
struct StraightCourse {
    model::FinePoint a, b;
    model::GridPoint from, to;
    static StraightCourse of(const StraightLine& line, const Battlefield& field) {
        const model::GridPoint from = field.centre(line.start), to = field.centre(line.end);
        return {model::fine(from), model::fine(to), from, to};
    }
    /// The point of the lattice nearest to a place of the line.
    model::GridPoint pointAt(model::LinePlace at) const;
};

}  // namespace cota::mapsets

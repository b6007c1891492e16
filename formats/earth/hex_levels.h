#pragma once
// Elevation levels of hexes from heights of the ground, with how certain they are.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/earth/ground.h"

namespace cota::earth {

/// What the level of a hex is taken from.
enum class LevelFrom { mean, highest, lowest, centre };
const char* textOf(LevelFrom from);  // "mean", "highest", "lowest", "centre"

struct LevelPlan {
    std::int64_t interval = 20'000;  // millimetres of height in a level; > 0
    std::int64_t base = 0;           // millimetres: where level 0 begins
    int stretch = 100;               // percent: heights above the base are multiplied by it first
    LevelFrom from = LevelFrom::mean;
    int sure = 50;  // a hex is in doubt if less than this percentage of its ground has its level
};

/// A height above the base after stretching.
std::int64_t stretched(const LevelPlan& plan, std::int64_t millimetres);

struct HexLevel {
    int level = 0;
    int nearest = 0;          // the level on the other side of the nearest limit
    std::int32_t height = 0;  // millimetres, before stretching: what the level was taken from
    int share = 0;            // percentage of the ground of the hex that has the level
    int toLimit = 0;          // percentage of the interval from the nearest limit: 0 to 50
    int made = 0;             // percentage of the ground for which the file has no height
    bool isInDoubt = false;
};

/// The heights of a board sorted by hexes, so that plans can be tried quickly.
class HexGround {
  public:
    /// Holes of the ground must be filled.
    HexGround(const model::Grid& grid, const Ground& ground);

    /// By Grid::index.
    std::vector<HexLevel> levels(const LevelPlan& plan) const;
    /// The lowest and the highest value from which levels are taken; nothing without heights.
    struct Span {
        std::int32_t lowest = 0;
        std::int32_t highest = 0;
    };
    Span span(LevelFrom from) const;

  private:
    std::int32_t valueOf(std::size_t hex, LevelFrom from) const;

    std::vector<std::size_t> starts_;         // of each hex in heights_, and the end
    std::vector<std::int32_t> heights_;       // the first of a hex is the one nearest to its centre
    std::vector<std::uint32_t> madeHeights_;  // by hex: how many were made up
};

/// The largest of 1, 2, 5, 10, 20, 50 ... metres that divides the span into at least `levels` levels; at
/// least 1 m.
std::int64_t usualInterval(std::int64_t spanMillimetres, int levels);
/// The highest multiple of the interval that is not above a height.
std::int64_t baseBelow(std::int64_t millimetres, std::int64_t interval);

}  // namespace cota::earth

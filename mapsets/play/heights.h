#pragma once
// How high a hex is: its ground, and the top of what stands on it, in the game's unit (Scales::heightUnit).
// Strategies: levels (ground = elevation level times Scales::levelHeight, heights of terrains and features
// count levels).

#include <memory>

#include "mapsets/play/strategy.h"

namespace cota::mapsets {

/// Which end of a line of sight a unit stands at: some readings raise only the one that is looked at.
enum class End { observer, target };

class Heights {
  public:
    virtual ~Heights() = default;
    Heights() = default;
    Heights(const Heights&) = delete;
    Heights& operator=(const Heights&) = delete;

    /// Height of the ground.
    virtual int ground(Cell cell) const = 0;
    /// Height of the highest obstacle in the hex, at least the ground.
    virtual int top(Cell cell) const = 0;
    /// Height of those who stand in the hex: the ground, or the top of what they can climb.
    virtual int eye(Cell cell, End end) const = 0;
    /// What ground and top come from; `values` name the level and the obstacle.
    virtual Explanation why(Cell cell) const = 0;
    /// The name of the method in the mapset.
    virtual const char* method() const = 0;
};

extern const StrategyDescription levelsHeightsDescription;
std::unique_ptr<Heights> makeLevelsHeights(const Battlefield& field, const StrategyChoice* choice);

/// Everything at height 0, for games without heights.
extern const StrategyDescription flatHeightsDescription;
std::unique_ptr<Heights> makeFlatHeights(const Battlefield& field, const StrategyChoice* choice);

}  // namespace cota::mapsets

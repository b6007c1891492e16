#pragma once
// How high a hex is: its ground, and the top of what stands on it, in the game's unit (Scales::heightUnit).
// Strategies: levels (ground = elevation level times Scales::levelHeight, heights of terrains and features
// count levels).

#include <memory>

#include "mapsets/play/strategy.h"

namespace cota::mapsets {

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
    /// What the two come from; `values` name the level and the obstacle.
    virtual Explanation why(Cell cell) const = 0;
    /// The name of the method in the mapset.
    virtual const char* method() const = 0;
};

extern const StrategyDescription levelsHeightsDescription;
std::unique_ptr<Heights> makeLevelsHeights(const Battlefield& field, const StrategyChoice* choice);

}  // namespace cota::mapsets

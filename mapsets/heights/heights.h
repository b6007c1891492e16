#pragma once
// Heights of hexes: their ground, and the top of their obstacles, in the game's unit (Scales::heightUnit).
// Drawn ground also has a height at every place between (PlaceHeights).
// Strategies: levels (ground = elevation level times Scales::levelHeight, heights of terrains and features
// in levels); contours (ground from drawn lines, heights of terrains and features in metres).

#include <memory>
#include <vector>

#include "mapsets/ground/place_heights.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

/// The end of a line of sight a unit is at: some readings raise only the target.
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
    /// Height of the units in the hex: the ground, or the top of what they can climb.
    virtual int eye(Cell cell, End end) const = 0;
    /// The reasons for ground and top; `values` name the level and the obstacle.
    virtual Explanation why(Cell cell) const = 0;
    /// Remarks on the height: extended parts of contours that are not drawn, and other values of the game's
    /// options that would give another height.
    virtual std::vector<Explanation> remarks(Cell) const { return {}; }
    /// The name of the method in the mapset.
    virtual const char* method() const = 0;

    /// The heights of the places that lines of sight pass; null if lines use the heights of whole hexes.
    virtual const PlaceHeights* places() const { return nullptr; }
};

extern const StrategyDescription levelsHeightsDescription;
std::unique_ptr<Heights> makeLevelsHeights(const Battlefield& field, const StrategyChoice* choice);

/// Heights in metres from drawn contours (parameters in the description); whole levels if none is drawn.
extern const StrategyDescription contourHeightsDescription;
std::unique_ptr<Heights> makeContourHeights(const Battlefield& field, const StrategyChoice* choice);

/// All heights are 0, for games without heights.
extern const StrategyDescription flatHeightsDescription;
std::unique_ptr<Heights> makeFlatHeights(const Battlefield& field, const StrategyChoice* choice);

}  // namespace cota::mapsets

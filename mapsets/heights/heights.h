#pragma once
// Heights of a hex: its ground, and the top of its obstacles, in the game's unit (Scales::heightUnit).
// Strategies: levels (ground = elevation level times Scales::levelHeight, heights of terrains and features
// in levels); contours (ground from drawn lines, heights of terrains and features in metres).

#include <memory>
#include <vector>

#include "formats/model/relief/relief.h"
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

    /// Whether lines of sight use the ground at the places they pass, instead of the centres of hexes.
    virtual bool isPointwise() const { return false; }
    /// Height of the ground at a point of the map's lattice; only if isPointwise().
    virtual int at(model::GridPoint) const { return 0; }
    /// Bounds of the ground at a place, if they can be found faster than its height.
    virtual model::HeightSpan boundsAt(model::GridPoint place) const { return {at(place), at(place)}; }
    /// Bounds of the ground at all places at most `placeSlack` grid units from this one in x and in y, as
    /// narrow as can be found quickly. Only if isPointwise().
    virtual model::HeightSpan around(model::GridPoint) const { return {0, 0}; }
    static constexpr std::int32_t placeSlack = PlaceHeights::placeSlack;
    /// The contours as read for these heights; null if there are none.
    virtual const model::Relief* relief() const { return nullptr; }
    /// Bounds of the ground in a face of relief(). Only if isPointwise().
    virtual model::HeightSpan within(model::Relief::FaceIndex) const { return {0, 0}; }
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

#pragma once
// How high a hex is: its ground, and the top of what stands on it, in the game's unit (Scales::heightUnit).
// Strategies: levels (ground = elevation level times Scales::levelHeight, heights of terrains and features
// count levels); contours (ground from drawn lines, heights of terrains and features in metres).

#include <memory>
#include <vector>

#include "formats/model/relief/relief.h"
#include "mapsets/ground/place_heights.h"
#include "mapsets/strategy/strategy.h"

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
    /// Remarks on the height: parts of contours that count although they were not drawn, and other values of
    /// the game's options that would give another height.
    virtual std::vector<Explanation> remarks(Cell) const { return {}; }
    /// The name of the method in the mapset.
    virtual const char* method() const = 0;

    /// Whether a line of sight asks for the ground at the places it passes, not at the centres of hexes.
    virtual bool isPointwise() const { return false; }
    /// Height of the ground at a point of the map's lattice; asked where isPointwise().
    virtual int at(model::GridPoint) const { return 0; }
    /// Between which heights the ground of the place lies, where that is known sooner than its height.
    virtual model::HeightSpan boundsAt(model::GridPoint place) const { return {at(place), at(place)}; }
    /// Between which heights the ground lies at every place at most `placeSlack` grid units from this one, in
    /// x and in y: not more than can be known quickly. Asked where isPointwise().
    virtual model::HeightSpan around(model::GridPoint) const { return {0, 0}; }
    static constexpr std::int32_t placeSlack = PlaceHeights::placeSlack;
    /// The contours as the heights read them; null without any.
    virtual const model::Relief* relief() const { return nullptr; }
    /// Between which heights the ground of a face of relief() lies. Asked where isPointwise().
    virtual model::HeightSpan within(model::Relief::FaceIndex) const { return {0, 0}; }
};

extern const StrategyDescription levelsHeightsDescription;
std::unique_ptr<Heights> makeLevelsHeights(const Battlefield& field, const StrategyChoice* choice);

/// Heights in metres from drawn contours (parameters in the description). Where none is drawn, whole levels.
extern const StrategyDescription contourHeightsDescription;
std::unique_ptr<Heights> makeContourHeights(const Battlefield& field, const StrategyChoice* choice);

/// Everything at height 0, for games without heights.
extern const StrategyDescription flatHeightsDescription;
std::unique_ptr<Heights> makeFlatHeights(const Battlefield& field, const StrategyChoice* choice);

}  // namespace cota::mapsets

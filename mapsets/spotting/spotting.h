#pragma once
// Seeing is not spotting: this is the distance at which a unit can be noticed; a line of sight is required
// too. Strategies: caps (a base by light and weather, increased by height, capped by what hides the target);
// by-table (a table by the size, activity and terrain of the target).

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/turn_record.h"
#include "mapsets/heights/heights.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

/// Only the line of sight limits the range.
inline constexpr int unlimitedRange = std::numeric_limits<int>::max();

/// Light, weather and visibility of one turn.
struct TurnConditions {
    std::string light;              // word of the game; empty: the first in its list
    std::string weather;            // empty: no weather
    std::optional<int> visibility;  // hexes; nothing: the game's value for light and weather
    model::Attributes values;       // further values of the turn
};
/// The conditions in turn `turn` (from 1). Of several records, the last one wins for each value it states.
TurnConditions conditionsOf(const model::TurnTrack& track, int turn);

/// An observer and its target. States are the attributes of a placement ("hidden" = "yes"), as named by the
/// mapset.
struct SpottingQuery {
    Cell from = noCell;
    Cell to = noCell;
    TurnConditions turn;
    const model::Attributes* observer = nullptr;  // null: no states
    const model::Attributes* target = nullptr;
};

/// One step in the calculation of the range.
struct RangeStep {
    int range = 0;  // after the step
    Explanation why;
};

class Spotting {
  public:
    virtual ~Spotting() = default;
    Spotting() = default;
    Spotting(const Spotting&) = delete;
    Spotting& operator=(const Spotting&) = delete;

    /// The greatest distance of the target in hexes, at least 1; unlimitedRange if nothing limits it.
    virtual int range(const SpottingQuery& query, std::vector<RangeStep>* steps = nullptr) const = 0;
    /// The ranges of the query in several hexes, from query.from; query.to is not read.
    virtual void rangesTo(SpottingQuery query, std::span<const Cell> targets, std::span<int> ranges) const {
        for (std::size_t i = 0; i < targets.size(); ++i) query.to = targets[i], ranges[i] = range(query);
    }
    /// The greatest distance in hexes at which any target can be seen from that height in the light and
    /// weather of the turn, at least 1; if the game has no values for them, the visibility of the turn.
    virtual int visibility(const SpottingQuery& query) const {
        return std::max(query.turn.visibility.value_or(unlimitedRange), 1);
    }
    /// The distance as the game counts it.
    virtual int distance(Cell from, Cell to) const = 0;
    /// Whether the distance is so small that every unit is spotted.
    virtual bool isAlways(Cell from, Cell to) const = 0;
    /// The pairs of hexes for which `other`, of the same map with other options, may give another range, or
    /// another isAlways(), to units without states; null if that is not known: any pair.
    virtual std::unique_ptr<LineChange> changeTo(const Spotting& other) const;
    /// Whether the target is spotted: so near that it always is, or within range and in sight.
    bool spots(const SpottingQuery& query) const;

  protected:
    virtual const Sight& sight() const = 0;
};

extern const StrategyDescription capsSpottingDescription;
std::unique_ptr<Spotting> makeCapsSpotting(const Battlefield& field, const Heights& heights,
                                           const Sight& sight, const StrategyChoice* choice);

/// A table with a row for each type of ground under the target, a column for each size, and two ranges in
/// each cell: for a target that stays, and for one that moves (table_spotting.cpp).
extern const StrategyDescription tableSpottingDescription;
std::unique_ptr<Spotting> makeTableSpotting(const Battlefield& field, const Heights& heights,
                                            const Sight& sight, const StrategyChoice* choice);

/// Rows of ranges by type of target, with columns shifted by what the target does and where it is
/// (shift_spotting.cpp).
extern const StrategyDescription shiftSpottingDescription;
std::unique_ptr<Spotting> makeShiftSpotting(const Battlefield& field, const Heights& heights,
                                            const Sight& sight, const StrategyChoice* choice);

/// Everything in sight is spotted.
extern const StrategyDescription noSpottingDescription;
std::unique_ptr<Spotting> makeNoSpotting(const Battlefield& field, const Heights& heights, const Sight& sight,
                                         const StrategyChoice* choice);

}  // namespace cota::mapsets

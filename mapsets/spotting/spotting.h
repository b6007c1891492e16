#pragma once
// Seeing is not spotting: how far away a unit can be and still be noticed. A line of sight is needed besides.
// Strategies: caps (a base by light and weather, more for height, capped by what hides the target); by-table
// (a table of the target's size, what it does and where it stands).

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/turn_record.h"
#include "mapsets/heights/heights.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

/// No limit but the line of sight.
inline constexpr int unlimitedRange = std::numeric_limits<int>::max();

/// Light, weather and visibility of one turn.
struct TurnConditions {
    std::string light;              // word of the game; empty: the first of its list
    std::string weather;            // empty: none
    std::optional<int> visibility;  // hexes; absent: what the game says for light and weather
    model::Attributes values;       // further values of the turn
};
/// What holds in turn `turn` (from 1): later records win over earlier ones, each for what it states.
TurnConditions conditionsOf(const model::TurnTrack& track, int turn);

/// Who looks at whom. States are the attributes of a placement ("hidden" = "yes"), as the mapset names them.
struct SpottingQuery {
    Cell from = noCell;
    Cell to = noCell;
    TurnConditions turn;
    const model::Attributes* observer = nullptr;  // null: no states
    const model::Attributes* target = nullptr;
};

/// One step from the base to the range.
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

    /// The most hexes the target may be away, at least 1; unlimitedRange if nothing limits it.
    virtual int range(const SpottingQuery& query, std::vector<RangeStep>* steps = nullptr) const = 0;
    /// The most hexes light and weather of the turn let anything be seen at from that height, whatever the
    /// target is, at least 1; where the game says nothing of them, what the turn states.
    virtual int visibility(const SpottingQuery& query) const {
        return std::max(query.turn.visibility.value_or(unlimitedRange), 1);
    }
    /// How far it is, in the game's way of counting.
    virtual int distance(Cell from, Cell to) const = 0;
    /// So near that the unit is spotted whatever it is and wherever it stands.
    virtual bool isAlways(Cell from, Cell to) const = 0;
    /// So near that it is always spotted; else within range and in sight.
    bool spots(const SpottingQuery& query) const;

  protected:
    virtual const Sight& sight() const = 0;
};

extern const StrategyDescription capsSpottingDescription;
std::unique_ptr<Spotting> makeCapsSpotting(const Battlefield& field, const Heights& heights,
                                           const Sight& sight, const StrategyChoice* choice);

/// A table with a row for each kind of ground the target stands on and a column for each size, of two ranges:
/// for a target that stays, and for one that moves (table_spotting.cpp).
extern const StrategyDescription tableSpottingDescription;
std::unique_ptr<Spotting> makeTableSpotting(const Battlefield& field, const Heights& heights,
                                            const Sight& sight, const StrategyChoice* choice);

/// Rows of ranges by kind of target, along which what it does and where it stands shifts
/// (shift_spotting.cpp).
extern const StrategyDescription shiftSpottingDescription;
std::unique_ptr<Spotting> makeShiftSpotting(const Battlefield& field, const Heights& heights,
                                            const Sight& sight, const StrategyChoice* choice);

/// Whatever is in sight is spotted.
extern const StrategyDescription noSpottingDescription;
std::unique_ptr<Spotting> makeNoSpotting(const Battlefield& field, const Heights& heights, const Sight& sight,
                                         const StrategyChoice* choice);

}  // namespace cota::mapsets

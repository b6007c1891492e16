#pragma once
// What a game says of single steps beside their cost by table: climbs and cliffs, hexes that stop who enters
// them, hexes that are left for one step only, hexes entered only from where the turn began. Rows of question
// "movement", strategy "by-table":
//   climb        from (levels up, at least), least, more, per-level, who: a step that climbs costs at least
//                `least`, or `more` points more; which of the two, parameter climb-cost says ("dearer",
//                "added"). per-level="yes": `more` for each level. Of several rows the last that fits holds.
//   cliff        from: nobody crosses a side where the levels differ by so many, up or down
//   stop         in, who, not: who enters a hex with one of these tags goes on no further in this turn
//   one-hex-out  in, who, not: who leaves such a hex moves no further than the next one in this turn
//   from-next    in, who, not: such a hex is entered only by who began the turn next to it; parameter
//   next-by:
//                "any-path" from there, or "first-step"
//   spends       points, with: something else a unit spends points on; a unit in one of the states `with`
//   pays
//                them before its first step
// who, not: words of units (UnitTags); who empty: everybody. in: tags of terrains and features.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/movement/movement.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// So many levels between two hexes are a cliff, as the game's strategy of movement says; 0: it has none.
int cliffLevels(const StrategyChoice& movement);

class StepRules {
  public:
    /// `choice` may be null: then there are no rules. The battlefield must outlive it.
    StepRules(const Battlefield& field, const UnitTags& tags, const StrategyChoice* choice,
              Points denominator);

    /// The words of movers that its rows ask for.
    TagMask moverTags() const { return moverTags_; }
    bool isCliff(Cell from, Cell to) const;
    /// What climbing adds to a step that costs `cost` without it.
    Points climb(const Mover& mover, Cell from, Cell to, Points cost) const;
    /// Climbs are paid along paths too.
    bool climbsOnPaths() const { return climbsOnPaths_; }
    /// What the rows "spends" cost: of one by its name, and before the first step of a unit in this state.
    std::optional<Points> spending(const std::string& name) const;
    Points startCost(TagMask tags) const;
    /// Flags of the step (StepFlag), whatever it costs.
    std::uint16_t flags(const Mover& mover, Cell from, Cell to) const;

  private:
    struct Climb {
        int from = 1;
        Points least = 0;
        Points more = 0;
        bool perLevel = false;
        TagMask who = 0;
    };
    struct Hexes {
        TagMask in = 0;
        TagMask who = 0;
        TagMask without = 0;
        std::uint16_t flags = 0;
        bool onLeaving = false;
    };
    struct Spending {
        std::string name;
        Points points = 0;
        TagMask with = 0;
    };
    void addClimb(const StrategyRow& row, const UnitTags& tags, Points denominator);
    void addHexes(const StrategyRow& row, const UnitTags& tags, std::uint16_t flags, bool onLeaving);

    const Battlefield* field_;
    std::vector<TagMask> mobilityTags_;
    std::vector<Climb> climbs_;
    std::vector<Hexes> hexes_;
    std::vector<Spending> spendings_;
    TagMask moverTags_ = 0;
    int cliffFrom_ = 0;  // 0: no cliffs
    bool added_ = false;
    bool climbsOnPaths_ = true;
};

}  // namespace cota::mapsets

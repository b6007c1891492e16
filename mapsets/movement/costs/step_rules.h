#pragma once
// Rules for single steps apart from their cost by table: climbs and cliffs, hexes that stop a unit,
// hexes a unit leaves for one step only, hexes entered only by units that began their turn next to them.
// Rows of question "movement", strategy "by-table":
//   climb        from (levels up, at least), least, more, per-level, who: a step that climbs costs at least
//                `least`, or `more` points more, as parameter climb-cost says ("dearer", "added").
//                per-level="yes": `more` for each level. The last row that fits applies.
//   cliff        from: a side between levels that differ by this number or more cannot be crossed
//   stop         in, who, not: a unit that enters a hex with one of these tags stops for this turn
//   one-hex-out  in, who, not: a unit that leaves such a hex moves only to the next one in this turn
//   from-next    in, who, not: such a hex is entered only by units that began the turn next to it; parameter
//                next-by: "any-path" from there, or "first-step"
//   spends       points, with: another activity that costs points; a unit in one of the states `with` pays
//                them before its first step
// who, not: words of units (UnitTags); who empty: every unit. in: tags of terrains and features.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/movement/movement.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// The difference of levels that makes a cliff, from the game's strategy of movement; 0: no cliffs.
int cliffLevels(const StrategyChoice& movement);

class StepRules {
  public:
    /// `choice` may be null: then there are no rules. The battlefield must outlive it.
    StepRules(const Battlefield& field, const UnitTags& tags, const StrategyChoice* choice,
              Points denominator);

    /// The words of movers that its rows use.
    TagMask moverTags() const { return moverTags_; }
    bool isCliff(Cell from, Cell to) const;
    /// Adds what climbing adds to the costs before it.
    void payClimb(JudgedStep& step) const;
    /// Whether climbs are paid along paths too.
    bool climbsOnPaths() const { return climbsOnPaths_; }
    /// Adds the flags for hexes where the unit must stop, and for those it may enter only in some turns.
    void limit(JudgedStep& step) const;
    /// The cost of a row "spends" by its name, and the total before the first step of a unit in this state.
    std::optional<Points> spending(const std::string& name) const;
    Points startCost(TagMask tags) const;

  private:
    struct Climb {
        int from = 1;
        Points least = 0;
        Points more = 0;
        bool perLevel = false;
        TagMask who = 0;
    };
    /// The hex of a step that a row is about.
    enum class Which { entered, left };
    struct Hexes {
        TagMask in = 0;
        TagMask who = 0;
        TagMask without = 0;
        std::uint16_t flags = 0;
        Which which = Which::entered;
    };
    struct Spending {
        std::string name;
        Points points = 0;
        TagMask with = 0;
    };
    /// The points climbing adds to a step that costs `cost` without it.
    Points climb(const Mover& mover, Cell from, Cell to, Points cost) const;
    /// Flags of the step (StepFlag), regardless of its cost.
    std::uint16_t flags(const Mover& mover, Cell from, Cell to) const;
    void addClimb(const StrategyRow& row, const UnitTags& tags, Points denominator);
    void addHexes(const StrategyRow& row, const UnitTags& tags, std::uint16_t flags, Which which);

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

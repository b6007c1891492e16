#pragma once
// Rivers whose hexes have banks. A unit in such a hex is in the lane of the bank it came from. It crosses the
// river when it leaves by another bank, and it may need help for that. Parameters of question "rivers",
// strategy "banks":
//   banks-in             word of terrains that are rivers; a path kind with such a terrain is their course
//   crossing             word of features that let every unit enter and cross
//   far-bank-needs-help  word of rivers that need help and a roll to leave to the far bank
//   help                 "always": so do all other rivers; "needed-only": only for units that may not enter
//                        them without help
//   helper, helper-not   words of units that help, and words that exclude units from helping
//   stop-after-crossing  yes: a unit that has crossed stops in the next hex; crossing-stops: also by a
//                        bridge or ford
//   crossing-allowed     kind of scenario detail and its flag: "no" forbids crossing away from crossings
//   crossing-costs       kind of scenario detail and its value that names the feature; costs are named like
//                        movement types

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/field/rivers.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/strategy/parameters.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

/// Where the scenario has the cost of crossings; empty if the game does not say.
CrossingParts crossingParts(const Parameters& banks);

class RiverBanks {
  public:
    /// A hex with a river, and the features by which units cross it.
    struct River {
        Banks banks;
        bool hasLanes = false;                 // the bank a unit came from matters
        bool needsHelp = false;                // no unit leaves to the far bank without help
        std::vector<std::uint16_t> crossings;  // bridges and fords, by which all units enter and cross
        bool hasCrossing() const { return !crossings.empty(); }
    };

    /// `field` and `costs` must outlive it; `scenario` may be null.
    RiverBanks(const Battlefield& field, const UnitTags& tags, const CostTable& costs,
               const Parameters& parameters, const model::Scenario* scenario);

    /// The river in the hex, or null.
    const River* riverIn(Cell cell) const {
        const auto river = riverAt_.empty() ? -1 : riverAt_[static_cast<std::size_t>(cell)];
        return river < 0 ? nullptr : &rivers_[static_cast<std::size_t>(river)];
    }
    bool isRiver(std::uint16_t terrain) const { return !isRiver_.empty() && isRiver_[terrain]; }
    /// The number of lanes, and the lane of a unit that enters through that side; nothing if the bank a
    /// unit came from does not matter here.
    std::optional<int> lanes(Cell cell) const;
    int laneThrough(Cell cell, model::Direction from) const;
    TagMask helperTags() const { return helper_; }
    TagMask helperNot() const { return helperNot_; }

    /// A unit that may not enter the river by itself may be helped in from the hex where its turn starts.
    void enterWithHelp(JudgedStep& step, const std::string& terrain) const;
    /// Leaving a river hex: a step that leaves the bank the unit came from crosses the river.
    void leave(JudgedStep& step) const;
    /// The bank on which the unit arrives in the hex entered.
    void arrive(JudgedStep& step) const;

  private:
    void findRivers(const Parameters& parameters);
    void addRiver(Cell cell, const Parameters& parameters, const std::vector<std::size_t>& courses);
    void cross(JudgedStep& step, const River& river) const;

    const Battlefield* field_;
    const CostTable* costs_;
    bool alwaysHelp_ = false;
    bool stopAfterCrossing_ = false;
    bool crossingAllowed_ = true;
    TagMask helper_ = 0;
    TagMask helperNot_ = 0;
    std::vector<bool> isRiver_;          // by terrain
    std::vector<std::int32_t> riverAt_;  // by cell: index into rivers_ or -1; empty: no river anywhere
    std::vector<River> rivers_;
};

}  // namespace cota::mapsets

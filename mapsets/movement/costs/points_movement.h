#pragma once
// Strategy "by-table" of question "movement": the order in which the parts of a cost are added up. See
// movement.h.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/allowance_rules.h"
#include "mapsets/movement/costs/bound_mobilities.h"
#include "mapsets/movement/costs/contour_steps.h"
#include "mapsets/movement/costs/crossed_within.h"
#include "mapsets/movement/costs/feature_surcharges.h"
#include "mapsets/movement/costs/hex_costs.h"
#include "mapsets/movement/costs/hexside_costs.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/movement/costs/path_bonus.h"
#include "mapsets/movement/costs/path_costs.h"
#include "mapsets/movement/costs/relief_costs.h"
#include "mapsets/movement/costs/river_banks.h"
#include "mapsets/movement/costs/step_rules.h"
#include "mapsets/movement/movement.h"

namespace cota::mapsets {

class PointsMovement : public Movement {
  public:
    PointsMovement(const Battlefield& field, const UnitTags& tags, const model::Scenario* scenario);
    PointsMovement(const PointsMovement&) = delete;  // its parts refer to each other
    PointsMovement& operator=(const PointsMovement&) = delete;

    int lanes(Cell cell) const override;
    int laneThrough(Cell cell, model::Direction from) const override;
    Step step(const Mover& mover, Cell from, int lane, model::Direction towards,
              StepNotes* notes) const override;
    std::optional<Points> exitCost(const Mover& mover) const override {
        return hexes_.exitCost(mover.mobility);
    }
    std::string exitCitation() const override { return noteSources_.movement.citation("off-map"); }
    bool oneHexAlways() const override { return allowance_.oneHexAlways(); }
    bool isSlow(TagMask tags) const override { return allowance_.isSlow(tags); }
    TagMask moverTags() const override {
        return surcharges_.moverTags() | rules_.moverTags() | contours_.moverTags();
    }
    TagMask helperTags() const override { return banks_.helperTags(); }
    TagMask helperNot() const override { return banks_.helperNot(); }
    bool isCrossedWithHelp(Cell cell) const override {
        const auto* river = banks_.riverIn(cell);
        return river != nullptr && !river->hasCrossing();
    }
    Points startCost(TagMask tags) const override { return rules_.startCost(tags); }
    std::optional<Points> spending(const std::string& what) const override { return rules_.spending(what); }
    std::vector<FineCost> costsTooFine() const override { return costs_.tooFine(); }
    bool mayDouble() const override { return allowance_.mayDouble(); }
    bool mayStay(Cell cell, int lane) const override {
        return within_.mayStay(cell, lane) && !paths_.defers(cell, lane);
    }
    Step stay(const Mover& mover, Cell cell, int lane, StepNotes* notes) const override;
    std::uint8_t bonusSides(const Mover& mover, Cell cell) const override {
        return bonus_.sides(mover, cell);
    }
    std::uint8_t laneAfterBonus(const Mover& mover, Cell cell, std::uint8_t lane) const override;
    std::optional<Points> hurried(TagMask tags) const override { return allowance_.hurried(tags); }
    bool canHurry() const override { return allowance_.canHurry(); }
    int hurryAway() const override { return allowance_.hurryAway(); }
    bool hurryHasBonus() const override { return allowance_.hurryHasBonus(); }

  protected:
    Cell neighbourOf(Cell cell, model::Direction towards) const override;

  private:
    void judgeBound(JudgedStep& step) const;
    void judgeFree(JudgedStep& step) const;

    const Battlefield* field_;
    CostTable costs_;
    RiverBanks banks_;
    CrossedWithin within_;
    StepNoteSources noteSources_;
    HexCosts hexes_;
    PathCosts paths_;
    PathBonus bonus_;
    ReliefCosts relief_;
    HexsideCosts sides_;
    ContourSteps contours_;
    FeatureSurcharges surcharges_;
    BoundMobilities bound_;
    StepRules rules_;
    AllowanceRules allowance_;
};

}  // namespace cota::mapsets

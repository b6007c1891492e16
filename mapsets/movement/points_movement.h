#pragma once
// Strategy "by-table" of question "movement": costs by table, with the rivers of question "rivers". See
// movement.h.

#include <string>
#include <vector>

#include "mapsets/field/rivers.h"
#include "mapsets/movement/contour_steps.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/crossed_within.h"
#include "mapsets/movement/feature_surcharges.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/step_rules.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

class PointsMovement : public Movement {
  public:
    PointsMovement(const Battlefield& field, const UnitTags& tags, const model::Scenario* scenario);

    int lanes(Cell cell) const override;
    int laneThrough(Cell cell, model::Direction from) const override;
    Step step(const Mover& mover, Cell from, int lane, model::Direction towards,
              StepNotes* notes) const override;
    std::optional<Points> exitCost(const Mover& mover) const override;
    std::string exitCitation() const override { return movement_.citation("off-map"); }
    bool oneHexAlways() const override { return oneHexAlways_; }
    bool isSlow(TagMask tags) const override { return (tags & slow_) != 0; }
    TagMask moverTags() const override { return hinderedToo_ | rules_.moverTags() | contours_.moverTags(); }
    TagMask helperTags() const override { return helper_; }
    TagMask helperNot() const override { return helperNot_; }
    bool isCrossedWithHelp(Cell cell) const override {
        const auto* river = riverIn(cell);
        return river != nullptr && !river->crossing;
    }
    Points startCost(TagMask tags) const override { return rules_.startCost(tags); }
    std::optional<Points> spending(const std::string& what) const override { return rules_.spending(what); }
    std::vector<FineCost> costsTooFine() const override { return costs_.tooFine(); }
    bool mayDouble() const override { return mayDouble_; }
    bool mayStay(Cell cell, int lane) const override {
        return within_.mayStay(cell, lane) && !(lane == onPath && isPricedThrough(cell));
    }
    Step stay(const Mover& mover, Cell cell, int lane, StepNotes* notes) const override;
    std::uint8_t bonusSides(const Mover& mover, Cell cell) const override;
    std::uint8_t laneAfterBonus(const Mover& mover, Cell cell, std::uint8_t lane) const override;
    std::optional<Points> hurried(TagMask tags) const override;
    bool canHurry() const override { return hurryAdds_ > 0; }
    int hurryAway() const override { return hurryAway_; }
    bool hurryHasBonus() const override { return hurryBonus_; }

  protected:
    Cell neighbourOf(Cell cell, model::Direction towards) const override;

  private:
    /// A hex with a river and its crossings.
    struct River {
        Banks banks;
        bool hasLanes = false;                 // the bank a unit came from matters
        bool crossing = false;                 // a bridge or ford: all units enter and cross
        bool needsHelp = false;                // no unit leaves to the far bank without help
        std::vector<std::uint16_t> crossings;  // feature kinds
    };
    /// The paths, hexes or terrain a movement type is bound to.
    struct Bond {
        int path = -1;
        int terrain = -1;
        std::vector<bool> hexes;  // by cell; empty: none
        bool isPath() const { return path >= 0 || !hexes.empty(); }
    };
    /// One step while it is judged.
    struct Walk {
        const Mover& mover;
        Cell from;
        Cell to;
        int lane;
        model::Direction towards;
        StepNotes* notes;
        Step step;
    };

    void readMovement(const UnitTags& tags);
    void readRivers(const UnitTags& tags, const model::Scenario* scenario);
    void findRivers(const Parameters& parameters);
    void addRiver(Cell cell, const Parameters& parameters, const std::vector<std::size_t>& courses);
    void readHurry(const UnitTags& tags);
    void readPathRows();
    void findSlopes();
    void findLinks();
    void readBonds(const model::Scenario* scenario);

    void note(Walk& walk, const char* reason, const std::string& what, TableCost cost) const;
    void prohibit(Walk& walk, const char* reason, const std::string& what) const;
    void add(Walk& walk, TableCost cost, const char* reason, const std::string& what) const;

    bool enterBound(Walk& walk, const Bond& bond) const;
    bool enterAlongPath(Walk& walk) const;
    TableCost pathCost(const Walk& walk, std::uint16_t kind) const;
    void addToll(Walk& walk, const RiverToll& toll) const;
    bool isClosed(Walk& walk) const;
    TableCost featureCost(const Walk& walk, std::uint16_t* kind) const;
    void enterTerrain(Walk& walk) const;
    TableCost terrainCost(Walk& walk, std::uint16_t terrain) const;
    void addRelief(Walk& walk) const;
    void addClimb(Walk& walk) const;
    void heedRules(Walk& walk) const;
    void addEdges(Walk& walk) const;
    void addContours(Walk& walk, bool alongPath) const;
    void addSurcharges(Walk& walk) const;
    void enterWithHelp(Walk& walk, std::uint16_t terrain) const;
    void leaveRiver(Walk& walk) const;
    void cross(Walk& walk, const River& river) const;
    void findLane(Walk& walk) const;

    const River* riverIn(Cell cell) const {
        const auto river = riverAt_.empty() ? -1 : riverAt_[static_cast<std::size_t>(cell)];
        return river < 0 ? nullptr : &rivers_[static_cast<std::size_t>(river)];
    }
    /// The lane of a unit moving along a path in a hex whose path cost is only for passing through; in lane
    /// 0 the terrain is paid. Hexes with a river have the lanes of their banks instead.
    static constexpr int onPath = 1;
    bool isPricedThrough(Cell cell) const {
        return pricedThrough_ && linked_[static_cast<std::size_t>(cell)] != 0 && !within_.isRiver(cell) &&
               riverIn(cell) == nullptr;
    }
    void payTerrain(Walk& walk, Cell cell) const;
    void followPath(Walk& walk, bool alongPath) const;
    bool isRiver(std::uint16_t terrain) const { return !isRiver_.empty() && isRiver_[terrain]; }

    const Battlefield* field_;
    const Catalogue* catalogue_;
    Parameters movement_;
    Parameters water_;
    CostTable costs_;
    StepRules rules_;
    CrossedWithin within_;
    FeatureSurcharges surcharges_;
    ContourSteps contours_;
    bool climbs_ = false;
    /// Terrain that costs the same as another terrain when entered along these paths.
    struct ByPath {
        std::uint16_t terrain = 0;
        std::uint16_t as = 0;
        std::vector<bool> kinds;  // by path kind
    };
    std::vector<ByPath> byPath_;
    std::vector<std::size_t> bonusPaths_;
    std::vector<bool> bonusClasses_;  // by mobility
    Points hurryAdds_ = 0;
    TagMask hurryWho_ = 0, hurryNot_ = 0;
    int hurryAway_ = 0;
    bool hurryBonus_ = true;
    bool oneHexAlways_ = true;
    bool slopesOnly_ = false;
    bool reliefCosts_ = true;
    bool pathsOpen_ = true;
    bool pricedThrough_ = false;
    TagMask pathsNoHelp_ = 0;
    bool hasFeatureCosts_ = false;
    bool reliefOnPaths_ = false;
    bool surchargeOnPaths_ = true;
    bool mayDouble_ = false;
    TagMask slow_ = 0;
    TagMask hinderedToo_ = 0;
    int hinderedAs_ = -1;
    int exitTerrain_ = -1;
    bool alwaysHelp_ = false;
    bool stopAfterCrossing_ = false;
    bool stopAfterBridge_ = false;
    bool crossingAllowed_ = true;
    TagMask helper_ = 0;
    TagMask helperNot_ = 0;

    std::vector<bool> isRiver_;          // by terrain
    std::vector<std::int32_t> riverAt_;  // by cell: index into rivers_ or -1; empty: no river anywhere
    std::vector<River> rivers_;
    std::vector<bool> slope_;           // by cell: has a lower adjacent hex
    std::vector<std::uint8_t> linked_;  // by cell: sides crossed by any path with costs
    std::vector<std::uint16_t> costedPaths_;
    std::vector<std::uint16_t> sidePaths_;  // kinds with costs that run along hexsides
    std::vector<Bond> bonds_;               // by mobility
};

}  // namespace cota::mapsets

#pragma once
// Strategy "by-table" of question "movement": costs by table, with the rivers of question "rivers". See
// movement.h.

#include <string>
#include <vector>

#include "mapsets/play/cost_table.h"
#include "mapsets/play/movement.h"
#include "mapsets/play/parameters.h"
#include "mapsets/play/rivers.h"

namespace cota::mapsets {

class PointsMovement : public Movement {
  public:
    PointsMovement(const Battlefield& field, const UnitTags& tags, const model::Scenario* scenario);

    int lanes(Cell cell) const override;
    int laneThrough(Cell cell, model::Direction from) const override;
    Step step(const Mover& mover, Cell from, int lane, model::Direction towards,
              StepNotes* notes) const override;
    Points exitCost(const Mover& mover) const override;
    bool oneHexAlways() const override { return oneHexAlways_; }
    bool isSlow(TagMask tags) const override { return (tags & slow_) != 0; }
    TagMask moverTags() const override { return hinderedToo_; }
    TagMask helperTags() const override { return helper_; }
    TagMask helperNot() const override { return helperNot_; }
    bool isCrossedWithHelp(Cell cell) const override {
        const auto* river = riverIn(cell);
        return river != nullptr && !river->crossing;
    }
    std::vector<FineCost> costsTooFine() const override { return costs_.tooFine(); }
    bool mayDouble() const override { return mayDouble_; }

  protected:
    Cell neighbourOf(Cell cell, model::Direction towards) const override;

  private:
    /// A hex with a river, and what helps to cross it.
    struct River {
        Banks banks;
        bool hasLanes = false;                 // the bank a unit came from matters
        bool crossing = false;                 // a bridge or ford: anybody enters and crosses
        bool needsHelp = false;                // nobody leaves to the far bank unaided
        std::vector<std::uint16_t> crossings;  // feature kinds
    };
    /// What binds a movement class to paths, hexes or terrain.
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
    void findSlopes();
    void findLinks();
    void readBonds(const model::Scenario* scenario);

    void note(Walk& walk, const char* reason, const std::string& what, TableCost cost) const;
    void prohibit(Walk& walk, const char* reason, const std::string& what) const;
    void add(Walk& walk, TableCost cost, const char* reason, const std::string& what) const;

    bool enterBound(Walk& walk, const Bond& bond) const;
    bool enterAlongPath(Walk& walk) const;
    void enterTerrain(Walk& walk) const;
    TableCost terrainCost(Walk& walk, std::uint16_t terrain) const;
    void addRelief(Walk& walk) const;
    void addEdges(Walk& walk) const;
    void addSurcharges(Walk& walk) const;
    void enterWithHelp(Walk& walk, std::uint16_t terrain) const;
    void leaveRiver(Walk& walk) const;
    void cross(Walk& walk, const River& river) const;
    void findLane(Walk& walk) const;

    const River* riverIn(Cell cell) const {
        const auto river = riverAt_.empty() ? -1 : riverAt_[static_cast<std::size_t>(cell)];
        return river < 0 ? nullptr : &rivers_[static_cast<std::size_t>(river)];
    }
    bool isRiver(std::uint16_t terrain) const { return !isRiver_.empty() && isRiver_[terrain]; }

    const Battlefield* field_;
    const Catalogue* catalogue_;
    Parameters movement_;
    Parameters water_;
    CostTable costs_;
    bool oneHexAlways_ = true;
    bool slopesOnly_ = false;
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
    std::vector<bool> slope_;           // by cell: has a lower neighbour
    std::vector<bool> surcharged_;      // by cell: features with surcharges stand in it
    std::vector<std::uint8_t> linked_;  // by cell: sides any path with costs crosses
    std::vector<std::uint16_t> costedPaths_;
    std::vector<Bond> bonds_;  // by mobility
};

}  // namespace cota::mapsets

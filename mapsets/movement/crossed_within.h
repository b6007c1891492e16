#pragma once
// Rivers that run through hexes and are crossed inside of them. Strategy "crossed-within" of question
// "rivers".
//
// A hex with such a river has banks (rivers.h). Entering it costs what its land costs; leaving it over
// another bank than it was entered by crosses the river, and so does staying in it, where that is possible at
// all. What crossing costs is the cost of the river's own terrain; where that is "no", nobody crosses and
// nobody stays. With n banks a hex has 2n lanes: lane i < n, a unit on its way that came by bank i; lane n +
// i, one that stands on bank i, or on a bridge beside it.
//   banks-in      word of terrains that are such rivers; a path kind with such a terrain is their course
//   stop-crosses  words of rivers in which a unit that stays has crossed; in others nobody stays
//   closed        kind of scenario part: hexes where the river cannot be crossed
//   rows "crossing"  features: words of features at which anybody crosses. along: words of paths; whoever
//                 enters or leaves along one of them crosses without more. as: a terrain whose cost is paid
//                 instead of the river's. classes: only these movement classes. roll: "yes": it takes a roll.
//                 passes-only: "yes": whoever crosses so does not stay in the hex.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/field/rivers.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// What crossing adds to a step.
struct RiverToll {
    TableCost cost;
    const char* reason = "";
    std::string what;
    bool roll = false;
};

class CrossedWithin {
  public:
    /// All must outlive it. Without the strategy there are no such rivers.
    CrossedWithin(const Battlefield& field, const CostTable& costs, const model::Scenario* scenario);

    bool isWatered() const { return !rivers_.empty(); }
    bool isWater(std::uint16_t terrain) const { return !isWater_.empty() && isWater_[terrain]; }
    bool isRiver(Cell cell) const { return riverIn(cell) != nullptr; }
    int lanes(Cell cell) const;
    int laneThrough(Cell cell, model::Direction from) const;
    bool mayStay(Cell cell, int lane) const;
    /// A way for path bonuses: a hex without lanes, or with a bridge.
    bool isPlainWay(Cell cell) const;

    /// What leaving `from` costs more; nothing where the river is not crossed.
    std::optional<RiverToll> leave(const Mover& mover, Cell from, int lane, model::Direction towards) const;
    /// Sets the lanes of the hex entered.
    void enter(Step& step, Cell from, int lane, model::Direction towards) const;
    /// What staying costs a unit on its way in `lane`, and the bank it stays on.
    std::optional<RiverToll> stay(const Mover& mover, Cell cell, int lane, Step& step) const;

    Parameters parameters;  // of the strategy, for citations

  private:
    struct Crossing {
        std::vector<std::string> features;
        std::vector<std::size_t> along;  // path kinds
        int as = -1;                     // terrain
        std::vector<bool> classes;       // by mobility; empty: all
        bool roll = false;
        bool passesOnly = false;
    };
    struct River {
        Banks banks;
        std::uint16_t terrain = 0;
        bool staysCross = false;
        bool closed = false;
        std::vector<std::uint8_t> crossings;  // indexes into crossings_
    };

    void readCrossings(const StrategyChoice& choice);
    void addRiver(Cell cell, std::uint16_t terrain, const std::vector<std::size_t>& courses);
    const River* riverIn(Cell cell) const {
        const auto river = riverAt_.empty() ? -1 : riverAt_[static_cast<std::size_t>(cell)];
        return river < 0 ? nullptr : &rivers_[static_cast<std::size_t>(river)];
    }
    bool isBridged(const River& river, Cell cell, model::Direction towards) const;
    bool hasBridge(const River& river) const;
    RiverToll tollOf(const River& river, const Mover& mover) const;

    const Battlefield* field_;
    const CostTable* costs_;
    std::vector<bool> isWater_;  // by terrain
    std::vector<std::int32_t> riverAt_;
    std::vector<River> rivers_;
    std::vector<Crossing> crossings_;
};

}  // namespace cota::mapsets

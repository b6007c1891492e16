#pragma once
// Rivers that run through hexes and are crossed inside them. Strategy "crossed-within" of question "rivers".
//
// A hex with such a river has banks (rivers.h). Entering it costs what its land costs. A unit crosses the
// river when it leaves by another bank than the one it entered by, or when it stays in the hex, if the river
// allows that. Crossing costs what the river's terrain costs; if that is "no", units can neither cross nor
// stay. A hex with n banks has 2n lanes: lane i < n is a moving unit that entered by bank i; lane n + i is a
// unit on bank i, or on a bridge next to it.
//   banks-in      word of terrains that are such rivers; a path kind with such a terrain is their course
//   stop-crosses  words of rivers that a unit has crossed if it stays; in others units cannot stay
//   closed        kind of scenario detail: hexes where the river cannot be crossed
//   rows "crossing"  features: words of features at which every unit can cross. along: words of paths; a
//                 unit that enters or leaves along one of them crosses at no extra cost. as: a terrain whose
//                 cost replaces the river's. classes: only these movement types. roll: "yes": needs a roll.
//                 passes-only: "yes": a unit that crosses this way may not stay in the hex.

#include <string>
#include <vector>

#include "mapsets/field/rivers.h"
#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

class CrossedWithin {
  public:
    /// All arguments must outlive it. Without the strategy there are no such rivers.
    CrossedWithin(const Battlefield& field, const CostTable& costs, const model::Scenario* scenario);

    bool isWatered() const { return !rivers_.empty(); }
    bool isWater(std::uint16_t terrain) const { return !isWater_.empty() && isWater_[terrain]; }
    bool isRiver(Cell cell) const { return riverIn(cell) != nullptr; }
    int lanes(Cell cell) const;
    int laneThrough(Cell cell, model::Direction from) const;
    bool mayStay(Cell cell, int lane) const;
    /// Whether path bonuses can use the hex: it has no lanes, or it has a bridge.
    bool isPlainWay(Cell cell) const;

    /// Pays for leaving a hex if the step crosses its river.
    void leave(JudgedStep& step) const;
    /// Sets the lanes of the entered hex.
    void enter(JudgedStep& step) const;
    /// Pays for staying in a hex, and sets the bank the unit stays on. False if it is not moving in the hex.
    bool stay(JudgedStep& step) const;

    Parameters parameters;  // of the strategy, for citations

  private:
    /// The extra cost of crossing.
    struct Toll {
        TableCost cost;
        const char* reason = "";
        std::string what;
        bool roll = false;
        void payIn(JudgedStep& step) const;
    };
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
    /// Whether the step leaves the bank that the unit came from.
    bool isCrossedBy(const JudgedStep& step, const River& river) const;
    Toll tollOf(const River& river, const Mover& mover) const;

    const Battlefield* field_;
    const CostTable* costs_;
    std::vector<bool> isWater_;  // by terrain
    std::vector<std::int32_t> riverAt_;
    std::vector<River> rivers_;
    std::vector<Crossing> crossings_;
};

}  // namespace cota::mapsets

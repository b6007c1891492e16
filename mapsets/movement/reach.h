#pragma once
// Where a unit can go, and in which turn. Points do not carry over: a place reached in turn 2 with one point
// left is better than one reached in turn 2 with none, and worse than any reached in turn 1. So the search
// is a shortest path over (turn, points spent in it), compared in that order; both are exact integers.
//
// A ReachGraph has the steps of one type of mover on one battlefield and is shared by all searches; the
// query adds the obstacles (units, control at night). A ReachSearch is the working memory of one thread.

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/movement/movement.h"

namespace cota::mapsets {

/// Obstacles in one turn, by cell: bits of CellRule, and above them the extra cost of entering the hex, in
/// 1/D (tollOf). Empty: no obstacles. Otherwise cellCount() entries.
using CellRules = std::vector<std::uint32_t>;
enum CellRule : std::uint32_t {
    cellShut = 1,      // may not be entered (a full stack, a hex not controlled at night)
    cellStops = 2,     // a unit that enters stops (an engineer at work, wire)
    cellAssault = 4,   // may be entered only as the first step of a turn, and stops (enemies)
    cellHelped = 8,    // has help since an earlier turn
    cellMayStop = 16,  // may stop the unit (a minefield): only marked
    cellNoExit = 32,   // cannot be left
    cellPassing = 64   // may be passed through, but not stayed in (a full stack, an overrun)
};
constexpr Points tollOf(std::uint32_t rules) { return static_cast<Points>(rules >> 8); }
constexpr std::uint32_t withToll(Points points) {
    return static_cast<std::uint32_t>(std::min(points, noLimit - 1)) << 8;
}

/// Sides through which a hex may not be left, by cell: bit = Direction of the side. cellCount() entries.
using SideRules = std::vector<std::uint8_t>;

/// Movement with twice the allowance in a turn that starts out of the enemy's sight.
struct Doubling {
    std::vector<bool> hidden;  // by cell: no enemy has a line of sight to it
    bool wholePath = true;     // every hex entered in such a turn must be hidden too
};

/// All steps of one type of mover. Immutable; the time to build it is proportional to the size of the map.
class ReachGraph {
  public:
    /// With `doubling` the unit can choose that movement in each turn that allows it.
    ReachGraph(const Battlefield& field, const Movement& movement, const Mover& mover,
               const Doubling* doubling = nullptr);
    /// For units that move together: each step has the cost of the most expensive one.
    ReachGraph(const Battlefield& field, const Movement& movement, std::span<const Mover> movers,
               const Doubling* doubling = nullptr);
    ~ReachGraph();
    ReachGraph(ReachGraph&&) noexcept;
    ReachGraph& operator=(ReachGraph&&) noexcept;

    Points denominator() const;
    /// Whether all that counts in a place is when a unit gets there and with how many points, and no roll of
    /// dice delays it: then units that move alike can share their arrivals.
    bool canShareArrivals() const;
    bool hasUnknownCosts() const;

    struct Steps;  // the graph itself, in reach.cpp
    const Steps& steps() const { return *steps_; }

  private:
    std::unique_ptr<const Steps> steps_;
};

/// The earliest arrivals, by place, of units that move alike and differ only in where they start: for a
/// question that asks which of them is first. All searches must be on one graph that can share arrivals.
class SharedArrivals {
  public:
    /// Whether no unit before got to the place as early, with as many points left and as free to go on; notes
    /// the arrival if so.
    bool isFirst(std::uint32_t place, std::int64_t label) {
        if (place >= labels_.size()) labels_.resize(place + 1, never);
        return label < labels_[place] ? (labels_[place] = label, true) : false;
    }

  private:
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> labels_;
};

struct ReachQuery {
    Cell start = noCell;
    std::span<const Cell> alsoFrom = {};  // further possible start hexes; must outlive the search
    std::optional<int> lane;              // bank it is on in a river hex; absent: it may leave to either
    Points allowance = 0;                 // of 1/D, in an ordinary turn; 0: it does not move
    Points spentBefore = 0;               // of 1/D, in turn 1 before it moves (loading, a change of mode)
    int turns = 1;                        // 0: no limit
    bool oneHexPerTurn = false;           // a disrupted unit
    bool helpsItself = false;             // the unit is a helper at crossings
    bool oneHexAlways = true;             // Movement::oneHexAlways
    bool pathBonus = true;                // the free step along a path (Movement::bonusSides)
    bool entering = false;                // it comes from off the map and pays `start` first (entryCost)
    Points entryCost = 0;                 // of 1/D, with `entering`
    /// Obstacles in turn 1, 2 ...; the last entry applies to all later turns. Empty: none.
    std::vector<const CellRules*> rules;
    /// Closed sides in turn 1, 2 ...; the last entry applies to all later turns. Empty: none.
    std::vector<const SideRules*> closedSides;
    /// The search goes on only from places where no unit before was as early, and notes its own arrivals: the
    /// result lacks hexes where the units before are at least as early, and has no bounds for unknown costs:
    /// these cost the least, or, `atWorst`, more than any unit has. Null: it goes everywhere.
    SharedArrivals* shared = nullptr;
    bool atWorst = false;  // only with `shared`
    /// Only cells() is asked for: the search takes unknown costs as the least and gives no bounds, and
    /// result().passed may lack hexes.
    bool wantsCells = false;
};

/// One hex that can be reached.
struct ReachedHex {
    Cell cell = noCell;
    int turn = 0;              // the first turn in which it can be there; 0: at the start
    Points left = 0;           // the most points left then, of 1/D; 0 if it must stop
    Points cost = 0;           // spent in that turn
    Cell via = noCell;         // the hex before; noCell at the start
    bool minimumMove = false;  // only because any unit may move one hex
    bool stops = false;        // it may not go on in that turn
    bool doubled = false;      // in a turn out of the enemy's sight, with twice the allowance
    bool byRoll = false;       // a dice roll on the way may delay it
    bool mayStop = false;      // an obstacle on the way may stop it
    bool needsLeader = false;  // only if a leader activates it, or only this early (see unled.h)
    bool passed = false;       // only passed through; `via` is not set in a way()
    /// If a cost on the way is unknown: the latest turn of arrival (the earliest is `turn`); 0: it may never
    /// arrive.
    std::optional<int> turnAtMost = {};
    /// The fewest points it may have left, of 1/D. Set if it arrives in that turn whatever those costs are,
    /// but perhaps with fewer than `left`.
    std::optional<Points> leftAtLeast = {};
};

/// The result of a search, in the order of cells; it includes the start.
struct Reached {
    std::vector<ReachedHex> hexes;
    std::vector<Cell> unknown;  // hexes entered at an unknown cost, ascending
    /// Hexes in which the unit cannot end a move, but through which it can pass (an overrun): by cell.
    std::vector<ReachedHex> passed;
    const ReachedHex* find(Cell cell) const;
};

class ReachSearch {
  public:
    explicit ReachSearch(const ReachGraph& graph);
    ~ReachSearch();
    ReachSearch(ReachSearch&&) noexcept;
    ReachSearch& operator=(ReachSearch&&) noexcept;

    /// Runs a search; the result remains until the next one. With unknown costs a second search treats them
    /// as never affordable, which gives the upper bounds, unless the query wants none.
    void run(const ReachQuery& query);
    /// The whole result, by cell.
    Reached result() const;
    /// The hexes of the result alone, ascending: where the unit can end a move.
    std::vector<Cell> cells() const;
    /// The result for one hex; nothing if it was not reached.
    std::optional<ReachedHex> at(Cell cell) const;
    /// The hexes from the start to `cell`, both included; empty if it was not reached.
    std::vector<Cell> path(Cell cell) const;
    /// The same path with the state of the unit in each hex; without bounds if costs are unknown.
    std::vector<ReachedHex> way(Cell cell) const;

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// Which hexes a mover can reach from which, ignoring units, without help and without lucky rolls at
/// crossings: the hexes of one component can reach each other.
struct Components {
    std::vector<std::int32_t> ofCell;  // by cell; -1 if the mover cannot be there. River hex: of lane 0.
    std::int32_t count = 0;
    std::vector<std::int32_t> sizes;  // hexes in each

    /// For routes that need not lead back, bank by bank: places that can reach each other form one part.
    struct Places {
        std::vector<Cell> cell;                         // by place; noCell where no move can end
        std::vector<std::int32_t> part;                 // by place
        std::vector<std::uint32_t> first, last;         // by cell: its banks, first <= place < last
        std::vector<std::vector<std::int32_t>> onward;  // by part: the parts one step away
    };
    Places places;
};
Components componentsOf(const ReachGraph& graph, bool withHelp = false);
/// The hexes in which a unit can end that starts in any of these hexes, on either bank: by cell.
std::vector<bool> cellsFrom(const Components& components, std::span<const Cell> starts);

}  // namespace cota::mapsets

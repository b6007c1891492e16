#pragma once
// Where a unit can get, and when. Turns do not carry points over: a place reached in turn 2 with one point
// left is better than one reached in turn 2 with none, worse than anything reached in turn 1. So the search
// is a shortest path over (turn, points spent in it), compared in that order; both are exact integers.
//
// A ReachGraph holds the steps of one kind of mover on one battlefield and is shared by all searches; what
// stands in the way (units, control at night) is laid over it by the query. A ReachSearch is the working
// memory of one thread.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/movement/movement.h"

namespace cota::mapsets {

/// What stands in the way in one turn, by cell; bits of CellRule, and above them what entering the hex costs
/// more, of 1/D (tollOf). Empty: nothing. Otherwise cellCount() entries.
using CellRules = std::vector<std::uint32_t>;
enum CellRule : std::uint32_t {
    cellShut = 1,      // may not be entered (a full stack, a hex not controlled at night)
    cellStops = 2,     // whoever enters stops (an engineer at work, wire)
    cellAssault = 4,   // may be entered only as the first step of a turn, and stops (enemies)
    cellHelped = 8,    // help stands here since an earlier turn
    cellMayStop = 16,  // may stop (a minefield): marked, not stopped
    cellNoExit = 32,   // cannot be left
    cellPassing = 64   // may be passed through, but nobody stays there (a full stack, an overrun)
};
constexpr Points tollOf(std::uint32_t rules) { return static_cast<Points>(rules >> 8); }
constexpr std::uint32_t withToll(Points points) {
    return static_cast<std::uint32_t>(std::min(points, noLimit - 1)) << 8;
}

/// Sides by which a hex may not be left, by cell: bit = Direction of the side. cellCount() entries.
using SideRules = std::vector<std::uint8_t>;

/// Movement with twice the allowance in a turn that starts out of the enemy's sight.
struct Doubling {
    std::vector<bool> hidden;  // by cell: no enemy has a line of sight to it
    bool wholePath = true;     // every hex entered in such a turn must be hidden too
};

/// All steps of one kind of mover. Immutable; building it takes time in proportion to the map.
class ReachGraph {
  public:
    /// With `doubling` the unit chooses turn by turn, where it may, to move that way.
    ReachGraph(const Battlefield& field, const Movement& movement, const Mover& mover,
               const Doubling* doubling = nullptr);
    /// Of units that move together, each step at the cost of the dearest.
    ReachGraph(const Battlefield& field, const Movement& movement, std::span<const Mover> movers,
               const Doubling* doubling = nullptr);
    ~ReachGraph();
    ReachGraph(ReachGraph&&) noexcept;
    ReachGraph& operator=(ReachGraph&&) noexcept;

    int vertexCount() const;
    bool hasUnknown() const;  // some step has no known cost
    Points denominator() const;

    struct Steps;  // the graph itself, in reach.cpp
    const Steps& steps() const { return *steps_; }

  private:
    std::unique_ptr<const Steps> steps_;
};

struct ReachQuery {
    Cell start = noCell;
    std::span<const Cell> alsoFrom = {};  // further hexes it may start in instead; they outlive the search
    std::optional<int> lane;              // bank it stands on in a river hex; absent: it may leave to either
    Points allowance = 0;                 // of 1/D, in an ordinary turn; 0: it stays where it is
    Points spentBefore = 0;      // of 1/D, in turn 1 before it moves (somebody boards, it changes its mode)
    int turns = 1;               // 0: as many as it takes
    bool oneHexPerTurn = false;  // a disrupted unit
    bool helpsItself = false;    // the unit is a helper at crossings
    bool oneHexAlways = true;    // Movement::oneHexAlways
    bool pathBonus = true;       // the step for nothing along a path (Movement::bonusSides)
    bool entering = false;       // it comes from off the map and pays `start` first (entryCost)
    Points entryCost = 0;        // of 1/D, with `entering`
    /// In the way in turn 1, 2 ...; the last entry holds for all later turns. Empty: nothing is.
    std::vector<const CellRules*> rules;
    /// Sides closed in turn 1, 2 ...; the last entry holds for all later turns. Empty: none is.
    std::vector<const SideRules*> closedSides;
};

/// One hex that can be reached.
struct ReachedHex {
    Cell cell = noCell;
    int turn = 0;              // the first turn in which it can be there; 0: it starts there
    Points left = 0;           // the most points left then, of 1/D; 0 where it must stop
    Points cost = 0;           // spent in that turn
    Cell via = noCell;         // the hex before; noCell at the start
    bool minimumMove = false;  // only because any unit may move one hex
    bool stops = false;        // it may not go on in that turn
    bool doubled = false;      // in a turn out of the enemy's sight, with twice the allowance
    bool byRoll = false;       // a roll of the dice on the way may hold it up
    bool mayStop = false;      // something on the way may stop it
    bool needsLeader = false;  // only if a leader activates it, or only so early (unled.h says so)
    bool passed = false;       // through it without staying; `via` is not known in a way
    /// Where a cost on the way is unknown: the turn is at least `turn`, at most this; 0: it may never get
    /// there.
    std::optional<int> turnAtMost = {};
    /// The fewest points it may have left, of 1/D. Set if it arrives in that turn whatever those costs are,
    /// but perhaps with fewer than `left`.
    std::optional<Points> leftAtLeast = {};
};

/// What a search found, in the order of cells; the start is among them.
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

    /// Searches; what it found stays until the next search. With unknown costs a second search takes them as
    /// never affordable, which gives the upper bounds.
    void run(const ReachQuery& query);
    /// All that was found, gathered by cell.
    Reached result() const;
    /// Of one hex only; nothing if it was not reached.
    std::optional<ReachedHex> at(Cell cell) const;
    /// The hexes from the start to `cell`, both included; empty if it was not reached.
    std::vector<Cell> path(Cell cell) const;
    /// The same, each hex as the unit comes to it on this way; without bounds where costs are unknown.
    std::vector<ReachedHex> way(Cell cell) const;

  private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

/// Who can ever reach whom, units left aside, without help and without luck at crossings: hexes of one
/// component can reach each other in both directions.
struct Components {
    std::vector<std::int32_t>
        ofCell;  // by cell; -1 where the mover cannot be at all. In a river hex: of lane 0.
    std::int32_t count = 0;
    std::vector<std::int32_t> sizes;  // hexes in each

    /// For ways there that need not lead back, bank by bank: places that can reach each other are one part.
    struct Places {
        std::vector<Cell> cell;                         // by place; noCell where nobody's move ends
        std::vector<std::int32_t> part;                 // by place
        std::vector<std::uint32_t> first, last;         // by cell: its banks, from the one up to the other
        std::vector<std::vector<std::int32_t>> onward;  // by part: the parts one step leads to
    };
    Places places;
};
Components componentsOf(const ReachGraph& graph, bool withHelp = false);
/// Where somebody who starts in any of these hexes, on either bank, can be in the end: by cell.
std::vector<bool> cellsFrom(const Components& components, std::span<const Cell> starts);

}  // namespace cota::mapsets

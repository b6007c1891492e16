#pragma once
// The trails of findings about movement: the route of a unit as the search found it, with the cost of each
// hex, and what blocks the next one at its end.

#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "mapsets/movement/reach.h"
#include "mapsets/strategy/strategy.h"
#include "validator/engine/check_context.h"
#include "validator/engine/trail.h"

namespace cota::checks {

/// Made by a rule for its first finding; keeps the graphs of movers for the others.
class WayTrails {
  public:
    explicit WayTrails(const CheckContext& context);

    /// The route of a unit from `from` to the nearest of `to`. If it reaches none, the route to the hex
    /// nearest to one, and why each step that would bring it nearer is not possible. Uses the unit's own
    /// points and any number of turns, without other units in the way. Empty if the unit starts in no hex or
    /// `to` is empty.
    std::vector<TrailStep> towards(mapsets::UnitIndex unit, mapsets::Cell from,
                                   std::span<const mapsets::Cell> to);
    /// The route of the unit that gets nearest, from its hex or its zone. Of units that move alike, only the
    /// one that starts nearest is tried. `from`: all start there.
    std::vector<TrailStep> nearest(std::span<const mapsets::UnitIndex> units,
                                   std::span<const mapsets::Cell> to, mapsets::Cell from = mapsets::noCell);
    /// Why the unit can take none of the steps out of its hex.
    std::vector<TrailStep> around(mapsets::UnitIndex unit, mapsets::Cell cell);
    /// Why the mover may not be in each of the hexes; only the first ones if there are many.
    std::vector<TrailStep> barred(const mapsets::Mover& mover, std::span<const mapsets::Cell> cells) const;
    /// What entering through each of the hexes costs a unit with fewer points; only the first ones if there
    /// are many.
    std::vector<TrailStep> tooDear(std::span<const std::pair<mapsets::Cell, mapsets::Points>> costs,
                                   mapsets::Points points) const;

  private:
    struct Walk;
    using Key = std::pair<int, mapsets::TagMask>;
    Key keyOf(mapsets::UnitIndex unit) const;
    const mapsets::ReachGraph& graphOf(mapsets::UnitIndex unit);
    std::vector<mapsets::Cell> startsOf(mapsets::UnitIndex unit) const;
    Walk walk(mapsets::UnitIndex unit, mapsets::Cell from, std::span<const mapsets::Cell> to);
    TrailStep start(const Walk& walk) const;
    /// `isBound`: some cost on the route is unknown.
    TrailStep entered(const mapsets::ReachedHex& hex, bool isBound) const;
    /// Why the step is not possible; `points` is what the unit has in a turn.
    TrailStep refused(const mapsets::Mover& mover, mapsets::Cell from, model::Direction direction,
                      mapsets::Points points) const;
    TrailStep because(mapsets::Cell cell, const mapsets::StepNotes& notes) const;
    model::LocalText textOf(const mapsets::StepNote& note) const;

    const CheckContext& context_;
    std::vector<mapsets::StrategyDescription> strategies_;
    std::map<Key, mapsets::ReachGraph> graphs_;
    std::size_t made_ = 0;
};

}  // namespace cota::checks

#pragma once
// What findings about movement have to tell step by step: the way of a unit as the search of the engine found
// it, with what each hex costs, and what bars the next one where it ends.

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

/// Made by a rule when it has found something: it keeps the graphs of movers for the findings after it.
class WayTrails {
  public:
    explicit WayTrails(const CheckContext& context);

    /// The way of a unit from `from` to the nearest of `to`; where it gets to none, to where it is nearest,
    /// and why each step that would bring it nearer still is not made. With its own points, as many turns as
    /// it takes, nobody in the way. Empty where it starts in no hex or nothing is asked for.
    std::vector<TrailStep> towards(mapsets::UnitIndex unit, mapsets::Cell from,
                                   std::span<const mapsets::Cell> to);
    /// Of several units the one that gets nearest, from where it stands or from its zone; of units that move
    /// alike only the one that starts nearest is tried. `from`: all start there.
    std::vector<TrailStep> nearest(std::span<const mapsets::UnitIndex> units,
                                   std::span<const mapsets::Cell> to, mapsets::Cell from = mapsets::noCell);
    /// Why the unit takes none of the steps out of its hex.
    std::vector<TrailStep> around(mapsets::UnitIndex unit, mapsets::Cell cell);
    /// Why the mover may not be in each of the hexes; of many only the first ones.
    std::vector<TrailStep> barred(const mapsets::Mover& mover, std::span<const mapsets::Cell> cells) const;
    /// What coming by each of the hexes costs somebody with fewer points; of many only the first ones.
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
    /// `isBound`: some cost on the way is unknown.
    TrailStep entered(const mapsets::ReachedHex& hex, bool isBound) const;
    /// Why the step is not made; `points` is what the unit has in a turn.
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

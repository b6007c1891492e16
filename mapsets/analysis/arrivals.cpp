#include "mapsets/analysis/arrivals.h"

#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "mapsets/field/zone_resolver.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

namespace {

/// Where and when one unit begins to move.
struct Start {
    UnitIndex unit = noUnit;
    std::vector<Cell> cells;
    int before = 0;  // turns that are over when it arrives
};

/// The better arrival first.
auto orderOf(const Arrival& one) { return std::tuple(one.turn, one.isUncertain, one.unit); }

class ArrivalSearch {
  public:
    ArrivalSearch(const LaidDocument& laid, const Roster& roster)
        : laid_(laid),
          field_(laid.field()),
          roster_(roster),
          movement_(makeMovement(field_, roster.tags(), laid.scenario())),
          stacking_(makeStacking(field_, roster.tags())) {
        if (movement_) obstacles_.emplace(field_, roster, *movement_, stacking_.get());
    }

    std::optional<std::vector<Arrival>> run(std::span<const UnitIndex> units, int turns,
                                            std::stop_token stop) {
        std::vector<Start> starts;
        if (movement_) starts = startsOf(units, turns);
        makeGraphs(starts);
        using Firsts = std::map<Cell, Arrival>;
        oneapi::tbb::enumerable_thread_specific<Firsts> locals;
        oneapi::tbb::parallel_for(std::size_t{0}, starts.size(), [&](std::size_t i) {
            if (!stop.stop_requested()) add(starts[i], turns, locals.local());
        });
        if (stop.stop_requested()) return {};
        Firsts all;
        for (const Firsts& local : locals)
            for (const auto& [cell, one] : local) keep(one, all);
        std::vector<Arrival> found;
        for (const auto& [cell, one] : all) found.push_back(one);
        return found;
    }

  private:
    using MoverKey = std::pair<int, TagMask>;
    static MoverKey keyOf(const Mover& mover) { return {mover.mobility, mover.tags}; }

    std::vector<Start> startsOf(std::span<const UnitIndex> units, int turns) const {
        std::vector<Start> starts;
        std::optional<ZoneResolver> zones;
        if (const auto* scenario = laid_.scenario()) zones.emplace(field_, scenario->zones);
        for (const UnitIndex index : units) {
            const RosterUnit& unit = roster_[index];
            if (unit.isCarried() || moverOf(roster_, index).mobility < 0) continue;
            Start start{index, {}, unit.where == RosterUnit::Where::arrival ? unit.turn.value_or(1) - 1 : 0};
            if (unit.cell != noCell) {
                start.cells.push_back(unit.cell);
            } else if (const auto* zone = zones && !unit.zone.empty() ? zones->resolve(unit.zone) : nullptr) {
                std::ranges::copy_if(zone->cells, std::back_inserter(start.cells),
                                     [&](Cell cell) { return field_.isOnMap(cell); });
            }
            if (!start.cells.empty() && (turns == 0 || start.before < turns))
                starts.push_back(std::move(start));
        }
        return starts;
    }

    void makeGraphs(const std::vector<Start>& starts) {
        std::map<std::pair<MoverKey, model::SideId>, Mover> movers;
        for (const Start& start : starts) {
            const Mover mover = moverOf(roster_, start.unit);
            movers.emplace(std::pair(keyOf(mover), roster_[start.unit].side), mover);
        }
        for (const auto& [key, mover] : movers) {
            if (!doublings_.contains(key.second))
                doublings_.emplace(
                    key.second, doublingFor(field_, laid_.play().sight(), roster_, *movement_, key.second));
            const auto& doubling = doublings_.at(key.second);
            graphs_.emplace(key, ReachGraph(field_, *movement_, mover, doubling ? &*doubling : nullptr));
        }
    }

    template <class Firsts>
    void add(const Start& start, int turns, Firsts& firsts) const {
        const RosterUnit& unit = roster_[start.unit];
        ReachQuery query = queryFor(roster_, *movement_, start.unit, turns == 0 ? 0 : turns - start.before);
        query.start = start.cells.front();
        query.alsoFrom = std::span(start.cells).subspan(1);
        const CellRules rules = obstacles_->rules({.unit = start.unit, .side = unit.side, .closed = {}});
        if (!rules.empty()) query.rules = {&rules};
        const bool enters = unit.where == RosterUnit::Where::arrival;
        ReachSearch search(graphs_.at({keyOf(moverOf(roster_, start.unit)), unit.side}));
        search.run(query);
        for (const ReachedHex& hex : search.result().hexes) {
            if (hex.passed) continue;
            // A unit that arrives is on the map in the turn of its arrival at the earliest.
            const int turn = enters ? start.before + std::max(hex.turn, 1) : hex.turn;
            const bool isOpen =
                enters || hex.byRoll || hex.mayStop || (hex.turnAtMost && *hex.turnAtMost != hex.turn);
            keep({hex.cell, turn, isOpen && turn > 0, start.unit}, firsts);
        }
    }

    template <class Firsts>
    static void keep(const Arrival& one, Firsts& firsts) {
        const auto [at, isNew] = firsts.emplace(one.cell, one);
        if (!isNew && orderOf(one) < orderOf(at->second)) at->second = one;
    }

    const LaidDocument& laid_;
    const Battlefield& field_;
    const Roster& roster_;
    std::unique_ptr<Movement> movement_;
    std::unique_ptr<Stacking> stacking_;
    std::optional<Obstacles> obstacles_;
    std::map<model::SideId, std::optional<Doubling>> doublings_;
    std::map<std::pair<MoverKey, model::SideId>, ReachGraph> graphs_;
};

}  // namespace

std::optional<std::vector<Arrival>> arrivals(const LaidDocument& laid, const Roster& roster,
                                             std::span<const UnitIndex> units, int turns,
                                             std::stop_token stop) {
    return ArrivalSearch(laid, roster).run(units, turns, stop);
}

}  // namespace cota::mapsets

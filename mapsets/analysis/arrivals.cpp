#include "mapsets/analysis/arrivals.h"

#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "mapsets/analysis/arrival_groups.h"
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

/// Whether units that begin to move at the same places in the same turn get to the same hexes.
bool moveAlike(const Roster& roster, UnitIndex one, UnitIndex other) {
    const auto traits = [](const RosterUnit& unit) {
        return std::tie(unit.type, unit.side, unit.formation, unit.nation, unit.unitClass, unit.mobility,
                        unit.tags, unit.allowance, unit.readying, unit.steps, unit.isTurned, unit.where,
                        unit.values);
    };
    return traits(roster[one]) == traits(roster[other]) && roster.cargo(one).empty() &&
           roster.cargo(other).empty();
}

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
        const Firsts none(static_cast<std::size_t>(field_.cellCount()));
        // Every thread has its share of each kind of unit, in ascending order (ArrivalGroups).
        const auto threads = static_cast<std::size_t>(oneapi::tbb::this_task_arena::max_concurrency());
        std::vector<Local> locals(threads);
        oneapi::tbb::parallel_for(std::size_t{0}, threads, [&](std::size_t thread) {
            locals[thread].firsts = none;
            for (std::size_t i = thread; i < starts.size() && !stop.stop_requested(); i += threads)
                add(starts[i], turns, locals[thread]);
        });
        if (stop.stop_requested()) return {};
        Firsts all = none;
        for (const Local& local : locals)
            for (const Arrival& one : local.firsts)
                if (one.unit != noUnit) keep(one, all);
        std::erase_if(all, [](const Arrival& one) { return one.unit == noUnit; });
        return all;
    }

  private:
    using Firsts = std::vector<Arrival>;  // by cell; without a unit: nobody gets there
    using MoverKey = std::pair<int, TagMask>;
    using GraphKey = std::pair<MoverKey, model::SideId>;
    /// Of a thread. A search keeps its memory for the next unit.
    struct Local {
        Firsts firsts;
        std::map<GraphKey, std::shared_ptr<ReachSearch>> searches;
        ArrivalGroups groups;
    };
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
        std::ranges::sort(starts, {}, &Start::unit);
        return withoutLikes(std::move(starts));
    }

    /// Of units that move alike from the same places, the first stands for all.
    std::vector<Start> withoutLikes(std::vector<Start> starts) const {
        std::map<std::tuple<model::CounterTypeId, int, std::vector<Cell>>, std::vector<UnitIndex>> known;
        std::erase_if(starts, [&](const Start& start) {
            auto& before = known[{roster_[start.unit].type, start.before, start.cells}];
            if (std::ranges::any_of(before,
                                    [&](UnitIndex one) { return moveAlike(roster_, one, start.unit); }))
                return true;
            before.push_back(start.unit);
            return false;
        });
        return starts;
    }

    void makeGraphs(const std::vector<Start>& starts) {
        std::map<GraphKey, Mover> movers;
        for (const Start& start : starts) {
            const Mover mover = moverOf(roster_, start.unit);
            movers.emplace(std::pair(keyOf(mover), roster_[start.unit].side), mover);
        }
        std::vector<std::pair<GraphKey, Mover>> all(movers.begin(), movers.end());
        for (const auto& [key, mover] : all)
            if (!doublings_.contains(key.second))
                doublings_.emplace(
                    key.second, doublingFor(field_, laid_.play().sight(), roster_, *movement_, key.second));
        std::vector<std::optional<ReachGraph>> made(all.size());
        oneapi::tbb::parallel_for(std::size_t{0}, all.size(), [&](std::size_t i) {
            const auto& doubling = doublings_.at(all[i].first.second);
            made[i].emplace(field_, *movement_, all[i].second, doubling ? &*doubling : nullptr);
        });
        for (std::size_t i = 0; i < all.size(); ++i) graphs_.emplace(all[i].first, std::move(*made[i]));
    }

    void add(const Start& start, int turns, Local& local) const {
        const RosterUnit& unit = roster_[start.unit];
        ReachQuery query = queryFor(roster_, *movement_, start.unit, turns == 0 ? 0 : turns - start.before);
        query.start = start.cells.front();
        query.alsoFrom = std::span(start.cells).subspan(1);
        const CellRules rules = obstacles_->rules({.unit = start.unit, .side = unit.side, .closed = {}});
        if (!rules.empty()) query.rules = {&rules};
        const bool enters = unit.where == RosterUnit::Where::arrival;
        const GraphKey key{keyOf(moverOf(roster_, start.unit)), unit.side};
        auto& search = local.searches[key];
        const ReachGraph& graph = graphs_.at(key);
        if (!search) search = std::make_shared<ReachSearch>(graph);
        if (auto* shared = graph.canShareArrivals()
                               ? local.groups.join(graph, query, start.cells, start.before, enters)
                               : nullptr)
            return addShared(start, graph, query, *shared, *search, local.firsts);
        search->run(query);
        for (const ReachedHex& hex : search->result().hexes) {
            if (hex.passed) continue;
            const int turn = turnOf(hex, start);
            const bool isOpen =
                enters || hex.byRoll || hex.mayStop || (hex.turnAtMost && *hex.turnAtMost != hex.turn);
            keep({hex.cell, turn, isOpen && turn > 0, start.unit}, local.firsts);
        }
    }

    /// The first arrival is certain if a unit gets there as early whatever the unknown costs are, which need
    /// not be the unit that gets there first if they are low.
    void addShared(const Start& start, const ReachGraph& graph, ReachQuery& query,
                   ArrivalGroups::Shared& shared, ReachSearch& search, Firsts& firsts) const {
        const bool enters = roster_[start.unit].where == RosterUnit::Where::arrival;
        const auto run = [&](SharedArrivals& arrivals, bool isOpen) {
            query.shared = &arrivals;
            search.run(query);
            for (const ReachedHex& hex : search.result().hexes)
                if (const int turn = turnOf(hex, start); !hex.passed)
                    keep({hex.cell, turn, isOpen && turn > 0, start.unit}, firsts);
        };
        run(shared.earliest, enters || graph.hasUnknownCosts());
        if (enters || !graph.hasUnknownCosts()) return;
        query.atWorst = true;
        run(shared.latest, false);
    }

    /// A unit that arrives is on the map in the turn of its arrival at the earliest.
    int turnOf(const ReachedHex& hex, const Start& start) const {
        const bool enters = roster_[start.unit].where == RosterUnit::Where::arrival;
        return enters ? start.before + std::max(hex.turn, 1) : hex.turn;
    }

    static void keep(const Arrival& one, Firsts& firsts) {
        Arrival& at = firsts[static_cast<std::size_t>(one.cell)];
        if (at.unit == noUnit || orderOf(one) < orderOf(at)) at = one;
    }

    const LaidDocument& laid_;
    const Battlefield& field_;
    const Roster& roster_;
    std::unique_ptr<Movement> movement_;
    std::unique_ptr<Stacking> stacking_;
    std::optional<Obstacles> obstacles_;
    std::map<model::SideId, std::optional<Doubling>> doublings_;
    std::map<GraphKey, ReachGraph> graphs_;
};

}  // namespace

std::optional<std::vector<Arrival>> arrivals(const LaidDocument& laid, const Roster& roster,
                                             std::span<const UnitIndex> units, int turns,
                                             std::stop_token stop) {
    return ArrivalSearch(laid, roster).run(units, turns, stop);
}

}  // namespace cota::mapsets

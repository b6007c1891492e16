#include "mapsets/analysis/first_turns.h"

#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>

#include "mapsets/movement/same_steps.h"

namespace cota::mapsets {

FirstTurns::FirstTurns(const LaidDocument& laid, const Roster& roster)
    : roster_(roster),
      movement_(makeMovement(laid.field(), roster.tags(), laid.scenario())),
      stacking_(makeStacking(laid.field(), roster.tags())) {
    if (!movement_) return;
    obstacles_.emplace(laid.field(), roster, *movement_, stacking_.get());
    for (std::size_t i = 0; i < roster.units().size(); ++i)
        if (const auto mover = moverFor(static_cast<UnitIndex>(i)))
            if (const MoverKey key{mover->mobility, mover->tags}; !graphs_.contains(key))
                graphs_.emplace(key, ReachGraph(laid.field(), *movement_, *mover));
}

std::optional<Mover> FirstTurns::moverFor(UnitIndex unit) const {
    const RosterUnit& moves = roster_[unit];
    if (!movement_ || moves.cell == noCell || moves.isCarried()) return {};
    const Mover mover = moverOf(roster_, unit);
    return mover.mobility < 0 ? std::nullopt : std::optional(mover);
}

const ReachGraph* FirstTurns::graphOf(UnitIndex unit) const {
    const auto mover = moverFor(unit);
    return mover ? &graphs_.at({mover->mobility, mover->tags}) : nullptr;
}

std::optional<FirstTurns::Asked> FirstTurns::of(UnitIndex unit) const {
    const auto* graph = graphOf(unit);
    if (graph == nullptr) return {};
    return Asked{graph, queryFor(roster_, *movement_, unit, 1),
                 obstacles_->rules({.unit = unit, .side = roster_[unit].side, .closed = {}})};
}

namespace {

using Asked = std::optional<FirstTurns::Asked>;

/// Of a thread. A search keeps its memory for the next unit.
class Searches {
  public:
    std::vector<Cell> reached(Asked& asked) {
        if (!asked) return {};
        auto& search = searches_[asked->graph];
        if (!search) search = std::make_unique<ReachSearch>(*asked->graph);
        if (!asked->rules.empty()) asked->query.rules = {&asked->rules};
        asked->query.wantsCells = true;
        search->run(asked->query);
        return search->cells();
    }

  private:
    std::map<const ReachGraph*, std::unique_ptr<ReachSearch>> searches_;
};

/// Pairs of graphs with the same steps.
class SameSteps {
  public:
    SameSteps(const FirstTurns& now, const FirstTurns& then, std::size_t units) {
        for (std::size_t i = 0; i < units; ++i) {
            const auto pair =
                std::pair(now.graphOf(static_cast<UnitIndex>(i)), then.graphOf(static_cast<UnitIndex>(i)));
            if (pair.first != nullptr && pair.second != nullptr && !known_.contains(pair))
                known_.emplace(pair, haveSameSteps(*pair.first, *pair.second));
        }
    }
    bool operator()(const FirstTurns::Asked& one, const FirstTurns::Asked& other) const {
        return known_.at({one.graph, other.graph});
    }

  private:
    std::map<std::pair<const ReachGraph*, const ReachGraph*>, bool> known_;
};

}  // namespace

std::vector<std::vector<Cell>> differences(const FirstTurns& now, const FirstTurns& then, std::size_t units,
                                           std::stop_token stop) {
    std::vector<std::vector<Cell>> all(units);
    const SameSteps haveSame(now, then, units);
    const auto isSame = [&](const Asked& one, const Asked& other) {
        if (!one || !other) return !one && !other;
        return one->query.start == other->query.start && one->query.lane == other->query.lane &&
               moveAlike(one->query, other->query) && one->rules == other->rules && haveSame(*one, *other);
    };
    // One type of mover after another, so that the steps of one stay in the processor's cache.
    std::vector<UnitIndex> order(units);
    std::iota(order.begin(), order.end(), UnitIndex{0});
    std::ranges::stable_sort(order, std::less<>(), [&](UnitIndex unit) { return now.graphOf(unit); });
    const auto threads = static_cast<std::size_t>(oneapi::tbb::this_task_arena::max_concurrency());
    oneapi::tbb::parallel_for(std::size_t{0}, threads, [&](std::size_t thread) {
        Searches searches;
        for (std::size_t i = thread; i < units && !stop.stop_requested(); i += threads) {
            const UnitIndex unit = order[i];
            auto one = now.of(unit), other = then.of(unit);
            if (isSame(one, other)) continue;
            const auto before = searches.reached(one), after = searches.reached(other);
            std::ranges::set_symmetric_difference(before, after,
                                                  std::back_inserter(all[static_cast<std::size_t>(unit)]));
        }
    });
    if (stop.stop_requested()) all.clear();
    return all;
}

}  // namespace cota::mapsets

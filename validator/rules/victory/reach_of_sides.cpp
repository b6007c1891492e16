#include "validator/rules/victory/reach_of_sides.h"

#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <limits>

#include "mapsets/command/control.h"
#include "mapsets/movement/reach.h"
#include "mapsets/strategy/parameters.h"
#include "validator/rules/victory/earliest.h"

namespace cota::checks {

using mapsets::Cell;

ReachOfSide::ReachOfSide(const CheckContext& context, const model::SideId& side,
                         const std::vector<std::string>& tags, const std::vector<std::string>& carriers)
    : context_(context), reached_(static_cast<std::size_t>(context.battlefield().cellCount()), false) {
    const auto& roster = context.roster();
    const auto& order = context.orderOfBattle().units();
    Starts riding, own;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto index = static_cast<mapsets::UnitIndex>(i);
        const auto& unit = roster[index];
        if (unit.side != side) continue;
        withHelp_ = withHelp_ || (unit.tags & context.movement().helperTags()) != 0;
        if (carriers.empty() || order[i].hasAnyTag(carriers) || !roster.cargo(index).empty())
            add(index, riding);
        if (!tags.empty() && !order[i].hasAnyTag(tags)) continue;
        units_.push_back(index);
        add(index, own);
    }
    hasStarted_ = std::ranges::any_of(own, [](const auto& one) { return !one.second.empty(); });
    if (!hasStarted_) return;
    // Passengers may get off wherever their carrier can go, and then move on by themselves.
    const auto lifts = spread(riding, {});
    spread(own, lifts);
}

bool ReachOfSide::isAtOrBeside(Cell cell) const {
    if (reaches(cell)) return true;
    return std::ranges::any_of(model::allDirections, [&](model::Direction direction) {
        const auto near = context_.battlefield().neighbour(cell, direction);
        return context_.battlefield().isOnMap(near) && reaches(near);
    });
}

/// Adds the start of the unit under the way it moves by itself. A unit without points on either side of its
/// counter, such as a towed gun, only rides.
void ReachOfSide::add(mapsets::UnitIndex index, Starts& starts) const {
    const auto& roster = context_.roster();
    const auto& unit = roster[index];
    const auto& bearer = unit.isCarried() && unit.bearer != mapsets::noUnit ? roster[unit.bearer] : unit;
    const mapsets::Parameters counters(context_.catalogue().strategy("counters"), context_.battlefield());
    const bool walks =
        mostPointsOf(context_, index) > model::Rational(0) || counters.word("allowance").empty();
    auto& cells = starts[{walks ? unit.mobility : -1, unit.tags & context_.movement().moverTags()}];
    if (bearer.cell != mapsets::noCell) {
        cells.push_back(bearer.cell);
    } else if (const auto* zone = bearer.zone.empty() ? nullptr : context_.zone(bearer.zone)) {
        cells.insert(cells.end(), zone->begin(), zone->end());
    }
}

/// Makes the graphs of all movers side by side. Otherwise one thread would make them one after another, at
/// the end of a check, when the other threads have nothing left to do.
void ReachOfSide::makeWays(const Starts& starts) const {
    std::vector<mapsets::Mover> movers;
    for (const auto& [mover, cells] : starts)
        if (mover.first >= 0) movers.push_back({mover.first, mover.second});
    // Isolated, as in makeOnce: the waiting thread must not start another rule.
    oneapi::tbb::this_task_arena::isolate([&] {
        oneapi::tbb::parallel_for(std::size_t{0}, movers.size(),
                                  [&](std::size_t i) { context_.ways(movers[i], withHelp_); });
    });
}

std::vector<Cell> ReachOfSide::spread(const Starts& starts, const std::vector<Cell>& further) {
    makeWays(starts);
    std::vector<Cell> lifts;
    for (const auto& [mover, cells] : starts) {
        for (const auto cell : cells) reached_[static_cast<std::size_t>(cell)] = true;
        if (mover.first < 0) continue;
        const auto& ways = context_.ways({mover.first, mover.second}, withHelp_);
        auto from = cells;
        from.insert(from.end(), further.begin(), further.end());
        const auto reached = mapsets::cellsFrom(ways, from);
        std::vector<Cell> waters, lands;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            if (!reached[i]) continue;
            const auto cell = static_cast<Cell>(i);
            reached_[i] = true;
            (context_.movement().lanes(cell) > 1 ? waters : lands).push_back(cell);
        }
        // A passenger who gets off in a river would be on either bank, so river hexes count only for
        // vessels.
        const auto& off = lands.empty() ? waters : lands;
        lifts.insert(lifts.end(), off.begin(), off.end());
    }
    return lifts;
}

bool mayHoldAtFirst(const CheckContext& context, Cell cell, const ReachOfSide& side,
                    const model::SideId& id) {
    if (context.catalogue().strategy("initial-control") == nullptr) return false;
    const auto& field = context.battlefield();
    const auto& roster = context.roster();
    if (mapsets::Control(context.document(), field, roster).sideAt(cell) == id) return true;
    // Of units that choose their hex, the side's own choose the nearest, and the others may choose the
    // farthest.
    constexpr int far = std::numeric_limits<int>::max();
    int own = far, others = far;
    for (std::size_t i = 0; i < roster.units().size(); ++i) {
        const auto& unit = roster.units()[i];
        const auto* zone =
            unit.cell == mapsets::noCell && !unit.zone.empty() ? context.zone(unit.zone) : nullptr;
        if (mapsets::RosterUnit::startsOffMap(unit.where) || (unit.cell == mapsets::noCell && !zone))
            continue;
        const bool isTaker = std::ranges::count(side.units(), static_cast<mapsets::UnitIndex>(i)) > 0;
        for (const auto from : zone&& isTaker ? *zone : std::vector<Cell>{})
            own = std::min(own, field.distance(from, cell));
        if (unit.side == id) continue;
        int farthest = 0;
        for (const auto from : zone ? *zone : std::vector<Cell>{unit.cell})
            farthest = std::max(farthest, field.distance(from, cell));
        others = std::min(others, farthest);
    }
    return own < far && own <= others;
}

const ReachOfSide& ReachOfSides::of(const model::SideId& side) {
    auto& reach = sides_[side];
    if (!reach) reach = std::make_unique<ReachOfSide>(context_, side, tags_, carriers_);
    return *reach;
}

}  // namespace cota::checks

#include "mapsets/analysis/scenario_heat.h"

#include <algorithm>
#include <set>

#include "mapsets/analysis/exposure.h"
#include "mapsets/analysis/objective_times.h"
#include "mapsets/analysis/readings.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/spotting/weapons.h"

namespace cota::mapsets {

namespace {

std::vector<UnitIndex> unitsOfSide(const Roster& roster, const model::SideId& side) {
    std::vector<UnitIndex> units;
    for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i)
        if (roster[i].side == side) units.push_back(i);
    return units;
}

/// Who watches at the start.
StartSight watchersOf(const LaidDocument& laid, const Roster& roster, const model::SideId& side) {
    using Where = RosterUnit::Where;
    StartSight sight;
    std::set<Cell> cells;
    ZoneResolver zones(laid.field(), laid.scenario()->zones);
    for (const RosterUnit& unit : roster.units()) {
        if (unit.side != side) continue;
        if ((unit.where == Where::hex || unit.where == Where::aboard) && unit.cell != noCell)
            cells.insert(unit.cell);
        if (unit.where != Where::group) continue;
        const auto* zone = unit.zone.empty() ? nullptr : zones.resolve(unit.zone);
        if (zone == nullptr) continue;
        sight.hasZones = true;
        for (const Cell cell : zone->cells)
            if (laid.field().isOnMap(cell)) cells.insert(cell);
    }
    sight.from.assign(cells.begin(), cells.end());
    SpottingQuery query;
    query.from = query.to = laid.field().hexes().front();
    query.turn = conditionsOf(laid.scenario()->turns, 1);
    const int visibility = laid.play().spotting().visibility(query);
    if (visibility < laid.field().extent()) sight.range = visibility;
    return sight;
}

std::vector<RestsOn> heatOptionsOf(const LaidDocument& laid) {
    std::set<std::string> open;
    for (const OtherReading& reading : otherReadings(laid))
        if (reading.isOfSight || reading.isOfSpotting || reading.isOfReach) open.insert(reading.option);
    std::vector<RestsOn> options;
    const auto& set = laid.scenario()->options;
    for (const Option& option : laid.game().catalogue.options) {
        const bool isSet = set.contains(model::OptionId(option.id));
        if (isSet || open.contains(option.id))
            options.push_back({option.id, laid.field().option(option.id), option.from.citation, isSet});
    }
    return options;
}

class HeatMaker {
  public:
    HeatMaker(const LaidDocument& laid, const Roster& roster, int turns, std::stop_token stop,
              const std::function<void(double)>& tell)
        : laid_(laid), roster_(roster), stop_(std::move(stop)), tell_(tell) {
        heat_.turns = turns;
        heat_.lastTurn = std::max(laid.scenario()->turns.count, 0);
        const Catalogue& game = laid.game().catalogue;
        heat_.hasSight = game.strategy("sight") != nullptr;
        heat_.hasMovement = game.strategy("movement") != nullptr;
        heat_.hasWeapons = hasWeapons(laid.field());
        heat_.measures = strengthMeasures(laid.field());
        heat_.options = heatOptionsOf(laid);
        steps_ = laid.scenario()->sides.size() * stepsOfSide;
    }

    std::optional<ScenarioHeat> make() {
        auto strengths = strengthByTurn(laid_.field(), roster_, *laid_.scenario(), heat_.measures);
        for (auto& strength : strengths) {
            SideHeat side;
            side.side = strength.side;
            side.strength = std::move(strength);
            if (!fill(side)) return {};
            heat_.sides.push_back(std::move(side));
        }
        return std::move(heat_);
    }

  private:
    static constexpr std::size_t stepsOfSide = 5;

    bool told() {
        ++done_;
        if (tell_) tell_(static_cast<double>(done_) / static_cast<double>(steps_));
        return !stop_.stop_requested();
    }

    /// False if stopped.
    bool fill(SideHeat& side) {
        side.sight = watchersOf(laid_, roster_, side.side);
        if (heat_.hasSight && !side.sight.from.empty()) {
            auto counts = exposure(laid_.play(), {side.sight.from, side.sight.range}, stop_);
            if (!counts) return false;
            side.sight.counts = std::move(*counts);
        }
        if (!told()) return false;
        if (heat_.hasSight) {
            auto entries = entryFire(laid_, roster_, side.side, stop_);
            if (!entries) return false;
            side.entries = std::move(*entries);
        }
        return told() && fillMovement(side);
    }

    bool fillMovement(SideHeat& side) {
        side.objectiveTimes.resize(laid_.scenario()->objectives.size());
        if (!heat_.hasMovement) {
            done_ += stepsOfSide - 2;
            return true;
        }
        const auto units = unitsOfSide(roster_, side.side);
        auto reach = arrivals(laid_, roster_, units, heat_.turns, stop_);
        if (!reach || !told()) return false;
        side.reach = std::move(*reach);
        if (!laid_.scenario()->objectives.empty()) {
            const auto all = arrivals(laid_, roster_, units, heat_.lastTurn, stop_);
            if (!all) return false;
            side.objectiveTimes = objectiveTimes(laid_, *all);
        }
        if (!told()) return false;
        auto chokes = chokePoints(laid_, roster_, side.side, stop_);
        if (!chokes) return false;
        side.chokes = std::move(*chokes);
        return told();
    }

    const LaidDocument& laid_;
    const Roster& roster_;
    std::stop_token stop_;
    const std::function<void(double)>& tell_;
    ScenarioHeat heat_;
    std::size_t done_ = 0, steps_ = 0;
};

}  // namespace

std::optional<ScenarioHeat> heatOf(const LaidDocument& laid, const Roster& roster, int turns,
                                   std::stop_token stop, const std::function<void(double)>& tell) {
    return HeatMaker(laid, roster, turns, std::move(stop), tell).make();
}

}  // namespace cota::mapsets

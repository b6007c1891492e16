#include "mapsets/analysis/entry_fire.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <set>

#include "mapsets/field/zone_resolver.h"

namespace cota::mapsets {

namespace {

void addCells(const Battlefield& field, const ResolvedZone* zone, std::set<Cell>& into) {
    if (zone == nullptr) return;
    for (const Cell cell : zone->cells)
        if (field.isOnMap(cell)) into.insert(cell);
}

/// The hexes a group names, and those of its units that have one.
std::set<Cell> hexesOf(const Battlefield& field, ZoneResolver& zones, const model::Group& group) {
    std::set<Cell> cells;
    if (!group.zone.empty()) {
        addCells(field, zones.resolve(group.zone), cells);
    } else if (!group.hexes.children.empty()) {
        const auto own = zones.resolve(group.hexes, {});
        addCells(field, &own, cells);
    }
    for (const auto& unit : group.units)
        if (unit.at)
            if (const auto cell = field.resolve(unit.at->label); cell && field.isOnMap(*cell))
                cells.insert(*cell);
    return cells;
}

/// An enemy in a hex at the start, with the ranges of its strengths.
struct EntryFirer {
    UnitIndex unit = noUnit;
    Cell cell = noCell;
    bool hasStrength = false;
    std::optional<int> range;  // the longest; nothing: unknown
};

std::vector<EntryFirer> firersAgainst(const Battlefield& field, const Roster& roster,
                                      const std::vector<StrengthMeasure>& measures,
                                      const model::SideId& side) {
    using Where = RosterUnit::Where;
    std::vector<EntryFirer> firers;
    for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i) {
        const RosterUnit& unit = roster[i];
        const bool isInHex = unit.where == Where::hex || unit.where == Where::aboard;
        if (unit.side == side || unit.side.empty() || !isInHex || unit.cell == noCell) continue;
        EntryFirer firer{i, unit.cell, false, {}};
        for (const auto& measure : measures) {
            const auto strength = strengthOf(field, roster, i, measure);
            if (!strength) continue;
            firer.hasStrength = true;
            if (strength->range) firer.range = std::max(firer.range.value_or(0), *strength->range);
        }
        firers.push_back(firer);
    }
    return firers;
}

}  // namespace

std::vector<Cell> groupHexes(const LaidDocument& laid, const model::SideId& side, model::Group::Kind kind) {
    std::set<Cell> all;
    if (const auto* scenario = laid.scenario()) {
        ZoneResolver zones(laid.field(), scenario->zones);
        for (const auto& group : scenario->groups)
            if (group.side == side && group.kind == kind) all.merge(hexesOf(laid.field(), zones, group));
    }
    return {all.begin(), all.end()};
}

std::optional<std::vector<EntryHex>> entryFire(const LaidDocument& laid, const Roster& roster,
                                               const std::vector<StrengthMeasure>& measures,
                                               const model::SideId& side, std::stop_token stop) {
    const auto* scenario = laid.scenario();
    const Battlefield& field = laid.field();
    std::vector<EntryHex> entries;
    if (scenario == nullptr) return entries;
    ZoneResolver zones(field, scenario->zones);
    std::map<Cell, int> turns;
    for (const auto& group : scenario->groups) {
        if (group.side != side || group.kind != model::Group::Kind::arrival) continue;
        const int turn = group.turn.value_or(0);
        for (const Cell cell : hexesOf(field, zones, group)) {
            const auto [at, isNew] = turns.emplace(cell, turn);
            if (!isNew && turn > 0 && (at->second == 0 || turn < at->second)) at->second = turn;
        }
    }
    for (const auto& [cell, turn] : turns) {
        EntryHex& entry = entries.emplace_back();
        entry.cell = cell;
        entry.turn = turn;
    }
    std::set<Cell> setUp;
    for (const auto& other : scenario->sides)
        if (other.id != side)
            for (const Cell cell : groupHexes(laid, other.id, model::Group::Kind::setup)) setUp.insert(cell);
    const std::vector<Cell> from(setUp.begin(), setUp.end());
    const auto firers = firersAgainst(field, roster, measures, side);
    oneapi::tbb::parallel_for(std::size_t{0}, entries.size(), [&](std::size_t i) {
        EntryHex& entry = entries[i];
        const auto sees = [&](Cell cell) {
            return cell != entry.cell && laid.play().sight().judge(cell, entry.cell).isClear();
        };
        for (const Cell cell : from) {
            if (stop.stop_requested()) return;
            entry.setUpHexes += sees(cell) ? 1 : 0;
        }
        std::map<Cell, bool> seenFrom;
        for (const EntryFirer& firer : firers) {
            const auto [at, isNew] = seenFrom.emplace(firer.cell, false);
            if (isNew) {
                at->second = sees(firer.cell);
                entry.hexes += at->second ? 1 : 0;
            }
            if (!at->second) continue;
            const int distance = laid.play().spotting().distance(firer.cell, entry.cell);
            entry.see.push_back(firer.unit);
            ++entry.seeByDistance[distance];
            if (firer.range && distance <= *firer.range) entry.fire.push_back(firer.unit);
            if (firer.hasStrength && !firer.range) ++entry.unknownRange;
        }
    });
    if (stop.stop_requested()) return {};
    return entries;
}

}  // namespace cota::mapsets

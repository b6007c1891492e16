#include "mapsets/analysis/entry_fire.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <set>

#include "mapsets/analysis/fire_cover.h"
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

std::vector<UnitIndex> enemiesOf(const Roster& roster, const model::SideId& side) {
    using Where = RosterUnit::Where;
    std::vector<UnitIndex> enemies;
    for (UnitIndex i = 0; i < static_cast<UnitIndex>(roster.units().size()); ++i) {
        const RosterUnit& unit = roster[i];
        const bool isInHex = unit.where == Where::hex || unit.where == Where::aboard;
        if (unit.side != side && !unit.side.empty() && isInHex && unit.cell != noCell) enemies.push_back(i);
    }
    return enemies;
}

/// False if stopped.
bool addFire(const LaidDocument& laid, const Roster& roster, std::span<const UnitIndex> enemies,
             std::vector<EntryHex>& entries, const std::stop_token& stop) {
    std::map<int, std::vector<std::size_t>> byTurn;
    for (std::size_t i = 0; i < entries.size(); ++i) byTurn[std::max(entries[i].turn, 1)].push_back(i);
    for (const auto& [turn, places] : byTurn) {
        std::vector<Cell> cells;
        for (const auto place : places) cells.push_back(entries[place].cell);
        auto fired = firedAt(laid, roster, enemies, WeaponUse::fire,
                             conditionsOf(laid.scenario()->turns, turn), cells, stop);
        if (!fired) return false;
        for (std::size_t i = 0; i < places.size(); ++i) {
            entries[places[i]].fire = std::move((*fired)[i].units);
            entries[places[i]].unknownRange = static_cast<int>((*fired)[i].maybe.size());
        }
    }
    return true;
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
    const auto enemies = enemiesOf(roster, side);
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
        for (const UnitIndex enemy : enemies) {
            const Cell cell = roster[enemy].cell;
            const auto [at, isNew] = seenFrom.emplace(cell, false);
            if (isNew) {
                at->second = sees(cell);
                entry.hexes += at->second ? 1 : 0;
            }
            if (!at->second) continue;
            entry.see.push_back(enemy);
            ++entry.seeByDistance[laid.play().spotting().distance(cell, entry.cell)];
        }
    });
    if (stop.stop_requested() || !addFire(laid, roster, enemies, entries, stop)) return {};
    return entries;
}

}  // namespace cota::mapsets

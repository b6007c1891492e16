// When a side can be in each hex, for which units share their arrivals, is what the units say one by one.
#include "mapsets/analysis/arrivals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

#include "mapsets/field/zone_resolver.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/play/laid_document.h"
#include "mapsets/units/stacking.h"
#include "tests/support/real_game.h"
#include "tests/support/whole_battle.h"

namespace cota::mapsets {
namespace {

/// By cell: turn, whether it is uncertain, and the unit.
using Firsts = std::map<Cell, std::tuple<int, bool, UnitIndex>>;

/// The hexes where a unit begins: its own, or those of its zone.
std::vector<Cell> startsOf(const LaidDocument& laid, const RosterUnit& unit) {
    if (unit.cell != noCell) return {unit.cell};
    ZoneResolver zones(laid.field(), laid.scenario()->zones);
    const auto* zone = unit.zone.empty() ? nullptr : zones.resolve(unit.zone);
    std::vector<Cell> cells;
    if (zone != nullptr)
        std::ranges::copy_if(zone->cells, std::back_inserter(cells),
                             [&](Cell cell) { return laid.field().isOnMap(cell); });
    return cells;
}

/// One ordinary search after the other, with bounds for unknown costs.
Firsts oneByOne(const LaidDocument& laid, const Roster& roster, std::span<const UnitIndex> units, int turns) {
    const Battlefield& field = laid.field();
    const auto movement = makeMovement(field, roster.tags(), laid.scenario());
    const auto stacking = makeStacking(field, roster.tags());
    const Obstacles obstacles(field, roster, *movement, stacking.get());
    Firsts firsts;
    for (const UnitIndex index : units) {
        const RosterUnit& unit = roster[index];
        const Mover mover = moverOf(roster, index);
        const std::vector<Cell> starts = startsOf(laid, unit);
        if (unit.isCarried() || mover.mobility < 0 || starts.empty()) continue;
        const bool enters = unit.where == RosterUnit::Where::arrival;
        const int before = enters ? unit.turn.value_or(1) - 1 : 0;
        if (turns != 0 && before >= turns) continue;
        const auto doubling = doublingFor(field, laid.play().sight(), roster, *movement, unit.side);
        const ReachGraph graph(field, *movement, mover, doubling ? &*doubling : nullptr);
        ReachSearch search(graph);
        ReachQuery query = queryFor(roster, *movement, index, turns == 0 ? 0 : turns - before);
        query.start = starts.front();
        query.alsoFrom = std::span(starts).subspan(1);
        const CellRules rules = obstacles.rules({.unit = index, .side = unit.side, .closed = {}});
        if (!rules.empty()) query.rules = {&rules};
        search.run(query);
        for (const ReachedHex& hex : search.result().hexes) {
            if (hex.passed) continue;
            const int turn = enters ? before + std::max(hex.turn, 1) : hex.turn;
            const bool isOpen = turn > 0 && (enters || hex.byRoll || hex.mayStop ||
                                             hex.turnAtMost.value_or(hex.turn) != hex.turn);
            const std::tuple arrival(turn, isOpen, index);
            const auto [at, isNew] = firsts.emplace(hex.cell, arrival);
            if (!isNew && arrival < at->second) at->second = arrival;
        }
    }
    return firsts;
}

/// All units, or only those in a hex of their own: where nobody begins in a zone, some arrivals are
/// uncertain.
std::vector<UnitIndex> unitsOf(const Roster& roster, bool withZones) {
    std::vector<UnitIndex> units;
    for (std::size_t i = 0; i < roster.units().size(); ++i)
        if (const auto index = static_cast<UnitIndex>(i); withZones || roster[index].cell != noCell)
            units.push_back(index);
    return units;
}

TEST(Arrivals, AreThoseOfTheUnitsOneByOne) {
    int uncertain = 0, inZones = 0;
    for (const std::string game : support::battleGames) {
        const auto mapset = std::make_shared<const Mapset>(support::realGame(game));
        for (const int counters : {60, 400}) {
            const LaidDocument laid = layDocument(support::wholeBattle(game, 22, 17, counters, 6), mapset);
            const Roster roster(laid.document, laid.field());
            for (const auto& units : {unitsOf(roster, false), unitsOf(roster, true)})
                for (const int turns : {1, 3, 0}) {
                    const Firsts expected = oneByOne(laid, roster, units, turns);
                    const auto found = arrivals(laid, roster, units, turns).value();
                    EXPECT_EQ(found.size(), expected.size()) << game << ", " << turns << " turns";
                    for (const Arrival& one : found) {
                        const std::tuple arrival(one.turn, one.isUncertain, one.unit);
                        EXPECT_EQ(arrival, expected.at(one.cell))
                            << game << ", " << turns << " turns, " << laid.field().label(one.cell);
                        uncertain += one.isUncertain ? 1 : 0;
                        inZones += roster[one.unit].cell == noCell ? 1 : 0;
                    }
                }
        }
    }
    EXPECT_GT(uncertain, 0);
    EXPECT_GT(inZones, 0) << "no unit that begins anywhere in a zone is the first";
}

TEST(Arrivals, ASearchGoesOnWhereItIsAhead) {
    SharedArrivals shared;
    EXPECT_TRUE(shared.isFirst(7, 20));
    EXPECT_FALSE(shared.isFirst(7, 20)) << "as early: the first counts";
    EXPECT_FALSE(shared.isFirst(7, 21));
    EXPECT_TRUE(shared.isFirst(7, 19));
    EXPECT_TRUE(shared.isFirst(3, 100));
}

}  // namespace
}  // namespace cota::mapsets

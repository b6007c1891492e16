// Searches against every state that a unit can be in, turn by turn, without any pruning (but for hexes that
// are only passed through, tolls, closed sides and the free step along paths), and against other searches.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "mapsets/movement/obstacles.h"
#include "mapsets/movement/reach.h"
#include "mapsets/play/laid_document.h"
#include "mapsets/units/stacking.h"
#include "tests/support/reach_ground.h"
#include "tests/support/real_game.h"
#include "tests/support/whole_battle.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::ReachGround;

constexpr int walk = 0;
constexpr int wheels = 1;

/// Every state that a unit can be in, turn by turn, without any pruning.
class BruteForce {
  public:
    /// `atWorst`: no unit can afford unknown costs.
    BruteForce(const ReachGround& ground, int mobility, const ReachQuery& query, bool atWorst = false)
        : ground_(ground), mover_{mobility, 0}, query_(query), atWorst_(atWorst) {
        std::set<std::pair<Cell, int>> starts;
        for (int lane = 0; lane < ground.movement->lanes(query.start); ++lane)
            starts.insert({query.start, lane});
        for (int turn = 1; turn <= query.turns; ++turn) starts = runTurn(turn, starts);
    }
    std::map<Cell, std::pair<int, Points>> best;  // turn, points left

  private:
    static constexpr Points over = noLimit;             // it may not go on, even for nothing
    using State = std::tuple<Cell, int, Points, bool>;  // cell, lane, spent, moved
    std::uint32_t rule(int turn, Cell cell) const {
        if (query_.rules.empty()) return 0;
        const auto* rules =
            query_.rules[std::min(static_cast<std::size_t>(turn) - 1, query_.rules.size() - 1)];
        return rules->empty() ? std::uint32_t{0} : (*rules)[static_cast<std::size_t>(cell)];
    }
    std::set<std::pair<Cell, int>> runTurn(int turn, const std::set<std::pair<Cell, int>>& starts) {
        std::set<State> seen;
        std::vector<State> open;
        const auto reachState = [&](const State& state) {
            if (seen.insert(state).second) open.push_back(state);
        };
        for (const auto& [cell, lane] : starts) reachState({cell, lane, 0, false});
        while (!open.empty()) {
            const auto [cell, lane, spent, moved] = open.back();
            open.pop_back();
            if (spent == over) continue;
            for (const auto direction : model::allDirections) {
                const auto step = ground_.movement->step(mover_, cell, lane, direction);
                if (step.prohibited) continue;
                const auto to = ground_.field->neighbour(cell, direction);
                const auto there = rule(turn, to);
                const bool fight = (rule(turn, cell) & cellAssault) != 0;
                if ((there & cellShut) != 0 || (fight && (there & cellAssault) != 0)) continue;
                const bool first = fight || (step.flags & stepOnlyFirst) != 0 || (there & cellAssault) != 0;
                if (first && moved) continue;
                if ((step.flags & stepHelpThere) != 0 && (there & cellHelped) == 0) continue;
                if ((step.flags & stepHelpHere) != 0 && (rule(turn, cell) & cellHelped) == 0) continue;
                const bool isUnknown = (step.flags & stepCostUnknown) != 0;
                if (isUnknown && atWorst_ && (step.flags & stepMayBeBarred) != 0) continue;
                Points after = isUnknown && atWorst_ ? noLimit : spent + step.atLeast;
                bool ends = first || (step.flags & stepStops) != 0 || (there & cellStops) != 0;
                if (after > query_.allowance) {
                    if (moved || !query_.oneHexAlways) continue;
                    ends = true;
                }
                if (ends) after = over;
                reachState({to, step.lane, after, true});
                if (step.otherLane != noLane) reachState({to, step.otherLane, after, true});
            }
        }
        std::set<std::pair<Cell, int>> ends;
        std::map<Cell, Points> left;
        for (const auto& [cell, lane, spent, moved] : seen) {
            ends.insert({cell, lane});
            auto& most = left.emplace(cell, 0).first->second;
            most = std::max(most, spent == over ? 0 : query_.allowance - spent);
        }
        for (const auto& [cell, points] : left) best.emplace(cell, std::pair{turn, points});
        return ends;
    }
    const ReachGround& ground_;
    Mover mover_;
    const ReachQuery& query_;
    bool atWorst_;
};

/// About one hex in `fogs` has fog, whose cost for wheels is unknown; 0: none.
model::Board randomBoard(std::mt19937& random, unsigned fogs = 0) {
    BoardMaker maker("b", 7, 6);
    const char* const kinds[] = {"clear", "clear", "woods", "field", "town", "mud", "river", "deep"};
    for (const auto hex : maker.board.grid.hexes()) {
        const auto label = maker.board.grid.label(hex);
        if (random() % 2 == 0) maker.terrain(label, kinds[random() % 8]);
        if (fogs != 0 && random() % fogs == 0) maker.terrain(label, "fog");
        if (random() % 5 == 0) maker.level(label, 1);
        if (random() % 9 == 0) maker.feature(label, random() % 3 == 0 ? "bridge" : "wreck");
    }
    const auto wander = [&](const char* kind) {
        model::Path path;
        path.kind = model::PathKindId(kind);
        auto at = maker.board.grid.at(random() % maker.board.grid.size());
        for (int i = 0; i < 9; ++i) {
            path.hexes.push_back(at);
            const auto next = model::neighbour(at, model::allDirections[random() % 6]);
            if (!maker.board.grid.contains(next)) break;
            at = next;
        }
        if (path.hexes.size() > 1) maker.board.paths.push_back(path);
    };
    for (const auto* kind : {"road", "stream", "deep-stream", "road", "stream"}) wander(kind);
    return maker.board;
}

CellRules randomRules(std::mt19937& random, const ReachGround& ground) {
    CellRules rules(static_cast<std::size_t>(ground.field->cellCount()), 0);
    for (const auto cell : ground.field->hexes()) {
        const std::uint32_t kinds[] = {cellShut, cellStops, cellAssault, cellHelped};
        if (random() % 8 == 0) rules[static_cast<std::size_t>(cell)] = kinds[random() % 4];
    }
    return rules;
}

TEST(Reach, AgreesWithTryingEverything) {
    std::mt19937 random(20260701);
    int compared = 0;
    for (int round = 0; round < 60; ++round) {
        const ReachGround ground(randomBoard(random));
        const auto hexes = ground.field->hexes();
        const CellRules rules = randomRules(random, ground);
        const CellRules later(rules.size(), 0);
        ReachQuery query;
        query.start = hexes[random() % hexes.size()];
        query.allowance = static_cast<Points>(random() % 40 + 1);
        query.turns = 4;
        if (round % 3 == 1) query.rules = {&rules};
        if (round % 3 == 2) query.rules = {&rules, &rules, &later};
        const int mobility = static_cast<int>(random() % 3);
        BruteForce all(ground, mobility, query);
        const auto reached = ground.reach(mobility, query);
        ASSERT_EQ(reached.hexes.size(), all.best.size()) << "round " << round;
        for (const auto& hex : reached.hexes) {
            ASSERT_TRUE(all.best.contains(hex.cell)) << "round " << round;
            const auto [turn, left] = all.best.at(hex.cell);
            if (hex.cell == query.start) continue;
            EXPECT_EQ(hex.turn, turn) << "round " << round << ' ' << ground.field->label(hex.cell);
            EXPECT_EQ(hex.left, left) << "round " << round << ' ' << ground.field->label(hex.cell);
            ++compared;
        }
    }
    EXPECT_GT(compared, 500);
}

/// Of a hex that can be reached, from its best and its worst arrival: turnAtMost and leftAtLeast.
std::pair<std::optional<int>, std::optional<Points>> boundsOf(std::pair<int, Points> best,
                                                              const std::pair<int, Points>* worst) {
    if (worst == nullptr) return {0, {}};
    if (worst->first != best.first) return {worst->first, {}};
    return {{}, worst->second < best.second ? std::optional(worst->second) : std::nullopt};
}

TEST(Reach, BoundsAgreeWithTryingEverything) {
    std::mt19937 random(20261129);
    int later = 0, never = 0, fewer = 0;
    for (int round = 0; round < 120; ++round) {
        const ReachGround ground(randomBoard(random, 4));
        const auto hexes = ground.field->hexes();
        const CellRules rules = randomRules(random, ground);
        ReachQuery query;
        query.start = hexes[random() % hexes.size()];
        query.allowance = static_cast<Points>(random() % 40 + 1);
        query.turns = round % 2 == 0 ? 1 : 3;
        query.oneHexAlways = round % 5 != 0;
        if (round % 3 == 0) query.rules = {&rules};
        const BruteForce best(ground, wheels, query), worst(ground, wheels, query, true);
        const auto reached = ground.reach(wheels, query);
        ASSERT_EQ(reached.hexes.size(), best.best.size()) << "round " << round;
        for (const auto& hex : reached.hexes) {
            const auto where = "round " + std::to_string(round) + ' ' + ground.field->label(hex.cell);
            ASSERT_TRUE(best.best.contains(hex.cell)) << where;
            if (hex.cell == query.start) continue;
            EXPECT_EQ(std::pair(hex.turn, hex.left), best.best.at(hex.cell)) << where;
            const auto found = worst.best.find(hex.cell);
            const auto expected =
                boundsOf(best.best.at(hex.cell), found == worst.best.end() ? nullptr : &found->second);
            EXPECT_EQ(std::pair(hex.turnAtMost, hex.leftAtLeast), expected) << where;
            never += expected.first == 0 ? 1 : 0;
            later += expected.first.value_or(0) > 0 ? 1 : 0;
            fewer += expected.second ? 1 : 0;
        }
    }
    EXPECT_GT(never, 20);
    EXPECT_GT(later, 20);
    EXPECT_GT(fewer, 20);
}

TEST(Reach, CellsAreThoseOfTheResult) {
    int passed = 0;
    for (const std::string game : support::battleGames) {
        const auto mapset = std::make_shared<const Mapset>(support::realGame(game));
        const LaidDocument laid = layDocument(support::wholeBattle(game, 22, 17, 200, 6), mapset);
        const Roster roster(laid.document, laid.field());
        const auto movement = makeMovement(laid.field(), roster.tags(), laid.scenario());
        const auto stacking = makeStacking(laid.field(), roster.tags());
        const Obstacles obstacles(laid.field(), roster, *movement, stacking.get());
        for (std::size_t i = 0; i < roster.units().size(); i += 3) {
            const auto unit = static_cast<UnitIndex>(i);
            const Mover mover = moverOf(roster, unit);
            if (roster[unit].cell == noCell || roster[unit].isCarried() || mover.mobility < 0) continue;
            const ReachGraph graph(laid.field(), *movement, mover);
            ReachSearch all(graph), cells(graph);
            ReachQuery query = queryFor(roster, *movement, unit, 2);
            const CellRules rules = obstacles.rules({.unit = unit, .side = roster[unit].side, .closed = {}});
            query.rules = {&rules};
            all.run(query);
            query.wantsCells = true;
            cells.run(query);
            const Reached result = all.result();
            EXPECT_TRUE(std::ranges::equal(cells.cells(), result.hexes, {}, {}, &ReachedHex::cell));
            passed += static_cast<int>(result.passed.size());
        }
    }
    EXPECT_GT(passed, 0) << "no unit passes through a hex";
}

TEST(Reach, OneSearchLeavesNothingForTheNext) {
    std::mt19937 random(5);
    const ReachGround ground(randomBoard(random));
    const ReachGraph graph(*ground.field, *ground.movement, {walk, 0});
    ReachSearch used(graph);
    for (const auto cell : ground.field->hexes()) {
        ReachQuery query;
        query.start = cell;
        query.allowance = 13;
        query.turns = 2;
        used.run(query);
        ReachSearch fresh(graph);
        fresh.run(query);
        const auto a = used.result();
        const auto b = fresh.result();
        ASSERT_EQ(a.hexes.size(), b.hexes.size());
        for (std::size_t i = 0; i < a.hexes.size(); ++i) {
            EXPECT_EQ(a.hexes[i].turn, b.hexes[i].turn);
            EXPECT_EQ(a.hexes[i].left, b.hexes[i].left);
        }
    }
}

}  // namespace
}  // namespace cota::mapsets

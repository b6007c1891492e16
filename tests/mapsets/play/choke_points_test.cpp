// Choke points on small maps made by hand, and against a count of all ways on maps by chance.
#include "mapsets/analysis/choke_points.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <map>
#include <random>
#include <set>

#include "mapsets/movement/reach_narrows.h"
#include "tests/support/big_scenario.h"
#include "tests/support/moving_game.h"
#include "tests/support/real_game.h"
#include "tests/support/samples.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;

constexpr int onFoot = 0, onWheels = 1;

/// A battlefield with its movement.
struct NarrowGround {
    support::Field field;
    UnitTags tags;
    std::unique_ptr<Movement> movement;

    explicit NarrowGround(const model::Board& board)
        : field(support::fieldOf(board, support::movingGame())),
          tags(field.game->catalogue),
          movement(makeMovement(*field, tags, nullptr)) {}
    ReachGraph graph(int mobility) const { return {*field, *movement, Mover{mobility, 0}}; }
    std::map<std::string, int> cuts(int mobility) const {
        std::map<std::string, int> cuts;
        const auto found = cutHexesOf(graph(mobility)).value();
        for (const CutHex& cut : found) cuts[field->label(cut.cell)] = cut.cutOff;
        return cuts;
    }
};

/// The steps between hexes without banks, by asking each of them.
struct AllSteps {
    std::map<Cell, std::map<Cell, Points>> all;   // a unit can start where no step leads
    std::map<Cell, std::map<Cell, Points>> from;  // hexes that can be entered

    AllSteps(const NarrowGround& ground, int mobility) {
        std::set<Cell> entered;
        for (const Cell cell : ground.field->hexes())
            for (const auto direction : model::allDirections) {
                const auto step = ground.movement->step({mobility, 0}, cell, 0, direction);
                if (step.prohibited) continue;
                const Cell to = ground.field->neighbour(cell, direction);
                all[cell][to] = std::max<Points>(step.atLeast, 1);
                entered.insert(to);
            }
        from = all;
        std::erase_if(from, [&](const auto& one) { return !entered.contains(one.first); });
    }
    bool isJoined(Cell a, Cell b) const {
        const auto has = [&](Cell x, Cell y) { return from.contains(x) && from.at(x).contains(y); };
        return has(a, b) || has(b, a);
    }
    /// The hexes that one loses to the largest part of its own if this one is gone.
    int lostWithout(Cell gone) const {
        std::set<Cell> own;
        fill(gone, noCell, own);
        own.erase(gone);
        std::size_t largest = 0, all = own.size();
        while (!own.empty()) {
            std::set<Cell> part;
            fill(*own.begin(), gone, part);
            largest = std::max(largest, part.size());
            for (const Cell cell : part) own.erase(cell);
        }
        return static_cast<int>(all - largest);
    }
    void fill(Cell start, Cell gone, std::set<Cell>& part) const {
        std::vector<Cell> open{start};
        part.insert(start);
        while (!open.empty()) {
            const Cell cell = open.back();
            open.pop_back();
            for (const auto& [other, steps] : from)
                if (other != gone && isJoined(cell, other) && part.insert(other).second)
                    open.push_back(other);
        }
    }
    /// The least cost to each hex, and the number of ways with it.
    std::map<Cell, std::pair<Points, double>> waysFrom(Cell start) const {
        std::map<Cell, std::pair<Points, double>> best{{start, {0, 1}}};
        std::set<std::pair<Points, Cell>> open{{0, start}};
        while (!open.empty()) {
            const auto [cost, cell] = *open.begin();
            open.erase(open.begin());
            if (!all.contains(cell)) continue;
            for (const auto& [to, step] : all.at(cell)) {
                const auto at = best.find(to);
                if (at == best.end() || cost + step < at->second.first) {
                    if (at != best.end()) open.erase({at->second.first, to});
                    best[to] = {cost + step, best.at(cell).second};
                    open.emplace(cost + step, to);
                } else if (cost + step == at->second.first) {
                    at->second.second += best.at(cell).second;
                }
            }
        }
        return best;
    }
};

TEST(ChokePoints, ADefileCutsTheMap) {
    auto maker = BoardMaker("b", 7, 5);
    for (const char* hex : {"0401", "0402", "0404", "0405"}) maker.terrain(hex, "mud");
    const NarrowGround ground(maker.board);
    const auto cuts = ground.cuts(onWheels);
    EXPECT_EQ(cuts.count("0403"), 1u);
    EXPECT_EQ(cuts.at("0403"), 15) << "half of the map";
    EXPECT_TRUE(ground.cuts(onFoot).empty()) << "mud is no wall on foot";
}

TEST(ChokePoints, ABridgeCutsTheMapFromBankToBank) {
    auto maker = BoardMaker("b", 7, 7);
    maker.path("s", "deep-stream", {"0401", "0402", "0403", "0404", "0405", "0406", "0407"});
    EXPECT_FALSE(NarrowGround(maker.board).cuts(onFoot).contains("0404")) << "there is no way at all";
    maker.feature("0404", "bridge");
    const NarrowGround ground(maker.board);
    const auto cuts = ground.cuts(onFoot);
    ASSERT_TRUE(cuts.contains("0404"));
    EXPECT_GE(cuts.at("0404"), 21) << "one side of the river";
    const Cell west = ground.field.at("0103"), east = ground.field.at("0703"),
               bridge = ground.field.at("0404");
    const auto ways = waysThrough(ground.graph(onFoot), {{&west, 1}, {&east, 1}}).value();
    EXPECT_EQ(ways.pairs, 1);
    EXPECT_DOUBLE_EQ(ways.share[static_cast<std::size_t>(bridge)], 1);
    EXPECT_DOUBLE_EQ(ways.share[static_cast<std::size_t>(west)], 0) << "ends do not count";
}

TEST(ChokePoints, AgreeWithACountOfAllWays) {
    std::mt19937 random(20);
    constexpr const char* grounds[]{"clear", "clear", "woods", "mud", "mud", "town"};
    int cutsFound = 0, shared = 0;
    for (int round = 0; round < 12; ++round) {
        auto maker = BoardMaker("b", 8, 7);
        for (int column = 1; column <= 8; ++column)
            for (int row = 1; row <= 7; ++row)
                maker.terrain("0" + std::to_string(column) + "0" + std::to_string(row),
                              grounds[random() % std::size(grounds)]);
        const NarrowGround ground(maker.board);
        const AllSteps steps(ground, onWheels);
        const ReachGraph graph = ground.graph(onWheels);
        std::map<Cell, int> cuts;
        const auto found = cutHexesOf(graph).value();
        for (const CutHex& cut : found) cuts[cut.cell] = cut.cutOff;
        for (const auto& [cell, to] : steps.from) {
            const int lost = steps.lostWithout(cell);
            EXPECT_EQ(cuts.contains(cell) ? cuts.at(cell) : 0, lost) << ground.field->label(cell);
            cutsFound += lost > 0 ? 1 : 0;
        }
        std::vector<Cell> from, to;
        for (const Cell cell : ground.field->hexes()) {
            if (random() % 4 == 0) from.push_back(cell);
            if (random() % 5 == 0) to.push_back(cell);
        }
        const auto ways = waysThrough(graph, {from, to}).value();
        std::map<Cell, double> expected;
        std::map<Cell, std::map<Cell, std::pair<Points, double>>> all;
        for (const Cell cell : ground.field->hexes()) all[cell] = steps.waysFrom(cell);
        int pairs = 0;
        for (const Cell a : from)
            for (const Cell b : to) {
                if (a == b || !all[a].contains(b)) continue;
                ++pairs;
                for (const Cell v : ground.field->hexes()) {
                    if (v == a || v == b || !all[a].contains(v) || !all[v].contains(b)) continue;
                    if (all[a][v].first + all[v][b].first == all[a][b].first)
                        expected[v] += all[a][v].second * all[v][b].second / all[a][b].second;
                }
            }
        ASSERT_EQ(ways.pairs, pairs);
        for (const Cell cell : ground.field->hexes()) {
            const double share = pairs == 0 ? 0 : expected[cell] / pairs;
            EXPECT_NEAR(ways.share[static_cast<std::size_t>(cell)], share, 1e-9) << ground.field->label(cell);
            shared += share > 0 && share < 1 ? 1 : 0;
        }
    }
    EXPECT_GT(cutsFound, 20);
    EXPECT_GT(shared, 50);
}

TEST(ChokePoints, TheSameTwice) {
    for (const auto& sample : support::allSamples()) {
        const auto laid = layDocument(sample.document, std::make_shared<const Mapset>(sample.game));
        if (!laid.hasMap() || laid.scenario() == nullptr) continue;
        const Roster roster(laid.document, laid.field());
        for (const auto& side : laid.scenario()->sides) {
            const auto one = chokePoints(laid, roster, side.id).value();
            const auto two = chokePoints(laid, roster, side.id).value();
            ASSERT_EQ(one.has_value(), two.has_value());
            if (!one) continue;
            EXPECT_EQ(one->ways.share, two->ways.share);
        }
    }
}

TEST(ChokePoints, StopWhenAsked) {
    const NarrowGround ground(BoardMaker("b", 5, 5).board);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(cutHexesOf(ground.graph(onFoot), stop.get_token()));
    const Cell one = ground.field.at("0101");
    EXPECT_FALSE(waysThrough(ground.graph(onFoot), {{&one, 1}, {&one, 1}}, stop.get_token()));
}

/// The time is told, not judged: the machine may be busy. It guards against a search that never ends.
TEST(ChokePoints, ALargeMapIsAnsweredSoon) {
    const auto laid = layDocument(support::bigScenario(100, 100, 90),
                                  std::make_shared<const Mapset>(support::realGame("panzer-grenadier")));
    const Roster roster(laid.document, laid.field());
    const auto began = std::chrono::steady_clock::now();
    const auto points = chokePoints(laid, roster, laid.scenario()->sides.front().id).value();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    ASSERT_TRUE(points);
    RecordProperty("milliseconds", static_cast<int>(took.count() * 1000));
    std::cout << "100 x 100 hexes: " << static_cast<int>(took.count() * 1000) << " ms\n";
    EXPECT_GT(points->ways.pairs, 0);
    EXPECT_LT(took.count(), 20);
}

}  // namespace
}  // namespace cota::mapsets

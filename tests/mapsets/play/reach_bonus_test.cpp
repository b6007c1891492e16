// The free step along a path, and the cheapest way into hexes that stop a unit, compared with trying
// everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "mapsets/movement/reach.h"
#include "mapsets/movement/reach_places.h"
#include "tests/support/moving_game.h"

using namespace cota;
using namespace cota::mapsets;
using support::BoardMaker;

namespace {

/// Roads are more expensive uphill, and a unit that uses its last point on one may move one more hex.
Mapset bonusGame(bool isPricedThrough) {
    auto game = support::movingGame();
    game.catalogue.pathKinds[0].tags.push_back("paved");
    auto& movement = support::strategyOf(game, "movement");
    movement.parameters.set("bonus-paths", "paved");
    movement.parameters.set("bonus-classes", "walk");
    movement.parameters.set("climb-cost", "added");
    movement.parameters.set("path-price", isPricedThrough ? "through" : "on-entry");
    StrategyRow climb;
    climb.kind = climb.name = "climb";
    climb.values.set("more", "1");
    movement.rows.push_back(climb);
    return game;
}

model::Board roads(std::mt19937& random) {
    BoardMaker maker("b", 7, 6);
    for (const auto hex : maker.board.grid.hexes()) {
        const auto label = maker.board.grid.label(hex);
        if (random() % 3 == 0) maker.terrain(label, random() % 2 == 0 ? "woods" : "field");
        if (random() % 3 == 0) maker.level(label, static_cast<int>(random() % 3));
    }
    for (int i = 0; i < 4; ++i) {
        model::Path path;
        path.kind = model::PathKindId("road");
        auto at = maker.board.grid.at(random() % maker.board.grid.size());
        for (int k = 0; k < 10 && maker.board.grid.contains(at); ++k) {
            path.hexes.push_back(at);
            at = model::neighbour(at, model::allDirections[random() % 6]);
        }
        if (path.hexes.size() > 1) maker.board.paths.push_back(path);
    }
    return maker.board;
}

struct Best {
    int turn = 0;
    Points left = 0, paid = 0;
    auto key() const { return std::tuple(turn, -left, paid); }
};

/// Every state that a walking unit can be in, turn by turn.
class Everything {
  public:
    Everything(const Battlefield& field, const Movement& movement, const ReachQuery& query)
        : field_(field), movement_(movement), query_(query) {
        std::set<std::pair<Cell, int>> stands;
        for (int lane = 0; lane < movement.lanes(query.start); ++lane)
            if (movement.mayStay(query.start, lane)) stands.insert({query.start, lane});
        for (int turn = 1; turn <= query.turns; ++turn) stands = runTurn(turn, stands);
    }
    std::map<Cell, Best> best;

  private:
    struct State {
        Cell cell;
        int lane;
        Points spent, paid;
        bool moved, along, stopped;
        auto operator<=>(const State&) const = default;
    };
    bool stopsIn(Cell cell) const {
        return !query_.rules.empty() && ((*query_.rules[0])[static_cast<std::size_t>(cell)] & cellStops) != 0;
    }
    bool isAlong(Cell from, model::Direction direction, Cell to) const {
        return ((movement_.bonusSides(walker_, from) >> static_cast<int>(direction)) & 1) != 0 &&
               movement_.bonusSides(walker_, to) != 0;
    }
    void stand(int turn, Cell cell, int lane, Points spent, Points paid, bool stopped = true) {
        stands_.insert({cell, lane});
        const Best one{turn, stopped ? 0 : query_.allowance - spent, paid};
        const auto [known, isNew] = best.emplace(cell, one);
        if (!isNew && one.key() < known->second.key()) known->second = one;
    }
    void take(const State& state) {
        if (seen_.insert(state).second) open_.push_back(state);
    }
    void earn(int turn, const State& state, model::Direction direction, const Step& step) {
        if (!state.along || state.spent != query_.allowance || state.paid != state.spent) return;
        const auto to = field_.neighbour(state.cell, direction);
        const auto lane = movement_.laneAfterBonus(walker_, to, step.lane);
        if (lane != noLane) stand(turn, to, lane, state.spent, state.paid);
    }
    void walkOn(int turn, const State& state) {
        for (const auto direction : model::allDirections) {
            const auto step = movement_.step(walker_, state.cell, state.lane, direction);
            if (step.prohibited) continue;
            const auto to = field_.neighbour(state.cell, direction);
            const bool along = isAlong(state.cell, direction, to);
            if (along && state.moved) earn(turn, state, direction, step);
            const auto paid = state.paid + step.atLeast;
            if (state.spent + step.atLeast > query_.allowance) continue;
            const bool stops = stopsIn(to);
            take({to, step.lane, state.spent + step.atLeast, paid, true,
                  along && (state.along || !state.moved), stops});
        }
    }
    std::set<std::pair<Cell, int>> runTurn(int turn, const std::set<std::pair<Cell, int>>& starts) {
        seen_.clear();
        stands_ = starts;
        for (const auto& [cell, lane] : starts) take({cell, lane, 0, 0, false, false, false});
        while (!open_.empty()) {
            const auto state = open_.back();
            open_.pop_back();
            if (state.moved && movement_.mayStay(state.cell, state.lane)) {
                stand(turn, state.cell, state.lane, state.spent, state.paid, state.stopped);
            } else if (state.moved) {
                const auto stay = movement_.stay(walker_, state.cell, state.lane);
                if (!stay.prohibited && state.spent + stay.atLeast <= query_.allowance)
                    stand(turn, state.cell, stay.lane, state.spent + stay.atLeast, state.paid + stay.atLeast,
                          state.stopped);
            }
            if (!state.stopped) walkOn(turn, state);
        }
        return stands_;
    }

    const Battlefield& field_;
    const Movement& movement_;
    const ReachQuery& query_;
    Mover walker_{0, 0};
    std::set<State> seen_;
    std::vector<State> open_;
    std::set<std::pair<Cell, int>> stands_;
};

/// `cota reach` searches with unlimited points, and without the free step, to find out whether a hex is too
/// expensive or cut off: the free step must not open a way of its own.
void expectSameHexes(ReachSearch& search, ReachQuery query, const Battlefield& field, Points plenty) {
    query.allowance = plenty;
    query.turns = 0;
    const auto reached = [&](bool pathBonus) {
        query.pathBonus = pathBonus;
        search.run(query);
        std::set<Cell> cells;
        for (const auto cell : field.hexes())
            if (search.at(cell)) cells.insert(cell);
        return cells;
    };
    const auto with = reached(true);
    EXPECT_EQ(with, reached(false));
    EXPECT_GT(with.size(), 1u);
}

class ReachBonus : public testing::TestWithParam<bool> {};

TEST_P(ReachBonus, AgreesWithTryingEverything) {
    std::mt19937 random(20261122);
    int earned = 0;
    for (int round = 0; round < 60; ++round) {
        const auto field = support::fieldOf(roads(random), bonusGame(GetParam()));
        const UnitTags tags(field.game->catalogue);
        const auto movement = makeMovement(*field, tags, nullptr);
        CellRules rules(static_cast<std::size_t>(field->cellCount()), 0);
        for (const auto cell : field->hexes())
            if (random() % 7 == 0) rules[static_cast<std::size_t>(cell)] = cellStops;
        ReachQuery query;
        query.start = field->hexes()[random() % field->hexes().size()];
        query.allowance = movement->pointsOf(model::Rational(static_cast<int>(random() % 10 + 2), 3));
        query.turns = 2;
        query.oneHexAlways = false;
        if (round % 2 == 1) query.rules = {&rules};
        const ReachGraph graph(*field, *movement, {0, 0});
        ReachSearch search(graph);
        search.run(query);
        const Everything all(*field, *movement, query);
        for (const auto cell : field->hexes()) {
            const auto hex = search.at(cell);
            const auto known = all.best.find(cell);
            const auto where = "round " + std::to_string(round) + " " + field->label(cell);
            if (cell == query.start) continue;
            ASSERT_EQ(hex.has_value(), known != all.best.end()) << where;
            if (!hex) continue;
            EXPECT_EQ(hex->turn, known->second.turn) << where;
            EXPECT_EQ(hex->left, known->second.left) << where;
            EXPECT_EQ(hex->cost, known->second.paid) << where;
            const auto way = search.way(cell);
            EXPECT_EQ(way.back().cell, cell) << where;
            for (std::size_t i = 1; i < way.size(); ++i)
                EXPECT_EQ(field->distance(way[i - 1].cell, way[i].cell), 1) << where;
        }
        auto without = query;
        without.pathBonus = false;
        expectSameHexes(search, query, *field, movement->pointsOf(40));
        search.run(without);
        for (const auto& [cell, known] : all.best) {
            const auto hex = search.at(cell);
            earned += !hex || hex->turn > known.turn ? 1 : 0;
        }
    }
    EXPECT_GT(earned, 20) << "hexes only the bonus reaches so early";
}

/// From S one road leads straight to B, another one uphill to A; nobody knows the cost of the rails from A to
/// B. A unit that takes the way over A may spend exactly all its points, and then walks uphill to D for
/// nothing.
TEST(ReachBonusAtUnknownCosts, IsNotCertain) {
    BoardMaker maker("b", 7, 6);
    const auto on = [](model::HexCoord from, int side) {
        return model::neighbour(from, model::allDirections[static_cast<std::size_t>(side)]);
    };
    const auto s = maker.board.grid.hexOf("0204").value();
    const auto a = on(s, 0), b = on(s, 1), c = on(b, 1), d = on(c, 1);
    for (const auto high : {a, d}) maker.level(maker.board.grid.label(high), 1);
    const auto join = [&](const char* kind, std::vector<model::HexCoord> hexes) {
        model::Path path;
        path.kind = model::PathKindId(kind);
        path.hexes = std::move(hexes);
        maker.board.paths.push_back(path);
    };
    join("road", {a, s, b, c, d});
    join("rails", {a, b});
    auto game = bonusGame(false);
    auto& rails = *std::ranges::find(game.catalogue.pathKinds, model::PathKindId("rails"), &PathKind::id);
    rails.tags.push_back("paved");
    rails.costs[model::MobilityId("walk")].kind = MoveCost::Kind::unknown;
    const auto field = support::fieldOf(maker.board, game);
    const UnitTags tags(field.game->catalogue);
    const auto movement = makeMovement(*field, tags, nullptr);
    const ReachGraph graph(*field, *movement, {0, 0});
    ReachSearch search(graph);
    ReachQuery query;
    query.start = field->cellOf(s);
    query.allowance = movement->pointsOf(model::Rational(7, 3));  // 2/3 and 1 uphill, nothing, 2/3
    query.turns = 2;
    search.run(query);
    ASSERT_TRUE(search.at(field->cellOf(d)).has_value());
    EXPECT_EQ(search.at(field->cellOf(d))->turn, 1) << "if the rails cost nothing";
    EXPECT_EQ(search.at(field->cellOf(d))->turnAtMost, 2);
    query.pathBonus = false;
    search.run(query);
    EXPECT_EQ(search.at(field->cellOf(d))->turn, 2);
}

/// A road into woods, which cost more than the road: a unit that stays there pays the rest.
TEST(ReachPricedThrough, WhoStaysPaysTheTerrainOnceWhateverElseHoldsOfTheStep) {
    BoardMaker maker("b", 7, 6);
    const auto from = maker.board.grid.hexOf("0303").value();
    const auto into = model::neighbour(from, model::allDirections[0]);
    maker.terrain(maker.board.grid.label(into), "woods");
    model::Path path;
    path.kind = model::PathKindId("road");
    path.hexes = {from, into};
    maker.board.paths.push_back(path);
    const auto field = support::fieldOf(maker.board, bonusGame(true));
    const UnitTags tags(field.game->catalogue);
    const auto movement = makeMovement(*field, tags, nullptr);
    const ReachGraph graph(*field, *movement, {0, 0});
    ReachSearch search(graph);
    const auto cell = field->resolve(maker.board.grid.label(into)).value();
    ReachQuery query;
    query.start = field->resolve("0303").value();
    query.pathBonus = query.oneHexAlways = false;
    const auto runWith = [&](model::Rational points) {
        query.allowance = movement->pointsOf(points);
        search.run(query);
        return search.at(cell);
    };
    const auto plain = runWith(9);
    ASSERT_TRUE(plain.has_value());
    const auto price = plain->cost;
    EXPECT_GT(price, movement->pointsOf(model::Rational(2, 3))) << "more than the road";
    query.oneHexPerTurn = true;
    ASSERT_TRUE(runWith(9).has_value()) << "one hex in a turn, and it stays there";
    EXPECT_EQ(search.at(cell)->cost, price);
    EXPECT_EQ(search.at(cell)->left, 0);
    query.oneHexPerTurn = false;
    CellRules rules(static_cast<std::size_t>(field->cellCount()), 0);
    rules[static_cast<std::size_t>(cell)] = withToll(movement->pointsOf(1));
    query.rules = {&rules};
    ASSERT_TRUE(runWith(9).has_value());
    EXPECT_EQ(search.at(cell)->cost, price + movement->pointsOf(1)) << "a toll is paid once";
    query.rules.clear();
    EXPECT_FALSE(runWith(model::Rational(2, 3)).has_value());
    query.oneHexAlways = true;
    ASSERT_TRUE(runWith(model::Rational(2, 3)).has_value()) << "one hex whatever it costs";
    EXPECT_TRUE(search.at(cell)->minimumMove);
}

/// The steps along a road for wheels, with this terrain in the middle of it.
BonusArcs bonusOver(const char* terrain) {
    auto game = bonusGame(true);
    support::strategyOf(game, "movement").parameters.set("bonus-classes", "wheels");
    const auto field = support::fieldOf(BoardMaker("b", 7, 6)
                                            .terrain("0303", terrain)
                                            .path("r", "road", {"0301", "0302", "0303", "0304", "0305"})
                                            .board,
                                        game);
    const UnitTags tags(field.game->catalogue);
    const auto movement = makeMovement(*field, tags, nullptr);
    const Mover wheels{1, 0};
    ReachPlaces places(*field, *movement, nullptr);
    arcsOf(places, *field, *movement, std::span(&wheels, 1), nullptr);
    return std::move(places.bonus);
}

TEST(ReachPricedThrough, AHexNobodyStaysInKeepsNoFurtherWalks) {
    const auto sure = bonusOver("field"), barred = bonusOver("mud"), unknown = bonusOver("fog");
    ASSERT_FALSE(sure.none() || barred.none() || unknown.none());
    EXPECT_GT(barred.slack, 0);
    EXPECT_LE(barred.slack, sure.slack);
    EXPECT_LE(barred.slackAtWorst, sure.slackAtWorst);
    EXPECT_LT(unknown.slack, noLimit) << "at best the unknown cost is the least";
    EXPECT_EQ(unknown.slackAtWorst, noLimit);
}

INSTANTIATE_TEST_SUITE_P(Prices, ReachBonus, testing::Bool(),
                         [](const auto& one) { return std::string(one.param ? "Through" : "OnEntry"); });

}  // namespace

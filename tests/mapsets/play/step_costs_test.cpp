// The cost of a step with several costs: more than one path or feature, or a climb along a path.
#include <gtest/gtest.h>

#include "mapsets/movement/movement.h"
#include "tests/support/moving_game.h"

namespace cota::mapsets {
namespace {

using model::Direction;
using support::BoardMaker;

/// The cost of a step from 0201 to 0202.
std::string walked(const BoardMaker& maker, Mapset game) {
    const auto field = support::fieldOf(maker.board, std::move(game));
    const UnitTags tags(field.game->catalogue);
    const auto movement = makeMovement(*field, tags, nullptr);
    const auto step = movement->step({0, 0}, field.at("0201"), 0, Direction::s);
    return step.prohibited ? "-" : movement->rationalOf(step.atLeast).text();
}

MoveCost points(int whole) {
    MoveCost cost;
    cost.kind = MoveCost::Kind::points;
    cost.points = model::Rational(whole);
    return cost;
}

TEST(StepCosts, OfTwoPathsTheCheaperIsFollowed) {
    for (const bool isFirst : {true, false}) {
        auto game = support::movingGame();
        auto causeway = game.catalogue.pathKinds[0];
        causeway.id = model::PathKindId("causeway");
        causeway.costs[game.catalogue.mobilities[0].id] = points(0);
        auto& kinds = game.catalogue.pathKinds;
        kinds.insert(isFirst ? kinds.begin() : kinds.end(), causeway);
        game.catalogue.seal();
        const auto board =
            BoardMaker("b", 3, 3).path("p", "road", {"0201", "0202"}).path("q", "causeway", {"0201", "0202"});
        EXPECT_EQ(walked(board, game), "0");
    }
}

TEST(StepCosts, OfTwoFeaturesTheCheaperIsUsed) {
    auto game = support::movingGame();
    for (const auto& [id, cost] : {std::pair{"ferry", 1}, std::pair{"raft", 3}}) {
        auto& made = game.catalogue.features.emplace_back();
        made.id = model::FeatureId(id);
        made.printed = true;
        made.costs[game.catalogue.mobilities[0].id] = points(cost);
    }
    game.catalogue.seal();
    const auto board =
        BoardMaker("b", 3, 3).terrain("0202", "woods").feature("0202", "ferry").feature("0202", "raft");
    EXPECT_EQ(walked(board, game), "1");
}

TEST(StepCosts, AClimbIsPaidAlongAPathWhereTheGameSaysSo) {
    auto game = support::movingGame();
    auto& movement = support::strategyOf(game, "movement");
    StrategyRow row;
    row.kind = "climb";
    row.name = "uphill";
    row.values.set("from", "1");
    row.values.set("more", "1");
    movement.rows.push_back(row);
    movement.parameters.set("climb-cost", "added");
    const auto board = BoardMaker("b", 3, 3).path("p", "road", {"0201", "0202"}).level("0202", 1);
    movement.parameters.set("climb-on-paths", "no");
    EXPECT_EQ(walked(board, game), "2/3");
    movement.parameters.set("climb-on-paths", "yes");
    EXPECT_EQ(walked(board, game), "5/3");
}

}  // namespace
}  // namespace cota::mapsets

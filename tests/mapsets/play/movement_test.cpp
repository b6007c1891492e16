#include "mapsets/movement/movement.h"

#include <gtest/gtest.h>

#include "tests/support/moving_game.h"

using namespace cota;
using namespace cota::mapsets;
using model::Direction;
using support::BoardMaker;

namespace {

struct Ground {
    support::Field field;
    UnitTags tags;
    std::unique_ptr<Movement> movement;

    explicit Ground(const BoardMaker& maker, Mapset game = support::movingGame(),
                    const model::Scenario* scenario = nullptr)
        : field(support::fieldOf(maker.board, std::move(game))),
          tags(field.game->catalogue),
          movement(makeMovement(*field, tags, scenario)) {}

    Mover mover(const char* mobility, const char* words = "") const {
        const auto& all = field.game->catalogue.mobilities;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].id.text == mobility) return {static_cast<int>(i), tags.maskOfAny(words)};
        return {};
    }
    Step step(const char* mobility, const char* from, Direction towards, int lane = 0,
              const char* words = "") const {
        return movement->step(mover(mobility, words), field.at(from), lane, towards);
    }
    /// "2/3", "-" for prohibited, "?" for unknown; from the hex north of `to`.
    std::string cost(const char* mobility, const char* to, const char* words = "") const {
        const auto cell = field.at(to);
        const auto from = field->neighbour(cell, Direction::n);
        const auto one = movement->step(mover(mobility, words), from, 0, Direction::s);
        if (one.prohibited) return "-";
        if ((one.flags & stepCostUnknown) != 0) return "?";
        return movement->rationalOf(one.atLeast).text();
    }
};

TEST(Movement, UnitsAreTheSmallestShareOfAPoint) {
    const Ground ground(BoardMaker("b", 3, 3));
    EXPECT_EQ(ground.movement->denominator(), 6);
    EXPECT_EQ(ground.movement->pointsOf(model::Rational(2, 3)), 4);
    EXPECT_EQ(ground.movement->rationalOf(3), model::Rational(1, 2));
}

TEST(Movement, TheDearestTerrainAloneCounts) {
    const Ground ground(BoardMaker("b", 3, 5).terrain("0202", "woods field").terrain("0203", "clear"));
    EXPECT_EQ(ground.cost("walk", "0202"), "2");
    EXPECT_EQ(ground.cost("wheels", "0202"), "5");
    EXPECT_EQ(ground.cost("wheels", "0203"), "2");
}

TEST(Movement, OneProhibitedTerrainProhibits) {
    const Ground ground(BoardMaker("b", 3, 5).terrain("0202", "clear mud"));
    EXPECT_EQ(ground.cost("wheels", "0202"), "-");
    EXPECT_EQ(ground.cost("walk", "0202"), "2");
}

TEST(Movement, AnUnknownCostIsABound) {
    const Ground ground(BoardMaker("b", 3, 5).terrain("0202", "fog"));
    EXPECT_EQ(ground.cost("wheels", "0202"), "?");
    const auto step = ground.step("wheels", "0201", Direction::s);
    EXPECT_LT(step.atLeast, step.atMost);
    EXPECT_EQ(step.atMost, noLimit);
}

TEST(Movement, HillsCostWhereAContourRuns) {
    BoardMaker maker("b", 5, 7);
    for (const auto* hex : {"0203", "0303", "0403", "0204", "0304", "0404", "0305", "0205", "0405", "0302"})
        maker.level(hex, 1);
    const Ground ground(maker);
    EXPECT_EQ(ground.cost("tracks", "0302"), "3") << "its neighbour to the north is lower";
    EXPECT_EQ(ground.cost("tracks", "0304"), "2") << "no line runs through the middle of the plateau";
    EXPECT_EQ(ground.cost("walk", "0302"), "1");
    auto game = support::movingGame();
    support::strategyOf(game, "movement").parameters.set("relief-cost", "whole");
    EXPECT_EQ(Ground(maker, std::move(game)).cost("tracks", "0304"), "3");
}

TEST(Movement, ARoadCountsOnlyAcrossTheSideItCrosses) {
    const Ground ground(BoardMaker("b", 5, 5).terrain("0202", "woods").path("r", "road", {"0201", "0202"}));
    EXPECT_EQ(ground.cost("walk", "0202"), "2/3");
    EXPECT_EQ(ground.cost("wheels", "0202"), "1/2");
    EXPECT_EQ(ground.step("walk", "0203", Direction::n).atLeast, 12);
}

TEST(Movement, HillsAndWrecksOnRoadsAreSwitches) {
    BoardMaker maker("b", 5, 5);
    maker.level("0202", 1).path("r", "road", {"0201", "0202"}).feature("0202", "wreck");
    EXPECT_EQ(Ground(maker).cost("wheels", "0202"), "3/2");
    auto game = support::movingGame();
    support::strategyOf(game, "movement").parameters.set("surcharge-on-paths", "no");
    EXPECT_EQ(Ground(maker, game).cost("wheels", "0202"), "1/2");
    support::strategyOf(game, "movement").parameters.set("relief-on-paths", "yes");
    EXPECT_EQ(Ground(maker, game).cost("wheels", "0202"), "5/2");
}

TEST(Movement, OfFeaturesPaidOnceTheDearestIsPaid) {
    BoardMaker maker("b", 5, 5);
    maker.feature("0202", "wreck").feature("0202", "mine");
    auto game = support::movingGame();
    auto& features = game.catalogue.features;
    auto& wreck = *std::ranges::find(features, model::FeatureId("wreck"), &FeatureType::id);
    auto& mine = *std::ranges::find(features, model::FeatureId("mine"), &FeatureType::id);
    mine.surcharges[1] = wreck.surcharges[2];
    wreck.tags = {"mine"};
    EXPECT_EQ(Ground(maker, game).cost("wheels", "0202"), "8");
    support::strategyOf(game, "movement").parameters.set("surcharge-once", "mine");
    EXPECT_EQ(Ground(maker, game).cost("wheels", "0202"), "7");
}

TEST(Movement, SurchargesSpreadAsOneAndTheGreaterNumberCounts) {
    auto game = support::movingGame();
    std::ranges::find(game.catalogue.features, model::FeatureId("wreck"), &FeatureType::id)->tags = {"mine"};
    auto& parameters = support::strategyOf(game, "movement").parameters;
    parameters.set("surcharges-spread", "neighbours");
    parameters.set("surcharge-spreads", "mine");
    BoardMaker maker("b", 5, 5);
    maker.feature("0202", "wreck").feature("0202", "wreck");
    EXPECT_EQ(Ground(maker, game).cost("wheels", "0203"), "3") << "next to two wrecks one is paid";
    maker.feature("0203", "wreck");
    EXPECT_EQ(Ground(maker, game).cost("wheels", "0202"), "7") << "two wrecks, and one next to them";
}

TEST(Movement, AClimbIsPaidForEachLevel) {
    auto game = support::movingGame();
    auto& movement = support::strategyOf(game, "movement");
    movement.parameters.set("climb-cost", "added");
    StrategyRow climb;
    climb.kind = climb.name = "climb";
    climb.values.set("more", "1");
    climb.values.set("per-level", "yes");
    movement.rows.push_back(climb);
    BoardMaker one("b", 5, 5), two("b", 5, 5);
    one.level("0202", 1);
    two.level("0202", 2);
    const auto walked = [&](const BoardMaker& maker, const Mapset& rules) {
        return Ground(maker, rules).step("walk", "0201", Direction::s).atLeast;
    };
    auto level = game;
    support::strategyOf(level, "movement").rows.pop_back();
    const auto low = walked(one, game) - walked(one, level), high = walked(two, game) - walked(two, level);
    EXPECT_GT(low, 0);
    EXPECT_EQ(high, 2 * low);
}

TEST(Movement, WrecksAddUpAndThreeBar) {
    const Ground ground(BoardMaker("b", 7, 5)
                            .feature("0102", "wreck")
                            .feature("0202", "wreck")
                            .feature("0202", "wreck")
                            .feature("0302", "wreck")
                            .feature("0302", "wreck")
                            .feature("0302", "wreck")
                            .feature("0402", "wreck")
                            .feature("0402", "wreck")
                            .feature("0402", "wreck")
                            .feature("0402", "wreck"));
    EXPECT_EQ(ground.cost("tracks", "0102"), "3");
    EXPECT_EQ(ground.cost("tracks", "0202"), "7");
    EXPECT_EQ(ground.cost("tracks", "0302"), "-");
    EXPECT_EQ(ground.cost("tracks", "0402"), "-");
    EXPECT_EQ(ground.cost("walk", "0302"), "1");
}

TEST(Movement, CartsMayBeHinderedLikeWheels) {
    const BoardMaker maker = BoardMaker("b", 3, 5).feature("0202", "wreck");
    EXPECT_EQ(Ground(maker).cost("walk", "0202", "drawn"), "1");
    auto game = support::movingGame();
    support::strategyOf(game, "movement").parameters.set("hindered", "yes");
    EXPECT_EQ(Ground(maker, game).cost("walk", "0202", "drawn"), "2");
    EXPECT_EQ(Ground(maker, game).cost("walk", "0202"), "1");
}

TEST(Movement, BoundClassesStayOnTheirPathsAndTerrain) {
    const Ground ground(BoardMaker("b", 5, 5)
                            .path("r", "rails", {"0201", "0202"})
                            .path("s", "deep-stream", {"0301", "0302"}));
    EXPECT_EQ(ground.cost("rail", "0202"), "1");
    EXPECT_EQ(ground.cost("rail", "0203"), "-");
    EXPECT_EQ(ground.cost("boat", "0302"), "1");
    EXPECT_EQ(ground.cost("boat", "0303"), "-");
    EXPECT_EQ(ground.cost("pulled", "0203"), "-");
}

TEST(Movement, RailHexesOfTheScenarioCarryTrains) {
    const BoardMaker maker("b", 5, 5);
    model::Scenario scenario;
    model::ScenarioPart line;
    line.kind = model::PartKindId("rail-line");
    line.hexes = {{"0201"}, {"0202"}};
    scenario.parts = {line};
    const Ground ground(maker, support::movingGame(), &scenario);
    EXPECT_FALSE(ground.step("rail", "0201", Direction::s).prohibited);
    EXPECT_TRUE(ground.step("rail", "0202", Direction::s).prohibited);
}

BoardMaker withRiver(const char* kind) {
    return BoardMaker("b", 7, 7).path("s", kind, {"0401", "0402", "0403", "0404", "0405"});
}

TEST(Movement, WalkersCrossAMinorRiverAndStop) {
    const Ground ground(withRiver("stream"));
    const auto in = ground.step("walk", "0303", Direction::ne);  // even columns are low: 0403 or 0402
    EXPECT_FALSE(in.prohibited);
    EXPECT_EQ(in.atLeast, 12);
    EXPECT_EQ(in.flags & stepStops, 0);
    ASSERT_EQ(ground.movement->lanes(ground.field.at("0403")), 2);
    const auto west = ground.movement->laneThrough(ground.field.at("0403"), Direction::nw);
    EXPECT_EQ(ground.step("walk", "0403", Direction::nw, west).flags & stepStops, 0)
        << "back where it came from";
    EXPECT_NE(ground.step("walk", "0403", Direction::ne, west).flags & stepStops, 0) << "across";
    EXPECT_EQ(ground.step("walk", "0403", Direction::s, west).lane, west) << "along";
}

TEST(Movement, WheelsNeedHelpAtARiver) {
    const Ground ground(withRiver("stream"));
    const auto in = ground.step("wheels", "0303", Direction::ne);
    EXPECT_EQ(in.flags & (stepHelpThere | stepOnlyFirst | stepStops),
              stepHelpThere | stepOnlyFirst | stepStops);
    const auto across = ground.step("wheels", "0403", Direction::ne,
                                    ground.movement->laneThrough(ground.field.at("0403"), Direction::nw));
    EXPECT_NE(across.flags & stepHelpHere, 0);
    EXPECT_EQ(across.flags & stepByRoll, 0) << "automatic over a minor river";
    EXPECT_TRUE(ground.movement->isBarred(ground.mover("wheels"), ground.field.at("0403")));
    EXPECT_FALSE(ground.movement->isBarred(ground.mover("walk"), ground.field.at("0403")));
}

TEST(Movement, NobodyCrossesAMajorRiverUnaided) {
    const Ground ground(withRiver("deep-stream"));
    const auto west = ground.movement->laneThrough(ground.field.at("0403"), Direction::nw);
    const auto across = ground.step("walk", "0403", Direction::ne, west);
    EXPECT_EQ(across.flags & (stepHelpHere | stepByRoll | stepStops), stepHelpHere | stepByRoll | stepStops);
    EXPECT_EQ(ground.step("walk", "0403", Direction::nw, west).flags, 0);
}

TEST(Movement, HelpCanBeNeededAtEveryRiver) {
    auto game = support::movingGame();
    support::strategyOf(game, "rivers").parameters.set("help", "always");
    const Ground ground(withRiver("stream"), std::move(game));
    const auto west = ground.movement->laneThrough(ground.field.at("0403"), Direction::nw);
    EXPECT_NE(ground.step("walk", "0403", Direction::ne, west).flags & stepHelpHere, 0);
}

TEST(Movement, ABridgeLetsEverybodyCross) {
    auto maker = withRiver("deep-stream");
    maker.feature("0403", "bridge").path("r", "road", {"0303", "0403", "0503"});
    const Ground ground(maker);
    const auto bridge = ground.field.at("0403");
    EXPECT_EQ(ground.movement->lanes(bridge), 1);
    EXPECT_EQ(ground.step("wheels", "0303", Direction::se).atLeast + 0,
              ground.step("wheels", "0303", Direction::se).atMost);
    for (const auto direction : {Direction::ne, Direction::se, Direction::nw, Direction::sw})
        EXPECT_EQ(ground.movement->step(ground.mover("walk"), bridge, 0, direction).flags & stepStops, 0);
    // Off the road the cost for wheels is unknown.
    const auto aside = ground.field->neighbour(bridge, Direction::ne);
    const auto off = ground.movement->step(ground.mover("wheels"), aside, 0, Direction::sw);
    EXPECT_FALSE(off.prohibited);
}

TEST(Movement, TheScenarioSaysWhatAFordCosts) {
    auto maker = withRiver("stream");
    maker.feature("0403", "ford");
    model::Scenario scenario;
    model::ScenarioPart cost;
    cost.kind = model::PartKindId("crossing-cost");
    cost.attributes.set("what", "ford");
    cost.attributes.set("wheels", "7/5");
    scenario.parts = {cost};
    const Ground silent(maker);
    const auto from = silent.field->neighbour(silent.field.at("0403"), Direction::nw);
    EXPECT_NE(silent.movement->step(silent.mover("wheels"), from, 0, Direction::se).flags & stepCostUnknown,
              0);
    const Ground told(maker, support::movingGame(), &scenario);
    const auto step = told.movement->step(told.mover("wheels"), from, 0, Direction::se);
    EXPECT_EQ(told.movement->rationalOf(step.atLeast), model::Rational(7, 5));
    EXPECT_EQ(told.movement->step(told.mover("walk"), from, 0, Direction::se).atLeast,
              told.movement->pointsOf(model::Rational(2)));
}

TEST(Movement, CostsOfAScenarioTooFineAreNamed) {
    auto game = support::movingGame();
    support::strategyOf(game, "movement").parameters.set("scenario-costs", "other-cost of");
    model::Scenario scenario;
    model::ScenarioPart cost;
    cost.kind = model::PartKindId("other-cost");
    cost.attributes.set("of", "stream");
    cost.attributes.set("walk", "1/2");
    cost.attributes.set("wheels", "1/9973");
    scenario.parts = {model::ScenarioPart{}, cost};
    const Ground ground(withRiver("stream"), std::move(game), &scenario);
    const auto fine = ground.movement->costsTooFine();
    ASSERT_EQ(fine.size(), 1u);
    EXPECT_EQ(fine[0].part, 1u);
    EXPECT_EQ(fine[0].name, "wheels");
    EXPECT_EQ(fine[0].points, model::Rational(1, 9973));
}

TEST(Movement, AScenarioMayForbidCrossing) {
    model::Scenario scenario;
    model::ScenarioPart part;
    part.kind = model::PartKindId("crossing");
    part.attributes.set("allowed", "no");
    scenario.parts = {part};
    const Ground ground(withRiver("stream"), support::movingGame(), &scenario);
    const auto west = ground.movement->laneThrough(ground.field.at("0403"), Direction::nw);
    EXPECT_TRUE(ground.step("walk", "0403", Direction::ne, west).prohibited);
    EXPECT_FALSE(ground.step("walk", "0403", Direction::nw, west).prohibited);
}

TEST(Movement, StopsAfterBridgesWhereTheGameSaysSo) {
    auto game = support::movingGame();
    support::strategyOf(game, "rivers").parameters.set("crossing-stops", "yes");
    auto maker = withRiver("stream");
    maker.feature("0403", "bridge");
    const Ground ground(maker, std::move(game));
    const auto west = ground.movement->laneThrough(ground.field.at("0403"), Direction::nw);
    EXPECT_NE(ground.step("walk", "0403", Direction::ne, west).flags & stepStops, 0);
}

TEST(Movement, ExplainsItself) {
    auto maker = BoardMaker("b", 5, 5);
    maker.terrain("0202", "woods").feature("0202", "wreck");
    const Ground ground(maker);
    StepNotes notes;
    ground.movement->step(ground.mover("wheels"), ground.field.at("0201"), 0, Direction::s, &notes);
    ASSERT_EQ(notes.size(), 2u);
    EXPECT_EQ(notes[0].reason, "terrain");
    EXPECT_EQ(notes[0].what, "woods");
    EXPECT_EQ(notes[0].points, model::Rational(5));
    EXPECT_EQ(notes[1].reason, "surcharge");
    EXPECT_EQ(notes[1].points, model::Rational(1));
}

TEST(Movement, OffTheMapIsNowhere) {
    const Ground ground(BoardMaker("b", 3, 3));
    EXPECT_TRUE(ground.step("walk", "0101", Direction::n).prohibited);
}

}  // namespace

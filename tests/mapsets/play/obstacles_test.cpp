#include "mapsets/movement/obstacles.h"

#include <gtest/gtest.h>

#include "tests/support/moving_game.h"

using namespace cota;
using namespace cota::mapsets;
using support::BoardMaker;
using support::ForcesMaker;

namespace {

struct ObstaclesBattle {
    model::Document document;
    support::Field field;
    Roster roster;
    std::unique_ptr<Movement> movement;
    std::unique_ptr<Stacking> stacking;
    Obstacles obstacles;

    ObstaclesBattle(const ForcesMaker& forces, const BoardMaker& board, Mapset game = support::movingGame())
        : ObstaclesBattle(forces, support::ScenarioMaker().add(board.board, 0, 0).document(),
                          std::move(game)) {}
    ObstaclesBattle(const ForcesMaker& forces, model::Document before, Mapset game = support::movingGame())
        : document(forces.into(std::move(before))),
          field(support::fieldOf(document, std::move(game))),
          roster(document, *field),
          movement(makeMovement(*field, roster.tags(), &**document.scenario)),
          stacking(makeStacking(*field, roster.tags())),
          obstacles(*field, roster, *movement, stacking.get()) {}
    UnitIndex unit(const char* id) const { return roster.find(model::CounterId(id)); }
    std::uint32_t rule(const char* id, const char* label) const {
        const auto rules = obstacles.rules({.unit = unit(id), .side = {}, .closed = {}});
        return rules[static_cast<std::size_t>(field.at(label))];
    }
};

BoardMaker board() { return BoardMaker("b", 7, 7); }

ForcesMaker::Unit at(const char* id, const char* unitClass, const char* side, const char* label,
                     std::vector<std::string> states = {}) {
    return {id, unitClass, side, label, "", {{"moves", "4"}}, std::move(states)};
}

TEST(Obstacles, EnemiesAreAssaultedFromNextToThem) {
    const ObstaclesBattle battle(ForcesMaker()
                                     .add(at("us", "troops", "red", "b-0101"))
                                     .add(at("shaken", "troops", "red", "b-0101", {"shaken"}))
                                     .add(at("them", "troops", "blue", "b-0303")),
                                 board());
    EXPECT_EQ(battle.rule("us", "b-0303"), cellAssault);
    EXPECT_EQ(battle.rule("shaken", "b-0303"), cellShut);
    EXPECT_EQ(battle.rule("us", "b-0101"), 0u);
    EXPECT_TRUE(battle.obstacles.isHeldAgainst(battle.field.at("b-0303"), model::SideId("red")));
}

TEST(Obstacles, ChiefsAndEmptyTransportsHoldNothing) {
    const ObstaclesBattle battle(ForcesMaker()
                                     .add(at("us", "troops", "red", "b-0101"))
                                     .add(at("chief", "chief", "blue", "b-0303"))
                                     .add(at("empty", "truck", "blue", "b-0303"))
                                     .add(at("loaded", "truck", "blue", "b-0404"))
                                     .add({"cargo", "troops", "blue", "", "loaded", {}, {}}),
                                 board());
    EXPECT_EQ(battle.rule("us", "b-0303"), 0u);
    EXPECT_EQ(battle.rule("us", "b-0404"), cellAssault);
}

TEST(Obstacles, FullStacksOfFriendsShutTheirHex) {
    ForcesMaker forces;
    for (const auto* id : {"a", "b", "c"}) forces.add(at(id, "troops", "red", "b-0303"));
    forces.add(at("x", "troops", "red", "b-0101")).add(at("chief", "chief", "red", "b-0101"));
    forces.add(at("truck", "truck", "red", "b-0101")).add({"cargo", "troops", "red", "", "truck", {}, {}});
    const ObstaclesBattle battle(forces, board());
    EXPECT_EQ(battle.rule("x", "b-0303"), cellShut);
    EXPECT_EQ(battle.rule("chief", "b-0303"), 0u);
    EXPECT_EQ(battle.rule("truck", "b-0303"), 0u) << "cargo counts inside its carrier";
    EXPECT_EQ(battle.rule("cargo", "b-0303"), 0u) << "it moves as its carrier";
    EXPECT_EQ(battle.rule("a", "b-0303"), 0u) << "it stands there already";
}

TEST(Obstacles, SappersInARiverHelp) {
    auto maker = board();
    maker.path("s", "stream", {"0401", "0402", "0403", "0404", "0405"}).feature("0405", "bridge");
    const ObstaclesBattle battle(ForcesMaker()
                                     .add(at("us", "truck", "red", "b-0101"))
                                     .add(at("good", "sappers", "red", "b-0403"))
                                     .add(at("shaken", "sappers", "red", "b-0402", {"shaken"}))
                                     .add(at("bridge", "sappers", "red", "b-0405"))
                                     .add(at("dry", "sappers", "red", "b-0202")),
                                 maker);
    EXPECT_EQ(battle.rule("us", "b-0403"), cellHelped | cellStops);
    EXPECT_EQ(battle.rule("us", "b-0402"), 0u);
    EXPECT_EQ(battle.rule("us", "b-0405"), 0u);
    EXPECT_EQ(battle.rule("us", "b-0202"), 0u);
    EXPECT_EQ(battle.rule("good", "b-0403"), 0u) << "nobody helps himself by standing there";
    EXPECT_TRUE(queryFor(battle.roster, *battle.movement, battle.unit("good"), 1).helpsItself);
    EXPECT_FALSE(queryFor(battle.roster, *battle.movement, battle.unit("shaken"), 1).helpsItself);
}

TEST(Obstacles, NoLandUnitEntersTheHexOfAShip) {
    auto maker = board();
    maker.path("s", "deep-stream", {"0401", "0402", "0403"});
    const ObstaclesBattle battle(ForcesMaker()
                                     .add(at("us", "troops", "red", "b-0101"))
                                     .add(at("ours", "ship", "red", "b-0401"))
                                     .add(at("ship", "ship", "blue", "b-0403")),
                                 maker);
    EXPECT_EQ(battle.rule("us", "b-0403"), cellShut);
    EXPECT_EQ(battle.rule("ours", "b-0403"), cellAssault);
}

TEST(Obstacles, MinesOfItsOwnSideDoNotStopAUnit) {
    support::ScenarioMaker maker;
    maker.add(board().board, 0, 0);
    const auto mineOf = [&](const char* side, const char* label) {
        model::ScenarioFeature mine;
        mine.kind = model::FeatureId("mine");
        mine.at = model::HexRef{label};
        mine.side = model::SideId(side);
        maker.scenario.features.push_back(mine);
    };
    mineOf("red", "b-0303");
    mineOf("blue", "b-0404");
    const ObstaclesBattle battle(ForcesMaker().add(at("us", "troops", "red", "b-0302")), maker.document());
    EXPECT_EQ(battle.rule("us", "b-0303"), 0u);
    EXPECT_EQ(battle.rule("us", "b-0404"), cellMayStop);
}

TEST(Obstacles, MinesMayStop) {
    auto maker = board();
    maker.feature("0303", "mine");
    const ObstaclesBattle battle(ForcesMaker().add(at("us", "troops", "red", "b-0302")), maker);
    EXPECT_EQ(battle.rule("us", "b-0303"), cellMayStop);
    const auto rules = battle.obstacles.rules({.unit = battle.unit("us"), .side = {}, .closed = {}});
    auto query = queryFor(battle.roster, *battle.movement, battle.unit("us"), 1);
    query.rules = {&rules};
    const ReachGraph graph(*battle.field, *battle.movement, moverOf(battle.roster, battle.unit("us")));
    ReachSearch search(graph);
    search.run(query);
    EXPECT_TRUE(search.at(battle.field.at("b-0303"))->mayStop);
    EXPECT_FALSE(search.at(battle.field.at("b-0202"))->mayStop);
}

/// A unit that begins in a hex it assaults may leave it, but not for another one with enemies.
TEST(Obstacles, NoStepLeadsFromOneAssaultToAnother) {
    const ObstaclesBattle battle(ForcesMaker().add(at("us", "troops", "red", "b-0302")), board());
    const auto placeOf = [&](const char* label) { return static_cast<std::size_t>(battle.field.at(label)); };
    auto rules = battle.obstacles.rules({.unit = battle.unit("us"), .side = {}, .closed = {}});
    rules[placeOf("b-0303")] = cellAssault;
    const auto reaches = [&](const char* label) {
        auto query = queryFor(battle.roster, *battle.movement, battle.unit("us"), 1);
        query.rules = {&rules};
        const ReachGraph graph(*battle.field, *battle.movement, moverOf(battle.roster, battle.unit("us")));
        ReachSearch search(graph);
        search.run(query);
        return search.at(battle.field.at(label)).has_value();
    };
    EXPECT_TRUE(reaches("b-0303"));
    rules[placeOf("b-0302")] = cellAssault;
    EXPECT_FALSE(reaches("b-0303"));
    EXPECT_TRUE(reaches("b-0301"));
}

TEST(Obstacles, WhatIsSpentBeforeMovingAddsUp) {
    auto game = support::movingGame();
    auto& counters = support::strategyOf(game, "counters");
    counters.parameters.set("mode", "mode");
    counters.parameters.set("moving-mode", "move");
    StrategyRow out{"mode-change", "out", {}, {}};
    out.values.set("from", "fire");
    out.values.set("to", "move");
    out.values.set("share", "1/2");
    counters.rows.push_back(out);
    StrategyRow burden{"spends", "burden", {}, {}};
    burden.values.set("with", "combat");
    burden.values.set("points", "1");
    support::strategyOf(game, "movement").rows.push_back(burden);
    const ObstaclesBattle battle(
        ForcesMaker()
            .add({"ready", "troops", "red", "b-0101", "", {{"moves", "4"}, {"mode", "move"}}, {}})
            .add({"set", "troops", "red", "b-0102", "", {{"moves", "4"}, {"mode", "fire"}}, {}})
            .add({"slow", "troops", "red", "b-0103", "", {{"moves", "1"}, {"mode", "fire"}}, {}}),
        board(), std::move(game));
    const auto spent = [&](const char* id) {
        return battle.movement->rationalOf(
            queryFor(battle.roster, *battle.movement, battle.unit(id), 1).spentBefore);
    };
    EXPECT_EQ(spent("ready"), model::Rational(1));
    EXPECT_EQ(spent("set"), model::Rational(3)) << "half of four to change its mode, and its burden";
    EXPECT_EQ(spent("slow"), model::Rational(1)) << "never more than it has";
}

TEST(Obstacles, QueriesFollowTheStateOfTheUnit) {
    auto game = support::movingGame();
    const ObstaclesBattle battle(ForcesMaker()
                                     .add(at("shaken", "troops", "red", "b-0302", {"shaken"}))
                                     .add(at("truck", "truck", "red", "b-0303"))
                                     .add({"cargo", "troops", "red", "", "truck", {{"moves", "1"}}, {}})
                                     .add({"towed", "gun", "red", "b-0404", "", {}, {}}),
                                 board());
    const auto query = [&](const char* id) {
        return queryFor(battle.roster, *battle.movement, battle.unit(id), 3);
    };
    EXPECT_TRUE(query("shaken").oneHexPerTurn);
    EXPECT_EQ(query("cargo").allowance, 24) << "as its carrier";
    EXPECT_EQ(query("cargo").start, battle.field.at("b-0303"));
    EXPECT_EQ(query("towed").allowance, 0);
    EXPECT_EQ(query("towed").turns, 3);
}

TEST(Obstacles, HexesMayBeClosed) {
    const ObstaclesBattle battle(ForcesMaker().add(at("us", "troops", "red", "b-0302")), board());
    const auto rules =
        battle.obstacles.rules({.unit = battle.unit("us"), .side = {}, .closed = [&](Cell cell) {
                                    return cell == battle.field.at("b-0303");
                                }});
    EXPECT_EQ(rules[static_cast<std::size_t>(battle.field.at("b-0303"))], cellShut);
}

}  // namespace

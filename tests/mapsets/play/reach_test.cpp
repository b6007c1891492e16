#include "mapsets/movement/reach.h"

#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "mapsets/movement/obstacles.h"
#include "tests/support/reach_ground.h"

using namespace cota;
using namespace cota::mapsets;
using model::Direction;
using support::BoardMaker;
using support::ReachGround;

namespace {

constexpr int walk = 0;
constexpr int wheels = 1;

TEST(Reach, AlwaysOneHex) {
    const ReachGround ground(BoardMaker("b", 3, 5).terrain("0202", "woods").board);
    const auto reached = ground.reach(wheels, ground.query("0201", 4, 1));
    const auto* woods = reached.find(ground.field.at("0202"));
    ASSERT_TRUE(woods);
    EXPECT_TRUE(woods->minimumMove);
    EXPECT_EQ(woods->left, 0);
    EXPECT_EQ(woods->cost, ground.movement->pointsOf(model::Rational(4)));
    auto strict = ground.query("0201", 4, 1);
    strict.oneHexAlways = false;
    EXPECT_FALSE(ground.reach(wheels, strict).find(ground.field.at("0202")));
}

TEST(Reach, LargeNumbersAskForNoMoreMemory) {
    const ReachGround ground(BoardMaker("b", 7, 7).terrain("0303", "woods").board);
    auto query = ground.query("0401", 2, 3);
    const auto few = ground.reach(wheels, query);
    query.rules.assign(100000, nullptr);  // nothing blocks the way in that many turns
    const auto key = [](const ReachedHex& hex) { return std::tuple(hex.cell, hex.via, hex.cost, hex.turn); };
    EXPECT_TRUE(std::ranges::equal(ground.reach(wheels, query).hexes, few.hexes, {}, key, key));
    query.allowance = noLimit / 2;  // a bucket for each point and turn would need 40 million million bytes
    EXPECT_EQ(ground.reach(wheels, query).hexes.size(), ground.field->hexes().size());
}

TEST(Reach, PointsDoNotCarryOver) {
    const ReachGround ground(BoardMaker("b", 1, 6).terrain("0103", "woods").board);
    // After 1 for clear terrain, woods for 2 do not fit into 2: the second turn starts before the woods.
    const auto reached = ground.reach(walk, ground.query("0101", 2, 3));
    const auto at = [&](const char* label) { return *reached.find(ground.field.at(label)); };
    EXPECT_EQ(at("0101").turn, 0);
    EXPECT_EQ(at("0102").turn, 1);
    EXPECT_EQ(at("0103").turn, 2);
    EXPECT_EQ(at("0103").left, 0);
    EXPECT_EQ(at("0104").turn, 3);
    EXPECT_EQ(at("0104").cost, 6);
    EXPECT_EQ(at("0104").left, 6);
    EXPECT_EQ(at("0104").via, ground.field.at("0103"));
}

TEST(Reach, ThirdsAddUpExactly) {
    const ReachGround ground(
        BoardMaker("b", 1, 6).path("r", "road", {"0101", "0102", "0103", "0104", "0105"}).board);
    const auto reached = ground.reach(walk, ground.query("0101", 2, 1));
    ASSERT_TRUE(reached.find(ground.field.at("0104")));
    EXPECT_EQ(reached.find(ground.field.at("0104"))->left, 0);
    EXPECT_FALSE(reached.find(ground.field.at("0105")));
}

TEST(Reach, NothingWithoutAnAllowance) {
    const ReachGround ground(BoardMaker("b", 3, 3).board);
    EXPECT_EQ(ground.reach(walk, ground.query("0202", 0, 5)).hexes.size(), 1u);
}

TEST(Reach, DisruptedUnitsMoveOneHexATurn) {
    const ReachGround ground(BoardMaker("b", 1, 6).path("r", "road", {"0101", "0102", "0103", "0104"}).board);
    auto query = ground.query("0101", 4, 2);
    query.oneHexPerTurn = true;
    const auto reached = ground.reach(walk, query);
    EXPECT_EQ(reached.find(ground.field.at("0102"))->turn, 1);
    EXPECT_EQ(reached.find(ground.field.at("0103"))->turn, 2);
    EXPECT_FALSE(reached.find(ground.field.at("0104")));
}

TEST(Reach, CrossingAMinorRiverTakesTheRestOfTheTurn) {
    const ReachGround ground(
        BoardMaker("b", 7, 7)
            .path("s", "stream", {"0401", "0402", "0403", "0404", "0405", "0406", "0407"})
            .board);
    const auto reached = ground.reach(walk, ground.query("0303", 9, 2));
    const auto& bank = *reached.find(ground.field.at("0503"));
    EXPECT_EQ(bank.turn, 1);
    EXPECT_TRUE(bank.stops);
    EXPECT_EQ(bank.left, 0);
    EXPECT_EQ(bank.cost, ground.movement->pointsOf(model::Rational(3)));
    EXPECT_EQ(reached.find(ground.field.at("0603"))->turn, 2);
}

TEST(Reach, AMajorRiverDividesTheMap) {
    auto maker = BoardMaker("b", 7, 7);
    maker.path("s", "deep-stream", {"0401", "0402", "0403", "0404", "0405", "0406", "0407"});
    const ReachGround ground(maker.board);
    auto query = ground.query("0303", 6, 0);
    EXPECT_FALSE(ground.reach(walk, query).find(ground.field.at("0503")));
    EXPECT_TRUE(ground.reach(walk, query).find(ground.field.at("0403"))) << "it may be entered";
    query.helpsItself = true;
    const auto helped = ground.reach(walk, query);
    ASSERT_TRUE(helped.find(ground.field.at("0503")));
    EXPECT_TRUE(helped.find(ground.field.at("0503"))->byRoll);
    EXPECT_EQ(helped.find(ground.field.at("0503"))->turn, 2);
    const auto components = componentsOf(ReachGraph(*ground.field, *ground.movement, {walk, 0}));
    EXPECT_NE(components.ofCell[static_cast<std::size_t>(ground.field.at("0303"))],
              components.ofCell[static_cast<std::size_t>(ground.field.at("0503"))]);
    EXPECT_EQ(components.ofCell[static_cast<std::size_t>(ground.field.at("0303"))],
              components.ofCell[static_cast<std::size_t>(ground.field.at("0101"))]);
    const std::array starts{ground.field.at("0303")};
    const auto cells = cellsFrom(components, starts);
    EXPECT_TRUE(cells[static_cast<std::size_t>(ground.field.at("0403"))])
        << "into the river, on its own bank";
    EXPECT_FALSE(cells[static_cast<std::size_t>(ground.field.at("0503"))]);
    maker.feature("0404", "bridge");
    const ReachGround bridged(maker.board);
    EXPECT_TRUE(bridged.reach(walk, bridged.query("0303", 6, 0)).find(bridged.field.at("0503")));
    EXPECT_EQ(componentsOf(ReachGraph(*bridged.field, *bridged.movement, {walk, 0})).count, 1);
}

TEST(Reach, AUnitInARiverLeavesToTheBankItIsOn) {
    const ReachGround ground(
        BoardMaker("b", 7, 7)
            .path("s", "deep-stream", {"0401", "0402", "0403", "0404", "0405", "0406", "0407"})
            .board);
    auto query = ground.query("0403", 6, 0);
    EXPECT_TRUE(ground.reach(walk, query).find(ground.field.at("0503"))) << "nobody said which bank";
    query.lane = ground.movement->laneThrough(ground.field.at("0403"), Direction::nw);
    EXPECT_FALSE(ground.reach(walk, query).find(ground.field.at("0503")));
    EXPECT_TRUE(ground.reach(walk, query).find(ground.field.at("0303")));
}

TEST(Reach, WheelsAreHelpedAcrossAMinorRiver) {
    const ReachGround ground(
        BoardMaker("b", 7, 7)
            .path("s", "stream", {"0401", "0402", "0403", "0404", "0405", "0406", "0407"})
            .board);
    CellRules rules(static_cast<std::size_t>(ground.field->cellCount()), 0);
    auto query = ground.query("0103", 12, 0);
    query.rules = {&rules};
    EXPECT_FALSE(ground.reach(wheels, query).find(ground.field.at("0403")));
    rules[static_cast<std::size_t>(ground.field.at("0403"))] = cellHelped | cellStops;
    const auto reached = ground.reach(wheels, query);
    EXPECT_EQ(reached.find(ground.field.at("0303"))->turn, 1);
    EXPECT_EQ(reached.find(ground.field.at("0403"))->turn, 2) << "it must start its turn next to it";
    EXPECT_EQ(reached.find(ground.field.at("0503"))->turn, 3);
    EXPECT_FALSE(reached.find(ground.field.at("0503"))->byRoll);
}

TEST(Reach, UnknownCostsGiveBounds) {
    auto maker = BoardMaker("b", 3, 4);
    for (const auto* hex : {"0102", "0202", "0302"}) maker.terrain(hex, "fog");
    const ReachGround ground(maker.board);
    const auto reached = ground.reach(wheels, ground.query("0201", 4, 0));
    EXPECT_FALSE(reached.unknown.empty());
    const auto& fog = *reached.find(ground.field.at("0202"));
    EXPECT_EQ(fog.turn, 1);
    EXPECT_EQ(fog.leftAtLeast, std::optional<Points>(0)) << "one hex always, whatever it costs";
    const auto& behind = *reached.find(ground.field.at("0204"));
    EXPECT_EQ(behind.turn, 1);
    ASSERT_TRUE(behind.turnAtMost);
    EXPECT_EQ(*behind.turnAtMost, 2) << "at worst the fog takes a whole turn";
    EXPECT_FALSE(reached.find(ground.field.at("0101"))->turnAtMost);
}

TEST(Reach, EntryFromOffTheMapIsPaid) {
    const ReachGround ground(BoardMaker("b", 1, 5).board);
    auto query = ground.query("0101", 3, 1);
    query.entering = true;
    query.entryCost = ground.movement->pointsOf(model::Rational(1));
    const auto reached = ground.reach(walk, query);
    EXPECT_EQ(reached.find(ground.field.at("0101"))->turn, 1);
    EXPECT_EQ(reached.find(ground.field.at("0103"))->left, 0);
    EXPECT_FALSE(reached.find(ground.field.at("0104")));
}

TEST(Reach, WhatStandsInTheWayMayChangeByTurn) {
    const ReachGround ground(BoardMaker("b", 1, 5).board);
    CellRules night(static_cast<std::size_t>(ground.field->cellCount()), cellShut);
    const CellRules day;
    auto query = ground.query("0101", 2, 0);
    query.rules = {&night, &night, &day};
    const auto reached = ground.reach(walk, query);
    EXPECT_EQ(reached.find(ground.field.at("0102"))->turn, 3);
    EXPECT_EQ(reached.find(ground.field.at("0105"))->turn, 4);
}

TEST(Reach, EnemiesAreEnteredOnlyFromNextToThem) {
    const ReachGround ground(BoardMaker("b", 1, 5).board);
    CellRules rules(static_cast<std::size_t>(ground.field->cellCount()), 0);
    rules[static_cast<std::size_t>(ground.field.at("0103"))] = cellAssault;
    auto query = ground.query("0101", 4, 0);
    query.rules = {&rules};
    const auto reached = ground.reach(walk, query);
    EXPECT_EQ(reached.find(ground.field.at("0102"))->turn, 1);
    EXPECT_EQ(reached.find(ground.field.at("0103"))->turn, 2);
    EXPECT_EQ(reached.find(ground.field.at("0104"))->turn, 3);
    EXPECT_EQ(reached.find(ground.field.at("0105"))->turn, 4) << "one hex out of an assault";
}

TEST(Reach, PathsLeadFromStepToStep) {
    const ReachGround ground(BoardMaker("b", 6, 6).terrain("0303", "woods").board);
    const ReachGraph graph(*ground.field, *ground.movement, {walk, 0});
    ReachSearch search(graph);
    search.run(ground.query("0101", 3, 0));
    for (const auto& hex : search.result().hexes) {
        const auto path = search.path(hex.cell);
        ASSERT_FALSE(path.empty());
        EXPECT_EQ(path.front(), ground.field.at("0101"));
        EXPECT_EQ(path.back(), hex.cell);
        for (std::size_t i = 1; i < path.size(); ++i)
            EXPECT_EQ(ground.field->distance(path[i - 1], path[i]), 1);
        EXPECT_TRUE(std::ranges::equal(search.way(hex.cell), path, {}, &ReachedHex::cell));
        EXPECT_EQ(search.way(hex.cell).back().left, hex.left);
    }
    EXPECT_TRUE(search.path(noCell).empty());
}

}  // namespace

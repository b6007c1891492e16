#include "editor/answers/joined_map.h"

#include <gtest/gtest.h>

#include "tests/support/small_game.h"

using namespace cota;
using session::JoinedMap;

namespace {

std::shared_ptr<const mapsets::Mapset> tableGame() {
    return std::make_shared<const mapsets::Mapset>(support::smallGame());
}

std::shared_ptr<const JoinedMap> boardAlone() {
    model::Document document;
    document.boards["a"] = support::BoardMaker("A", 6, 5).terrain("0203", "woods").level("0203", 2).board;
    return JoinedMap::lay(document, tableGame());
}

/// Two boards that share their half hexes, the second one turned.
std::shared_ptr<const JoinedMap> twoBoards() {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    maker.add(support::BoardMaker("A", 5, 4).halves(false, true, false, true).board, 0, 0)
        .add(support::BoardMaker("B", 5, 4).halves(false, true, false, true).board, 4, 0, true);
    return JoinedMap::lay(maker.document(), tableGame());
}

TEST(JoinedMap, EveryHexIsFoundBelowItsCentre) {
    for (const auto& map : {boardAlone(), twoBoards()}) {
        ASSERT_TRUE(map);
        for (const auto cell : map->field().hexes()) {
            EXPECT_EQ(map->cellAt(map->sheet().centre(cell)), cell);
            for (const auto& printed : map->printed(cell)) EXPECT_EQ(map->cellOf(printed), cell);
        }
    }
}

TEST(JoinedMap, BesideTheMapIsNothing) {
    const auto map = boardAlone();
    EXPECT_FALSE(map->cellAt({-50, -50}));
    EXPECT_FALSE(map->onBoard({-50, -50}));
    EXPECT_FALSE(map->hexsideAt({-50, -50}, 3));
}

TEST(JoinedMap, EverySideIsFoundInItsMiddle) {
    const auto map = twoBoards();
    for (const auto cell : map->field().hexes())
        for (const auto direction : model::allDirections) {
            const auto side = map->hexsideAt(map->sheet().sideMiddle(cell, direction), 1);
            EXPECT_EQ(side, model::HexSide::of(map->field().hexAt(cell), direction));
        }
}

TEST(JoinedMap, SideIsOutOfReachInTheMiddleOfAHex) {
    const auto map = boardAlone();
    EXPECT_FALSE(map->hexsideAt(map->sheet().centre(map->field().hexes()[8]), 2));
}

TEST(JoinedMap, PointsOfABoardComeBackFromTheSheet) {
    const auto map = twoBoards();
    for (const std::string board : {"A.board.xml", "B.board.xml"})
        for (const model::GridPoint point : {model::GridPoint{1000, 1000}, {2345, 678}}) {
            const auto sheet = map->toSheet({board, point});
            ASSERT_TRUE(sheet);
            EXPECT_EQ(map->onBoard(*sheet, board), point);
        }
    EXPECT_FALSE(map->toSheet({"C.board.xml", {}}));
}

TEST(JoinedMap, HexOnASeamIsPrintedTwice) {
    const auto map = twoBoards();
    int seams = 0;
    for (const auto cell : map->field().hexes()) seams += map->printed(cell).size() == 2 ? 1 : 0;
    EXPECT_EQ(seams, 4);
}

TEST(JoinedMap, TerrainAndLevelAreThoseOfTheBoard) {
    const auto map = boardAlone();
    const auto cell = map->field().resolve("0203").value();
    EXPECT_EQ(map->terrain(cell).shares.front().terrain.text, "woods");
    EXPECT_EQ(map->level(cell), 2);
}

TEST(JoinedMap, WithoutAGameHexesAreThereAllTheSame) {
    model::Document document;
    document.boards["a"] = support::BoardMaker("A", 6, 5).board;
    const auto map = JoinedMap::lay(document, nullptr);
    ASSERT_TRUE(map);
    EXPECT_EQ(map->field().hexes().size(), 30u);
}

TEST(JoinedMap, DocumentWithoutAMapHasNone) { EXPECT_EQ(JoinedMap::lay({}, tableGame()), nullptr); }

}  // namespace

#include "editor/answers/table.h"

#include <gtest/gtest.h>

#include "tests/support/small_game.h"

using namespace cota;
using session::Table;

namespace {

std::shared_ptr<const mapsets::Mapset> tableGame() {
    return std::make_shared<const mapsets::Mapset>(support::smallGame());
}

std::shared_ptr<const Table> boardAlone() {
    model::Document document;
    document.boards["a"] = support::BoardMaker("A", 6, 5).terrain("0203", "woods").level("0203", 2).board;
    return Table::lay(document, tableGame());
}

/// Two boards that share their half hexes, the second one turned.
std::shared_ptr<const Table> twoBoards() {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    maker.add(support::BoardMaker("A", 5, 4).halves(false, true, false, true).board, 0, 0)
        .add(support::BoardMaker("B", 5, 4).halves(false, true, false, true).board, 4, 0, true);
    return Table::lay(maker.document(), tableGame());
}

TEST(Table, EveryHexIsFoundBelowItsCentre) {
    for (const auto& table : {boardAlone(), twoBoards()}) {
        ASSERT_TRUE(table);
        for (const auto cell : table->field().hexes()) {
            EXPECT_EQ(table->cellAt(table->sheet().centre(cell)), cell);
            for (const auto& printed : table->printed(cell)) EXPECT_EQ(table->cellOf(printed), cell);
        }
    }
}

TEST(Table, BesideTheMapIsNothing) {
    const auto table = boardAlone();
    EXPECT_FALSE(table->cellAt({-50, -50}));
    EXPECT_FALSE(table->onBoard({-50, -50}));
    EXPECT_FALSE(table->sideAt({-50, -50}, 3));
}

TEST(Table, EverySideIsFoundInItsMiddle) {
    const auto table = twoBoards();
    for (const auto cell : table->field().hexes())
        for (const auto direction : model::allDirections) {
            const auto side = table->sideAt(table->sheet().sideMiddle(cell, direction), 1);
            EXPECT_EQ(side, model::HexSide::of(table->field().hexAt(cell), direction));
        }
}

TEST(Table, SideIsOutOfReachInTheMiddleOfAHex) {
    const auto table = boardAlone();
    EXPECT_FALSE(table->sideAt(table->sheet().centre(table->field().hexes()[8]), 2));
}

TEST(Table, PointsOfABoardComeBackFromTheSheet) {
    const auto table = twoBoards();
    for (const std::string board : {"A.board.xml", "B.board.xml"})
        for (const model::GridPoint point : {model::GridPoint{1000, 1000}, {2345, 678}}) {
            const auto sheet = table->toSheet({board, point});
            ASSERT_TRUE(sheet);
            EXPECT_EQ(table->onBoard(*sheet, board), point);
        }
    EXPECT_FALSE(table->toSheet({"C.board.xml", {}}));
}

TEST(Table, HexOnASeamIsPrintedTwice) {
    const auto table = twoBoards();
    int seams = 0;
    for (const auto cell : table->field().hexes()) seams += table->printed(cell).size() == 2 ? 1 : 0;
    EXPECT_EQ(seams, 4);
}

TEST(Table, TerrainAndLevelAreThoseOfTheBoard) {
    const auto table = boardAlone();
    const auto cell = table->field().resolve("0203").value();
    EXPECT_EQ(table->terrain(cell).shares.front().terrain.text, "woods");
    EXPECT_EQ(table->level(cell), 2);
}

TEST(Table, WithoutAGameHexesAreThereAllTheSame) {
    model::Document document;
    document.boards["a"] = support::BoardMaker("A", 6, 5).board;
    const auto table = Table::lay(document, nullptr);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->field().hexes().size(), 30u);
}

TEST(Table, DocumentWithoutAMapHasNone) { EXPECT_EQ(Table::lay({}, tableGame()), nullptr); }

}  // namespace

// If a hex has several obstacles, the tallest counts, in any order.
#include <gtest/gtest.h>

#include <algorithm>

#include "mapsets/play/play.h"
#include "tests/support/real_game.h"
#include "tests/support/small_game.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;

void setHeight(Mapset& game, const char* terrain, int height) {
    std::ranges::find(game.catalogue.terrains, model::TerrainId(terrain), &TerrainType::id)->height = height;
}

model::Board openGround() {
    model::Grid grid;
    grid.columns = 3;
    grid.rows = 6;
    auto board = model::blankBoard("b", model::MapsetId("tcs"), grid, model::TerrainId("open-ground"));
    // Both ends are 20 m high.
    board.level = board.level.with([&](auto& layer) {
        for (const int row : {0, 4}) layer[grid.index(grid.hexAt(model::OffsetCoord{0, row}))] = 1;
    });
    return board;
}

bool isClear(const model::Board& board, const Mapset& game) {
    const Field field = fieldOf(board, game);
    const Play play(*field);
    return play.sight().judge(field.at("0101"), field.at("0105")).isClear();
}

TEST(Tallest, OfTheTerrainsOfAHexByLevels) {
    auto game = support::smallGame();
    setHeight(game, "woods", 2);
    for (const auto* words : {"woods town", "town woods"}) {
        const Field field = fieldOf(BoardMaker("b", 3, 3).terrain("0202", words).board, game);
        EXPECT_EQ(Play(*field).heights().top(field.at("0202")), 40) << words;
    }
}

TEST(Summits, RiseAsTheGameSays) {
    auto game = support::realGame("tcs");
    std::ranges::find(game.catalogue.strategies, "heights", &StrategyChoice::question)
        ->parameters.set("summit-rise", "15");
    model::Grid grid;
    grid.columns = 5;
    grid.rows = 5;
    auto board = model::blankBoard("b", game.id, grid, model::TerrainId("open-ground"));
    model::Contour contour;
    contour.id = "c";
    contour.metres = 20;
    contour.closed = true;
    contour.high = model::HighSide::right;
    contour.points = {{1500, 1500}, {2500, 1500}, {2500, 2500}, {1500, 2500}};
    board.contours.push_back(contour);
    support::ScenarioMaker maker;
    maker.add(board, 0, 0);
    maker.scenario.options[model::OptionId("height-method")] = "topographic-summits";
    const Field field = fieldOf(maker.document(), game);
    EXPECT_EQ(Play(*field).heights().ground(field.at("b-0303")), 35);
}

TEST(Tallest, OfWhatFillsAHexBlocks) {
    auto game = support::realGame("tcs");
    setHeight(game, "village", 30);
    setHeight(game, "city", 10);
    for (const bool isFirst : {true, false}) {
        auto board = openGround();
        const auto middle = board.grid.index(board.grid.hexAt(model::OffsetCoord{0, 2}));
        const model::TerrainId one(isFirst ? "village" : "city"), other(isFirst ? "city" : "village");
        board.terrain = board.terrain.with([&](auto& layer) {
            layer.set(middle, model::TerrainMix{{{one, {}}, {other, {}}}});
        });
        EXPECT_FALSE(isClear(board, game)) << one.text;
    }
}

TEST(Tallest, OfTheOutlinesALineMeetsBlocks) {
    auto game = support::realGame("tcs");
    setHeight(game, "woods", 30);
    setHeight(game, "orchard", 10);
    auto board = openGround();
    const auto add = [&](const char* terrain, std::int32_t top) {
        board.areas.push_back({terrain,
                               model::TerrainId(terrain),
                               {{-200, top}, {200, top}, {200, top + 100}, {-200, top + 100}},
                               {}});
    };
    add("orchard", 1900);
    EXPECT_TRUE(isClear(board, game)) << "the orchard is lower than the line";
    add("woods", 2100);
    EXPECT_FALSE(isClear(board, game));
}

}  // namespace
}  // namespace cota::mapsets

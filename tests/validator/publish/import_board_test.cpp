#include "validator/publish/import_board.h"

#include <gmock/gmock.h>

namespace cota::publish {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

mapsets::Mapset aGame() {
    mapsets::Mapset game;
    game.id = model::MapsetId("game");
    for (const char* id : {"open", "trees", "houses", "stream"}) {
        mapsets::TerrainType terrain;
        terrain.id = model::TerrainId(id);
        game.catalogue.terrains.push_back(terrain);
    }
    game.catalogue.seal();
    return game;
}

ImportRow row(const char* token) {
    ImportRow row;
    row.token = token;
    return row;
}

ImportTable aTable() {
    ImportTable table;
    table.ground = model::TerrainId("open");
    table.rows.push_back(row("building"));
    table.rows.back().terrain = model::TerrainId("houses");
    table.rows.push_back(row("woods"));
    table.rows.back().terrain = model::TerrainId("trees");
    table.rows.push_back(row("road"));
    table.rows.back().path = model::PathKindId("way");
    table.rows.push_back(row("bridge"));
    table.rows.back().path = model::PathKindId("way");
    table.rows.back().feature = model::FeatureId("span");
    table.rows.push_back(row("pavement"));
    table.rows.back().meets = model::PathKindId("way");
    table.rows.back().lost = {"paved", "pavimento"};
    table.rows.push_back(row("wall"));
    table.rows.back().hexside = model::HexsideId("hedge");
    return table;
}

BoardImport imported(const std::string& lines) {
    const auto source = interchange::readMegamekBoard(lines + "end\n", "x.board");
    EXPECT_TRUE(source.ok());
    EXPECT_THAT(source.findings, IsEmpty());
    return importMegamekBoard(*source.value, aTable(), aGame(), "x");
}

std::vector<std::string> words(const std::vector<ImportLine>& lines) {
    std::vector<std::string> all;
    for (const auto& line : lines) all.push_back(line.what + "=" + std::to_string(line.count));
    return all;
}

TEST(ImportBoard, TerrainLevelsAndGrid) {
    const auto result =
        imported("size 2 1\nhex 0101 -2 \"woods:1;building:2;bldg_cf:9\" \"snow\"\nhex 0201 3 \"\" \"\"\n");
    const auto& board = result.board;
    EXPECT_EQ(board.grid.stagger, model::Stagger::evenLow);
    EXPECT_EQ((*board.level)[0], -2);
    EXPECT_EQ((*board.level)[1], 3);
    const auto& mix = (*board.terrain)[0];
    ASSERT_EQ(mix.shares.size(), 2u);
    EXPECT_EQ(mix.shares[0].terrain, model::TerrainId("houses")) << "the row that stands first paints";
    EXPECT_EQ((*board.terrain)[1].shares[0].terrain, model::TerrainId("open"));
    EXPECT_THAT(words(result.carried), ElementsAre("building:2=1", "woods:1=1"));
    EXPECT_THAT(words(result.lost), ElementsAre("bldg_cf:9=1", "theme snow=1"));
    EXPECT_THAT(result.lost[0].first, ElementsAre("0101"));
    EXPECT_FALSE(result.lost[0].reason.en.empty());
}

TEST(ImportBoard, LargeBoardsGetLongerLabels) {
    const auto result = imported("size 120 1\n" + [] {
        std::string lines;
        for (int i = 0; i < 120; ++i) lines += "hex " + interchange::megamekNumber(i, 0) + " 0 \"\" \"\"\n";
        return lines;
    }());
    const auto& grid = result.board.grid;
    EXPECT_EQ(grid.label(grid.at(119)), "12001");
    EXPECT_EQ(grid.label(grid.at(0)), "00101");
}

TEST(ImportBoard, RoadsBridgesAndPavementJoin) {
    const auto result = imported(
        "size 1 4\nhex 0101 0 \"road:1:9\" \"\"\nhex 0102 0 \"bridge:1:9\" \"\"\n"
        "hex 0103 0 \"road:1:9\" \"\"\nhex 0104 0 \"pavement:1\" \"\"\n");
    ASSERT_EQ(result.board.paths.size(), 1u);
    EXPECT_EQ(result.board.paths[0].hexes.size(), 4u);
    EXPECT_EQ(result.board.paths[0].ends.size(), 1u);
    ASSERT_EQ(result.board.features.size(), 1u);
    EXPECT_EQ(result.board.features[0].kind, model::FeatureId("span"));
}

TEST(ImportBoard, ExitsNobodyNamesAreThoseOfEqualNeighbours) {
    const auto joined = imported("size 1 2\nhex 0101 0 \"road:1\" \"\"\nhex 0102 0 \"road:1\" \"\"\n");
    ASSERT_EQ(joined.board.paths.size(), 1u);
    EXPECT_EQ(joined.board.paths[0].hexes.size(), 2u);
    const auto paved = imported("size 1 2\nhex 0101 0 \"road:1\" \"\"\nhex 0102 0 \"pavement:1\" \"\"\n");
    EXPECT_EQ(paved.board.paths.size(), 1u);
    const auto forbidden = imported(
        "size 1 2\noption exit_roads_to_pavement false\nhex 0101 0 \"road:1\" \"\"\nhex 0102 0 "
        "\"pavement:1\" \"\"\n");
    EXPECT_THAT(forbidden.board.paths, IsEmpty());
    EXPECT_THAT(words(forbidden.lost), ElementsAre("pavement:1=1", "way (hex)=1"));
}

TEST(ImportBoard, WhatNobodyAnswersIsListed) {
    const auto result = imported("size 1 2\nhex 0101 0 \"road:1:8\" \"\"\nhex 0102 0 \"woods:1\" \"\"\n");
    EXPECT_THAT(result.board.paths, IsEmpty());
    EXPECT_THAT(words(result.lost), ElementsAre("way (hex)=1", "way (side)=1"));
}

TEST(ImportBoard, WallsStandOnTheSidesNamed) {
    const auto result = imported("size 1 2\nhex 0101 0 \"wall:1:8\" \"\"\nhex 0102 0 \"wall:1:1\" \"\"\n");
    ASSERT_EQ(result.board.hexsides.size(), 1u) << "one hexside, named from both sides";
}

TEST(ImportBoard, WordsAreListed) {
    const auto result = imported(
        "size 1 1\ntag \"old\"\ndescription \"d\"\nnote 0101 \"n\"\noption odd yes\noption "
        "exit_roads_to_pavement no\n"
        "hex 0101 0 \"woods:*\" \"\"\n");
    EXPECT_THAT(words(result.lost),
                ElementsAre("description d=1", "note n=1", "option odd yes=1", "tag old=1", "woods:*=1"));
}

}  // namespace
}  // namespace cota::publish

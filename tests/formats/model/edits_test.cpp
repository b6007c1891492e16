#include "formats/model/document/edits.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace cota::model {
namespace {

const std::string key = "a.board.xml";

Document boardDocument(int columns = 5, int rows = 4) {
    Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    Document document;
    document.boards[key] = blankBoard("A", MapsetId("game"), grid, TerrainId("clear"));
    return document;
}

Document scenarioDocument() {
    Document document;
    Scenario scenario;
    for (const char* id : {"north", "south"}) {
        Group group;
        group.id = GroupId(id);
        scenario.groups.push_back(group);
    }
    scenario.groups[0].units.push_back({CounterId("c1"), HexRef{"0101"}, {}, {}, {}});
    document.scenario = scenario;
    Forces forces;
    forces.formations = {{FormationId("division"), {}, SideId("red"), {}, {}, {}, {}},
                         {FormationId("battalion"), FormationId("division"), {}, {}, {}, {}, {}}};
    forces.counters = {{CounterId("c1"), CounterTypeId("inf"), FormationId("battalion"), {}, {}, {}, {}}};
    document.forces["f"] = forces;
    return document;
}

const Board& board(const Document& document) { return *document.boards.at(key); }

TEST(Edits, PaintOnlyTheHexesGiven) {
    const Document before = boardDocument();
    const HexCoord hex = board(before).grid.hexAt({2, 1});
    const std::array hexes = {hex, HexCoord{-5, 0}};
    const Document after = withTerrain(before, key, hexes, {{{TerrainId("woods"), 60}}});
    const std::size_t index = board(after).grid.index(hex);
    EXPECT_EQ((*board(after).terrain)[index].shares[0].terrain, TerrainId("woods"));
    EXPECT_EQ((*board(before).terrain)[index].shares[0].terrain, TerrainId("clear"));
    int painted = 0;
    for (std::size_t i = 0; i < board(after).grid.size(); ++i)
        painted += (*board(after).terrain)[i].shares[0].terrain == TerrainId("woods");
    EXPECT_EQ(painted, 1);
}

TEST(Edits, GiveBackTheSameBoxWhereNothingChanges) {
    const Document before = boardDocument();
    const std::array hexes = {HexCoord{0, 0}};
    EXPECT_TRUE(withTerrain(before, key, hexes, {}).boards.at(key).same(before.boards.at(key)));
    EXPECT_TRUE(withLevel(before, key, hexes, 0).boards.at(key).same(before.boards.at(key)));
    EXPECT_TRUE(withLevel(before, "other", hexes, 3).boards.at(key).same(before.boards.at(key)));
}

TEST(Edits, KeepTheTerrainBoxWhenOnlyLevelsChange) {
    const Document before = boardDocument();
    const std::array hexes = {HexCoord{0, 0}, HexCoord{0, 1}};
    const Document after = withLevelRaised(withLevel(before, key, hexes, 2), key, hexes, -3);
    EXPECT_TRUE(board(after).terrain.same(board(before).terrain));
    EXPECT_EQ((*board(after).level)[board(after).grid.index(hexes[0])], -1);
}

TEST(Edits, ReplaceRecordsInsteadOfDoublingThem) {
    Document document = boardDocument();
    const FeatureAt bridge{FeatureId("bridge"), {0, 0}, {}, {}};
    document = withFeature(withFeature(document, key, bridge), key, bridge);
    EXPECT_EQ(board(document).features.size(), 1u);
    EXPECT_TRUE(board(withoutFeature(document, key, {0, 0}, FeatureId("bridge"))).features.empty());
    EXPECT_TRUE(
        board(withFeature(boardDocument(), key, {FeatureId("bridge"), {99, 0}, {}, {}})).features.empty());

    const HexsideAt wall{HexsideId("wall"), HexSide::of({1, 1}, Direction::s), {}, {}};
    const HexsideAt sameWall{HexsideId("wall"), HexSide::of({1, 2}, Direction::n), {}, {}};
    document = withHexside(withHexside(document, key, wall), key, sameWall);
    EXPECT_EQ(board(document).hexsides.size(), 1u);
    EXPECT_TRUE(board(withoutHexside(document, key, wall.side, wall.kind)).hexsides.empty());

    Path road;
    road.id = PathId("r1");
    road.hexes = {{0, 0}, {1, 0}};
    document = withPath(withPath(document, key, road), key, road);
    EXPECT_EQ(board(document).paths.size(), 1u);
    road.hexes.push_back({50, 50});
    EXPECT_EQ(board(withPath(document, key, road)).paths[0].hexes.size(), 2u);
}

TEST(CodedLayer, ValuesNobodyHasMakeRoomAndNoCodeIsWrong) {
    std::vector<int> palette(CodedLayer<int>::mostValues);
    std::iota(palette.begin(), palette.end(), 0);
    std::vector<std::uint16_t> codes(palette.size() + 1, 0);
    CodedLayer<int> sparse(palette, codes);
    sparse.set(1, -5);
    EXPECT_EQ(sparse[0], 0);
    EXPECT_EQ(sparse[1], -5);
    EXPECT_EQ(sparse.palette().size(), 2u);

    std::iota(codes.begin(), codes.end(), std::uint16_t{0});
    CodedLayer<int> full(palette, codes);
    EXPECT_THROW(full.set(1, -5), std::length_error);
    EXPECT_EQ(full, CodedLayer<int>(palette, codes));
    full.set(1, 65535);
    full.set(2, -5);
    EXPECT_EQ(full[1], 65535);
    EXPECT_EQ(full[2], -5);
    EXPECT_EQ(full[3], 3);
}

TEST(Edits, AnEmptyNoteOrNameGoes) {
    Document document = boardDocument();
    HexNote note;
    note.name = {"Hill 60", "Cota 60"};
    document = withHexNote(document, key, {1, 1}, note);
    EXPECT_EQ(board(document).notes.size(), 1u);
    EXPECT_TRUE(board(withHexNote(document, key, {1, 1}, {})).notes.empty());
    document = withMapName(document, key, {{500, 500}, {"Brod", ""}, "town", {}});
    EXPECT_EQ(board(document).names.size(), 1u);
    EXPECT_TRUE(board(withMapName(document, key, {{500, 500}, {}, "", {}})).names.empty());
}

TEST(Edits, ALargerGridKeepsEveryHexInItsColumnAndRow) {
    Document document = boardDocument(5, 4);
    const Grid old = board(document).grid;
    const std::array hexes = {old.hexAt({4, 3})};
    document = withTerrain(document, key, hexes, {{{TerrainId("woods"), {}}}});
    document = withFeature(document, key, {FeatureId("bridge"), hexes[0], {}, {}});
    Grid grid = old;
    grid.columns = 8;
    grid.stagger = Stagger::oddLow;
    const Document larger = withGrid(document, key, grid);
    EXPECT_EQ((*board(larger).terrain)[grid.index(OffsetCoord{4, 3})].shares[0].terrain, TerrainId("woods"));
    EXPECT_EQ(grid.offsetOf(board(larger).features.at(0).at), (OffsetCoord{4, 3}));
    grid.columns = 4;
    EXPECT_TRUE(board(withGrid(larger, key, grid)).features.empty());
    grid.columns = 0;
    EXPECT_EQ(withGrid(larger, key, grid), larger);
}

TEST(Edits, AHexsideOnTheRimStaysWhereAnotherGridKeepsItsHex) {
    Document document = boardDocument(5, 4);
    const Grid old = board(document).grid;
    // The lower hexside of a hex in the last row belongs to the hex below, which is not on the board.
    const HexsideAt low{HexsideId("wall"), HexSide::of(old.hexAt({2, 3}), Direction::s), {}, {}};
    const HexsideAt left{HexsideId("wall"), HexSide::of(old.hexAt({0, 1}), Direction::sw), {}, {}};
    document = withHexside(withHexside(document, key, low), key, left);
    ASSERT_EQ(board(document).hexsides.size(), 2u);
    Grid grid = old;
    grid.columns = 8;
    EXPECT_EQ(board(withGrid(document, key, grid)).hexsides, board(document).hexsides);
    grid.rows = 2;
    EXPECT_EQ(board(withGrid(document, key, grid)).hexsides, std::vector{left});
    grid.stagger = Stagger::oddLow;
    EXPECT_TRUE(board(withGrid(document, key, grid)).hexsides.empty());
}

TEST(Edits, PathsKeepTheirSidesOnlyOnTheSameLattice) {
    Document document = boardDocument(5, 4);
    const Grid old = board(document).grid;
    Path wall;
    wall.id = PathId("w");
    wall.sides = {HexSide::of(old.hexAt({1, 1}), Direction::n),
                  HexSide::of(old.hexAt({1, 1}), Direction::ne)};
    Path road;
    road.id = PathId("r");
    road.hexes = {old.hexAt({1, 2}), old.hexAt({1, 3})};
    road.ends = {HexSide::of(road.hexes[1], Direction::s)};
    document = withPath(withPath(document, key, wall), key, road);

    Grid wider = old;
    wider.columns = 7;
    EXPECT_EQ(board(withGrid(document, key, wider)).paths, board(document).paths);
    Grid longer = old;
    longer.rows = 9;
    ASSERT_EQ(board(withGrid(document, key, longer)).paths.size(), 2u);
    EXPECT_TRUE(board(withGrid(document, key, longer)).paths[1].ends.empty())
        << "no way off the board any more";
    Grid pointed = old;
    pointed.orientation = Orientation::pointed;
    const Document turned = withGrid(document, key, pointed);
    ASSERT_EQ(board(turned).paths.size(), 1u);
    EXPECT_EQ(board(turned).paths[0].id, road.id);
    EXPECT_TRUE(board(turned).paths[0].ends.empty());
    EXPECT_EQ(pointed.offsetOf(board(turned).paths[0].hexes[1]), (OffsetCoord{1, 3}));
    Grid small = old;
    small.columns = 1;
    EXPECT_TRUE(board(withGrid(document, key, small)).paths.empty());
}

TEST(Edits, ALevelRaisedBeyondAllBoundsStopsAtTheHighest) {
    const std::array hexes = {HexCoord{0, 0}};
    const Document high = withLevel(boardDocument(), key, hexes, 5);
    const Document top = withLevelRaised(high, key, hexes, std::numeric_limits<int>::max());
    EXPECT_EQ((*board(top).level)[board(top).grid.index(hexes[0])], 32767);
}

TEST(Edits, ACounterStandsInOneGroupOnly) {
    const Document before = scenarioDocument();
    const Document after =
        withPlacement(before, GroupId("south"), {CounterId("c1"), HexRef{"0202"}, {}, {}, {}});
    EXPECT_TRUE((*after.scenario)->groups[0].units.empty());
    ASSERT_EQ((*after.scenario)->groups[1].units.size(), 1u);
    EXPECT_EQ((*after.scenario)->groups[1].units[0].at->label, "0202");
    EXPECT_EQ(withPlacement(before, GroupId("nowhere"), {CounterId("c1"), {}, {}, {}, {}}), before);
}

TEST(Edits, ARemovedCounterLeavesTheScenarioToo) {
    const Document after = withoutCounter(scenarioDocument(), "f", CounterId("c1"));
    EXPECT_TRUE(after.forces.at("f")->counters.empty());
    EXPECT_TRUE((*after.scenario)->groups[0].units.empty());
}

TEST(Edits, WhatBelongedToARemovedFormationMovesUp) {
    Document document = withoutFormation(scenarioDocument(), "f", FormationId("battalion"));
    EXPECT_EQ(document.forces.at("f")->counters[0].formation, FormationId("division"));
    document = withoutFormation(document, "f", FormationId("division"));
    EXPECT_TRUE(document.forces.at("f")->counters[0].formation.empty());
    EXPECT_EQ(document.forces.at("f")->counters[0].side, SideId("red"));
}

TEST(Edits, ScenarioRecordsAreAddedReplacedAndRemovedById) {
    Document document = scenarioDocument();
    Zone zone;
    zone.id = ZoneId("z");
    zone.name = {"North", "Norte"};
    document = withZone(withZone(document, zone), zone);
    EXPECT_EQ((*document.scenario)->zones.size(), 1u);
    EXPECT_TRUE((*withoutZone(document, zone.id).scenario)->zones.empty());
    document = withOption(document, OptionId("o"), "yes");
    EXPECT_EQ((*document.scenario)->options.at(OptionId("o")), "yes");
    EXPECT_TRUE((*withOption(document, OptionId("o"), "").scenario)->options.empty());
    const Document noScenario = boardDocument();
    EXPECT_EQ(withZone(noScenario, zone), noScenario);
}

}  // namespace
}  // namespace cota::model

#include "validator/publish/ground/ground_import.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace cota::publish {
namespace {

using model::GridPoint;
using model::HexCoord;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

mapsets::Catalogue groundGame() {
    mapsets::Catalogue game;
    for (const char* id : {"open", "trees", "houses", "stream", "hill"}) {
        mapsets::TerrainType terrain;
        terrain.id = model::TerrainId(id);
        terrain.additive = std::string_view(id) == "hill";
        game.terrains.push_back(terrain);
    }
    for (const char* id : {"road", "trail", "course"}) {
        mapsets::PathKind kind;
        kind.id = model::PathKindId(id);
        if (kind.id.text != "course") kind.tags = {"road"};
        game.pathKinds.push_back(kind);
    }
    game.seal();
    return game;
}

GroundRow groundRowOf(const char* attribute, const char* value) {
    GroundRow row;
    row.is = GroundCondition{attribute, {value}};
    return row;
}

GroundTable groundTable() {
    GroundTable table;
    const auto add = [&](const char* attribute, const char* value) -> GroundRow& {
        return table.rows.emplace_back(groundRowOf(attribute, value));
    };
    add("landuse", "forest").terrain = model::TerrainId("trees");
    add("landuse", "town").terrain = model::TerrainId("houses");
    add("highway", "main").path = model::PathKindId("road");
    add("highway", "track").path = model::PathKindId("trail");
    GroundRow& river = add("waterway", "river");
    river.path = model::PathKindId("course");
    river.terrain = model::TerrainId("stream");
    river.text = "name";
    add("waterway", "brook").hexside = model::HexsideId("brook");
    GroundRow& village = add("place", "village");
    village.name = "town";
    village.feature = model::FeatureId("church");
    for (const auto& row : table.rows)
        if (!row.terrain.empty()) table.least.emplace(row.terrain, 50);
    return table;
}

model::Board groundBoard() {
    model::Grid grid;
    grid.columns = 6;
    grid.rows = 6;
    return model::blankBoard("A", model::MapsetId("game"), grid, model::TerrainId("open"));
}

GroundFeature groundFeatureOf(GroundShape shape, const char* attribute, const char* value,
                              std::vector<GridPoint> part) {
    GroundFeature feature;
    feature.shape = shape;
    feature.parts.push_back(std::move(part));
    feature.values[attribute] = value;
    return feature;
}

std::vector<GridPoint> groundBox(std::int32_t x, std::int32_t y, std::int32_t width, std::int32_t height) {
    return {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
}

class GroundImportTest : public testing::Test {
  protected:
    GroundImport run(const std::vector<GroundFeature>& features) {
        GroundOptions options;
        options.metresPerHex = 200;
        options.keepPainted = keepPainted;
        options.left = left;
        return importGround(board, features, table, game, options);
    }
    model::TerrainMix terrainAt(const GroundImport& result, HexCoord hex) const {
        return (*result.board.terrain)[board.grid.index(hex)];
    }
    static std::vector<GroundDoubtKind> kinds(const GroundImport& result) {
        std::vector<GroundDoubtKind> all;
        for (const auto& doubt : result.doubts) all.push_back(doubt.kind);
        return all;
    }
    mapsets::Catalogue game = groundGame();
    GroundTable table = groundTable();
    model::Board board = groundBoard();
    bool keepPainted = false;
    std::set<HexCoord> left;
};

TEST_F(GroundImportTest, AreasBecomeTerrainWithTheirShare) {
    // Covers the hex at column 2, row 2 up to three quarters of its height.
    const auto result =
        run({groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(1000, 1500, 2000, 750))});
    const HexCoord hex = board.grid.hexAt({2, 2});
    const auto mix = terrainAt(result, hex);
    ASSERT_THAT(mix.shares, SizeIs(1));
    EXPECT_EQ(mix.shares[0].terrain.text, "trees");
    EXPECT_EQ(mix.shares[0].percent, 79);  // the middle of a hex is wider than its top
    ASSERT_THAT(result.changes, SizeIs(1));
    EXPECT_EQ(result.changes[0].hex, hex);
    EXPECT_FALSE(result.changes[0].isPainted);
    EXPECT_EQ(result.rows[0].features, 1U);
    EXPECT_EQ(result.rows[0].made, 1U);
}

TEST_F(GroundImportTest, SharesNearTheLimitAndNearEachOtherAreInDoubt) {
    const auto near =
        run({groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(1000, 1500, 2000, 520))});
    EXPECT_EQ(terrainAt(near, board.grid.hexAt({2, 2})).shares[0].terrain.text, "trees");
    ASSERT_THAT(near.doubts, SizeIs(testing::Ge(1U)));
    EXPECT_EQ(near.doubts[0].kind, GroundDoubtKind::nearLimit);
    EXPECT_TRUE(near.doubts[0].isCounted);
    table.doubt = 5;
    const auto equal =
        run({groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(1000, 1500, 2000, 700)),
             groundFeatureOf(GroundShape::area, "landuse", "town", groundBox(1000, 1780, 2000, 720))});
    EXPECT_EQ(terrainAt(equal, board.grid.hexAt({2, 2})).shares[0].terrain.text, "houses");
    EXPECT_THAT(kinds(equal), testing::Contains(GroundDoubtKind::nearEqual));
}

TEST_F(GroundImportTest, AllTerrainsOfAHexNeverExceedIt) {
    table.terrains = TerrainsKept::all;
    const auto result =
        run({groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(1000, 1000, 2000, 2000)),
             groundFeatureOf(GroundShape::area, "landuse", "town", groundBox(1000, 1500, 2000, 700))});
    int sum = 0;
    for (const auto& share : terrainAt(result, board.grid.hexAt({2, 2})).shares)
        sum += share.percent.value_or(0);
    EXPECT_EQ(sum, 100);
}

TEST_F(GroundImportTest, LinesBecomePathsThatLeaveTheBoard) {
    const auto result =
        run({groundFeatureOf(GroundShape::line, "highway", "main", {{1000, -1500}, {1000, 2500}}),
             groundFeatureOf(GroundShape::line, "highway", "main", {{1000, 2500}, {1000, 9000}})});
    ASSERT_THAT(result.board.paths, SizeIs(1));
    EXPECT_EQ(result.board.paths[0].kind.text, "road");
    EXPECT_THAT(result.board.paths[0].hexes, SizeIs(6));
    EXPECT_THAT(result.board.paths[0].ends, SizeIs(2));
    EXPECT_EQ(result.rows[2].features, 2U);
}

TEST_F(GroundImportTest, OfTwoPathsOnOneLinkTheFirstRowStays) {
    const auto result =
        run({groundFeatureOf(GroundShape::line, "highway", "track", {{1000, 500}, {1000, 3500}}),
             groundFeatureOf(GroundShape::line, "highway", "main", {{1000, 500}, {1000, 2500}})});
    ASSERT_THAT(result.board.paths, SizeIs(2));
    EXPECT_EQ(result.board.paths[0].kind.text, "road");
    EXPECT_THAT(result.board.paths[0].hexes, SizeIs(3));
    EXPECT_EQ(result.board.paths[1].kind.text, "trail");
    EXPECT_THAT(result.board.paths[1].hexes, SizeIs(2));
}

TEST_F(GroundImportTest, ShortRunsAreLeftOutAndListed) {
    table.rows[3].shortest = 500;
    const auto result =
        run({groundFeatureOf(GroundShape::line, "highway", "track", {{1000, 500}, {1000, 1500}})});
    EXPECT_THAT(result.board.paths, IsEmpty());
    EXPECT_THAT(kinds(result), ElementsAre(GroundDoubtKind::shortRun));
    EXPECT_EQ(result.rows[3].made, 0U);
    const auto longer =
        run({groundFeatureOf(GroundShape::line, "highway", "track", {{1000, 500}, {1000, 3500}})});
    EXPECT_THAT(longer.board.paths, SizeIs(1));
}

TEST_F(GroundImportTest, ARiverFillsItsHexesAndKeepsItsName) {
    auto river = groundFeatureOf(GroundShape::line, "waterway", "river", {{1000, 500}, {1000, 2500}});
    river.values["name"] = "Sula";
    const auto result =
        run({river, groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(500, 0, 1000, 3000))});
    ASSERT_THAT(result.board.paths, SizeIs(1));
    EXPECT_EQ(result.board.paths[0].name.en, "Sula");
    EXPECT_EQ(terrainAt(result, board.grid.hexAt({1, 1})).shares[0].terrain.text, "stream");
}

TEST_F(GroundImportTest, BrooksRunAlongHexsides) {
    const auto result =
        run({groundFeatureOf(GroundShape::line, "waterway", "brook", {{1700, 1500}, {2300, 1500}})});
    ASSERT_THAT(result.board.hexsides, SizeIs(1));
    EXPECT_EQ(result.board.hexsides[0].kind.text, "brook");
}

TEST_F(GroundImportTest, PointsBecomeNamesAndThings) {
    auto village = groundFeatureOf(GroundShape::point, "place", "village", {{2100, 2050}});
    village.values["name"] = "Brod";
    const auto result = run({village});
    ASSERT_THAT(result.board.names, SizeIs(1));
    EXPECT_EQ(result.board.names[0].text.en, "Brod");
    EXPECT_EQ(result.board.names[0].at, (GridPoint{2100, 2050}));
    ASSERT_THAT(result.board.features, SizeIs(1));
    EXPECT_EQ(result.board.features[0].at, board.grid.hexAt({2, 2}));
}

TEST_F(GroundImportTest, ASecondImportChangesNothing) {
    auto river = groundFeatureOf(GroundShape::line, "waterway", "river", {{1000, -1500}, {1000, 2500}});
    auto village = groundFeatureOf(GroundShape::point, "place", "village", {{2100, 2050}});
    village.values["name"] = "Brod";
    const std::vector<GroundFeature> features{
        river, village,
        groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(500, 0, 3000, 3000)),
        groundFeatureOf(GroundShape::line, "highway", "main", {{-2000, 2000}, {9000, 2200}}),
        groundFeatureOf(GroundShape::line, "waterway", "brook", {{1700, 1500}, {5300, 2500}})};
    const auto once = run(features);
    EXPECT_FALSE(once.board == board);
    board = once.board;
    const auto twice = run(features);
    EXPECT_TRUE(twice.board == once.board);
    EXPECT_THAT(twice.changes, IsEmpty());
    EXPECT_EQ(twice.paths + twice.hexsides + twice.things + twice.names, 0U);
}

TEST_F(GroundImportTest, PaintedHexesAreListedAndCanBeKept) {
    const HexCoord hex = board.grid.hexAt({2, 2});
    auto terrain = *board.terrain;
    terrain.set(board.grid.index(hex), {{{model::TerrainId("houses"), std::nullopt}}});
    board.terrain = terrain;
    const std::vector<GroundFeature> wood{
        groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(1000, 1000, 2000, 2000))};
    const auto painted = [](const GroundImport& result) {
        return *std::ranges::find_if(result.changes, [](const auto& change) { return change.isPainted; });
    };
    EXPECT_FALSE(painted(run(wood)).isKept);
    EXPECT_EQ(terrainAt(run(wood), hex).shares[0].terrain.text, "trees");
    keepPainted = true;
    EXPECT_TRUE(painted(run(wood)).isKept);
    EXPECT_EQ(terrainAt(run(wood), hex).shares[0].terrain.text, "houses");
}

TEST_F(GroundImportTest, WordsWithoutARowAreCounted) {
    const auto result = run({groundFeatureOf(GroundShape::line, "highway", "steps", {{0, 0}, {1, 1}}),
                             groundFeatureOf(GroundShape::line, "highway", "steps", {{0, 0}, {1, 1}}),
                             groundFeatureOf(GroundShape::line, "waterway", "canal", {{0, 0}, {1, 1}})});
    EXPECT_THAT(result.unmatched, ElementsAre(std::pair<std::string, std::size_t>("highway=steps", 2),
                                              std::pair<std::string, std::size_t>("waterway=canal", 1)));
}

TEST_F(GroundImportTest, StopsWhenAskedAndGivesUpOnTooMuch) {
    GroundOptions options;
    options.metresPerHex = 200;
    options.isStopped = [] { return true; };
    EXPECT_TRUE(
        importGround(board, {groundFeatureOf(GroundShape::point, "a", "b", {{0, 0}})}, table, game, options)
            .isStopped);
    std::vector<GridPoint> endless;
    for (int i = 0; i < 200'000; ++i)
        endless.push_back({i % 2 == 0 ? -1000 - i % 97 : 7000 + i % 89, i % 101 * 50});
    EXPECT_TRUE(run({groundFeatureOf(GroundShape::line, "highway", "main", endless)}).isTooMuch);
}

TEST(GroundMiddle, LiesInsideOrOnTheArea) {
    EXPECT_EQ(middleOfArea({{{0, 0}, {100, 0}, {100, 100}, {0, 100}}}), (GridPoint{50, 50}));
    EXPECT_EQ(middleOfArea({}), (GridPoint{}));
    EXPECT_EQ(middleOfArea({{{7, 7}}}), (GridPoint{7, 7}));
}

/// A river from north to south in column 2, and a road with a bridge from west to east in row 3.
std::vector<GroundFeature> bridgeOverRiver() {
    auto river = groundFeatureOf(GroundShape::line, "waterway", "river", {{2000, -1500}, {2000, 9000}});
    auto west = groundFeatureOf(GroundShape::line, "highway", "main", {{-1500, 3000}, {1900, 3000}});
    auto bridge = groundFeatureOf(GroundShape::line, "highway", "main", {{1900, 3000}, {2100, 3000}});
    bridge.values["bridge"] = "yes";
    auto east = groundFeatureOf(GroundShape::line, "highway", "main", {{2100, 3000}, {9000, 3000}});
    return {river, west, bridge, east};
}

TEST_F(GroundImportTest, ABridgeIsWhereTheRoadCrossesTheWaterWhereverItsRowIs) {
    const auto features = bridgeOverRiver();
    GroundRow row = groundRowOf("bridge", "yes");
    row.feature = model::FeatureId("bridge");
    row.over = {"course"};
    const GroundTable before = table;
    for (const std::size_t place : {std::size_t{0}, std::size_t{3}, table.rows.size()}) {
        table = before;
        table.rows.insert(table.rows.begin() + static_cast<std::ptrdiff_t>(place), row);
        const auto result = run(features);
        ASSERT_THAT(result.board.features, SizeIs(1)) << place;
        const HexCoord hex = result.board.features[0].at;
        EXPECT_EQ(terrainAt(result, hex).shares[0].terrain.text, "stream");
        EXPECT_EQ(result.rows[place].features, 1U);
        EXPECT_EQ(result.rows[place].made, 1U);
        EXPECT_EQ(result.paths, 2U) << "the bridge is part of the road";
        board = result.board;
        EXPECT_EQ(run(features).board, board) << "again changes nothing";
        board = groundBoard();
    }
}

TEST_F(GroundImportTest, ABridgeWithoutWaterBelowItIsNotMade) {
    GroundRow row = groundRowOf("bridge", "yes");
    row.feature = model::FeatureId("bridge");
    row.over = {"course", "stream"};
    table.rows.push_back(row);
    auto features = bridgeOverRiver();
    features.erase(features.begin());  // no river
    const auto dry = run(features);
    EXPECT_THAT(dry.board.features, IsEmpty());
    EXPECT_THAT(dry.doubts, IsEmpty());
    // A road that ends short of the river.
    features = bridgeOverRiver();
    features = {features[0], features[2]};
    features[1].parts = {{{800, 3000}, {1000, 3000}}};
    const auto shortOfIt = run(features);
    EXPECT_THAT(shortOfIt.board.features, IsEmpty());
    ASSERT_THAT(kinds(shortOfIt), ElementsAre(GroundDoubtKind::noCrossing));
}

TEST_F(GroundImportTest, AFordAtAPointGoesToTheCrossingBesideIt) {
    GroundRow row = groundRowOf("ford", "yes");
    row.feature = model::FeatureId("ford");
    row.over = {"course"};
    table.rows.push_back(row);
    auto features = bridgeOverRiver();
    features.push_back(groundFeatureOf(GroundShape::point, "ford", "yes", {{1450, 3100}}));
    const auto result = run(features);
    ASSERT_THAT(result.board.features, SizeIs(1));
    EXPECT_EQ(terrainAt(result, result.board.features[0].at).shares[0].terrain.text, "stream");
}

TEST_F(GroundImportTest, ABridgeOverAHexside) {
    GroundRow row = groundRowOf("bridge", "yes");
    row.feature = model::FeatureId("bridge");
    row.over = {"brook"};
    table.rows.insert(table.rows.begin(), row);
    auto features = bridgeOverRiver();
    features[0] = groundFeatureOf(GroundShape::line, "waterway", "brook", {{1550, -1500}, {1550, 9000}});
    features[2].parts = {{{1450, 3000}, {1650, 3000}}};
    const auto result = run(features);
    ASSERT_GT(result.hexsides, 3U);
    ASSERT_THAT(result.board.features, SizeIs(1));
}

TEST_F(GroundImportTest, HexesThatAreLeftStayAsTheyAre) {
    auto features = bridgeOverRiver();
    features.push_back(
        groundFeatureOf(GroundShape::area, "landuse", "forest", groundBox(3000, 1000, 3000, 3000)));
    features.push_back(groundFeatureOf(GroundShape::point, "place", "village", {{4000, 2000}}));
    features.back().values["name"] = "Sorley";
    const auto whole = run(features);
    ASSERT_THAT(whole.board.names, SizeIs(1));
    const HexCoord wood = board.grid.hexAt({4, 2});
    EXPECT_EQ(terrainAt(whole, wood).shares[0].terrain.text, "trees");
    const HexCoord river = whole.board.paths[1].hexes[2];
    left = {wood, river};
    const auto without = run(features);
    EXPECT_EQ(terrainAt(without, wood).shares[0].terrain.text, "open");
    EXPECT_EQ(terrainAt(without, river).shares[0].terrain.text, "open");
    EXPECT_THAT(without.board.names, IsEmpty());
    EXPECT_THAT(without.board.features, IsEmpty());
    for (const auto& path : without.board.paths)
        EXPECT_THAT(path.hexes, testing::Not(testing::Contains(river)));
    EXPECT_TRUE(std::ranges::any_of(without.changes,
                                    [&](const auto& change) { return change.hex == wood && change.isKept; }));
}

TEST_F(GroundImportTest, TellsHowFarItIs) {
    std::vector<double> shares;
    GroundOptions options;
    options.metresPerHex = 200;
    options.onProgress = [&](double share) { shares.push_back(share); };
    const auto features = bridgeOverRiver();
    importGround(board, features, table, game, options);
    EXPECT_GE(shares.size(), 3U);
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    EXPECT_LE(shares.back(), 1);
    options.isStopped = [] { return true; };
    EXPECT_TRUE(importGround(board, features, table, game, options).isStopped);
}

}  // namespace
}  // namespace cota::publish

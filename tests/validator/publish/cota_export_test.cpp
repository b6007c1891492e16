// The export of a document small enough to know by heart.
#include <gmock/gmock.h>

#include "tests/validator/publish/export_support.h"

namespace cota::publish {
namespace {

TEST(CotaExport, BeginsWithWhatItIs) {
    const SmallExport small(twoBoards());
    const Json json = small.json();
    EXPECT_EQ(json.begin().key(), "schema");
    EXPECT_EQ(json["schema"], "cota/export/1");
    EXPECT_EQ(json["tool"], (Json{{"name", "cota"}, {"version", "1"}}));
    EXPECT_EQ(json["kind"], "scenario");
    EXPECT_EQ(json["title"], (Json{{"en", "Two boards"}, {"es", "Dos tableros"}}));
    EXPECT_EQ(json["history"]["es"], "Palabras");
    EXPECT_EQ(small.text(), small.text());
}

TEST(CotaExport, EveryHexIsThereOnce) {
    const SmallExport small(twoBoards());
    const Json hexes = small.json()["hexes"];
    EXPECT_EQ(hexes.size(), small.field().hexes().size());
    std::set<std::string> names;
    for (const Json& hex : hexes) {
        const auto cell = small.field().resolve(hex["hex"].get<std::string>());
        ASSERT_TRUE(cell) << hex;
        const model::HexCoord at{hex["q"].get<int>(), hex["r"].get<int>()};
        EXPECT_EQ(small.field().hexAt(*cell), at);
        EXPECT_EQ(hex["level"], small.field().level(*cell));
        EXPECT_TRUE(names.insert(hex["hex"].get<std::string>()).second) << hex;
    }
}

TEST(CotaExport, HexesSayWhatIsInThem) {
    const Json hexes = SmallExport(twoBoards()).json()["hexes"];
    const Json wood = entryOf(hexes, "hex", "A-0202");
    EXPECT_EQ(wood["terrain"][0], "woods");
    EXPECT_EQ(wood["shares"], (Json{{"woods", 60}}));
    EXPECT_EQ(wood["level"], 2);
    EXPECT_EQ(wood["ground"], 40) << "levels of 20 m";
    EXPECT_GT(wood["top"], wood["ground"]);
    EXPECT_EQ(entryOf(hexes, "hex", "A-0101")["features"], Json::array({Json{{"kind", "bridge"}}}));
}

TEST(CotaExport, TurnedBoardsLieTurned) {
    const Json json = SmallExport(twoBoards()).json();
    const Json first = entryOf(json["hexes"], "hex", "B-0101"),
               last = entryOf(json["hexes"], "hex", "B-0303");
    EXPECT_GT(first["at"][0], last["at"][0]) << "the printed upper left lies at the lower right";
    EXPECT_LT(first["at"][1], last["at"][1]) << "y is upwards";
    EXPECT_EQ(first["terrain"][0], "town");
    const Json board = entryOf(json["map"]["boards"], "id", "B");
    EXPECT_EQ(board["turned"], true);
    // The formula in the documentation: shift - hex for a turned board.
    EXPECT_EQ(board["shift"][0], first["q"]);
    EXPECT_EQ(board["shift"][1], first["r"]);
    // The contour begins in the middle of that hex.
    EXPECT_EQ(json["shapes"]["contours"][0]["points"][0], first["at"]);
}

TEST(CotaExport, SidesAndLinksNameTheHexesTheyJoin) {
    const Json json = SmallExport(twoBoards()).json();
    ASSERT_EQ(json["hexsides"].size(), 1u);
    EXPECT_EQ(json["hexsides"][0]["between"], Json::array({"A-0202", "A-0201"}));
    EXPECT_EQ(json["hexsides"][0]["kinds"], Json::array({"wall"}));
    const Json road = entryOf(json["links"], "kind", "road");
    EXPECT_EQ(road["runs"], "through");
    EXPECT_EQ(road["pairs"].size(), 2u) << road;
    const Json path = entryOf(json["paths"], "id", "r");
    EXPECT_EQ(path["hexes"], Json::array({"A-0101", "A-0201", "A-0301"}));
    EXPECT_EQ(path["lines"][0][0], entryOf(json["hexes"], "hex", "A-0101")["at"]);
}

TEST(CotaExport, ZonesHaveTheirDefinitionAndTheirHexes) {
    const Json json = SmallExport(twoBoards()).json();
    const Json ring = entryOf(json["zones"], "id", "ring");
    EXPECT_EQ(ring["definition"][0]["term"], "but-not");
    EXPECT_EQ(ring["definition"][0]["of"][0]["distance"], 1);
    EXPECT_EQ(ring["hexes"].size(), 6u);
    for (const Json& hex : ring["hexes"]) EXPECT_NE(hex, "A-0202");
}

TEST(CotaExport, CountersHaveTheirSideAndTheirStart) {
    const Json json = SmallExport(twoBoards()).json();
    const Json first = entryOf(json["forces"]["counters"], "id", "n-1");
    EXPECT_EQ(first["side"], "north") << "of its formation";
    EXPECT_EQ(first["class"], "infantry");
    EXPECT_EQ(first["start"]["where"], "hex");
    EXPECT_EQ(first["start"]["hex"], "B-0101");
    const Json second = entryOf(json["forces"]["counters"], "id", "n-2");
    EXPECT_EQ(second["start"]["where"], "arrival");
    EXPECT_EQ(second["start"]["turn"], 2);
    EXPECT_EQ(entryOf(json["groups"], "id", "relief")["units"], Json::array({Json{{"counter", "n-2"}}}));
}

TEST(CotaExport, TurnsCountOverMidnightAndNewYear) {
    const Json turns = SmallExport(twoBoards()).json()["turns"]["turns"];
    ASSERT_EQ(turns.size(), 3u);
    EXPECT_EQ(turns[0]["at"], "1943-12-31T23:45");
    EXPECT_EQ(turns[1]["at"], "1944-01-01T00:00");
    EXPECT_EQ(turns[2]["at"], "1944-01-01T00:15");
}

TEST(CotaExport, GivesTheDocumentBack) {
    const SmallExport small(twoBoards());
    const auto back = interchange::readCotaJson("x", small.text());
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back.value->document, small.laid.document);
}

TEST(CotaExport, WhatHasNoMapHasNoHexes) {
    const SmallExport small(twoBoards());
    model::Document forces;
    forces.forces = small.laid.document.forces;
    const auto table = mapsets::layDocument(forces, small.laid.map->game);
    const Json json = Json::parse(cotaExport(table, interchange::filesOf(forces, "", ""), {"cota", "1"}));
    EXPECT_EQ(json["kind"], "forces");
    EXPECT_FALSE(json.contains("hexes"));
    EXPECT_FALSE(entryOf(json["forces"]["counters"], "id", "n-1").contains("start"));
}

}  // namespace
}  // namespace cota::publish

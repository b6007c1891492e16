#include "validator/publish/ground/ground_table.h"

#include <gmock/gmock.h>

#include <fstream>

#include "tests/support/scratch_folder.h"
#include "validator/publish/ground/ground_table_text.h"

namespace cota::publish {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class GroundTableTest : public testing::Test {
  protected:
    GroundTableTest() {
        game.id = model::MapsetId("game");
        for (const char* id : {"open", "trees", "houses"}) {
            mapsets::TerrainType terrain;
            terrain.id = model::TerrainId(id);
            game.catalogue.terrains.push_back(terrain);
        }
        mapsets::PathKind way;
        way.id = model::PathKindId("way");
        game.catalogue.pathKinds.push_back(way);
        game.catalogue.seal();
    }
    model::Loaded<GroundTable> read(const std::string& rows, const std::string& root = "ground") {
        const auto file = support::scratchFolder() / "any.ground.xml";
        std::ofstream(file) << "<" + root + ">\n" + rows + "\n</" + root + ">\n";
        return readGroundTable(file, game);
    }
    static std::vector<std::string> messages(const model::Loaded<GroundTable>& loaded) {
        std::vector<std::string> ids;
        for (const auto& finding : loaded.findings) ids.push_back(finding.message);
        return ids;
    }
    static GroundFeature feature(GroundShape shape, const char* attribute, const char* value) {
        GroundFeature one;
        one.shape = shape;
        one.layer = "lines";
        one.values[attribute] = value;
        return one;
    }
    mapsets::Mapset game;
};

TEST_F(GroundTableTest, TheFirstRowThatFitsDecides) {
    const auto loaded = read(
        "<row attribute='highway' value='motorway|trunk' path='way'><unless attribute='tunnel' "
        "value='yes'/></row>\n"
        "<row attribute='highway' drop='yes'/>\n"
        "<row layer='lines' attribute='landuse' value='*' terrain='trees' least='30'/>");
    ASSERT_TRUE(loaded.ok());
    EXPECT_THAT(messages(loaded), IsEmpty());
    const GroundTable& table = *loaded.value;
    auto trunk = feature(GroundShape::line, "highway", "trunk");
    EXPECT_EQ(table.rowFor(trunk), 0U);
    trunk.values["tunnel"] = "yes";
    EXPECT_EQ(table.rowFor(trunk), 1U);
    EXPECT_EQ(table.rowFor(feature(GroundShape::line, "highway", "steps")), 1U);
    EXPECT_EQ(table.rowFor(feature(GroundShape::line, "highway", "no")), std::nullopt);
    EXPECT_EQ(table.rowFor(feature(GroundShape::area, "landuse", "forest")), 2U);
    EXPECT_EQ(table.rowFor(feature(GroundShape::line, "landuse", "forest")), std::nullopt);
    EXPECT_EQ(table.least.at(model::TerrainId("trees")), 30);
    EXPECT_EQ(table.rows[0].words(), "highway=motorway|trunk -tunnel=yes");
    EXPECT_EQ(table.rows[2].words(), "lines: landuse=*");
}

TEST_F(GroundTableTest, EveryMistakeIsAFindingWithItsLine) {
    const auto near = read("<row attribute='a' terrain='treez'/>");
    EXPECT_THAT(messages(near), ElementsAre("GROUND-002.nearest"));
    EXPECT_FALSE(near.ok());
    EXPECT_EQ(near.findings[0].where->line, 2);
    EXPECT_EQ(model::textOfValue(near.findings[0].values, "nearest"), "trees");
    EXPECT_THAT(messages(read("<row attribute='a' path='quitedifferent'/>")), ElementsAre("GROUND-002"));
    EXPECT_THAT(messages(read("<row attribute='a'/>")), ElementsAre("GROUND-003"));
    EXPECT_THAT(messages(read("<row attribute='a' terrain='trees' least='30'/>\n"
                              "<row attribute='b' terrain='trees' least='40'/>")),
                ElementsAre("GROUND-004"));
    EXPECT_THAT(messages(read("<row attribute='a' terrain='trees'/>\n"
                              "<row attribute='a' value='x' terrain='houses'/>")),
                ElementsAre("GROUND-005"));
    EXPECT_THAT(messages(read("<row terrain='trees'/>")), ElementsAre("GROUND-006"));
    EXPECT_THAT(messages(read("", "import")), ElementsAre("GROUND-001"));
}

TEST_F(GroundTableTest, ConditionsThatLookMisspeltOrSayTheSameTwiceAreReported) {
    const auto table = [&](const std::string& conditions) {
        return messages(read("<row attribute='highway' path='way'>" + conditions + "</row>"));
    };
    EXPECT_THAT(table("<unless attribute='service'/><where attribute='highway'/>"), IsEmpty());
    EXPECT_THAT(table("<where attribute='highqway'/>"), ElementsAre("GROUND-008"));
    EXPECT_THAT(table("<unless attribute='highqway'/>"), ElementsAre("GROUND-008"));
    EXPECT_THAT(table("<where attribute='surface'/><where attribute='surface'/>"), ElementsAre("XML-033"));
    EXPECT_THAT(table("<where attribute='surface' value='a'/><where attribute='surface' value='b'/>"),
                IsEmpty());
}

TEST_F(GroundTableTest, ARowWithWidthTakesLinesOnly) {
    const auto loaded = read("<row attribute='waterway' terrain='trees' width='60'/>");
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->rowFor(feature(GroundShape::area, "waterway", "x")), std::nullopt);
    EXPECT_EQ(loaded.value->rowFor(feature(GroundShape::line, "waterway", "x")), 0U);
}

TEST_F(GroundTableTest, RowsForCrossingsHideNoOtherRows) {
    mapsets::FeatureType bridge;
    bridge.id = model::FeatureId("bridge");
    game.catalogue.features.push_back(bridge);
    game.catalogue.seal();
    const auto loaded = read(
        "<row attribute='bridge' feature='bridge' over='way|open'/>\n"
        "<row attribute='bridge' path='way'/>\n"
        "<row attribute='highway' path='way' off='yes'/>\n"
        "<row attribute='highway' path='way'/>");
    EXPECT_THAT(messages(loaded), IsEmpty());
    ASSERT_TRUE(loaded.ok());
    const GroundTable& table = *loaded.value;
    auto road = feature(GroundShape::line, "highway", "trunk");
    EXPECT_EQ(table.rowFor(road), 3U) << "a row that is off is not used";
    EXPECT_EQ(table.crossingFor(road), std::nullopt);
    road.values["bridge"] = "yes";
    EXPECT_EQ(table.crossingFor(road), 0U);
    EXPECT_EQ(table.rowFor(road), 1U);
    EXPECT_THAT(messages(read("<row attribute='a' feature='bridge' over='wey'/>")),
                ElementsAre("GROUND-002.nearest"));
    EXPECT_THAT(messages(read("<row attribute='a' feature='bridge' path='way' over='way'/>")),
                ElementsAre("GROUND-007"));
    EXPECT_THAT(messages(read("<row attribute='a' path='way' over='way'/>")), ElementsAre("GROUND-007"));
}

TEST_F(GroundTableTest, AStyleOfNamesIsOneOfTheLook) {
    const auto folder = support::scratchFolder("styles");
    std::ofstream(folder / "look.xml") << "<look><name id='town'/><name id='village'/><name/></look>";
    EXPECT_THAT(messages(read("<row attribute='place' name='anything'/>")), IsEmpty()) << "without a look";
    game.layerFolders = {folder};
    EXPECT_THAT(nameStylesOf(game), ElementsAre("town", "village"));
    EXPECT_THAT(messages(read("<row attribute='place' name='village'/>")), IsEmpty());
    const auto wrong = read("<row attribute='place' name='vilage'/>");
    EXPECT_THAT(messages(wrong), ElementsAre("GROUND-002.nearest"));
    EXPECT_EQ(wrong.findings[0].where->line, 2);
}

TEST(GroundTableText, OnlyTheChangedValueIsAnotherOne) {
    const std::string text =
        "<ground>\n  <!-- mine -->\n  <row attribute='a'  terrain=\"x\" odd='1'><where "
        "attribute='b'/></row>\n"
        "</ground>\n";
    const auto at = text.find("<row");
    EXPECT_EQ(withRowValues(text, at, {{"terrain", "y & \"z\""}, {"off", "yes"}}),
              "<ground>\n  <!-- mine -->\n  <row attribute='a'  terrain=\"y &amp; &quot;z&quot;\" odd='1' "
              "off=\"yes\"><where attribute='b'/></row>\n</ground>\n");
    EXPECT_EQ(withRowValues(text, at, {{"terrain", ""}, {"path", ""}}),
              "<ground>\n  <!-- mine -->\n  <row attribute='a' odd='1'><where attribute='b'/></row>\n"
              "</ground>\n");
    EXPECT_EQ(withRowValues(text, 3, {{"terrain", "y"}}), text);
    EXPECT_EQ(withRowValues(text, 9999, {{"terrain", "y"}}), text);
}

TEST(GroundTableText, ANewRowComesLast) {
    const std::vector<std::pair<std::string, std::string>> row{
        {"attribute", "a"}, {"value", ""}, {"drop", "yes"}};
    EXPECT_EQ(withNewRow("<ground>\n</ground>\n", row),
              "<ground>\n  <row attribute=\"a\" drop=\"yes\"/>\n</ground>\n");
    EXPECT_EQ(withNewRow("<ground least=\"5\"/>", row),
              "<ground least=\"5\">\n  <row attribute=\"a\" drop=\"yes\"/>\n</ground>");
}

}  // namespace
}  // namespace cota::publish

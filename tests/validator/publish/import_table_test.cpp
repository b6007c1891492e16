#include "validator/publish/import_table.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "tests/support/scratch_folder.h"

namespace cota::publish {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class ImportTableTest : public testing::Test {
  protected:
    ImportTableTest() {
        game.id = model::MapsetId("game");
        mapsets::TerrainType open;
        open.id = model::TerrainId("open");
        game.catalogue.terrains.push_back(open);
        game.catalogue.seal();
    }
    model::Loaded<ImportTable> read(const std::string& rows) {
        const auto file = support::scratchFolder() / "any.xml";
        std::ofstream(file) << "<import format=\"a\" ground=\"open\">" << rows << "</import>";
        return readImportTable(file, game);
    }
    static std::vector<std::string> rules(const model::Loaded<ImportTable>& loaded) {
        std::vector<std::string> ids;
        for (const auto& finding : loaded.findings) ids.push_back(finding.rule);
        return ids;
    }
    mapsets::Mapset game;
};

TEST_F(ImportTableTest, RowsHoldForTheirLevels) {
    const auto loaded = read(
        "<token name=\"w\" max=\"0\" terrain=\"open\"/><token name=\"w\" min=\"1\"><lost en=\"why\" "
        "es=\"porqué\"/></token>");
    EXPECT_THAT(loaded.findings, IsEmpty());
    ASSERT_TRUE(loaded.ok());
    EXPECT_TRUE(loaded.value->find("w", 0)->carries());
    EXPECT_FALSE(loaded.value->find("w", 3)->carries());
    EXPECT_TRUE(loaded.value->find("w", std::nullopt)->carries());
    EXPECT_EQ(loaded.value->find("x", 0), nullptr);
}

TEST_F(ImportTableTest, EveryMistakeIsAFindingWithItsLine) {
    EXPECT_THAT(rules(read("<token name=\"w\" terrain=\"wood\"/>")), ElementsAre("IMP-021"));
    EXPECT_THAT(rules(read("<token name=\"w\"/>")), ElementsAre("IMP-023"));
    EXPECT_THAT(
        rules(read("<token name=\"w\" terrain=\"open\"/><token name=\"w\" min=\"2\" terrain=\"open\"/>")),
        ElementsAre("IMP-022"));
    EXPECT_FALSE(read("<token name=\"w\"/>").ok());
    EXPECT_EQ(read("<token name=\"w\"/>").findings[0].where->line, 1);
}

TEST_F(ImportTableTest, AGameWithoutTableSaysSo) {
    EXPECT_THAT(rules(readImportTable("/nowhere/import-x.xml", game)), ElementsAre("IMP-020"));
}

}  // namespace
}  // namespace cota::publish

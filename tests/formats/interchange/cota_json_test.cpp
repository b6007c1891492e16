// A document must not change when it is exported and imported.
#include "formats/interchange/cota_json.h"

#include <gmock/gmock.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "formats/interchange/cota_json_messages.h"
#include "tests/formats/xml/arbitrary.h"
#include "tests/support/placeholders.h"

namespace cota::interchange {
namespace {

using model::Document;
using testing::ElementsAre;
using testing::IsEmpty;

std::string exportOf(const Document& document, const std::string& name = "s.scenario.xml") {
    Json json;
    json["schema"] = std::string(exportSchema);
    json["source"] = sourceJson(document, filesOf(document, name, "folder"));
    return jsonLines(json);
}

void expectTrip(const Document& document) {
    const std::string text = exportOf(document);
    const auto loaded = readCotaJson("x.cota.json", text);
    if (!loaded.ok() || !(loaded.value->document == document)) RC_FAIL(text);
    RC_ASSERT(exportOf(loaded.value->document) == text);
}

RC_GTEST_PROP(CotaJson, GivesScenariosBack, ()) {
    Document document;  // all its boards and forces are missing
    document.scenario = xml::anyScenario();
    expectTrip(document);
}
RC_GTEST_PROP(CotaJson, GivesBoardsBack, ()) {
    Document document;
    document.boards["alone.board.xml"] = xml::anyBoard();
    expectTrip(document);
}
RC_GTEST_PROP(CotaJson, GivesForcesBack, ()) {
    Document document;
    document.forces["alone.forces.xml"] = xml::anyForces();
    expectTrip(document);
}

Document plainDocument(const std::vector<std::string>& boards) {
    Document document;
    model::Scenario scenario;
    scenario.id = "s";
    scenario.mapset = model::MapsetId("m");
    for (const std::string& file : boards) {
        document.boards[file] = model::blankBoard("b", model::MapsetId("m"), {}, model::TerrainId("clear"));
        model::BoardPlacement placed;
        placed.id = model::BoardId(std::to_string(scenario.assembly.boards.size()));
        placed.file = file;
        scenario.assembly.boards.push_back(std::move(placed));
    }
    document.scenario = std::move(scenario);
    return document;
}

std::vector<std::string> pathsOf(const Document& document) {
    std::vector<std::string> paths;
    for (const CotaFile& file : filesOf(document, "s.scenario.xml", "mine")) paths.push_back(file.path);
    return paths;
}

TEST(CotaJson, FilesLieAsTheScenarioNamesThem) {
    EXPECT_THAT(pathsOf(plainDocument({"a.board.xml", "maps/b.board.xml"})),
                ElementsAre("s.scenario.xml", "a.board.xml", "maps/b.board.xml"));
    EXPECT_THAT(pathsOf(plainDocument({"../maps/a.board.xml", "b.board.xml"})),
                ElementsAre("mine/s.scenario.xml", "maps/a.board.xml", "mine/b.board.xml"));
    EXPECT_THAT(pathsOf(plainDocument({"a.board.xml", "./a.board.xml"})),
                ElementsAre("s.scenario.xml", "a.board.xml"));
}

TEST(CotaJson, NamesBesideTheFolderSurvive) {
    for (const auto& boards : {std::vector<std::string>{"../maps/a.board.xml", "b.board.xml"},
                               std::vector<std::string>{"a.board.xml", "./a.board.xml"}}) {
        const Document document = plainDocument(boards);
        const auto loaded = readCotaJson("x", exportOf(document));
        EXPECT_THAT(loaded.findings, IsEmpty());
        ASSERT_TRUE(loaded.ok());
        EXPECT_EQ(loaded.value->document, document);
    }
}

TEST(CotaJson, ABoardThatIsNotThereIsMissedAndTheRestIsRead) {
    Document document = plainDocument({"a.board.xml", "gone.board.xml"});
    document.boards.erase("gone.board.xml");
    const auto loaded = readCotaJson("x", exportOf(document));
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->document, document);
    ASSERT_EQ(loaded.findings.size(), 1u);
    EXPECT_EQ(loaded.findings[0].rule, "JSON-012");
    EXPECT_EQ(loaded.findings[0].severity, model::Severity::warning);
}

TEST(CotaJson, MembersNobodyKnowsAreLeftAlone) {
    const Document document = plainDocument({"a.board.xml"});
    std::string text = exportOf(document);
    text.insert(1, "\"hexes\": [{\"hex\": 1, \"hex\": 1e99}], \"later\": {\"a\": [[]]}, ");
    const auto loaded = readCotaJson("x", text);
    EXPECT_THAT(loaded.findings, IsEmpty());
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->document, document);
}

TEST(CotaJson, BracesAreJson) {
    EXPECT_TRUE(looksLikeJson(" \r\n{"));
    EXPECT_TRUE(looksLikeJson("\xEF\xBB\xBF["));
    EXPECT_FALSE(looksLikeJson("size 1 1"));
    EXPECT_FALSE(looksLikeJson("<board/>"));
    EXPECT_FALSE(looksLikeJson(""));
}

TEST(ExportMessages, BothLanguagesHaveTheSamePlaceholders) {
    for (const auto& row : exportMessages()) {
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
        for (const auto& text : {row.title, row.text, row.reason, row.advice}) {
            EXPECT_FALSE(text.empty()) << row.id;
        }
    }
}

}  // namespace
}  // namespace cota::interchange

// Invalid, truncated or malicious exports: each must give a finding at the right place.
#include <gmock/gmock.h>

#include <set>

#include "formats/interchange/cota_json.h"
#include "formats/interchange/cota_json_messages.h"
#include "formats/xml/messages/xml_messages.h"
#include "tests/support/placeholders.h"

namespace cota::interchange {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// "line:column id" of each finding; sentences must have all their values.
std::vector<std::string> toldOf(const model::Loaded<CotaDocument>& loaded) {
    std::vector<std::string> lines;
    for (const auto& finding : loaded.findings) {
        EXPECT_TRUE(finding.where) << finding.message;
        const auto* row = model::findMessage(exportMessages(), finding.message);
        if (row == nullptr) row = model::findMessage(xml::xmlMessages(), finding.message);
        if (!finding.where || row == nullptr) continue;
        for (const auto language : {model::Language::english, model::Language::spanish}) {
            const auto sentence =
                model::fillTemplate(row->text.in(language), model::valuesIn(finding.values, language));
            for (const auto& name : support::placeholders(row->text.in(language)))
                EXPECT_EQ(sentence.find("{" + name + "}"), std::string::npos) << sentence;
        }
        lines.push_back(std::to_string(finding.where->line) + ":" + std::to_string(finding.where->column) +
                        " " + finding.message);
    }
    return lines;
}

std::vector<std::string> told(const std::string& text) {
    const auto loaded = readCotaJson("x", text);
    EXPECT_FALSE(loaded.ok()) << text;
    return toldOf(loaded);
}

std::string withFiles(const std::string& files) {
    return "{\"schema\": \"cota/export/1\",\n\"source\": {\"files\": [" + files + "]}}";
}
std::string withNode(const std::string& node) {
    return withFiles("\n{\"path\": \"a.board.xml\", \"content\": [\n" + node + "]}");
}

TEST(HostileJson, WhatIsNoJsonIsToldWhereItEnds) {
    EXPECT_THAT(told("{\n \"schema\": oops}"), ElementsAre("2:12 JSON-001"));
    EXPECT_THAT(told("{\"a\": [1,\n 2,]}"), ElementsAre("2:4 JSON-001"));
    EXPECT_THAT(told("{\"a\": \"never closed"), ElementsAre(HasSubstr("JSON-001")));
    EXPECT_THAT(told("{\"a\":\n 1"), ElementsAre("2:3 JSON-001.end"));
    EXPECT_THAT(told(""), ElementsAre("1:1 JSON-001.end"));
    EXPECT_THAT(told("{\"a\": 1e999}"), ElementsAre("1:7 JSON-001.number"));
    EXPECT_THAT(told("{} {}"), ElementsAre("1:4 JSON-001"));
}

TEST(HostileJson, OtherJsonIsNoExport) {
    EXPECT_THAT(told("[1, 2]"), ElementsAre("1:1 JSON-002.list"));
    EXPECT_THAT(told("\"text\""), ElementsAre("1:1 JSON-002.list"));
    EXPECT_THAT(told("{}"), ElementsAre("1:1 JSON-002.missing"));
    EXPECT_THAT(told("{\"schema\": 5}"), ElementsAre("1:12 JSON-002.missing"));
    EXPECT_THAT(told("{\"schema\": \"cota/check/1\"}"), ElementsAre("1:12 JSON-002"));
    EXPECT_THAT(told("{\"schema\": \"cota/export/2\"}"), ElementsAre("1:12 JSON-002.newer"));
}

TEST(HostileJson, WhatIsMissingOrOfAnotherKindIsNamed) {
    EXPECT_THAT(told("{\"schema\": \"cota/export/1\"}"), ElementsAre("1:1 JSON-004"));
    EXPECT_THAT(told(withFiles("")), ElementsAre("2:21 JSON-010"));
    EXPECT_THAT(told(withFiles("5")), ElementsAre("2:22 JSON-005"));
    EXPECT_THAT(told(withFiles("{}")), ElementsAre("2:22 JSON-004", "2:22 JSON-004"));
    EXPECT_THAT(told(withNode("5")), ElementsAre("4:1 JSON-005"));
    EXPECT_THAT(told(withNode("{}")), ElementsAre("4:1 JSON-005"));
    EXPECT_THAT(told(withNode("{\"#name\": \"board\",\n \"format\": 2}")), ElementsAre("5:12 JSON-005"));
    EXPECT_THAT(told(withNode("{\"#name\": \"board\", \"#content\": {}}")), ElementsAre("4:32 JSON-005"));
}

TEST(HostileJson, KeysCountOnce) {
    EXPECT_THAT(told(withNode("{\"#name\": \"board\", \"id\": \"a\",\n\"id\": \"b\"}")),
                ElementsAre("5:1 JSON-006"));
    EXPECT_THAT(told("{\"schema\": \"cota/export/1\", \"schema\": {\"schema\": []}}"),
                ElementsAre("1:29 JSON-006"));
}

TEST(HostileJson, NamesCannotBreakOutOfTheirElement) {
    for (const char* name : {"a b", "a=\\\"1\\\"", "board><x", "#other", "", "1a", "\\u0000"})
        EXPECT_THAT(told(withNode(std::string("{\"#name\": \"board\", \"") + name + "\": \"v\"}")),
                    ElementsAre(HasSubstr("JSON-007")))
            << name;
    EXPECT_THAT(told(withNode("{\"#name\": \"bo ard\"}")), ElementsAre("4:11 JSON-007"));
    EXPECT_THAT(told(withNode("{\"#instruction\": \"x\", \"#text\": \"?><y/>\"}")),
                ElementsAre(HasSubstr("JSON-007")));
    EXPECT_THAT(told(withNode("{\"#name\": \"board\", \"id\": \"a\\u0001b\"}")),
                ElementsAre("4:26 JSON-013"));
}

TEST(HostileJson, ValuesCannotBreakOutOfTheirQuotes) {
    const auto loaded =
        readCotaJson("x", withNode("{\"#comment\": \" --> <evil/> \"}, {\"#name\": \"board\", \"format\": "
                                   "\"4\", \"id\": \"a\", \"mapset\": \"m\", "
                                   "\"title\": \"\\\"/><evil x=\\\"\", \"#content\": [{\"#name\": \"grid\", "
                                   "\"orientation\": \"flat\", "
                                   "\"stagger\": \"odd-low\", \"columns\": \"1\", \"rows\": \"1\"}, "
                                   "{\"#name\": \"hexes\", \"ground\": \"g\"}]}"));
    EXPECT_THAT(toldOf(loaded), IsEmpty());
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded.value->document.boards.at("a.board.xml")->title.en, "\"/><evil x=\"");
}

TEST(HostileJson, PathsStayInTheirFolder) {
    for (const char* path : {"", "/etc/a.xml", "../a.xml", "a/../../b.xml", "a//b.xml", "./a.xml",
                             "a\\\\b.xml", "C:a.xml", ".bashrc", "a.xml\\u0000", "a.xml/"}) {
        const std::string file = std::string("{\"path\": \"") + path + "\", \"content\": []}";
        EXPECT_THAT(told(withFiles(file)), ElementsAre("2:31 JSON-008")) << path;
    }
    const std::string twice = "{\"path\": \"a.xml\", \"content\": []}";
    EXPECT_THAT(told(withFiles(twice + ", " + twice)), ElementsAre(HasSubstr("JSON-009")));
}

TEST(HostileJson, DepthAndNumberAreLimited) {
    const std::string deep = "{\"a\": " + std::string(100000, '[');
    EXPECT_THAT(told(deep), ElementsAre(HasSubstr("JSON-003.depth")));
    std::string many = "{\"a\": [0";
    for (int i = 0; i < 50; ++i) many += ",0";
    const auto loaded = readCotaJson("x", many + "]}", {.depth = 10, .values = 50, .findings = 5});
    EXPECT_THAT(toldOf(loaded), ElementsAre(HasSubstr("JSON-003.values")));
    std::string wrong = "{\"#name\": \"board\"";
    for (int i = 0; i < 50; ++i) wrong += ", \"a b" + std::to_string(i) + "\": \"\"";
    EXPECT_EQ(readCotaJson("x", withNode(wrong + "}"), {.findings = 5}).findings.size(), 5u);
}

TEST(HostileJson, WhatOurReadersFindIsToldInTheJson) {
    const auto loaded = readCotaJson(
        "x",
        withNode(
            "{\"#name\": \"board\", \"format\": \"4\", \"id\": \"a\", \"mapset\": \"m\", \"#content\": [\n"
            "{\"#name\": \"grid\", \"orientation\": \"flat\", \"stagger\": \"odd-low\", \"columns\": \"2\",\n"
            " \"rows\": \"two\"}, {\"#name\": \"hexes\", \"ground\": \"g\", \"#content\": [\n"
            "{\"#name\": \"hex\", \"at\": \"0909\"}, {\"#name\": \"hex\", \"at\": \"0101\",\n \"terain\": "
            "\"w\"}]}]}"));
    EXPECT_THAT(toldOf(loaded), testing::Contains(testing::StartsWith("6:10 XML-")));
    EXPECT_THAT(readCotaJson("x", withNode("{\"#name\": \"bord\"}")).findings, testing::SizeIs(1));
}

TEST(HostileJson, EveryMessageIsGivenSomewhere) {
    // JSON-011 and -012 are about whole documents (cota_json_test); there is no known way to cause JSON-020.
    std::string bytes("\xFF\xFE{");
    EXPECT_FALSE(readCotaJson("x", bytes).ok());
    const auto loaded =
        readCotaJson("x", withFiles("{\"path\": \"a.forces.xml\", \"content\": [{\"#name\": \"forces\", "
                                    "\"format\": \"4\", \"id\": \"f\", "
                                    "\"mapset\": \"m\"}]}, {\"path\": \"b.forces.xml\", \"content\": []}"));
    EXPECT_TRUE(loaded.ok());
    EXPECT_THAT(toldOf(loaded), ElementsAre(HasSubstr("JSON-011")));
}

}  // namespace
}  // namespace cota::interchange

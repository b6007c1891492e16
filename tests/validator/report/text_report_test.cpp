#include "validator/report/text_report.h"

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>

#include "validator/report/json_report.h"

using namespace cota::checks;
using cota::local;
namespace model = cota::model;
using model::Language;
using model::Severity;

namespace {

constexpr model::MessageRow rows[] = {
    {"STACK-001", Severity::error, local("t"), local("{n} units in {hex}"), local("r"), local("a")}};

const MessageBook& book() {
    static const MessageBook messages = [] {
        MessageBook all;
        all.add(rows);
        return all;
    }();
    return messages;
}

Report sample() {
    Report report;
    report.files = {{"a.xml", "00ff", "scenario", "a-game"}};
    ReportedFinding stack;
    stack.finding =
        model::findingOf(rows[0], {{"n", "4"}, {"hex", "1-0507"}}, {model::SubjectKind::hex, "1-0507", {}});
    stack.finding.where = model::SourceSpan{"a.xml", 41, 7};
    stack.finding.citation = model::Citation{"a-game", "4.1"};
    report.findings = {stack, stack};
    report.findings[1].finding.where->line = 50;
    report.findings[1].state = State::accepted;
    report.findings[1].reason = "on purpose";
    report.rulesRun = {"STACK-001"};
    report.rulesSkipped = {{"MAP-001", {"no map", "sin mapa"}, false},
                           {"MAP-002", {"no map", "sin mapa"}, false}};
    settle(report);
    return report;
}

TEST(TextReport, NamesTheScenarioWhereAnotherUsesTheFileAndIsClean) {
    auto report = sample();
    report.suites.resize(2);
    report.suites[0].name = "one.scenario.xml";
    report.suites[1].name = "two.scenario.xml";
    for (auto& suite : report.suites) suite.files = report.files;
    for (auto& reported : report.findings) reported.suites = {1};
    const auto line = "a.xml:41:7: error: [STACK-001] 4 units in 1-0507 (4.1)";
    const auto text = [&] { return textReport(report, book()); };
    EXPECT_EQ(text().find(std::string(line) + " [only in two.scenario.xml; other files use it too]\n"), 0u);
    const auto json = nlohmann::json::parse(jsonReport(report, book(), {}));
    EXPECT_EQ(json["findings"][0]["onlyIn"], nlohmann::json::array({"two.scenario.xml"}));
    for (auto& reported : report.findings) reported.suites = {0, 1};
    EXPECT_EQ(text().find(std::string(line) + "\n"), 0u);
}

TEST(TextReport, IsWhatCompilersWrite) {
    EXPECT_EQ(textReport(sample(), book()),
              "a.xml:41:7: error: [STACK-001] 4 units in 1-0507 (4.1)\n"
              "\n"
              "1 file checked: 1 error, 0 warnings, 0 infos, 1 accepted.\n"
              "Accepted:\n"
              "  a.xml:50:7: [STACK-001] 4 units in 1-0507 - on purpose\n"
              "Rules: 1 run, 2 skipped (list with --skipped):\n"
              "     2 rules: no map\n");
}

TEST(TextReport, SaysHowManyFindingsAFixPutsRight) {
    auto report = sample();
    const auto has = [&](const char* line, Language language = Language::english) {
        return textReport(report, book(), {.language = language}).find(line) != std::string::npos;
    };
    EXPECT_FALSE(has("cota fix"));
    for (auto& reported : report.findings) reported.fixes = {{"STACK-001.x", local("do"), {}}};
    EXPECT_TRUE(has("\ncota fix can correct up to 1 finding.\n")) << "an accepted one is right";
    report.findings.push_back(report.findings[0]);
    EXPECT_TRUE(has("\ncota fix can correct up to 2 findings.\n"));
    EXPECT_TRUE(has("\ncota fix puede corregir hasta 2 hallazgos.\n", Language::spanish));
}

TEST(TextReport, CountsARuleOnceWhateverTheReasons) {
    auto report = sample();
    report.rulesSkipped.push_back({"MAP-002", {"no game", "sin juego"}, false});
    report.rulesSkipped.push_back({"MAP-003", {"not asked", "sin pedir"}, true});
    EXPECT_NE(textReport(report, book(), {.skipped = true})
                  .find("Rules: 1 run, 3 skipped:\n"
                        "     1 rule: no game; elsewhere: no map\n"
                        "        MAP-002\n"
                        "     1 rule: no map\n"
                        "        MAP-001\n"
                        "     1 rule: not selected\n"),
              std::string::npos)
        << textReport(report, book(), {.skipped = true});
}

TEST(TextReport, SpeaksSpanish) {
    const auto text = textReport(sample(), book(), {.language = Language::spanish});
    EXPECT_NE(text.find("4 units in 1-0507 (4.1)"), std::string::npos);
    EXPECT_NE(text.find("omitidas (lista con --skipped):\n     2 reglas: sin mapa\n"), std::string::npos);
}

TEST(TextReport, ColoursOnlyWhenAsked) {
    EXPECT_EQ(textReport(sample(), book()).find('\x1b'), std::string::npos);
    EXPECT_NE(textReport(sample(), book(), {.colour = true}).find("\x1b[1;31merror:"), std::string::npos);
}

TEST(JsonReport, HasTheKeysOfTheContract) {
    const auto json = nlohmann::json::parse(jsonReport(sample(), book(), {.tool = {"cota", "1.2.3"}}));
    EXPECT_EQ(json.at("schema"), "cota/check/2");
    EXPECT_EQ(json.at("tool").at("version"), "1.2.3");
    EXPECT_EQ(json.at("files").at(0).at("sha256"), "00ff");
    const auto& finding = json.at("findings").at(0);
    EXPECT_EQ(finding.at("rule"), "STACK-001");
    EXPECT_EQ(finding.at("severity"), "error");
    EXPECT_EQ(finding.at("message"), "4 units in 1-0507");
    EXPECT_EQ(finding.at("values").at("n"), (nlohmann::json{{"kind", "text"}, {"text", "4"}}));
    EXPECT_EQ(finding.at("subject"), (nlohmann::json{{"kind", "hex"}, {"id", "1-0507"}, {"hex", "1-0507"}}));
    EXPECT_EQ(finding.at("location").at("line"), 41);
    EXPECT_EQ(finding.at("citation").at("paragraph"), "4.1");
    EXPECT_EQ(finding.at("state"), "new");
    EXPECT_EQ(json.at("findings").at(1).at("reason"), "on purpose");
    EXPECT_EQ(json.at("coverage").at("rulesSkipped").at(0).at("why"), "no map");
    EXPECT_EQ(json.at("counts").at("error"), 1);
}

TEST(JsonReport, SurvivesBytesThatAreNoText) {
    auto report = sample();
    report.findings[0].finding.values[0].text = "\xff";
    EXPECT_NO_THROW(nlohmann::json::parse(jsonReport(report, book(), {.tool = {"cota", "1"}})));
}

}  // namespace

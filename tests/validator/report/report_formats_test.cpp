// Reports for machines: one report in each format.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <set>

#include "validator/report/github_report.h"
#include "validator/report/json_report.h"
#include "validator/report/junit_report.h"
#include "validator/report/report_format.h"
#include "validator/report/sarif_report.h"
#include "validator/report/text_report.h"

using namespace cota::checks;
using cota::local, cota::model::Severity;
namespace model = cota::model;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr model::MessageRow machineRows[] = {
    {"STACK-001", Severity::error, local("too many units"), local("{n} units in {hex}"),
     local("They fight for room."), local("Move one.")},
    {"SIGHT-001", Severity::warning, local("a blocked line"),
     local("100% <blocked> & | gone,\nreally: {hex}"), local("r"), local("a")}};

const MessageBook& machineBook() {
    static const MessageBook messages = [] {
        MessageBook all;
        all.add(machineRows);
        return all;
    }();
    return messages;
}

ReportedFinding found(const model::MessageRow& row, const std::string& hex, int line) {
    ReportedFinding reported;
    reported.finding = model::findingOf(row, {{"n", "4"}, {"hex", hex}}, {model::SubjectKind::hex, hex, {}});
    reported.finding.where = model::SourceSpan{"maps/a, b.xml", line, 7};
    reported.suites = {0};
    return reported;
}

/// An error with a related subject, a warning with a trail, one accepted and one known before; a rule that
/// failed, one that did not run, and one that was cut.
Report machineSample() {
    Report report;
    report.files = {{"maps/a, b.xml", std::string(64, 'f'), "scenario", "a-game"}};
    report.findings = {found(machineRows[0], "1-0507", 41), found(machineRows[1], "1-0508", 50),
                       found(machineRows[0], "1-0509", 60), found(machineRows[0], "1-0510", 70)};
    report.findings[0].finding.citation = model::Citation{"a-game", "4.1"};
    report.findings[0].finding.related = {{model::SubjectKind::counter, "u-1", {}}};
    report.findings[0].relatedWhere = {model::SourceSpan{"maps/forces.xml", 3, 5}};
    report.findings[0].hexes = {{"1-0507", {0, 0}}};
    report.findings[1].trail = {
        {{"1-0508"}, local("begins")},
        {{"1-0509", "1-0510"}, local("a hill"), true, false, Spent{2, 3, model::Rational(1, 2)}}};
    report.findings[1].hexes = {{"1-0508", {0, 1}}, {"1-0509", {1, 0}}};
    report.findings[2].state = State::accepted;
    report.findings[2].reason = "on purpose";
    report.findings[3].state = State::baseline;
    report.baseline = "known.json";
    report.rulesRun = {"SIGHT-001", "STACK-001", "TERRAIN-001"};
    report.rulesSkipped = {{"MAP-001", {"no map", "sin mapa"}, false}};
    report.cut = {{"SIGHT-001", 1, 12, Severity::warning}};
    report.failures = {{"TERRAIN-001", "no such luck"}};
    asOneSuite(report);
    settle(report);
    return report;
}

nlohmann::json sarif(const Report& report, const ReportOptions& options = {}) {
    return nlohmann::json::parse(sarifReport(report, machineBook(), options)).at("runs").at(0);
}

std::string lineOf(const std::string& text, const std::string& part) {
    const auto at = text.find(part);
    if (at == std::string::npos) return {};
    const auto start = text.rfind('\n', at) + 1;
    return text.substr(start, text.find('\n', at) - start);
}

TEST(Formats, AreFoundByName) {
    for (const auto& format : reportFormats()) {
        EXPECT_EQ(findReportFormat(format.name), &format);
        EXPECT_EQ(format.write(machineSample(), machineBook(), {}),
                  format.write(machineSample(), machineBook(), {}))
            << format.name;
    }
    EXPECT_EQ(findReportFormat("html"), nullptr);
}

TEST(Formats, EveryOneSaysWhatWasLookedAtInBothLanguages) {
    for (const auto& format : reportFormats())
        for (const auto language : {model::Language::english, model::Language::spanish}) {
            const auto text =
                format.write(machineSample(), machineBook(),
                             {.language = language, .tool = {"cota", "1.2.3"}, .skipped = true});
            const auto why = language == model::Language::english ? "no map" : "sin mapa";
            EXPECT_THAT(text, HasSubstr("1.2.3")) << format.name;
            EXPECT_THAT(text, HasSubstr(std::string(64, 'f'))) << format.name;
            EXPECT_THAT(text, HasSubstr("MAP-001")) << format.name;
            EXPECT_THAT(text, HasSubstr(why)) << format.name;
            EXPECT_THAT(text, HasSubstr("4 units in")) << format.name;
            EXPECT_THAT(text, HasSubstr("no such luck")) << format.name;
        }
}

TEST(Sarif, PlacesAreRelativeAndEscaped) {
    const auto run = sarif(machineSample());
    const auto& where = run.at("results").at(0).at("locations").at(0).at("physicalLocation");
    EXPECT_EQ(where.at("artifactLocation").at("uri"), "maps/a,%20b.xml");
    EXPECT_EQ(where.at("artifactLocation").at("uriBaseId"), "%SRCROOT%");
    EXPECT_EQ(where.at("region"), (nlohmann::json{{"startLine", 41}, {"startColumn", 7}}));
    EXPECT_EQ(run.at("artifacts").at(0).at("hashes").at("sha-256"), std::string(64, 'f'));
    EXPECT_EQ(run.at("artifacts").at(1).at("location").at("uri"), "maps/forces.xml") << "named by a relative";
    auto far = machineSample();
    far.findings[0].finding.where->file = "/else/b.xml";
    const auto other = sarif(far, {.root = "/here"}).at("results").at(0).at("locations").at(0);
    EXPECT_EQ(other.at("physicalLocation").at("artifactLocation").at("uri"), "file:///else/b.xml");
    far.findings[0].finding.where->file = "/here/c/../b.xml";
    const auto near = sarif(far, {.root = "/here"}).at("results").at(0).at("locations").at(0);
    EXPECT_EQ(near.at("physicalLocation").at("artifactLocation").at("uri"), "b.xml");
}

TEST(Sarif, RulesAreReferredToByTheirPlace) {
    const auto run = sarif(machineSample());
    const auto& rules = run.at("tool").at("driver").at("rules");
    for (const auto& result : run.at("results"))
        EXPECT_EQ(rules.at(result.at("ruleIndex").get<std::size_t>()).at("id"), result.at("ruleId"));
    EXPECT_EQ(rules.at(1).at("id"), "STACK-001");
    EXPECT_EQ(rules.at(1).at("name"), "TooManyUnits");
    EXPECT_EQ(rules.at(1).at("fullDescription").at("text"), "They fight for room.");
    EXPECT_EQ(rules.at(0).at("defaultConfiguration").at("level"), "warning");
}

TEST(Sarif, TellsWhatIsRelatedAndStepByStep) {
    const auto run = sarif(machineSample());
    const auto& related = run.at("results").at(0).at("relatedLocations").at(0);
    EXPECT_EQ(related.at("physicalLocation").at("region").at("startLine"), 3);
    EXPECT_EQ(related.at("logicalLocations").at(0).at("fullyQualifiedName"), "counter/u-1");
    const auto& steps = run.at("results").at(1).at("codeFlows").at(0).at("threadFlows").at(0).at("locations");
    EXPECT_EQ(steps.size(), 2u);
    EXPECT_EQ(steps.at(1).at("location").at("message").at("text"), "1-0509/1-0510: a hill");
    EXPECT_EQ(steps.at(1).at("importance"), "essential");
    EXPECT_EQ(steps.at(1).at("state").at("turn").at("text"), "2");
    EXPECT_EQ(steps.at(1).at("state").at("left").at("text"), "1/2");
    EXPECT_FALSE(steps.at(0).contains("state"));
}

TEST(Sarif, SuppressionsAndBaseline) {
    const auto results = sarif(machineSample()).at("results");
    EXPECT_EQ(results.at(0).at("baselineState"), "new");
    EXPECT_TRUE(results.at(0).at("suppressions").empty());
    EXPECT_EQ(
        results.at(2).at("suppressions").at(0),
        (nlohmann::json{{"kind", "inSource"}, {"status", "accepted"}, {"justification", "on purpose"}}));
    EXPECT_EQ(results.at(3).at("suppressions").at(0).at("kind"), "external");
    EXPECT_EQ(results.at(3).at("baselineState"), "unchanged");
}

TEST(Sarif, FingerprintsSurviveMovedLinesAndTellEqualsApart) {
    auto moved = machineSample();
    moved.findings[0].finding.where->line = 400;
    const auto prints = [](const nlohmann::json& run) {
        std::vector<std::string> all;
        for (const auto& result : run.at("results"))
            all.push_back(result.at("partialFingerprints").at("cotaFinding/v1"));
        return all;
    };
    EXPECT_EQ(prints(sarif(machineSample())), prints(sarif(moved)));
    auto twice = machineSample();
    twice.findings[1].finding = twice.findings[0].finding;
    const auto both = prints(sarif(twice));
    EXPECT_EQ(both[0].substr(0, 33), both[1].substr(0, 33));
    EXPECT_NE(both[0], both[1]);
    EXPECT_NE(both[0], both[2]) << "another hex is another finding";
}

/// A finding whose steps were left out looks like one without steps.
TEST(Reports, SayOfHowManyFindingsNoStepsAreTold) {
    auto report = machineSample();
    report.findings.push_back(found(machineRows[1], "1-0512", 80));
    report.findings.back().isTrailLeftOut = true;
    const std::string line = "SIGHT-001: 1 of 2 findings are explained step by step.";
    EXPECT_THAT(textReport(report, machineBook()), HasSubstr(line));
    const auto notes = sarif(report).at("invocations").at(0).at("toolExecutionNotifications");
    EXPECT_EQ(notes.at(1).at("message").at("text"), line);
    EXPECT_EQ(notes.at(1).at("level"), "note");
    EXPECT_EQ(notes.at(2).at("level"), "error") << "the failed rule keeps its own words";
    const auto json = nlohmann::json::parse(jsonReport(report, machineBook(), {}));
    EXPECT_EQ(json.at("coverage").at("stepsLeftOut"),
              nlohmann::json::parse(R"([{"rule": "SIGHT-001", "told": 1, "found": 2}])"));
    EXPECT_EQ(nlohmann::json::parse(jsonReport(machineSample(), machineBook(), {}))
                  .at("coverage")
                  .at("stepsLeftOut"),
              nlohmann::json::array());
}

TEST(Sarif, AFailedRuleIsNoSuccess) {
    const auto run = sarif(machineSample());
    EXPECT_EQ(run.at("invocations").at(0).at("executionSuccessful"), false);
    const auto& notes = run.at("invocations").at(0).at("toolExecutionNotifications");
    EXPECT_EQ(notes.at(0).at("message").at("text"), "SIGHT-001: 1 of 12 findings are listed.");
    EXPECT_EQ(notes.at(1).at("level"), "error");
    auto clean = machineSample();
    clean.failures.clear();
    EXPECT_EQ(sarif(clean).at("invocations").at(0).at("executionSuccessful"), true);
}

TEST(Junit, ACaseForEveryRule) {
    const auto text = junitReport(machineSample(), machineBook());
    EXPECT_THAT(text, HasSubstr("<testsuites name=\"cota check\" tests=\"4\" failures=\"1\" errors=\"1\" "
                                "skipped=\"1\" time=\"0.000\">"));
    EXPECT_THAT(text, HasSubstr("<testcase classname=\"maps/a, b.xml\" name=\"MAP-001\" time=\"0.000\">\n"
                                "      <skipped message=\"no map\"/>"));
    EXPECT_THAT(text, HasSubstr("name=\"STACK-001 too many units\" time=\"0.000\" file=\"maps/a, b.xml\" "
                                "line=\"41\">\n      <failure type=\"error\" message=\"4 units in 1-0507 "
                                "(4.1)\">maps/a, b.xml:41:7: error: [STACK-001] 4 units in 1-0507 (4.1)\n"));
    EXPECT_THAT(text, HasSubstr("<error type=\"rule-failed\" message=\"no such luck\">"));
    EXPECT_THAT(text, HasSubstr("4 units in 1-0509 [accepted] - on purpose"));
    EXPECT_THAT(text, Not(HasSubstr("1-0510"))) << "a finding of the baseline";
    EXPECT_THAT(junitReport(machineSample(), machineBook(), {.showKnown = true}),
                HasSubstr("4 units in 1-0510 [known]"));
    EXPECT_THAT(text, HasSubstr("1 of 12 findings are listed."));
}

/// GitLab identifies cases by job, class and name.
TEST(Junit, NoTwoCasesHaveClassAndName) {
    auto one = machineSample(), other = machineSample();
    other.suites[0].name = "other.xml";
    const auto text = junitReport(merged({one, other}), machineBook(), {.root = "/here"});
    std::set<std::string> cases;
    std::size_t number = 0;
    for (auto at = text.find("<testcase "); at != std::string::npos; at = text.find("<testcase ", at + 1)) {
        cases.insert(text.substr(at, text.find(" time=", at) - at));
        ++number;
    }
    EXPECT_EQ(number, 8u);
    EXPECT_EQ(cases.size(), number);
}

TEST(Reports, HideWhatIsKnownUnlessAsked) {
    for (const WriteReport write : {textReport, markdownReport}) {
        const auto hidden = write(machineSample(), machineBook(), {});
        EXPECT_THAT(hidden, Not(HasSubstr("1-0510")));
        EXPECT_THAT(hidden, HasSubstr("not listed: 1 ("));
        const auto shown = write(machineSample(), machineBook(), {.showKnown = true});
        EXPECT_THAT(shown, HasSubstr("1-0510"));
        EXPECT_THAT(shown, Not(HasSubstr("not listed")));
    }
    EXPECT_EQ(sarif(machineSample()).at("results").size(), 4u) << "programs have all of them";
}

TEST(Sarif, SaysWhereThingsEndAndTheHashOfTheLine) {
    ReportOptions options;
    options.textOf = [](const std::string& path) -> std::optional<std::string> {
        if (path != "maps/a, b.xml") return std::nullopt;
        std::string text;
        for (int line = 1; line < 80; ++line) text += "      <hex at='" + std::to_string(line) + "'/>\n";
        return text;
    };
    const auto results = sarif(machineSample(), options).at("results");
    const auto& region = results.at(0).at("locations").at(0).at("physicalLocation").at("region");
    EXPECT_EQ(region,
              (nlohmann::json{{"startLine", 41}, {"startColumn", 7}, {"endLine", 41}, {"endColumn", 21}}));
    const std::string hash = results.at(0).at("partialFingerprints").at("primaryLocationLineHash");
    EXPECT_EQ(hash.substr(hash.find(':')), ":1");
    EXPECT_NE(hash, results.at(1).at("partialFingerprints").at("primaryLocationLineHash"));
    const auto& other = results.at(0).at("relatedLocations").at(0).at("physicalLocation").at("region");
    EXPECT_FALSE(other.contains("endLine")) << "its text is not there";
}

TEST(Sarif, RulesHaveAPage) {
    const auto rules = [](const ReportOptions& options) {
        return sarif(machineSample(), options).at("tool").at("driver").at("rules");
    };
    EXPECT_EQ(rules({.rulesPage = "https://example.org/docs/rules.md"}).at(1).at("helpUri"),
              "https://example.org/docs/rules.md#stack-001--too-many-units");
    EXPECT_FALSE(rules({}).at(1).contains("helpUri"));
}

TEST(Sarif, WhatCouldNotBeReadIsNoSuccess) {
    auto report = machineSample();
    report.failures.clear();
    report.suites[0].failures.clear();
    EXPECT_EQ(sarif(report).at("invocations").at(0).at("executionSuccessful"), true);
    report.suites[0].isWhole = false;
    const auto invocation = sarif(report).at("invocations").at(0);
    EXPECT_EQ(invocation.at("executionSuccessful"), false);
    EXPECT_EQ(invocation.at("toolExecutionNotifications").back().at("message").at("text"),
              "maps/a, b.xml: a file or the game cannot be read.");
}

TEST(Junit, FailsFromTheThresholdOn) {
    const auto failures = [](std::optional<Severity> from) {
        const auto text = junitReport(machineSample(), machineBook(), {.failOn = from});
        return text.substr(text.find("failures="), 12);
    };
    EXPECT_EQ(failures(Severity::warning), "failures=\"2\"");
    EXPECT_EQ(failures(Severity::error), "failures=\"1\"");
    EXPECT_EQ(failures(std::nullopt), "failures=\"0\"");
}

TEST(Junit, EachSuiteHasItsOwnAndWhatItShares) {
    auto one = machineSample(), other = machineSample();
    other.suites[0].name = "other.xml";
    other.findings.pop_back();
    other.findings[0].finding.where->line = 99;
    const auto both = merged({one, other});
    EXPECT_EQ(both.findings.size(), 5u);
    EXPECT_EQ(both.files.size(), 1u);
    EXPECT_THAT(both.findings[1].suites, ElementsAre(0, 1)) << "found in both";
    EXPECT_EQ(both.counts.error, 2u) << "what is found in both is wrong once";
    const auto text = junitReport(both, machineBook());
    const auto second = text.substr(text.find("<testsuite name=\"other.xml\""));
    EXPECT_THAT(second, HasSubstr("b.xml:99:7: error"));
    EXPECT_THAT(second, Not(HasSubstr("b.xml:41:7: error")));
}

TEST(Github, LinesAreEscaped) {
    const auto text = githubReport(machineSample(), machineBook());
    EXPECT_THAT(text, HasSubstr("::error file=maps/a%2C b.xml,line=41,col=7,title=STACK-001::4 units in "
                                "1-0507 (4.1)\n"));
    EXPECT_EQ(lineOf(text, "::warning"),
              "::warning file=maps/a%2C b.xml,line=50,col=7,title=SIGHT-001::100%25 <blocked> & | "
              "gone,\\u000areally: 1-0508");
    EXPECT_THAT(text, HasSubstr("::error title=TERRAIN-001::no such luck\n"));
    EXPECT_THAT(text, Not(HasSubstr("1-0509"))) << "accepted ones are no annotations";
}

TEST(Github, TenOfAKindTheWorstFirst) {
    Report report;
    for (int i = 0; i < 12; ++i) {
        report.findings.push_back(found(machineRows[1], std::to_string(1000 + i), 1 + i));
        if (i < 10) report.findings.push_back(found(machineRows[0], std::to_string(2000 + i), 1 + i));
    }
    settle(report);
    const auto text = githubReport(report, machineBook());
    const auto count = [&](const std::string& what) {
        std::size_t number = 0;
        for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++number;
        return number;
    };
    EXPECT_EQ(count("::error "), 10u);
    EXPECT_EQ(count("::warning "), 10u);
    EXPECT_EQ(lineOf(text, "more"), "::warning title=cota::3 more in the report");
    EXPECT_LT(text.rfind("::error "), text.find("::warning "));
}

TEST(Markdown, NothingIsTakenForMarkup) {
    const auto text = markdownReport(machineSample(), machineBook());
    EXPECT_EQ(lineOf(text, "SIGHT-001 |"),
              "| warning | SIGHT-001 | maps/a, b.xml:50 | 100% \\<blocked\\> \\& \\| gone,\\\\u000areally: "
              "1-0508 |  |");
    EXPECT_THAT(text, HasSubstr("| accepted: on purpose |"));
}

TEST(Markdown, StaysBelowTheLimitAndSaysSo) {
    Report report;
    for (int i = 0; i < 9000; ++i)
        report.findings.push_back(
            found(machineRows[i % 2], std::string(100, 'x') + std::to_string(i), 1 + i));
    const auto text = markdownReport(report, machineBook());
    EXPECT_LT(text.size(), 1'000'000u);
    EXPECT_THAT(text, HasSubstr(" more in the report."));
    EXPECT_THAT(text, HasSubstr("</details>"));
}

TEST(GeoJson, HexesArePolygonsAgainstTheClock) {
    const auto json = nlohmann::json::parse(
        findReportFormat("geojson")->write(machineSample(), machineBook(), {.tool = {"cota", "1"}}));
    const auto& one = json.at("features").at(0).at("geometry");
    EXPECT_EQ(one.at("type"), "Polygon");
    const auto& ring = one.at("coordinates").at(0);
    ASSERT_EQ(ring.size(), 7u);
    EXPECT_EQ(ring.front(), ring.back());
    double twice = 0;
    for (std::size_t i = 0; i + 1 < ring.size(); ++i)
        twice += ring[i][0].get<double>() * ring[i + 1][1].get<double>() -
                 ring[i + 1][0].get<double>() * ring[i][1].get<double>();
    const auto& scale = json.at("coordinateSystem").at("degreesPerMillimetre");
    EXPECT_NEAR(twice / 2 / scale[0].get<double>() / scale[1].get<double>(), 16 * 16 * 0.8660254, 0.1)
        << "16 mm across flats";
    EXPECT_EQ(json.at("features").at(1).at("properties").at("hexes"), "1-0508 1-0509");
    EXPECT_EQ(json.at("features").at(1).at("geometry").at("type"), "MultiPolygon");
    EXPECT_TRUE(json.at("features").at(2).at("geometry").is_null());
}

}  // namespace

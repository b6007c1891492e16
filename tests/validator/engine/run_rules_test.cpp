#include "validator/engine/run_rules.h"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>

#include "formats/model/finding/id_pattern.h"
#include "validator/engine/acceptances.h"
#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"
#include "validator/engine/kept_findings.h"
#include "validator/rules/all_rules.h"

using namespace cota::checks;
namespace model = cota::model;
using cota::local;
namespace mapsets = cota::mapsets;

namespace {

constexpr Wording lists{"lists", local("listed")};

void sayLimit(const CheckContext&, const Settings& with, FindingSink& out) {
    out.add({.values = {value("limit", with.integer("limit"))},
             .subject = subjectOf(model::SubjectKind::scenario, "s")});
}
void sayThousands(const CheckContext&, const Settings&, FindingSink& out) {
    for (int i = 0; i < 7000; ++i)
        out.add({.subject = subjectOf(model::SubjectKind::hex, std::to_string(10000 + i))});
}
void sayThousandsOfNothing(const CheckContext&, const Settings&, FindingSink& out) {
    for (int i = 0; i < 7000; ++i) out.add({.values = {value("limit", i)}});
}
void sayLists(const CheckContext&, const Settings&, FindingSink& out) {
    out.add({.values = {value("pairs", "a/b, ..."), value("count", 9)},
             .subject = subjectOf(model::SubjectKind::board, "31"),
             .cases = 9});
    out.add({.values = {value("hexes", "a, b"), value("count", 4)},
             .subject = subjectOf(model::SubjectKind::zone, "west")});
    out.add({.values = {value("pairs", "c/d, ..."), value("count", 4)},
             .subject = subjectOf(model::SubjectKind::board, "31"),
             .wording = &lists,
             .cases = 4});
}
void fail(const CheckContext&, const Settings&, FindingSink&) { throw std::runtime_error("no such luck"); }

constexpr std::array limitParameters{Parameter{"limit", Parameter::Kind::integer, "3", local("the limit")}};
constexpr std::array tagParameters{Parameter{"tag", Parameter::Kind::text, nullptr, local("a tag")}};

constexpr model::MessageRow row(const char* id) {
    return {id, model::Severity::error, local("t"), local("limit {limit}"), local("r"), local("a")};
}
constexpr std::array table{
    Rule{.message = row("TEST-001"), .parameters = limitParameters, .run = sayLimit},
    Rule{.message = row("TEST-002"), .parameters = tagParameters, .run = fail},
    Rule{.message = row("TEST-003"), .needs = need::scenario, .run = fail},
    Rule{.message = row("LIST-001"), .run = sayLists},
    Rule{.message = row("MANY-001"), .run = sayThousands},
    Rule{.message = row("MANY-002"), .run = sayThousandsOfNothing},
};
static_assert(isSound(table));
const std::array topics{Topic{"test", local("Test"), table}};

std::shared_ptr<mapsets::Mapset> game() {
    auto game = std::make_shared<mapsets::Mapset>();
    game->id = model::MapsetId("a-game");
    return game;
}

mapsets::RuleSetting setting(std::string rule, std::string name, std::string value, std::string citation) {
    mapsets::RuleSetting setting;
    setting.rule = std::move(rule);
    setting.parameters.set(name, std::move(value));
    setting.citation = std::move(citation);
    return setting;
}

std::string whySkipped(const Report& report, std::string_view rule) {
    for (const auto& skipped : report.rulesSkipped)
        if (skipped.rule == rule) return skipped.why.en;
    return "";
}

TEST(Check, RunsARuleWithItsFallbacksWhereTheGameSaysNothing) {
    const auto report = check({}, topics, {.rules = {"TEST-001"}});
    ASSERT_EQ(report.findings.size(), 1u);
    EXPECT_EQ(report.findings[0].finding.values, (std::vector{checks::value("limit", 3)}));
    EXPECT_FALSE(report.findings[0].finding.citation);
    EXPECT_EQ(report.rulesRun, std::vector<std::string>{"TEST-001"});
    EXPECT_EQ(report.counts.error, 1u);
}

TEST(Check, RunsEveryRowOfTheGameOnceWithItsCitation) {
    auto mapset = game();
    mapset->catalogue.rules = {setting("TEST-001", "limit", "4", "1.1"),
                               setting("TEST-001", "limit", "5", "1.2")};
    mapset->catalogue.rules[1].severity = model::Severity::info;
    const auto report = check({.mapset = mapset}, topics, {.rules = {"TEST-*"}});
    ASSERT_EQ(report.findings.size(), 2u);
    EXPECT_EQ(report.findings[0].finding.citation, (model::Citation{"a-game", "1.1"}));
    EXPECT_EQ(report.findings[1].finding.values.at(0).text, "5");
    EXPECT_EQ(report.findings[1].finding.severity, model::Severity::info);
}

TEST(Check, SaysWhyARuleWasLeftOut) {
    auto mapset = game();
    mapset->catalogue.rules = {setting("TEST-001", "limti", "4", "")};
    const auto report = check({.mapset = mapset}, topics, {.rules = {"TEST-*"}});
    EXPECT_TRUE(report.rulesRun.empty());
    EXPECT_EQ(whySkipped(report, "TEST-001"), "a row in rules.xml of the game is invalid");
    EXPECT_EQ(whySkipped(report, "TEST-002"), "no row in rules.xml of the game");
    EXPECT_EQ(whySkipped(report, "TEST-003"), "there is no scenario to check");
    EXPECT_EQ(whySkipped(report, "MANY-001"), "not selected");
}

TEST(Check, ARuleThatThrowsIsAFailureAndTheOthersStillRun) {
    auto mapset = game();
    mapset->catalogue.rules = {setting("TEST-002", "tag", "x", "")};
    const auto report = check({.mapset = mapset}, topics, {.rules = {"TEST-*"}});
    ASSERT_EQ(report.failures.size(), 1u);
    EXPECT_EQ(report.failures[0].rule, "TEST-002");
    EXPECT_EQ(report.failures[0].what, "no such luck");
    EXPECT_EQ(report.findings.size(), 1u);
}

TEST(Check, ListsSomeOfThousandsAndCountsAll) {
    const auto report = check({}, topics, {.rules = {"MANY-001"}});
    EXPECT_EQ(report.findings.size(), 200u);
    ASSERT_EQ(report.cut.size(), 1u);
    EXPECT_EQ(report.cut[0].found, 7000u);
    EXPECT_EQ(report.counts.error, 7000u);
    EXPECT_EQ(report.findings[0].finding.subject.id, "10000");
}

TEST(Check, SettlingAgainChangesNothing) {
    auto report = check({}, topics, {.rules = {"MANY-001"}});
    const auto found = report.cut.at(0).found;
    settle(report);
    EXPECT_EQ(report.cut.at(0).found, found);
    EXPECT_EQ(report.counts.error, found);
}

TEST(Check, TheCommandLineHasTheLastWordOnSeverities) {
    auto mapset = game();
    mapset->catalogue.rules = {setting("TEST-001", "limit", "4", "")};
    mapset->catalogue.rules[0].severity = model::Severity::info;
    const auto report = check({.mapset = mapset}, topics,
                              {.rules = {"TEST-001"}, .severities = {{"TEST-*", model::Severity::warning}}});
    EXPECT_EQ(report.counts.warning, 1u);
    ASSERT_EQ(report.severities.size(), 2u);
    EXPECT_TRUE(report.severities[1].byCommand);
}

TEST(Check, FindingsOfReadersTakeSeverityAndCitationFromTheGame) {
    auto mapset = game();
    mapset->catalogue.rules = {setting("XML-020", "", "", "9.9")};
    mapset->catalogue.rules[0].severity = model::Severity::warning;
    model::Finding finding;
    finding.rule = "XML-020";
    const auto report = check({.mapset = mapset, .findings = {finding}}, topics, {.rules = {"NONE"}});
    ASSERT_EQ(report.findings.size(), 1u);
    EXPECT_EQ(report.findings[0].finding.severity, model::Severity::warning);
    EXPECT_EQ(report.findings[0].finding.citation->paragraph, "9.9");
}

model::Document accepting(std::string rule, std::string subject, std::string until = "") {
    model::Scenario scenario;
    scenario.acceptances = {{std::move(rule), std::move(subject), "because", std::move(until), {}, {}}};
    model::Document document;
    document.scenario = model::Shared(scenario);
    return document;
}

std::vector<Topic> withAcceptances() { return {topics[0], allTopics()[0]}; }

TEST(Check, AcceptedFindingsAreListedAndDoNotCount) {
    const auto report = check({.document = accepting("TEST-001", "s")}, topics, {.rules = {"TEST-001"}});
    ASSERT_EQ(report.findings.size(), 1u);
    EXPECT_EQ(report.findings[0].state, State::accepted);
    EXPECT_EQ(report.findings[0].reason, "because");
    EXPECT_EQ(report.counts.error, 0u);
    EXPECT_EQ(report.counts.accepted, 1u);
}

TEST(Check, AnAcceptanceThatMatchesNothingIsFound) {
    const auto all = withAcceptances();
    const auto report =
        check({.document = accepting("TEST-001", "gone")}, all, {.rules = {"TEST-001", "ACCEPT-*"}});
    ASSERT_EQ(report.findings.size(), 2u);
    EXPECT_EQ(report.findings[0].finding.rule, "ACCEPT-001");
    const auto notRun = check({.document = accepting("TEST-001", "gone")}, all, {.rules = {"ACCEPT-*"}});
    EXPECT_TRUE(notRun.findings.empty());
}

TEST(Check, AnAcceptanceEndsWithItsDate) {
    const auto all = withAcceptances();
    const CheckOptions later{.rules = {"TEST-001", "ACCEPT-*"}, .today = "2026-02-01"};
    const auto report = check({.document = accepting("TEST-001", "s", "2026-01-31")}, all, later);
    EXPECT_EQ(report.counts.error, 1u);
    EXPECT_EQ(report.counts.warning, 1u);
    const auto sooner = check({.document = accepting("TEST-001", "s", "2026-02-01")}, all, later);
    EXPECT_EQ(sooner.counts.error, 0u);
}

TEST(Check, AnAcceptanceCoversNoMoreThanItIsMeantFor) {
    const auto all = withAcceptances();
    const CheckOptions asked{.rules = {"TEST-001", "ACCEPT-*"}};
    auto document = accepting("TEST-001", "s");
    const auto meantFor = [&](int count) {
        auto scenario = **document.scenario;
        scenario.acceptances[0].count = count;
        document.scenario = model::Shared(scenario);
    };
    EXPECT_EQ(check({.document = document}, all, asked).findings.at(0).covered, 1u) << "without a count";
    meantFor(1);
    const auto enough = check({.document = document}, all, asked);
    ASSERT_EQ(enough.findings.size(), 1u);
    EXPECT_EQ(enough.findings[0].state, State::accepted);
    EXPECT_EQ(enough.findings[0].meantFor, 1u);
    meantFor(0);
    const auto more = check({.document = document}, all, asked);
    ASSERT_EQ(more.findings.size(), 2u);
    EXPECT_EQ(more.counts.accepted, 0u);
    EXPECT_EQ(more.counts.warning, 1u) << "ACCEPT-006";
}

TEST(Acceptances, CountTheCasesARuleSaysItsFindingsTellOf) {
    const CheckOptions asked{.rules = {"LIST-001", "ACCEPT-*"}};
    const auto report = check({}, topics, asked);
    ASSERT_EQ(report.findings.size(), 3u);
    EXPECT_EQ(report.findings[0].cases, 9u) << "a list of nine";
    EXPECT_EQ(report.findings[1].cases, 1u) << "four of something else";
    const auto board = acceptanceOf(report.findings[0].finding, report.findings);
    EXPECT_EQ(board.subject, "31");
    EXPECT_EQ(board.count, 13) << "both of that board";
    const auto zone = acceptanceOf(report.findings[1].finding, report.findings);
    EXPECT_EQ(zone.subject, "west");
    EXPECT_EQ(zone.count, 1);
    // Such an acceptance is enough, and accepts nothing else.
    for (const auto& [acceptance, left] : {std::pair(board, 1u), std::pair(zone, 2u)}) {
        auto document = accepting("LIST-001", acceptance.subject);
        auto scenario = **document.scenario;
        scenario.acceptances[0].count = acceptance.count;
        document.scenario = model::Shared(scenario);
        const auto all = withAcceptances();
        EXPECT_EQ(check({.document = document}, all, asked).counts.error, left);
        --*scenario.acceptances[0].count;
        document.scenario = model::Shared(scenario);
        const auto fewer = check({.document = document}, all, asked);
        EXPECT_EQ(fewer.counts.error, 3u);
        EXPECT_EQ(fewer.counts.warning, 1u) << "ACCEPT-006";
    }
}

TEST(Acceptances, CountWhatIsNotKept) {
    const auto all = withAcceptances();
    const CheckOptions asked{.rules = {"MANY-001", "ACCEPT-*"}};
    const auto meantFor = [&](const std::string& subject, int count) {
        auto document = accepting("MANY-001", subject);
        auto scenario = **document.scenario;
        scenario.acceptances[0].count = count;
        document.scenario = model::Shared(scenario);
        return check({.document = document}, all, asked);
    };
    const auto enough = meantFor("*", 7000);
    EXPECT_EQ(enough.counts.accepted, 7000u);
    EXPECT_EQ(enough.counts.error + enough.counts.warning, 0u);
    EXPECT_EQ(enough.findings.at(0).covered, 7000u);
    const auto fewer = meantFor("*", 6999);
    EXPECT_EQ(fewer.counts.accepted, 0u);
    EXPECT_EQ(fewer.counts.error, 7000u);
    EXPECT_EQ(fewer.counts.warning, 1u) << "ACCEPT-006";
    // One that is counted, but not listed.
    const auto last = meantFor("16999", 1);
    EXPECT_EQ(last.counts.accepted, 1u);
    EXPECT_EQ(last.counts.error, 6999u);
    EXPECT_EQ(last.counts.warning, 0u) << "no ACCEPT-001: there is one";
    auto again = last;
    settle(again);
    EXPECT_EQ(again.counts.accepted, 1u);
    EXPECT_EQ(again.counts.error, 6999u);
}

TEST(Acceptances, AreWrittenForAllThatIsFoundNotOnlyForWhatIsListed) {
    const auto of = [](const char* rule) {
        const auto report = check({}, topics, {.rules = {rule}});
        EXPECT_EQ(report.findings.size(), 200u);
        return acceptanceOf(report.findings.at(0).finding, report.findings);
    };
    EXPECT_EQ(of("MANY-001").count, 1) << "each has its own subject";
    EXPECT_EQ(of("MANY-002").count, 7000);
    EXPECT_EQ(of("MANY-002").subject, "*");
}

TEST(Acceptances, TheRestIsCountedAnewWhenAcceptancesChange) {
    const auto all = withAcceptances();
    const CheckOptions asked{.rules = {"MANY-001", "ACCEPT-*"}};
    KeptFindings kept;
    auto document = accepting("MANY-001", "16998");
    EXPECT_EQ(check({.document = document}, all, asked, &kept).counts.accepted, 1u);
    auto scenario = **document.scenario;
    scenario.acceptances[0].subject = "16999";
    document.scenario = model::Shared(scenario);
    EXPECT_EQ(check({.document = document}, all, asked, &kept).counts.accepted, 1u);
}

TEST(Check, LinesComeFromTheSubjectOrWhatIsRelated) {
    CheckInput input;
    input.locate = [](const model::Subject& subject) -> std::optional<model::SourceSpan> {
        if (subject.id == "s") return model::SourceSpan{"a.xml", 4, 7};
        return std::nullopt;
    };
    const auto report = check(input, topics, {.rules = {"TEST-001"}});
    EXPECT_EQ(report.findings.at(0).finding.where, (model::SourceSpan{"a.xml", 4, 7}));
}

TEST(Glob, StarsAndQuestionMarks) {
    EXPECT_TRUE(model::matches("*", "MAP-001"));
    EXPECT_TRUE(model::matches("MAP-*", "MAP-001"));
    EXPECT_TRUE(model::matches("*-00?", "MAP-001"));
    EXPECT_FALSE(model::matches("MAP", "MAP-001"));
    EXPECT_FALSE(model::matches("", "MAP-001"));
    EXPECT_TRUE(model::matches("", ""));
    EXPECT_TRUE(model::matches("**", ""));
    EXPECT_TRUE(model::matches("M*P-*1", "MAP-MAP-011"));  // the first match of a run is not the right one
    EXPECT_FALSE(model::matches("M*P-?1", "MAP-MAP-0111"));
    EXPECT_TRUE(model::matches("MAP-001*", "MAP-001"));
    EXPECT_FALSE(model::matches("MAP-001?", "MAP-001"));
    EXPECT_FALSE(model::matches("a.b", "a-b"));
}

TEST(RuleId, IsATopicAndThreeDigits) {
    EXPECT_TRUE(isRuleId("MAP-001"));
    for (const auto* wrong : {"", "MAP", "MAP-1", "map-001", "M-001", "MAP-0011", "MAP001", "-001"})
        EXPECT_FALSE(isRuleId(wrong)) << wrong;
}

TEST(CheckContext, WorksOutTheContoursOfABoardOnce) {
    model::Board drawn, plain;
    drawn.grid.columns = drawn.grid.rows = 6;
    model::Contour ring;
    ring.metres = 20;
    ring.closed = true;
    ring.points = {{1000, 1000}, {4000, 1000}, {4000, 4000}, {1000, 4000}};
    drawn.contours = {ring};
    model::Document document;
    document.boards.emplace("drawn.board.xml", drawn);
    document.boards.emplace("plain.board.xml", plain);
    const CheckContext context(document, nullptr);
    ASSERT_EQ(context.drawn().size(), 1u) << "the other has no contours";
    EXPECT_EQ(context.drawn().front()->file, "drawn.board.xml");
    EXPECT_EQ(context.drawn().front()->relief.lines().size(), 1u);
    EXPECT_EQ(&context.drawn().front()->relief, &context.drawn().front()->relief) << "the very same";
    EXPECT_EQ(context.reads(), read::contours);
}

}  // namespace

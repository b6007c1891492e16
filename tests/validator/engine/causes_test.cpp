// Findings that follow from another one are counted there and not listed.
#include "validator/engine/causes.h"

#include <gtest/gtest.h>

#include <array>

#include "validator/engine/finding_sink.h"
#include "validator/engine/message_book.h"
#include "validator/rules/all_rules.h"
#include "validator/rules/names/named_hexes.h"

using namespace cota::checks;
namespace model = cota::model;
using cota::local;

namespace {

void sayWrongFile(const CheckContext&, const Settings&, FindingSink& out) {
    out.add({.subject = subjectOf(model::SubjectKind::scenario, "s"),
             .spoils = {.files = {"west.board.xml"}, .boards = {"W"}}});
}
void sayMany(const CheckContext&, const Settings&, FindingSink& out) {
    for (int i = 0; i < 7000; ++i)
        out.add({.subject = subjectOf(model::SubjectKind::hex, "W-" + std::to_string(i))});
}
void sayOfBoards(const CheckContext&, const Settings&, FindingSink& out) {
    out.add({.subject = subjectOf(model::SubjectKind::hex, "W-0101")});
    out.add({.values = {value("hex", "W-0102")}, .subject = subjectOf(model::SubjectKind::zone, "north")});
    out.add({.subject = subjectOf(model::SubjectKind::hex, "E-0101")});
}
void sayError(const CheckContext&, const Settings&, FindingSink& out) {
    out.add({.subject = subjectOf(model::SubjectKind::board, "W")});
}
/// Reports for each of three boards that another one of them is damaged.
void sayRing(const CheckContext&, const Settings&, FindingSink& out) {
    const std::array<std::pair<const char*, const char*>, 3> spoils{{{"A", "B"}, {"C", "A"}, {"B", "C"}}};
    for (const auto& [board, other] : spoils)
        out.add({.subject = subjectOf(model::SubjectKind::board, board), .spoils = {.boards = {other}}});
}
constexpr int causes = 3 * static_cast<int>(Causes::mostCauses);
void sayManyCauses(const CheckContext&, const Settings&, FindingSink& out) {
    for (int i = 0; i < causes; ++i)
        out.add({.subject = subjectOf(model::SubjectKind::zone, "z" + std::to_string(i)),
                 .spoils = {.boards = {"X" + std::to_string(i)}}});
}
void sayOfEach(const CheckContext&, const Settings&, FindingSink& out) {
    for (int i = 0; i < causes; ++i)
        out.add({.subject = subjectOf(model::SubjectKind::board, "X" + std::to_string(i))});
}

constexpr model::MessageRow row(const char* id, model::Severity severity) {
    return {id, severity, local("t"), local("It is wrong."), local("r"), local("a")};
}
constexpr std::array whole{
    Rule{.message = row("CAUSE-001", model::Severity::error), .run = sayWrongFile},
    Rule{.message = row("TEST-001", model::Severity::warning), .run = sayOfBoards},
};
constexpr std::array many{
    Rule{.message = row("CAUSE-001", model::Severity::error), .run = sayWrongFile},
    Rule{.message = row("MANY-001", model::Severity::warning), .run = sayMany},
};
constexpr std::array mild{
    Rule{.message = row("CAUSE-001", model::Severity::warning), .run = sayWrongFile},
    Rule{.message = row("TEST-001", model::Severity::error), .run = sayError},
};
constexpr std::array ring{Rule{.message = row("RING-001", model::Severity::error), .run = sayRing}};
constexpr std::array manyCauses{
    Rule{.message = row("CAUSE-001", model::Severity::error), .run = sayManyCauses},
    Rule{.message = row("MANY-001", model::Severity::warning), .run = sayOfEach},
};

CheckInput input() {
    model::Scenario scenario;
    model::BoardPlacement placed;
    placed.id = model::BoardId("W");
    placed.file = "west.board.xml";
    scenario.assembly.boards = {placed};
    CheckInput input;
    input.document.scenario = scenario;
    input.files = {{"a/s.scenario.xml", "", "scenario", ""}, {"a/west.board.xml", "", "board", ""}};
    return input;
}

template <class Table>
Report reportOf(const CheckInput& input, const Table& table) {
    const std::array topics{Topic{"test", local("Test"), table}};
    return check(input, topics);
}

TEST(Causes, HideWhatIsAboutWhatTheySpoil) {
    const auto report = reportOf(input(), whole);
    ASSERT_EQ(report.findings.size(), 2u);
    EXPECT_EQ(report.counts.error, 1u);
    EXPECT_EQ(report.counts.warning, 1u);
    for (const auto& one : report.findings) {
        const bool isCause = one.finding.rule == "CAUSE-001";
        EXPECT_EQ(one.finding.consequences, isCause ? 2u : 0u);
        EXPECT_EQ(one.finding.subject.id, isCause ? "s" : "E-0101");
    }
}

TEST(Causes, TellHowManyFollow) {
    const auto report = reportOf(input(), whole);
    MessageBook book;
    const std::array topics{Topic{"test", local("Test"), whole}};
    book.add(topics);
    model::Finding cause = report.findings.front().finding;
    cause.consequences = 2;
    EXPECT_EQ(book.text(cause, model::Language::english), "It is wrong. 2 more findings follow from this.");
    cause.consequences = 1;
    EXPECT_EQ(book.text(cause, model::Language::english), "It is wrong. 1 more finding follows from this.");
    EXPECT_EQ(book.text(cause, model::Language::spanish), "It is wrong. De esto se deriva 1 hallazgo más.");
    cause.consequences = 0;
    EXPECT_EQ(book.text(cause, model::Language::english), "It is wrong.");
}

TEST(Causes, TakeWhatWasOnlyCountedWithThem) {
    const auto report = reportOf(input(), many);
    ASSERT_EQ(report.findings.size(), 1u);
    EXPECT_EQ(report.findings.front().finding.consequences, 7000u);
    EXPECT_TRUE(report.cut.empty());
    EXPECT_EQ(report.counts.warning, 0u);
}

TEST(Causes, HideNothingWorseThanThemselves) { EXPECT_EQ(reportOf(input(), mild).findings.size(), 2u); }

TEST(Causes, ThatFollowFromEachOtherInARingLeaveOne) {
    const auto report = reportOf(input(), ring);
    ASSERT_EQ(report.findings.size(), 1u);
    EXPECT_EQ(report.findings.front().finding.consequences, 2u);
}

TEST(Causes, BeyondAGreatNumberHideNothing) {
    const std::array topics{Topic{"test", local("Test"), manyCauses}};
    const auto report = check(input(), topics, {.most = causes});
    std::size_t following = 0;
    for (const auto& one : report.findings) following += one.finding.consequences;
    EXPECT_EQ(following, Causes::mostCauses);
    EXPECT_EQ(report.findings.size(), 2u * causes - following);
}

TEST(Causes, ThatAreAcceptedHideNothing) {
    auto given = input();
    model::Scenario scenario = **given.document.scenario;
    model::Acceptance acceptance;
    acceptance.rule = "CAUSE-001";
    acceptance.subject = "s";
    acceptance.reason = "meant";
    scenario.acceptances = {acceptance};
    given.document.scenario = scenario;
    EXPECT_EQ(reportOf(given, whole).findings.size(), 4u);
}

TEST(Causes, AreCountedOnceForTwoScenariosWithOneFile) {
    auto first = reportOf(input(), whole), second = reportOf(input(), whole);
    second.findings.front().finding.consequences = 5;
    const auto both = merged({first, second});
    EXPECT_EQ(both.findings.size(), 2u);
    EXPECT_EQ(both.findings.front().finding.consequences, 5u);
}

/// Comparing each name with every other would make this test endless.
TEST(MissingBoards, OfManyNamesAreFoundInLinearTime) {
    constexpr int count = 100000;
    model::Objective objective;
    objective.id = model::ObjectiveId("o");
    for (int round = 0; round < 2; ++round)
        for (int i = 0; i < count; ++i) objective.hexes.push_back({"X" + std::to_string(i) + "-0101"});
    model::Scenario scenario;
    scenario.objectives = {objective};
    model::Document document;
    document.scenario.emplace(scenario);
    const CheckContext context(document, nullptr);
    const auto missing = missingBoards(context);
    ASSERT_EQ(missing.size(), static_cast<std::size_t>(count));
    EXPECT_EQ(missing.front().id, "X0");
    EXPECT_EQ(missing.front().owners.size(), 2u);
}

TEST(BoardNamedIn, IsWhatStandsBeforeTheNumber) {
    model::Assembly assembly;
    EXPECT_EQ(boardNamedIn("31-0109", assembly), "31");
    EXPECT_EQ(boardNamedIn("0109", assembly), "");
    EXPECT_EQ(boardNamedIn("@3,4", assembly), "");
    EXPECT_EQ(boardNamedIn("A-40.13", assembly), "A");
    model::BoardPlacement placed;
    placed.id = model::BoardId("7-B");
    assembly.boards = {placed};
    EXPECT_EQ(boardNamedIn("7-B-0109", assembly), "7-B");
    assembly.separator = "";
    EXPECT_EQ(boardNamedIn("A310", assembly), "A");
    EXPECT_EQ(boardNamedIn("A40.13", assembly), "A");
}

}  // namespace

#include "validator/engine/report.h"

#include <gtest/gtest.h>

using namespace cota::checks;
namespace model = cota::model;

namespace {

ReportedFinding at(std::string rule, std::string file, int line) {
    ReportedFinding reported;
    reported.finding.rule = std::move(rule);
    if (!file.empty()) reported.finding.where = model::SourceSpan{std::move(file), line, 1};
    return reported;
}

std::string rules(const Report& report) {
    std::string text;
    for (const auto& reported : report.findings) text += reported.finding.rule + " ";
    return text;
}

TEST(Report, SortsByPlaceThenRuleAndPutsUnplacedLast) {
    Report report;
    report.findings = {at("A-1", "", 0), at("B-1", "b", 1), at("C-1", "a", 9), at("B-1", "a", 10),
                       at("A-1", "a", 9)};
    settle(report);
    EXPECT_EQ(rules(report), "A-1 C-1 B-1 B-1 A-1 ");
}

TEST(Report, SaysEachThingOnce) {
    Report report;
    report.findings = {at("A-1", "a", 1), at("A-1", "a", 1)};
    settle(report);
    EXPECT_EQ(report.counts.error, 1u);
}

TEST(Report, MergingKeepsCountsAndOrder) {
    Report first, second;
    first.findings = {at("A-1", "b", 1), at("A-1", "b", 2), at("A-1", "b", 3)};
    second.findings = {at("A-1", "a", 1)};
    second.rulesRun = {"A-1"};
    first.rulesSkipped = {{"A-1", {"why", "why"}, false}};
    settle(first, 2);
    settle(second);
    const auto whole = merged({first, second});
    EXPECT_EQ(whole.findings.size(), 3u);
    EXPECT_EQ(whole.findings[0].finding.where->file, "a");
    EXPECT_EQ(whole.counts.error, 4u);
    ASSERT_EQ(whole.cut.size(), 1u);
    EXPECT_TRUE(whole.rulesSkipped.empty()) << "a rule that ran somewhere was not skipped";
}

}  // namespace

#include "editor/answers/finding_order.h"

#include <gtest/gtest.h>

#include "editor/picture/export_picture.h"

using namespace cota;

namespace {

TEST(FindingOrder, ErrorsComeFirstThenRules) {
    checks::Report report;
    const auto add = [&](model::Severity severity, const char* rule, const char* id) {
        checks::ReportedFinding reported;
        reported.finding.severity = severity;
        reported.finding.rule = rule;
        reported.finding.subject.id = id;
        report.findings.push_back(reported);
    };
    add(model::Severity::info, "A-001", "a");
    add(model::Severity::warning, "B-001", "b");
    add(model::Severity::error, "D-001", "d1");
    add(model::Severity::error, "C-001", "c");
    add(model::Severity::error, "D-001", "d0");
    std::string ids;
    for (const auto place : session::bySeverity(report))
        ids += report.findings[place].finding.subject.id + " ";
    EXPECT_EQ(ids, "c d1 d0 b a ");
}

/// Too many units in a hex are drawn as they are; a missing board cannot be drawn.
TEST(DoubtfulExport, FollowsFromErrorsOfReadingOnly) {
    checks::Report report;
    const auto add = [&](model::Severity severity, const char* rule) {
        auto& finding = report.findings.emplace_back().finding;
        finding.severity = severity;
        finding.rule = rule;
    };
    add(model::Severity::error, "STACK-001");
    add(model::Severity::warning, "ASM-010");
    EXPECT_FALSE(session::isDoubtful(report));
    add(model::Severity::error, "ASM-002");
    EXPECT_TRUE(session::isDoubtful(report));
    report.findings.back().state = checks::State::accepted;
    EXPECT_FALSE(session::isDoubtful(report));
}

}  // namespace

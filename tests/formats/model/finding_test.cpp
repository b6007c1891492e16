#include "formats/model/finding/finding.h"

#include <gtest/gtest.h>

#include <set>

namespace cota::model {
namespace {

TEST(Finding, EverySeverityReadsItsOwnName) {
    for (const Severity severity : {Severity::info, Severity::warning, Severity::error})
        EXPECT_EQ(parseSeverity(textOf(severity)), severity);
    EXPECT_EQ(parseSeverity("fatal"), std::nullopt);
    EXPECT_EQ(parseSeverity("Error"), std::nullopt);
}

TEST(Finding, EverySubjectKindHasANameOfItsOwn) {
    std::set<std::string> names;
    for (int i = 0; i <= static_cast<int>(SubjectKind::pair); ++i)
        names.insert(textOf(static_cast<SubjectKind>(i)));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(SubjectKind::pair) + 1);
}

TEST(Finding, ErrorsOutrankWarningsAndThoseOutrankHints) {
    EXPECT_LT(Severity::info, Severity::warning);
    EXPECT_LT(Severity::warning, Severity::error);
}

}  // namespace
}  // namespace cota::model

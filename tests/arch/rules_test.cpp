// The id of a rule leads to its code: prefix, folder and file agree.
#include <gtest/gtest.h>

#include "tests/arch/rules_check.h"

using namespace cota::arch;

namespace {

constexpr std::string_view row = "Rule{.message = {\"LEVEL-010\",\n Severity::error,";

std::size_t lostIn(const std::vector<std::string>& paths) {
    std::vector<SourceFile> sources;
    for (const auto& path : paths) sources.push_back({path, std::string(row)});
    return lostRules(sources).size();
}

TEST(Rules, AreFoundByTheirIds) { EXPECT_EQ(joined(lostRules(cppSources())), ""); }

TEST(Rules, FileOfAnotherNameIsFound) {
    EXPECT_EQ(lostIn({"validator/rules/board/level_cliff_rules.cpp"}), 0u);
    EXPECT_EQ(lostIn({"validator/rules/board/cliff_rules.cpp"}), 1u);
}

TEST(Rules, PrefixInTwoFoldersIsFound) {
    EXPECT_EQ(
        lostIn({"validator/rules/board/level_rules.cpp", "validator/rules/board/level_cliff_rules.cpp"}), 0u);
    EXPECT_EQ(lostIn({"validator/rules/board/level_rules.cpp", "validator/rules/setup/level_rules.cpp"}), 1u);
}

TEST(Rules, TopicWithoutRulesIsFound) {
    EXPECT_EQ(lostRules({{"validator/rules/board/level_rules.cpp", "\nTopic levelRules() {"}}).size(), 1u);
}

TEST(Rules, AreNamedInTheirRowsOnly) { EXPECT_EQ(joined(namedRules(cppSources())), ""); }

TEST(Rules, RuleNamedElsewhereIsFound) {
    const auto named = [](const char* text) {
        return namedRules({{"validator/rules/board/level_rules.cpp", std::string(row)}, {"a.cpp", text}})
            .size();
    };
    EXPECT_EQ(named("f(\"LEVEL-010\");"), 1u);
    EXPECT_EQ(named("f(\"PATH- LEVEL-\");"), 1u);
    EXPECT_EQ(named("// such as \"LEVEL-010\"\nf(\"LEVELS\");"), 0u);
    EXPECT_EQ(named("f(\"PATH-010\");"), 0u) << "no row has that prefix";
}

}  // namespace

// Each rule with a fix and its folder: slip.*, or else bad.*, must become fixed.* exactly. Nothing equally
// serious may replace the finding, a second run must change nothing, and the rest of the file must keep its
// bytes. COTA_UPDATE=1 writes fixed.* again.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

#include "tests/rules/rule_folder.h"
#include "validator/fixes/fixing.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using namespace cota::rule_tests;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> fixableRules() {
    std::vector<std::string> ids;
    for (const auto& topic : checks::allTopics())
        for (const auto& rule : topic.rules)
            if (rule.fix) ids.emplace_back(rule.id());
    return ids;
}

fs::path mistakeOf(const std::string& rule) {
    const auto mistake = documentOf(rule, "slip");
    return mistake.empty() ? documentOf(rule, "bad") : mistake;
}

fixes::Source sourceAt(const fs::path& path, const std::string& text) {
    fixes::Source source;
    source.path = path;
    source.texts[path.generic_string()] = text;
    source.today = "2026-01-01";
    const auto loaded = xml::loadDocument(path, source.texts);
    if (loaded.value) source.game = gameOf(path.parent_path(), loaded.value->mapset());
    return source;
}

/// The text of the main file after all fixes of one rule, or of all rules.
std::string fixedText(const fs::path& path, const std::string& text, const std::string& rule) {
    const auto result = fixes::fixAll(sourceAt(path, text),
                                      [&](const std::string& id) { return rule.empty() || id == rule; });
    const auto found = result.after.find(path.generic_string());
    return found == result.after.end() ? text : found->second;
}

std::size_t countOf(const checks::Report& report, const std::string& rule) {
    return static_cast<std::size_t>(
        std::ranges::count_if(report.findings, [&](const auto& one) { return one.finding.rule == rule; }));
}

/// Adds everything that a careful author may have put into a file: comments, elements of other programs,
/// spaces.
std::string withMarks(std::string text) {
    const auto root = text.find('<', text.find("?>"));
    text.insert(text.find('>', root) + 1,
                "\n\n   <!-- von Hand: ä, ñ -->\n  <x-note  kept='yes' >  two  spaces </x-note>");
    text.insert(text.rfind("</"), "\t<!-- the end -->\n");
    return text;
}

TEST(RuleFixes, AreMoreThanAFew) { EXPECT_GE(fixableRules().size(), 30u); }

class RuleFix : public testing::TestWithParam<std::string> {};

TEST_P(RuleFix, PutsRightWhatIsFound) {
    const auto mistake = mistakeOf(GetParam());
    const auto kind = mistake.filename().string().substr(mistake.filename().string().find('.'));
    const auto before = contentOf(mistake);
    const auto after = fixedText(mistake, before, GetParam());
    EXPECT_NE(after, before) << "no fix was found; write a slip" << kind << " that has one";
    const auto expected = rulesRoot() / GetParam() / ("fixed" + kind);
    if (std::getenv("COTA_UPDATE")) std::ofstream(expected, std::ios::binary) << after;
    EXPECT_EQ(after, contentOf(expected));
    EXPECT_EQ(fixedText(mistake, after, GetParam()), after) << "a second run changes something";

    const auto was = fixes::judge(sourceAt(mistake, before)).report;
    const auto now = fixes::judge(sourceAt(mistake, after)).report;
    EXPECT_LT(countOf(now, GetParam()), countOf(was, GetParam()));
    EXPECT_LE(now.counts.error, was.counts.error);
    EXPECT_LE(now.counts.error + now.counts.warning, was.counts.error + was.counts.warning);
}

TEST_P(RuleFix, KeepsWhatItIsNotAbout) {
    const auto mistake = mistakeOf(GetParam());
    const auto before = contentOf(mistake);
    const auto kind = mistake.filename().string().substr(mistake.filename().string().find('.'));
    const auto fixed = contentOf(rulesRoot() / GetParam() / ("fixed" + kind));
    EXPECT_EQ(fixedText(mistake, withMarks(before), GetParam()), withMarks(fixed));
}

TEST_P(RuleFix, LeavesGoodFilesAlone) {
    const auto good = documentOf(GetParam(), "good");
    EXPECT_EQ(fixedText(good, contentOf(good), GetParam()), contentOf(good));
}

TEST_P(RuleFix, IsOfferedWithItsFinding) {
    const auto mistake = mistakeOf(GetParam());
    const auto source = sourceAt(mistake, contentOf(mistake));
    auto report = fixes::judge(source).report;
    fixes::offerFixes(report, source);
    std::size_t offered = 0;
    for (const auto& one : report.findings) {
        if (one.finding.rule != GetParam() || one.fixes.empty()) continue;
        ++offered;
        EXPECT_TRUE(one.fixes[0].id.starts_with(GetParam() + ".")) << one.fixes[0].id;
        EXPECT_FALSE(one.fixes[0].label.in(model::Language::english).empty());
        EXPECT_NE(one.fixes[0].label.en, "");
        EXPECT_NE(one.fixes[0].label.es, "");
        EXPECT_FALSE(one.fixes[0].edits.empty());
        const auto fixed = fixes::fixesOf(one.finding, source);
        ASSERT_EQ(fixed.size(), 1u);
        EXPECT_EQ(fixed[0].fix.label, one.fixes[0].label);
    }
    EXPECT_GT(offered, 0u);
}

INSTANTIATE_TEST_SUITE_P(All, RuleFix, testing::ValuesIn(fixableRules()), [](const auto& one) {
    auto name = one.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace

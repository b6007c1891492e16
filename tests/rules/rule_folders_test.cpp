// Each rule against its folder: bad.* breaks it and nothing but the lines of expected.txt may come of that
// rule; good.* is close but right, for that rule and for every other that speaks of errors. COTA_UPDATE=1
// writes expected.txt anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "formats/xml/document_file.h"
#include "tests/rules/rule_folder.h"
#include "validator/engine/run_rules.h"
#include "validator/report/text_report.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using namespace cota::rule_tests;
namespace fs = std::filesystem;

namespace {

std::set<std::string> folders() {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(rulesRoot()))
        if (entry.is_directory() && entry.path().filename() != "base")
            names.insert(entry.path().filename().string());
    return names;
}

std::set<std::string> ruleIds() {
    std::set<std::string> ids;
    for (const auto& topic : checks::allTopics())
        for (const auto& rule : topic.rules) ids.insert(std::string(rule.id()));
    return ids;
}

checks::Report reportOn(const fs::path& path) {
    const auto loaded = xml::loadDocument(path);
    checks::CheckInput input;
    if (loaded.value) input.document = *loaded.value;
    input.mapset = gameOf(path.parent_path(), input.document.mapset());
    input.findings = loaded.findings;
    input.locate = [&](const model::Subject& subject) { return loaded.sources.find(subject); };
    input.locateItem = [&](const model::ListItem& item) { return loaded.sources.find(item); };
    input.locateIn = [&](const std::string& file, const model::Subject& subject) {
        return loaded.sources.findIn(file, subject);
    };
    input.files.push_back({path.string(), "", "", ""});
    return checks::check(input, checks::allTopics(), {.today = "2026-01-01"});
}

std::string linesOf(const checks::Report& report, const std::string& rule) {
    std::string lines;
    for (const auto& reported : report.findings) {
        if (reported.finding.rule != rule) continue;
        auto line = checks::findingLine(report, reported, checks::allMessages());
        const auto prefix = rulesRoot().string() + "/";
        while (line.find(prefix) != std::string::npos) line.erase(line.find(prefix), prefix.size());
        lines += line + "\n";
    }
    return lines;
}

std::string errorsOf(const checks::Report& report) {
    std::string lines;
    for (const auto& reported : report.findings)
        if (reported.finding.severity == model::Severity::error && reported.state == checks::State::fresh)
            lines += checks::findingLine(report, reported, checks::allMessages()) + "\n";
    for (const auto& failure : report.failures) lines += failure.rule + " failed: " + failure.what + "\n";
    return lines;
}

TEST(RuleFolders, AreTheRules) {
    const auto ids = ruleIds();
    const auto names = folders();
    for (const auto& id : ids) EXPECT_TRUE(names.contains(id)) << "tests/rules/" << id << " is missing";
    for (const auto& name : names) EXPECT_TRUE(ids.contains(name)) << "tests/rules/" << name << " is no rule";
}

TEST(RuleFolders, IdsAreUniqueInTheWholeProgram) {
    std::set<std::string_view> seen;
    for (const auto& topic : checks::allTopics())
        for (const auto& rule : topic.rules) EXPECT_TRUE(seen.insert(rule.id()).second) << rule.id();
    for (const auto* row : checks::allMessages().readerRows())
        EXPECT_TRUE(seen.insert(row->id).second) << row->id;
}

class RuleFolder : public testing::TestWithParam<std::string> {};

TEST_P(RuleFolder, BadIsFoundWhereItIs) {
    const auto bad = documentOf(GetParam(), "bad");
    ASSERT_FALSE(bad.empty()) << "no bad.* in tests/rules/" << GetParam();
    const auto lines = linesOf(reportOn(bad), GetParam());
    EXPECT_FALSE(lines.empty()) << "the rule finds nothing";
    const auto expected = rulesRoot() / GetParam() / "expected.txt";
    if (std::getenv("COTA_UPDATE")) std::ofstream(expected, std::ios::binary) << lines;
    EXPECT_EQ(lines, contentOf(expected));
}

TEST_P(RuleFolder, GoodIsLeftInPeace) {
    const auto good = documentOf(GetParam(), "good");
    ASSERT_FALSE(good.empty()) << "no good.* in tests/rules/" << GetParam();
    const auto report = reportOn(good);
    EXPECT_EQ(linesOf(report, GetParam()), "");
    EXPECT_EQ(errorsOf(report), "");
    const auto ran = std::find(report.rulesRun.begin(), report.rulesRun.end(), GetParam());
    EXPECT_NE(ran, report.rulesRun.end()) << "the rule did not run at all";
}

std::string trimmed(const std::string& line) {
    const auto first = line.find_first_not_of(' ');
    return first == std::string::npos ? "" : line.substr(first);
}

std::set<std::string> linesIn(const fs::path& folder) {
    std::set<std::string> lines;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        std::istringstream text(entry.is_regular_file() ? contentOf(entry.path()) : "");
        for (std::string line; std::getline(text, line);) lines.insert(trimmed(line));
    }
    return lines;
}

TEST_P(RuleFolder, HoldsTheExampleOfTheRule) {
    const auto known = linesIn(rulesRoot() / GetParam());
    const auto& example = checks::allMessages().rule(GetParam())->example;
    EXPECT_TRUE(*example.bad || *example.good);
    std::istringstream text(std::string(example.bad) + "\n" + example.good);
    for (std::string line; std::getline(text, line);)
        EXPECT_TRUE(trimmed(line).empty() || known.contains(trimmed(line))) << line;
}

INSTANTIATE_TEST_SUITE_P(All, RuleFolder, testing::ValuesIn(ruleIds()), [](const auto& one) {
    auto name = one.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace

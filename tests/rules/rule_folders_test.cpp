// Each rule and its folder: bad.* breaks the rule and gives exactly the lines of expected.txt for it; good.*
// is similar but correct, for that rule and every other rule with errors. X.expected.txt lists everything
// that is wrong with X.scenario.xml (or .board, .forces), by any rule, without what follows from another
// mistake; X.lines.txt has the findings of the folder's rule, in another of its wordings. COTA_UPDATE=1
// writes these files again, and steps.txt, the steps of the findings.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "formats/xml/documents/document_file.h"
#include "tests/rules/rule_folder.h"
#include "validator/engine/acceptances.h"
#include "validator/engine/exact_place.h"
#include "validator/engine/run_rules.h"
#include "validator/engine/shown_names.h"
#include "validator/report/rule_examples.h"
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
    input.locateWord = [&](const model::Finding& finding) {
        return checks::placeOf(checks::wantedWord(finding), *finding.where, loaded.sources);
    };
    for (const auto& file : loaded.files) input.files.push_back({file.path.string(), "", "", ""});
    return checks::check(input, checks::allTopics(), {.today = "2026-01-01", .deep = true});
}

template <class Meant>
std::string linesWhere(const checks::Report& report, Meant&& isMeant) {
    std::string lines;
    for (const auto& reported : report.findings) {
        if (!isMeant(reported.finding)) continue;
        auto line = checks::findingLine(report, reported, checks::allMessages());
        const auto prefix = rulesRoot().string() + "/";
        while (line.find(prefix) != std::string::npos) line.erase(line.find(prefix), prefix.size());
        lines += line + "\n";
    }
    return lines;
}

std::string linesOf(const checks::Report& report, const std::string& rule) {
    return linesWhere(report, [&](const model::Finding& finding) { return finding.rule == rule; });
}

/// The steps of the findings of the rule; "*" is the deciding one.
std::string stepsOf(const checks::Report& report, const std::string& rule) {
    std::string lines;
    for (const auto& reported : report.findings) {
        if (reported.finding.rule != rule || reported.trail.empty()) continue;
        if (!lines.empty()) lines += "\n";
        for (const auto& step : reported.trail) {
            lines += step.decides ? "* " : "  ";
            for (const auto& hex : step.hexes) lines += hex + (&hex == &step.hexes.back() ? ": " : "/");
            lines += step.text.en + " | " + step.text.es;
            if (step.where)
                lines += " (" + fs::path(step.where->file).filename().string() + ":" +
                         std::to_string(step.where->line) + ")";
            lines += "\n";
        }
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

/// The English template of a finding of a rule of the program.
std::string_view templateOf(const model::Finding& finding) {
    const auto* rule = checks::allMessages().rule(finding.rule);
    if (!rule) return {};
    for (const auto& wording : rule->variants)
        if (finding.message == finding.rule + "." + wording.name) return wording.text.english();
    return rule->message.text.english();
}

std::string countIn(const model::Finding& finding) {
    const auto count = std::ranges::find(finding.values, "count", &model::MessageValue::name);
    return count == finding.values.end() ? std::string{} : count->text;
}

TEST(Cases, OfAShortageAreNotTheUnitsThatFindNoRoom) {
    for (const char* rule : {"SETUP-012", "SETUP-013", "ENTRY-011", "STACK-004"}) {
        const auto report = reportOn(documentOf(rule, "bad"));
        const auto found = std::ranges::find(report.findings, rule, [](const checks::ReportedFinding& one) {
            return std::string_view(one.finding.rule);
        });
        ASSERT_NE(found, report.findings.end()) << rule;
        EXPECT_NE(countIn(found->finding), "1") << rule << " shows nothing";
        EXPECT_EQ(found->cases, 1u) << rule;
        EXPECT_EQ(checks::acceptanceOf(found->finding, report.findings).count, 1) << rule;
    }
}

class RuleFolder : public testing::TestWithParam<std::string> {};

TEST_P(RuleFolder, ALongListHasAsManyCasesAsItCounts) {
    const auto bad = documentOf(GetParam(), "bad");
    if (bad.empty()) return;
    const auto report = reportOn(bad);
    for (const auto& one : report.findings) {
        const auto text = templateOf(one.finding);
        if (text.find("({count} in all)") == std::string_view::npos &&
            text.find("({count:hex|hexes} in all)") == std::string_view::npos)
            continue;
        EXPECT_EQ(std::to_string(one.cases), countIn(one.finding)) << one.finding.message;
        EXPECT_GE(checks::acceptanceOf(one.finding, report.findings).count, static_cast<int>(one.cases));
    }
}

TEST_P(RuleFolder, BadIsFoundWhereItIs) {
    const auto bad = documentOf(GetParam(), "bad");
    ASSERT_FALSE(bad.empty()) << "no bad.* in tests/rules/" << GetParam();
    const auto report = reportOn(bad);
    const auto lines = linesOf(report, GetParam());
    EXPECT_FALSE(lines.empty()) << "the rule finds nothing";
    const auto expected = rulesRoot() / GetParam() / "expected.txt";
    if (std::getenv("COTA_UPDATE")) std::ofstream(expected, std::ios::binary) << lines;
    EXPECT_EQ(lines, contentOf(expected));
    const auto steps = stepsOf(report, GetParam());
    const auto expectedSteps = rulesRoot() / GetParam() / "steps.txt";
    if (std::getenv("COTA_UPDATE") && !steps.empty()) std::ofstream(expectedSteps, std::ios::binary) << steps;
    EXPECT_EQ(steps, fs::exists(expectedSteps) ? contentOf(expectedSteps) : "");
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

TEST_P(RuleFolder, TellsAMistakeOnce) {
    constexpr std::string_view end = ".expected.txt";
    for (const auto& entry : fs::directory_iterator(rulesRoot() / GetParam())) {
        auto name = entry.path().filename().string();
        if (!name.ends_with(end)) continue;
        name.resize(name.size() - end.size());
        const auto lines = linesWhere(reportOn(documentOf(GetParam(), name)), [](const auto& finding) {
            return finding.severity != model::Severity::info;
        });
        if (std::getenv("COTA_UPDATE")) std::ofstream(entry.path(), std::ios::binary) << lines;
        EXPECT_EQ(lines, contentOf(entry.path())) << name;
    }
}

TEST_P(RuleFolder, SaysItsOtherWordingsWhereTheyHold) {
    constexpr std::string_view end = ".lines.txt";
    for (const auto& entry : fs::directory_iterator(rulesRoot() / GetParam())) {
        auto name = entry.path().filename().string();
        if (!name.ends_with(end)) continue;
        name.resize(name.size() - end.size());
        const auto lines = linesOf(reportOn(documentOf(GetParam(), name)), GetParam());
        if (std::getenv("COTA_UPDATE")) std::ofstream(entry.path(), std::ios::binary) << lines;
        EXPECT_EQ(lines, contentOf(entry.path())) << name;
    }
}

std::string trimmed(const std::string& line) {
    const auto first = line.find_first_not_of(' ');
    return first == std::string::npos ? "" : line.substr(first);
}

/// The lines of the XML files below the folder.
std::set<std::string> linesIn(const fs::path& folder) {
    std::set<std::string> lines;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".xml") continue;
        std::istringstream text(contentOf(entry.path()));
        for (std::string line; std::getline(text, line);) lines.insert(trimmed(line));
    }
    return lines;
}

/// If the program has no fix, the example is fixed by hand.
TEST_P(RuleFolder, FixedByHandBreaksItNoMore) {
    const auto fixed = documentOf(GetParam(), "fixed");
    if (fixed.empty() || checks::allMessages().rule(GetParam())->fix) return;
    const auto report = reportOn(fixed);
    EXPECT_EQ(linesOf(report, GetParam()), "");
    EXPECT_EQ(errorsOf(report), "");
}

TEST_P(RuleFolder, HoldsTheExampleOfTheRule) {
    const auto known = linesIn(rulesRoot() / GetParam());
    const auto example = checks::RuleExamples(rulesRoot()).of(GetParam(), model::Language::english);
    EXPECT_FALSE(example.empty());
    std::istringstream text(example.wrong + "\n" + example.right);
    for (std::string line; std::getline(text, line);)
        EXPECT_TRUE(trimmed(line).empty() || known.contains(trimmed(line))) << line;
}

/// An example in the words of a game is in its bad sample, and corrected in its good one.
TEST(RuleExamples, OfAGameAreLinesOfItsSamples) {
    const fs::path samples = COTA_SOURCE_DIR "/samples";
    std::map<std::string, std::set<std::string>> known;
    int found = 0;
    for (const auto& entry : fs::recursive_directory_iterator(rulesRoot())) {
        const auto name = entry.path().filename().string();
        const bool isWrong = name.starts_with("wrong."), isRight = name.starts_with("right.");
        const auto game = entry.path().stem().extension().string();
        if ((!isWrong && !isRight) || game.empty() || entry.path().extension() != ".txt") continue;
        const auto folder = (isWrong ? samples / "broken" : samples) / game.substr(1);
        auto& lines = known[folder.string()];
        if (lines.empty()) lines = linesIn(folder);
        std::istringstream text(contentOf(entry.path()));
        for (std::string line; std::getline(text, line);)
            EXPECT_TRUE(lines.contains(trimmed(line))) << entry.path() << line;
        ++found;
    }
    EXPECT_GT(found, 100);
}

// Rules with settings of a game, tried on more documents of their folder: the number of findings of the
// rule.
struct Further {
    const char* document;
    int lines;
};

class FurtherDocuments : public testing::TestWithParam<Further> {};

TEST_P(FurtherDocuments, AreFoundAsOften) {
    const fs::path path = rulesRoot() / GetParam().document;
    const auto lines = linesOf(reportOn(path), path.parent_path().filename().string());
    EXPECT_EQ(std::ranges::count(lines, '\n'), GetParam().lines) << lines;
}

INSTANTIATE_TEST_SUITE_P(
    Conditions, FurtherDocuments,
    testing::Values(
        // operation sheets and rally points are required if a scenario uses command, from both sides
        Further{"NEED-004/command-used.scenario.xml", 4}, Further{"NEED-004/command-unused.scenario.xml", 0},
        // weather needs its table
        Further{"NEED-004/weather.scenario.xml", 1}, Further{"NEED-004/weather-table.scenario.xml", 0},
        // a unit that arrives is from the same box
        Further{"UNIT-006/wave.scenario.xml", 1},
        // boards side by side have slopes like one board
        Further{"LEVEL-005/seam.scenario.xml", 1}, Further{"LEVEL-005/joined.scenario.xml", 0},
        // written sheets need the same as drawn ones: mission, size and formations
        Further{"ATTR-002/written-sheet.scenario.xml", 4}, Further{"ATTR-002/whole-sheet.scenario.xml", 0},
        // values of a counter are judged like those of its type, once
        Further{"ATTR-001/counter.forces.xml", 2}, Further{"ATTR-001/own-values.forces.xml", 0},
        Further{"ATTR-003/counter.forces.xml", 1}, Further{"PRINT-002/counter.forces.xml", 1},
        Further{"PRINT-003/counter.forces.xml", 1}, Further{"PRINT-004/counter.forces.xml", 1},
        Further{"PRINT-006/counter.forces.xml", 1}, Further{"SUM-001/counter.forces.xml", 1},
        // units that should move but have no points; a gun needs none
        Further{"PRINT-007/still.forces.xml", 2},
        // equal numbers are wrong even if the scenario needs no numbers
        Further{"PRINT-005/same-number.forces.xml", 1},
        // fewer than the formation requires
        Further{"FORMATION-001/fewer.forces.xml", 1},
        // transports cannot be carried
        Further{"LOAD-004/transport.scenario.xml", 1},
        // half hexes where units wait: an objective's two, a minefield, a unit; not a unit that arrives
        Further{"NAME-002/waiting.scenario.xml", 4},
        // a dry river is a river; a ford is reported once, also if no river is near
        Further{"PLACE-003/dry-bridge.scenario.xml", 0}, Further{"PLACE-003/dry-ford.scenario.xml", 1},
        Further{"PLACE-003/no-river.scenario.xml", 2},
        // a tributary ends in the river it joins; two rivers continue through one hex
        Further{"PLACE-001/mouth.board.xml", 0}, Further{"PLACE-001/through.board.xml", 1},
        // a note is not an explanation
        Further{"TURN-004/noted.scenario.xml", 1},
        // the seam with the first entry, then a minefield next to it
        Further{"ENTRY-010/near.scenario.xml", 1}, Further{"ENTRY-010/far.scenario.xml", 0},
        // days of the calendar
        Further{"TURN-008/no-day.scenario.xml", 1}, Further{"TURN-008/leap-day.scenario.xml", 0},
        // the initiative cannot fall to more than its initial value
        Further{"PART-005/above-start.scenario.xml", 1},
        // nations to which the rulebook gives no leaders
        Further{"NATION-004/other-nation.scenario.xml", 0},
        // leaders drawn at random are not named; more are named than stated
        Further{"PART-008/drawn.scenario.xml", 0}, Further{"PART-008/fewer-stated.scenario.xml", 1}));

INSTANTIATE_TEST_SUITE_P(All, RuleFolder, testing::ValuesIn(ruleIds()), [](const auto& one) {
    auto name = one.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/trials.h"
#include "validator/cli/program.h"

namespace cota {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Folders with a scenario, as users name them from the root of the tree.
std::vector<std::string> gamesIn(const std::string& folder) {
    std::vector<std::string> games;
    for (const auto& entry : fs::directory_iterator(fs::path(COTA_SOURCE_DIR) / folder))
        if (entry.is_directory() && entry.path().filename() != "broken")
            games.push_back(folder + "/" + entry.path().filename().string());
    return games;
}

struct Answer {
    int code = 0;
    std::string text;
};

Answer check(const std::string& folder, const std::string& language, const std::string& severity = {}) {
    // Reports show the given paths, so run from the root.
    fs::current_path(COTA_SOURCE_DIR);
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    Answer answer;
    std::vector<std::string> words{"check", folder, "--lang", language, "--mapsets", "mapsets/systems"};
    if (!severity.empty()) words.insert(words.end(), {"--severity", severity});
    answer.code = cli::runProgram(words, {in, out, err}, {});
    answer.text = out.str() + err.str();
    return answer;
}

TEST(Samples, CheckWithoutAFinding) {
    const auto games = gamesIn("samples");
    ASSERT_FALSE(games.empty());
    for (const auto& game : games) {
        const auto answer = check(game, "en");
        EXPECT_EQ(answer.code, 0) << answer.text;
        EXPECT_NE(answer.text.find("0 errors, 0 warnings, 0 infos"), std::string::npos) << answer.text;
    }
}

TEST(Samples, HaveABrokenTwinEach) {
    for (const auto& game : gamesIn("samples"))
        EXPECT_TRUE(fs::exists(fs::path(COTA_SOURCE_DIR) / "samples/broken" / fs::path(game).filename()))
            << game;
}

/// The report without its last lines, which count the rules of the program: a new rule that finds nothing
/// here changes no file.
std::string withoutCountOfRules(std::string report, const std::string& language) {
    const auto count = report.find(language == "es" ? "\nReglas: " : "\nRules: ");
    EXPECT_NE(count, std::string::npos) << report;
    report.resize(std::min(count + 1, report.size()));
    return report;
}

/// Compares the report on a broken twin with the one beside it, in both languages.
void expectReport(const std::string& folder) {
    for (const std::string language : {"en", "es"}) {
        // Each is a complete check, and only the sentences differ.
        if (support::areSanitized && language == "es") continue;
        const auto answer = check(folder, language);
        EXPECT_EQ(answer.code, 1);
        const auto report = withoutCountOfRules(answer.text, language);
        const auto expected = fs::path(COTA_SOURCE_DIR) / folder / ("expected." + language + ".txt");
        if (std::getenv("COTA_UPDATE")) std::ofstream(expected, std::ios::binary) << report;
        EXPECT_EQ(report, textOf(expected)) << expected;
    }
}

/// What is in brackets in the expected report, each once: the rules that spoke.
std::set<std::string> rulesIn(const std::string& folder) {
    std::set<std::string> rules;
    std::istringstream lines(textOf(fs::path(COTA_SOURCE_DIR) / folder / "expected.en.txt"));
    for (std::string line; std::getline(lines, line);) {
        const auto from = line.find(": [");
        const auto to = line.find(']');
        if (from != std::string::npos && to != std::string::npos)
            rules.insert(line.substr(from + 3, to - from - 3));
    }
    return rules;
}

TEST(BrokenTwins, GiveTheReportBesideThem) {
    for (const auto& game : gamesIn("samples/broken")) expectReport(game);
}

// A sample that repeats the same mistake would show little.
TEST(BrokenTwins, ShowManyRules) {
    for (const auto& game : gamesIn("samples/broken")) EXPECT_GE(rulesIn(game).size(), 25u) << game;
}

TEST(SamplesOnTables, RowsOfTheGameHaveSeveritiesOfTheirOwn) {
    const std::string twin = "samples/broken/combat-soldiers";
    const auto answer = check(twin, "en", "TABLE-001.actions=info");
    EXPECT_NE(answer.text.find("info: [TABLE-001.actions]"), std::string::npos) << answer.text;
    EXPECT_NE(answer.text.find("error: [TABLE-001.hand-green]"), std::string::npos) << answer.text;
    const auto none = check(twin, "en", "TABLE-003.actions=info");
    EXPECT_NE(none.text.find("There is no rule 'TABLE-003.actions'"), std::string::npos) << none.text;
}

TEST(SamplesOnTables, SkipTheRulesOfMaps) {
    const auto answer = check("samples/combat-soldiers", "en");
    EXPECT_NE(answer.text.find("rules: the game has no map"), std::string::npos) << answer.text;
}

}  // namespace
}  // namespace cota

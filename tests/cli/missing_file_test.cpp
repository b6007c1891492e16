// A missing file is one finding: its contents are not reported missing again, and known facts about it are
// kept.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

class MissingFile : public testing::TestWithParam<const char*> {
  protected:
    fs::path copyOf(const fs::path& sample) const {
        const auto folder = scratchFolder() / "game";
        fs::copy(fs::path(COTA_SOURCE_DIR) / "samples" / sample, folder, fs::copy_options::recursive);
        return folder;
    }
};

std::set<std::string> rulesFoundIn(const fs::path& folder) {
    const auto report = nlohmann::json::parse(run({"check", folder.string(), "--format", "json"}).out);
    std::set<std::string> rules;
    for (const auto& finding : report["findings"])
        if (finding["state"] == "new") rules.insert(finding["rule"].get<std::string>());
    return rules;
}

TEST_P(MissingFile, IsOneFinding) {
    const auto folder = copyOf(GetParam());
    int files = 0;
    std::string line;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto name = entry.path().filename().string();
        if (!name.ends_with(".board.xml") && !name.ends_with(".forces.xml")) continue;
        ++files;
        const auto text = load(entry.path());
        fs::remove(entry.path());
        EXPECT_EQ(rulesFoundIn(folder), std::set<std::string>{"XML-034"}) << name;
        // A question about the map reports it too, and nothing that only follows from it.
        for (std::istringstream lines(run({"heights", folder.string()}).err); std::getline(lines, line);) {
            if (line.find(": error: [") != std::string::npos) {
                EXPECT_THAT(line, HasSubstr("[XML-034]"));
            }
        }
        save(entry.path(), text);
    }
    EXPECT_GE(files, 3);
    EXPECT_TRUE(rulesFoundIn(folder).empty());
    if (fs::remove_all(folder / "mapsets") == 0) return;  // the game is an installed one
    EXPECT_EQ(rulesFoundIn(folder), std::set<std::string>{"MAPSET-051"});
}

INSTANTIATE_TEST_SUITE_P(Games, MissingFile,
                         testing::Values("panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series"));

using WrongFile = MissingFile;

/// The new findings of the folder, and the number of findings that follow from them.
std::pair<std::vector<std::string>, int> foundIn(const fs::path& folder) {
    const auto report = nlohmann::json::parse(run({"check", folder.string(), "--format", "json"}).out);
    std::pair<std::vector<std::string>, int> found;
    for (const auto& finding : report["findings"]) {
        if (finding["state"] != "new") continue;
        found.first.push_back(finding["rule"].get<std::string>());
        found.second += finding.value("consequences", 0);
    }
    return found;
}

/// Replaces the first match of the expression.
void changeIn(const fs::path& file, const std::string& found, const std::string& instead) {
    const auto text = load(file);
    const auto changed =
        std::regex_replace(text, std::regex(found), instead, std::regex_constants::format_first_only);
    ASSERT_NE(text, changed) << found;
    save(file, changed);
}

TEST_P(WrongFile, IsOneFindingWithWhatFollowsFromIt) {
    const auto sample = copyOf(GetParam());
    const auto folder = sample.parent_path() / "changed";
    const auto anew = [&] {
        fs::remove_all(folder);
        fs::copy(sample, folder, fs::copy_options::recursive);
        fs::path scenario;
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.path().string().ends_with(".scenario.xml")) scenario = entry.path();
        return scenario;
    };
    const auto expect = [&](const std::string& what, const char* rule, bool isFollowed) {
        const auto [rules, follow] = foundIn(folder);
        EXPECT_THAT(rules, testing::ElementsAre(rule)) << what;
        EXPECT_EQ(follow > 0, isFollowed) << what;
    };
    auto scenario = anew();
    changeIn(scenario, "<board id=\"([^\"]*)\"", "<board id=\"Q$1\"");
    expect("a board of another name", "NAME-001", true);
    scenario = anew();
    changeIn(scenario, "<turns count=\"[^\"]*\"", "<turns count=\"many\"");
    expect("turns nobody can read", "XML-018", true);
    scenario = anew();
    std::smatch forces, board;
    const auto text = load(scenario);
    ASSERT_TRUE(std::regex_search(text, forces, std::regex("<forces file=\"([^\"]*)\"")));
    ASSERT_TRUE(std::regex_search(text, board, std::regex("<board id=[^>]* file=\"([^\"]*)\"")));
    save(folder / forces[1].str(), "<forces format=\"4\" id=\"x\"/>");
    expect("forces that hold nothing", "XML-016", true);
    scenario = anew();
    changeIn(scenario, "<forces file=\"[^\"]*\"", "<forces file=\"" + board[1].str() + "\"");
    fs::remove(folder / forces[1].str());
    expect("a board named as forces", "XML-033", true);
    scenario = anew();
    const bool isTcs = std::string(GetParam()) == "tcs";
    const auto other = fs::path(COTA_SOURCE_DIR) / "samples" /
                       (isTcs ? "panzer-grenadier/german.forces.xml" : "tcs/american.forces.xml");
    fs::copy(other, folder / forces[1].str(), fs::copy_options::overwrite_existing);
    expect("forces of another game", "SCENARIO-008", true);
}

INSTANTIATE_TEST_SUITE_P(Games, WrongFile,
                         testing::Values("panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series"));

TEST(WrongPlace, OfABoardExplainsWhatNobodyComesTo) {
    for (const auto* sample : {"panzer-grenadier", "war-storm-series"}) {
        const auto folder = scratchFolder() / sample;
        fs::copy(fs::path(COTA_SOURCE_DIR) / "samples" / sample, folder, fs::copy_options::recursive);
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.path().string().ends_with(".scenario.xml"))
                changeIn(entry.path(), "column=\"[0-9]*\"", "column=\"60\"");
        const auto [rules, follow] = foundIn(folder);
        EXPECT_THAT(rules, testing::ElementsAre("ASM-010")) << sample;
        EXPECT_GT(follow, 1) << sample;
    }
}

using MissingKnown = MissingFile;

TEST_F(MissingKnown, ABaselineKeepsWhatItSaysOfIt) {
    const auto folder = copyOf("broken/panzer-grenadier"), known = folder.parent_path() / "known.json";
    const auto check = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words{"check", folder.string(), "--baseline", known.string()};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    };
    ASSERT_EQ(check({"--update-baseline", "--reason", "seen"}).code, 0);
    const auto before = nlohmann::json::parse(load(known))["findings"];
    const auto board = load(folder / "west.board.xml");
    fs::remove(folder / "west.board.xml");
    EXPECT_THAT(check({}).out, Not(HasSubstr("BASE-001")));
    ASSERT_EQ(check({"--update-baseline", "--reason", "new"}).code, 3) << "not all could be read";
    const auto after = nlohmann::json::parse(load(known))["findings"];
    for (const auto& entry : before) EXPECT_THAT(after, testing::Contains(entry));
    save(folder / "west.board.xml", board);
    EXPECT_EQ(check({}).code, 0) << "all of it is still known";
}

TEST_F(MissingKnown, ABrokenBaselineSaysWhere) {
    const auto folder = copyOf("panzer-grenadier"), known = folder.parent_path() / "known.json";
    save(known, "{\n \"schema\": \"cota/baseline/1\",\n \"findings\": [,]\n}\n");
    const auto cut = run({"check", folder.string(), "--baseline", known.string()});
    EXPECT_EQ(cut.code, 3);
    EXPECT_THAT(cut.err, HasSubstr(known.string() + ":3:15: the baseline cannot be read from here on"));
    save(known, "{}\n");
    const auto other = run({"check", folder.string(), "--baseline", known.string(), "--lang", "es"});
    EXPECT_EQ(other.code, 3);
    EXPECT_THAT(other.err, HasSubstr("le falta 'schema' \"cota/baseline/1\" con una lista 'findings'"));
}

}  // namespace
}  // namespace cota::test

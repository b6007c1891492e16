// cota diff: its output, its exit code, and its use by git.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

/// A copy of the sample, so that it can be changed.
fs::path samplesIn(const fs::path& folder) {
    fs::copy(fs::path(COTA_SOURCE_DIR) / "samples" / game, folder);
    return folder;
}

void change(const fs::path& file, const std::string& from, const std::string& to) {
    std::string text = load(file);
    ASSERT_NE(text.find(from), std::string::npos) << file << ": " << from;
    save(file, text.replace(text.find(from), from.size(), to));
}

TEST(Diff, SaysNothingOfEqualFiles) {
    const auto outcome = run({"diff", sampleScenario(), sampleScenario()});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.out, "No difference.\n");
    EXPECT_THAT(outcome.err, IsEmpty());
}

TEST(Diff, SumsLikeChangesOfABoardInTheWordsOfItsGame) {
    const fs::path folder = scratchFolder();
    const std::string before = smallBoard(folder);
    const fs::path after = folder / "new" / "hill.board.xml";
    save(after, load(before));
    change(after, R"(at="0301" terrain="woods")", R"(at="0301" terrain="town")");
    change(after, R"(at="0302" terrain="woods")", R"(at="0302" terrain="town")");
    change(after, R"(at="0503" level="1")", R"(at="0503" level="2")");
    const auto outcome = run({"diff", before, after.string()});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.out, "2 hexes: woods -> town: 0301, 0302\nlevel of 0503: 1 -> 2\n3 differences.\n");
    EXPECT_EQ(run({"diff", before, after.string(), "--lang", "es"}).out,
              "2 hexágonos: bosque -> pueblo: 0301, 0302\nnivel de 0503: 1 -> 2\n3 diferencias.\n");
    const auto answer = json::parse(run({"diff", before, after.string(), "--format", "json"}).out);
    EXPECT_EQ(answer["differences"].size(), 3U) << "each is listed";
    EXPECT_EQ(answer["differences"][1]["id"], "0302");
    EXPECT_EQ(answer["differences"][1]["before"], "woods");
    EXPECT_EQ(answer["differences"][2]["property"], "hex-level");
    EXPECT_EQ(answer["equal"], false);
}

TEST(Diff, CountsOneAsOne) {
    const fs::path folder = scratchFolder();
    const std::string before = smallBoard(folder);
    const fs::path after = folder / "new" / "hill.board.xml";
    save(after, load(before));
    change(after, R"(at="0301" terrain="woods")", R"(at="0301" terrain="town")");
    EXPECT_EQ(run({"diff", before, after.string()}).out, "hex 0301: woods -> town\n1 difference.\n");
    EXPECT_EQ(run({"diff", before, after.string(), "--lang", "es"}).out,
              "hexágono 0301: bosque -> pueblo\n1 diferencia.\n");
    EXPECT_EQ(run({"diff", before, before, "--lang", "es"}).out, "Ninguna diferencia.\n");
}

TEST(Diff, NeedsNoGame) {
    const fs::path folder = scratchFolder();
    const fs::path before = folder / "a.board.xml";
    std::string text = load(smallBoard(folder));
    save(before, text.replace(text.find(game), game.size(), "nobody-has-it"));
    const fs::path after = folder / "b.board.xml";
    save(after, load(before));
    change(after, "\"town\"", "\"village\"");
    const auto outcome = run({"diff", before.string(), after.string()});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.out, "hex 0404: town -> village\n1 difference.\n");
}

TEST(Diff, TellsOfAScenarioAndItsFiles) {
    const fs::path folder = samplesIn(scratchFolder() / "new");
    const fs::path scenario = folder / "brod.scenario.xml";
    change(scenario, R"(at="31-0508")", R"(at="31-0611")");
    change(folder / "west.board.xml", "</board>", "<!-- a remark --></board>");
    const auto outcome = run({"diff", sampleScenario(), scenario.string()});
    EXPECT_EQ(outcome.code, 1) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("west.board.xml:\n  board: comments and unknown parts changed\n"));
    EXPECT_THAT(outcome.out, HasSubstr("counter g-pz-3 (Panzer IV G platoon): moved 31-0508 -> 31-0611\n"));
    EXPECT_THAT(run({"diff", "--alone", sampleScenario(), scenario.string()}).out,
                HasSubstr("counter g-pz-3: moved 31-0508 -> 31-0611\n1 difference."));
}

TEST(Diff, ComparesFoldersFileByFile) {
    const fs::path old = fs::path(COTA_SOURCE_DIR) / "samples" / game;
    const fs::path folder = samplesIn(scratchFolder() / "new");
    EXPECT_EQ(run({"diff", old.string(), folder.string()}).code, 0);
    save(folder / "more" / "hill.board.xml", load(folder / "west.board.xml"));
    change(folder / "west.board.xml", "\"woods\"", "\"town\"");
    const auto outcome = run({"diff", old.string(), folder.string()});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.out,
              "file more/hill.board.xml: added\nwest.board.xml:\n  hex 0404: woods -> town\n2 differences.\n")
        << "the board is told once, though the scenario names it";
    fs::create_directories(folder / "none");
    EXPECT_EQ(run({"diff", (folder / "none").string(), (folder / "none").string()}).code, 3);
}

TEST(Diff, EndsAsTheManualSays) {
    const fs::path folder = samplesIn(scratchFolder() / "new");
    const std::string board = (folder / "west.board.xml").string();
    const std::string scenario = (folder / "brod.scenario.xml").string();
    EXPECT_EQ(run({"diff", board}).code, 2);
    EXPECT_EQ(run({"diff", board, board, board}).code, 2);
    EXPECT_EQ(run({"diff", "-", "-"}).code, 2);
    EXPECT_EQ(run({"diff", board, scenario}).code, 2) << "not of one kind";
    EXPECT_EQ(run({"diff", board, folder.string()}).code, 2);
    EXPECT_EQ(run({"diff", board, board, "--output", board}).code, 2);
    EXPECT_EQ(run({"diff", board, "nowhere.board.xml"}).code, 3);
    EXPECT_EQ(run({"diff", board, board, "--output", (folder / "no" / "where").string()}).code, 4);
    EXPECT_EQ(run({"diff", board, "-"}, load(board)).code, 0);
    EXPECT_EQ(run({"diff", "--alone", "-", scenario}, load(scenario)).code, 0);
    const auto piped =
        runProcess("diff --alone /dev/stdin " + shellWord(board), "cat " + shellWord(board) + " |");
    EXPECT_EQ(piped.out, "No difference.\n") << piped.err;
    fs::remove(board);
    const auto partly = run({"diff", sampleScenario(), scenario});
    EXPECT_EQ(partly.code, 3) << "a board is missing";
    EXPECT_THAT(partly.out, HasSubstr("file west.board.xml: removed"));
    EXPECT_EQ(run({"diff", scenario, scenario}).code, 3) << "nothing found means nothing";
}

TEST(Diff, WhatCouldNotBeReadIsNotEqual) {
    const fs::path folder = scratchFolder();
    const std::string before = smallBoard(folder);
    const fs::path one = folder / "one.board.xml";
    const fs::path other = folder / "other.board.xml";
    const auto compared = [&](const std::string& what, const std::string& first, const std::string& second) {
        save(one, load(before));
        save(other, load(before));
        change(one, what, first);
        change(other, what, second);
        return run({"diff", one.string(), other.string()});
    };
    const auto values = compared("level=\"1\"", "level=\"low\"", "level=\"high\"");
    EXPECT_EQ(values.code, 1);
    EXPECT_EQ(values.out, "hex 0503: comments and unknown parts changed\n1 difference.\n");
    EXPECT_THAT(values.err, HasSubstr("one.board.xml:7:"));
    const auto grids = compared("columns=\"8\"", "columns=\"many\"", "columns=\"few\"");
    EXPECT_EQ(grids.code, 3);
    EXPECT_THAT(grids.out, IsEmpty());
}

TEST(Diff, TakesTheWordsOfGit) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    const auto call = [&](const std::vector<std::string>& words) {
        std::vector<std::string> all = {"diff", "--git", "--"};
        all.insert(all.end(), words.begin(), words.end());
        return run(all);
    };
    EXPECT_EQ(call({"a.board.xml", board, "1", "100644", board, "2", "100644"}).out,
              "cota diff a/a.board.xml b/a.board.xml\nNo difference.\n");
    EXPECT_THAT(
        call({"a.board.xml", board, "1", "100644", board, "2", "100644", "b.board.xml", "rename"}).out,
        HasSubstr("cota diff a/a.board.xml b/b.board.xml\n"));
    EXPECT_THAT(call({"a.board.xml", "/dev/null", ".", ".", board, "2", "100644"}).out,
                HasSubstr("\nnew file\n"));
    EXPECT_THAT(call({"a.board.xml", board, "1", "100644", "/dev/null", ".", "."}).out,
                HasSubstr("\nfile gone\n"));
    EXPECT_EQ(call({"a.board.xml"}).out, "a.board.xml: not merged yet\n");
    EXPECT_EQ(call({"a.board.xml", board}).code, 2);
    save(folder / "other.txt", "<<<<<<< ours\n");
    const auto broken =
        call({"a.board.xml", board, "1", "100644", (folder / "other.txt").string(), "2", "100644"});
    EXPECT_EQ(broken.code, 0) << "git would show none of the files after it";
    EXPECT_THAT(broken.out, HasSubstr("cannot be compared"));
}

}  // namespace
}  // namespace cota::test

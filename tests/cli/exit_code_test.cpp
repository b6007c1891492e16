// Exit codes of the built program.
#include <gmock/gmock.h>

#include <fstream>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(ExitCode, CleanIsZero) {
    const auto outcome = runProcess("check " + shellWord(smallBoard(scratchFolder())));
    EXPECT_EQ(outcome.code, 0) << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, IsEmpty());
}

TEST(ExitCode, FindingsAreOneAtTheirThreshold) {
    const fs::path folder = scratchFolder();
    std::string text = load(smallBoard(folder));
    const fs::path bad = folder / "bad.board.xml";
    save(bad, text.replace(text.find("woods"), 5, "wodds"));
    EXPECT_EQ(runProcess("check " + shellWord(bad)).code, 1);
    EXPECT_EQ(runProcess("check --fail-on never " + shellWord(bad)).code, 0);
    EXPECT_EQ(runProcess("check --severity 'TERRAIN-*=info' --severity 'MAP-*=info' " + shellWord(bad)).code,
              0);
}

TEST(ExitCode, UsageIsTwo) {
    EXPECT_EQ(runProcess("").code, 2);
    EXPECT_EQ(runProcess("chek x").code, 2);
    EXPECT_EQ(runProcess("check").code, 2);
    EXPECT_EQ(runProcess("check --fail-on sometimes x").code, 2);
    EXPECT_EQ(runProcess("check --format text --format json " + shellWord(smallBoard(scratchFolder()))).code,
              2);
    EXPECT_EQ(runProcess("los " + shellWord(smallBoard(scratchFolder())) + " 0101 9999").code, 2);
    EXPECT_EQ(runProcess("explain NOPE-001").code, 2);
}

TEST(ExitCode, UnreadableIsThree) {
    const fs::path folder = scratchFolder();
    fs::create_directories(folder / "empty");
    save(folder / "other.txt", "nothing of ours\n");
    EXPECT_EQ(runProcess("check nowhere.board.xml").code, 3);
    EXPECT_EQ(runProcess("check " + shellWord(folder / "other.txt")).code, 3);
    EXPECT_EQ(runProcess("check " + shellWord(folder / "empty")).code, 3) << "nothing was checked is never 0";
    EXPECT_EQ(runProcess("los nowhere.board.xml 0101 0102").code, 3);
    EXPECT_EQ(runProcess("heights " + shellWord(folder / "other.txt")).code, 3);
    EXPECT_EQ(
        runProcess("import " + shellWord(folder / "other.txt") + " -o x.board.xml --mapset " + game).code, 3);
    EXPECT_EQ(runProcess("mapsets --mapsets nowhere").code, 3);
    EXPECT_EQ(runProcess("stack " + shellWord(smallBoard(folder))).code, 3) << "a board has nothing to stack";
}

TEST(ExitCode, WhatCannotBeReadIsAFindingAndTheRestIsChecked) {
    const fs::path folder = scratchFolder();
    fs::create_directories(folder / "empty");
    const std::string board = shellWord(smallBoard(folder));
    const auto outcome = runProcess("check " + shellWord(folder / "nowhere.board.xml") + " " +
                                    shellWord(folder / "empty") + " " + board + " --format json");
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, IsEmpty());
    EXPECT_THAT(outcome.out, HasSubstr("nowhere.board.xml"));
    EXPECT_THAT(outcome.out, HasSubstr("the folder has no files of Cota"));
    EXPECT_THAT(outcome.out, HasSubstr("\"XML-002\""));
    EXPECT_THAT(outcome.out, HasSubstr("\"MAP-001\"")) << "the board beside them was checked";
}

TEST(ExitCode, ABoardBesideAScenarioThatCannotBeReadIsNotJudgedAsItWouldLie) {
    const fs::path folder = scratchFolder();
    const std::string all = "check " + shellWord(folder);
    save(folder / "ford.board.xml", load(fs::path(COTA_SOURCE_DIR) / "tests/rules/PLACE-005/bad.board.xml"));
    EXPECT_THAT(runProcess(all).out, HasSubstr("[PLACE-005]"));
    save(folder / "ford.scenario.xml", "<scenario>\n");
    EXPECT_THAT(runProcess(all).out, Not(HasSubstr("[PLACE-005]"))) << "it may have a ford";
}

TEST(ExitCode, PipedBytesWithoutEndAreAFindingAndTheRestIsChecked) {
    const auto outcome = run({"check", "-", smallBoard(scratchFolder()), "--format", "json"},
                             std::string((std::size_t{64} << 20) + 1, ' '));
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.err, IsEmpty());
    EXPECT_THAT(outcome.out, HasSubstr("\"XML-004\""));
    EXPECT_THAT(outcome.out, HasSubstr("\"MAP-001\"")) << "the board beside them was checked";
}

TEST(ExitCode, AFileWithoutGameIsToldSoOnce) {
    const fs::path folder = scratchFolder();
    std::string text = load(smallBoard(folder));
    const auto words = " mapset=\"" + game + "\"";
    const fs::path odd = folder / "odd.board.xml";
    save(odd, text.erase(text.find(words), words.size()));
    const auto outcome = runProcess("check " + shellWord(odd));
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.out, HasSubstr("1 error")) << outcome.out;
    EXPECT_THAT(outcome.out, HasSubstr("mapset"));
}

TEST(ExitCode, AGameThatIsNotThereIsThreeEverywhere) {
    const fs::path folder = scratchFolder();
    std::string text = load(smallBoard(folder));
    const fs::path odd = folder / "odd.board.xml";
    save(odd, text.replace(text.find(game), game.size(), "panzer-grenadir"));
    for (const char* words : {"check ", "heights "}) {
        const auto outcome = runProcess(words + shellWord(odd));
        EXPECT_EQ(outcome.code, 3) << words;
        EXPECT_THAT(outcome.out + outcome.err, HasSubstr("Did you mean '" + game + "'?")) << words;
        EXPECT_THAT(outcome.out + outcome.err, HasSubstr("odd.board.xml:2:")) << words;
    }
    EXPECT_EQ(runProcess("los " + shellWord(odd) + " 0101 0102").code, 3);
    fs::create_directories(folder / "games" / "torn");
    save(folder / "games/torn/mapset.xml", "<mapset id=");
    const auto torn = runProcess("rules --mapset torn --mapsets " + shellWord(folder / "games"));
    EXPECT_EQ(torn.code, 3);
    EXPECT_THAT(torn.err, HasSubstr("cannot be used; see 'cota check"));
}

TEST(ExitCode, AFileAScenarioNamesIsAnInputToo) {
    const fs::path folder = scratchFolder();
    const fs::path scenario = folder / "a.scenario.xml";
    ASSERT_EQ(runProcess("new scenario --mapset " + game + " --force -o " + shellWord(scenario)).code, 0);
    fs::remove(folder / "a.board.xml");
    const auto outcome = runProcess("check --fail-on never " + shellWord(scenario));
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.out, HasSubstr("a.scenario.xml:4:19: error: [XML-034] File 'a.board.xml'"));
}

TEST(ExitCode, AGameWithoutSightSaysSo) {
    const fs::path folder = scratchFolder();
    fs::create_directories(folder / "games" / "blind");
    save(folder / "games/blind/mapset.xml",
         "<mapset id=\"blind\" version=\"1\" en=\"Blind\" es=\"Ciego\">\n"
         "  <strategy question=\"sight\" use=\"none\"/>\n</mapset>\n");
    std::string text = load(smallBoard(folder));
    save(folder / "b.board.xml", text.replace(text.find(game), game.size(), "blind"));
    for (const char* words : {"los", "viewshed"}) {
        const auto outcome =
            runProcess(std::string(words) + " --mapsets " + shellWord(folder / "games") + " " +
                       shellWord(folder / "b.board.xml") + " 0101" + (words[0] == 'l' ? " 0102" : ""));
        EXPECT_EQ(outcome.code, 3) << words;
        EXPECT_THAT(outcome.out, IsEmpty()) << words;
        EXPECT_THAT(outcome.err, HasSubstr("'blind' has no rules for lines of sight")) << words;
    }
}

TEST(ExitCode, UnwritableIsFour) {
    const fs::path folder = scratchFolder();
    const std::string board = shellWord(smallBoard(folder));
    EXPECT_EQ(runProcess("check " + board + " --output /nowhere/x.txt").code, 4);
    EXPECT_EQ(runProcess("new board --mapset " + game + " -o /nowhere/x.board.xml").code, 4);
    EXPECT_EQ(runProcess("new board --mapset " + game + " -o " + board).code, 4)
        << "nothing is overwritten unasked";
    EXPECT_EQ(runProcess("heights " + board + " >/dev/full").code, 4);
    EXPECT_EQ(runProcess("check nowhere.board.xml --output /nowhere/x.txt").code, 4) << "4 is above 3";
}

TEST(ExitCode, AnAnswerIsNeverWrittenOverWhatItIsAbout) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    const std::string text = load(board);
    fs::create_symlink(board, folder / "link.txt");
    const std::string link = (folder / "link.txt").string();
    for (const std::string& output : {board, link, (folder / "." / "hill.board.xml").string()}) {
        EXPECT_EQ(run({"heights", board, "--output", output}).code, 2) << output;
        EXPECT_EQ(run({"check", board, "--output", output}).code, 2) << output;
        EXPECT_EQ(
            run({"check", board, "--format", "text", "--output", "-", "--format", "json", "--output", output})
                .code,
            2)
            << output;
        EXPECT_EQ(run({"check", board, "--baseline", output, "--update-baseline"}).code, 2) << output;
        EXPECT_EQ(load(board), text);
    }
    EXPECT_THAT(run({"heights", board, "--output", board, "--lang", "es"}).err, HasSubstr("otro archivo"));
    const std::string both = (folder / "both.txt").string();
    EXPECT_EQ(
        run({"check", board, "--format", "text", "--output", both, "--format", "json", "--output", both})
            .code,
        2);
    EXPECT_FALSE(fs::exists(both));
    // Boards that a scenario names count too.
    fs::copy(fs::path(sampleScenario()).parent_path(), folder / "sample");
    const fs::path west = folder / "sample" / "west.board.xml";
    const std::string before = load(west);
    const std::string scenario = (folder / "sample" / "brod.scenario.xml").string();
    EXPECT_EQ(run({"stack", scenario, "--output", west.string()}).code, 2);
    EXPECT_EQ(run({"check", scenario, "--output", west.string()}).code, 2);
    EXPECT_EQ(load(west), before);
    EXPECT_EQ(run({"heights", board, "--output", both}).code, 0);
    EXPECT_EQ(run({"heights", board, "--output", both}).code, 0) << "an older answer may go";
}

TEST(ExitCode, DevicesAreWrittenIntoAndStay) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    // Links protect the devices of the machine if the program replaces them by mistake.
    for (const char* device : {"null", "full"})
        fs::create_symlink(fs::path("/dev") / device, folder / device);
    const std::string null = (folder / "null").string();
    const std::string full = (folder / "full").string();
    EXPECT_EQ(run({"heights", board, "--output", null}).code, 0);
    EXPECT_EQ(run({"new", "board", "--mapset", game, "-o", null}).code, 0);
    EXPECT_EQ(run({"check", board, "--output", full}).code, 4);
    EXPECT_TRUE(fs::is_character_file(null));
    EXPECT_TRUE(fs::is_character_file(full));
    const fs::path pipe = folder / "pipe";
    const auto read = runProcess(
        "heights " + shellWord(board) + " --output " + shellWord(pipe) + "; wait; test -p " + shellWord(pipe),
        "mkfifo " + shellWord(pipe) + "; timeout 20 cat " + shellWord(pipe) + " &");
    EXPECT_EQ(read.code, 0) << read.err;
    EXPECT_THAT(read.out, HasSubstr("0806"));
}

TEST(ExitCode, InterruptedIsOneHundredAndThirty) {
    // A pipe without a writer keeps the program waiting for input.
    const fs::path pipe = scratchFolder() / "pipe";
    fs::remove(pipe);
    const auto outcome = runProcess("check - <" + shellWord(pipe) + " & pid=$!; exec 9>" + shellWord(pipe) +
                                        "; sleep 0.5; kill -INT $pid; wait $pid",
                                    "mkfifo " + shellWord(pipe) + "; set -m;");
    EXPECT_EQ(outcome.code, 130) << outcome.err;
}

TEST(Process, ResultsGoToOutputAndComplaintsToError) {
    const auto wrong = runProcess("los " + shellWord(smallBoard(scratchFolder())) + " 0101 9999");
    EXPECT_THAT(wrong.out, IsEmpty());
    EXPECT_THAT(wrong.err, HasSubstr("0101 ... 0806"));
    EXPECT_THAT(wrong.err, HasSubstr("There is no hex '9999'"));
}

TEST(Process, APipedScenarioIsReadLikeAFile) {
    const auto missing =
        run({"check", "-"}, load(fs::path(COTA_SOURCE_DIR) / "samples/tcs/orvane.scenario.xml"));
    EXPECT_THAT(missing.out, testing::ContainsRegex("-:[0-9]+:[0-9]+: error: .XML-034. .*orvane.board.xml"));
}

TEST(Process, StandardInputAndOutput) {
    const std::string board = shellWord(smallBoard(scratchFolder()));
    const auto piped = runProcess("check - <" + board);
    EXPECT_EQ(piped.code, 0) << piped.out << piped.err;
    const auto chain =
        runProcess("new board --mapset " + game + " -o - | " +
                   shellWord(fs::path(COTA_BINARY_DIR) / "bin" / "cota") + " heights - --format json");
    EXPECT_EQ(chain.code, 0) << chain.err;
    EXPECT_THAT(chain.out, HasSubstr("\"cota/heights/1\""));
}

TEST(Process, AFolderIsCheckedWhole) {
    const fs::path folder = scratchFolder() / "boards";
    smallBoard(folder / "a");
    smallBoard(folder / "b");
    const auto outcome = runProcess("check " + shellWord(folder));
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("2 files checked"));
}

TEST(Process, PipesInFoldersAreNotWaitedFor) {
    const fs::path folder = scratchFolder() / "boards";
    smallBoard(folder);
    const auto outcome = runProcess("check " + shellWord(folder),
                                    "mkfifo " + shellWord(folder / "a.board.xml") + "; timeout -k 1 60");
    EXPECT_EQ(outcome.code, 3) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("a.board.xml: error: [XML-002]"));
    EXPECT_THAT(outcome.out, HasSubstr("not a regular file"));
    EXPECT_THAT(outcome.out, HasSubstr("2 files checked"));
    const auto given = runProcess("check " + shellWord(folder / "a.board.xml"),
                                  "cat " + shellWord(folder / "hill.board.xml") + " >" +
                                      shellWord(folder / "a.board.xml") + " & timeout -k 1 60");
    EXPECT_EQ(given.code, 0) << given.out << given.err;
    std::string scenario = load(sampleScenario());
    const std::string named = "west.board.xml";
    save(folder / "b.scenario.xml", scenario.replace(scenario.find(named), named.size(), "a.board.xml"));
    const auto naming = runProcess("check " + shellWord(folder / "b.scenario.xml"), "timeout -k 1 60");
    EXPECT_EQ(naming.code, 3);
    EXPECT_THAT(naming.out, HasSubstr("not a regular file"));
}

TEST(Process, WhatAPipedScenarioNamesAndIsMissingIsSaidInFull) {
    const std::string here =
        "cd " + shellWord(scratchFolder()) + "; cat " + shellWord(sampleScenario()) + " |";
    for (const char* words : {"check -", "check - --lang es", "check - --format json", "heights -"}) {
        const auto outcome = runProcess(words, here);
        EXPECT_EQ(outcome.code, 3) << words;
        EXPECT_THAT(outcome.out + outcome.err, HasSubstr("XML-034")) << words;
        EXPECT_THAT(outcome.out + outcome.err, Not(ContainsRegex("[{][a-z][a-z.]*[}]"))) << words;
    }
}

TEST(Process, TwoRunsGiveTheSameBytes) {
    const std::string scenario = shellWord(sampleScenario());
    for (const std::string& words :
         {"check " + scenario + " --format json", "check " + scenario, "heights " + scenario,
          "viewshed " + scenario + " 31-0505 --format json", std::string("rules --format json"),
          "stack " + scenario, "reach " + scenario + " --unit g-inf-1 --from 31-0505 --turns 3"}) {
        const auto first = runProcess(words);
        EXPECT_FALSE(first.out.empty()) << words << first.err;
        EXPECT_EQ(first.out, runProcess(words).out) << words;
    }
}

TEST(Process, SeveralAnswersAtOnce) {
    const fs::path folder = scratchFolder();
    const auto outcome = runProcess("check " + shellWord(smallBoard(folder)) + " --format json --output " +
                                    shellWord(folder / "a.json") + " --format text");
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("1 file checked"));
    EXPECT_THAT(load(folder / "a.json"), HasSubstr("\"cota/check/2\""));
}

TEST(Process, ABaselineKeepsOldFindingsQuiet) {
    const fs::path folder = scratchFolder();
    std::string text = load(smallBoard(folder));
    const fs::path bad = folder / "bad.board.xml";
    save(bad, text.replace(text.find("woods"), 5, "wodds"));
    const std::string words = "check " + shellWord(bad) + " --baseline " + shellWord(folder / "known.json");
    fs::remove(folder / "known.json");
    const auto without = runProcess(words);
    EXPECT_EQ(without.code, 3) << "a baseline that is not there";
    EXPECT_THAT(without.err, HasSubstr("The baseline '"));
    EXPECT_EQ(runProcess(words + " --update-baseline").code, 0);
    EXPECT_EQ(runProcess(words).code, 0);
    std::string longer = text;
    save(bad, longer.insert(longer.find('\n') + 1, "<!-- a line more -->\n"));
    EXPECT_EQ(runProcess(words).code, 0) << "lines may move";
    save(bad, text.replace(text.find("town"), 4, "twon"));
    EXPECT_EQ(runProcess(words).code, 1);
}

TEST(Process, ABaselineKeepsWhatWasNotLookedAt) {
    const fs::path folder = scratchFolder();
    std::string text = load(smallBoard(folder));
    text.replace(text.find("woods"), 5, "wodds");
    save(folder / "one.board.xml", text);
    save(folder / "two.board.xml", text);
    const std::string one = shellWord(folder / "one.board.xml"), two = shellWord(folder / "two.board.xml");
    const std::string base = " --baseline " + shellWord(folder / "known.json");
    fs::remove(folder / "known.json");
    ASSERT_EQ(runProcess("check " + one + " " + two + base + " --update-baseline").code, 0);
    EXPECT_EQ(runProcess("check " + one + base + " --update-baseline").code, 0);
    EXPECT_EQ(runProcess("check " + one + " " + two + base).code, 0) << "the other file's entries are kept";
    EXPECT_EQ(runProcess("check " + one + base + " --rules 'PATH-*' --update-baseline").code, 0);
    EXPECT_EQ(runProcess("check " + one + " " + two + base).code, 0) << "the other rules' entries are kept";
    save(folder / "one.board.xml", load(smallBoard(folder)));
    EXPECT_EQ(runProcess("check " + one + base + " --update-baseline").code, 0);
    save(folder / "one.board.xml", text);
    EXPECT_EQ(runProcess("check " + one + base).code, 1) << "what was mended is taken out";
}

}  // namespace
}  // namespace cota::test

// What the shell is told, of the built program.
#include <gmock/gmock.h>

#include <fstream>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

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

TEST(ExitCode, UnwritableIsFour) {
    const fs::path folder = scratchFolder();
    const std::string board = shellWord(smallBoard(folder));
    EXPECT_EQ(runProcess("check " + board + " --output /nowhere/x.txt").code, 4);
    EXPECT_EQ(runProcess("new board --mapset " + game + " -o /nowhere/x.board.xml").code, 4);
    EXPECT_EQ(runProcess("new board --mapset " + game + " -o " + board).code, 4)
        << "nothing is overwritten unasked";
    EXPECT_EQ(runProcess("heights " + board + " >/dev/full").code, 4);
}

TEST(ExitCode, InterruptedIsOneHundredAndThirty) {
    // A pipe that nobody writes to keeps the program waiting for its input.
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
    EXPECT_THAT(load(folder / "a.json"), HasSubstr("\"cota/check/1\""));
}

TEST(Process, ABaselineKeepsOldFindingsQuiet) {
    const fs::path folder = scratchFolder();
    std::string text = load(smallBoard(folder));
    const fs::path bad = folder / "bad.board.xml";
    save(bad, text.replace(text.find("woods"), 5, "wodds"));
    const std::string words = "check " + shellWord(bad) + " --baseline " + shellWord(folder / "known.json");
    fs::remove(folder / "known.json");
    EXPECT_EQ(runProcess(words).code, 3) << "a baseline that is not there";
    EXPECT_EQ(runProcess(words + " --update-baseline").code, 0);
    EXPECT_EQ(runProcess(words).code, 0);
    std::string longer = text;
    save(bad, longer.insert(longer.find('\n') + 1, "<!-- a line more -->\n"));
    EXPECT_EQ(runProcess(words).code, 0) << "lines may move";
    save(bad, text.replace(text.find("town"), 4, "twon"));
    EXPECT_EQ(runProcess(words).code, 1);
}

}  // namespace
}  // namespace cota::test

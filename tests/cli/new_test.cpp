#include <gmock/gmock.h>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

TEST(New, WhatItMakesChecksWithoutErrors) {
    const fs::path folder = scratchFolder() / "made";
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const char* word : {"board", "scenario", "forces"}) {
        const std::string kind = word;
        const std::string path = (folder / ("a." + kind + ".xml")).string();
        if (kind == "scenario") fs::remove(folder / "a.board.xml");
        EXPECT_EQ(run({"new", kind, "--mapset", game, "-o", path}).code, 0) << kind;
        const auto outcome = run({"check", path});
        EXPECT_EQ(outcome.code, 0) << kind << outcome.out;
        EXPECT_THAT(outcome.out, Not(HasSubstr(": error:"))) << kind;
    }
    EXPECT_TRUE(fs::exists(folder / "a.board.xml")) << "a scenario brings a board along";
}

TEST(New, AScenarioOnGivenBoardsNamesThemFromItsFolder) {
    const fs::path folder = scratchFolder() / "made";
    fs::remove_all(folder);
    const std::string board = smallBoard(folder / "boards");
    const std::string path = (folder / "a.scenario.xml").string();
    EXPECT_EQ(
        run({"new", "scenario", "--mapset", game, "--board", board, "-o", path, "--title", "Test"}).code, 0);
    EXPECT_THAT(load(path), HasSubstr("file=\"boards/hill.board.xml\""));
    EXPECT_EQ(run({"heights", path}).code, 0);
}

TEST(New, SizesAndOverwriting) {
    const fs::path path = scratchFolder() / "s.board.xml";
    fs::remove(path);
    EXPECT_EQ(
        run({"new", "board", "--mapset", game, "-o", path.string(), "--columns", "120", "--rows", "3"}).code,
        0);
    EXPECT_EQ(run({"los", path.string(), "00101", "12003"}).code, 0);
    EXPECT_EQ(run({"new", "board", "--mapset", game, "-o", path.string()}).code, 4);
    EXPECT_EQ(run({"new", "board", "--mapset", game, "-o", path.string(), "--force"}).code, 0);
    EXPECT_EQ(run({"new", "board", "--mapset", game, "-o", path.string(), "--columns", "0"}).code, 2);
}

}  // namespace
}  // namespace cota::test

// What stands where a file should be: folders, links that lead elsewhere, text that is no text.
#include <gmock/gmock.h>

#include <fstream>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

TEST(BadEntry, OfAFolderIsAFindingAndTheRestIsChecked) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    const fs::path outside = folder.parent_path() / "outside.board.xml";
    save(outside, load(board));
    fs::create_symlink("loop", folder / "loop");
    fs::create_symlink("..", folder / "up");
    fs::create_symlink(outside, folder / "link.board.xml");
    fs::create_symlink("nowhere", folder / "gone.board.xml");
    fs::create_symlink(".", folder / "itself");
    const auto outcome = run({"check", folder.string()});
    EXPECT_EQ(outcome.code, 3);
    for (const char* name :
         {"/loop: error", "/up: error", "/link.board.xml: error", "/gone.board.xml: error"})
        EXPECT_THAT(outcome.out, HasSubstr(name));
    EXPECT_THAT(outcome.out, HasSubstr("leads out of the folder"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("/itself")));
    EXPECT_THAT(outcome.out, Not(HasSubstr("outside.board.xml")));
    EXPECT_THAT(run({"check", folder.string(), "--format", "json"}).out, HasSubstr("hill.board.xml"));
    EXPECT_EQ(run({"check", (folder / "link.board.xml").string()}).code, run({"check", board}).code)
        << "one that is named is meant";
}

TEST(BadEntry, AFolderIsNoFileToRead) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder), here = folder.string();
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"check", board, "--baseline", here},
             {"check", board, "--baseline", here, "--update-baseline"},
             {"import", here, "-o", (folder / "x.board.xml").string(), "--mapset", game},
             {"new", "scenario", "--mapset", game, "--board", here, "-o",
              (folder / "x.scenario.xml").string()}}) {
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, 3) << testing::PrintToString(words) << outcome.err;
        EXPECT_THAT(outcome.err, HasSubstr("cota: "));
    }
    for (const auto& words : std::vector<std::vector<std::string>>{{"check", board, "--output", here},
                                                                   {"render", board, "-o", here + "/."},
                                                                   {"heights", board, "-o", here}}) {
        const auto outcome = run(words);
        EXPECT_THAT(outcome.code, testing::AnyOf(2, 4)) << testing::PrintToString(words) << outcome.err;
    }
}

TEST(BadEntry, WhatAFileSaysBeginsNoLine) {
    const fs::path folder = scratchFolder();
    const std::string board = smallBoard(folder);
    auto text = load(board);
    text.replace(text.find("woods"), 5, "a&#10;::stop-commands::zz");
    save(board, text);
    EXPECT_THAT(run({"check", board}).out, Not(HasSubstr("\n::stop")));
    EXPECT_THAT(run({"check", board}).out, HasSubstr("\\u000a::stop"));
}

}  // namespace
}  // namespace cota::test

// Other things in place of a file: folders, links that lead elsewhere, binary data.
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

/// A game from a stranger: its files must not lead out of its folder.
class LinkedGame : public testing::Test {
  protected:
    LinkedGame() : folder_(scratchFolder() / "linked-game"), outside_(scratchFolder() / "outside") {
        fs::create_directories(outside_);
        EXPECT_EQ(run({"new", "mapset", "--from", game, "--copy", "-o", folder_.string()}).code, 0);
    }
    /// Moves a file of the game out of its folder, and leaves a link.
    void moveOut(const std::string& file) const {
        fs::rename(folder_ / file, outside_ / file);
        fs::create_symlink(outside_ / file, folder_ / file);
    }
    fs::path folder_, outside_;
};

TEST_F(LinkedGame, ReadsNoFileOutsideOfItsFolder) {
    ASSERT_EQ(run({"check", folder_.string()}).code, 0) << run({"check", folder_.string()}).out;
    for (const char* file : {"terrain.xml", "look.xml", "cases.xml", "import-megamek.xml", "start.forces.xml",
                             "example-contours.board.xml"}) {
        moveOut(file);
        save(outside_ / file, "<secret>no business of a game</secret>");
        const auto outcome = run({"check", folder_.string(), "--format", "text"});
        EXPECT_THAT(outcome.out, HasSubstr(std::string("linked-game/") + file)) << file;
        EXPECT_THAT(outcome.out, testing::ContainsRegex("leads out of the (game's )?folder")) << file;
        EXPECT_THAT(outcome.out, Not(HasSubstr("secret"))) << file;
        EXPECT_NE(outcome.code, 0) << file;
        run({"fix", folder_.string()});
        EXPECT_EQ(load(outside_ / file), "<secret>no business of a game</secret>") << file;
        fs::remove(folder_ / file);
    }
}

TEST_F(LinkedGame, IsNotFollowedToAnotherFolder) {
    moveOut("mapset.xml");
    const auto outcome = run({"check", folder_.string()});
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.out, HasSubstr("leads out of the folder"));
}

/// Some programs install files as links.
TEST_F(LinkedGame, MayBeAllLinksIntoOneFolder) {
    const auto shop = outside_ / "linked-game";
    fs::rename(folder_, shop);
    fs::create_directories(folder_);
    for (const auto& file : fs::directory_iterator(shop))
        fs::create_symlink(file.path(), folder_ / file.path().filename());
    const auto board = scratchFolder() / "b.board.xml";
    auto text = load(smallBoard(scratchFolder()));
    const auto at = text.find(game);
    ASSERT_NE(at, std::string::npos);
    save(board, text.replace(at, std::string(game).size(), "linked-game"));
    const auto outcome = run({"check", board.string(), "--mapsets", folder_.parent_path().string()});
    EXPECT_THAT(outcome.out, Not(HasSubstr("leads out")));
    EXPECT_THAT(outcome.out, Not(HasSubstr("MAPSET-")));
}

TEST(BadEntry, OfAGameInALibraryIsSaidOnceThoughItsForcesReadTheGameToo) {
    const auto folder = scratchFolder() / "library";
    fs::remove_all(folder);
    fs::copy(fs::path(COTA_SOURCE_DIR) / "tests/cli/whole-game", folder, fs::copy_options::recursive);
    const auto game = folder / "mapsets/whole";
    fs::copy(folder / "us.forces.xml", game / "start.forces.xml");
    auto text = load(game / "map.xml");
    const std::string cost = "<cost foot=\"3\" wheels=\"no\"";
    save(game / "map.xml", text.replace(text.find(cost), cost.size(), "<cost foot=\"3\""));
    // The game through one path, the library through another.
    for (const auto& library : {folder / "mapsets", folder / "mapsets/whole/.."}) {
        const auto out = run({"check", game.string(), "--mapsets", library.string()}).out;
        const std::string said = "[MAPSET-012]";
        const auto first = out.find(said);
        ASSERT_NE(first, std::string::npos) << out;
        EXPECT_EQ(out.find(said, first + 1), std::string::npos) << out;
        EXPECT_EQ(out.find("mapsets/whole/.."), std::string::npos) << out;
    }
}

TEST(BadEntry, OfAYesOrNoOptionIsAnsweredWithBothWords) {
    const auto folder = scratchFolder() / "option";
    fs::remove_all(folder);
    fs::copy(fs::path(COTA_SOURCE_DIR) / "tests/cli/whole-game", folder, fs::copy_options::recursive);
    const auto battle = folder / "battle.scenario.xml";
    auto text = load(battle);
    save(battle,
         text.insert(text.find("  <groups>"), "  <options><option id=\"hasty\" value=\"on\"/></options>\n"));
    EXPECT_THAT(run({"check", battle.string()}).out,
                HasSubstr("Option 'hasty' must be 'yes' or 'no', not 'on'."));
    EXPECT_THAT(run({"check", battle.string(), "--lang", "es"}).out,
                HasSubstr("La opción 'hasty' debe ser 'yes' o 'no', no 'on'."));
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

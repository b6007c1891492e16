#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const fs::path ownSample = fs::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier";

fs::path cleanFolder(const std::string& name) {
    const auto folder = scratchFolder() / "new" / name;
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

/// The topics of the errors in a check.
std::set<std::string> errorTopics(const std::string& path) {
    const auto answer = nlohmann::json::parse(run({"check", path, "--format", "json"}).out);
    std::set<std::string> topics;
    for (const auto& finding : answer["findings"])
        if (finding["severity"] == "error") {
            const std::string rule = finding["rule"];
            topics.insert(rule.substr(0, rule.find('-')));
        }
    return topics;
}

TEST(New, WhatItMakesHasNoErrors) {
    const fs::path folder = scratchFolder() / "made";
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const char* word : {"scenario", "board", "forces"}) {
        const std::string kind = word;
        const std::string path = (folder / ("a." + kind + ".xml")).string();
        if (kind == "board") {
            EXPECT_TRUE(fs::remove(path)) << "a scenario brings a board along";
        }
        if (kind == "forces") {
            EXPECT_TRUE(fs::remove(path)) << "a scenario brings a few units along";
        }
        EXPECT_EQ(run({"new", kind, "--mapset", game, "-o", path}).code, 0) << kind;
        const std::set<std::string> topics = errorTopics(path);
        EXPECT_THAT(topics, testing::IsEmpty()) << kind << run({"check", path}).out;
    }
}

TEST(New, AScenarioOfAnyGameHasNoErrorsAndSaysWhatIsToBeFilledIn) {
    const fs::path folder = scratchFolder() / "clean";
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const char* one : {"panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series"}) {
        const std::string path = (folder / (std::string(one) + ".scenario.xml")).string();
        const auto made = run({"new", "scenario", "--mapset", one, "-o", path, "--lang", "en"});
        EXPECT_THAT(made.out, HasSubstr("Fill in the title and date")) << one;
        EXPECT_THAT(errorTopics(path), testing::IsEmpty()) << run({"check", path}).out;
        EXPECT_THAT(load(path), HasSubstr("<objective ")) << one;
    }
}

TEST(New, GivenForcesAreTheSidesOfTheScenario) {
    const fs::path folder = scratchFolder() / "given";
    fs::remove_all(folder);
    const std::string board = smallBoard(folder);
    for (const char* name : {"german.forces.xml", "soviet.forces.xml"}) fs::copy(ownSample / name, folder);
    const std::string path = (folder / "a.scenario.xml").string();
    ASSERT_EQ(run({"new", "scenario", "--mapset", "panzer-grenadier", "--board", board, "--forces",
                   (folder / "german.forces.xml").string(), "--forces",
                   (folder / "soviet.forces.xml").string(), "-o", path})
                  .code,
              0);
    EXPECT_FALSE(fs::exists(folder / "a.forces.xml")) << "both sides have their forces";
    EXPECT_THAT(load(path), HasSubstr("<side id=\"german\""));
    EXPECT_THAT(load(path), HasSubstr("<side id=\"soviet\""));
    // One side is given; the other gets a few units.
    ASSERT_EQ(run({"new", "scenario", "--mapset", "panzer-grenadier", "--board", board, "--forces",
                   (folder / "german.forces.xml").string(), "-o", path, "--force"})
                  .code,
              0);
    EXPECT_THAT(load(folder / "a.forces.xml"), HasSubstr("side=\"side-2\""));
    EXPECT_THAT(load(folder / "a.forces.xml"), testing::Not(HasSubstr("side=\"side-1\"")));
    EXPECT_FALSE(errorTopics(path).contains("SCENARIO")) << run({"check", path}).out;
}

TEST(New, GivenForcesOfTheScenariosNameAreNotWrittenOver) {
    const auto folder = cleanFolder("beside");
    const auto path = (folder / "a.scenario.xml").string(), given = (folder / "a.forces.xml").string();
    fs::copy(ownSample / "german.forces.xml", given);
    const auto before = load(given);
    ASSERT_EQ(run({"new", "scenario", "--mapset", "panzer-grenadier", "--forces", given, "-o", path}).code,
              0);
    EXPECT_EQ(load(given), before);
    EXPECT_TRUE(fs::exists(folder / "a-2.forces.xml"));
    EXPECT_FALSE(errorTopics(path).contains("SCENARIO")) << run({"check", path}).out;
}

TEST(New, ForcesOfTheSecondSideLeaveTheFirstItsName) {
    const auto folder = cleanFolder("second");
    const auto path = (folder / "a.scenario.xml").string(), given = (folder / "mine.forces.xml").string();
    auto text = load(ownSample / "german.forces.xml");
    for (auto at = text.find("side=\"german\""); at != std::string::npos;
         at = text.find("side=\"german\"", at))
        text.replace(at, std::string("side=\"german\"").size(), "side=\"side-2\"");
    std::ofstream(given, std::ios::binary) << text;
    ASSERT_EQ(run({"new", "scenario", "--mapset", "panzer-grenadier", "--forces", given, "-o", path}).code,
              0);
    EXPECT_THAT(load(path), HasSubstr("<side id=\"side-1\""));
    EXPECT_THAT(load(folder / "a.forces.xml"), HasSubstr("side=\"side-1\""));
    EXPECT_FALSE(errorTopics(path).contains("SCENARIO")) << run({"check", path}).out;
}

TEST(New, TheBoardOfAScenarioIsOneTheBoxHolds) {
    const fs::path folder = scratchFolder() / "boxed";
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const char* one : {"panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series"}) {
        const std::string path = (folder / (std::string(one) + ".scenario.xml")).string();
        EXPECT_EQ(run({"new", "scenario", "--mapset", one, "-o", path}).code, 0) << one;
        EXPECT_FALSE(errorTopics(path).contains("MAP")) << run({"check", path}).out;
    }
}

TEST(New, FindsTheGameInTheFolderMapsetsBesideItsOutput) {
    const auto folder = scratchFolder() / "travels";
    fs::remove_all(folder);
    fs::create_directories(folder);
    const auto out = (folder / "own.board.xml").string();
    EXPECT_NE(run({"new", "board", "--mapset", "whole", "-o", out}).code, 0) << "nobody else has it";
    fs::copy(fs::path(COTA_SOURCE_DIR) / "tests/cli/whole-game/mapsets", folder / "mapsets",
             fs::copy_options::recursive);
    for (const char* kind : {"board", "forces"}) {
        const auto file = (folder / (std::string("own.") + kind + ".xml")).string();
        const auto made = run({"new", kind, "--mapset", "whole", "-o", file});
        EXPECT_EQ(made.code, 0) << made.err;
        EXPECT_THAT(load(file), testing::HasSubstr("mapset=\"whole\""));
    }
}

TEST(New, RefusesAnIdThatIsNone) {
    const fs::path path = scratchFolder() / "odd.board.xml";
    fs::remove(path);
    const auto outcome =
        run({"new", "board", "--mapset", game, "-o", path.string(), "--id", "a b", "--lang", "en"});
    EXPECT_EQ(outcome.code, 2);
    EXPECT_THAT(outcome.err, HasSubstr("'a b' is no id"));
    EXPECT_FALSE(fs::exists(path));
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

TEST(New, BoardsCanBeJoinedTurned) {
    const fs::path folder = scratchFolder() / "joined";
    fs::remove_all(folder);
    fs::create_directories(folder);
    for (const char* name : {"a", "b"})
        ASSERT_EQ(run({"new", "board", "--mapset", game, "-o", (folder / name).string() + ".board.xml"}).code,
                  0);
    const std::string path = (folder / "two.scenario.xml").string();
    ASSERT_EQ(run({"new", "scenario", "--mapset", game, "--board", (folder / "a.board.xml").string(),
                   "--board", (folder / "b.board.xml").string(), "-o", path})
                  .code,
              0);
    std::string text = load(path);
    const auto second = text.find("b.board.xml\"");
    ASSERT_NE(second, std::string::npos);
    text.insert(second + 12, " turned=\"yes\"");
    save(path, text);
    EXPECT_THAT(errorTopics(path), testing::Not(testing::Contains("ASM"))) << run({"check", path}).out;
    // The right edge of the first board meets the right edge of the second, turned: their half hexes make
    // whole ones.
    const auto answer = nlohmann::json::parse(run({"heights", path, "--format", "json"}).out);
    EXPECT_EQ(answer["hexes"].size(), 2U * (17 * 11 + 9) - 12)
        << "the twelve hexes of the seam are counted once";
}

TEST(New, RefusesTheNameOfAnotherKindAndRemarksOnOddOnes) {
    const fs::path folder = scratchFolder();
    const auto refused = run({"new", "scenario", "--mapset", game, "-o", (folder / "s4.board.xml").string()});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("ends in .scenario.xml"));
    EXPECT_FALSE(fs::exists(folder / "s4.board.xml"));
    fs::remove(folder / "lb.xml");
    fs::remove(folder / "lb.board.xml");
    const auto odd = run({"new", "scenario", "--mapset", game, "-o", (folder / "lb.xml").string()});
    EXPECT_EQ(odd.code, 0);
    EXPECT_THAT(odd.err, HasSubstr("does not end in .scenario.xml"));
    EXPECT_TRUE(fs::exists(folder / "lb.board.xml")) << "the board is called as its scenario";
}

TEST(New, OnStandardOutputTheFileIsTheAnswer) {
    const auto piped = run({"new", "scenario", "--mapset", game, "-o", "-"});
    EXPECT_EQ(piped.code, 0);
    EXPECT_THAT(piped.out, HasSubstr("<scenario format=\"4\" id=\"scenario\""));
    EXPECT_THAT(piped.err, HasSubstr("--board FILE")) << "no map was made";
    EXPECT_THAT(run({"new", "forces", "--mapset", game, "-o", "-"}).err, testing::IsEmpty());
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

TEST(New, SidesStandApartHoweverSmallTheBoard) {
    for (const char* one : {"panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series"})
        for (const auto& [columns, rows] : {std::pair{"2", "1"}, {"3", "2"}, {"2", "2"}}) {
            const std::string path = (cleanFolder(one) / "a.scenario.xml").string();
            const auto made =
                run({"new", "scenario", "--mapset", one, "--columns", columns, "--rows", rows, "-o", path});
            if (made.code == 0) {
                EXPECT_EQ(run({"check", path}).code, 0) << one << columns << rows << run({"check", path}).out;
            } else {
                EXPECT_THAT(made.err, HasSubstr("the least is --columns ")) << one;
            }
        }
}

}  // namespace
}  // namespace cota::test

// cota import of height models. All tests but those of messages are skipped where GDAL is missing.

#include <gmock/gmock.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "formats/earth/earth_library.h"
#include "formats/xml/documents/board_writer.h"
#include "formats/xml/documents/document_file.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

bool readsHeights() {
    earth::EarthProblem problem;
    return earth::earthFiles(problem) != nullptr;
}

#define SKIP_WITHOUT_HEIGHTS() \
    if (!readsHeights()) GTEST_SKIP() << "built without GDAL"

/// A hill of 200 m on a plain of 105 m, 20 x 20 km, in UTM zone 31.
std::string hill(const fs::path& folder, const std::string& name = "hill.asc") {
    std::string text =
        "ncols 100\nnrows 100\nxllcorner 490000\nyllcorner 5400000\ncellsize 200\nNODATA_value -9999\n";
    for (int row = 0; row < 100; ++row) {
        for (int column = 0; column < 100; ++column) {
            const double x = (column - 50) / 12.0, y = (row - 50) / 9.0;
            text += std::to_string(105 + 200 * std::exp(-x * x - y * y)) + " ";
        }
        text += "\n";
    }
    save(folder / name, text);
    return (folder / name).string();
}

model::Board boardIn(const std::string& path) {
    const auto loaded = xml::readBoardText(path, load(path));
    EXPECT_TRUE(loaded.value.has_value());
    EXPECT_TRUE(loaded.findings.empty());
    return loaded.value ? *loaded.value : model::Board{};
}

std::string fileNamed(const fs::path& folder, const char* name) {
    fs::remove(folder / name);
    return (folder / name).string();
}

std::vector<std::string> importOf(const std::string& in, const std::string& out, const std::string& mapset,
                                  std::vector<std::string> more = {}) {
    std::vector<std::string> all{"import", in,         "-o",         out,      "--mapset",
                                 mapset,   "--system", "EPSG:32631", "--lang", "en"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

TEST(ImportHeights, LevelsOfAnotherHeightThanInTheGameAreSaid) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string out = fileNamed(folder, "hill.board.xml");
    const auto told = [&](const char* interval) {
        return run(importOf(hill(folder), out, game, {"--interval", interval, "--force"})).out;
    };
    EXPECT_THAT(told("40"), HasSubstr("the height they have in the game, 20 m"));
    EXPECT_THAT(told("20"), Not(HasSubstr("the height they have in the game")));
}

TEST(ImportHeights, AGameWithLevelsGetsLevels) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string out = fileNamed(folder, "hill.board.xml");
    const auto outcome =
        run(importOf(hill(folder), out, game, {"--columns", "30", "--rows", "24", "--hex-metres", "500"}));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("30 x 24 hexes of 500 m"));
    EXPECT_THAT(outcome.out, HasSubstr("one for each 20 m, from 100 m up; taken from: mean height."));
    const auto board = boardIn(out);
    ASSERT_TRUE(board.anchor);
    EXPECT_EQ(board.anchor->system, "EPSG:32631");
    EXPECT_EQ(board.anchor->hexSize, 500'000);
    EXPECT_TRUE(board.contours.empty());
    EXPECT_EQ(board.id, "hill");
    int highest = 0;
    for (const auto level : *board.level) highest = std::max<int>(highest, level);
    EXPECT_THAT(highest, testing::AllOf(testing::Ge(9), testing::Le(10)));
    // The summit is in the middle.
    EXPECT_GE((*board.level)[board.grid.index(board.grid.hexAt({15, 12}))], 9);
    EXPECT_EQ((*board.level)[0], 0);
    EXPECT_EQ(run({"check", out}).code, 0);
}

TEST(ImportHeights, AGameWithContoursGetsContours) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string out = fileNamed(folder, "hill.board.xml");
    const auto outcome =
        run(importOf(hill(folder), out, "tcs", {"--columns", "30", "--rows", "24", "--hex-metres", "500"}));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("10 contours, one for each 20 m, and 1 spot height;"));
    const auto board = boardIn(out);
    EXPECT_EQ(board.contours.size(), 10u);
    ASSERT_EQ(board.spotHeights.size(), 1u);
    EXPECT_NEAR(board.spotHeights[0].metres, 302, 3);
    for (const auto level : *board.level) EXPECT_EQ(level, 0);
    const auto checked = run({"check", out, "--lang", "en"});
    EXPECT_EQ(checked.code, 0) << checked.out;
    EXPECT_THAT(checked.out, HasSubstr("0 errors, 0 warnings"));
}

TEST(ImportHeights, TheSameFileGivesTheSameBytes) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string in = hill(folder), one = fileNamed(folder, "one.board.xml"),
                      two = fileNamed(folder, "two.board.xml");
    const std::vector<std::string> more{"--turn", "33.5", "--smooth", "0.4", "--id", "hill"};
    EXPECT_EQ(run(importOf(in, one, "tcs", more)).code, 0);
    EXPECT_EQ(run(importOf(in, two, "tcs", more)).code, 0);
    EXPECT_EQ(load(one), load(two));
    EXPECT_THAT(load(one), HasSubstr("turn=\"33.5\""));
}

TEST(ImportHeights, WithoutWishesTheBoardCoversTheFile) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string out = fileNamed(folder, "hill.board.xml");
    const auto outcome = run(importOf(hill(folder), out, game));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const auto board = boardIn(out);
    // 20 km at 200 m would be more than 100 columns, so the hexes are larger.
    EXPECT_EQ(board.anchor->hexSize, 500'000);
    EXPECT_THAT(outcome.out, HasSubstr("--hex-metres"));
    EXPECT_NEAR(board.grid.columns * 433, 20'000, 900);
    EXPECT_NEAR(board.grid.rows * 500, 20'000, 900);
    EXPECT_THAT(outcome.out, HasSubstr("; 0 without heights in the file"));
}

TEST(ImportHeights, TheMiddleIsGivenInDegrees) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string out = fileNamed(folder, "hill.board.xml");
    const auto outcome =
        run(importOf(hill(folder), out, game,
                     {"--columns", "11", "--rows", "11", "--hex-metres", "500", "--middle", "48.84,3.0"}));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const auto board = boardIn(out);
    EXPECT_NEAR(static_cast<double>(board.anchor->east) / 1000 + 5 * 433, 500'000, 5);
    EXPECT_NEAR(static_cast<double>(board.anchor->north) / 1000 - 5.25 * 500, 5'409'600, 500);
}

TEST(ImportHeights, OntoABoardOnlyItsHeightsChange) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string in = hill(folder), out = fileNamed(folder, "hill.board.xml");
    ASSERT_EQ(run(importOf(in, out, game, {"--columns", "30", "--rows", "24", "--hex-metres", "500"})).code,
              0);
    auto painted = boardIn(out);
    painted.terrain = painted.terrain.with([](auto& terrain) {
        terrain.set(5, model::TerrainMix{{model::TerrainShare{model::TerrainId("woods"), {}}}});
    });
    save(folder / "painted.board.xml", xml::writeBoard(painted));
    const std::string onto = (folder / "painted.board.xml").string(),
                      higher = fileNamed(folder, "higher.board.xml");
    const auto outcome =
        run({"import", in, "-o", higher, "--onto", onto, "--system", "EPSG:32631", "--interval", "10"});
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    auto board = boardIn(higher);
    EXPECT_NE(board.level, painted.level);
    board.level = painted.level;
    EXPECT_EQ(board, painted);
    // A place and --onto contradict each other; a board without a place cannot be used.
    EXPECT_EQ(run({"import", in, "-o", "-", "--onto", onto, "--turn", "5"}).code, 2);
    painted.anchor.reset();
    save(folder / "painted.board.xml", xml::writeBoard(painted));
    const auto refused = run({"import", in, "-o", "-", "--onto", onto, "--lang", "en"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("<anchor>"));
}

TEST(ImportHeights, HexesInDoubtAreListed) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string out = fileNamed(folder, "hill.board.xml"), list = fileNamed(folder, "doubt.csv");
    const auto outcome = run(importOf(hill(folder), out, game, {"--doubt", list, "--format", "json"}));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const auto answer = json::parse(outcome.out);
    const std::string csv = load(list);
    EXPECT_THAT(csv, testing::StartsWith("hex,level,other,metres,share,limit,made\n"));
    const auto lines = static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n'));
    EXPECT_GT(lines, 2u);
    EXPECT_EQ(answer["heights"]["doubt"].size(), lines - 1);
    EXPECT_EQ(answer["heights"]["interval"], 20);
    for (const auto& hex : answer["heights"]["doubt"])
        EXPECT_TRUE(hex["share"] < 50 || hex["limit"] < 10 || hex["made"] > 0) << hex;
}

TEST(ImportHeights, LargeBoardsAreQuick) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string out = fileNamed(folder, "hill.board.xml");
    EXPECT_EQ(
        run(importOf(hill(folder), out, "tcs", {"--columns", "200", "--rows", "200", "--hex-metres", "90"}))
            .code,
        0);
    EXPECT_EQ(boardIn(out).grid.size(), 40'000u);
}

TEST(ImportHeights, MistakesAreExplained) {
    SKIP_WITHOUT_HEIGHTS();
    const fs::path folder = scratchFolder();
    const std::string in = hill(folder), out = fileNamed(folder, "x.board.xml");
    save(folder / "bad.tif", "no raster");
    struct Mistake {
        std::vector<std::string> words;
        int code;
        const char* text;
    };
    const std::vector<Mistake> mistakes{
        {{"import", in, "-o", out, "--mapset", game}, 3, "--system EPSG:4326"},
        {{"import", in, "-o", out, "--system", "EPSG:32631"}, 2, "--mapset"},
        {importOf(in, out, game, {"--board-system", "EPSG:4326"}), 3, "not the metre"},
        {importOf(in, out, game, {"--board-system", "EPSG:1"}), 3, "not known"},
        {importOf(in, out, game, {"--hex-metres", "0"}), 2, "0.1"},
        {importOf(in, out, game, {"--turn", "north"}), 2, "--turn 'north'"},
        {importOf(in, out, game, {"--at", "5"}), 2, "292000,5501000"},
        {importOf(in, out, game, {"--at", "1,2,3"}), 2, "292000,5501000"},
        {importOf(in, out, game, {"--at", "1,2", "--middle", "1,2"}), 2, "--middle"},
        {importOf(in, out, game, {"--at", "0,0", "--columns", "5", "--rows", "5"}), 3,
         "no heights below the board"},
        {importOf(in, out, game, {"--smooth", "99"}), 2, "--smooth"},
        {importOf(in, out, game, {"--from", "guess"}), 2, "guess"},
        {importOf(in, out, "combat-soldiers"), 3, "without a map"},
        {importOf((folder / "bad.tif").string(), out, game), 3, "bad.tif"},
        {importOf((folder / "none.tif").string(), out, game), 3, "none.tif"},
        {{"import", smallBoard(folder), "-o", out, "--mapset", game, "--turn", "5"}, 2, "--turn"},
    };
    for (const auto& [words, code, text] : mistakes) {
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, code) << testing::PrintToString(words) << outcome.err;
        EXPECT_THAT(outcome.err, HasSubstr(text));
        EXPECT_FALSE(fs::exists(out));
    }
}

TEST(ImportHeights, ACopyWithoutTheModuleNamesThePackage) {
    const fs::path folder = scratchFolder(), built = fs::path(COTA_BINARY_DIR) / "bin/cota";
    if (!fs::exists(built)) GTEST_SKIP() << "no " << built;
    fs::create_directories(folder / "bin");
    fs::copy_file(built, folder / "bin/cota", fs::copy_options::overwrite_existing);
    const std::string command =
        shellWord(folder / "bin/cota") + " import " + shellWord(hill(folder)) + " -o " +
        shellWord(folder / "x.board.xml") + " --mapset " + game + " --lang en --mapsets " +
        shellWord(fs::path(COTA_SOURCE_DIR) / "mapsets/systems") + " 2> " + shellWord(folder / "said.txt");
    EXPECT_NE(std::system(command.c_str()), 0);
    EXPECT_THAT(load(folder / "said.txt"), HasSubstr("libgdal-dev"));
    EXPECT_THAT(load(folder / "said.txt"), HasSubstr("COTA_GDAL"));
    EXPECT_FALSE(fs::exists(folder / "x.board.xml"));
}

TEST(ImportHeights, ARealModelMakesABoardWithoutWarnings) {
    SKIP_WITHOUT_HEIGHTS();
    const std::string in = (fs::path(COTA_SOURCE_DIR).parent_path() / "shared/corpora/dem/elev.tif").string();
    if (!fs::exists(in)) GTEST_SKIP() << "no " << in;
    const fs::path folder = scratchFolder();
    for (const char* mapset : {"tcs", "panzer-grenadier", "war-storm-series"}) {
        const std::string out = fileNamed(folder, "luxembourg.board.xml");
        const auto outcome = run({"import", in, "-o", out, "--mapset", mapset});
        ASSERT_EQ(outcome.code, 0) << outcome.err;
        const auto checked = run({"check", out, "--lang", "en"});
        EXPECT_EQ(checked.code, 0) << mapset << checked.out;
        EXPECT_THAT(checked.out, HasSubstr("0 errors, 0 warnings"));
    }
}

}  // namespace
}  // namespace cota::test

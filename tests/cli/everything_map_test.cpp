// Boards with everything a game can draw, and some mistakes. The check reports these mistakes and nothing
// else, and everything on the boards is in the picture and in its legend. COTA_UPDATE=1 writes the lists in
// tests/cli/maps again.
#include <gmock/gmock.h>

#include <cstdlib>
#include <regex>

#include "tests/cli/png_view.h"
#include "tests/cli/program_run.h"
#include "tests/cli/svg_view.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;

struct Map {
    const char* name;
    const char* games;  // the folder of its game
    std::vector<std::string> legend;
};

const Map maps[] = {
    {"everything-tcs",
     "samples/tcs/mapsets",
     {"Billiard table", "Prohibited hexside", "Contours every 20 m"}},
    {"everything-war-storm",
     "samples/war-storm-series/mapsets",
     {"Dry river", "Bocage", "Level 4", "Observation post"}},
    {"pond", "mapsets/systems", {"Clear", "Pond", "Level 2"}},
};

fs::path sourceOf(const std::string& name) { return fs::path(COTA_SOURCE_DIR) / name; }
fs::path boardOf(const Map& map) {
    return sourceOf("tests/cli/maps/" + std::string(map.name) + ".board.xml");
}

class EverythingMap : public testing::TestWithParam<Map> {};

TEST_P(EverythingMap, TellsItsMistakes) {
    const auto outcome =
        run({"check", boardOf(GetParam()).string(), "--mapsets", sourceOf(GetParam().games).string()});
    std::istringstream text(outcome.out);
    const std::string folder = sourceOf("tests/cli/maps/").string();
    std::string lines;
    for (std::string line; std::getline(text, line);)
        if (line.starts_with(folder)) lines += line.substr(folder.size()) + "\n";
    const auto expected = sourceOf("tests/cli/maps/" + std::string(GetParam().name) + ".expected.txt");
    if (std::getenv("COTA_UPDATE")) save(expected, lines);
    EXPECT_EQ(lines, load(expected));
    EXPECT_EQ(outcome.code, 1) << outcome.err;
}

TEST_P(EverythingMap, IsDrawnWhole) {
    const std::string board = load(boardOf(GetParam()));
    const auto picture = [&](const std::string& ending) {
        const auto out = scratchFolder() / ("map." + ending);
        const auto outcome = run({"render", boardOf(GetParam()).string(), "--mapsets",
                                  sourceOf(GetParam().games).string(), "-o", out.string(), "--dpi", "40"});
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        return out;
    };
    std::vector<std::string> words;
    for (const SvgText& text : svgTexts(load(picture("svg")))) words.push_back(text.words);
    const std::regex named("<name [^>]*text=\"([^\"]*)\"");
    for (auto each = std::sregex_iterator(board.begin(), board.end(), named); each != std::sregex_iterator();
         ++each)
        EXPECT_THAT(words, testing::Contains((*each)[1].str()));
    for (const std::string& entry : GetParam().legend) EXPECT_THAT(words, testing::Contains(entry));
    EXPECT_TRUE(load(picture("pdf")).starts_with("%PDF-"));
    const auto pixels = decodedPng(picture("png"));
    const auto dark = std::ranges::count_if(pixels.argb, [](auto one) { return (one & 0xffffffu) == 0; });
    EXPECT_LT(dark * 20, std::ssize(pixels.argb)) << "no black areas";
    EXPECT_GT(pixels.columns, 300);
}

INSTANTIATE_TEST_SUITE_P(Maps, EverythingMap, testing::ValuesIn(maps), [](const auto& one) {
    std::string name(one.param.name);
    std::erase(name, '-');
    return name;
});

}  // namespace
}  // namespace cota::test

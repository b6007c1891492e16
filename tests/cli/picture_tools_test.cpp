// Rendered maps in other programs: poppler, qpdf, MuPDF and librsvg.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "tests/cli/png_view.h"
#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// Runs a tool in the test's folder; its output is in out.txt.
int tool(const std::string& words) {
    return std::system(("cd " + shellWord(scratchFolder()) + " && " + words + " > out.txt 2>&1").c_str());
}

std::string said() { return load(scratchFolder() / "out.txt"); }

void renderTo(const char* name, std::vector<std::string> words) {
    words.insert(words.begin(), "render");
    words.insert(words.end(), {"-o", (scratchFolder() / name).string()});
    const auto outcome = run(words);
    ASSERT_EQ(outcome.code, 0) << outcome.err;
}

class PictureOfGame : public testing::TestWithParam<const char*> {
  protected:
    static std::string sample() { return (fs::path(COTA_SOURCE_DIR) / "samples" / GetParam()).string(); }
};

struct Words {
    const char* game;
    std::vector<const char*> found;
};
const std::vector<Words> wordsOfGames{
    {"panzer-grenadier", {"The bridge at Brod", "Brod", "Novoselki", "2105", "Minefield"}},
    {"marea-de-acero", {"The bridges of Vieuxpont", "1102", "Pillbox"}},
    {"tcs", {"Bridges of the Orvane", "Les Ormes", "19.27", "Orchard"}},
    {"war-storm-series", {"Over the Sarn", "Mount Ruk", "1207", "Barbed wire"}},
};

TEST_P(PictureOfGame, PdfIsSoundAndItsTextIsText) {
    renderTo("map.pdf", {sample(), "--lang", "en"});
    EXPECT_EQ(tool("qpdf --check map.pdf"), 0) << said();
    EXPECT_EQ(tool("mutool draw -q -r 20 -o map.png map.pdf"), 0) << said();
    EXPECT_THAT(said(), testing::Not(HasSubstr("error")));
    EXPECT_GT(decodedPng(scratchFolder() / "map.png").columns, 200);
    ASSERT_EQ(tool("pdftotext map.pdf -"), 0) << said();
    for (const auto& words : wordsOfGames) {
        if (std::string(words.game) != GetParam()) continue;
        for (const auto* found : words.found) EXPECT_THAT(said(), HasSubstr(found));
    }
}

/// The same map from both writers: the PDF, drawn by poppler, is the PNG.
TEST_P(PictureOfGame, PngIsThePdfAtTheSameScale) {
    renderTo("map.png", {sample(), "--dpi", "100", "--furniture"});
    renderTo("map.pdf", {sample()});
    ASSERT_EQ(tool("pdftoppm -r 100 -png -singlefile map.pdf poppler"), 0) << said();
    const auto ours = decodedPng(scratchFolder() / "map.png"),
               theirs = decodedPng(scratchFolder() / "poppler.png");
    ASSERT_NEAR(ours.columns, theirs.columns, 1);
    ASSERT_NEAR(ours.rows, theirs.rows, 1);
    double sum = 0;
    std::size_t count = 0;
    for (int row = 0; row < std::min(ours.rows, theirs.rows); ++row)
        for (int column = 0; column < std::min(ours.columns, theirs.columns); ++column)
            for (const unsigned shift : {0u, 8u, 16u}) {
                sum += std::abs(static_cast<int>(ours.at(column, row) >> shift & 255u) -
                                static_cast<int>(theirs.at(column, row) >> shift & 255u));
                ++count;
            }
    EXPECT_LT(sum / static_cast<double>(count), 2.5) << "of 255, mean over all pixels";
}

TEST_P(PictureOfGame, PdfForThePressIsSound) {
    const char* const profile = "/usr/share/color/icc/ghostscript/default_cmyk.icc";
    if (!fs::exists(profile)) GTEST_SKIP() << "the package libgs-common is not installed";
    const auto outcome = run({"render", sample(), "-o", (scratchFolder() / "press.pdf").string(), "--press",
                              "--marks", "--profile", profile, "--date", "2026-05-31", "--lang", "en"});
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "") << "no place has too much ink";
    EXPECT_EQ(tool("qpdf --check press.pdf"), 0) << said();
    ASSERT_EQ(tool("qpdf --qdf --object-streams=disable press.pdf plain.pdf"), 0) << said();
    const auto plain = load(scratchFolder() / "plain.pdf");
    for (const char* screen : {"DeviceRGB", "DeviceGray /Width", " rg\n", " RG\n"})
        EXPECT_EQ(plain.find(screen), std::string::npos) << screen;
    for (const char* part : {"PDF/X-4", "/GTS_PDFX", "/OPM 1", "/TrimBox", "/OCProperties", "2026-05-31"})
        EXPECT_NE(plain.find(part), std::string::npos) << part;
    ASSERT_EQ(tool("pdffonts press.pdf"), 0);
    EXPECT_THAT(said(), testing::Not(HasSubstr(" no  ")));
}

TEST_P(PictureOfGame, FontsOfThePdfAreEmbedded) {
    renderTo("map.pdf", {sample()});
    ASSERT_EQ(tool("pdffonts map.pdf"), 0) << said();
    std::istringstream lines(said());
    std::string line;
    std::getline(lines, line);
    const auto embedded = line.find("emb");
    std::getline(lines, line);
    int fonts = 0;
    for (; std::getline(lines, line); ++fonts) EXPECT_EQ(line.substr(embedded, 11), "yes yes yes") << line;
    EXPECT_GE(fonts, 2);
}

TEST_P(PictureOfGame, SvgIsDrawnByLibrsvg) {
    renderTo("map.svg", {sample()});
    EXPECT_EQ(tool("xmllint --huge --noout map.svg"), 0) << said();
    EXPECT_EQ(tool("rsvg-convert --unlimited -w 600 -o map.png map.svg"), 0) << said();
    EXPECT_EQ(decodedPng(scratchFolder() / "map.png").columns, 600);
}

INSTANTIATE_TEST_SUITE_P(Games, PictureOfGame,
                         testing::Values("panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series"),
                         [](const auto& one) {
                             std::string name(one.param);
                             std::erase(name, '-');
                             return name;
                         });

/// The rows of a column of pixels with a line: the middle of each run of darker pixels.
std::vector<double> linesIn(const picture::Pixels& pixels, int column) {
    std::vector<double> lines;
    for (int row = 0; row < pixels.rows; ++row) {
        int end = row;
        while (end < pixels.rows && (pixels.at(column, end) & 255u) < 215) ++end;
        if (end > row) lines.push_back((row + end - 1) / 2.0 + 0.5);
        row = end;
    }
    return lines;
}

/// The grid of a board at 254 dpi, ten pixels per millimetre, by each way from document to pixels.
TEST(PictureScale, HexesAreTwentyMillimetresInEveryFormat) {
    const auto board = smallBoard(scratchFolder());
    const std::vector<std::string> words{board,      "--bare", "--layers", "grid",
                                         "--hex-mm", "20",     "--dpi",    "254"};
    renderTo("ours.png", words);
    renderTo("grid.pdf", words);
    renderTo("grid.svg", words);
    ASSERT_EQ(tool("pdftoppm -r 254 -png -singlefile grid.pdf poppler"), 0) << said();
    ASSERT_EQ(tool("mutool draw -q -r 254 -o mupdf.png grid.pdf"), 0) << said();
    ASSERT_EQ(tool("rsvg-convert -d 254 -p 254 -o librsvg.png grid.svg"), 0) << said();
    for (const auto* name : {"ours.png", "poppler.png", "mupdf.png", "librsvg.png"}) {
        const auto pixels = decodedPng(scratchFolder() / name);
        // The middle of the first column of hexes: one line for each hexside across it, 200 pixels apart.
        const auto lines = linesIn(pixels, 115);
        ASSERT_GE(lines.size(), 6u) << name;
        for (std::size_t i = 1; i + 1 < lines.size(); ++i)
            EXPECT_NEAR(lines[i], 200.0 * static_cast<double>(i), 1.01) << name;
    }
}

}  // namespace
}  // namespace cota::test

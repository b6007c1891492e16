// cota render: pictures true to scale, the same bytes twice, and helpful refusals.
#include <gmock/gmock.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/cli/program_run.h"
#include "validator/cli/program.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

fs::path rendered(const std::string& name, const std::vector<std::string>& more = {}) {
    const auto folder = scratchFolder();
    const auto out = folder / name;
    std::vector<std::string> words{"render", smallBoard(folder), "-o", out.string()};
    words.insert(words.end(), more.begin(), more.end());
    const auto outcome = run(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return out;
}

unsigned bigEndian(const std::string& bytes, std::size_t at) {
    unsigned number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

/// The number after a text, such as a width.
double numberAfter(const std::string& bytes, const std::string& text) {
    const auto at = bytes.find(text);
    EXPECT_NE(at, std::string::npos) << text;
    return at == std::string::npos ? 0 : std::strtod(bytes.c_str() + at + text.size(), nullptr);
}

constexpr double tenHexes = 10;

/// A terminal sees how much of a large PNG is painted; a log, or one of a small PNG, nothing.
TEST(Render, ATerminalSeesTheProgressOfALargePicture) {
    const auto folder = scratchFolder();
    const auto board = smallBoard(folder);
    const auto errorsOf = [&](const char* dpi, bool isTerminal) {
        std::istringstream in;
        std::ostringstream out, err;
        cli::Surroundings surroundings;
        surroundings.errIsTerminal = isTerminal;
        surroundings.variables["COTA_MAPSETS"] = (fs::path(COTA_SOURCE_DIR) / "mapsets/systems").string();
        const auto picture = (folder / "large.png").string();
        EXPECT_EQ(
            cli::runProgram({"render", board, "-o", picture, "--dpi", dpi}, {in, out, err}, surroundings), 0)
            << err.str();
        EXPECT_GT(fs::file_size(picture), 1000u);
        return err.str();
    };
    const auto shown = errorsOf("800", true);
    EXPECT_THAT(shown, HasSubstr("[50/100] "));
    EXPECT_TRUE(shown.ends_with("\r\x1b[K")) << "nothing stays on the line";
    EXPECT_EQ(errorsOf("800", false).find("/100]"), std::string::npos);
    EXPECT_EQ(errorsOf("60", true).find("/100]"), std::string::npos);
}

TEST(Render, IsTrueToScaleInEveryFormat) {
    // Hexes of twice the width make the bare map exactly twice as wide; a hex has the requested width.
    const std::vector<std::string> bare{"--bare", "--hex-mm", "20"};
    const auto svg = load(rendered("a.svg", bare));
    const double width = numberAfter(svg, " width=\""), height = numberAfter(svg, " height=\"");
    const auto wide = load(rendered("b.svg", {"--bare", "--hex-mm", "40"}));
    EXPECT_NEAR(numberAfter(wide, " width=\""), 2 * width, 0.01);
    // Columns are 20 * sqrt(3) / 2 apart, rows 20.
    const double columns = (width - 2 * 20 / std::sqrt(3.0)) / (20 * std::sqrt(3.0) / 2),
                 rows = height / 20 - 0.5;
    EXPECT_NEAR(columns, std::round(columns), 0.001);
    EXPECT_NEAR(rows, std::round(rows), 0.001);

    const auto pdf = load(rendered("a.pdf", bare));
    EXPECT_NEAR(numberAfter(pdf, "/MediaBox [ 0 0 "), width * 72 / 25.4, 0.01);

    auto dotted = bare;
    dotted.insert(dotted.end(), {"--dpi", "254"});
    const auto png = load(rendered("a.png", dotted));
    ASSERT_EQ(png.substr(1, 3), "PNG");
    EXPECT_EQ(bigEndian(png, 16), static_cast<unsigned>(std::ceil(width * tenHexes - 1e-6)));
    EXPECT_EQ(bigEndian(png, 20), static_cast<unsigned>(std::ceil(height * tenHexes - 1e-6)));
}

TEST(Render, GivesTheSameBytesTwice) {
    for (const std::string name : {"a.png", "a.pdf", "a.svg"}) {
        const auto first = load(rendered(name, {"--dpi", "80"}));
        EXPECT_FALSE(first.empty());
        EXPECT_TRUE(first == load(rendered(name, {"--dpi", "80"}))) << name;
    }
}

TEST(Render, ShowsTheLayersAskedFor) {
    const auto grid = load(rendered("a.svg", {"--layers", "grid,numbers"}));
    EXPECT_THAT(grid, HasSubstr("inkscape:label=\"grid\""));
    EXPECT_THAT(grid, HasSubstr(">0301<"));
    EXPECT_THAT(grid, testing::Not(HasSubstr("inkscape:label=\"ground\"")));
    const auto rest = load(rendered("b.svg", {"--without", "numbers"}));
    EXPECT_THAT(rest, HasSubstr("inkscape:label=\"ground\""));
    EXPECT_THAT(rest, testing::Not(HasSubstr(">0301<")));
}

TEST(Render, PlayersSeeNothingThatASideMayHide) {
    const auto folder = scratchFolder();
    const auto with = [&](const char* edition) {
        const auto out = folder / (std::string(edition) + ".svg");
        const auto outcome = run({"render", sampleScenario(), "-o", out.string(), "--edition", edition});
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        return load(out);
    };
    const auto players = with("players"), umpire = with("umpire");
    for (const auto* layer : {"counters", "zones", "features"}) {
        const auto label = "inkscape:label=\"" + std::string(layer) + "\"";
        EXPECT_THAT(umpire, HasSubstr(label));
        EXPECT_THAT(players, testing::Not(HasSubstr(label)));
    }
    EXPECT_THAT(umpire, HasSubstr("Assembly area"));
    EXPECT_THAT(players, testing::Not(HasSubstr("Assembly area")));
    EXPECT_THAT(players, testing::Not(HasSubstr("Minefield"))) << "nor does the legend tell";
    EXPECT_EQ(run({"render", sampleScenario(), "-o", (folder / "x.svg").string(), "--edition", "all"}).code,
              2);
}

TEST(Render, SpeaksTheLanguageAsked) {
    EXPECT_THAT(load(rendered("a.svg", {"--lang", "es"})), HasSubstr("Bosque"));
    EXPECT_THAT(load(rendered("b.svg", {"--lang", "en"})), HasSubstr("Woods"));
}

TEST(Render, TakesTheOneScenarioOfAFolder) {
    const auto folder = fs::path(sampleScenario()).parent_path();
    const auto out = scratchFolder() / "a.svg";
    const auto outcome = run({"render", folder.string(), "-o", out.string()});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    const auto svg = load(out);
    for (const auto* layer : {"counters", "objectives", "zones", "names", "legend", "title", "scale"})
        EXPECT_THAT(svg, HasSubstr(std::string("inkscape:label=\"") + layer + "\""));
}

struct Refusal {
    std::vector<std::string> words;
    const char* says;
};

TEST(Render, RefusesWhatItCannotDoAndSaysWhy) {
    const auto folder = scratchFolder();
    const auto board = smallBoard(folder);
    const auto out = (folder / "x.png").string();
    for (const auto& [words, says] : std::vector<Refusal>{
             {{}, "Say where the picture goes"},
             {{"-o", (folder / "x.gif").string()}, ".png .pdf .svg"},
             {{"-o", out, "--dpi", "lots"}, "--dpi"},
             {{"-o", out, "--hex-mm", "0"}, "--hex-mm"},
             {{"-o", out, "--layers", "roadz"}, "The layers are: base"},
             {{"-o", out, "--paper", "a9"}, "letter"},
             {{"-o", out, "--paper", "a5", "--hex-mm", "60"}, "or write a PDF, which can have several pages"},
             {{"-o", (folder / "x.pdf").string(), "--paper", "a5", "--hex-mm", "60"},
              "several pages with --tile"},
             {{"-o", out, "--tile"}, "--tile needs --paper"},
             {{"-o", out, "--tile", "--paper", "a4"}, "must end in .pdf"},
         }) {
        std::vector<std::string> all{"render", board};
        all.insert(all.end(), words.begin(), words.end());
        const auto outcome = run(all);
        EXPECT_EQ(outcome.code, 2) << says;
        EXPECT_THAT(outcome.err, HasSubstr(says));
        EXPECT_FALSE(fs::exists(out));
    }
}

TEST(Render, SaysWhenTheOutputCannotBeWritten) {
    const auto board = smallBoard(scratchFolder());
    EXPECT_EQ(run({"render", board, "-o", "/no/such/folder/x.svg"}).code, 4);
    EXPECT_EQ(run({"render", "/no/such/board.xml", "-o", (scratchFolder() / "x.svg").string()}).code, 3);
}

TEST(Render, TilesAreAsManyPagesAsThePaperNeeds) {
    const auto pdf = load(rendered("a.pdf", {"--paper", "a5", "--tile", "--hex-mm", "40"}));
    EXPECT_GT(numberAfter(pdf, "/Count "), 1);
}

TEST(Render, GoesToStandardOutputToo) {
    const auto folder = scratchFolder();
    const auto board = smallBoard(folder);
    EXPECT_TRUE(run({"render", board, "-o", "-", "--dpi", "40"}).out.starts_with("\x89PNG"));
    for (const auto& [format, begin] : {std::pair{"pdf", "%PDF-"}, {"svg", "<?xml"}, {"png", "\x89PNG"}}) {
        const auto outcome = run({"render", board, "-o", "-", "--format", format, "--dpi", "40"});
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        EXPECT_TRUE(outcome.out.starts_with(begin)) << format;
        EXPECT_EQ(outcome.err, "") << format;
    }
    const auto file = (folder / "picture").string();
    EXPECT_EQ(run({"render", board, "-o", file, "--format", "svg"}).code, 0);
    EXPECT_EQ(load(file), run({"render", board, "-o", "-", "--format", "svg"}).out);
    EXPECT_EQ(run({"render", board, "-o", "-", "--format", "pdf", "--paper", "a4", "--tile"}).code, 0);
    EXPECT_EQ(run({"render", board, "-o", "-", "--paper", "a4", "--tile"}).code, 2) << "a PNG has one page";
    EXPECT_EQ(run({"viewshed", board, "0101", "--picture", "-"}).code, 2) << "the answer itself goes there";
}

std::size_t pagesIn(const std::string& pdf) { return static_cast<std::size_t>(numberAfter(pdf, "/Count ")); }

TEST(Render, APdfHasItsFurnitureAndAPictureOnlyIfAsked) {
    EXPECT_EQ(pagesIn(load(rendered("a.pdf"))), 2u) << "the map and the terrain chart";
    EXPECT_EQ(pagesIn(load(rendered("b.pdf", {"--bare"}))), 1u);
    EXPECT_EQ(pagesIn(load(rendered("c.pdf", {"--without", "charts"}))), 1u);
    EXPECT_THAT(load(rendered("a.svg")), testing::Not(HasSubstr("inkscape:label=\"credits\"")));
    EXPECT_THAT(load(rendered("b.svg", {"--furniture"})), HasSubstr("inkscape:label=\"credits\""));
    EXPECT_THAT(load(rendered("c.svg", {"--furniture", "--without", "credits"})),
                testing::Not(HasSubstr("inkscape:label=\"credits\"")));
}

/// The scenario says how deep its river is; without it, the printed chart has no costs of the river.
TEST(Render, NamesTheValuesThatTheChartLacks) {
    const auto folder = scratchFolder() / "river";
    fs::remove_all(folder);
    fs::copy(fs::path(COTA_SOURCE_DIR) / "samples/marea-de-acero", folder);
    const auto scenario = folder / "vieuxpont.scenario.xml", out = folder / "a.pdf";
    const auto said = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"render", scenario.string(), "-o", out.string(), "--lang", "en"};
        words.insert(words.end(), more.begin(), more.end());
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        return outcome.err;
    };
    EXPECT_EQ(said({}), "");
    auto text = load(scenario);
    const auto from = text.find("<part kind=\"river-depth\">"), to = text.find("</part>", from);
    ASSERT_NE(from, std::string::npos);
    std::ofstream(scenario, std::ios::binary) << text.erase(from, to + 7 - from);
    EXPECT_THAT(said({}), HasSubstr("a '?' in 1 row"));
    EXPECT_THAT(said({}), HasSubstr("river (squad, truck, half-track, tank)"));
    EXPECT_EQ(said({"--without", "charts"}), "");
}

TEST(Render, ALayoutBesideTheDocumentSaysWhatIsPrinted) {
    const auto folder = scratchFolder();
    const auto board = smallBoard(folder);
    const auto write = [&](const char* name, const std::string& text) {
        std::ofstream(folder / name, std::ios::binary) << text;
    };
    write(
        "layout.xml",
        "<layout>\n<text en=\"Printed for testers\" side=\"above\"/>\n<box en=\"Reserve\" side=\"right\"/>\n"
        "<cart what=\"terrain\"/>\n</layout>");
    const auto out = (folder / "a.svg").string();
    const auto outcome = run({"render", board, "-o", out, "--lang", "en"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_THAT(outcome.err, HasSubstr("layout.xml:4:"));
    EXPECT_THAT(outcome.err, HasSubstr("Did you mean <chart>"));
    const auto svg = load(out);
    for (const auto* words : {"Printed for testers", "Reserve"}) EXPECT_THAT(svg, HasSubstr(words));
    EXPECT_THAT(svg, testing::Not(HasSubstr("inkscape:label=\"legend\"")))
        << "what is not placed is left out";
    write("other.xml", "<layout><text what=\"title\" side=\"below\"/></layout>");
    EXPECT_EQ(run({"render", board, "-o", out, "--layout", (folder / "other.xml").string()}).code, 0);
    EXPECT_THAT(load(out), testing::Not(HasSubstr("Printed for testers")));
    EXPECT_EQ(run({"render", board, "-o", out, "--layout", (folder / "none.xml").string()}).code, 2);
}

TEST(Render, WhatFitsItsPaperWithoutCompassAndCreditsStillDoes) {
    const auto folder = scratchFolder();
    const auto board = smallBoard(folder);
    const auto out = (folder / "a.pdf").string();
    // The largest hexes with which the plain map fits.
    int fits = 0;
    for (int hex = 10; hex < 60 && fits == 0; ++hex) {
        const auto mm = std::to_string(hex);
        if (run({"render", board, "-o", out, "--paper", "a4", "--hex-mm", mm}).code != 0) fits = hex - 1;
    }
    ASSERT_GT(fits, 10);
    const auto plain = (folder / "plain.svg").string();
    EXPECT_EQ(run({"render", board, "-o", plain, "--hex-mm", std::to_string(fits + 1)}).code, 0);
    const double wide = numberAfter(load(plain), " width=\""), high = numberAfter(load(plain), " height=\"");
    EXPECT_TRUE(std::max(wide, high) > 297 || std::min(wide, high) > 210) << wide << " x " << high;
}

TEST(Render, ATiledMapBeginsWithItsDiagram) {
    const std::vector<std::string> tiled{"--paper", "a5", "--tile", "--hex-mm", "40"};
    auto without = tiled;
    without.insert(without.end(), {"--without", "assembly"});
    EXPECT_EQ(pagesIn(load(rendered("a.pdf", tiled))), pagesIn(load(rendered("b.pdf", without))) + 1);
}

}  // namespace
}  // namespace cota::test

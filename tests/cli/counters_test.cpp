// cota counters: sheets as other programs see them, their manifest, and what stops a file for the press.
#include <gmock/gmock.h>

#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

std::string out(const char* name) { return (scratchFolder() / name).string(); }

Outcome counters(std::vector<std::string> words) {
    words.insert(words.begin(), {"counters", sampleScenario()});
    return run(words);
}

bool isInstalled(const std::string& tool) {
    return std::system(("command -v " + tool + " >/dev/null").c_str()) == 0;
}
/// Runs a tool in the test's folder; its output is in out.txt.
int paperTool(const std::string& words) {
    return std::system(("cd " + shellWord(scratchFolder()) + " && " + words + " > out.txt 2>&1").c_str());
}
std::string paperSaid() { return load(scratchFolder() / "out.txt"); }

/// The places of the codes on a page, in millimetres: the left edge of the word and its baseline.
std::map<std::string, std::pair<double, double>> codesOn(int page) {
    const auto number = std::to_string(page);
    EXPECT_EQ(paperTool("pdftotext -bbox -f " + number + " -l " + number + " a.pdf words.html"), 0)
        << paperSaid();
    const auto text = load(scratchFolder() / "words.html");
    const std::regex word(
        R"re(xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([GSM]\d\d+)<)re");
    std::map<std::string, std::pair<double, double>> places;
    constexpr double millimetres = 25.4 / 72;
    for (std::sregex_iterator at(text.begin(), text.end(), word), end; at != end; ++at)
        places[(*at)[5]] = {std::stod((*at)[3]) * millimetres, std::stod((*at)[2]) * millimetres};
    return places;
}

TEST(Counters, ThePitchOfThePdfIsThatOfTheCounters) {
    if (!isInstalled("pdftotext")) GTEST_SKIP() << "poppler-utils are not installed";
    ASSERT_EQ(counters({"-o", out("a.pdf"), "--counters", "units"}).code, 0);
    const auto codes = codesOn(1);
    int pairs = 0;
    for (const auto& [code, place] : codes)
        for (const auto& [other, there] : codes) {
            // Codes end at the same distance from the right edge.
            const double across = there.first - place.first;
            if (code >= other || std::abs(there.second - place.second) > 0.01 || across < 1) continue;
            const double columns = across / 15.875;
            EXPECT_NEAR(across, std::round(columns) * 15.875, 0.01) << code << " to " << other;
            ++pairs;
        }
    EXPECT_GT(pairs, 10);
}

TEST(Counters, OtherProgramsAcceptAllKindsOfSheets) {
    const std::vector<std::vector<std::string>> kinds{
        {}, {"--fold"}, {"--fold", "--duplex", "level"}, {"--single"}, {"--die", "--size", "20"}};
    for (auto words : kinds) {
        words.insert(words.end(), {"-o", out("a.pdf")});
        ASSERT_EQ(counters(words).code, 0);
        if (isInstalled("qpdf")) {
            EXPECT_EQ(paperTool("qpdf --check a.pdf"), 0) << paperSaid();
        }
        if (isInstalled("mutool")) {
            EXPECT_EQ(paperTool("mutool draw -r 20 -o p%d.png a.pdf"), 0) << paperSaid();
        }
        if (isInstalled("pdftoppm")) {
            EXPECT_EQ(paperTool("pdftoppm -r 20 a.pdf p"), 0) << paperSaid();
        }
        if (!isInstalled("pdffonts")) continue;
        EXPECT_EQ(paperTool("pdffonts a.pdf"), 0);
        std::istringstream lines(paperSaid());
        std::string line;
        std::getline(lines, line);
        std::getline(lines, line);
        int fonts = 0;
        for (; std::getline(lines, line); ++fonts)  // embedded and a subset
            EXPECT_TRUE(std::regex_search(line, std::regex("yes yes yes"))) << line;
        EXPECT_GT(fonts, 0);
    }
}

TEST(Counters, TheSameCommandGivesTheSameBytes) {
    ASSERT_EQ(counters({"-o", out("a.pdf"), "--die"}).code, 0);
    ASSERT_EQ(counters({"-o", out("b.pdf"), "--die"}).code, 0);
    EXPECT_EQ(load(out("a.pdf")), load(out("b.pdf")));
}

TEST(Counters, TheManifestHasEveryCounterWithItsCode) {
    const auto table = counters({"--format", "csv"});
    EXPECT_THAT(table.out, testing::StartsWith("sheet,side,row,column,code,kind,counter,type,name,name-es,"
                                               "formation,nation,front,back,group,turn,hex,source,note\n"));
    EXPECT_THAT(table.out, HasSubstr(",g-inf-1,ger-inf,"));
    EXPECT_THAT(table.out, HasSubstr("german.forces.xml:29"));
    const auto json = nlohmann::json::parse(counters({"--format", "json"}).out);
    EXPECT_EQ(json.at("schema"), "cota/counters/1");
    std::size_t lines = 0;
    for (const char letter : table.out) lines += letter == '\n' ? 1 : 0;
    EXPECT_EQ(json.at("counters").size() + 1, lines);
    EXPECT_THAT(counters({"--format", "text"}).out, HasSubstr("g-inf-1"));
    ASSERT_EQ(counters({"-o", out("a.pdf"), "--manifest", out("m.csv")}).code, 0);
    EXPECT_EQ(load(out("m.csv")), table.out);
}

TEST(Counters, SheetsInAFolderAreNamedByTheirCodes) {
    ASSERT_EQ(counters({"-o", out("sheets/"), "--dpi", "40"}).code, 0);
    EXPECT_TRUE(fs::exists(out("sheets/BROD-1F.png")));
    EXPECT_TRUE(fs::exists(out("sheets/BROD-1B.png")));
}

TEST(Counters, DieLinesHaveAnInkOfTheirOwn) {
    ASSERT_EQ(counters({"-o", out("a.pdf"), "--die"}).code, 0);
    EXPECT_THAT(load(out("a.pdf")), HasSubstr("/Separation /Die /DeviceRGB"));
    ASSERT_EQ(counters({"-o", out("b.pdf")}).code, 0);
    EXPECT_THAT(load(out("b.pdf")), Not(HasSubstr("/Separation")));
}

TEST(Counters, TheTestOfThePrinterNeedsNoFile) {
    const auto outcome = run({"counters", "--duplex-test", "-o", out("a.pdf")});
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    if (!isInstalled("pdftotext")) return;
    EXPECT_EQ(paperTool("pdftotext a.pdf -"), 0);
    EXPECT_THAT(paperSaid(), HasSubstr("--offset-mm 0.3,-0.2"));
}

TEST(Counters, AFileForThePressIsNotWrittenWithErrors) {
    const auto outcome = counters({"-o", out("a.pdf"), "--press", "--bleed", "1"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.err, HasSubstr("KIT-12"));
    EXPECT_FALSE(fs::exists(out("a.pdf")));
}

TEST(Counters, BadOptionsAreRefusedBeforeAnythingIsRead) {
    const std::vector<std::vector<std::string>> bad{
        {"--sheet", "216"},     {"--sheet", "10x10"},    {"--sheet", "216x279", "--paper", "a4"},
        {"--size", "200"},      {"--fold", "--single"},  {"--fold", "--duplex", "no"},
        {"--counters", "none"}, {"--manifest", "m.doc"}, {"--offset-mm", "1"}};
    for (auto words : bad) {
        words.insert(words.begin(), {"counters", "missing.scenario.xml", "-o", out("a.pdf")});
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, 2) << words.back() << outcome.err;
    }
    EXPECT_EQ(run({"counters", "-o", out("a.pdf")}).code, 2);
}

}  // namespace
}  // namespace cota::test

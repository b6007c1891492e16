// cota kit: every sample has a kit with its sections; the same bytes twice; a folder of pictures.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string readBack(const fs::path& pdf) {
    const auto text = pdf.string() + ".txt";
    EXPECT_EQ(
        std::system(("pdftotext -layout " + shellWord(pdf) + " " + shellWord(text) + " 2>/dev/null").c_str()),
        0);
    return load(text);
}

TEST(Kit, HasCardMapCountersAndChartsOfTheSample) {
    const auto pdf = scratchFolder() / "kit.pdf";
    const auto made = run({"kit", sampleScenario(), "-o", pdf.string()});
    ASSERT_EQ(made.code, 0) << made.err;
    const auto bytes = load(pdf);
    EXPECT_THAT(bytes, HasSubstr("/Outlines"));
    EXPECT_THAT(bytes, HasSubstr("/PageLabels"));
    const auto text = readBack(pdf);
    for (const char* words : {"Contents", "How to print", "Scenario card", "BROD-1F", "BROD-1B", "Credits"})
        EXPECT_THAT(text, HasSubstr(words));
    EXPECT_EQ(std::system(("qpdf --check " + shellWord(pdf) + " >/dev/null 2>&1").c_str()), 0);
    const auto again = scratchFolder() / "again.pdf";
    ASSERT_EQ(run({"kit", sampleScenario(), "-o", again.string()}).code, 0);
    EXPECT_EQ(load(again), bytes);
}

TEST(Kit, IsInSpanishToo) {
    const auto pdf = scratchFolder() / "kit.pdf";
    ASSERT_EQ(run({"kit", sampleScenario(), "--lang", "es", "--paper", "letter", "-o", pdf.string()}).code,
              0);
    EXPECT_THAT(readBack(pdf), HasSubstr("Cómo imprimir"));
}

/// Readers have no doubt about any of its streams (formats/picture/pdf/flate_borders.h).
TEST(Kit, OfEverySampleIsSound) {
    const auto pdf = scratchFolder() / "kit.pdf";
    for (const auto& game :
         {"panzer-grenadier", "marea-de-acero", "tcs", "war-storm-series", "combat-soldiers"})
        for (const auto* language : {"en", "es"}) {
            const auto folder = fs::path(COTA_SOURCE_DIR) / "samples" / game;
            ASSERT_EQ(run({"kit", folder.string(), "--lang", language, "-o", pdf.string()}).code, 0) << game;
            EXPECT_EQ(std::system(("qpdf --check " + shellWord(pdf) + " >/dev/null 2>&1").c_str()), 0)
                << game << " " << language;
        }
}

TEST(Kit, OfAGameOfCardsHasAllItsPrints) {
    const auto pdf = scratchFolder() / "kit.pdf";
    const auto file = fs::path(COTA_SOURCE_DIR) / "samples/combat-soldiers/winter-bridge.scenario.xml";
    const auto made = run({"kit", file.string(), "-o", pdf.string()});
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_THAT(readBack(pdf), HasSubstr("Cards to cut out"));
}

TEST(Kit, WritesAFolderOfPictures) {
    const auto folder = scratchFolder() / "kit";
    const auto made = run({"kit", sampleScenario(), "--dpi", "36", "-o", folder.string() + "/"});
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_TRUE(fs::exists(folder / "01-contents.png"));
    EXPECT_TRUE(fs::exists(folder / "02-card.png") || fs::exists(folder / "02-card-1.png"));
}

TEST(Kit, SaysWhatItCannotWrite) {
    const auto made = run({"kit", sampleScenario(), "-o", (scratchFolder() / "kit.svg").string()});
    EXPECT_NE(made.code, 0);
    EXPECT_THAT(made.err, HasSubstr("folder"));
}

}  // namespace
}  // namespace cota::test

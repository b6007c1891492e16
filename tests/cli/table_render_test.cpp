// cota render of a game without a map: the table, what one player sees of it, prints; refusals.
#include <gmock/gmock.h>

#include <cstdio>
#include <memory>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

std::string tableSample() {
    return std::string(COTA_SOURCE_DIR) + "/samples/combat-soldiers/winter-bridge.scenario.xml";
}

Outcome renderTable(const fs::path& out, std::vector<std::string> more = {}) {
    std::vector<std::string> words{"render", tableSample(), "-o", out.string()};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
}

/// What the hands and choices of others, the deck and the casualties hold, and Ana must not see.
const std::vector<std::string> secrets{"Sniper",
                                       "Woods",
                                       "inf-27",
                                       "inf-42",
                                       "arm-02",
                                       "ffe-german",
                                       "Airborne / Amphibious",
                                       "chosen: Bridge",
                                       "chosen: Pherddorf",
                                       "Citie du Cheval",
                                       "Weather"};

TEST(RenderTable, NoByteOfAPictureForAPlayerHasASecret) {
    const auto out = scratchFolder() / "ana.svg";
    const auto outcome = renderTable(out, {"--seen-by", "Ana"});
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const auto bytes = load(out);
    EXPECT_THAT(bytes, HasSubstr("Major Offensive")) << "her own hand";
    EXPECT_THAT(bytes, HasSubstr("chosen: River (US), Hill 205 (US), Barracks (Germans)"));
    for (const auto& secret : secrets) EXPECT_THAT(bytes, Not(HasSubstr(secret)));
    ASSERT_EQ(renderTable(out).code, 0);
    EXPECT_THAT(load(out), HasSubstr("Sniper")) << "the whole table has all";
}

/// The letters of a PDF, which may be split into pieces, without spaces.
std::string lettersOf(const fs::path& pdf) {
    const auto command = "pdftotext -layout " + shellWord(pdf) + " - 2>/dev/null";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    for (int byte = 0; pipe && (byte = std::fgetc(pipe.get())) != EOF;)
        if (byte > ' ') text += static_cast<char>(byte);
    return text;
}

TEST(RenderTable, NorTheLettersOfAPdf) {
    const auto out = scratchFolder() / "ana.pdf";
    ASSERT_EQ(renderTable(out, {"--seen-by", "p1"}).code, 0);
    const auto letters = lettersOf(out);
    ASSERT_FALSE(letters.empty()) << "pdftotext (poppler-utils) reads nothing";
    EXPECT_THAT(letters, HasSubstr("MajorOffensive"));
    for (auto secret : secrets) {
        std::erase(secret, ' ');
        EXPECT_THAT(letters, Not(HasSubstr(secret)));
    }
}

TEST(RenderTable, EveryoneSeesNoHandAndNoChoice) {
    const auto out = scratchFolder() / "all.svg";
    ASSERT_EQ(renderTable(out, {"--seen-by", "everyone"}).code, 0);
    EXPECT_THAT(load(out), Not(HasSubstr("Major Offensive")));
    EXPECT_THAT(load(out), Not(HasSubstr("chosen:")));
    EXPECT_THAT(load(out), HasSubstr("Brown"));
}

TEST(RenderTable, TheTableIsOfThePaper) {
    const auto out = scratchFolder() / "a4.svg";
    ASSERT_EQ(renderTable(out, {"--paper", "a4"}).code, 0);
    EXPECT_THAT(load(out), HasSubstr("width=\"297mm\""));
    EXPECT_THAT(load(out), HasSubstr("#96201a"));  // the red edge of the seat whose turn it is
    const auto grey = fs::path(COTA_SOURCE_DIR) / "mapsets/styles/grey.xml";
    ASSERT_EQ(renderTable(out, {"--style", grey.string()}).code, 0);
    EXPECT_THAT(load(out), Not(HasSubstr("#96201a")));
}

TEST(RenderTable, PrintsAreDrawn) {
    for (const char* sheet : {"matrix", "cards", "checklist", "selection", "mat", "track"}) {
        const auto out = scratchFolder() / "print.pdf";
        const auto outcome = renderTable(out, {"--sheet", sheet, "--lang", "es"});
        EXPECT_EQ(outcome.code, 0) << sheet << outcome.err;
        EXPECT_GT(load(out).size(), 3000u) << sheet;
    }
}

TEST(RenderTable, RefusesWhatMakesNoSense) {
    const auto out = scratchFolder() / "x.svg";
    for (const std::vector<std::string>& words : {std::vector<std::string>{"--bare"},
                                                  {"--layers", "grid"},
                                                  {"--hex-mm", "20"},
                                                  {"--furniture"},
                                                  {"--edition", "players"}}) {
        const auto outcome = renderTable(out, words);
        EXPECT_EQ(outcome.code, 2) << words[0];
        EXPECT_THAT(outcome.err, HasSubstr(words[0] + " is for maps; this game has none."));
    }
    EXPECT_THAT(renderTable(out, {"--seen-by", "Zoe"}).err,
                HasSubstr("There is no seat 'Zoe'. Seats: p1, p2, p3."));
    const auto folder = scratchFolder();
    const auto map =
        run({"render", smallBoard(folder), "-o", (folder / "map.svg").string(), "--seen-by", "p1"});
    EXPECT_EQ(map.code, 2);
    EXPECT_THAT(map.err, HasSubstr("--seen-by is for games without a map"));
}

}  // namespace
}  // namespace cota::test

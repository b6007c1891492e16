// Blocks flow over columns: nothing is parted that belongs together, and columns end near each other.
#include "mapsets/look/typeset/flow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "formats/picture/text_shape.h"
#include "mapsets/look/typeset/hyphens.h"
#include "mapsets/look/typeset/paragraph.h"

using namespace cota;
using namespace cota::look;

namespace {

/// A heading that keeps three lines, and a paragraph of `lines` without lone lines at its ends.
std::vector<FlowPiece> sectionOf(int lines) {
    std::vector<FlowPiece> pieces{{6, 4, std::min(3, lines)}};
    for (int i = 0; i < lines; ++i)
        pieces.push_back({3.6, 0, (i == 0 || i + 2 == lines) && i + 1 < lines ? 1 : 0});
    return pieces;
}

TEST(Flow, AColumnDoesNotEndAfterAHeadingOrALoneLine) {
    const auto section = sectionOf(8);
    EXPECT_TRUE(mayBreak(section, 0));
    for (const std::size_t place : {1u, 2u, 3u}) EXPECT_FALSE(mayBreak(section, place)) << place;
    for (const std::size_t place : {4u, 5u, 6u, 7u}) EXPECT_TRUE(mayBreak(section, place)) << place;
    EXPECT_FALSE(mayBreak(section, 8));
    EXPECT_EQ(fitting(section, 6 + 3.6 * 2), 0u);
    EXPECT_EQ(fitting(section, 6 + 3.6 * 5), 6u);
    EXPECT_EQ(fitting(section, 6 + 3.6 * 7), 7u) << "the last two lines stay together";
    EXPECT_EQ(fitting(section, 6 + 3.6 * 8), section.size());
}

TEST(Flow, NoSpaceStandsAboveTheFirstPieceOfAColumn) {
    const std::vector<FlowPiece> pieces{{10, 4, 0}, {10, 4, 0}};
    EXPECT_DOUBLE_EQ(flowHeight(pieces), 24);
    EXPECT_DOUBLE_EQ(flowHeight(pieces, false), 28);
}

TEST(Flow, HalvesAreEqualAndTheFirstIsNotShorter) {
    std::vector<FlowPiece> lines(7, FlowPiece{3.6, 0, 0});
    EXPECT_EQ(halved(lines), 4u);
    lines.pop_back();
    EXPECT_EQ(halved(lines), 3u);
}

/// Every piece once, in order, and no run that begins where none may.
void expectWhole(const std::vector<std::vector<FlowPiece>>& sections, const FlowColumns& columns) {
    std::vector<std::size_t> next(sections.size(), 0);
    std::vector<FlowRun> all;
    for (const auto& column : columns.runs)
        for (const auto& run : column) all.push_back(run);
    std::ranges::sort(all, {}, [](const FlowRun& run) { return std::pair(run.section, run.from); });
    for (const auto& run : all) {
        EXPECT_EQ(run.from, next[run.section]);
        EXPECT_TRUE(mayBreak(sections[run.section], run.from));
        next[run.section] = run.to;
    }
    for (std::size_t i = 0; i < sections.size(); ++i) EXPECT_EQ(next[i], sections[i].size());
}

TEST(Flow, ColumnsEndNearEachOther) {
    std::mt19937 random(7);
    int far = 0;
    for (int trial = 0; trial < 200; ++trial) {
        std::vector<std::vector<FlowPiece>> sections;
        const int count = 2 + static_cast<int>(random() % 5);
        for (int i = 0; i < count; ++i) sections.push_back(sectionOf(4 + static_cast<int>(random() % 20)));
        const std::array<double, 2> starts{static_cast<double>(random() % 30),
                                           static_cast<double>(random() % 30)};
        const auto columns = arranged(sections, starts, 8);
        expectWhole(sections, columns);
        // What stands above may be longer than all sections together.
        double all = 0;
        for (const auto& section : sections) all += flowHeight(section, false);
        if (all <= 60) continue;
        EXPECT_LE(columns.apart(), 2 * mostApart + 1e-6) << trial;
        for (const auto& run : columns.runs[0]) EXPECT_EQ(run.from, 0u) << "read from left to right";
        for (std::size_t i = 1; i < columns.runs[1].size(); ++i)
            EXPECT_EQ(columns.runs[1][i].from, 0u) << "what goes on does so before anything else";
        far += columns.apart() > mostApart;
    }
    EXPECT_LE(far, 20) << "few sections cannot be divided well";
}

TEST(Flow, FilledColumnsGoOnWhereTheyEnd) {
    const std::vector<std::vector<FlowPiece>> sections{sectionOf(10), sectionOf(30), sectionOf(30)};
    const auto columns = filled(sections, {0, 0}, 100, 8);
    for (const double height : columns.heights) EXPECT_LE(height, 100);
    ASSERT_FALSE(columns.runs[1].empty());
    EXPECT_EQ(columns.runs[0].back().section, 1u);
    EXPECT_EQ(columns.runs[1].front().from, columns.runs[0].back().to);
}

TEST(Flow, WhatNoColumnHasRoomForIsNotLost) {
    const std::vector<std::vector<FlowPiece>> sections{{{500, 0, 1}, {10, 0, 0}}};
    EXPECT_EQ(filled(sections, {0, 0}, 100, 8).runs[0].front().to, 2u);
}

TextRun runOf(const std::string& words) {
    return {words, {.family = "Linux Libertine O", .points = 9}, {0, 0, 0, 255}};
}
std::string wordsOf(const std::vector<SetLine>& lines) {
    std::string words;
    for (const auto& line : lines)
        for (const auto& text : line) words += text.words;
    return words;
}

TEST(Paragraphs, LinesAreAsWideAsTheColumnButForTheLast) {
    const std::string words =
        "Morning mist still lies on the river when the battle group leaves the village. The only bridge that "
        "carries "
        "tanks stands in the next one, eight kilometres behind the front, and one battalion holds the ridge.";
    constexpr double width = 88;
    const auto lines = setParagraph({runOf(words)}, {.width = width});
    ASSERT_GE(lines.size(), 3u);
    EXPECT_EQ(wordsOf(lines), words + " ");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& last = lines[i].back();
        auto letters = last.words;
        letters.pop_back();
        const double right = last.at.x + picture::sizeOf(letters, last.font).width;
        EXPECT_LE(right, width + 0.01);
        if (i + 1 < lines.size()) {
            EXPECT_NEAR(right, width, 0.01) << i;
        }
        EXPECT_EQ(lines[i].front().at.x, 0);
    }
}

TEST(Paragraphs, AnInitialMakesTheFirstLinesNarrow) {
    const std::string words(400, 'x');
    std::string spaced;
    for (std::size_t i = 0; i < words.size(); i += 4) spaced += "xxxx ";
    const auto lines = setParagraph({runOf(spaced)}, {.width = 80, .narrowLines = 2, .narrowBy = 9});
    ASSERT_GE(lines.size(), 3u);
    EXPECT_EQ(lines[0].front().at.x, 9);
    EXPECT_EQ(lines[1].front().at.x, 9);
    EXPECT_EQ(lines[2].front().at.x, 0);
}

TEST(Paragraphs, AWordWiderThanALineIsCut) {
    const auto lines = setParagraph({runOf("short " + std::string(300, 'm') + " end")}, {.width = 40});
    EXPECT_GT(lines.size(), 10u);
    for (const auto& line : lines)
        for (const auto& text : line) EXPECT_LE(text.at.x + picture::sizeOf(text.words, text.font).width, 42);
    EXPECT_TRUE(setParagraph({runOf("  ")}, {.width = 40}).empty());
}

TEST(Paragraphs, RunsInOneWordStayTogether) {
    auto bold = runOf("major");
    bold.font.bold = true;
    const auto lines = setParagraph({runOf("German "), bold, runOf(": 20 points")}, {.width = 200});
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(wordsOf(lines), "German major: 20 points ");
}

std::string divided(const std::string& word) {
    std::string made;
    std::size_t from = 0;
    for (const auto place : hyphenPlaces(word, model::Language::spanish)) {
        made += word.substr(from, place - from) + "-";
        from = place;
    }
    return made + word.substr(from);
}

TEST(Hyphens, SpanishIsDividedBySyllables) {
    EXPECT_EQ(divided("carretera"), "ca-rre-tera");
    EXPECT_EQ(divided("kilómetros"), "ki-ló-me-tros");
    EXPECT_EQ(divided("compañía,"), "com-pa-ñía,");
    EXPECT_EQ(divided("construcción"), "cons-truc-ción");
    EXPECT_EQ(divided("hablador"), "ha-bla-dor");
    EXPECT_EQ(divided("perspectiva"), "pers-pec-tiva");
    EXPECT_EQ(divided("Kampfgruppe"), "Kampfgruppe") << "a name";
    EXPECT_EQ(divided("casa"), "casa") << "too short";
    EXPECT_TRUE(hyphenPlaces("battalion", model::Language::english).empty());
}

}  // namespace

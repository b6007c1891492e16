// Texts along lines: on a straight line as without one, on a curve upright to it, and nothing outside the
// box.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "formats/picture/marks.h"
#include "formats/picture/raster.h"
#include "formats/picture/svg_file.h"
#include "formats/picture/text_shape.h"

namespace cota::picture {
namespace {

Text sample(const std::string& words, std::vector<Point> along) {
    Text text{.words = words,
              .font = {"Linux Libertine O", 11, false, true, 0.3},
              .colour = {20, 60, 110, 255},
              .at = {40, 30},
              .down = Down::middle,
              .halo = 0.6,
              .haloColour = {250, 240, 200, 150}};
    text.along = std::move(along);
    return text;
}

std::vector<Point> arc(Point centre, double radius) {
    std::vector<Point> points;
    for (int i = 0; i <= 40; ++i) {
        const double angle = std::numbers::pi * (1 + i / 40.0);
        points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    return points;
}

/// Eight pixels for each millimetre.
Pixels painted(const Text& text) {
    Picture picture;
    picture.size = {80, 60};
    picture.layers = {{"names", {{text}}}};
    return raster(picture, View{{0, 0}, 8, 640, 480});
}

TEST(TextLetters, ATextWithoutALineStaysOne) {
    const auto letters = lettersOf(sample("Long River", {}));
    ASSERT_EQ(letters.size(), 1u);
    EXPECT_EQ(letters[0].words, "Long River");
}

TEST(TextLetters, OnAStraightLineLettersAreWhereTheyWere) {
    const auto text = sample("Río Largo", {{10, 30}, {70, 30}});
    const auto letters = lettersOf(text);
    ASSERT_EQ(letters.size(), 8u);  // without the space
    EXPECT_EQ(letters[1].words, "í");
    const auto width = sizeOf(text.words, text.font).width;
    for (const auto& letter : letters) {
        EXPECT_NEAR(letter.turn, 0, 1e-9);
        EXPECT_NEAR(letter.at.y, 30, 1e-9);
        EXPECT_GT(letter.at.x, 40 - width / 2);
        EXPECT_LT(letter.at.x, 40 + width / 2);
    }
    EXPECT_TRUE(std::ranges::is_sorted(letters, {}, [](const Text& one) { return one.at.x; }));
}

TEST(TextLetters, OnAnArcLettersAreUprightToIt) {
    const Point centre{40, 45};
    for (const auto& letter : lettersOf(sample("Stony Hills", arc(centre, 25)))) {
        EXPECT_NEAR(std::hypot(letter.at.x - centre.x, letter.at.y - centre.y), 25, 0.1);
        const double angle =
            std::atan2(letter.at.y - centre.y, letter.at.x - centre.x) * 180 / std::numbers::pi;
        EXPECT_NEAR(letter.turn, angle + 90, 2);
    }
}

TEST(TextLetters, ALineThatIsTooShortGoesOnStraight) {
    const auto letters = lettersOf(sample("Very long name", {{39, 30}, {41, 30}}));
    EXPECT_LT(letters.front().at.x, 36);
    EXPECT_GT(letters.back().at.x, 44);
}

/// Everything painted is in the box of the mark, also halos and letters beyond the ends of the line.
TEST(TextLetters, NothingIsPaintedOutsideTheBox) {
    for (const auto& line : {arc({40, 45}, 20), std::vector<Point>{{38, 30}, {42, 33}},
                             std::vector<Point>{{40, 50}, {40, 12}}}) {
        const auto text = sample("Ágil Wójt", line);
        const auto box = Mark{text}.box();
        const auto pixels = painted(text);
        for (int row = 0; row < pixels.rows; ++row)
            for (int column = 0; column < pixels.columns; ++column) {
                const auto pixel =
                    pixels.argb[static_cast<std::size_t>(row) * static_cast<std::size_t>(pixels.columns) +
                                static_cast<std::size_t>(column)];
                if (pixel == pixels.argb[0]) continue;
                EXPECT_TRUE(box.grown(0.2).holds({column / 8.0, row / 8.0})) << column << " " << row;
            }
    }
}

/// Halos that overlap are not darker there: the colour of the halo is one everywhere.
TEST(TextLetters, HalosAreOneLine) {
    auto text = sample("mmmm", arc({40, 45}, 25));
    text.colour = {0, 0, 0, 0};
    text.haloColour = {0, 0, 0, 100};
    const auto pixels = painted(text);
    std::uint8_t least = 255;
    for (const auto pixel : pixels.argb) least = std::min(least, static_cast<std::uint8_t>(pixel & 0xFF));
    EXPECT_GE(least, 255 - 100 - 1);
}

TEST(TextLetters, SvgKeepsTheWords) {
    Picture picture;
    picture.size = {80, 60};
    picture.layers = {{"names", {{sample("A < B", arc({40, 45}, 25))}}}};
    const auto svg = svgOf(picture);
    EXPECT_NE(svg.find("aria-label=\"A &lt; B\""), std::string::npos);
    EXPECT_NE(svg.find("rotate("), std::string::npos);
}

}  // namespace
}  // namespace cota::picture

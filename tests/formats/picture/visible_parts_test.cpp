#include "formats/picture/visible_parts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <random>

#include "formats/picture/raster.h"

namespace cota::picture {
namespace {

/// Rings of straight and bent pieces, most of them outside a sheet of 40 x 30.
Curve randomRings(std::mt19937& dice, bool isClosed) {
    std::uniform_real_distribution<double> x(-60, 100), y(-50, 80);
    const auto point = [&] { return Point{x(dice), y(dice)}; };
    Curve rings;
    for (int ring = 0; ring < 3; ++ring) {
        rings.move(point());
        for (int i = 0; i < 12; ++i)
            if (i % 3 == 0)
                rings.bend(point(), point(), point());
            else
                rings.line(point());
        if (isClosed) rings.close();
    }
    return rings;
}

Pixels drawn(const Mark& mark) {
    Picture picture;
    picture.size = {40, 30};
    picture.layers = {{"one", {mark}}};
    return raster(picture, wholeSheet(picture, 127));
}

/// How many pixels differ by more than the rounding of an edge.
std::size_t differences(const Mark& one, const Mark& other) {
    const auto a = drawn(one), b = drawn(other);
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.argb.size(); ++i)
        count +=
            std::abs(static_cast<int>(a.argb[i] >> 16 & 255u) - static_cast<int>(b.argb[i] >> 16 & 255u)) > 8;
    return count;
}

constexpr Box sheet{0, 0, 40, 30};
constexpr Colour ink{20, 60, 140, 255};

TEST(VisibleParts, TrimmedOutlinesLookTheSameInTheBox) {
    std::mt19937 dice(7);
    std::size_t shorter = 0;
    for (int i = 0; i < 60; ++i) {
        const auto rings = randomRings(dice, i % 2 == 0);
        const auto part = trimmed(rings, sheet);
        shorter += part.points().size() < rings.points().size();
        for (const bool evenOdd : {false, true})
            ASSERT_LE(differences({Fill{rings, ink, evenOdd}}, {Fill{part, ink, evenOdd}}), 2u) << i;
    }
    EXPECT_GT(shorter, 30u);
}

TEST(VisibleParts, OutlinesAroundTheBoxStayAndThoseBesideItGo) {
    EXPECT_FALSE(trimmed(Curve::circle({20, 15}, 90), sheet).empty());
    EXPECT_TRUE(trimmed(Curve::circle({-30, 15}, 20), sheet).empty());
    EXPECT_TRUE(trimmed(Curve::circle({20, 60}, 20), sheet).empty());
    EXPECT_LT(trimmed(Curve::circle({20, 15}, 900), Box{0, 0, 1, 1}).points().size(), 14u);
}

TEST(VisibleParts, StretchesOfALineLookTheSameInTheBox) {
    std::mt19937 dice(11);
    for (int i = 0; i < 60; ++i) {
        const auto line = randomRings(dice, i % 2 == 0);
        const auto part = stretchesIn(line, sheet.grown(1.2 * 5));
        EXPECT_LE(part.points().size(), line.points().size() + 21);
        const Pen pen{.width = 1.2,
                      .colour = ink,
                      .cap = i % 4 < 2 ? Cap::butt : Cap::round,
                      .join = i % 4 < 2 ? Join::miter : Join::round,
                      .dashes = {}};
        ASSERT_LE(differences({Stroke{line, pen}}, {Stroke{part, pen}}), 10u) << i;
    }
}

TEST(VisibleParts, ALineFarAwayHasNoStretches) {
    EXPECT_TRUE(stretchesIn(Curve::circle({200, 15}, 90), sheet).empty());
    EXPECT_EQ(stretchesIn(Curve{}.move({-9, 3}).line({9, 3}).line({500, 3}).line({900, 3}), sheet),
              Curve{}.move({-9, 3}).line({9, 3}).line({500, 3}));
}

}  // namespace
}  // namespace cota::picture

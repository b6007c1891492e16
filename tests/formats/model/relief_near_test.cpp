// Quick bounds for heights between contours, compared with the shortest line through each place.
#include <gtest/gtest.h>

#include <random>

#include "formats/model/relief/slope.h"

namespace cota::model {
namespace {

constexpr int step = 5;

class Ground {
  public:
    explicit Ground(unsigned seed) : random_(seed) {}

    std::int32_t upTo(std::int32_t most) {
        return static_cast<std::int32_t>(random_() % static_cast<unsigned>(most + 1));
    }
    /// Bent contours from edge to edge, close together and far apart, some of them dashed, and a ring.
    Relief relief() {
        std::vector<Contour> contours;
        const std::int32_t apart = 600 + upTo(2600);
        int metres = 20;
        for (std::int32_t y = 12'000; y > 0; y -= apart, metres += 20)
            contours.push_back(wave(metres, y, apart));
        Contour ring = contourOf(metres, {{6000, 5000}, {7500, 5500}, {7000, 7000}, {5500, 6800}});
        ring.closed = true;
        contours.push_back(ring);
        Grid grid;
        grid.columns = grid.rows = 14;
        return {upTo(1) == 0 ? Orientation::flat : Orientation::pointed, contours, {}, frameOf(grid)};
    }

  private:
    static Contour contourOf(int metres, std::vector<GridPoint> points) {
        Contour one;
        one.id = "c";
        one.metres = metres;
        one.points = std::move(points);
        return one;
    }
    Contour wave(int metres, std::int32_t y, std::int32_t apart) {
        std::vector<GridPoint> points{{-200, y}};
        for (std::int32_t x = 300; x < 13'500; x += 300 + upTo(900))
            points.push_back({x, y + upTo(apart / 2) - apart / 4});
        points.push_back({13'700, y});
        Contour one = contourOf(metres, std::move(points));
        one.dashed = upTo(4) == 0;
        return one;
    }

    std::mt19937 random_;
};

int heightOn(const SlopeLine& line) { return line.low + (line.high - line.low) * line.mark / line.marks; }

TEST(ReliefNear, SaysWhatTheShortestLineSays) {
    int among = 0, bounded = 0, decided = 0, places = 0;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        Ground ground(seed);
        const Relief relief = ground.relief();
        for (int i = 0; i < 12; ++i) {
            const GridPoint middle{1000 + ground.upTo(11'000), 1000 + ground.upTo(11'000)};
            const std::int32_t half = 1 + ground.upTo(129);
            const NearPieces near = nearPieces(relief, middle, half);
            const std::int32_t small = ground.upTo(std::min(half, 34));
            const auto around = slopesAround(relief, middle, small, 10, step, false, &near);
            for (int k = 0; k < 20; ++k) {
                const std::int32_t reach = k % 2 == 0 ? half : small;
                const GridPoint place{middle.x + ground.upTo(2 * reach) - reach,
                                      middle.y + ground.upTo(2 * reach) - reach};
                const bool withZero = k % 3 == 0;
                using By = SlopeReading::By;
                const SlopeReading reading{
                    .by = k % 4 < 2 ? By::straight : By::nearStraight, .step = step, .withZero = withZero};
                const auto exact = slopeAt(relief, place, reading);
                ++places;
                if (const auto line = slopeAmong(relief, near, place, reading)) {
                    ++among;
                    ASSERT_TRUE(exact);
                    ASSERT_EQ(line->low, exact->low) << seed << " at " << place.x << "," << place.y;
                    ASSERT_EQ(line->high, exact->high) << seed << " at " << place.x << "," << place.y;
                    ASSERT_EQ(line->mark, exact->mark) << seed << " at " << place.x << "," << place.y;
                }
                for (const NearPieces* known : {&near, static_cast<const NearPieces*>(nullptr)})
                    if (const auto span = slopesAround(relief, place, 0, 0, step, withZero, known)) {
                        ++bounded;
                        decided += span->least == span->most;
                        ASSERT_TRUE(exact);
                        ASSERT_LE(span->least, heightOn(*exact))
                            << seed << " at " << place.x << "," << place.y;
                        ASSERT_GE(span->most, heightOn(*exact))
                            << seed << " at " << place.x << "," << place.y;
                    }
                if (around && k % 2 == 1 && !withZero) {
                    ASSERT_TRUE(exact);
                    ASSERT_LE(around->least, heightOn(*exact))
                        << seed << " around " << middle.x << "," << middle.y;
                    ASSERT_GE(around->most, heightOn(*exact))
                        << seed << " around " << middle.x << "," << middle.y;
                }
            }
        }
    }
    EXPECT_GT(among, places / 3);
    EXPECT_GT(bounded, places / 3);
    EXPECT_GT(decided, places / 10);
}

/// Straight contours from edge to edge, and others that cross each other far from the middle.
Relief stripes(bool someCross) {
    std::vector<Contour> contours;
    const auto add = [&](int metres, std::vector<GridPoint> points) {
        Contour one;
        one.id = "c";
        one.metres = metres;
        one.points = std::move(points);
        contours.push_back(one);
    };
    for (int i = 0; i < 4; ++i) add(20 + 20 * i, {{-200, 3000 + 2000 * i}, {13'700, 3000 + 2000 * i}});
    if (someCross) add(120, {{11'000, 10'500}, {12'000, 10'500}, {11'500, 11'000}, {11'500, 10'000}});
    Grid grid;
    grid.columns = grid.rows = 14;
    return {Orientation::flat, contours, {}, frameOf(grid)};
}

TEST(ReliefNear, LeavesOutWhatLiesBehindAContourUnlessContoursCross) {
    const GridPoint middle{6000, 5300};
    for (const bool someCross : {false, true}) {
        const Relief relief = stripes(someCross);
        const NearPieces near = nearPieces(relief, middle, 128);
        EXPECT_EQ(near.count, someCross ? 3u : 2u);
        EXPECT_EQ(near.face, someCross ? NearPieces::several : relief.faceAt(middle));
        EXPECT_GT(near.free, 2 * (300 - 190));
        EXPECT_LT(near.free, 2 * (300 - 128));
        const auto line = slopeAmong(relief, near, middle, {.step = step});
        const auto exact = slopeAt(relief, middle, {.by = SlopeReading::By::straight, .step = step});
        ASSERT_TRUE(line && exact);
        EXPECT_EQ(line->low, 40);
        EXPECT_EQ(line->high, 60);
        EXPECT_EQ(line->mark, exact->mark);
    }
}

/// A square cut by a contour has places on both sides of it, so both results are kept.
TEST(ReliefNear, KnowsNoFaceOfSquaresThatContoursCut) {
    const Relief relief = stripes(false);
    const NearPieces near = nearPieces(relief, {6000, 5100}, 128);
    EXPECT_EQ(near.face, NearPieces::several);
    EXPECT_EQ(near.count, 3u);
    EXPECT_EQ(near.free, 0);
}

}  // namespace
}  // namespace cota::model

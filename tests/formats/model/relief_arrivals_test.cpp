// Contours that meet the edge of the map at one grid point: their order there follows from their course,
// never from the order in which they were drawn.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "formats/model/relief/slope.h"

namespace cota::model {
namespace {

/// The edge of a map of 11 x 11 hexes is at -667 and 10667, at -500 and 11000.
constexpr GridPoint left{-667, 5000}, right{10'667, 5000}, corner{10'667, -500};

Contour drawnAs(int metres, HighSide high, std::vector<GridPoint> points) {
    Contour one;
    one.id = "c";
    one.metres = metres;
    one.high = high;
    one.points = std::move(points);
    return one;
}

Contour turned(Contour one) {
    std::ranges::reverse(one.points);
    if (one.high != HighSide::unknown)
        one.high = one.high == HighSide::left ? HighSide::right : HighSide::left;
    return one;
}

Relief reliefWith(const std::vector<Contour>& contours) {
    Grid grid;
    grid.columns = grid.rows = 11;
    return {Orientation::flat, contours, {}, frameOf(grid)};
}

/// The kind of ground at each place, with the heights around it.
std::string groundAt(const Relief& relief, const std::vector<GridPoint>& places) {
    constexpr const char* kinds[] = {"open", "slope", "hilltop", "bottom", "pass", "unclear"};
    static_assert(static_cast<int>(FaceKind::unclear) == 5);
    std::string text;
    for (const GridPoint place : places) {
        const ReliefFace& face = relief.faces()[relief.faceAt(place)];
        text += (text.empty() ? "" : ", ") + std::string(kinds[static_cast<std::size_t>(face.kind)]);
        for (const int height : face.heights) text += " " + std::to_string(height);
    }
    return text;
}

/// In every order, and drawn from either end.
void expectAlways(std::vector<Contour> contours, const std::vector<GridPoint>& places,
                  const std::string& expected) {
    std::vector<std::size_t> order(contours.size());
    std::iota(order.begin(), order.end(), 0u);
    do {
        for (unsigned turns = 0; turns < 1u << contours.size(); ++turns) {
            std::vector<Contour> drawn;
            for (const std::size_t i : order)
                drawn.push_back((turns >> i & 1u) != 0 ? turned(contours[i]) : contours[i]);
            EXPECT_EQ(groundAt(reliefWith(drawn), places), expected) << turns << " " << order.front();
        }
    } while (std::next_permutation(order.begin(), order.end()));
}

// The right-hand side of a line that runs to the right is below it on paper.
constexpr HighSide below = HighSide::right;

TEST(ReliefArrivals, AFanFromOnePointOfTheEdge) {
    const std::vector<Contour> fan{drawnAs(20, below, {left, {10'667, 2000}}),
                                   drawnAs(40, below, {left, {10'667, 5000}}),
                                   drawnAs(60, below, {left, {10'667, 8000}})};
    expectAlways(fan, {{9000, 500}, {9000, 3500}, {9000, 6500}, {9000, 10'000}},
                 "bottom 20, slope 20 40, slope 40 60, hilltop 60");
}

TEST(ReliefArrivals, AtACornerOfTheMap) {
    const std::vector<Contour> fan{drawnAs(20, below, {{-667, 1000}, corner}),
                                   drawnAs(40, below, {{-667, 8000}, corner}),
                                   drawnAs(60, below, {{6000, 11'000}, corner})};
    expectAlways(fan, {{500, 0}, {500, 4000}, {1000, 10'000}, {10'000, 9000}},
                 "bottom 20, slope 20 40, slope 40 60, hilltop 60");
}

TEST(ReliefArrivals, ThatPartAndMeetAgain) {
    const std::vector<Contour> lens{drawnAs(20, below, {left, {5000, 2000}, right}),
                                    drawnAs(40, below, {left, {5000, 8000}, right})};
    expectAlways(lens, {{5000, 0}, {5000, 5000}, {5000, 10'000}}, "bottom 20, slope 20 40, hilltop 40");
}

TEST(ReliefArrivals, ThatRunOneUponTheOtherForAWhile) {
    // The second one has one more point on their common part.
    const std::vector<Contour> cliff{
        drawnAs(20, below, {left, {3000, 5000}, {5000, 2000}, {10'667, 2000}}),
        drawnAs(40, below, {left, {1000, 5000}, {3000, 5000}, {5000, 8000}, {10'667, 8000}})};
    expectAlways(cliff, {{1000, 1000}, {9000, 5000}, {1000, 9000}}, "bottom 20, slope 20 40, hilltop 40");
}

TEST(ReliefArrivals, ACliffAllTheWayAcross) {
    const std::vector<Contour> cliff{drawnAs(20, below, {left, {4000, 6000}, right}),
                                     drawnAs(40, below, {left, {4000, 6000}, right}),
                                     drawnAs(60, below, {left, {4000, 6000}, right})};
    expectAlways(cliff, {{1000, 1000}, {1000, 9000}}, "bottom 20, hilltop 60");
}

TEST(ReliefArrivals, AlongTheEdgeItself) {
    // One runs along the edge before it turns onto the map, one after it.
    const std::vector<Contour> fan{drawnAs(20, below, {left, {-667, 2000}, {10'667, 2000}}),
                                   drawnAs(40, below, {left, right}),
                                   drawnAs(60, below, {left, {-667, 8000}, {10'667, 8000}})};
    expectAlways(fan, {{5000, 0}, {5000, 3500}, {5000, 6500}, {5000, 10'000}},
                 "bottom 20, slope 20 40, slope 40 60, hilltop 60");
}

TEST(ReliefArrivals, LoopsFromAPointOfTheEdgeBackToIt) {
    const auto loop = [](int metres, std::int32_t far) {
        return drawnAs(metres, HighSide::right, {left, {far, 5000 - far / 2}, {far, 5000 + far / 2}, left});
    };
    // Drawn as open lines: with one point less they would be closed.
    expectAlways({loop(20, 6000), loop(40, 3000)}, {{9000, 5000}, {5000, 5000}, {2000, 5000}},
                 "bottom 20, slope 20 40, hilltop 40");
}

/// Random fans give the same result in any order, also for the heights of slopes.
TEST(ReliefArrivals, RandomFansAreTheSameInEveryOrder) {
    std::mt19937 random(12);
    const auto upTo = [&](int most) {
        return static_cast<std::int32_t>(random() % static_cast<unsigned>(most));
    };
    for (int trial = 0; trial < 60; ++trial) {
        std::vector<Contour> fan;
        for (int i = 0; i < 5; ++i) {
            const std::int32_t y = 500 + 2200 * i;
            fan.push_back(drawnAs(20 * i + 20, trial % 2 == 0 ? below : HighSide::unknown,
                                  {left, {2000 + upTo(1000), y + upTo(1500)}, {10'667, y + upTo(1500)}}));
        }
        const Relief one = reliefWith(fan);
        std::ranges::shuffle(fan, random);
        for (Contour& each : fan)
            if (upTo(2) == 0) each = turned(each);
        const Relief two = reliefWith(fan);
        for (int i = 0; i < 25; ++i) {
            const GridPoint place{upTo(10'000), upTo(10'500)};
            ASSERT_EQ(groundAt(one, {place}), groundAt(two, {place})) << trial;
            const auto a = slopeAt(one, place, {}), b = slopeAt(two, place, {});
            ASSERT_EQ(a.has_value(), b.has_value());
            if (!a) continue;
            EXPECT_EQ(a->low, b->low);
            EXPECT_EQ(a->high, b->high);
            EXPECT_EQ(a->mark, b->mark);
            EXPECT_EQ(a->length, b->length);
        }
    }
}

}  // namespace
}  // namespace cota::model

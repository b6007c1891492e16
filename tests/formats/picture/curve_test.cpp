#include "formats/picture/curve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace cota::picture {
namespace {

constexpr std::array<Point, 5> zigzag{{{0, 0}, {10, 5}, {20, 0}, {30, 5}, {40, 0}}};

TEST(Curve, SmoothCurvesRunThroughTheirPoints) {
    for (const bool isClosed : {false, true}) {
        const auto runs = flattened(Curve::smooth(zigzag, isClosed), 4);
        ASSERT_EQ(runs.size(), 1u);
        EXPECT_EQ(runs[0].closed, isClosed);
        for (const auto point : zigzag)
            EXPECT_NE(std::find(runs[0].points.begin(), runs[0].points.end(), point), runs[0].points.end());
    }
}

TEST(Curve, WithoutTensionASmoothCurveIsStraight) {
    for (const auto& run : flattened(Curve::smooth(zigzag, false, 0)))
        for (std::size_t i = 0; i < run.points.size(); ++i)
            EXPECT_NEAR(run.points[i].y, 5 - std::abs(std::fmod(run.points[i].x, 20) - 10) / 2, 1e-9);
}

/// The distance of a place from the nearest segment.
double awayFrom(std::span<const Point> line, Point place) {
    double least = 1e9;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double dx = line[i].x - line[i - 1].x, dy = line[i].y - line[i - 1].y;
        const double share = std::clamp(
            ((place.x - line[i - 1].x) * dx + (place.y - line[i - 1].y) * dy) / (dx * dx + dy * dy), 0.0,
            1.0);
        least = std::min(
            least, std::hypot(place.x - line[i - 1].x - share * dx, place.y - line[i - 1].y - share * dy));
    }
    return least;
}

TEST(Curve, EasedCornersStayNearTheirLine) {
    for (const double most : {0.05, 0.15, 2.0}) {
        const auto runs = flattened(Curve::eased(zigzag, false, most), 16);
        ASSERT_EQ(runs.size(), 1u);
        EXPECT_EQ(runs[0].points.front(), zigzag.front());
        EXPECT_EQ(runs[0].points.back(), zigzag.back());
        EXPECT_GT(runs[0].points.size(), zigzag.size() + 16);
        for (const auto point : runs[0].points) EXPECT_LE(awayFrom(zigzag, point), most + 1e-9);
    }
}

TEST(Curve, ALineWithoutCornersIsNotEased) {
    const std::array<Point, 4> straight{{{0, 0}, {1, 1}, {3, 3}, {9, 9}}};
    EXPECT_EQ(Curve::eased(straight, false, 1), Curve::polyline(straight));
    const std::array<Point, 4> twice{{{0, 0}, {5, 0}, {5, 0}, {5, 5}}};
    EXPECT_EQ(Curve::eased(twice, true, 1).steps().size(), 7u)
        << "a point given twice has no corner of its own";
}

TEST(Curve, CirclesAreRound) {
    for (const auto& run : flattened(Curve::circle({3, 4}, 2), 16))
        for (const auto point : run.points) EXPECT_NEAR(std::hypot(point.x - 3, point.y - 4), 2, 0.001);
}

TEST(Curve, ARoundedRectangleFillsItsBox) {
    const Box box{1, 2, 21, 12};
    EXPECT_EQ(Curve::rectangle(box).box(), box);
    EXPECT_EQ(Curve::rectangle(box, 3).box(), box);
}

TEST(Curve, FewPointsMakePlainLines) {
    const std::array<Point, 2> two{{{0, 0}, {1, 1}}};
    EXPECT_EQ(Curve::smooth(two, false), Curve::polyline(two));
    EXPECT_TRUE(Curve::smooth({}, true).empty());
}

TEST(Box, GrowsAndMeets) {
    Box box;
    EXPECT_TRUE(box.empty());
    EXPECT_FALSE(box.meets({0, 0, 9, 9}));
    EXPECT_TRUE(box.grown(5).empty()) << "nothing stays nothing";
    box.add(Point{2, 3});
    EXPECT_FALSE(box.empty()) << "a point is something";
    box.add(Box{5, 1, 6, 2});
    EXPECT_EQ(box, (Box{2, 1, 6, 3}));
    EXPECT_TRUE(box.meets({6, 3, 9, 9})) << "a common corner is enough";
    EXPECT_FALSE(box.meets({6.1, 1, 9, 9}));
    EXPECT_TRUE(box.holds({2, 3}));
    EXPECT_FALSE(box.holds({2, 3.1}));
}

}  // namespace
}  // namespace cota::picture

// The edge of the map: lines outside it change nothing inside, and it closes areas.
#include <gtest/gtest.h>

#include <random>

#include "formats/model/relief/slope.h"

namespace cota::model {
namespace {

using By = SlopeReading::By;

Contour edgeContour(int metres, HighSide high, bool closed, std::vector<GridPoint> points) {
    Contour one;
    one.id = "c";
    one.metres = metres;
    one.high = high;
    one.closed = closed;
    one.points = std::move(points);
    return one;
}

/// For a map of 11 x 11 hexes: its edge is at -667 and 10667, at -500 and 11000.
Relief edgeRelief(const std::vector<Contour>& contours, std::int32_t beyond = 0) {
    Grid grid;
    grid.columns = grid.rows = 11;
    ReliefFrame frame = frameOf(grid);
    frame.beyond = beyond;
    return {Orientation::flat, contours, {}, frame};
}

/// All properties of a place that decide its height.
std::string heightText(const Relief& relief, GridPoint place) {
    const ReliefFace& face = relief.faces()[relief.faceAt(place)];
    std::string text = std::to_string(static_cast<int>(face.kind));
    for (const int height : face.heights) text += " " + std::to_string(height);
    if (face.summit) text += " s" + std::to_string(face.summit->x) + "," + std::to_string(face.summit->y);
    for (const By by : {By::nearStraight, By::straight, By::nearestPoints})
        if (const auto line = slopeAt(relief, place, {.by = by}))
            text += " | " + std::to_string(line->low) + " " + std::to_string(line->high) + " " +
                    std::to_string(line->mark) + " " + std::to_string(line->length) +
                    (line->isStraight ? "" : "p");
    return text;
}

TEST(ReliefEdge, WhatIsDrawnOutsideOfTheMapChangesNoHeight) {
    std::mt19937 random(5);
    const auto upTo = [&](int most) {
        return static_cast<std::int32_t>(random() % static_cast<unsigned>(most));
    };
    for (int trial = 0; trial < 40; ++trial) {
        std::vector<Contour> inside, outside;
        for (int i = 0; i < 4; ++i) {
            const std::int32_t y = 1000 + 2500 * i + upTo(1500);
            std::vector<GridPoint> points{{-667, y}};
            for (std::int32_t x = 1000; x < 10'000; x += 1500) points.push_back({x, y + upTo(900)});
            points.push_back({10'667, y + upTo(900)});
            inside.push_back(edgeContour(20 * i + 20, HighSide::right, false, points));
            // The same line continued beyond the edge: back and forth, but not onto the map again.
            points.insert(points.begin(), {-3000 - upTo(5000), y + upTo(4000) - 2000});
            points.insert(points.begin(), {-1000 - upTo(5000), y + upTo(4000) - 2000});
            points.push_back({11'000 + upTo(5000), points.back().y});
            points.push_back({12'000 + upTo(5000), upTo(12'000)});
            // It must cross the edge at the same point.
            points[1].y = points[2].y;
            outside.push_back(edgeContour(20 * i + 20, HighSide::right, false, points));
        }
        outside.push_back(
            edgeContour(10, HighSide::left, true, {{-60'000, 0}, {-60'200, 0}, {-60'200, -200}}));
        outside.push_back(
            edgeContour(200, HighSide::left, true, {{3000, -900}, {4000, -900}, {3500, -5000}}));
        const Relief one = edgeRelief(inside), two = edgeRelief(outside);
        for (int i = 0; i < 30; ++i) {
            const GridPoint place{upTo(10'000), upTo(10'500)};
            ASSERT_EQ(heightText(one, place), heightText(two, place)) << place.x << "," << place.y;
        }
    }
}

TEST(ReliefEdge, AContourThatLeavesTheMapAndComesBackIsSeveral) {
    const Relief relief = edgeRelief(
        {edgeContour(40, HighSide::right, false,
                     {{-2000, 3000}, {2000, 3000}, {12'000, 3000}, {12'000, 7000}, {-2000, 7000}})});
    ASSERT_EQ(relief.lines().size(), 2u);
    for (const Relief::Line& line : relief.lines()) {
        EXPECT_FALSE(line.dangles);
        EXPECT_EQ(std::min(line.points.front().x, line.points.back().x), -667);
        EXPECT_EQ(std::max(line.points.front().x, line.points.back().x), 10'667);
    }
    EXPECT_EQ(relief.faces()[relief.faceAt({5000, 5000})].kind, FaceKind::hilltop);
    EXPECT_EQ(relief.faces()[relief.faceAt({5000, 1000})].kind, FaceKind::bottom);
    EXPECT_EQ(relief.faces()[relief.faceAt({5000, 9000})].kind, FaceKind::bottom);
}

TEST(ReliefEdge, AClosedContourCutByTheEdgeKeepsItsInside) {
    const Relief relief = edgeRelief({edgeContour(
        40, HighSide::unknown, true, {{-3000, 3000}, {3000, 3000}, {3000, 7000}, {-3000, 7000}})});
    ASSERT_EQ(relief.lines().size(), 1u);
    EXPECT_TRUE(relief.lines()[0].isGuess);
    EXPECT_EQ(relief.faces()[relief.faceAt({1000, 5000})].kind, FaceKind::hilltop);
}

TEST(ReliefEdge, TheSummitOfACutAreaIsInItsMiddleOnTheMapOrAtTheEdge) {
    const auto around = [](std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom) {
        return std::vector<GridPoint>{{left, top}, {right, top}, {right, bottom}, {left, bottom}};
    };
    const Relief side = edgeRelief({edgeContour(40, HighSide::right, true, around(-9667, 3000, 3333, 7000))});
    const ReliefFace& hill = side.faces()[side.faceAt({1000, 5000})];
    EXPECT_EQ(hill.summit, (GridPoint{1333, 5000}));
    EXPECT_EQ(hill.edgeSummit, (GridPoint{-667, 5000}));
    // The corner of the map belongs to the area too.
    const Relief corner =
        edgeRelief({edgeContour(40, HighSide::right, false, {{-667, 3500}, {3333, 3500}, {3333, -500}})});
    const auto faceAt = [&](GridPoint place) { return corner.faces()[corner.faceAt(place)]; };
    const ReliefFace found = faceAt({0, 0});
    const ReliefFace& within = found.kind == FaceKind::bottom ? found : faceAt({5000, 5000});
    EXPECT_EQ(within.summit, (GridPoint{1333, 1500}));
    EXPECT_EQ(within.edgeSummit, (GridPoint{-667, -500}));
    // Contours not cut by the edge have no summit there.
    const Relief whole = edgeRelief({edgeContour(40, HighSide::right, true, around(3000, 3000, 5000, 5000))});
    EXPECT_EQ(whole.faces()[whole.faceAt({4000, 4000})].edgeSummit, std::nullopt);
}

TEST(ReliefEdge, ContoursCountOneHexFartherWhereAReadingSaysSo) {
    // The low contour is entirely outside the map.
    const std::vector<Contour> drawn{
        edgeContour(20, HighSide::right, false, {{-2000, -1000}, {12'000, -1000}}),
        edgeContour(40, HighSide::right, false, {{-2000, 3000}, {12'000, 3000}})};
    const Relief map = edgeRelief(drawn), wide = edgeRelief(drawn, unitsPerHex);
    const GridPoint place{5000, 1000};
    EXPECT_EQ(map.faces()[map.faceAt(place)].kind, FaceKind::bottom);
    ASSERT_EQ(wide.faces()[wide.faceAt(place)].kind, FaceKind::slope);
    EXPECT_EQ(slopeAt(wide, place, {})->mark, 2);
    // Lines farther out are ignored.
    const Relief far = edgeRelief(
        {edgeContour(20, HighSide::right, false, {{-2000, -2000}, {12'000, -2000}}), drawn[1]}, unitsPerHex);
    EXPECT_EQ(far.faces()[far.faceAt(place)].kind, FaceKind::bottom);
}

TEST(ReliefEdge, AStraightLineIsFoundThroughANarrowGapFarAway) {
    // A bay of the high contour with a neck of 18 units; none of twelve directions passes through it.
    const Relief relief = edgeRelief({edgeContour(20, HighSide::right, false, {{-667, 300}, {10'667, 300}}),
                                      edgeContour(40, HighSide::right, false,
                                                  {{-667, 1500},
                                                   {4995, 1500},
                                                   {4995, 2000},
                                                   {3000, 2000},
                                                   {3000, 9000},
                                                   {7000, 9000},
                                                   {7000, 2000},
                                                   {5013, 2000},
                                                   {5013, 1500},
                                                   {10'667, 1500}})});
    const auto line = slopeAt(relief, {4990, 8500}, {.by = By::straight});
    ASSERT_TRUE(line);
    EXPECT_TRUE(line->isStraight);
    EXPECT_NEAR(static_cast<double>(line->length), 8700, 5);
    // No straight line exists beside the neck.
    const auto beside = slopeAt(relief, {4000, 8500}, {.by = By::straight});
    ASSERT_TRUE(beside);
    EXPECT_FALSE(beside->isStraight);
}

TEST(ReliefEdge, LongLinesDecideOnlyWhereTheReadingTakesThem) {
    // Straight lines run up and down, 6.5 hexes long; on one side a tongue of low ground is nearer.
    const Relief relief =
        edgeRelief({edgeContour(40, HighSide::left, false, {{-667, 2500}, {10'667, 2500}}),
                    edgeContour(20, HighSide::right, false,
                                {{10'667, 2800}, {3000, 2800}, {3000, 4775}, {10'667, 4775}}),
                    edgeContour(20, HighSide::left, false, {{-667, 9000}, {10'667, 9000}})});
    struct Case {
        GridPoint place;
        std::int64_t ways;          // 2 and 1.732 hexes; 3.5 and 1.5
        int straight, points;       // marks
        int tooLittle, justEnough;  // percent of the ways
    };
    for (const Case& one :
         {Case{{1000, 4500}, 3732, 3, 2, 174, 175}, Case{{2000, 6000}, 5000, 2, 1, 129, 131}}) {
        const auto straight = slopeAt(relief, one.place, {.by = By::straight});
        const auto points = slopeAt(relief, one.place, {.by = By::nearestPoints});
        const auto within = slopeAt(relief, one.place, {.by = By::nearStraight, .most = one.justEnough});
        const auto beyond = slopeAt(relief, one.place, {.by = By::nearStraight, .most = one.tooLittle});
        ASSERT_TRUE(straight && points && within && beyond);
        EXPECT_TRUE(straight->isStraight);
        EXPECT_EQ(straight->length, 6500);
        EXPECT_EQ(straight->mark, one.straight);
        EXPECT_FALSE(points->isStraight);
        EXPECT_NEAR(static_cast<double>(points->length), static_cast<double>(one.ways), 1);
        EXPECT_EQ(points->mark, one.points);
        EXPECT_TRUE(within->isStraight);
        EXPECT_EQ(within->mark, one.straight);
        EXPECT_FALSE(beyond->isStraight);
        EXPECT_EQ(beyond->mark, one.points);
        EXPECT_EQ(beyond->length, points->length);
    }
}

}  // namespace
}  // namespace cota::model

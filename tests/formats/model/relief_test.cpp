// Ground heights from contours, compared with drawings whose answer is obvious and with a search in small
// steps.
#include "formats/model/relief/relief.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <random>

#include "formats/model/document/contour_shapes.h"
#include "formats/model/relief/slope.h"

namespace cota::model {
namespace {

Contour reliefContour(int metres, HighSide high, bool closed, std::vector<GridPoint> points) {
    Contour one;
    one.id = "c";
    one.metres = metres;
    one.high = high;
    one.closed = closed;
    one.points = std::move(points);
    return one;
}

std::vector<GridPoint> reliefSquare(GridPoint centre, std::int32_t half) {  // clockwise on paper
    return {{centre.x - half, centre.y - half},
            {centre.x + half, centre.y - half},
            {centre.x + half, centre.y + half},
            {centre.x - half, centre.y + half}};
}

Grid gridOf(int columns, int rows) {
    Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    return grid;
}

Relief reliefOf(const std::vector<Contour>& contours, const std::vector<SpotHeight>& spots = {}) {
    return {Orientation::flat, contours, spots, frameOf(gridOf(11, 11))};
}

/// The shortest straight line through the place, if there is one.
std::optional<SlopeLine> straightThrough(const Relief& relief, GridPoint place, bool withZero = false) {
    const auto line =
        slopeAt(relief, place, {.by = SlopeReading::By::straight, .step = 5, .withZero = withZero});
    return line && line->isStraight ? line : std::nullopt;
}

FaceKind kindAt(const Relief& relief, GridPoint place) { return relief.faces()[relief.faceAt(place)].kind; }

constexpr GridPoint middle{5000, 5000};

TEST(Relief, RingsAreHilltopsAndSlopes) {
    const Relief relief = reliefOf({reliefContour(20, HighSide::right, true, reliefSquare(middle, 4000)),
                                    reliefContour(40, HighSide::right, true, reliefSquare(middle, 2000))});
    EXPECT_EQ(kindAt(relief, middle), FaceKind::hilltop);
    EXPECT_EQ(kindAt(relief, {2000, 5000}), FaceKind::slope);
    EXPECT_EQ(kindAt(relief, {100, 100}), FaceKind::bottom)
        << "below the lowest contour, to the edge of the map";
    EXPECT_EQ(relief.faces()[relief.faceAt({2000, 5000})].heights, (std::vector{20, 40}));
}

TEST(Relief, HighSideTellsAHollowFromAHill) {
    const Relief hollow = reliefOf({reliefContour(40, HighSide::left, true, reliefSquare(middle, 2000))});
    EXPECT_EQ(kindAt(hollow, middle), FaceKind::bottom);
    EXPECT_EQ(kindAt(hollow, {100, 100}), FaceKind::hilltop);
}

TEST(Relief, NeighboursTellTheHigherSideWhereNobodyDoes) {
    const Relief relief =
        reliefOf({reliefContour(20, HighSide::unknown, true, reliefSquare(middle, 4000)),
                  reliefContour(40, HighSide::unknown, true, reliefSquare(middle, 2000)),
                  reliefContour(20, HighSide::unknown, true, reliefSquare({9500, 9500}, 300))});
    EXPECT_EQ(relief.lines()[0].higher, HighSide::right);
    EXPECT_FALSE(relief.lines()[0].isGuess);
    EXPECT_EQ(kindAt(relief, middle), FaceKind::hilltop);
    EXPECT_TRUE(relief.lines()[2].isGuess) << "alone, its inside is only taken to be higher";
}

TEST(Relief, TheEdgeOfTheMapClosesAFace) {
    const Relief relief =
        reliefOf({reliefContour(40, HighSide::right, false, {{3000, -200}, {3000, 10500}})});
    EXPECT_EQ(kindAt(relief, {1000, 5000}), FaceKind::hilltop) << "heading down, the right is the west";
    EXPECT_EQ(kindAt(relief, {6000, 5000}), FaceKind::bottom);
}

TEST(Relief, BetweenTwoSidesOfOneHeightIsAPass) {
    const Relief relief = reliefOf({reliefContour(40, HighSide::left, false, {{3000, -200}, {3000, 10500}}),
                                    reliefContour(40, HighSide::left, false, {{7000, -200}, {7000, 10500}})});
    EXPECT_EQ(kindAt(relief, middle), FaceKind::pass);
}

TEST(Relief, ALineThatEndsInsidePartsNothing) {
    const Relief relief = reliefOf({reliefContour(20, HighSide::left, false, {{-200, 8000}, {10500, 8000}}),
                                    reliefContour(40, HighSide::left, false, {{-200, 2000}, {10500, 2000}}),
                                    reliefContour(30, HighSide::left, false, {{3000, 5000}, {7000, 5000}})});
    EXPECT_TRUE(relief.lines()[2].dangles);
    EXPECT_EQ(relief.faceAt({5000, 4000}), relief.faceAt({5000, 6000}));
    const auto line = straightThrough(relief, {5000, 4000});
    ASSERT_TRUE(line);
    EXPECT_EQ(line->low, 30);
    EXPECT_EQ(line->high, 40);
    EXPECT_EQ(line->marks, 2) << "ten metres have halves, not quarters";
}

TEST(Relief, PartsOfOneContourAreJoinedOverASeam) {
    const Relief relief =
        reliefOf({reliefContour(20, HighSide::left, false, {{-200, 8000}, {5000, 8000}}),
                  reliefContour(20, HighSide::unknown, false, {{10500, 8000}, {5010, 8000}})});
    ASSERT_EQ(relief.lines().size(), 1u);
    EXPECT_FALSE(relief.lines()[0].dangles);
    EXPECT_EQ(relief.lines()[0].contours, (std::vector<std::uint32_t>{0, 1}));
}

/// Thousands of parts, in any order and direction, must be joined quickly.
TEST(Relief, ManyPartsOfOneContourAreJoinedInNoTime) {
    constexpr int parts = 6000;
    std::vector<GridPoint> points;
    for (int i = 0; i < parts; ++i) points.push_back({i * 500, 1000 + i % 7 * 400});
    std::mt19937 random(3);
    std::vector<Contour> contours;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const bool isBack = random() % 2 == 0;
        const GridPoint a = points[i], b = points[i + 1];
        contours.push_back(reliefContour(20, isBack ? HighSide::left : HighSide::right, false,
                                         isBack ? std::vector{b, a} : std::vector{a, b}));
    }
    std::ranges::shuffle(contours, random);
    const auto start = std::chrono::steady_clock::now();
    const Relief relief(Orientation::flat, contours, {}, frameOf(gridOf(4000, 11)));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
    ASSERT_EQ(relief.lines().size(), 1u);
    EXPECT_EQ(relief.lines().front().contours.size(), contours.size());
    EXPECT_GE(relief.lines().front().points.size(), points.size());
    const bool startsLeft = relief.lines().front().points[1].x < relief.lines().front().points[2].x;
    EXPECT_EQ(relief.lines().front().high, startsLeft ? HighSide::right : HighSide::left);
}

TEST(Relief, MarksAreCountedFromTheLowEnd) {
    const Relief relief = reliefOf({reliefContour(30, HighSide::left, false, {{-200, 8000}, {10500, 8000}}),
                                    reliefContour(50, HighSide::left, false, {{-200, 4000}, {10500, 4000}})});
    const auto markAt = [&](std::int32_t y) { return straightThrough(relief, {5000, y})->mark; };
    EXPECT_EQ(markAt(7900), 1) << "there is no mark at the low end";
    EXPECT_EQ(markAt(7000), 1);
    EXPECT_EQ(markAt(6501), 1);
    EXPECT_EQ(markAt(6500), 2) << "half-way between two marks counts as the next one";
    EXPECT_EQ(markAt(5500), 3);
    EXPECT_EQ(markAt(4500), 4);
    EXPECT_EQ(straightThrough(relief, {5000, 7900}, true)->mark, 0);
    EXPECT_EQ(straightThrough(relief, {5000, 6000})->length, 4000);
    EXPECT_EQ(slopeFromNearest(relief, {5000, 6500}, 5, false)->mark, 2);
    EXPECT_EQ(slopeFromNearest(relief, {5000, 6501}, 5, false)->mark, 1);
}

TEST(Relief, ASpotHeightBeyondItsContourIsTheSummit) {
    SpotHeight spot;
    spot.at = {5500, 5000};
    spot.metres = 50;
    const std::vector contours{reliefContour(40, HighSide::right, true, reliefSquare(middle, 2000))};
    const Relief marked = reliefOf(contours, {spot});
    const auto face = marked.faceAt(middle);
    EXPECT_EQ(marked.faces()[face].summit, spot.at);
    EXPECT_EQ(marked.faces()[face].summitMetres, 50);
    // From the summit to the west it is 2500 to the contour, so 4000 is 1000 away from it.
    EXPECT_EQ(stepsTowardsSummit(marked, {4000, 5000}, face, *marked.faces()[face].summit, 10, 5), 1);
    EXPECT_EQ(stepsTowardsSummit(marked, {5500, 5000}, face, *marked.faces()[face].summit, 10, 5), 2);
    spot.metres = 40;
    EXPECT_EQ(reliefOf(contours, {spot}).faces()[face].summit, middle)
        << "no higher than the contour: the middle";
}

TEST(Relief, TouchingIsMeasuredOnPaper) {
    const Relief relief = reliefOf({reliefContour(20, HighSide::left, false, {{5000, -200}, {5000, 10500}})});
    EXPECT_TRUE(relief.touching({5011, 3000}, 10)) << "a column is narrower than a hex is wide";
    EXPECT_FALSE(relief.touching({5012, 3000}, 10));
    EXPECT_TRUE(relief.touching({5000, 3000}, 0));
}

TEST(Relief, CrossingsCountOnTheWayAndAtItsEnd) {
    const Relief relief =
        reliefOf({reliefContour(20, HighSide::left, false, {{-200, 5000}, {10500, 5000}}),
                  reliefContour(40, HighSide::left, false, {{5000, 4000}, {4000, 3500}, {6000, 3500}})});
    EXPECT_EQ(relief.solidCrossings({3000, 6000}, {3000, 4000}), 1);
    EXPECT_EQ(relief.solidCrossings({3000, 6000}, {3000, 5000}), 1) << "through the place that is entered";
    EXPECT_EQ(relief.solidCrossings({3000, 5000}, {3000, 4000}), 0) << "through the place that is left";
    EXPECT_EQ(relief.solidCrossings({4000, 4500}, {4000, 3000}), 0) << "a corner that only touches the way";
    EXPECT_EQ(relief.solidCrossings({5000, 6000}, {5000, 3000}), 3);
}

/// The shortest line, found by searching in small steps.
struct Looked {
    double length = 1e18;
    double share = 0;
    double second = 1e18;  // the best length among lines with another mark
};
double hit(const Relief& relief, GridPoint p, double x, double y, int* metres) {
    double best = 1e18;
    relief.forPieces({-100000, -100000}, {100000, 100000}, [&](const Relief::Piece& piece) {
        const double ax = piece.a.x - p.x, ay = piece.a.y - p.y;
        const double dx = piece.b.x - piece.a.x, dy = piece.b.y - piece.a.y;
        const double den = x * dy - y * dx;
        if (den == 0) return;
        const double t = (ax * dy - ay * dx) / den, s = (ax * y - ay * x) / den;
        if (t <= 0 || s < 0 || s > 1 || t >= best) return;
        best = t;
        *metres = relief.lines()[piece.line].metres;
    });
    return best;
}
Looked look(const Relief& relief, GridPoint p) {
    Looked best;
    constexpr int steps = 3600;
    for (int i = 0; i < steps; ++i) {
        const double angle = std::numbers::pi * i / steps;
        const double x = std::cos(angle) / std::sqrt(0.75), y = std::sin(angle);  // a unit on paper
        int ahead = 0, behind = 0;
        const double one = hit(relief, p, x, y, &ahead), two = hit(relief, p, -x, -y, &behind);
        if (one > 1e17 || two > 1e17 || ahead == behind) continue;
        if (one + two < best.length) {
            best.length = one + two;
            best.share = (ahead < behind ? one : two) / (one + two);
        }
    }
    return best;
}

RC_GTEST_PROP(Relief, FindsTheShortestLine, ()) {
    const auto wave = [&](std::int32_t y) {
        std::vector<GridPoint> points{{-200, y}};
        for (std::int32_t x = 800; x < 10500; x += 1300)
            points.push_back({x, y + *rc::gen::inRange(-900, 900)});
        points.push_back({10500, y});
        return points;
    };
    const Relief relief = reliefOf({reliefContour(20, HighSide::left, false, wave(8000)),
                                    reliefContour(40, HighSide::left, false, wave(5500)),
                                    reliefContour(60, HighSide::left, false, wave(2500))});
    const GridPoint place{*rc::gen::inRange(2000, 8000), *rc::gen::inRange(2500, 8000)};
    if (relief.touching(place, 20)) return;
    const Looked seen = look(relief, place);
    const auto found = straightThrough(relief, place);
    if (seen.length < 2900) RC_ASSERT(found.has_value());
    if (found) RC_ASSERT(seen.length < 1e17);
    if (!found) return;
    RC_ASSERT(static_cast<double>(found->length) <= seen.length + 1);
    RC_ASSERT(static_cast<double>(found->length) >= seen.length * 0.995 - 1);
    const double four = found->share / 250000.0;
    const int mark = std::clamp(static_cast<int>(std::floor(four + 0.5)), 1, 4);
    // The share shown is rounded; near a limit only the exact answer counts.
    if (std::abs(four + 0.5 - std::round(four + 0.5)) > 0.001) RC_ASSERT(found->mark == mark);
}

TEST(Relief, PointsFarOutsideCostNoMoreThanTheMap) {
    constexpr std::int32_t far = maxGridUnits;
    std::vector<Contour> contours;
    for (int i = 0; i < 2000; ++i)
        contours.push_back(
            reliefContour(i, HighSide::left, false, {{-200, 8000 - i}, {far, 8000 - i - far}}));
    const Relief relief = reliefOf(contours);
    std::size_t pieces = 0, near = 0;
    relief.forPieces({-far, -far}, {far, far}, [&](const Relief::Piece&) { ++pieces; });
    EXPECT_EQ(pieces, 2000u * 2) << "what lies on the map, and what leads to its edge";
    relief.forPieces({9000, 9000}, {9001, 9001}, [&](const Relief::Piece&) { ++near; });
    EXPECT_EQ(near, 0u) << "a slanting line lies in the squares it runs through, not in its whole box";
}

RC_GTEST_PROP(Relief, PiecesAreVisitedOnceWhereTheyAre, ()) {
    const auto any = [] { return GridPoint{*rc::gen::inRange(0, 20000), *rc::gen::inRange(0, 20000)}; };
    std::vector<GridPoint> points;
    for (int i = 0; i < 8; ++i) {
        points.push_back(any());
        points.back().x = points.back().x * 8 + i;  // all different, so that a point identifies its piece
    }
    // On a map that contains all of it, because lines are cut at the edge.
    const std::vector<Contour> rings{reliefContour(20, HighSide::right, true, points)};
    const Relief relief(Orientation::flat, rings, {}, frameOf(gridOf(200, 200)));
    GridPoint low = any(), high = any();
    if (high.x < low.x) std::swap(low.x, high.x);
    if (high.y < low.y) std::swap(low.y, high.y);
    std::vector<GridPoint> visited;
    relief.forPieces(low, high, [&](const Relief::Piece& piece) { visited.push_back(piece.a); });
    const auto times = [&](GridPoint a) { return std::ranges::count(visited, a); };
    for (std::size_t i = 0; i < points.size(); ++i) {
        RC_ASSERT(times(points[i]) <= 1);
        const Contour piece =
            reliefContour(20, HighSide::unknown, false, {points[i], points[(i + 1) % points.size()]});
        if (!cutTo(piece, low, high).empty()) RC_ASSERT(times(points[i]) == 1);
    }
}

RC_GTEST_PROP(Relief, IsTheSameWhenTheMapIsTurned, ()) {
    std::vector<Contour> contours, turned;
    for (const std::int32_t y : {8000, 5500, 2500}) {
        std::vector<GridPoint> points{{-200, y}};
        for (std::int32_t x = 800; x < 10500; x += 1300)
            points.push_back({x, y + *rc::gen::inRange(-900, 900)});
        points.push_back({10500, y});
        contours.push_back(reliefContour(60 - y / 150, HighSide::left, false, points));
        for (GridPoint& point : points) point = {10000 - point.x, 10500 - point.y};
        turned.push_back(reliefContour(60 - y / 150, HighSide::left, false, points));
    }
    const Relief one = reliefOf(contours), two = reliefOf(turned);
    const Grid grid = gridOf(11, 11);
    for (const HexCoord hex : grid.hexes()) {
        const GridPoint place = hexCentre(grid, hex);
        if (one.touching(place, 10)) continue;  // it has the height of the contour, whatever is beside it
        const auto here = straightThrough(one, place);
        const auto there = straightThrough(two, {10000 - place.x, 10500 - place.y});
        RC_ASSERT(here.has_value() == there.has_value());
        if (here)
            RC_ASSERT(here->mark == there->mark && here->low == there->low && here->high == there->high);
    }
}

}  // namespace
}  // namespace cota::model

#include "formats/model/geometry/outline.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

#include "formats/model/geometry/hex_line.h"
#include "tests/support/parts_in_area.h"

namespace cota::model {
namespace {

using Outline = std::vector<GridPoint>;

const Outline square = {{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}};
/// A comb: two teeth upwards, joined below.
const Outline comb = {{0, 0},    {1000, 0}, {1000, 2000}, {2000, 2000},
                      {2000, 0}, {3000, 0}, {3000, 3000}, {0, 3000}};

FinePoint at(std::int32_t x, std::int32_t y) { return fine(GridPoint{x, y}); }

Grid outlineAGrid(Orientation orientation = Orientation::flat, Stagger stagger = Stagger::evenLow) {
    Grid grid;
    grid.orientation = orientation;
    grid.stagger = stagger;
    grid.columns = 12;
    grid.rows = 10;
    return grid;
}

TEST(Outline, TurnsAreSeenAsPrinted) {
    EXPECT_EQ(turn({0, 0}, {1, 0}, {1, 1}), 1) << "east, then south";
    EXPECT_EQ(turn({0, 0}, {1, 0}, {1, -1}), -1);
    EXPECT_EQ(turn({0, 0}, {1, 0}, {2, 0}), 0);
    EXPECT_GT(areaTwice(square), 0) << "clockwise as printed";
    EXPECT_EQ(areaTwice(square), 2'000'000);
}

TEST(Outline, SegmentsMeetInFourWays) {
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {0, 4}, {4, 0}), Meeting::cross);
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {2, 2}, {4, 0}), Meeting::touch);
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {4, 4}, {8, 0}), Meeting::touch);
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {4, 4}, {9, 9}), Meeting::touch) << "on one line, end to end";
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {2, 2}, {9, 9}), Meeting::overlap);
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {5, 5}, {9, 9}), Meeting::apart);
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {1, 0}, {5, 4}), Meeting::apart) << "parallel";
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {9, 0}, {6, 3}), Meeting::apart);
    EXPECT_EQ(meetingOf({2, 2}, {2, 2}, {0, 0}, {4, 4}), Meeting::touch) << "a point on a segment";
    EXPECT_EQ(meetingOf({2, 3}, {2, 3}, {0, 0}, {4, 4}), Meeting::apart);
    EXPECT_EQ(meetingOf({0, 0}, {4, 4}, {2, 2}, {2, 2}), Meeting::touch);
}

TEST(Outline, PartsOfALineAreFractionsOfIt) {
    EXPECT_EQ(partOn({0, 0}, {8, 0}, {2, -5}, {2, 5}), (LinePart{{1, 4}, {1, 4}}));
    EXPECT_EQ(partOn({0, 0}, {8, 0}, {12, 0}, {2, 0}), (LinePart{{1, 4}, {1, 1}}));
    EXPECT_EQ(partOn({8, 0}, {0, 0}, {12, 0}, {2, 0}), (LinePart{{0, 1}, {3, 4}}));
    EXPECT_EQ(partOn({0, 0}, {8, 0}, {9, -5}, {9, 5}), std::nullopt);
}

RC_GTEST_PROP(Outline, MeetingIsSymmetric, ()) {
    const auto any = [] { return FinePoint{*rc::gen::inRange(-5, 6), *rc::gen::inRange(-5, 6)}; };
    const FinePoint a = any();
    const FinePoint b = any();
    const FinePoint c = any();
    const FinePoint d = any();
    RC_PRE(a != b && c != d);
    RC_ASSERT(meetingOf(a, b, c, d) == meetingOf(c, d, a, b));
    RC_ASSERT(meetingOf(a, b, c, d) == meetingOf(b, a, c, d));
}

TEST(Outline, PlacesPointsInsideOutsideAndOnTheRim) {
    EXPECT_EQ(placeOf(at(500, 500), square), Place::inside);
    EXPECT_EQ(placeOf(at(1500, 500), square), Place::outside);
    EXPECT_EQ(placeOf(at(-500, 0), square), Place::outside) << "in line with an edge";
    EXPECT_EQ(placeOf(at(-500, 1000), square), Place::outside);
    EXPECT_EQ(placeOf(at(0, 0), square), Place::boundary);
    EXPECT_EQ(placeOf(at(1000, 300), square), Place::boundary);
    EXPECT_EQ(placeOf({5999, 1}, square), Place::inside) << "a sixth of a thousandth counts";
    EXPECT_EQ(placeOf({6001, 1}, square), Place::outside);
    EXPECT_EQ(placeOf(at(500, 1000), comb), Place::inside);
    EXPECT_EQ(placeOf(at(1500, 1000), comb), Place::outside);
    EXPECT_EQ(placeOf(at(-500, 2000), comb), Place::outside) << "looking along the floor of the comb";
    EXPECT_EQ(placeOf(at(0, 0), Outline{}), Place::outside);
}

TEST(Outline, LinesMeetAnAreaIncludingItsRim) {
    EXPECT_TRUE(meetsArea(at(-500, 500), at(1500, 500), square));
    EXPECT_TRUE(meetsArea(at(300, 300), at(400, 400), square)) << "wholly inside";
    EXPECT_TRUE(meetsArea(at(-500, 0), at(1500, 0), square)) << "along the rim";
    EXPECT_TRUE(meetsArea(at(-500, 500), at(500, -500), square)) << "through a corner";
    EXPECT_FALSE(meetsArea(at(-500, 499), at(499, -500), square));
    EXPECT_FALSE(meetsArea(at(1500, 0), at(1500, 1900), comb)) << "between the teeth";
    EXPECT_TRUE(meetsArea(at(500, 500), at(500, 500), square)) << "a single point";
    EXPECT_FALSE(meetsArea(at(1500, 500), at(1500, 500), square));
}

TEST(Outline, MeetingsAreAskedForAPartOfTheLine) {
    const FinePoint a = at(-500, 1000);
    const FinePoint b = at(3500, 1000);  // 4000 long: teeth at 1/8..3/8 and 5/8..7/8
    EXPECT_FALSE(meetsArea(a, b, comb, {{0, 1}, {1, 9}}));
    EXPECT_TRUE(meetsArea(a, b, comb, {{0, 1}, {1, 8}}));
    EXPECT_TRUE(meetsArea(a, b, comb, {{2, 8}, {2, 8}}));
    EXPECT_FALSE(meetsArea(a, b, comb, {{4, 9}, {5, 9}}));
    EXPECT_FALSE(meetsArea(a, b, comb, {{8, 9}, {1, 1}}));
}

TEST(Outline, ListsThePartsOfALineInAnArea) {
    EXPECT_EQ(support::partsInArea(at(-500, 1000), at(3500, 1000), comb),
              (std::vector<LinePart>{{{1, 8}, {3, 8}}, {{5, 8}, {7, 8}}}));
    EXPECT_EQ(support::partsInArea(at(500, 1000), at(1500, 1000), comb),
              (std::vector<LinePart>{{{0, 1}, {1, 2}}}));
    EXPECT_EQ(support::partsInArea(at(-500, 0), at(3500, 0), comb),
              (std::vector<LinePart>{{{1, 8}, {3, 8}}, {{5, 8}, {7, 8}}}))
        << "along the tips";
    EXPECT_EQ(support::partsInArea(at(-500, 2000), at(3500, 2000), comb),
              (std::vector<LinePart>{{{1, 8}, {7, 8}}}))
        << "along the floor";
    EXPECT_EQ(support::partsInArea(at(1500, 0), at(1500, 1000), comb), std::vector<LinePart>{});
    EXPECT_EQ(support::partsInArea(at(1000, 0), at(0, -1000), square),
              (std::vector<LinePart>{{{0, 1}, {0, 1}}}));
}

Outline anyOutline(int points, int size) {
    Outline outline;
    for (int i = 0; i < points; ++i)
        outline.push_back({*rc::gen::inRange(-size, size + 1), *rc::gen::inRange(-size, size + 1)});
    return outline;
}

RC_GTEST_PROP(Outline, PartsAgreeWithThePlacesOfPointsOnTheLine, ()) {
    const Outline outline = anyOutline(*rc::gen::inRange(3, 9), 4);
    const FinePoint a{6 * *rc::gen::inRange(-5, 6), 6 * *rc::gen::inRange(-5, 6)};
    const FinePoint b = a + FinePoint{60 * *rc::gen::inRange(-1, 2), 60 * *rc::gen::inRange(-1, 2)};
    RC_PRE(a != b);
    const auto parts = support::partsInArea(a, b, outline);
    for (int i = 0; i <= 60; ++i) {
        const LinePlace here{i, 60};
        const FinePoint point{a.x + (b.x - a.x) * i / 60, a.y + (b.y - a.y) * i / 60};
        const bool listed = std::any_of(parts.begin(), parts.end(), [&](const LinePart& part) {
            return part.from <= here && here <= part.to;
        });
        RC_ASSERT(listed == (placeOf(point, outline) != Place::outside));
        RC_ASSERT(meetsArea(a, b, outline, {here, here}) == listed);
    }
    RC_ASSERT(meetsArea(a, b, outline) == !parts.empty());
}

Outline hexOutline(const Grid& grid, HexCoord hex) {  // corners are thirds of a thousandth, rounded outwards
    Outline outline;
    for (const FinePoint corner : hexCorners(grid, hex))
        outline.push_back({static_cast<std::int32_t>(std::lround(static_cast<double>(corner.x) / 6)),
                           static_cast<std::int32_t>(std::lround(static_cast<double>(corner.y) / 6))});
    return outline;
}

TEST(Coverage, OfAnOutlineAroundTheHexIsWhole) {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointed}) {
        const Grid grid = outlineAGrid(orientation);
        const Outline around = {{-9000, -9000}, {90000, -9000}, {90000, 90000}, {-9000, 90000}};
        for (const HexCoord hex : grid.hexes()) ASSERT_EQ(coverageShare(around, grid, hex), Rational(1));
    }
}

TEST(Coverage, OfHalvesAndQuartersIsExact) {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointed}) {
        const Grid grid = outlineAGrid(orientation, Stagger::oddLow);
        for (const HexCoord hex : grid.hexes()) {
            const GridPoint c = hexCentre(grid, hex);
            const Outline left = {
                {c.x - 9000, c.y - 9000}, {c.x, c.y - 9000}, {c.x, c.y + 9000}, {c.x - 9000, c.y + 9000}};
            ASSERT_EQ(coverageShare(left, grid, hex), Rational(1, 2));
            const Outline corner = {
                {c.x, c.y}, {c.x, c.y - 9000}, {c.x + 9000, c.y - 9000}, {c.x + 9000, c.y}};
            ASSERT_EQ(coverageShare(corner, grid, hex), Rational(1, 4));
            Outline anticlockwise = corner;
            std::reverse(anticlockwise.begin(), anticlockwise.end());
            ASSERT_EQ(coverageShare(anticlockwise, grid, hex), Rational(1, 4));
        }
    }
}

TEST(Coverage, OfAnOutlineInsideIsItsArea) {
    const Grid grid = outlineAGrid();
    const GridPoint c = hexCentre(grid, {3, 3});
    const Outline small = {
        {c.x - 100, c.y - 100}, {c.x + 100, c.y - 100}, {c.x + 100, c.y + 100}, {c.x - 100, c.y + 100}};
    EXPECT_EQ(coverageShare(small, grid, {3, 3}), Rational(200 * 200, 1'000'000));
    EXPECT_EQ(coverageShare(small, grid, {4, 3}), Rational(0));
    EXPECT_EQ(coverageShare(Outline{}, grid, {3, 3}), Rational(0));
}

TEST(Coverage, OfANeighbouringHexIsNearlyNothing) {
    const Grid grid = outlineAGrid();
    const Outline outline = hexOutline(grid, {3, 3});
    EXPECT_GT(coverageShare(outline, grid, {3, 3}), Rational(998, 1000));
    for (const Direction direction : allDirections)
        EXPECT_LT(coverageShare(outline, grid, neighbour({3, 3}, direction)), Rational(1, 1000));
}

RC_GTEST_PROP(Coverage, SharesOfAllHexesAddUpToTheArea, ()) {
    const Grid grid = outlineAGrid(*rc::gen::element(Orientation::flat, Orientation::pointed),
                                   *rc::gen::element(Stagger::oddLow, Stagger::evenLow));
    // A star around (5,4.5): it never crosses itself, and stays on the board.
    Outline outline;
    const int corners = *rc::gen::inRange(3, 12);
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * 3.14159265358979 * i / corners;
        const int radius = *rc::gen::inRange(50, 3500);
        outline.push_back({5000 + static_cast<std::int32_t>(std::lround(radius * std::cos(angle))),
                           4500 + static_cast<std::int32_t>(std::lround(radius * std::sin(angle)))});
    }
    double sum = 0;
    for (const HexCoord hex : grid.hexes()) {
        const Rational share = coverageShare(outline, grid, hex);
        RC_ASSERT(share >= Rational(0));
        RC_ASSERT(share <= Rational(1));
        sum += static_cast<double>(share.num()) / static_cast<double>(share.den());
    }
    const double area = std::abs(static_cast<double>(areaTwice(outline))) / 2e6;
    RC_ASSERT(std::abs(sum - area) < 1e-4);
}

/// Distant corners give fractions too long to store; the share must be the same for the turned line.
RC_GTEST_PROP(Coverage, OfOutlinesWithFarCornersIsTheSameTurned, ()) {
    const Grid grid = outlineAGrid(*rc::gen::element(Orientation::flat, Orientation::pointed));
    const HexCoord hex = grid.hexAt({4, 4});
    const GridPoint c = hexCentre(grid, hex);
    const auto far = [] { return *rc::gen::inRange(-30'000'000, 30'000'000); };
    Outline outline, turned;
    for (int i = 0; i < 7; ++i) {
        const std::int32_t x = i % 2 == 0 ? far() : *rc::gen::inRange(-400, 400);
        const std::int32_t y = i % 2 == 0 ? far() : *rc::gen::inRange(-400, 400);
        outline.push_back({c.x + x, c.y + y});
        turned.push_back({c.x - x, c.y - y});
    }
    const Rational one = coverageShare(outline, grid, hex), two = coverageShare(turned, grid, hex);
    const Rational apart = one < two ? two - one : one - two;
    RC_ASSERT(apart <= Rational(1, 1'000'000));  // both are rounded
}

TEST(Outline, AgreesWithTheTraceWhereALineMeetsAHex) {
    // Measures the steps of a trace again with outlines; in units of a whole grid the corners are exact
    // sixths.
    const Grid grid = outlineAGrid();
    const HexCoord from = grid.hexAt({1, 2});
    const HexCoord to = grid.hexAt({9, 7});
    const FinePoint a = fine(hexCentre(grid, from));
    const FinePoint b = fine(hexCentre(grid, to));
    for (const TraceStep& step : traceBetween(to - from).steps) {
        const auto corners = hexCorners(grid, from + step.first());
        std::vector<LinePart> met;
        for (std::size_t i = 0; i < 6; ++i)
            if (const auto part = partOn(a, b, corners[i], corners[(i + 1) % 6])) met.push_back(*part);
        ASSERT_FALSE(met.empty());
        const auto [first, last] = std::minmax_element(
            met.begin(), met.end(), [](const LinePart& x, const LinePart& y) { return x.from < y.from; });
        EXPECT_EQ(first->from, (LinePlace{step.enterNum, step.enterDen}));
        EXPECT_EQ(last->to, (LinePlace{step.leaveNum, step.leaveDen}));
    }
}

}  // namespace
}  // namespace cota::model

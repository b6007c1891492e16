// Crossings of drawn contours, compared with drawings whose answer is obvious and with properties that
// always apply.
#include "formats/model/relief/relief_crossings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "formats/model/relief/level_contours.h"

namespace cota::model {
namespace {

Contour contour(int metres, HighSide high, bool closed, std::vector<GridPoint> points) {
    Contour one;
    one.id = "c";
    one.metres = metres;
    one.high = high;
    one.closed = closed;
    one.points = std::move(points);
    return one;
}

Relief crossingRelief(const std::vector<Contour>& contours) {
    Grid grid;
    grid.columns = 11;
    grid.rows = 11;
    return {Orientation::flat, contours, {}, frameOf(grid)};
}

/// Places and rises, in no particular order.
std::vector<ReliefCrossing> crossings(const Relief& relief, GridPoint from, GridPoint to) {
    std::vector<ReliefCrossing> all;
    relief.forPieces({-3000, -3000}, {14000, 14000}, [&](const Relief::Piece& piece) {
        for (const auto& each : crossingsAt(relief, piece, from, to)) all.push_back(each);
    });
    return all;
}

// Clockwise on paper: the higher ground is inside.
const std::vector<GridPoint> block = {{4000, 4000}, {6000, 4000}, {6000, 6000}, {4000, 6000}};

TEST(ReliefCrossings, InAndOutOfAHill) {
    const Relief relief = crossingRelief({contour(20, HighSide::right, true, block)});
    EXPECT_EQ(crossings(relief, {1000, 5000}, {9000, 5000}).size(), 2u);
    EXPECT_EQ(riseBetween(relief, {1000, 5000}, {9000, 5000}), 0);
    EXPECT_EQ(riseBetween(relief, {1000, 5000}, {5000, 5000}), 1);
    EXPECT_EQ(riseBetween(relief, {5000, 5000}, {1000, 5000}), -1);
    const auto in = crossings(relief, {1000, 5000}, {5000, 5000});
    ASSERT_EQ(in.size(), 1u);
    EXPECT_EQ(in[0].at, (LinePlace{3, 4}));
}

TEST(ReliefCrossings, WhatIsOnlyTouchedIsNotCrossed) {
    const Relief relief = crossingRelief({contour(20, HighSide::right, true, block)});
    EXPECT_TRUE(crossings(relief, {3000, 5000}, {5000, 3000}).empty()) << "a corner";
    EXPECT_TRUE(crossings(relief, {1000, 4000}, {9000, 4000}).empty()) << "a whole side";
    EXPECT_TRUE(crossings(relief, {9000, 6000}, {1000, 6000}).empty());
    EXPECT_EQ(crossings(relief, {3000, 3000}, {9000, 9000}).size(), 2u) << "through two corners";
}

TEST(ReliefCrossings, OnALineIsAsHighAsItsHigherSide) {
    const Relief relief = crossingRelief({contour(20, HighSide::right, true, block)});
    const std::vector<GridPoint> places = {{4000, 5000}, {1000, 5000}, {5000, 5000}, {6000, 6000}};
    EXPECT_EQ(countedLevels(relief, places, 20), (std::vector{1, 0, 1, 1}));
    EXPECT_EQ(riseBetween(relief, {4000, 5000}, {5000, 5000}), 0);
    EXPECT_EQ(riseBetween(relief, {4000, 4500}, {4000, 5500}), 0) << "along it";
    EXPECT_EQ(riseBetween(relief, {4000, 5000}, {4000, 9000}), -1) << "along it and off";
    EXPECT_EQ(riseBetween(relief, {4000, 9000}, {4000, 5000}), 1);
    EXPECT_EQ(riseBetween(relief, {1000, 7000}, {4000, 4000}), 1);
}

TEST(ReliefCrossings, ALineAlongTheWayForAWhileIsCrossedOnce) {
    const Relief relief = crossingRelief(
        {contour(20, HighSide::right, false,
                 {{-500, 2000}, {3000, 2000}, {3000, 5000}, {7000, 5000}, {7000, 8000}, {11000, 8000}})});
    // The right-hand side of a line that runs to the right is below it.
    const auto way = crossings(relief, {1000, 5000}, {9000, 5000});
    ASSERT_EQ(way.size(), 1u);
    EXPECT_EQ(way[0].rise, -1);
    EXPECT_EQ(way[0].at, (LinePlace{3, 4})) << "the line itself is high ground";
    const auto back = crossings(relief, {9000, 5000}, {1000, 5000});
    ASSERT_EQ(back.size(), 1u);
    EXPECT_EQ(back[0].rise, 1);
    EXPECT_EQ(back[0].at, (LinePlace{1, 4}));
}

TEST(ReliefCrossings, LinesAreCountedFromTheLowestOne) {
    const std::vector<GridPoint> inner = {{4500, 4500}, {5500, 4500}, {5500, 5500}, {4500, 5500}};
    const std::vector<GridPoint> places = {{1000, 1000}, {4200, 5000}, {5000, 5000}};
    EXPECT_EQ(countedLevels(crossingRelief({contour(20, HighSide::unknown, true, block),
                                            contour(40, HighSide::unknown, true, inner)}),
                            places, 20),
              (std::vector{0, 1, 2}));
    EXPECT_EQ(countedLevels(crossingRelief({contour(40, HighSide::unknown, true, block),
                                            contour(60, HighSide::unknown, true, inner)}),
                            places, 20),
              (std::vector{1, 2, 3}))
        << "the ground around the lowest line is one level below it";
    EXPECT_EQ(countedLevels(crossingRelief({contour(20, HighSide::right, true, block),
                                            contour(20, HighSide::left, true, inner)}),
                            places, 20),
              (std::vector{0, 1, 0}))
        << "a hollow";
    EXPECT_EQ(countedLevels(crossingRelief({contour(20, HighSide::right, true, block),
                                            contour(60, HighSide::right, true, inner)}),
                            places, 20),
              (std::vector{0, 1, 2}))
        << "each line is one level, whatever is written on it";
}

TEST(ReliefCrossings, AnOpenLineAloneSaysHowHighItsSidesAre) {
    const Relief relief =
        crossingRelief({contour(40, HighSide::right, false, {{-500, 5000}, {5000, 5200}, {11000, 5000}})});
    EXPECT_EQ(countedLevels(relief, std::vector<GridPoint>{{3000, 2000}, {3000, 8000}}, 20),
              (std::vector{1, 2}));
}

TEST(ReliefCrossings, LinesThatPartNothingAreNotCounted) {
    Contour dashed = contour(20, HighSide::right, true, block);
    dashed.dashed = true;
    EXPECT_EQ(riseBetween(crossingRelief({dashed}), {1000, 5000}, {5000, 5000}), 0);
    const Relief dangling =
        crossingRelief({contour(20, HighSide::right, false, {{4000, 4000}, {4000, 6000}})});
    EXPECT_EQ(riseBetween(dangling, {1000, 5000}, {5000, 5000}), 0);
    const Relief unclear =
        crossingRelief({contour(20, HighSide::unknown, false, {{4000, -500}, {4000, 11000}})});
    EXPECT_EQ(riseBetween(unclear, {1000, 5000}, {5000, 5000}), 0);
}

/// Corners on a coarse lattice: ways meet them, run along pieces, begin on them. Lines may cross themselves
/// and each other.
RC_GTEST_PROP(ReliefCrossings, WhatAWayRisesIsThatOfItsPartsAndOfTheWayBack, ()) {
    const auto place = [] {
        return GridPoint{*rc::gen::inRange(0, 11) * 1000, *rc::gen::inRange(0, 11) * 1000};
    };
    std::vector<Contour> contours;
    for (int i = *rc::gen::inRange(1, 5); i > 0; --i) {
        std::vector<GridPoint> points;
        for (int k = *rc::gen::inRange(3, 7); k > 0; --k) points.push_back(place());
        contours.push_back(
            contour(20 * i, *rc::gen::element(HighSide::left, HighSide::right), true, std::move(points)));
    }
    // Near open ends would be joined; all of these are closed.
    const Relief relief = crossingRelief(contours);
    const GridPoint a = place(), b = place();
    RC_ASSERT(riseBetween(relief, a, b) == -riseBetween(relief, b, a));
    for (const ReliefCrossing& crossing : crossings(relief, a, b)) {
        RC_ASSERT((crossing.at >= LinePlace{0, 1}));
        RC_ASSERT((crossing.at <= LinePlace{1, 1}));
    }
    RC_ASSERT(crossings(relief, a, b).size() == crossings(relief, b, a).size());
}

/// One ring that never crosses itself: the count must not depend on the way.
RC_GTEST_PROP(ReliefCrossings, EveryWayRoundEndsWhereItBegan, ()) {
    const int left = *rc::gen::inRange(1, 5), right = *rc::gen::inRange(6, 10);
    std::vector<GridPoint> points;
    for (int x = left; x <= right; ++x) points.push_back({x * 1000, *rc::gen::inRange(1, 5) * 1000});
    for (int x = right; x >= left; --x) points.push_back({x * 1000, *rc::gen::inRange(6, 10) * 1000});
    const Relief relief =
        crossingRelief({contour(20, *rc::gen::element(HighSide::left, HighSide::right), true, points)});
    const auto place = [] {
        return GridPoint{*rc::gen::inRange(0, 23) * 500, *rc::gen::inRange(0, 23) * 500};
    };
    const GridPoint a = place(), b = place(), c = place();
    RC_ASSERT(riseBetween(relief, a, b) + riseBetween(relief, b, c) + riseBetween(relief, c, a) == 0);
    const bool inside = placeOf(fine(a), points) != Place::outside;
    const bool isHill = relief.lines()[0].higher == HighSide::right;
    const bool onLine = placeOf(fine(a), points) == Place::boundary;
    const int level = countedLevels(relief, std::vector{a}, 20)[0];
    RC_ASSERT(level == (onLine || inside == isHill ? 1 : 0));
}

}  // namespace
}  // namespace cota::model

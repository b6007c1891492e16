// Levels and contours from heights, without files.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <set>

#include "formats/earth/ground_contours.h"
#include "formats/model/relief/level_contours.h"

namespace cota::earth {

namespace {

using model::GridPoint;

model::Grid gridOf(int columns, int rows, model::Orientation orientation = model::Orientation::flat,
                   model::Stagger stagger = model::Stagger::evenLow) {
    model::Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    grid.orientation = orientation;
    grid.stagger = stagger;
    return grid;
}

/// Ground whose metres are a function of the place in hexes.
Ground made(const model::Grid& grid, const std::function<double(double, double)>& metres) {
    Ground ground = groundOf(grid);
    std::vector<float> heights;
    for (std::size_t row = 0; row < ground.rows; ++row)
        for (std::size_t column = 0; column < ground.columns; ++column) {
            const auto at = ground.at(column, row);
            heights.push_back(static_cast<float>(metres(at.x / 1000.0, at.y / 1000.0)));
        }
    setHeights(ground, heights);
    return ground;
}

double hill(double x, double y) {
    return 105 + 200 * std::exp(-((x - 7) * (x - 7) + (y - 5) * (y - 5)) / 12);
}

TEST(Ground, EveryHexHasAboutSixtyFourPlaces) {
    for (const auto orientation : {model::Orientation::flat, model::Orientation::pointed})
        for (const auto stagger : {model::Stagger::oddLow, model::Stagger::evenLow}) {
            const auto grid = gridOf(9, 7, orientation, stagger);
            const HexGround hexes(grid, made(grid, [](double x, double) { return x > -100 ? 10 : 0; }));
            for (const auto& level : hexes.levels({.interval = 20'000})) {
                EXPECT_EQ(level.level, 0);
                EXPECT_EQ(level.share, 100);
                EXPECT_EQ(level.height, 10'000);
                EXPECT_EQ(level.made, 0);
                EXPECT_EQ(level.toLimit, 50);
                EXPECT_FALSE(level.isInDoubt);
            }
        }
}

TEST(Ground, LevelsCountFromTheBase) {
    const auto grid = gridOf(10, 3);
    // 10 m for each column to the right.
    const HexGround hexes(grid, made(grid, [](double x, double) { return 10 * x; }));
    LevelPlan plan{.interval = 20'000, .base = 0, .from = LevelFrom::centre};
    const auto levels = hexes.levels(plan);
    for (const auto hex : grid.hexes()) {
        const auto& level = levels[grid.index(hex)];
        EXPECT_NEAR(level.height, 10'000 * grid.offsetOf(hex).column, 700);
        EXPECT_EQ(level.level, static_cast<int>(std::floor(level.height / 20'000.0)));
    }
    plan.base = -40'000;
    for (const auto hex : grid.hexes())
        EXPECT_EQ(hexes.levels(plan)[grid.index(hex)].level, levels[grid.index(hex)].level + 2);
}

TEST(Ground, WhatTheLevelIsTakenFrom) {
    const auto grid = gridOf(3, 3);
    const HexGround hexes(grid, made(grid, [](double x, double) { return 100 * x; }));
    const auto at = grid.index(grid.hexAt({1, 1}));
    const auto height = [&](LevelFrom from) {
        return hexes.levels({.interval = 1'000, .from = from})[at].height;
    };
    EXPECT_LT(height(LevelFrom::lowest), height(LevelFrom::mean) - 30'000);
    EXPECT_GT(height(LevelFrom::highest), height(LevelFrom::mean) + 30'000);
    EXPECT_NEAR(height(LevelFrom::centre), 100'000, 7'000);
    EXPECT_NEAR(height(LevelFrom::mean), 100'000, 7'000);
    for (const auto from : {LevelFrom::mean, LevelFrom::highest, LevelFrom::lowest, LevelFrom::centre})
        EXPECT_FALSE(std::string(textOf(from)).empty());
}

TEST(Ground, StretchMultipliesHeightsAboveTheBase) {
    LevelPlan plan{.interval = 20'000, .base = 100'000, .stretch = 150};
    EXPECT_EQ(stretched(plan, 100'000), 100'000);
    EXPECT_EQ(stretched(plan, 120'000), 130'000);
    EXPECT_EQ(stretched(plan, 80'000), 70'000);
}

TEST(Ground, HexesAtALimitAreInDoubt) {
    const auto grid = gridOf(4, 4);
    const auto at = [&](double metres) {
        const HexGround hexes(grid, made(grid, [&](double, double) { return metres; }));
        return hexes.levels({.interval = 20'000})[0];
    };
    EXPECT_FALSE(at(30).isInDoubt);
    const auto above = at(41), below = at(39.5);
    EXPECT_TRUE(above.isInDoubt);
    EXPECT_EQ(above.level, 2);
    EXPECT_EQ(above.nearest, 1);
    EXPECT_EQ(above.toLimit, 5);
    EXPECT_TRUE(below.isInDoubt);
    EXPECT_EQ(below.level, 1);
    EXPECT_EQ(below.nearest, 2);
    EXPECT_EQ(at(-1).level, -1);
}

TEST(Ground, SteepHexesAreInDoubtIfLessThanAskedHasTheirLevel) {
    const auto grid = gridOf(9, 3);
    const HexGround hexes(grid, made(grid, [](double x, double) { return 100 * x + 10; }));
    std::size_t strict = 0, lax = 0;
    for (const auto& level : hexes.levels({.interval = 20'000, .sure = 50}))
        strict += level.isInDoubt ? 1 : 0;
    for (const auto& level : hexes.levels({.interval = 20'000, .sure = 0})) lax += level.isInDoubt ? 1 : 0;
    EXPECT_EQ(strict, grid.size());
    EXPECT_LT(lax, strict);
}

TEST(Ground, HolesAreFilledFromTheirSurroundingsAndInDoubt) {
    const auto grid = gridOf(12, 12);
    Ground ground = made(
        grid, [](double x, double y) { return std::hypot(x - 6, y - 6) < 2.2 ? std::nan("") : 100 + x; });
    fillHoles(ground);
    EXPECT_EQ(std::count(ground.millimetres.begin(), ground.millimetres.end(), noHeight), 0);
    const auto levels = HexGround(grid, ground).levels({.interval = 20'000, .base = 90'000});
    const auto& middle = levels[grid.index(grid.hexAt({6, 6}))];
    EXPECT_EQ(middle.made, 100);
    EXPECT_TRUE(middle.isInDoubt);
    EXPECT_NEAR(middle.height, 106'000, 3'000);
    EXPECT_EQ(levels[0].made, 0);
    EXPECT_FALSE(levels[0].isInDoubt);
}

TEST(Ground, WithoutAnyHeightNothingIsFilled) {
    const auto grid = gridOf(3, 3);
    Ground ground = groundOf(grid);
    fillHoles(ground);
    EXPECT_FALSE(hasHeights(ground));
    smooth(ground, grid, 1);
    const HexGround hexes(grid, ground);
    EXPECT_TRUE(hexes.levels({})[0].isInDoubt);
    EXPECT_EQ(hexes.span(LevelFrom::mean).highest, 0);
    EXPECT_TRUE(linesOf(grid, ground, {}).contours.empty());
}

TEST(Ground, SmoothingKeepsSlopesAndFlattensNoise) {
    const auto grid = gridOf(12, 12);
    Ground slope = made(grid, [](double x, double y) { return 50 + 3 * x + 2 * y; });
    const Ground before = slope;
    smooth(slope, grid, 0.5);
    const auto middle = slope.index(slope.columns / 2, slope.rows / 2);
    EXPECT_NEAR(slope.millimetres[middle], before.millimetres[middle], 5);
    Ground noise = made(grid, [](double x, double y) {
        return 100 + ((static_cast<int>(std::floor(x * 8)) + static_cast<int>(std::floor(y * 8))) % 2 == 0
                          ? 5
                          : -5);
    });
    smooth(noise, grid, 0.5);
    EXPECT_NEAR(noise.millimetres[middle], 100'000, 300);
    Ground same = before;
    smooth(same, grid, 0);
    EXPECT_EQ(same.millimetres, before.millimetres);
}

TEST(Contours, AHillIsASetOfRingsWithTheHighGroundInside) {
    const auto grid = gridOf(15, 11);
    const auto lines = linesOf(grid, made(grid, hill), {});
    std::set<int> heights;
    for (const auto& contour : lines.contours) {
        heights.insert(contour.metres);
        EXPECT_EQ(contour.metres % 20, 0);
        EXPECT_EQ(contour.high, model::HighSide::left);
        EXPECT_GE(contour.points.size(), 3u);
    }
    EXPECT_EQ(*heights.begin(), 120);
    EXPECT_EQ(*heights.rbegin(), 300);
    EXPECT_EQ(heights.size(), 10u);
    ASSERT_EQ(lines.spotHeights.size(), 1u);
    EXPECT_EQ(lines.spotHeights[0].metres, 304);
    EXPECT_NEAR(lines.spotHeights[0].at.x, 7000, 130);
    EXPECT_NEAR(lines.spotHeights[0].at.y, 5000, 130);
}

TEST(Contours, AHollowHasItsHighGroundOutside) {
    const auto grid = gridOf(15, 11);
    const auto lines = linesOf(grid, made(grid, [](double x, double y) { return 400 - hill(x, y); }), {});
    EXPECT_FALSE(lines.contours.empty());
    EXPECT_TRUE(lines.spotHeights.empty());
    const auto hills = linesOf(grid, made(grid, hill), {});
    const auto area = [](const model::Contour& contour) {
        double sum = 0;
        for (std::size_t i = 0; i < contour.points.size(); ++i) {
            const auto a = contour.points[i], b = contour.points[(i + 1) % contour.points.size()];
            sum += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
        }
        return sum;
    };
    for (const auto& contour : lines.contours) EXPECT_TRUE(!contour.closed || area(contour) > 0);
    for (const auto& contour : hills.contours) EXPECT_TRUE(!contour.closed || area(contour) < 0);
}

TEST(Contours, OpenLinesLeadOverTheEdge) {
    const auto grid = gridOf(10, 8);
    const auto lines = linesOf(grid, made(grid, [](double x, double) { return 100 + 10 * x; }), {});
    EXPECT_EQ(lines.contours.size(), 5u);  // 100 is at the left edge, 180 before the right one
    for (const auto& contour : lines.contours) {
        EXPECT_FALSE(contour.closed);
        EXPECT_EQ(contour.points.size(), 2u);
        const auto [top, bottom] = std::minmax(contour.points[0].y, contour.points[1].y);
        EXPECT_LT(top, -1000);
        EXPECT_GT(bottom, 8'000);
    }
}

TEST(Contours, SmallRingsAreLeftOut) {
    const auto grid = gridOf(10, 8);
    const auto knoll = [](double x, double y) {
        return 110 + (std::hypot(x - 5, y - 4) < 0.15 ? 25.0 : 0.0);
    };
    const auto lines = linesOf(grid, made(grid, knoll), {});
    EXPECT_TRUE(lines.contours.empty());
    EXPECT_EQ(lines.leftOut, 1u);
    ContourPlan all;
    all.smallest = 0;
    EXPECT_EQ(linesOf(grid, made(grid, knoll), all).contours.size(), 1u);
}

/// Hills and hollows everywhere, steep in places.
double rough(double x, double y) {
    return 300 + 90 * std::sin(1.3 * x) * std::cos(0.9 * y) + 60 * std::sin(2.9 * y + x) +
           (x + y > 14 ? 250 / (1 + std::exp(-8 * (x + y - 16))) : 0);
}

TEST(Contours, NeverCrossAndAreTheSameEachTime) {
    for (const int tolerance : {0, 12, 60}) {
        const auto grid = gridOf(14, 12, model::Orientation::pointed, model::Stagger::oddLow);
        ContourPlan plan;
        plan.tolerance = tolerance;
        const auto lines = linesOf(grid, made(grid, rough), plan);
        EXPECT_GT(lines.contours.size(), 40u);
        const auto again = linesOf(grid, made(grid, rough), plan);
        EXPECT_EQ(lines.contours, again.contours);
        EXPECT_EQ(lines.spotHeights, again.spotHeights);
        std::set<std::string> ids;
        for (const auto& contour : lines.contours) ids.insert(contour.id);
        EXPECT_EQ(ids.size(), lines.contours.size());
        struct Piece {
            GridPoint a, b;
            std::size_t line;
        };
        std::vector<Piece> pieces;
        for (std::size_t i = 0; i < lines.contours.size(); ++i) {
            const auto& points = lines.contours[i].points;
            for (std::size_t n = 0; n + (lines.contours[i].closed ? 0 : 1) < points.size(); ++n)
                pieces.push_back({points[n], points[(n + 1) % points.size()], i});
        }
        const auto side = [](GridPoint a, GridPoint b, GridPoint c) {
            const std::int64_t area = (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) -
                                      (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
            return area > 0 ? 1 : area < 0 ? -1 : 0;
        };
        std::size_t crossings = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            for (std::size_t k = i + 1; k < pieces.size(); ++k) {
                const auto &p = pieces[i], &q = pieces[k];
                if (side(p.a, p.b, q.a) * side(p.a, p.b, q.b) < 0 &&
                    side(q.a, q.b, p.a) * side(q.a, q.b, p.b) < 0)
                    ++crossings;
            }
        EXPECT_EQ(crossings, 0u) << tolerance;
    }
}

TEST(Contours, HexesLieBetweenTheContoursOfTheirHeight) {
    const auto grid = gridOf(14, 12);
    const Ground ground = made(grid, rough);
    ContourPlan plan;
    plan.smallest = 0;
    model::Board board = model::blankBoard("b", model::MapsetId("g"), grid, model::TerrainId("clear"));
    board.contours = linesOf(grid, ground, plan).contours;
    const auto read = model::levelsOfContours(board, 20);
    ASSERT_TRUE(read.known);
    std::size_t checked = 0;
    for (const auto hex : grid.hexes()) {
        const auto centre = model::hexCentre(grid, hex);
        const double metres = rough(centre.x / 1000.0, centre.y / 1000.0);
        // Lines may be a little beside the place where they belong.
        if (std::abs(metres / 20 - std::round(metres / 20)) < 0.3) continue;
        ++checked;
        EXPECT_EQ(read.levels[grid.index(hex)], static_cast<int>(std::floor(metres / 20))) << grid.label(hex);
    }
    EXPECT_GT(checked, 50u);
}

TEST(Contours, UsualIntervals) {
    EXPECT_EQ(usualInterval(406'000, 4), 100'000);
    EXPECT_EQ(usualInterval(90'000, 4), 20'000);
    EXPECT_EQ(usualInterval(0, 4), 1'000);
    EXPECT_EQ(baseBelow(141'000, 20'000), 140'000);
    EXPECT_EQ(baseBelow(-1, 20'000), -20'000);
    EXPECT_EQ(baseBelow(-20'000, 20'000), -20'000);
}

}  // namespace

}  // namespace cota::earth

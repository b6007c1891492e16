// Contours from levels never contradict the data, never cross, and change only near a change.
#include "mapsets/look/scene/level_areas.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/relief/slope_light.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/slope_strengths.h"
#include "tests/mapsets/look/look_fixture.h"
#include "tests/support/random_board.h"
#include "tests/support/trials.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

constexpr double levelHexWidth = 16;

/// Hills as on maps: levels that change slowly, with a lone hex, a cliff and a spur here and there.
model::Board hills(int columns, int rows, unsigned seed, int most = 4) {
    support::BoardMaker maker("H", columns, rows);
    std::mt19937 random(seed);
    const double phase = static_cast<double>(random() % 100) / 10;
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows; ++row) {
            const double height =
                most * (0.5 + 0.35 * std::sin(column / 2.3 + phase) + 0.35 * std::cos(row / 1.9 - phase));
            int level = std::clamp(static_cast<int>(std::floor(height)), 0, most);
            if (random() % 29 == 0) level = std::clamp(level + static_cast<int>(random() % 3) - 1, 0, most);
            const auto hex = maker.board.grid.hexAt(model::OffsetCoord{column, row});
            if (level > 0) maker.level(maker.board.grid.label(hex), level);
        }
    return maker.board;
}

/// The share of each hex that is on the right side of all lines.
std::map<Cell, double> rightShares(const Scene& scene) {
    std::map<Cell, std::pair<int, int>> counts;
    for (const auto& sample : levelSamples(scene)) {
        auto& [right, all] = counts[sample.hex];
        right += sample.isRight ? 1 : 0;
        ++all;
    }
    std::map<Cell, double> shares;
    for (const auto& [cell, count] : counts) shares[cell] = static_cast<double>(count.first) / count.second;
    return shares;
}

TEST(LevelAreas, HoldTheCentresOfTheirHexes) {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const Stage stage(hills(14, 11, seed), levelHexWidth);
        const auto levels = levelAreas(*stage.scene);
        for (const auto& area : levels.above) {
            const auto outline = area.outline();
            for (const Cell cell : stage.field->hexes())
                EXPECT_EQ(holds(outline, stage.scene->sheet.centre(cell)),
                          levelOf(*stage.scene, cell) >= area.level)
                    << stage.field->label(cell) << " at level " << area.level << " of seed " << seed;
        }
    }
}

TEST(LevelAreas, LeaveEachHexMostOfItsGround) {
    double sum = 0;
    int hexes = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const Stage stage(hills(14, 11, seed), levelHexWidth);
        for (const auto& [cell, share] : rightShares(*stage.scene)) {
            EXPECT_GE(share, 0.8) << stage.field->label(cell) << " of seed " << seed;
            sum += share;
            ++hexes;
        }
    }
    EXPECT_GT(sum / hexes, 0.95);
}

/// Every arrangement of two levels in a hex and its ring, in low and in high ground.
TEST(LevelAreas, LeaveEachHexMostOfItsGroundInAnyRing) {
    constexpr int ring = 7, arrangements = 1 << ring;
    for (const int around : {0, 1})
        for (int bits = 0; bits < arrangements; ++bits) {
            support::BoardMaker maker("R", 7, 7);
            const model::Grid grid = maker.board.grid;
            const auto middle = grid.hexAt(model::OffsetCoord{3, 3});
            for (int column = 0; column < 7; ++column)
                for (int row = 0; row < 7; ++row) {
                    const auto hex = grid.hexAt(model::OffsetCoord{column, row});
                    int level = around;
                    if (hex == middle) level = bits & 1;
                    for (std::size_t d = 0; d < 6; ++d)
                        if (hex == model::neighbour(middle, model::allDirections[d]))
                            level = bits >> (d + 1) & 1;
                    if (level > 0) maker.level(grid.label(hex), level);
                }
            const Stage stage(maker.board, levelHexWidth);
            const auto shares = rightShares(*stage.scene);
            EXPECT_GE(shares.at(stage.field->cellOf(middle)), 0.8) << bits << " in " << around;
        }
}

std::vector<std::pair<Point, Point>> sectionsOf(const LevelArea& area) {
    std::vector<std::pair<Point, Point>> sections;
    for (const auto& run : picture::flattened(area.outline(), 4))
        for (std::size_t i = 1; i < run.points.size(); ++i)
            sections.emplace_back(run.points[i - 1], run.points[i]);
    return sections;
}

TEST(LevelAreas, LieInsideEachOtherWithoutTouching) {
    for (unsigned seed = 1; seed <= 4; ++seed) {
        const Stage stage(hills(9, 8, seed, 7), levelHexWidth);
        const auto levels = levelAreas(*stage.scene);
        const auto& box = stage.scene->sheet.fieldBox();
        const auto inside = box.grown(-levelHexWidth / 4);  // outside the map all areas end together
        double nearest = 1e9;
        for (std::size_t i = 1; i < levels.above.size(); ++i) {
            const auto lower = sectionsOf(levels.above[i - 1]);
            for (const auto& [a, b] : sectionsOf(levels.above[i])) {
                if (!inside.holds(a)) continue;
                for (const auto& [c, d] : lower)
                    if (std::abs(c.x - a.x) < 4 && std::abs(c.y - a.y) < 4)
                        nearest = std::min(nearest, distance(a, c, d));
            }
        }
        EXPECT_GT(nearest, 0.12) << "millimetres, seed " << seed;
    }
}

/// The bends of all lines of a level, each by its ends and handles.
std::multiset<std::array<double, 8>> bendsOf(const LevelArea& area) {
    std::multiset<std::array<double, 8>> bends;
    for (const auto& ring : area.rings) {
        const auto points = ring.curve.points();
        for (std::size_t i = 1; i + 2 < points.size(); i += 3)
            bends.insert({points[i - 1].x, points[i - 1].y, points[i].x, points[i].y, points[i + 1].x,
                          points[i + 1].y, points[i + 2].x, points[i + 2].y});
    }
    return bends;
}

TEST(LevelAreas, ChangeOnlyNearAChange) {
    constexpr int columns = 16, rows = 13;
    const auto board = hills(columns, rows, 3);
    std::mt19937 random(5);
    for (int trial = 0; trial < (support::areSanitized ? 4 : 20); ++trial) {
        const int column = static_cast<int>(random() % columns), row = static_cast<int>(random() % rows);
        auto other = board;
        other.level = other.level.with([&](auto& levels) {
            auto& level = levels[other.grid.index(other.grid.hexAt(model::OffsetCoord{column, row}))];
            level = static_cast<std::int16_t>(level == 0 ? 1 : level - 1);
        });
        const Stage before(board, levelHexWidth), after(other, levelHexWidth);
        const auto centre = before.scene->sheet.centre(before.field->cellOf(
            before.field->boards().front().toMap(board.grid.hexAt(model::OffsetCoord{column, row}))));
        const auto was = levelAreas(*before.scene), is = levelAreas(*after.scene);
        for (const auto& area : was.above)
            for (const auto& now : is.above) {
                if (area.level != now.level) continue;
                std::vector<std::array<double, 8>> changed;
                const auto old = bendsOf(area), fresh = bendsOf(now);
                std::ranges::set_symmetric_difference(old, fresh, std::back_inserter(changed));
                for (const auto& bend : changed)
                    EXPECT_LE(std::hypot(bend[0] - centre.x, bend[1] - centre.y), 3.6 * levelHexWidth)
                        << "hexes from the change of column " << column << ", row " << row;
            }
    }
}

TEST(LevelAreas, OfAPartAreThoseOfTheWholeMap) {
    const Stage stage(hills(20, 16, 8), levelHexWidth);
    const picture::Box shown{90, 80, 150, 140};
    const auto whole = levelAreas(*stage.scene);
    const auto part = levelAreas(stage.scene->part(shown, 1.8 * levelHexWidth));
    int seen = 0;
    for (const auto& area : part.above) {
        const auto found = std::ranges::find(whole.above, area.level, &LevelArea::level);
        ASSERT_NE(found, whole.above.end());
        const auto all = bendsOf(*found);
        for (const auto& bend : bendsOf(area)) {
            if (!shown.grown(1).holds({bend[0], bend[1]})) continue;
            ++seen;
            EXPECT_TRUE(all.contains(bend)) << bend[0] << ", " << bend[1];
        }
    }
    EXPECT_GT(seen, 20);
}

TEST(SlopeLight, OfAPartIsThatOfTheWholeMap) {
    const Stage stage(hills(20, 16, 8), levelHexWidth);
    const picture::Box shown{90, 80, 150, 140};
    const auto whole = slopeLight(*stage.scene);
    const auto part = slopeLight(stage.scene->part(shown, 1.8 * levelHexWidth));
    const double step = whole.at.width() / whole.columns;
    ASSERT_NEAR(part.at.width() / part.columns, step, 1e-9);
    int seen = 0;
    for (int row = 0; row < part.rows; ++row)
        for (int column = 0; column < part.columns; ++column) {
            const Point at{part.at.left + (column + 0.5) * step, part.at.top + (row + 0.5) * step};
            if (!shown.grown(step).holds(at)) continue;
            const int x = static_cast<int>(std::floor((at.x - whole.at.left) / step)),
                      y = static_cast<int>(std::floor((at.y - whole.at.top) / step));
            const auto here = static_cast<std::size_t>(row * part.columns + column),
                       there = static_cast<std::size_t>(y * whole.columns + x);
            EXPECT_EQ(part.shade[here], whole.shade[there]) << at.x << ", " << at.y;
            EXPECT_EQ(part.glow[here], whole.glow[there]) << at.x << ", " << at.y;
            seen += part.shade[here] > 0 ? 1 : 0;
        }
    EXPECT_GT(seen, 100);
}

TEST(SlopeLight, IsAbsentOnLevelGround) {
    support::BoardMaker maker("L", 14, 11);
    maker.level("0101", 2);
    const Stage stage(maker.board, levelHexWidth);
    const auto light = slopeLight(*stage.scene);
    const auto corner = stage.scene->sheet.centre(stage.field.at("1010"));
    for (int row = 0; row < light.rows; ++row)
        for (int column = 0; column < light.columns; ++column) {
            const Point at{light.at.left + (column + 0.5) * light.at.width() / light.columns,
                           light.at.top + (row + 0.5) * light.at.height() / light.rows};
            if (std::hypot(at.x - corner.x, at.y - corner.y) > 3 * levelHexWidth) continue;
            const auto here = static_cast<std::size_t>(row * light.columns + column);
            EXPECT_EQ(light.shade[here] + light.glow[here], 0);
        }
}

TEST(SlopeLight, OfAHexIsDarkAwayFromTheNorthWest) {
    support::BoardMaker maker("L", 14, 11);
    maker.level("0705", 3);
    const Stage stage(maker.board, levelHexWidth);
    const auto& scene = *stage.scene;
    const auto top = scene.sheet.centre(stage.field.at("0705"));
    const SlopeStrengths strengths(scene.look, groundColour(scene));
    int bright = 0, dark = 0;
    for (const Cell cell : scene.sheet.hexes()) {
        const auto at = scene.sheet.centre(cell);
        const double away = std::hypot(at.x - top.x, at.y - top.y) / levelHexWidth;
        const auto light = lightOfHex(scene, strengths, cell);
        if (away < 0.5 || away > 1.5) {
            EXPECT_EQ(light.shade + light.glow, 0);
            continue;
        }
        const double side = (at.x - top.x) + (at.y - top.y);  // to the south-east
        if (side > levelHexWidth) dark += light.shade > light.glow ? 1 : 0;
        if (side < -levelHexWidth) bright += light.glow > light.shade ? 1 : 0;
    }
    EXPECT_GE(bright, 1);
    EXPECT_GE(dark, 1);
}

/// The points of what is filled with the colour of hachures.
std::vector<Point> hachuresOf(const Scene& scene) {
    std::vector<Point> points;
    for (const auto& mark : drawContours(scene).marks)
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what);
            fill && fill->colour == scene.look.symbol("relief").colour("rim"))
            points.insert(points.end(), fill->shape.points().begin(), fill->shape.points().end());
    return points;
}

TEST(Hachures, PointDownwardsWhereSeveralLevelsDropAtOnce) {
    support::BoardMaker maker("C", 7, 7);
    maker.level("0404", 3).level("0405", 3).level("0204", 1);
    const Stage stage(maker.board, levelHexWidth);
    const auto points = hachuresOf(*stage.scene);
    ASSERT_GT(points.size(), 100u);
    // Each wedge has two points on the edge of the hill and one farther from it.
    const Point middle = stage.scene->sheet.sideMiddle(stage.field.at("0404"), model::Direction::s);
    const auto away = [&](Point at) { return std::hypot(at.x - middle.x, at.y - middle.y); };
    int outwards = 0;
    for (std::size_t i = 2; i < points.size(); i += 3)
        outwards += away(points[i]) > (away(points[i - 1]) + away(points[i - 2])) / 2 ? 1 : 0;
    EXPECT_GT(outwards, static_cast<int>(points.size()) / 3 * 9 / 10);
    const Point lone = stage.scene->sheet.centre(stage.field.at("0204"));
    for (const auto at : points)
        EXPECT_GT(std::hypot(at.x - lone.x, at.y - lone.y), levelHexWidth * 0.7) << "one level is no cliff";
}

}  // namespace

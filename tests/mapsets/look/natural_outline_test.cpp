// Natural outlines never contradict the data: every hex centre is on the correct side, a hex keeps most of
// its area, and an outline stays near the true hexsides.
#include "mapsets/look/scene/natural_outline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "mapsets/look/scene/patch.h"
#include "tests/mapsets/look/look_fixture.h"
#include "tests/support/random_board.h"
#include "tests/support/trials.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

constexpr double hexWidth = 20;

picture::Curve joined(const std::vector<picture::Curve>& pieces) {
    picture::Curve all;
    for (const auto& piece : pieces) all.add(piece);
    return all;
}

std::vector<bool> randomCells(const mapsets::Battlefield& field, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<bool> isIn(static_cast<std::size_t>(field.cellCount()));
    for (const Cell cell : field.hexes()) isIn[static_cast<std::size_t>(cell)] = random() % 3 == 0;
    return isIn;
}

TEST(NaturalOutline, EveryCentreLiesOnItsOwnSide) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Stage stage(support::randomBoard(12, 9, seed), hexWidth);
        const auto isIn = randomCells(*stage.field, seed);
        const auto& sheet = stage.scene->sheet;
        const auto natural = joined(naturalOutlines(*stage.field, sheet, isIn, mostWobble));
        for (const Cell cell : stage.field->hexes()) {
            const bool expected = isIn[static_cast<std::size_t>(cell)];
            EXPECT_EQ(holds(natural, sheet.centre(cell)), expected)
                << stage.field->label(cell) << " of seed " << seed;
        }
    }
}

TEST(NaturalOutline, AHexKeepsMostOfItsArea) {
    const Stage stage(support::randomBoard(12, 9, 3), hexWidth);
    const auto isIn = randomCells(*stage.field, 7);
    const auto& sheet = stage.scene->sheet;
    const auto outline = joined(naturalOutlines(*stage.field, sheet, isIn, mostWobble));
    const double step = support::areSanitized ? 1.6 : 0.8;
    for (const Cell cell : stage.field->hexes()) {
        if (!isIn[static_cast<std::size_t>(cell)]) continue;
        int inside = 0, all = 0;
        const auto centre = sheet.centre(cell);
        for (double x = -12; x <= 12; x += step)
            for (double y = -12; y <= 12; y += step) {
                if (sheet.cellAt({centre.x + x, centre.y + y}) != cell) continue;
                ++all;
                if (holds(outline, {centre.x + x, centre.y + y})) ++inside;
            }
        EXPECT_GE(inside, all * 85 / 100) << stage.field->label(cell);
    }
}

TEST(NaturalOutline, StaysWithinATenthOfTheHexsides) {
    const Stage stage(support::randomBoard(12, 9, 5), hexWidth);
    const auto isIn = randomCells(*stage.field, 11);
    const auto& sheet = stage.scene->sheet;
    std::vector<std::pair<Point, Point>> sides;
    for (const auto& loop : boundaryOf(*stage.field, stage.field->hexes(), isIn))
        for (std::size_t i = 0; i < loop.corners.size(); ++i)
            sides.emplace_back(sheet.at(loop.corners[i]),
                               sheet.at(loop.corners[(i + 1) % loop.corners.size()]));
    int looked = 0;
    for (const auto& run : picture::flattened(joined(naturalOutlines(*stage.field, sheet, isIn, mostWobble))))
        for (const auto point : run.points) {
            // At the edge of the map the outline is outside, where it is cut.
            const auto& box = sheet.fieldBox();
            if (!picture::Box{box.left + 12, box.top + 12, box.right - 12, box.bottom - 12}.holds(point))
                continue;
            ++looked;
            double nearest = 1e9;
            for (const auto& [a, b] : sides) nearest = std::min(nearest, distance(point, a, b));
            EXPECT_LE(nearest, hexWidth * 0.1);
        }
    EXPECT_GT(looked, 100);
}

TEST(NaturalOutline, NeighboursShareTheLineBetweenThem) {
    const Stage stage(support::randomBoard(2, 2, 1), hexWidth);
    const auto hexes = stage.field->hexes();
    const auto one = setOf(*stage.field, {hexes[0]}), other = setOf(*stage.field, {hexes[1]});
    const auto& sheet = stage.scene->sheet;
    const auto first = joined(naturalOutlines(*stage.field, sheet, one, 0.05)),
               second = joined(naturalOutlines(*stage.field, sheet, other, 0.05));
    int common = 0;
    for (const auto a : first.points())
        for (const auto b : second.points())
            if (std::abs(a.x - b.x) < 1e-9 && std::abs(a.y - b.y) < 1e-9) ++common;
    EXPECT_GE(common, 3) << "the three points of the side between the hexes";
}

TEST(NaturalOutline, PiecesHangTogetherAndHoldTheirOwnCentresAlone) {
    const Stage stage(support::randomBoard(12, 9, 4), hexWidth);
    const auto isIn = randomCells(*stage.field, 21);
    const auto pieces = piecesOf(*stage.field, stage.field->hexes(), isIn);
    const auto outlines = naturalOutlines(*stage.field, stage.scene->sheet, isIn, mostWobble);
    ASSERT_EQ(outlines.size(), pieces.size());
    ASSERT_GT(pieces.size(), 3u);
    std::size_t cells = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto own = setOf(*stage.field, pieces[i]);
        cells += pieces[i].size();
        EXPECT_EQ(piecesOf(*stage.field, stage.field->hexes(), own).size(), 1u);
        for (const Cell cell : stage.field->hexes())
            EXPECT_EQ(holds(outlines[i], stage.scene->sheet.centre(cell)),
                      own[static_cast<std::size_t>(cell)])
                << stage.field->label(cell);
    }
    EXPECT_EQ(cells, static_cast<std::size_t>(std::count(isIn.begin(), isIn.end(), true)));
}

TEST(NaturalOutline, WhatADrawnPatchHoldsIsWhatItsOutlineHolds) {
    const Stage stage(support::randomBoard(8, 8, 9), hexWidth);
    for (const auto& patch : patchesOf(*stage.scene))
        for (const Cell cell : stage.field->hexes())
            EXPECT_EQ(holds(patch.outline, stage.scene->sheet.centre(cell)),
                      patch.holds(*stage.scene, stage.scene->sheet.centre(cell)))
                << stage.field->label(cell);
}

}  // namespace

#include "validator/publish/ground/ground_areas.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "formats/model/geometry/outline.h"

namespace cota::publish {
namespace {

using model::GridPoint;
using model::HexCoord;
using Ring = std::vector<GridPoint>;

model::Grid areaGrid(model::Orientation orientation, model::Stagger stagger) {
    model::Grid grid;
    grid.orientation = orientation;
    grid.stagger = stagger;
    grid.columns = 6;
    grid.rows = 5;
    return grid;
}

class AreaMeasureOf : public testing::TestWithParam<std::pair<model::Orientation, model::Stagger>> {
  protected:
    model::Grid grid = areaGrid(GetParam().first, GetParam().second);
};

TEST_P(AreaMeasureOf, AWholeHexIsCovered) {
    AreaMeasure measure(grid);
    const std::vector<Ring> rings{{{-5000, -5000}, {20000, -5000}, {20000, 20000}, {-5000, 20000}}};
    ASSERT_TRUE(measure.add(rings));
    measure.finish();
    for (const HexCoord hex : grid.hexes()) EXPECT_EQ(measure.share(hex), 1000);
}

TEST_P(AreaMeasureOf, AgreesWithTheExactShare) {
    std::srand(7);
    for (int trial = 0; trial < 40; ++trial) {
        Ring triangle;
        for (int i = 0; i < 3; ++i) triangle.push_back({std::rand() % 7000 - 500, std::rand() % 6000 - 500});
        AreaMeasure measure(grid);
        ASSERT_TRUE(measure.add({&triangle, 1}));
        measure.finish();
        for (const HexCoord hex : grid.hexes()) {
            const auto exact = model::coverageShare(triangle, grid, hex);
            EXPECT_NEAR(measure.share(hex),
                        1000.0 * static_cast<double>(exact.num()) / static_cast<double>(exact.den()), 4)
                << "trial " << trial;
        }
    }
}

TEST_P(AreaMeasureOf, OverlapsCountOnceAndHolesDoNot) {
    AreaMeasure measure(grid);
    const Ring all{{-5000, -5000}, {20000, -5000}, {20000, 20000}, {-5000, 20000}};
    ASSERT_TRUE(measure.add({&all, 1}));
    ASSERT_TRUE(measure.add({&all, 1}));
    measure.finish();
    EXPECT_EQ(measure.share(grid.at(7)), 1000);
    AreaMeasure holed(grid);
    const std::vector<Ring> rings{all, all};
    ASSERT_TRUE(holed.add(rings));
    holed.finish();
    EXPECT_EQ(holed.share(grid.at(7)), 0);
}

TEST_P(AreaMeasureOf, BrokenAreasDoNoHarm) {
    AreaMeasure measure(grid);
    const std::vector<Ring> broken{{},
                                   {{0, 0}},
                                   {{0, 0}, {3000, 0}},
                                   {{0, 0}, {0, 0}, {0, 0}},
                                   {{-model::maxGridUnits, -model::maxGridUnits},
                                    {model::maxGridUnits, model::maxGridUnits},
                                    {-model::maxGridUnits, model::maxGridUnits}}};
    for (const Ring& ring : broken) ASSERT_TRUE(measure.add({&ring, 1}));
    measure.finish();
    for (const HexCoord hex : grid.hexes()) {
        EXPECT_GE(measure.share(hex), 0);
        EXPECT_LE(measure.share(hex), 1000);
    }
}

TEST(AreaMeasure, RefusesMoreThanAComputerHolds) {
    model::Grid grid = areaGrid(model::Orientation::flat, model::Stagger::evenLow);
    grid.rows = 1000;
    AreaMeasure measure(grid);
    Ring zigzag;
    for (int i = 0; i < 400; ++i) zigzag.push_back({i, i % 2 == 0 ? -1000 : 1'001'000});
    EXPECT_FALSE(measure.add({&zigzag, 1}));
}

INSTANTIATE_TEST_SUITE_P(Grids, AreaMeasureOf,
                         testing::Values(std::pair(model::Orientation::flat, model::Stagger::evenLow),
                                         std::pair(model::Orientation::flat, model::Stagger::oddLow),
                                         std::pair(model::Orientation::pointed, model::Stagger::evenLow),
                                         std::pair(model::Orientation::pointed, model::Stagger::oddLow)));

}  // namespace
}  // namespace cota::publish

// Contours are faint on streets, and only there.
#include "mapsets/look/scene/streets.h"

#include <gtest/gtest.h>

#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

TEST(Streets, BreakLinesOff) {
    support::BoardMaker maker("S", 5, 5);
    maker.terrain("0303", "town").terrain("0302", "woods");
    Stage stage(maker.board);
    stage.draw("terrain", "town", "blocks");
    stage.draw("terrain", "woods", "canopies");
    const Streets streets(*stage.scene);
    const auto town = stage.scene->sheet.centre(stage.field.at("0303"));
    const auto woods = stage.scene->sheet.centre(stage.field.at("0302"));
    EXPECT_TRUE(streets.hold(town));
    EXPECT_FALSE(streets.hold(woods));

    const double reach = stage.scene->hex(1.5);
    const auto across = picture::Curve().move({town.x - reach, town.y}).line({town.x + reach, town.y});
    const auto parts = streets.partsOf(across);
    const auto cut = picture::flattened(parts.outside);
    ASSERT_EQ(cut.size(), 2u);
    for (const auto& run : cut)
        for (const auto point : run.points) EXPECT_FALSE(streets.hold(point));
    const auto kept = picture::flattened(parts.inside);
    ASSERT_EQ(kept.size(), 1u) << "the hill goes on below the houses";
    EXPECT_NEAR(kept[0].points.front().x, cut[0].points.back().x, 0.01);
    EXPECT_NEAR(cut[1].points.back().x, town.x + reach, 1e-9);

    const auto beside = picture::Curve().move({woods.x - reach, woods.y}).line({woods.x + reach, woods.y});
    EXPECT_EQ(streets.partsOf(beside).outside, beside);
    EXPECT_TRUE(streets.partsOf(beside).inside.empty());
}

}  // namespace

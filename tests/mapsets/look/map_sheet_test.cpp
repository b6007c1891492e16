// True to scale, and the same whatever is around the map.
#include "mapsets/look/scene/map_sheet.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

TEST(MapSheet, HexesAreAsWideAsAsked) {
    for (const double width : {12.5, 17.0, 20.0}) {
        const Stage stage(support::BoardMaker("S", 5, 4).board, width);
        const auto corners = stage.scene->sheet.corners(stage.field.at("0302"));
        EXPECT_NEAR(corners[3].y - corners[1].y, width, 1e-9) << "across flats";
        const auto a = stage.scene->sheet.centre(stage.field.at("0302")),
                   b = stage.scene->sheet.centre(stage.field.at("0303"));
        EXPECT_NEAR(b.y - a.y, width, 1e-9);
        const auto c = stage.scene->sheet.centre(stage.field.at("0402"));
        EXPECT_NEAR(std::hypot(c.x - a.x, c.y - a.y), width, 1e-6)
            << "neighbours in every direction are as far";
    }
}

TEST(MapSheet, MarginsMoveEverythingAndChangeNothing) {
    const auto board = support::BoardMaker("S", 5, 4).board;
    const Stage bare(board), framed(board, 20, {7, 11, 3, 5});
    const auto a = bare.scene->sheet.centre(bare.field.at("0203")),
               b = framed.scene->sheet.centre(framed.field.at("0203"));
    EXPECT_NEAR(b.x - a.x, 7, 1e-9);
    EXPECT_NEAR(b.y - a.y, 11, 1e-9);
    EXPECT_NEAR(framed.scene->sheet.size().width - bare.scene->sheet.size().width, 10, 1e-9);
    EXPECT_NEAR(framed.scene->sheet.size().height - bare.scene->sheet.size().height, 16, 1e-9);
}

TEST(MapSheet, HalfHexesAreCutThroughTheirCentres) {
    support::BoardMaker maker("S", 5, 4);
    maker.longHigh().halves(true, true, true, true);
    const Stage stage(maker.board);
    EXPECT_NEAR(stage.scene->sheet.centre(stage.field.at("0102")).x, 0, 1e-9);
    EXPECT_NEAR(stage.scene->sheet.centre(stage.field.at("0502")).x, stage.scene->sheet.size().width, 1e-9);
}

TEST(MapSheet, ThePlaceOfAHexIsTheHexOfThePlace) {
    const Stage stage(support::BoardMaker("S", 6, 5).board);
    for (const Cell cell : stage.field->hexes()) {
        EXPECT_EQ(stage.scene->sheet.cellAt(stage.scene->sheet.centre(cell)), cell);
        for (const auto corner : stage.scene->sheet.corners(cell)) {
            const auto centre = stage.scene->sheet.centre(cell);
            const Point inside{centre.x + (corner.x - centre.x) * 0.97,
                               centre.y + (corner.y - centre.y) * 0.97};
            EXPECT_EQ(stage.scene->sheet.cellAt(inside), cell);
        }
    }
}

}  // namespace

// Where north is on a printed map.
#include "mapsets/look/furniture/north.h"

#include <gtest/gtest.h>

#include <numbers>

#include "tests/mapsets/look/real_sheet.h"

using namespace cota;
using namespace cota::look;

namespace {

TEST(North, OfABoardFollowsFromItsPlaceInTheWorld) {
    auto board = model::blankBoard("A", model::MapsetId("panzer-grenadier"), {}, model::TerrainId("clear"));
    const auto northOfBoard = [&] {
        const look::test::RealSheet sheet(board);
        return northOf(sheet.scene->field, sheet.scene->document);
    };
    EXPECT_FALSE(northOfBoard());
    board.anchor.emplace();
    board.anchor->system = "EPSG:32631";
    board.anchor->hexSize = 200'000;
    board.anchor->turn = 90'000;
    ASSERT_TRUE(northOfBoard());
    EXPECT_DOUBLE_EQ(*northOfBoard(), -std::numbers::pi / 2) << "east is up, so north is left";
}

}  // namespace

#include "mapsets/heights/side_relief.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "mapsets/play/play.h"
#include "tests/support/random_board.h"

namespace cota::mapsets {
namespace {

using model::Direction;
using testing::IsEmpty;
using testing::SizeIs;

const FallingSide* sideFalling(const std::vector<FallingSide>& sides, Cell upper, Cell lower) {
    const auto found = std::ranges::find_if(
        sides, [&](const FallingSide& side) { return side.upper == upper && side.lower == lower; });
    return found == sides.end() ? nullptr : &*found;
}

TEST(SideRelief, AHillHasACrestAllRound) {
    support::BoardMaker maker("1", 5, 5);
    maker.level("0303", 1);
    const auto field = support::fieldOf(maker.board);
    const Play play(*field);
    const auto sides = fallingSides(*field, play.heights(), 40);
    EXPECT_THAT(sides, SizeIs(6));
    for (const FallingSide& side : sides) {
        EXPECT_EQ(side.upper, field.at("0303"));
        EXPECT_EQ(side.by, 20);
        EXPECT_EQ(side.fall, Fall::slope);
    }
}

TEST(SideRelief, AFallOfSoMuchIsACliff) {
    support::BoardMaker maker("1", 5, 5);
    maker.level("0303", 2).level("0304", 1);
    const auto field = support::fieldOf(maker.board);
    const Play play(*field);
    const auto sides = fallingSides(*field, play.heights(), 40);
    const FallingSide* north = sideFalling(sides, field.at("0303"), field.at("0302"));
    const FallingSide* south = sideFalling(sides, field.at("0303"), field.at("0304"));
    ASSERT_TRUE(north && south);
    EXPECT_EQ(north->fall, Fall::cliff);
    EXPECT_EQ(south->fall, Fall::slope) << "one level to 0304 is a slope";
    for (const FallingSide& side : fallingSides(*field, play.heights(), 0))
        EXPECT_EQ(side.fall, Fall::slope) << "this game has no cliffs";
}

TEST(SideRelief, TheEdgeOfTheMapIsNoCrest) {
    support::BoardMaker maker("1", 1, 1);
    maker.level("0101", 3);
    const auto field = support::fieldOf(maker.board);
    const Play play(*field);
    EXPECT_THAT(fallingSides(*field, play.heights(), 20), IsEmpty());
}

TEST(SideRelief, EverySideIsThereOnceAndAgreesWithItsHexes) {
    for (const unsigned seed : {1u, 2u, 3u}) {
        const auto field = support::fieldOf(support::randomBoard(9, 8, seed));
        const Play play(*field);
        const auto sides = fallingSides(*field, play.heights(), 40);
        std::size_t falling = 0;
        for (const Cell cell : field->hexes())
            for (const Direction direction : model::allDirections) {
                const Cell next = field->neighbour(cell, direction);
                if (!field->isOnMap(next)) continue;
                const int fall = play.heights().ground(cell) - play.heights().ground(next);
                const FallingSide* side = sideFalling(sides, cell, next);
                ASSERT_EQ(side != nullptr, fall > 0);
                if (side == nullptr) continue;
                EXPECT_EQ(side->side, model::HexSide::of(field->hexAt(cell), direction));
                EXPECT_EQ(side->by, fall);
                EXPECT_EQ(side->fall, fall >= 40 ? Fall::cliff : Fall::slope);
                ++falling;
            }
        EXPECT_EQ(sides.size(), falling);
    }
}

}  // namespace
}  // namespace cota::mapsets

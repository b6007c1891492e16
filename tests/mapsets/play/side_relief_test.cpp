#include "mapsets/heights/side_relief.h"

#include <gmock/gmock.h>

#include "mapsets/play/play.h"
#include "tests/support/random_board.h"

namespace cota::mapsets {
namespace {

using model::Direction;
using testing::IsEmpty;
using testing::SizeIs;

std::uint8_t bit(Direction direction) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(direction));
}

TEST(SideRelief, AHillHasACrestAllRound) {
    support::BoardMaker maker("1", 5, 5);
    maker.level("0303", 1);
    const auto field = support::fieldOf(maker.board);
    const Play play(*field);
    const SideRelief relief(*field, play.heights(), 40);
    EXPECT_THAT(relief.sides(), SizeIs(6));
    EXPECT_EQ(relief.crests(field.at("0303")), 0b111111);
    EXPECT_EQ(relief.crests(field.at("0302")), 0);
    EXPECT_EQ(relief.feet(field.at("0302")), bit(Direction::s));
    EXPECT_EQ(relief.cliffs(field.at("0303")), 0);
    for (const FallingSide& side : relief.sides()) {
        EXPECT_EQ(side.upper, field.at("0303"));
        EXPECT_EQ(side.by, 20);
        EXPECT_EQ(side.fall, Fall::slope);
    }
}

TEST(SideRelief, AFallOfSoMuchIsACliffFromBothSides) {
    support::BoardMaker maker("1", 5, 5);
    maker.level("0303", 2).level("0304", 1);
    const auto field = support::fieldOf(maker.board);
    const Play play(*field);
    const SideRelief relief(*field, play.heights(), 40);
    EXPECT_EQ(relief.cliffs(field.at("0302")), bit(Direction::s));
    EXPECT_EQ(relief.cliffs(field.at("0303")) & bit(Direction::s), 0) << "one level to 0304 is a slope";
    EXPECT_EQ(relief.cliffs(field.at("0303")) & bit(Direction::n), bit(Direction::n));
    EXPECT_EQ(SideRelief(*field, play.heights(), 0).cliffs(field.at("0303")), 0) << "this game has none";
}

TEST(SideRelief, TheEdgeOfTheMapIsNoCrest) {
    support::BoardMaker maker("1", 1, 1);
    maker.level("0101", 3);
    const auto field = support::fieldOf(maker.board);
    const Play play(*field);
    EXPECT_THAT(SideRelief(*field, play.heights(), 20).sides(), IsEmpty());
}

TEST(SideRelief, EverySideIsThereOnceAndAgreesWithItsHexes) {
    for (const unsigned seed : {1u, 2u, 3u}) {
        const auto field = support::fieldOf(support::randomBoard(9, 8, seed));
        const Play play(*field);
        const SideRelief relief(*field, play.heights(), 40);
        std::size_t falling = 0;
        for (const Cell cell : field->hexes())
            for (const Direction direction : model::allDirections) {
                const Cell next = field->neighbour(cell, direction);
                if (!field->isOnMap(next)) continue;
                const int fall = play.heights().ground(cell) - play.heights().ground(next);
                EXPECT_EQ((relief.crests(cell) & bit(direction)) != 0, fall > 0);
                EXPECT_EQ((relief.feet(cell) & bit(direction)) != 0, fall < 0);
                EXPECT_EQ((relief.cliffs(cell) & bit(direction)) != 0, std::abs(fall) >= 40);
                falling += fall > 0 ? 1 : 0;
            }
        EXPECT_EQ(relief.sides().size(), falling);
    }
}

}  // namespace
}  // namespace cota::mapsets

#include <gtest/gtest.h>

#include "tests/mapsets/table/harbour.h"

namespace cota::mapsets::test {
namespace {

TEST(TableWorld, CardsHaveTheValuesOfTheEndThatIsUp) {
    Harbour harbour(twoConvoys);
    EXPECT_EQ(harbour.value(TableKind::card, 1, "class"), "crew");
    EXPECT_EQ(harbour.value(TableKind::card, 1, "guns"), "3");
    EXPECT_EQ(harbour.value(TableKind::card, 3, "class"), "ship");
    EXPECT_EQ(harbour.value(TableKind::card, 3, "guns"), "2");
    EXPECT_EQ(harbour.value(TableKind::card, 3, "nation"), "blue");
    EXPECT_EQ(harbour.value(TableKind::card, 3, "ends"), "2");
}

TEST(TableWorld, WhatIsNotWrittenIsTheDefaultOrUnknownAndWhatIsNotDeclaredIsNothing) {
    Harbour harbour(
        "<space id='d' kind='deck'><card type='hind'/><card type='hands'/><card count='2'/></space>");
    EXPECT_EQ(harbour.value(TableKind::card, 0, "guns"), "?");
    EXPECT_EQ(harbour.value(TableKind::card, 0, "hold"), "2");
    EXPECT_EQ(harbour.value(TableKind::card, 0, "back"), "blue");
    EXPECT_EQ(harbour.value(TableKind::card, 1, "hold"), "0");
    EXPECT_EQ(harbour.value(TableKind::card, 1, "brave"), "no");
    EXPECT_EQ(harbour.value(TableKind::card, 2, "class"), "?");
    EXPECT_EQ(harbour.value(TableKind::card, 3, "id"), "?");
    EXPECT_EQ(harbour.value(TableKind::space, 0, "size"), "4");
}

TEST(TableWorld, MarkersAreNumbersAndFlags) {
    Harbour harbour(
        "<space id='q' kind='quay' seat='p2'><group id='g' side='red'>"
        "<card type='lion'><marker kind='holed' value='2'/></card><marker kind='anchored'/></group></space>"
        "<marker kind='tide' value='4'/>");
    EXPECT_EQ(harbour.value(TableKind::card, 0, "holed"), "2");
    EXPECT_EQ(harbour.value(TableKind::card, 0, "marked-holed"), "yes");
    EXPECT_EQ(harbour.value(TableKind::group, 0, "marked-anchored"), "yes");
    EXPECT_EQ(harbour.value(TableKind::table, 0, "tide"), "4");
    EXPECT_EQ(harbour.value(TableKind::table, 0, "phase"), "day");
}

TEST(TableWorld, SeatsAreARing) {
    Harbour harbour(twoConvoys);
    EXPECT_EQ(harbour.value(TableKind::seat, 0, "left"), "1");
    EXPECT_EQ(harbour.value(TableKind::seat, 0, "right"), "1");
    EXPECT_EQ(harbour.value(TableKind::seat, 1, "left"), "0");
    EXPECT_EQ(harbour.value(TableKind::seat, 1, "groups"), "1");
    EXPECT_EQ(harbour.value(TableKind::seat, 0, "cards"), "3");
    EXPECT_EQ(harbour.value(TableKind::table, 0, "turn"), "0");
    EXPECT_EQ(harbour.value(TableKind::table, 0, "start"), "?");
}

TEST(TableWorld, TypesCountTheirCards) {
    Harbour harbour(
        "<space id='d' kind='deck'><card type='hands' count='3'/></space>"
        "<space id='h' kind='hand' seat='p1'><card type='hands'/></space>");
    EXPECT_EQ(harbour.value(TableKind::type, 3, "placed"), "4");
    EXPECT_EQ(harbour.value(TableKind::type, 3, "copies"), "4");
}

TEST(TableWorld, RelationsAreThoseOfTheirGroups) {
    Harbour harbour(std::string(twoConvoys) + "<relation kind='chase' from='a' to='b' label='A'/>");
    EXPECT_EQ(harbour.value(TableKind::group, 0, "relations-from"), "1");
    EXPECT_EQ(harbour.value(TableKind::group, 0, "relations-to"), "0");
    EXPECT_EQ(harbour.value(TableKind::relation, 0, "to"), "1");
    EXPECT_EQ(harbour.value(TableKind::relation, 0, "label"), "A");
}

}  // namespace
}  // namespace cota::mapsets::test

#include "mapsets/table/table_musts.h"

#include <gtest/gtest.h>

#include "tests/mapsets/table/harbour.h"

namespace cota::mapsets::test {
namespace {

std::string broken(std::string_view tableau, std::string_view values = "") {
    Harbour harbour(tableau, {"yes"}, values);
    std::string ids;
    for (const BrokenMust& one : brokenMusts(*harbour.world, harbour.asker->run()))
        ids += one.must->id + ":" + std::to_string(one.thing.index) + " ";
    return ids;
}

TEST(TableMusts, WhatDoesNotHoldIsToldForEachThing) {
    EXPECT_EQ(broken(twoConvoys), "");
    EXPECT_EQ(
        broken("<space id='q' kind='quay' seat='p1'><group id='a' side='red'><card type='lion'/></group>"
               "<group id='b' side='red'><card type='hind'/><card type='hands' count='3'/></group></space>"),
        "fits:0 crew-fits:1 ");
    EXPECT_EQ(broken("<space id='d' kind='deck'><card type='hands' count='5'/></space>"), "copies:3 ");
}

TEST(TableMusts, SomeHoldOnlyRightAfterTheSetUp) {
    const std::string holed =
        "<space id='d' kind='deck'><card type='lion'><marker kind='holed' value='1'/></card></space>";
    EXPECT_EQ(broken(holed), "");
    EXPECT_EQ(broken(holed, "stage='set-up'"), "fresh:0 ");
}

TEST(TableMusts, AMissingValueBreaksNothing) {
    EXPECT_EQ(broken("<space id='q' kind='quay' seat='p1'><group id='a' side='red'><card/></group></space>"),
              "");
}

TEST(TableMusts, PointsAreThoseOfEachSeat) {
    Harbour harbour(twoConvoys);
    const auto scores = scoresOf(*harbour.world, harbour.asker->run());
    ASSERT_EQ(scores.size(), 2u);
    EXPECT_EQ(scores[0].seat, 0u);
    EXPECT_EQ(scores[0].points, 3);
    EXPECT_EQ(scores[1].seat, 1u);
    EXPECT_EQ(scores[1].points, 2);
}

}  // namespace
}  // namespace cota::mapsets::test

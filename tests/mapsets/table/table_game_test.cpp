#include <gtest/gtest.h>

#include "tests/mapsets/table/harbour.h"

namespace cota::mapsets::test {
namespace {

TEST(TableGame, ReadsAllRowsOfAGame) {
    const Harbour harbour("");
    EXPECT_TRUE(harbour.faults.empty());
    EXPECT_EQ(harbour.game->musts().size(), 5u);
    EXPECT_EQ(harbour.game->scores().size(), 1u);
    const auto& raid = harbour.action("raid");
    EXPECT_EQ(raid.needs.size(), 4u);  // with that of its phase
    EXPECT_EQ(raid.totals.size(), 2u);
    EXPECT_EQ(harbour.game->action("sail"), nullptr);
}

TEST(TableGame, TermsMayUseKindsOfGroupsAndKindsMayUseTerms) {
    Harbour harbour(twoConvoys);
    EXPECT_EQ(harbour.value(TableKind::card, 0, "afloat"), "yes");
    EXPECT_EQ(harbour.value(TableKind::group, 0, "kind"), "convoy");
    EXPECT_EQ(harbour.value(TableKind::group, 0, "can-sail"), "yes");
}

TEST(TableGame, AGroupIsOfTheFirstKindThatHolds) {
    Harbour harbour(
        "<space id='q' kind='quay' seat='p1'><group id='crew' side='red'><card type='hands'/></group>"
        "<group id='wreck' side='red'><card type='lion'><marker kind='holed' value='3'/></card></group>"
        "<group id='none' side='red'><card type='lion'/></group></space>");
    EXPECT_EQ(harbour.value(TableKind::group, 0, "kind"), "shore");
    EXPECT_EQ(harbour.value(TableKind::group, 1, "kind"), "wreck");
    EXPECT_EQ(harbour.value(TableKind::group, 2, "kind"), "");
}

}  // namespace
}  // namespace cota::mapsets::test

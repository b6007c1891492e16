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

TEST(TableGame, KnowsWhichOptionsItsFormulasAskFor) {
    const Harbour harbour("");
    Option asked, other;
    asked.id = "half-in-fog";
    other.id = "nothing";
    EXPECT_TRUE(harbour.game->asksFor(asked));
    EXPECT_FALSE(harbour.game->asksFor(other));
}

/// Words that the game lists are the only ones a formula may compare with; others are open.
TEST(TableGame, AFormulaCannotCompareWithAnUnknownWord) {
    const Harbour harbour("");
    const auto faultOf = [&](std::string_view text) {
        const std::vector<FormulaName> card{{"card", FormulaType::thing, numberOf(TableKind::card)}};
        FormulaFault fault;
        const auto formula = Formula::read(text, harbour.game->schema(), card, FormulaType::flag, fault);
        return formula ? std::string() : fault.found;
    };
    const auto& classes = harbour.game->mapset().catalogue.unitClasses;
    ASSERT_FALSE(classes.empty());
    EXPECT_EQ(faultOf("card.class = '" + classes.front().id.text + "'"), "");
    EXPECT_EQ(faultOf("card.class = ''"), "") << "a hidden card has no class";
    EXPECT_EQ(faultOf("card.class = 'zebra'"), "zebra");
    EXPECT_EQ(faultOf("'zebra' != card.class"), "zebra");
    EXPECT_EQ(faultOf("'zebra' in card.tags"), "zebra");
    EXPECT_EQ(faultOf("card.space.kind = 'zebra'"), "zebra");
    EXPECT_EQ(faultOf("card.group.kind = 'zebra'"), "zebra");
    EXPECT_EQ(faultOf("option.half-in-fog = 'maybe'"), "maybe");
    EXPECT_EQ(faultOf("card.id = 'zebra'"), "") << "the cards of a scenario are its own";
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

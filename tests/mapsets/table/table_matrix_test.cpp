// All groups against all others, what things are called, and what may lie in a pile.
#include "mapsets/table/table_matrix.h"

#include <gmock/gmock.h>

#include "mapsets/table/table_draw.h"
#include "mapsets/table/table_names.h"
#include "tests/mapsets/table/harbour.h"

namespace cota::mapsets::test {
namespace {

using testing::Contains;
using testing::ElementsAre;

std::shared_ptr<const Mapset> gameOf(const Harbour& harbour) {
    return {&harbour.game->mapset(), [](const Mapset*) {}};
}

const char* const hands =
    "<space id='deck' kind='deck'><card type='fog'/><card type='hands' count='2'/></space>"
    "<space id='h1' kind='hand' seat='p1'><card type='lion'/></space>"
    "<space id='h2' kind='hand' seat='p2'><card type='hind'/><card type='bosun'/></space>";

TEST(TableMatrix, TellsOfEachPairWhetherItMayAndHowLikelyItIs) {
    const Harbour harbour(twoConvoys);
    LaidTable table(gameOf(harbour), harbour.document);
    const auto* action = matrixAction(table.game());
    ASSERT_NE(action, nullptr);
    const auto matrix = matrixOf(table, *action);
    EXPECT_EQ(matrix.action, "raid");
    EXPECT_EQ(matrix.result, "wins");
    ASSERT_EQ(matrix.cells.size(), 4u);
    EXPECT_EQ(matrix.rows[0].id, "a");
    EXPECT_EQ(matrix.rows[0].seatId, "p1");
    EXPECT_EQ(matrix.rows[0].kind, "convoy");
    EXPECT_FALSE(matrix.at(0, 0).isAsked);
    EXPECT_EQ(matrix.at(0, 1).verdict, TableVerdict::yes);
    EXPECT_EQ(matrix.at(0, 1).chance,
              harbour.asker->ask(*harbour.game->action("raid"), harbour.group("a"), harbour.group("b"), {})
                  .results[0]
                  .chance);
}

TEST(TableMatrix, NamesTheFirstNeedThatFails) {
    const Harbour harbour(
        "<space id='q1' kind='quay' seat='p1'><group id='a'><card type='lion'/><card type='hands'/></group>"
        "<group id='c'><card type='hands'/></group></space>"
        "<space id='q2' kind='quay' seat='p2'><group id='b'><card type='bosun'/></group></space>");
    LaidTable table(gameOf(harbour), harbour.document);
    const auto matrix = matrixOf(table, *matrixAction(table.game()));
    ASSERT_EQ(matrix.needs.size(), 2u);
    EXPECT_EQ(matrix.needs[0].id, "other");
    EXPECT_EQ(matrix.needs[1].id, "sails");
    EXPECT_EQ(matrix.at(0, 1).need, 0u);
    EXPECT_EQ(matrix.at(1, 2).need, 1u);
    EXPECT_FALSE(matrix.at(1, 2).chance);
}

TEST(TableMatrix, NamesTheValuesThatAreMissing) {
    const Harbour harbour(
        "<space id='q1' kind='quay' seat='p1'><group id='a'><card type='hind'/><card type='hands'/></group>"
        "</space><space id='q2' kind='quay' seat='p2'><group id='b'><card type='bosun'/></group></space>");
    LaidTable table(gameOf(harbour), harbour.document);
    const auto matrix = matrixOf(table, *matrixAction(table.game()));
    EXPECT_EQ(matrix.at(0, 1).verdict, TableVerdict::yes);
    EXPECT_FALSE(matrix.at(0, 1).chance);
    ASSERT_EQ(matrix.at(0, 1).missing.size(), 1u);
    EXPECT_EQ(matrix.at(0, 1).missing[0].en, "“guns” of Hind is not entered");
}

TEST(TableMatrix, CardsHaveTheValuesThatTheirTypeInherits) {
    Harbour harbour(
        "<space id='q1' kind='quay' seat='p1'><group id='a'><card type='hind'/><card type='hands'/></group>"
        "</space><space id='q2' kind='quay' seat='p2'><group id='b'><card type='bosun'/></group></space>");
    model::Forces forces = *harbour.document.forces.begin()->second;
    forces.types[1].base = forces.types[0].id;  // the ship without guns is like the first one
    harbour.document.forces.begin()->second = model::Shared<model::Forces>(forces);
    LaidTable table(gameOf(harbour), harbour.document);
    EXPECT_TRUE(matrixOf(table, *matrixAction(table.game())).at(0, 1).chance);
}

TEST(TableNames, CallACardByTheEndThatIsUp) {
    const Harbour harbour(twoConvoys);
    const TableNames names(*harbour.world);
    EXPECT_EQ(names.of(TableWorld::thing(TableKind::card, 1)).en, "Bosun");
    EXPECT_EQ(names.of(TableWorld::thing(TableKind::card, 3)).en, "Sloop");
    EXPECT_EQ(names.placeOf(TableWorld::thing(TableKind::card, 3)).en, "b");
}

TEST(TableDraw, WhatASeatDoesNotSeeMayLieInTheDeck) {
    const Harbour harbour(hands);
    LaidTable table(gameOf(harbour), seenBy(harbour.document, model::SeatId("p1"), harbour.game->mapset()));
    const auto unseen = unseenCards(table);
    // Of nine cards in the game the first player sees his own; the other hand and the deck are hidden.
    EXPECT_EQ(unseen.all, 8);
    EXPECT_EQ(unseen.onTable, 5);
    EXPECT_TRUE(unseen.isKnown());
    EXPECT_EQ(table.position().spaces[drawSpace(table)].space->id.text, "deck");
    FormulaFault fault;
    const auto ships = wantedCards(table, "ship", fault);
    ASSERT_TRUE(ships);
    const auto answer = drawFrom(table, unseen, drawSpace(table), 2, *ships);
    // One ship and two cards that show one if turned.
    EXPECT_EQ(answer.draw.wanted, 3);
    ASSERT_EQ(answer.atLeast.size(), 3u);
    EXPECT_EQ(answer.atLeast[1].exact, "9/14");
    EXPECT_EQ(answer.expected, model::Rational(3, 4));
}

TEST(TableDraw, AFormulaMayAskForPrintedValuesAndSaysWhichAreMissing) {
    const Harbour harbour(hands);
    LaidTable table(gameOf(harbour), seenBy(harbour.document, model::SeatId("p1"), harbour.game->mapset()));
    FormulaFault fault;
    const auto strong = wantedCards(table, "card.guns >= 3", fault);
    ASSERT_TRUE(strong);
    const auto answer = drawFrom(table, unseenCards(table), drawSpace(table), 1, *strong);
    ASSERT_EQ(answer.gaps.size(), 1u);
    EXPECT_EQ(TableNames(table.world()).gap(answer.gaps[0]).es,
              "no se ha introducido el valor «cañones» de Hind");
    EXPECT_FALSE(wantedCards(table, "card.gums >= 3", fault));
    EXPECT_EQ(fault.found, "gums");
    EXPECT_THAT(wordsForCards(table), Contains("crew"));
}

}  // namespace
}  // namespace cota::mapsets::test

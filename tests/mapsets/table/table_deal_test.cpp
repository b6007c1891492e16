// Shuffling and dealing by a seed: the documented numbers, the same deal everywhere.
#include "mapsets/table/table_deal.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace cota;
using model::PlacedCard;

namespace {

std::vector<PlacedCard> cardsNamed(std::initializer_list<const char*> names) {
    std::vector<PlacedCard> cards;
    for (const char* name : names) {
        cards.emplace_back();
        cards.back().type = model::CounterTypeId(name);
    }
    return cards;
}

std::string namesOf(const std::vector<PlacedCard>& cards) {
    std::string names;
    for (const auto& card : cards) names += card.type.text + (card.count > 1 ? "*" : "") + " ";
    return names;
}

TEST(TableDeal, OrderBeforeDoesNotMatter) {
    const auto one = mapsets::shuffled(cardsNamed({"a", "b", "c", "d", "e"}), 42);
    const auto other = mapsets::shuffled(cardsNamed({"e", "d", "a", "c", "b"}), 42);
    EXPECT_EQ(namesOf(one), namesOf(other));
    EXPECT_NE(namesOf(one), namesOf(mapsets::shuffled(cardsNamed({"a", "b", "c", "d", "e"}), 43)));
    // Documented in docs/card-games.md; it must never change.
    EXPECT_EQ(namesOf(one), "a b d e c ");
}

TEST(TableDeal, EqualCardsBecomeSingleOnes) {
    auto cards = cardsNamed({"a", "b"});
    cards[0].count = 3;
    const auto all = mapsets::shuffled(cards, 1);
    EXPECT_EQ(all.size(), 4U);
    EXPECT_EQ(std::ranges::count(all, model::CounterTypeId("a"), &PlacedCard::type), 3);
}

/// A deck, and two seats with hands.
struct Laid {
    mapsets::TableRules rules;
    model::Tableau tableau;

    Laid() {
        rules.spaces = {{"deck", {}, false, model::Visibility::none, false, true, false, {}},
                        {"hand", {}, true, model::Visibility::owner, false, false, false, {}}};
        for (const char* id : {"p1", "p2"}) {
            tableau.seats.emplace_back();
            tableau.seats.back().id = model::SeatId(id);
        }
        tableau.start = model::SeatId("p2");
        add("deck", "deck", {});
        add("p1-hand", "hand", "p1");
        add("p2-hand", "hand", "p2");
        tableau.spaces[0].cards = cardsNamed({"a", "b", "c", "d", "e"});
        for (auto& card : tableau.spaces[0].cards) card.faceDown = true;
    }
    void add(const char* id, const char* kind, const char* seat) {
        tableau.spaces.emplace_back();
        tableau.spaces.back().id = model::SpaceId(id);
        tableau.spaces.back().kind = kind;
        tableau.spaces.back().seat = model::SeatId(seat != nullptr ? seat : "");
    }
};

TEST(TableDeal, GoesClockwiseFromWhoBegan) {
    const Laid laid;
    const auto order = mapsets::shuffled(laid.tableau.spaces[0].cards, 42);
    const auto dealt = mapsets::dealt(laid.tableau, laid.rules, {model::SpaceId("deck"), "hand", 2, 42});
    EXPECT_EQ(namesOf(dealt.spaces[2].cards), order[0].type.text + " " + order[2].type.text + " ");
    EXPECT_EQ(namesOf(dealt.spaces[1].cards), order[1].type.text + " " + order[3].type.text + " ");
    EXPECT_EQ(namesOf(dealt.spaces[0].cards), order[4].type.text + " ");
    for (const auto& card : dealt.spaces[1].cards) EXPECT_FALSE(card.faceDown);
    EXPECT_TRUE(dealt.spaces[0].cards[0].faceDown);
}

TEST(TableDeal, EndsWithThePile) {
    const Laid laid;
    const auto dealt = mapsets::dealt(laid.tableau, laid.rules, {model::SpaceId("deck"), "hand", 9, 1});
    EXPECT_EQ(dealt.spaces[0].cards.size(), 0U);
    EXPECT_EQ(dealt.spaces[2].cards.size(), 3U);
    EXPECT_EQ(dealt.spaces[1].cards.size(), 2U);
}

TEST(TableDeal, NothingFromAnUnknownPile) {
    const Laid laid;
    EXPECT_EQ(mapsets::dealt(laid.tableau, laid.rules, {model::SpaceId("?"), "hand", 2, 1}), laid.tableau);
    EXPECT_EQ(mapsets::dealt(laid.tableau, laid.rules, {model::SpaceId("deck"), "?", 2, 1}), laid.tableau);
}

}  // namespace

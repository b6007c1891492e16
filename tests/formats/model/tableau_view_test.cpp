#include "formats/model/document/tableau_view.h"

#include <gtest/gtest.h>

using namespace cota::model;

namespace {

PlacedCard card(const char* type, int count = 1) { return {.type = CounterTypeId(type), .count = count}; }
PlacedCard faceDown(PlacedCard one) {
    one.faceDown = true;
    return one;
}
PlacedCard playedBy(PlacedCard one, const char* seat) {
    one.by = SeatId(seat);
    return one;
}

Extras comment(const char* text) {
    Extras extras;
    extras.comments = {text};
    return extras;
}

const SpaceVisibility visibility{{{"deck", Visibility::none},
                                  {"hand", Visibility::owner},
                                  {"discard", Visibility::top},
                                  {"area", Visibility::all}}};

TableauSpace space(const char* kind, const char* seat, std::vector<PlacedCard> cards) {
    return {.id = SpaceId(std::string(kind) + "-" + seat),
            .kind = kind,
            .seat = SeatId(seat),
            .cards = std::move(cards)};
}

TableauSpace areaWith(CardGroup group) {
    TableauSpace area = space("area", "p1", {});
    area.groups = {std::move(group)};
    return area;
}

/// "2x?" for hidden cards, "mines" for seen ones.
std::string shown(const std::vector<PlacedCard>& cards) {
    std::string text;
    for (const PlacedCard& one : cards)
        text += (text.empty() ? "" : " ") + (one.count > 1 ? std::to_string(one.count) + "x" : "") +
                (one.type.empty() ? "?" : one.type.text) + (one.faceDown ? "-" : "");
    return text;
}

std::string seenCards(TableauSpace one, const char* viewer) {
    Tableau table;
    table.spaces = {std::move(one)};
    const auto seat = *viewer ? std::optional(SeatId(viewer)) : std::nullopt;
    return shown(seenBy(table, seat, visibility).spaces[0].cards);
}

TEST(TableauView, EachKindOfSpaceHasItsRule) {
    const std::vector<PlacedCard> cards{card("a"), card("b", 2), card("c")};
    EXPECT_EQ(seenCards(space("deck", "p1", cards), "p1"), "4x?");
    EXPECT_EQ(seenCards(space("hand", "p1", cards), "p1"), "a 2xb c");
    EXPECT_EQ(seenCards(space("hand", "p1", cards), "p2"), "4x?");
    EXPECT_EQ(seenCards(space("hand", "p1", cards), ""), "4x?");
    EXPECT_EQ(seenCards(space("hand", "", cards), ""), "4x?") << "a hand of nobody is no hand of the public";
    EXPECT_EQ(seenCards(space("discard", "", cards), "p2"), "a 3x?");
    EXPECT_EQ(seenCards(space("discard", "", {card("b", 5)}), "p2"), "b 4x?");
    EXPECT_EQ(seenCards(space("area", "p1", cards), ""), "a 2xb c");
    EXPECT_EQ(seenCards(space("forgotten", "p1", cards), "p2"), "4x?");
}

TEST(TableauView, HowManyEntriesThereWereIsNotSeen) {
    EXPECT_EQ(seenCards(space("deck", "", {card("a", 3), card("b")}), ""),
              seenCards(space("deck", "", {card("a"), card("b", 3)}), ""));
    EXPECT_EQ(seenCards(space("deck", "", {card("a", 9'999), card("b", 2), card("c", 3)}), ""),
              "10000x? 4x?");
}

TEST(TableauView, CardsFaceDownAreSeenByWhoPlayedThem) {
    const std::vector<PlacedCard> cards{card("a"), faceDown(card("b")), playedBy(faceDown(card("c")), "p2")};
    EXPECT_EQ(seenCards(space("area", "p1", cards), "p1"), "a b- ?-");
    EXPECT_EQ(seenCards(space("area", "p1", cards), "p2"), "a ?- c-");
    EXPECT_EQ(seenCards(space("area", "p1", cards), "p3"), "a 2x?-");
    EXPECT_EQ(seenCards(space("discard", "p1", {cards[1], cards[0]}), "p3"), "?- ?");
}

TEST(TableauView, OfCardsFaceDownOnlyWhatLiesOpenIsSeen) {
    PlacedCard one = faceDown(card("b"));
    one.end = 2;
    one.turned = true;
    one.attributes.set("note", "a tank");
    one.markers = {{.kind = "mud", .value = 2, .extras = comment("a tank")}};
    Tableau table;
    table.spaces = {space("area", "p1", {one})};
    EXPECT_EQ(seenBy(table, SeatId("p2"), visibility).spaces[0].cards[0],
              (PlacedCard{.turned = true, .faceDown = true, .markers = {{.kind = "mud", .value = 2}}}));
    table.spaces = {space("hand", "p1", {one})};
    EXPECT_EQ(seenBy(table, SeatId("p2"), visibility).spaces[0].cards[0], PlacedCard{})
        << "in a hand nothing is";
}

TEST(TableauView, AGroupOfWhichNothingIsSeenHasNoName) {
    CardGroup group{.id = CardGroupId("p1-tanks"),
                    .side = SideId("us"),
                    .name = {"Tanks", "Carros"},
                    .cards = {faceDown(card("tank")), faceDown(card("leader"))}};
    group.attributes.set("kind", "armour");
    Tableau table;
    table.spaces = {areaWith(group)};
    table.relations = {{.kind = "siege", .from = CardGroupId("p1-tanks"), .to = CardGroupId("hidden-1")}};
    table.spaces[0].groups.push_back({.id = CardGroupId("hidden-1"), .cards = {card("a")}});
    const auto seen = seenBy(table, SeatId("p2"), visibility);
    EXPECT_EQ(seen.spaces[0].groups[0],
              (CardGroup{.id = CardGroupId("hidden-2"), .cards = {faceDown(card("", 2))}}));
    EXPECT_EQ(seen.spaces[0].groups[1].id.text, "hidden-1");
    ASSERT_EQ(seen.relations.size(), 1u);
    EXPECT_EQ(seen.relations[0].name(), "siege hidden-2 hidden-1");
    EXPECT_EQ(seenBy(table, SeatId("p1"), visibility), table) << "its owner sees all";
    table.spaces[0].kind = "hand";
    EXPECT_TRUE(seenBy(table, SeatId("p2"), visibility).relations.empty());
}

TEST(TableauView, ChoicesOfOthersAndCommentsAreLeftOut) {
    Tableau table;
    table.extras.comments = {" p2 wants the river "};
    table.selections = {{.seat = SeatId("p1"), .picks = {{.type = CounterTypeId("river")}}},
                        {.seat = SeatId("p2"), .picks = {{.type = CounterTypeId("hill")}}}};
    table.selections[0].picks[0].extras.comments = {" not the hill "};
    auto seen = seenBy(table, SeatId("p1"), visibility);
    ASSERT_EQ(seen.selections.size(), 1u);
    EXPECT_EQ(seen.selections[0].picks[0], (Selection::Pick{.type = CounterTypeId("river")}));
    EXPECT_TRUE(seen.extras.empty());
    EXPECT_TRUE(seenBy(table, std::nullopt, visibility).selections.empty());
}

TEST(TableauView, MarkersOfAHiddenPoolShowTheirKindOnly) {
    Tableau table;
    table.spaces = {space("deck", "", {})};
    table.spaces[0].markers = {{.kind = "mine", .value = 3}, {.kind = "at", .value = 1, .label = "x"}};
    EXPECT_EQ(seenBy(table, std::nullopt, visibility).spaces[0].markers,
              (std::vector<TableMarker>{{.kind = "at"}, {.kind = "mine"}}));
}

TEST(TableauView, AScenarioKeepsNoCommentAndNoAcceptance) {
    Scenario scenario;
    scenario.tableau.emplace();
    scenario.tableau->spaces = {space("hand", "p1", {card("a")})};
    scenario.extras.comments = {" p1 has a "};
    scenario.sides.emplace_back().extras = comment(" p1 has a ");
    scenario.acceptances.emplace_back().subject = "a";
    const auto seen = seenBy(scenario, std::nullopt, visibility);
    EXPECT_EQ(shown(seen.tableau->spaces[0].cards), "?");
    EXPECT_TRUE(seen.extras.empty());
    EXPECT_TRUE(seen.sides[0].extras.empty());
    EXPECT_TRUE(seen.acceptances.empty());
}

}  // namespace

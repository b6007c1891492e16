// The table of a scenario without a map: what is kept, where its entries stand, and what a player may be
// shown.
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "formats/model/document/tableau_view.h"
#include "tests/formats/xml/arbitrary.h"
#include "tests/formats/xml/xml_samples.h"

using namespace cota;
using namespace cota::xml;
using model::ItemList;
using model::PlacedCard;
using model::SeatId;
using model::SubjectKind;
using model::Tableau;
using model::Visibility;

namespace {

/// A table in a file that has one line for each of these.
ReadFile<model::Scenario> readTable(const std::string& lines) {
    return readScenarioText(
        "a", "<scenario format='4' id='s' mapset='m'><tableau>\n" + lines + "</tableau></scenario>");
}

int lineOf(const ReadFile<model::Scenario>& file, ItemList list, std::size_t index) {
    const auto found = file.places.items.find(list);
    if (found == file.places.items.end() || index >= found->second.size()) return 0;
    return file.places.file->span(found->second[index]).line;
}

TEST(Tableau, EntriesHaveTheirPlaces) {
    const auto file = readTable(
        "<seat id='p1'/>\n"
        "<space id='deck'>\n<card type='a'/>\n<card type='b' count='2'/></space>\n"
        "<space id='area'>\n<group id='g1'>\n<attached type='m'/>\n<card type='c'/></group></space>\n"
        "<relation kind='siege' from='g1' to='g1'/>\n"
        "<link from='deck' to='area'/>\n"
        "<selection seat='p1'/>\n");
    ASSERT_TRUE(file.value);
    EXPECT_EQ(told(file.findings), std::vector<std::string>{});
    EXPECT_EQ(lineOf(file, ItemList::seats, 0), 2);
    EXPECT_EQ(lineOf(file, ItemList::spaces, 1), 6);
    EXPECT_EQ(lineOf(file, ItemList::cardGroups, 0), 7);
    EXPECT_EQ(lineOf(file, ItemList::relations, 0), 10);
    EXPECT_EQ(lineOf(file, ItemList::spaceLinks, 0), 11);
    EXPECT_EQ(lineOf(file, ItemList::selections, 0), 12);
    // The cards in the order of the model.
    std::vector<std::string> lines;
    const auto cards = model::cardsOf(*file.value->tableau);
    for (std::size_t i = 0; i < cards.size(); ++i)
        lines.push_back(cards[i]->type.text + " " + std::to_string(lineOf(file, ItemList::cards, i)));
    EXPECT_EQ(lines, (std::vector<std::string>{"a 4", "b 5", "c 9", "m 8"}));
    for (const auto& [subject, id] :
         {std::pair{SubjectKind::seat, "p1"}, std::pair{SubjectKind::space, "area"},
          std::pair{SubjectKind::cardGroup, "g1"}, std::pair{SubjectKind::relation, "siege g1 g1"}})
        EXPECT_EQ(file.places.offsets.count({subject, id}), 1u) << id;
}

TEST(Tableau, WhatCannotBeReadIsKeptAndTakesNoPlace) {
    const auto file = readTable(
        "<space id='area'><group>\n<card type='lost'/></group>\n"
        "<group id='g1'><card type='c' count='0' end='two' face='sideways'><marker value='1'/></card>\n"
        "</group></space><space/><relation from='g1' to='g1'/><selection/>"
        "<selection seat='p'><pick/></selection>");
    ASSERT_TRUE(file.value);
    const auto& table = *file.value->tableau;
    ASSERT_EQ(table.spaces.size(), 1u);
    ASSERT_EQ(model::cardsOf(table).size(), 1u);
    EXPECT_EQ(lineOf(file, ItemList::cards, 0), 4);
    EXPECT_EQ(*model::cardsOf(table)[0],
              (PlacedCard{.type = model::CounterTypeId("c"), .extras = model::cardsOf(table)[0]->extras}));
    std::vector<std::string> ids;
    for (const auto& finding : file.findings) ids.push_back(finding.message);
    std::ranges::sort(ids);
    EXPECT_EQ(ids, (std::vector<std::string>{"XML-016", "XML-016", "XML-016", "XML-016", "XML-016", "XML-016",
                                             "XML-018", "XML-018.range", "XML-021"}));
    const std::string text = writeScenario(*file.value);
    for (const std::string kept :
         {"lost", "count=\"0\"", "end=\"two\"", "face=\"sideways\"", "<marker value=\"1\"/>", "<space/>",
          "<relation from=\"g1\" to=\"g1\"/>", "<selection/>", "<pick/>"})
        EXPECT_NE(text.find(kept), std::string::npos) << kept << "\n" << text;
}

TEST(Tableau, StatedDefaultsStay) {
    const std::string card = "<card type=\"a\" count=\"1\" end=\"1\" turned=\"no\" face=\"up\"/>";
    const auto file = readTable("<space id='s'>" + card + "</space>");
    ASSERT_TRUE(file.value);
    EXPECT_NE(writeScenario(*file.value).find(card), std::string::npos) << writeScenario(*file.value);
}

/// Each card, choice and text of the table has a name of its own, so that it can be found in a file.
Tableau withOwnNames(Tableau table) {
    int number = 0;
    const auto next = [&](const char* what) { return std::string(what) + std::to_string(++number) + "q"; };
    const auto cards = [&](std::vector<PlacedCard>& list) {
        for (PlacedCard& card : list) {
            card.type = model::CounterTypeId(next("card"));
            card.attributes.set("note", next("text"));
            card.extras.comments = {next("text")};
        }
    };
    for (auto& space : table.spaces) {
        space.extras.comments = {next("text")};
        cards(space.cards);
        for (auto& group : space.groups) {
            group.id = model::CardGroupId(next("group"));
            group.name.en = next("text");
            group.extras.comments = {next("text")};
            cards(group.cards);
            cards(group.attached);
        }
    }
    for (auto& selection : table.selections) {
        for (auto& pick : selection.picks) pick.type = model::CounterTypeId(next("card"));
        selection.extras.comments = {next("text")};
    }
    return table;
}

std::string fileOf(const Tableau& table) {
    model::Scenario scenario;
    scenario.id = "s";
    scenario.mapset = model::MapsetId("m");
    scenario.tableau = table;
    return writeScenario(scenario);
}

/// The rules of seeing, told a second time and in another way.
std::set<std::string> secretsOf(const Tableau& table, const std::optional<SeatId>& viewer,
                                const model::SpaceVisibility& visibility) {
    std::set<std::string> secrets;
    const auto hide = [&](const PlacedCard& card) {
        secrets.insert(card.type.text);
        secrets.insert(*card.attributes.find("note"));
        secrets.insert(card.extras.comments.front());
    };
    const auto isMine = [&](const SeatId& seat) { return !seat.empty() && viewer == seat; };
    for (const auto& space : table.spaces) {
        const auto kind = visibility.of(space);
        const bool isOpen = kind == Visibility::all || (kind == Visibility::owner && isMine(space.seat));
        const auto isShut = [&](const PlacedCard& card) {
            return card.faceDown && !isMine(card.by.empty() ? space.seat : card.by);
        };
        for (std::size_t i = 0; i < space.cards.size(); ++i) {
            const bool isTop = kind == Visibility::top && i == 0;
            if ((!isOpen && !isTop) || isShut(space.cards[i])) hide(space.cards[i]);
        }
        for (const auto& group : space.groups) {
            bool isSeen = isOpen && group.cards.empty() && group.attached.empty();
            for (const auto* list : {&group.cards, &group.attached})
                for (const PlacedCard& card : *list) {
                    if (!isOpen || isShut(card))
                        hide(card);
                    else
                        isSeen = true;
                }
            secrets.insert(group.extras.comments.front());
            if (!isSeen) secrets.insert({group.name.en, group.id.text});
        }
    }
    for (const auto& selection : table.selections)
        if (!isMine(selection.seat))
            for (const auto& pick : selection.picks) secrets.insert(pick.type.text);
    return secrets;
}

long long cardsIn(const Tableau& table) {
    long long count = 0;
    for (const auto* card : model::cardsOf(table)) count += card->count;
    return count;
}

RC_GTEST_PROP(TableauView, HoldsNothingHidden, ()) {
    const Tableau table = withOwnNames(anyTableau());
    model::SpaceVisibility visibility;
    for (const auto& space : table.spaces)
        visibility.byKind[space.kind] = static_cast<Visibility>(*rc::gen::inRange(0, 4));
    std::optional<SeatId> viewer;
    if (!table.seats.empty() && *rc::gen::inRange(0, 4) != 0) viewer = table.seats.front().id;
    const Tableau seen = seenBy(table, viewer, visibility);
    const std::string text = fileOf(seen);
    for (const auto& secret : secretsOf(table, viewer, visibility))
        if (text.find(secret) != std::string::npos) RC_FAIL(secret + "\n" + text);
    // Cards that he sees remain.
    const auto secrets = secretsOf(table, viewer, visibility);
    for (const auto* card : model::cardsOf(table))
        if (!secrets.contains(card->type.text) && text.find(card->type.text) == std::string::npos)
            RC_FAIL("not shown: " + card->type.text + "\n" + text);
    RC_ASSERT(cardsIn(seen) == cardsIn(table));
    // It is a file like any other, and seeing it again hides nothing more.
    const auto again = readScenarioText("a", text);
    RC_ASSERT(again.value.has_value());
    RC_ASSERT(*again.value->tableau == seen);
    RC_ASSERT(again.findings.empty());
}

}  // namespace

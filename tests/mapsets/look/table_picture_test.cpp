// The picture of a table: fans stay in their areas, names are never over cards, secrets are not in it, and
// the same table gives the same picture.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "formats/picture/mark_text.h"
#include "mapsets/look/cards/card_sheets.h"
#include "mapsets/look/table/table_sheets.h"
#include "tests/mapsets/look/table_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

using picture::Box;

std::string linesOf(const picture::Picture& picture) { return picture::textOf(picture); }

bool isIn(const Box& inner, const Box& outer) {
    constexpr double rounding = 0.01;
    return inner.left >= outer.left - rounding && inner.right <= outer.right + rounding &&
           inner.top >= outer.top - rounding && inner.bottom <= outer.bottom + rounding;
}

bool overlap(const Box& one, const Box& other) {
    constexpr double rounding = 0.01;
    return one.left < other.right - rounding && other.left < one.right - rounding &&
           one.top < other.bottom - rounding && other.top < one.bottom - rounding;
}

class TableOfSeats : public testing::TestWithParam<std::size_t> {
  protected:
    model::Document document = tableOf(GetParam());
    Cards cards{cardGame(), cardFaces(), model::Language::english};
    TableOrder order{cards, document, {}, {}, {420, 297}};
    TableLayout layout = layOutTable(order);
};

TEST_P(TableOfSeats, FansAndPilesStayInTheirAreas) {
    const Box sheet{0, 0, TableLayout::width, layout.height};
    ASSERT_EQ(layout.seats.size(), GetParam());
    for (const auto& seat : layout.seats) {
        EXPECT_TRUE(isIn(seat.box, sheet));
        for (const auto& group : seat.groups) {
            EXPECT_TRUE(isIn(group.box, seat.box)) << group.name;
            for (const auto& card : group.cards) EXPECT_TRUE(isIn(card.box, group.box)) << group.name;
        }
        for (const auto& other : seat.others) {
            EXPECT_TRUE(isIn(other.box, seat.box)) << other.name;
            for (const auto& card : other.cards) EXPECT_TRUE(isIn(card.box, seat.box)) << other.name;
        }
    }
    for (const auto& pile : layout.common) EXPECT_TRUE(isIn(pile.box, layout.centre)) << pile.name;
}

TEST_P(TableOfSeats, NothingCoversAnotherThing) {
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        EXPECT_FALSE(overlap(layout.seats[i].box, layout.centre));
        for (std::size_t j = i + 1; j < layout.seats.size(); ++j)
            EXPECT_FALSE(overlap(layout.seats[i].box, layout.seats[j].box));
        std::vector<Box> blocks;
        for (const auto& group : layout.seats[i].groups) blocks.push_back(group.box);
        for (const auto& other : layout.seats[i].others) blocks.push_back(other.box);
        for (std::size_t a = 0; a < blocks.size(); ++a)
            for (std::size_t b = a + 1; b < blocks.size(); ++b) EXPECT_FALSE(overlap(blocks[a], blocks[b]));
    }
}

/// Letters of names do not touch cards.
TEST_P(TableOfSeats, NamesAreNotOverCards) {
    const auto picture = drawTable(order, layout);
    std::vector<Box> allCards;
    for (const auto& seat : layout.seats) {
        for (const auto& group : seat.groups)
            for (const auto& card : group.cards) allCards.push_back(card.box);
        for (const auto& other : seat.others)
            for (const auto& card : other.cards) allCards.push_back(card.box);
    }
    for (const auto& layer : picture.layers) {
        if (layer.name != "names") continue;
        for (const auto& mark : layer.marks) {
            const auto& text = std::get<picture::Text>(mark.what);
            for (const auto& card : allCards) EXPECT_FALSE(card.grown(-0.05).holds(text.at)) << text.words;
        }
    }
}

TEST_P(TableOfSeats, IsTheSameTwiceAndOnOtherPaper) {
    EXPECT_EQ(linesOf(drawTable(order)), linesOf(drawTable(order)));
    auto small = order;
    small.paper = {297, 210};
    EXPECT_DOUBLE_EQ(layOutTable(small).cardScale, layout.cardScale);
}

/// So large that the strengths of cards can be read.
TEST_P(TableOfSeats, CardsAreLarge) { EXPECT_GE(layout.cardScale, GetParam() <= 4 ? 0.2 : 0.15); }

INSTANTIATE_TEST_SUITE_P(Seats, TableOfSeats, testing::Values(1, 2, 3, 4, 5, 6));

TEST(TablePicture, HasNoSecretsOfOthers) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    const auto whole = sampleTable();
    const auto ana = seenFrom(whole, "p1");
    const auto words = allWordsOf(drawTable({cards, ana, {}, "Ana", {420, 297}}));
    const auto has = [&](const std::string& part) {
        return std::ranges::any_of(
            words, [&](const std::string& one) { return one.find(part) != std::string::npos; });
    };
    EXPECT_TRUE(has("Major Offensive")) << "her own hand";
    EXPECT_TRUE(has("Hill 205 (US)")) << "her own choice";
    EXPECT_FALSE(has("Sniper")) << "the hand of another player";
    EXPECT_FALSE(has("Woods")) << "what another player chose, and the deck";
    const auto all = allWordsOf(drawTable({cards, whole, {}, {}, {420, 297}}));
    EXPECT_NE(
        std::ranges::find_if(all, [](const auto& one) { return one.find("Sniper") != std::string::npos; }),
        all.end());
}

/// Whatever is hidden: the picture for a player is the same.
TEST(TablePicture, IsTheSameWhateverOthersHold) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    auto other = sampleTable();
    auto scenario = **other.scenario;
    for (auto& space : scenario.tableau->spaces)
        if (space.kind == "deck" || (space.kind == "hand" && space.seat.text != "p1"))
            for (auto& card : space.cards) card.type = model::CounterTypeId("inf-01");
    for (auto& selection : scenario.tableau->selections)
        if (selection.seat.text != "p1") selection.picks.clear();
    other.scenario = model::Shared<model::Scenario>(std::move(scenario));
    const auto one = seenFrom(sampleTable(), "p1"), two = seenFrom(other, "p1");
    EXPECT_EQ(linesOf(drawTable({cards, one, {}, {}, {420, 297}})),
              linesOf(drawTable({cards, two, {}, {}, {420, 297}})));
}

TEST(TableSheets, TheSelectionOfOthersIsNotTicked) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    const auto blank = selectionSheets(cards, seenFrom(sampleTable(), ""), {210, 297});
    const auto ana = selectionSheets(cards, seenFrom(sampleTable(), "p1"), {210, 297});
    const auto all = selectionSheets(cards, sampleTable(), {210, 297});
    ASSERT_EQ(blank.size(), 2u);
    const auto marks = [](const picture::Picture& page) { return page.layers[0].marks.size(); };
    EXPECT_EQ(marks(ana[0]), marks(blank[0]) + 3);
    EXPECT_EQ(marks(all[0]), marks(blank[0]) + 5);
}

TEST(CardSheets, EveryCardIsPrintedWithItsBackBehindIt) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    const auto pages = proxySheets(cards, sampleTable(), {210, 297});
    EXPECT_EQ(pages.size(), 30u);  // 128 cards, nine on a sheet
    for (std::size_t sheet = 0; sheet + 1 < pages.size(); sheet += 2) {
        // A box of a front, mirrored over the long edge, is a box of a back.
        const auto boxesOf = [](const picture::Picture& page, bool isMirrored) {
            std::set<std::pair<int, int>> places;
            for (const auto& mark : page.layers[0].marks)
                if (const auto* group = std::get_if<picture::Group>(&mark.what)) {
                    const auto box = group->clip.box();
                    places.insert({static_cast<int>(isMirrored ? 210 - box.right + 0.5 : box.left + 0.5),
                                   static_cast<int>(box.top)});
                }
            return places;
        };
        EXPECT_EQ(boxesOf(pages[sheet], false), boxesOf(pages[sheet + 1], true)) << sheet;
    }
}

TEST(CardSheets, TheCheckListHasABoxForEachCard) {
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    const auto document = sampleTable();
    const auto pages = deckCheckList(cards, document, {210, 297});
    std::size_t boxes = 0;
    for (const auto& page : pages)
        for (const auto& mark : page.layers[1].marks)
            boxes += std::holds_alternative<picture::Stroke>(mark.what) ? 1U : 0U;
    EXPECT_EQ(boxes, 128u);
}

std::string placeOf(const Box& box) {
    std::string text;
    for (const double value : {box.left, box.top, box.right, box.bottom})
        text += " " + std::to_string(std::lround(value));
    return text;
}

/// Where everything lies on the table of the sample, in whole millimetres.
TEST(TablePicture, OfTheSampleStaysTheSame) {
    const auto document = sampleTable();
    const Cards cards(cardGame(), cardFaces(), model::Language::english);
    const auto layout = layOutTable(TableOrder{cards, document, {}, {}, {420, 297}});
    std::string text = "centre" + placeOf(layout.centre) + "\n";
    const auto add = [&](const std::string& what, const Box& box, const std::vector<LaidCard>& lying) {
        text += what + placeOf(box) + "\n";
        for (const auto& card : lying) text += "    card" + placeOf(card.box) + "\n";
    };
    for (const auto& pile : layout.common) add("pile " + pile.name, pile.box, pile.cards);
    for (const auto& seat : layout.seats) {
        text += "seat" + placeOf(seat.box) + "\n";
        for (const auto& lane : seat.lanes) text += "  lane " + lane.name + placeOf(lane.box) + "\n";
        for (const auto& group : seat.groups) add("  group " + group.name, group.box, group.cards);
        for (const auto& other : seat.others) add("  space " + other.name, other.box, other.cards);
    }
    const auto file = std::filesystem::path(COTA_SOURCE_DIR) / "tests/golden/look/table.txt";
    if (std::getenv("COTA_UPDATE")) std::ofstream(file, std::ios::binary) << text;
    std::ifstream golden(file, std::ios::binary);
    EXPECT_EQ(text, std::string(std::istreambuf_iterator<char>(golden), {}));
}

}  // namespace

// The table of a game without a map in the window: what is below the pointer, moves with their reasons,
// attacks, what a player sees, where findings are.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/table/table_desk.h"
#include "editor/table/table_drag.h"
#include "editor/table/table_edits.h"
#include "editor/table/table_findings.h"
#include "editor/table/table_menu.h"
#include "editor/table/table_sheets.h"
#include "tests/editor/session/open_sample.h"

using namespace cota;
using model::Subject;
using model::SubjectKind;
using session::TableDrop;
using session::TableReason;
using session::TableSpot;
using In = TableSpot::In;

namespace {

class TableView : public ::testing::Test {
  protected:
    support::OpenSample open{support::OpenSample::tableSample};
    session::TableDesk desk{open.session()};

    const session::TableScene& scene() { return *desk.scene(); }
    const model::Tableau& tableau() { return *session::tableOf(open.session().document()); }
    static picture::Point middleOf(const picture::Box& box) {
        return {(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    }
    static Subject group(const char* id) { return {SubjectKind::cardGroup, id, {}}; }
    static Subject seat(const char* id) { return {SubjectKind::seat, id, {}}; }
    static Subject space(const char* id) { return {SubjectKind::space, id, {}}; }
    /// The first card of a hand.
    static Subject inHand() { return session::subjectOf({In::space, "p1-hand", 0}); }
};

TEST_F(TableView, IsPlayedOnATable) {
    EXPECT_EQ(open.session().playedOn(), session::PlayedOn::table);
    EXPECT_EQ(open.session().map(), nullptr);
    support::OpenSample other("tcs/orvane.scenario.xml");
    EXPECT_EQ(other.session().playedOn(), session::PlayedOn::map);
}

TEST_F(TableView, PictureIsThatOfTheCommandLine) {
    EXPECT_EQ(scene().picture().layers.size(), 5U);
    EXPECT_EQ(scene().size().width, 420);
}

TEST_F(TableView, EveryThingIsFoundWhereItIsDrawn) {
    std::size_t cards = 0, groups = 0;
    for (const auto& one : scene().layout().seats) {
        for (const auto& laid : one.groups) {
            ++groups;
            EXPECT_EQ(scene().thingsAt(middleOf(laid.caption)).front(), group(laid.group->id.text.c_str()));
            for (const auto& card : laid.cards) {
                ++cards;
                // A marker may cover the middle.
                const auto things = scene().thingsAt({middleOf(card.visible).x, card.visible.top + 1});
                ASSERT_GE(things.size(), 4U);
                EXPECT_EQ(things[0], session::subjectOf(scene().spotOf(*card.card)));
                EXPECT_EQ(things[1], group(laid.group->id.text.c_str()));
                EXPECT_EQ(things[2].kind, SubjectKind::space);
                EXPECT_EQ(things[3], seat(one.seat->id.text.c_str()));
            }
        }
    }
    EXPECT_EQ(groups, model::cardGroupsOf(tableau()).size());
    EXPECT_GT(cards, 25U);
    EXPECT_EQ(scene().thingsAt({-5, -5}).size(), 0U);
    EXPECT_EQ(scene().thingsAt({1, 1}).front(), session::tableSubject());
}

TEST_F(TableView, MarkersAreAboveTheirCards) {
    const auto boxes = scene().boxesOf(session::subjectOf({In::group, "p3-town", 0, 0}));
    ASSERT_EQ(boxes.size(), 1U);
    const auto things = scene().thingsAt(middleOf(boxes[0]));
    EXPECT_TRUE(session::isMarker(things[0]));
    EXPECT_EQ(things[1], session::subjectOf({In::group, "p3-town", 0}));
    EXPECT_EQ(scene().nameOf(things[0]), "damage 2");
}

TEST_F(TableView, SpotsSurviveAsSubjects) {
    for (const auto& spot : {TableSpot{In::space, "deck", 3}, TableSpot{In::attached, "p2-us-1", 0},
                             TableSpot{In::table, "", TableSpot::none, 0}, TableSpot{In::group, "x", 1, 2}}) {
        const auto subject = session::subjectOf(spot);
        EXPECT_EQ(session::spotOf(subject), spot) << subject.id;
        EXPECT_NE(session::isCard(subject), session::isMarker(subject));
    }
    EXPECT_EQ(session::spotOf({SubjectKind::counter, "u-1", {}}), std::nullopt);
    EXPECT_FALSE(session::isCard({SubjectKind::counter, "u-1", {}}));
}

TEST_F(TableView, CardJoinsAGroupWithTheEndOfItsNation) {
    const auto hand = tableau().spaces[2].cards.size();
    const auto type = tableau().spaces[2].cards[0].type;
    ASSERT_EQ(open.take(session::moved(open.source(), {inHand()}, {group("p1-german-1")})), "");
    EXPECT_EQ(tableau().spaces[2].cards.size(), hand - 1);
    const auto& cards = session::groupNamed(tableau(), "p1-german-1")->cards;
    EXPECT_EQ(cards.back().type, type);
    EXPECT_EQ(session::nationOfEnd(open.session().document(), type, cards.back().end), "german");
    EXPECT_EQ(open.session().selection().focus(),
              session::subjectOf({In::group, "p1-german-1", cards.size() - 1}));
    EXPECT_EQ(open.session().history().now().label.pattern().substr(0, 4), "Move");
    open.session().undo();
    EXPECT_EQ(open.session().document(), open.session().savedDocument());
}

TEST_F(TableView, LastCardTakesItsGroupAndSiegeWithIt) {
    ASSERT_EQ(tableau().relations.size(), 1U);
    ASSERT_EQ(open.take(session::moved(open.source(), {group("p3-german-1")}, {space("discard")})), "");
    EXPECT_EQ(session::groupNamed(tableau(), "p3-german-1"), nullptr);
    EXPECT_TRUE(tableau().relations.empty());
    const auto& pile = session::spaceNamed(tableau(), "discard")->cards;
    EXPECT_EQ(pile.size(), 8U);
    EXPECT_EQ(pile[0].type.text, "ldr-09");
    EXPECT_FALSE(pile[0].faceDown);
}

TEST_F(TableView, CardsInAPileLieAsItShowsThem) {
    ASSERT_EQ(open.take(session::moved(open.source(), {session::subjectOf({In::group, "p2-german-1", 2})},
                                       {space("deck")})),
              "");
    const auto& top = session::spaceNamed(tableau(), "deck")->cards.front();
    EXPECT_EQ(top.type.text, "inf-21");
    EXPECT_TRUE(top.faceDown);
    EXPECT_FALSE(top.turned);  // it lay sideways
}

TEST_F(TableView, GroupGoesToAnotherPlayerWithWhatLiesOnIt) {
    ASSERT_EQ(open.take(session::moved(open.source(), {group("p2-us-1")}, {seat("p1")})), "");
    const auto* space = session::spaceAround(tableau(), {In::group, "p2-us-1"});
    EXPECT_EQ(space->id.text, "p1-area");
    EXPECT_EQ(session::groupNamed(tableau(), "p2-us-1")->attached.size(), 1U);
    EXPECT_EQ(tableau().relations.size(), 1U);
}

TEST_F(TableView, NothingMovesOntoItself) {
    for (const auto& [thing, to] :
         {std::pair(group("p2-us-1"), group("p2-us-1")), std::pair(group("p2-us-1"), seat("p2")),
          std::pair(inHand(), space("p1-hand"))}) {
        const auto written = session::moved(open.source(), {thing}, {to});
        EXPECT_FALSE(written.step) << thing.id;
        EXPECT_EQ(written.refusal, "");
    }
    EXPECT_NE(session::moved(open.source(), {inHand()}, {session::tableSubject()}).refusal, "");
}

TEST_F(TableView, AttachedCardsKnowWhoPlayedThem) {
    ASSERT_EQ(
        open.take(session::moved(open.source(), {inHand()}, {group("p2-german-1"), TableDrop::As::attached})),
        "");
    const auto& attached = session::groupNamed(tableau(), "p2-german-1")->attached;
    ASSERT_EQ(attached.size(), 1U);
    EXPECT_EQ(attached[0].by.text, "p1");
}

TEST_F(TableView, DragSaysWhatTheDropLeadsTo) {
    session::TableDrag drag(open.source(), desk.scene(), {session::subjectOf({In::space, "p1-hand", 0})});
    const auto over = [&](const Subject& thing) {
        return drag.goTo(scene().thingsAt(middleOf(scene().boxesOf(thing).front())), TableDrop::As::usual);
    };
    EXPECT_TRUE(over(group("p1-german-1")));
    EXPECT_FALSE(over(group("p1-german-1")));  // nothing new
    ASSERT_TRUE(drag.verdict());
    const auto& verdict = *drag.verdict();
    EXPECT_NE(verdict.title.find("manoeuvre group"), std::string::npos) << verdict.title;
    ASSERT_GE(verdict.groups.size(), 2U);
    // The actions of the game from a card to a group, with all their conditions in order.
    const auto reinforce =
        std::ranges::find(verdict.groups, "Reinforce a group", &session::ReasonGroup::title);
    ASSERT_NE(reinforce, verdict.groups.end());
    EXPECT_EQ(reinforce->verdict, TableReason::Mark::no);  // phase C
    EXPECT_EQ(reinforce->paragraph, "3.3, 8.0");
    ASSERT_NE(reinforce->first(), nullptr);
    EXPECT_TRUE(std::ranges::any_of(reinforce->reasons,
                                    [](const auto& one) { return one.mark == TableReason::Mark::yes; }));
    ASSERT_TRUE(drag.step());
    EXPECT_EQ(open.session().history().entries().size(), 1U);  // nothing is done before the drop
}

TEST_F(TableView, DragOntoTheWrongGroupNamesTheBrokenRule) {
    // A third infantry unit and a second leader make no armour group.
    session::TableDrag drag(open.source(), desk.scene(), {session::subjectOf({In::group, "p2-us-1", 0})});
    drag.goTo({group("p2-german-1")}, TableDrop::As::usual);
    ASSERT_TRUE(drag.verdict());
    EXPECT_EQ(drag.verdict()->verdict, TableReason::Mark::no);
    const auto* first = drag.verdict()->groups.front().first();
    ASSERT_NE(first, nullptr);
    EXPECT_TRUE(first->isNew);
    EXPECT_NE(first->paragraph, "");
}

TEST_F(TableView, ArrowsSayWhatTheMatrixSays) {
    const auto* action = desk.action();
    ASSERT_NE(action, nullptr);
    EXPECT_EQ(action->row->id, "attack");
    const auto matrix = session::matrixOf(scene(), *action);
    std::size_t asked = 0, allowed = 0;
    for (std::size_t row = 0; row < matrix.asked.rows.size(); ++row) {
        const auto arrows = session::attacksFrom(scene(), *action, group(matrix.asked.rows[row].id.c_str()));
        for (const auto& arrow : arrows) {
            const auto column = static_cast<std::size_t>(
                std::ranges::find(matrix.asked.columns, arrow.to.id, &mapsets::TableMatrix::Heading::id) -
                matrix.asked.columns.begin());
            const auto& cell = matrix.asked.at(row, column);
            ++asked;
            EXPECT_EQ(static_cast<int>(arrow.verdict), static_cast<int>(cell.verdict)) << arrow.to.id;
            if (cell.verdict == mapsets::TableVerdict::yes && cell.chance) {
                ++allowed;
                EXPECT_EQ(arrow.label, session::percentText(*cell.chance, model::Language::english));
            }
            if (cell.verdict == mapsets::TableVerdict::no && cell.need) {
                EXPECT_EQ(arrow.reasons.first()->text.substr(1),
                          matrix.asked.needs[*cell.need].text.en.substr(1));
            }
        }
    }
    EXPECT_EQ(asked, matrix.asked.rows.size() * (matrix.asked.rows.size() - 1));
    EXPECT_GT(allowed, 0U);
}

TEST_F(TableView, PlayerDoesNotSeeTheHandsOfOthers) {
    desk.lookAs({false, model::SeatId("p1")});
    EXPECT_FALSE(desk.mayChange());
    std::size_t own = 0;
    for (const auto& one : scene().layout().seats)
        for (const auto& other : one.others)
            for (const auto& card : other.cards) {
                if (other.space->kind != "hand") continue;
                EXPECT_EQ(card.isBack, one.seat->id.text != "p1") << other.space->id.text;
                own += card.isBack ? 0 : 1;
            }
    EXPECT_EQ(own, 6U);
    // Nor what they chose, in forms.
    auto source = open.source();
    source.document = scene().document();
    EXPECT_GT(session::tableSheet(source, seat("p1")).rows.size(),
              session::tableSheet(source, seat("p2")).rows.size());
    desk.lookAs({});
    EXPECT_TRUE(desk.mayChange());
}

TEST_F(TableView, FindingsHaveTheirPlaces) {
    open.take(session::moved(open.source(), {session::subjectOf({In::group, "p2-us-1", 0})},
                             {group("p2-german-1")}));
    open.session().waitForCheck();
    const auto pins = session::tablePins(open.session().document(), open.session().report());
    EXPECT_TRUE(
        std::ranges::any_of(pins, [&](const auto& pin) { return pin.subject == group("p2-german-1"); }));
    for (const auto& pin : pins) EXPECT_FALSE(scene().boxesOf(pin.subject).empty()) << pin.subject.id;
}

TEST_F(TableView, DealAndShuffleAreSteps) {
    ASSERT_TRUE(open.take(session::withDealt(open.source(), model::SpaceId("deck"), "hand", 2, 5)));
    EXPECT_EQ(session::spaceNamed(tableau(), "p1-hand")->cards.size(), 8U);
    EXPECT_EQ(session::spaceNamed(tableau(), "deck")->cards.size(), 62U);
    open.session().undo();
    EXPECT_FALSE(open.session().isModified());
    ASSERT_TRUE(open.take(session::withShuffled(open.source(), model::SpaceId("deck"), 5)));
    EXPECT_FALSE(
        open.take(session::withShuffled(open.source(), model::SpaceId("deck"), 5)));  // the same again
}

TEST_F(TableView, MenusOfferWhatTheThingCanDo) {
    const auto ids = [&](const Subject& thing) {
        std::vector<std::string> found;
        for (const auto& entry : session::tableMenu(open.source(), scene(), {thing}))
            found.push_back(entry.id);
        return found;
    };
    const auto has = [&](const Subject& thing, const char* id) {
        const auto all = ids(thing);
        return std::ranges::find(all, id) != all.end();
    };
    EXPECT_TRUE(has(group("p1-hill"), "relation-siege"));
    EXPECT_TRUE(has(group("p1-hill"), "add-marker"));
    EXPECT_FALSE(has(group("p1-hill"), "shuffle"));
    EXPECT_TRUE(has(space("deck"), "shuffle"));
    EXPECT_FALSE(has(space("deck"), "turn"));
    EXPECT_TRUE(has(inHand(), "move-to"));
}

TEST_F(TableView, ArrowKeysGoInTheirDirection) {
    std::size_t moves = 0;
    const auto at = [&](const Subject& thing) { return middleOf(scene().boxesOf(thing).front()); };
    for (const auto* one : model::cardGroupsOf(tableau())) {
        const auto from = group(one->id.text.c_str());
        for (const auto& [right, down] :
             {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
            const auto next = session::thingBeside(scene(), from, right, down);
            if (next == from) continue;  // the last one in this direction
            ++moves;
            EXPECT_GT((at(next).x - at(from).x) * right + (at(next).y - at(from).y) * down, 0) << from.id;
        }
    }
    EXPECT_GT(moves, 20U);
    EXPECT_NE(session::thingBeside(scene(), session::tableSubject(), 1, 0), session::tableSubject());
}

}  // namespace

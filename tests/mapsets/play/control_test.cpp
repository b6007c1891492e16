#include "mapsets/command/control.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "mapsets/command/unled.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/movement/reach.h"
#include "tests/support/moving_game.h"

using namespace cota;
using namespace cota::mapsets;

namespace {

struct Board {
    model::Document document;
    support::Field field;
    Roster roster;
    Control control;

    explicit Board(Mapset game = support::movingGame(), const std::vector<model::ScenarioPart>& parts = {})
        : document(laid(parts)),
          field(support::fieldOf(document, std::move(game))),
          roster(document, *field),
          control(document, *field, roster) {}
    std::string at(const char* label) const { return control.sideAt(field.at(label)).text; }

    /// Red in the north, blue in the south, and a blue chief who takes no control.
    static model::Document laid(const std::vector<model::ScenarioPart>& parts) {
        support::ScenarioMaker maker;
        maker.add(support::BoardMaker("b", 3, 7).board, 0, 0);
        for (const auto* id : {"red", "blue"}) {
            model::Side side;
            side.id = model::SideId(id);
            maker.scenario.sides.push_back(side);
        }
        maker.scenario.parts = parts;
        return support::ForcesMaker()
            .add({"r", "troops", "red", "b-0201", "", {}, {}})
            .add({"b", "troops", "blue", "b-0207", "", {}, {}})
            .add({"c", "chief", "blue", "b-0202", "", {}, {}})
            .into(maker.document());
    }
};

TEST(Control, AHexIsTheNearestSides) {
    const Board board;
    EXPECT_EQ(board.at("b-0201"), "red");
    EXPECT_EQ(board.at("b-0203"), "red");
    EXPECT_EQ(board.at("b-0205"), "blue");
    EXPECT_EQ(board.at("b-0204"), "");
    ASSERT_FALSE(board.control.ties().empty());
    for (const auto cell : board.control.ties()) EXPECT_TRUE(board.control.sideAt(cell).empty());
}

TEST(Control, TiesMayGoToTheFirstSide) {
    auto game = support::movingGame();
    support::strategyOf(game, "initial-control").parameters.set("equal", "first-side");
    const Board board(std::move(game));
    EXPECT_EQ(board.at("b-0204"), "red");
    EXPECT_FALSE(board.control.ties().empty());
}

TEST(Control, ATieGoesToTheFirstOfThoseWhoShareIt) {
    support::ScenarioMaker maker;
    maker.add(support::BoardMaker("b", 3, 15).board, 0, 0);
    for (const auto* id : {"red", "blue", "green"}) {
        model::Side side;
        side.id = model::SideId(id);
        maker.scenario.sides.push_back(side);
    }
    const auto document = support::ForcesMaker()
                              .add({"r", "troops", "red", "b-0201", "", {}, {}})
                              .add({"b", "troops", "blue", "b-0207", "", {}, {}})
                              .add({"g", "troops", "green", "b-0213", "", {}, {}})
                              .into(maker.document());
    auto game = support::movingGame();
    support::strategyOf(game, "initial-control").parameters.set("equal", "first-side");
    const auto field = support::fieldOf(document, std::move(game));
    const Roster roster(document, *field);
    const Control control(document, *field, roster);
    EXPECT_EQ(control.sideAt(field.at("b-0204")).text, "red");
    EXPECT_EQ(control.sideAt(field.at("b-0210")).text, "blue") << "red has no part in it";
    EXPECT_EQ(control.sideAt(field.at("b-0214")).text, "green");
}

TEST(Control, TheScenarioHasTheLastWord) {
    model::ScenarioPart part;
    part.kind = model::PartKindId("owned");
    part.side = model::SideId("blue");
    part.hexes = {{"b-0201"}, {"b-0204"}};
    const Board board(support::movingGame(), {part});
    EXPECT_EQ(board.at("b-0201"), "blue");
    EXPECT_EQ(board.at("b-0204"), "blue");
    EXPECT_EQ(board.at("b-0202"), "red");
    for (const auto cell : board.control.ties()) EXPECT_NE(cell, board.field.at("b-0204"));
}

TEST(Control, OnlySomeLightsBindTheUnled) {
    const Board board;
    EXPECT_TRUE(board.control.bindsUnled({"dark"}));
    EXPECT_FALSE(board.control.bindsUnled({"full"}));
}

/// Turn 1 by day, turn 2 by night: where blue's troops may not enter without a leader.
struct Nightfall {
    model::Document document = dated(Board::laid({}));
    support::Field field = support::fieldOf(document, game());
    Roster roster{document, *field};
    Play play{*field};
    Unled unled{document, play, roster, roster.find(model::CounterId("b")), 2};
    std::size_t red = static_cast<std::size_t>(field.at("b-0201"));

    static model::Document dated(model::Document document) {
        auto scenario = **document.scenario;
        scenario.turns.count = 2;
        scenario.turns.records.emplace_back();
        scenario.turns.records.back().from = scenario.turns.records.back().to = 2;
        scenario.turns.records.back().light = "night";
        document.scenario = model::Shared<model::Scenario>(std::move(scenario));
        return document;
    }
    static Mapset game() {
        auto game = support::movingGame();
        game.catalogue.wordLists[0].words[1].tags = {"dark"};
        game.catalogue.seal();
        return game;
    }
    bool isShut(const ReachQuery& query, std::size_t turn) const {
        const auto* rules = query.rules.at(turn);
        return rules != nullptr && ((*rules)[red] & cellShut) != 0;
    }
};

TEST(Unled, RulesOfMoreTurnsThanAreStatedKeepApart) {
    Nightfall night;
    ASSERT_TRUE(night.unled.isBound());
    const auto cells = static_cast<std::size_t>(night.field->cellCount());
    CellRules first(cells, cellStops), second(cells, cellMayStop), third(cells, cellHelped);
    ReachQuery query;
    query.rules = {&first, &second, &third};
    night.unled.bind(query);
    ASSERT_EQ(query.rules.size(), 3u);
    EXPECT_EQ(query.rules[0], &first) << "by day nothing is added";
    EXPECT_EQ((*query.rules[1])[night.red], cellMayStop | cellShut);
    EXPECT_EQ((*query.rules[2])[night.red], cellHelped | cellShut) << "turn 3 is as dark as turn 2";
}

TEST(Unled, FewerRulesThanTurnsHoldOn) {
    Nightfall night;
    CellRules only(static_cast<std::size_t>(night.field->cellCount()), cellStops);
    ReachQuery some, none;
    some.rules = {&only};
    night.unled.bind(some);
    night.unled.bind(none);
    ASSERT_EQ(some.rules.size(), 2u);
    EXPECT_EQ(some.rules[0], &only);
    EXPECT_EQ((*some.rules[1])[night.red], cellStops | cellShut) << "binding another query changes nothing";
    EXPECT_FALSE(night.isShut(none, 0));
    EXPECT_TRUE(night.isShut(none, 1));
}

TEST(Unled, ByNightAUnitNeedsALeaderOutsideTheHexesOfItsSide) {
    Nightfall night;
    const auto needs = [&](const char* from, const char* to, int turn) {
        const auto need = night.unled.need(night.field.at(from), night.field.at(to), turn);
        return need ? need->reason : "";
    };
    EXPECT_EQ(needs("b-0205", "b-0204", 2), "dark") << "as near to both sides: of neither";
    EXPECT_EQ(needs("b-0204", "b-0203", 2), "dark") << "the other side's";
    EXPECT_EQ(needs("b-0206", "b-0205", 2), "") << "its own side's";
    EXPECT_EQ(needs("b-0204", "b-0203", 1), "") << "by day";
}

/// Red's fire reaches five hexes. In turn 2 it sees no farther than one.
struct Mist {
    model::Document document = dated();
    support::Field field = support::fieldOf(document, support::movingGame());
    Roster roster{document, *field};
    Play play{*field};
    UnitIndex blue = roster.find(model::CounterId("b"));
    Unled unled{document, play, roster, blue, 2};

    static model::Document dated() {
        support::ScenarioMaker maker;
        maker.add(support::BoardMaker("b", 3, 7).board, 0, 0);
        maker.scenario.turns.count = 2;
        maker.scenario.turns.records.emplace_back();
        maker.scenario.turns.records.back().from = maker.scenario.turns.records.back().to = 2;
        maker.scenario.turns.records.back().visibility = 1;
        return support::ForcesMaker()
            .add({"r", "troops", "red", "b-0201", "", {{"direct", "5-5"}}, {}})
            .add({"b", "troops", "blue", "b-0207", "", {{"moves", "3"}}, {}})
            .into(maker.document());
    }
};

TEST(Unled, ATurnOfAnotherVisibilityIsAnotherTurn) {
    const Mist mist;
    const auto from = mist.field.at("b-0207"), to = mist.field.at("b-0206");
    ASSERT_TRUE(mist.unled.need(from, to, 1));
    EXPECT_EQ(mist.unled.need(from, to, 1)->reason, "closer");
    EXPECT_FALSE(mist.unled.need(from, to, 2)) << "red does not see it";
    EXPECT_TRUE(mist.unled.need(mist.field.at("b-0203"), mist.field.at("b-0202"), 2));
}

TEST(Unled, AHexReachedLaterAloneIsReachedInTimeOnlyWithALeader) {
    Mist mist;
    const auto movement = makeMovement(*mist.field, mist.roster.tags(), &**mist.document.scenario);
    const auto query = queryFor(mist.roster, *movement, mist.blue, 2);
    const ReachGraph graph(*mist.field, *movement, moverOf(mist.roster, mist.blue));
    ReachSearch search(graph);
    search.run(query);
    auto reached = search.result();
    const auto led = markLed(graph, search, query, mist.unled, reached);
    const auto near = mist.field.at("b-0206");
    ASSERT_NE(reached.find(near), nullptr);
    EXPECT_EQ(reached.find(near)->turn, 1);
    EXPECT_TRUE(reached.find(near)->needsLeader);
    const auto found = std::ranges::find(led, near, &LedHex::cell);
    ASSERT_NE(found, led.end());
    EXPECT_EQ(found->without, 2) << "alone it goes there in the mist";
    EXPECT_EQ(found->need.reason, "closer");
}

TEST(Unled, WhereNothingIsClosedAQueryStaysAsItIs) {
    Board board;
    Play play(*board.field);
    Unled unled(board.document, play, board.roster, board.roster.find(model::CounterId("c")), 1);
    if (unled.isBound()) GTEST_SKIP() << "it is bound here";
    CellRules rules;
    ReachQuery query;
    query.rules = {&rules, &rules};
    unled.bind(query);
    EXPECT_EQ(query.rules.size(), 2u);
    EXPECT_TRUE(query.closedSides.empty());
}

}  // namespace

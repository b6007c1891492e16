#include "mapsets/play/control.h"

#include <gtest/gtest.h>

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

    /// Red in the north, blue in the south, and a chief of blue who takes no control.
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

}  // namespace

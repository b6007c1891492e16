#include "editor/tools/contour_tool.h"

#include <gtest/gtest.h>

#include <set>

#include "editor/tools/contour_heights.h"
#include "editor/tools/tool_marks.h"
#include "editor/tools/toolbox.h"
#include "formats/model/document/edits.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;
using tools::ContourAction;

namespace {

class ContourToolTest : public ::testing::Test {
  protected:
    ContourToolTest() { hand.choices.contour.offersHeight = false; }
    void press(const char* hex, bool isDouble = false) {
        auto event = ToolFixture::event(hand.at(hex));
        event.isDouble = isDouble;
        tool.press(hand.context(), event);
        hand.take(tool.release(hand.context(), event));
    }
    void draw(const std::vector<const char*>& hexes) {
        hand.choices.contour.action = ContourAction::draw;
        for (const char* hex : hexes) press(hex);
        hand.take(tool.finish(hand.context()));
    }
    void act(ContourAction action, std::initializer_list<const char*> hexes, bool control = false) {
        hand.choices.contour.action = action;
        hand.stroke(tool, hexes, control);
    }
    const std::vector<model::Contour>& contours() const { return hand.board().contours; }
    model::GridPoint centre(const char* hex) const {
        return model::hexCentre(hand.board().grid, hand.board().grid.hexOf(hex).value());
    }
    ToolFixture hand;
    tools::ContourTool tool;
};

/// Saving renames the board while a line is being drawn: the line continues.
TEST_F(ContourToolTest, GoesOnWhenItsBoardGetsAnotherName) {
    press("0201");
    press("0203");
    const std::vector<session::FileRename> renames{{{xml::FileKind::board, "A.board.xml"}, "hill.board.xml"}};
    hand.rename(renames);
    tool.takeNames(renames);
    ASSERT_TRUE(tool.isBusy());
    press("0303");
    hand.take(tool.finish(hand.context()));
    ASSERT_EQ(hand.board("hill.board.xml").contours.size(), 1u);
    EXPECT_EQ(hand.board("hill.board.xml").contours[0].points.size(), 3u);
}

TEST_F(ContourToolTest, DrawsOpenLinesByEnter) {
    hand.choices.contour.metres = 120;
    draw({"0202", "0402", "0604"});
    ASSERT_EQ(contours().size(), 1u);
    EXPECT_EQ(contours()[0].points, (std::vector{centre("0202"), centre("0402"), centre("0604")}));
    EXPECT_EQ(contours()[0].metres, 120);
    EXPECT_FALSE(contours()[0].closed);
}

TEST_F(ContourToolTest, ShowsTheHeightThatAPressWouldUse) {
    hand.choices.contour.metres = 100;
    const auto over = ToolFixture::event(hand.at("0402"));
    tool.feedback(hand.context(), over);
    EXPECT_EQ(hand.choices.contour.metres, 100) << "a typed height stays";
    hand.choices.contour.offersHeight = true;
    tool.feedback(hand.context(), over);
    const int shown = hand.choices.contour.metres;
    EXPECT_EQ(shown, tools::contourAbove(hand.map(), over.at));
    draw({"0402", "0404"});
    ASSERT_EQ(contours().size(), 1u);
    EXPECT_EQ(contours()[0].metres, shown);
}

TEST_F(ContourToolTest, DoublePressEnds) {
    press("0202");
    press("0402");
    press("0402", true);
    ASSERT_EQ(contours().size(), 1u);
    EXPECT_EQ(contours()[0].points.size(), 2u);
}

TEST_F(ContourToolTest, PressOnTheFirstPointCloses) {
    for (const char* hex : {"0202", "0502", "0505", "0202"}) press(hex);
    ASSERT_EQ(contours().size(), 1u);
    EXPECT_TRUE(contours()[0].closed);
    EXPECT_EQ(contours()[0].points.size(), 3u);
}

TEST_F(ContourToolTest, ReshapeDragsAPoint) {
    draw({"0202", "0402", "0604"});
    act(ContourAction::reshape, {"0402", "0405"});
    EXPECT_EQ(contours()[0].points[1], centre("0405"));
    EXPECT_EQ(contours()[0].points.size(), 3u);
    EXPECT_EQ(hand.history.entries().size(), 3u);
}

TEST_F(ContourToolTest, ReshapeMakesAndTakesPoints) {
    draw({"0202", "0206"});
    act(ContourAction::reshape, {"0204", "0404"});
    ASSERT_EQ(contours()[0].points.size(), 3u);
    EXPECT_EQ(contours()[0].points[1], centre("0404"));
    act(ContourAction::reshape, {"0404"}, true);
    EXPECT_EQ(contours()[0].points.size(), 2u);
    act(ContourAction::reshape, {"0202"}, true);
    EXPECT_EQ(contours()[0].points.size(), 2u) << "a line has two points";
}

TEST_F(ContourToolTest, PressOnAPointReshapesNothing) {
    draw({"0202", "0402"});
    act(ContourAction::reshape, {"0202"});
    EXPECT_EQ(hand.history.entries().size(), 2u);
}

TEST_F(ContourToolTest, PressBetweenPointsReshapesNothing) {
    draw({"0202", "0206"});
    act(ContourAction::reshape, {"0204"});
    EXPECT_EQ(contours()[0].points.size(), 2u);
    EXPECT_NE(hand.message, "") << "what to do";
}

TEST_F(ContourToolTest, JoinsEnds) {
    draw({"0202", "0302"});
    draw({"0602", "0702"});
    act(ContourAction::join, {"0302", "0602"});
    ASSERT_EQ(contours().size(), 1u);
    EXPECT_EQ(contours()[0].points.size(), 4u);
}

/// While an end is dragged, the new line is shown, and where it can be joined.
TEST_F(ContourToolTest, JoiningShowsTheLineToCome) {
    draw({"0202", "0302"});
    draw({"0602", "0702"});
    hand.choices.contour.action = ContourAction::join;
    tool.press(hand.context(), ToolFixture::event(hand.at("0302")));
    const auto boxAt = [&](const char* hex) {
        tool.drag(hand.context(), ToolFixture::event(hand.at(hex)));
        picture::Box box;
        for (const auto& mark : tool.feedback(hand.context(), ToolFixture::event(hand.at(hex))))
            box.add(mark.box());
        return box;
    };
    EXPECT_TRUE(boxAt("0505").holds(hand.at("0505")));
    const auto onTheWay = tool.feedback(hand.context(), std::nullopt).size();
    EXPECT_TRUE(boxAt("0602").holds(hand.at("0602")));
    EXPECT_EQ(tool.feedback(hand.context(), std::nullopt).size(), onTheWay + 1) << "the end it would join";
}

/// Tick marks are on the higher side: left of a line from west to east is north.
TEST_F(ContourToolTest, TicksShowTheHigherSide) {
    draw({"0203", "0603"});
    const auto ticks = [&] {
        const std::vector<model::MapPoint> points{hand.at("0203"), hand.at("0603")};
        picture::Box box;
        for (const auto& mark :
             tools::highSideMarks(hand.context(), points, contours()[0].high, contours()[0].closed))
            box.add(mark.box());
        return box;
    };
    EXPECT_TRUE(ticks().empty()) << "the higher side is not known yet";
    act(ContourAction::turn, {"0203"});
    ASSERT_EQ(contours()[0].high, model::HighSide::left);
    const double line = hand.at("0203").y;
    EXPECT_LT(ticks().top, line - 1);
    EXPECT_LT(ticks().bottom, line + 1);
    act(ContourAction::turn, {"0203"});
    EXPECT_GT(ticks().bottom, line + 1);
    auto context = hand.context();
    const auto bare = tool.feedback(context, ToolFixture::event(hand.at("0203"))).size();
    EXPECT_EQ(bare, 1u + 1u + 2u) << "the line, its tick, its points";
}

TEST_F(ContourToolTest, JoinsItsOwnEnds) {
    draw({"0202", "0502", "0505"});
    act(ContourAction::join, {"0202", "0505"});
    EXPECT_TRUE(contours()[0].closed);
}

TEST_F(ContourToolTest, DoesNotJoinOtherHeights) {
    draw({"0202", "0302"});
    hand.choices.contour.metres = 200;
    draw({"0602", "0702"});
    act(ContourAction::join, {"0302", "0602"});
    EXPECT_EQ(contours().size(), 2u);
}

TEST_F(ContourToolTest, Parts) {
    draw({"0202", "0402", "0602"});
    act(ContourAction::split, {"0402"});
    ASSERT_EQ(contours().size(), 2u);
    EXPECT_NE(contours()[0].id, contours()[1].id);
}

TEST_F(ContourToolTest, TurnsSetsHeightAndErases) {
    draw({"0202", "0402"});
    act(ContourAction::turn, {"0202"});
    EXPECT_EQ(contours()[0].high, model::HighSide::left);
    act(ContourAction::turn, {"0202"});
    EXPECT_EQ(contours()[0].high, model::HighSide::right);
    hand.choices.contour.metres = 340;
    act(ContourAction::height, {"0202"});
    EXPECT_EQ(contours()[0].metres, 340);
    act(ContourAction::erase, {"0202"});
    EXPECT_TRUE(contours().empty());
}

TEST_F(ContourToolTest, TheGuideNamesAllItDoes) {
    for (const auto& row : tools::toolRows()) {
        if (row.palette != tools::PaletteKind::contours) continue;
        for (const char* action :
             {"Draw:", "Edit points:", "Join ends:", "Split:", "Flip higher side:", "Set height:", "Remove:"})
            EXPECT_NE(std::string(row.guide.english()).find(action), std::string::npos) << action;
    }
}

TEST_F(ContourToolTest, EachActionSaysHowItIsDone) {
    std::set<std::string> told;
    for (int action = 0; action <= static_cast<int>(ContourAction::erase); ++action)
        told.insert(tools::helpOf(static_cast<ContourAction>(action)).english());
    EXPECT_EQ(told.size(), 7u);
    for (const auto& row : tools::toolRows())
        if (row.palette == tools::PaletteKind::contours) {
            EXPECT_TRUE(told.contains(row.help.english()));
        }
}

TEST_F(ContourToolTest, NothingIsCaughtFarFromALine) {
    draw({"0202", "0402"});
    act(ContourAction::erase, {"0605"});
    EXPECT_EQ(contours().size(), 1u);
}

TEST_F(ContourToolTest, OnATurnedBoardPointsLieWhereTheyWerePressed) {
    ToolFixture other(support::joinedBoards());
    const auto b = other.map().toSheet({"B.board.xml", {2000, 1500}});
    const auto c = other.map().toSheet({"B.board.xml", {1000, 1500}});
    ASSERT_TRUE(b && c);
    for (const auto& at : {*b, *c}) {
        tool.press(other.context(), ToolFixture::event(at));
        other.take(tool.release(other.context(), ToolFixture::event(at)));
    }
    other.take(tool.finish(other.context()));
    ASSERT_EQ(other.board("B.board.xml").contours.size(), 1u);
    EXPECT_EQ(other.board("B.board.xml").contours[0].points,
              (std::vector<model::GridPoint>{{2000, 1500}, {1000, 1500}}));
}

TEST_F(ContourToolTest, SaysWhatTheGestureWouldMakeWhileItGoesOn) {
    EXPECT_TRUE(tool.showsHeights());
    EXPECT_FALSE(tool.proposed(hand.context()));
    draw({"0202", "0402", "0604"});
    const auto pressAt = [&](const char* hex) {
        tool.press(hand.context(), ToolFixture::event(hand.at(hex)));
    };

    hand.choices.contour.action = ContourAction::reshape;
    pressAt("0402");
    tool.drag(hand.context(), ToolFixture::event(hand.at("0404")));
    const auto dragged = tool.proposed(hand.context());
    ASSERT_TRUE(dragged);
    EXPECT_EQ(dragged->boards.at("A.board.xml")->contours[0].points[1], centre("0404"));
    EXPECT_EQ(contours()[0].points[1], centre("0402")) << "nothing is done before the release";
    hand.take(tool.release(hand.context(), ToolFixture::event(hand.at("0404"))));
    EXPECT_EQ(hand.document(), *dragged) << "and then just that";
    EXPECT_FALSE(tool.proposed(hand.context()));

    // Actions of a single click, with the button held.
    for (const auto action :
         {ContourAction::split, ContourAction::turn, ContourAction::height, ContourAction::erase}) {
        hand.choices.contour.action = action;
        hand.choices.contour.metres = 77;
        pressAt("0404");
        EXPECT_TRUE(tool.proposed(hand.context())) << static_cast<int>(action);
        tool.cancel();
        EXPECT_FALSE(tool.proposed(hand.context()));
    }
    // A line being drawn.
    hand.choices.contour.action = ContourAction::draw;
    press("0201");
    press("0301");
    const auto drawing = tool.proposed(hand.context());
    ASSERT_TRUE(drawing);
    EXPECT_EQ(drawing->boards.at("A.board.xml")->contours.size(), 2u);
}

// Undo with the button held removes the thing that the drag began on.
TEST_F(ContourToolTest, WhatAGestureBeganOnMayBeGone) {
    const auto pressOn = [&](ContourAction action, const char* hex, bool control) {
        tool.cancel();
        hand.choices.contour.action = action;
        auto event = ToolFixture::event(hand.at(hex));
        event.control = control;
        tool.press(hand.context(), event);
        tool.drag(hand.context(), ToolFixture::event(hand.at("0404")));
    };
    const auto bare = hand.document();
    draw({"0202", "0402"});
    const auto shortLine = hand.document();
    const auto id = contours()[0].id;
    hand.take(session::HistoryEntry{
        "Edit", model::withContourPoints(shortLine, "A.board.xml", id,
                                         {centre("0202"), centre("0402"), centre("0604")})});
    const auto longLine = hand.document();
    for (const auto& less : {bare, shortLine})
        for (const auto action : {ContourAction::reshape, ContourAction::join, ContourAction::split,
                                  ContourAction::turn, ContourAction::height, ContourAction::erase})
            for (const bool control : {false, true}) {
                hand.take(session::HistoryEntry{"Edit", longLine});
                pressOn(action, "0604", control);
                hand.take(session::HistoryEntry{"Edit", less});
                EXPECT_FALSE(tool.proposed(hand.context())) << static_cast<int>(action);
                EXPECT_TRUE(tool.feedback(hand.context(), std::nullopt).empty()) << static_cast<int>(action);
                EXPECT_FALSE(tool.release(hand.context(), ToolFixture::event(hand.at("0404"))));
                EXPECT_FALSE(tool.isBusy());
            }
}

TEST_F(ContourToolTest, DrawsNoFirstLineOverHillsMadeOfLevels) {
    const auto& board = hand.document().boards.begin()->first;
    hand.take(session::HistoryEntry{"Raise",
                                    model::withLevel(hand.document(), board, {{model::HexCoord{0, 0}}}, 2)});
    auto event = ToolFixture::event(hand.at("0202"));
    tool.press(hand.context(), event);
    hand.take(tool.release(hand.context(), event));
    EXPECT_FALSE(tool.isBusy());
    EXPECT_NE(hand.message.find("Levels tool (L)"), std::string::npos) << hand.message;
    draw({"0203", "0204"});
    EXPECT_TRUE(contours().empty());
    // If a board has contours, more can be drawn: levels and contours may agree.
    model::Contour line;
    line.id = "c";
    line.points = {centre("0402"), centre("0404")};
    hand.take(session::HistoryEntry{"Draw", model::withContour(hand.document(), board, line)});
    draw({"0203", "0204"});
    EXPECT_EQ(contours().size(), 2u);
}

}  // namespace

// Contours drawn by hand: few smooth points, rings that close, hills and hollows.
#include <gtest/gtest.h>

#include <cmath>

#include "editor/tools/contour_heights.h"
#include "editor/tools/contour_tool.h"
#include "editor/tools/freehand.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/geometry/outline.h"
#include "formats/model/relief/level_contours.h"
#include "tests/editor/tools/tool_fixture.h"
#include "tests/support/real_game.h"

using namespace cota;
using support::ToolFixture;
using tools::Smoothness;

namespace {

/// A circle on the sheet as a trembling hand draws it; it ends a little beside its start.
std::vector<model::MapPoint> circle(model::MapPoint middle, double radius, bool isClockwise = true) {
    std::vector<model::MapPoint> points;
    for (int i = 0; i <= 72; ++i) {
        const double angle = (isClockwise ? 1 : -1) * i * 5 * std::acos(-1) / 180;
        const double trembling = radius + (i % 2 == 0 ? 0.25 : -0.25);
        points.push_back({middle.x + trembling * std::cos(angle), middle.y + trembling * std::sin(angle)});
    }
    return points;
}

class RingTest : public ::testing::Test {
  protected:
    const std::vector<model::Contour>& contours() const { return hand.board().contours; }
    int levelOf(const char* hex) const {
        const auto read = model::levelsOfContours(hand.board(), 20);
        const auto& grid = hand.board().grid;
        return read.levels[grid.index(grid.hexOf(hex).value())];
    }
    ToolFixture hand;
    tools::ContourTool tool;
};

TEST_F(RingTest, AStrokeBecomesFewPointsAndCloses) {
    hand.stroke(tool, circle(hand.at("0403"), 18));
    ASSERT_EQ(contours().size(), 1u);
    EXPECT_FALSE(tool.isBusy()) << "no Enter is needed";
    EXPECT_TRUE(contours()[0].closed);
    EXPECT_GE(contours()[0].points.size(), 8u);
    EXPECT_LE(contours()[0].points.size(), 40u);
    EXPECT_FALSE(tools::crossesItself(contours()[0].points, true));
}

/// On flat ground at level 0 the ring is a hill of one interval, and what is outside stays at level 0.
TEST_F(RingTest, ARingOnFlatGroundIsAHillAndItsOutsideStays) {
    for (const bool isClockwise : {true, false}) {
        ToolFixture fresh;
        tools::ContourTool draw;
        fresh.stroke(draw, circle(fresh.at("0403"), 18, isClockwise));
        const auto& board = fresh.board();
        ASSERT_EQ(board.contours.size(), 1u);
        EXPECT_EQ(board.contours[0].metres, 20);
        EXPECT_EQ(tools::isHill(board.contours[0]), true);
        const auto read = model::levelsOfContours(board, 20);
        const auto level = [&](const char* hex) {
            return read.levels[board.grid.index(board.grid.hexOf(hex).value())];
        };
        EXPECT_EQ(level("0403"), 1);
        EXPECT_EQ(level("0101"), 0);
        EXPECT_EQ(level("0806"), 0);
    }
}

TEST_F(RingTest, TheNextRingIsOneIntervalHigher) {
    hand.stroke(tool, circle(hand.at("0403"), 30));
    hand.stroke(tool, circle(hand.at("0403"), 12));
    ASSERT_EQ(contours().size(), 2u);
    EXPECT_EQ(contours()[1].metres, 40);
    EXPECT_EQ(levelOf("0403"), 2);
    EXPECT_EQ(hand.choices.contour.metres, 40) << "the option bar shows it";
}

TEST_F(RingTest, TheButtonsMakeAHollowAndAHillAgain) {
    hand.stroke(tool, circle(hand.at("0403"), 18));
    const auto buttons = tool.buttons().middles(hand.context());
    ASSERT_TRUE(buttons);
    const auto bare = tool.feedback(hand.context(), std::nullopt).size();
    EXPECT_GE(bare, 6u) << "two buttons with text";
    hand.stroke(tool, std::vector{buttons->back()});
    EXPECT_EQ(hand.history.undoLabel(), "Make a hollow");
    EXPECT_EQ(contours()[0].metres, 0);
    EXPECT_EQ(levelOf("0403"), -1);
    EXPECT_EQ(levelOf("0101"), 0);
    ASSERT_TRUE(tool.buttons().middles(hand.context())) << "they stay until the next click elsewhere";
    hand.stroke(tool, std::vector{buttons->front()});
    EXPECT_EQ(levelOf("0403"), 1);
    hand.stroke(tool, std::vector{buttons->front()});
    EXPECT_EQ(hand.steps, 3) << "it is a hill already";
    hand.stroke(tool, {"0101"});
    EXPECT_FALSE(tool.buttons().middles(hand.context()));
}

TEST_F(RingTest, UndoTakesTheButtonsAway) {
    hand.stroke(tool, circle(hand.at("0403"), 18));
    hand.undo();
    EXPECT_FALSE(tool.buttons().middles(hand.context()));
    EXPECT_TRUE(tool.feedback(hand.context(), std::nullopt).empty());
}

TEST_F(RingTest, AnOpenStrokeIsALineOfItsOwn) {
    std::vector<model::MapPoint> points;
    const auto from = hand.at("0202"), to = hand.at("0705");
    for (int i = 0; i <= 60; ++i)
        points.push_back(
            {from.x + (to.x - from.x) * i / 60, from.y + (to.y - from.y) * i / 60 + (i % 2) * 0.2});
    hand.stroke(tool, points);
    ASSERT_EQ(contours().size(), 1u);
    EXPECT_FALSE(contours()[0].closed);
    EXPECT_LE(contours()[0].points.size(), 4u);
    EXPECT_FALSE(tool.buttons().ring());
}

TEST_F(RingTest, ATypedHeightIsKept) {
    hand.choices.contour.offersHeight = false;
    hand.choices.contour.metres = 140;
    hand.stroke(tool, circle(hand.at("0403"), 18));
    EXPECT_EQ(contours()[0].metres, 140);
}

/// Where heights are measured from contours, the first ring would raise the whole board to its height.
TEST(RingWithFoot, LeavesTheGroundOutsideWhereItWas) {
    const auto document = model::withBoard(ToolFixture::boardAlone(), "A.board.xml", [](model::Board& board) {
        board.mapset = model::MapsetId("tcs");
    });
    ToolFixture hand(document, support::realGame("tcs"));
    tools::ContourTool tool;
    const auto heightOf = [&](const char* hex) { return hand.map().play().heights().ground(hand.cell(hex)); };
    hand.stroke(tool, circle(hand.at("0403"), 14));
    ASSERT_EQ(hand.board().contours.size(), 2u);
    EXPECT_EQ(hand.steps, 1) << "one undo takes both away";
    EXPECT_NE(hand.message.find("foot at 0 m"), std::string::npos) << hand.message;
    EXPECT_EQ(heightOf("0101"), 0);
    EXPECT_EQ(heightOf("0806"), 0);
    EXPECT_EQ(heightOf("0403"), 20);
    const auto buttons = tool.buttons().middles(hand.context());
    ASSERT_TRUE(buttons);
    hand.stroke(tool, std::vector{buttons->back()});
    EXPECT_EQ(heightOf("0101"), 0);
    EXPECT_EQ(heightOf("0403"), -20) << "a hollow of one interval";
    hand.stroke(tool, std::vector{buttons->front()});
    EXPECT_EQ(heightOf("0403"), 20);
    hand.stroke(tool, circle(hand.at("0403"), 5));
    ASSERT_EQ(hand.board().contours.size(), 3u) << "only the first ring gets a foot";
    EXPECT_EQ(hand.board().contours.back().metres, 40);
}

TEST(RingWithFoot, IsNotMadeForATypedHeightAboveTheGround) {
    const auto document = model::withBoard(ToolFixture::boardAlone(), "A.board.xml", [](model::Board& board) {
        board.mapset = model::MapsetId("tcs");
    });
    ToolFixture hand(document, support::realGame("tcs"));
    hand.choices.contour.offersHeight = false;
    hand.choices.contour.metres = 140;
    tools::ContourTool tool;
    hand.stroke(tool, circle(hand.at("0403"), 14));
    EXPECT_EQ(hand.board().contours.size(), 1u) << "the ground is at 0 m, not at 120";
    EXPECT_NE(hand.message.find("140 m"), std::string::npos) << hand.message;
}

TEST(Freehand, MorePointsFollowTheHandMoreClosely) {
    std::vector<model::GridPoint> stroke;
    for (int i = 0; i < 200; ++i)
        stroke.push_back({i * 25, static_cast<std::int32_t>(1500 + 600 * std::sin(i / 15.0))});
    const auto few = tools::simplified(stroke, false, Smoothness::few);
    const auto some = tools::simplified(stroke, false, Smoothness::some);
    const auto many = tools::simplified(stroke, false, Smoothness::many);
    EXPECT_LT(few.size(), some.size());
    EXPECT_LT(some.size(), many.size());
    EXPECT_LT(many.size(), 60u);
    EXPECT_EQ(few.front(), stroke.front());
    EXPECT_EQ(few.back(), stroke.back());
}

TEST(Freehand, WhatTheHandCrossesStaysCrossed) {
    const std::vector<model::GridPoint> loop{{0, 0}, {1000, 1000}, {1000, 0}, {0, 1000}};
    EXPECT_TRUE(tools::crossesItself(loop, false));
    EXPECT_EQ(tools::simplified(loop, false, Smoothness::few), loop);
    EXPECT_FALSE(tools::crossesItself(std::vector<model::GridPoint>{{0, 0}, {1000, 0}, {1000, 1000}}, true));
}

}  // namespace

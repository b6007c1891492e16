#include "editor/tools/line_tools.h"

#include <gtest/gtest.h>

#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using model::Direction;
using support::ToolFixture;

namespace {

TEST(HexsideTool, PressPutsAndControlTakesAway) {
    ToolFixture hand;
    hand.choices.hexside = model::HexsideId("wall");
    tools::HexsideTool tool;
    hand.stroke(tool, std::vector{hand.at("0303", Direction::se), hand.at("0303", Direction::s)});
    ASSERT_EQ(hand.board().hexsides.size(), 2u);
    EXPECT_EQ(hand.board().hexsides[0].side,
              model::HexSide::of(hand.board().grid.hexOf("0303").value(), Direction::se));
    EXPECT_EQ(hand.history.entries().size(), 2u);
    hand.stroke(tool, std::vector{hand.at("0303", Direction::se)}, true);
    EXPECT_EQ(hand.board().hexsides.size(), 1u);
}

/// All hexsides that a fast pointer passes are drawn.
TEST(HexsideTool, FastPointerLeavesNoGaps) {
    ToolFixture hand;
    hand.choices.hexside = model::HexsideId("wall");
    tools::HexsideTool fast, slow;
    const auto from = hand.at("0203", Direction::ne), to = hand.at("0603", Direction::ne);
    hand.stroke(fast, std::vector{from, to});
    const auto sides = hand.board().hexsides;
    EXPECT_GE(sides.size(), 5u) << "the two ends and what lies between";
    hand.undo();
    std::vector<model::MapPoint> places;
    for (int i = 0; i <= 400; ++i)
        places.push_back({from.x + (to.x - from.x) * i / 400, from.y + (to.y - from.y) * i / 400});
    hand.stroke(slow, places);
    EXPECT_EQ(hand.board().hexsides, sides);
}

TEST(HexsideTool, MiddleOfAHexIsNoSide) {
    ToolFixture hand;
    hand.choices.hexside = model::HexsideId("wall");
    tools::HexsideTool tool;
    hand.stroke(tool, {"0303"});
    EXPECT_FALSE(hand.history.canUndo());
}

TEST(HexsideTool, SideOnASeamIsPutOnBothBoards) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.hexside = model::HexsideId("wall");
    tools::HexsideTool tool;
    hand.stroke(tool, std::vector{hand.at("A-0502", Direction::n)});
    EXPECT_EQ(hand.board("A.board.xml").hexsides.size(), 1u);
    EXPECT_EQ(hand.board("B.board.xml").hexsides.size(), 1u);
}

class PathToolTest : public ::testing::Test {
  protected:
    PathToolTest() { hand.choices.pathKind = model::PathKindId("road"); }
    std::vector<std::string> hexes(std::size_t path) {
        std::vector<std::string> labels;
        for (const auto hex : hand.board().paths.at(path).hexes)
            labels.push_back(hand.board().grid.label(hex));
        return labels;
    }
    ToolFixture hand;
    tools::PathTool tool;
};

TEST_F(PathToolTest, DragDrawsFromHexToHex) {
    hand.stroke(tool, {"0302", "0305"});
    ASSERT_EQ(hand.board().paths.size(), 1u);
    EXPECT_EQ(hexes(0), (std::vector<std::string>{"0302", "0303", "0304", "0305"}));
}

TEST_F(PathToolTest, GoingBackTakesBack) {
    hand.stroke(tool, {"0302", "0305", "0303"});
    EXPECT_EQ(hexes(0), (std::vector<std::string>{"0302", "0303"}));
}

TEST_F(PathToolTest, StrokeGoesOnWhereAPathEnds) {
    hand.stroke(tool, {"0302", "0304"});
    const auto id = hand.board().paths[0].id;
    hand.stroke(tool, {"0304", "0306"});
    hand.stroke(tool, {"0301", "0302"});
    ASSERT_EQ(hand.board().paths.size(), 1u);
    EXPECT_EQ(hand.board().paths[0].id, id);
    EXPECT_EQ(hexes(0).size(), 6u);
}

TEST_F(PathToolTest, StrokeBetweenTwoPathsMakesThemOne) {
    hand.stroke(tool, {"0301", "0302"});
    hand.stroke(tool, {"0305", "0306"});
    hand.stroke(tool, {"0305", "0302"});
    ASSERT_EQ(hand.board().paths.size(), 1u);
    EXPECT_EQ(hexes(0).size(), 6u);
}

TEST_F(PathToolTest, ForkIsAPathOfItsOwn) {
    hand.stroke(tool, {"0301", "0305"});
    hand.stroke(tool, {"0303", "0503"});
    EXPECT_EQ(hand.board().paths.size(), 2u);
    EXPECT_NE(hand.board().paths[0].id, hand.board().paths[1].id);
}

TEST_F(PathToolTest, DrawingOverAPathIsNoStep) {
    hand.stroke(tool, {"0301", "0305"});
    hand.stroke(tool, {"0302", "0304"});
    EXPECT_EQ(hand.history.entries().size(), 2u);
}

TEST_F(PathToolTest, OtherKindsAreLeftAlone) {
    hand.stroke(tool, {"0301", "0303"});
    hand.choices.pathKind = model::PathKindId("stream");
    hand.stroke(tool, {"0303", "0305"});
    EXPECT_EQ(hand.board().paths.size(), 2u);
    hand.stroke(tool, {"0302"}, true);
    EXPECT_EQ(hand.board().paths.size(), 2u);
}

TEST_F(PathToolTest, ErasingParts) {
    hand.stroke(tool, {"0301", "0306"});
    hand.stroke(tool, {"0303", "0304"}, true);
    ASSERT_EQ(hand.board().paths.size(), 2u);
    EXPECT_EQ(hexes(0), (std::vector<std::string>{"0301", "0302", "0303"}));
    EXPECT_EQ(hexes(1), (std::vector<std::string>{"0304", "0305", "0306"}));
    hand.stroke(tool, {"0302"}, true);
    EXPECT_EQ(hand.board().paths.size(), 1u);
}

TEST_F(PathToolTest, ClosedLoopIsOnePath) {
    hand.stroke(tool, {"0303", "0302", "0402", "0403"});
    hand.stroke(tool, {"0403", "0303"});
    EXPECT_EQ(hand.board().paths.size(), 1u);
    EXPECT_EQ(hexes(0).front(), hexes(0).back());
}

TEST_F(PathToolTest, AlongHexsides) {
    hand.choices.path.alongHexsides = true;
    hand.stroke(tool, std::vector{hand.at("0303", Direction::n), hand.at("0303", Direction::ne),
                                  hand.at("0303", Direction::se)});
    ASSERT_EQ(hand.board().paths.size(), 1u);
    EXPECT_EQ(hand.board().paths[0].sides.size(), 3u);
    hand.stroke(tool, std::vector{hand.at("0303", Direction::s)});
    ASSERT_EQ(hand.board().paths.size(), 1u) << "it goes on where the first one ends";
    EXPECT_EQ(hand.board().paths[0].sides.size(), 4u);
    hand.stroke(tool, std::vector{hand.at("0303", Direction::ne)}, true);
    EXPECT_EQ(hand.board().paths.size(), 2u);
}

TEST(PathTool, OverASeamEachBoardGetsItsPart) {
    ToolFixture hand(support::joinedBoards());
    hand.choices.pathKind = model::PathKindId("road");
    tools::PathTool tool;
    const auto start = hand.at("A-0302");
    hand.stroke(tool, std::vector{start, model::MapPoint{start.x + 60, start.y}});
    EXPECT_EQ(hand.board("A.board.xml").paths.size(), 1u);
    EXPECT_EQ(hand.board("B.board.xml").paths.size(), 1u);
    EXPECT_EQ(hand.board("A.board.xml").paths[0].hexes.size(), 3u);
}

}  // namespace

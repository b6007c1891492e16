#include "editor/tools/shape_tools.h"

#include <gtest/gtest.h>

#include "tests/editor/tools/bench_fixture.h"

using namespace cota;
using support::ToolBench;

namespace {

void press(ToolBench& hand, tools::Tool& tool, const char* hex, bool isDouble = false) {
    auto event = ToolBench::event(hand.at(hex));
    event.isDouble = isDouble;
    tool.press(hand.bench(), event);
    hand.take(tool.release(hand.bench(), event));
}

TEST(AreaTool, PressesOnCornersAndTheFirstPointClose) {
    ToolBench hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0202", "0502", "0505", "0202"}) press(hand, tool, hex);
    ASSERT_EQ(hand.board().areas.size(), 1u);
    EXPECT_EQ(hand.board().areas[0].outline.size(), 3u);
    EXPECT_EQ(hand.board().areas[0].terrain.text, "woods");
    EXPECT_FALSE(tool.isBusy());
    EXPECT_EQ(hand.history.moments().size(), 2u);
}

TEST(AreaTool, EnterCloses) {
    ToolBench hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0202", "0502", "0505"}) press(hand, tool, hex);
    EXPECT_TRUE(tool.isBusy());
    hand.take(tool.finish(hand.bench()));
    EXPECT_EQ(hand.board().areas.size(), 1u);
}

TEST(AreaTool, TwoPointsAreNoArea) {
    ToolBench hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0202", "0502"}) press(hand, tool, hex);
    EXPECT_FALSE(tool.finish(hand.bench()));
    EXPECT_FALSE(tool.isBusy());
}

TEST(AreaTool, ShiftTakesTheSmallestAway) {
    ToolBench hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0101", "0801", "0806", "0106", "0101"}) press(hand, tool, hex);
    for (const char* hex : {"0303", "0503", "0505", "0303"}) press(hand, tool, hex);
    ASSERT_EQ(hand.board().areas.size(), 2u);
    hand.stroke(tool, {"0504"}, true);
    ASSERT_EQ(hand.board().areas.size(), 1u);
    EXPECT_EQ(hand.board().areas[0].outline.size(), 4u);
}

TEST(LabelTool, WritesMovesAndRemoves) {
    ToolBench hand;
    hand.choices.label = {"Brod", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0303"});
    ASSERT_EQ(hand.board().names.size(), 1u);
    EXPECT_EQ(hand.board().names[0].at,
              model::hexCentre(hand.board().grid, hand.board().grid.hexOf("0303").value()));
    hand.stroke(tool, {"0303", "0505"});
    ASSERT_EQ(hand.board().names.size(), 1u);
    EXPECT_EQ(hand.board().names[0].text.en, "Brod");
    EXPECT_EQ(hand.board().names[0].at,
              model::hexCentre(hand.board().grid, hand.board().grid.hexOf("0505").value()));
    hand.stroke(tool, {"0505"}, true);
    EXPECT_EQ(hand.document(), ToolBench::boardAlone());
}

TEST(LabelTool, PressOnANameMovesNothing) {
    ToolBench hand;
    hand.choices.label = {"Brod", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0303"});
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.history.moments().size(), 2u);
}

}  // namespace

#include "editor/tools/shape_tools.h"

#include <gtest/gtest.h>

#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;

namespace {

void press(ToolFixture& hand, tools::Tool& tool, const char* hex, bool isDouble = false) {
    auto event = ToolFixture::event(hand.at(hex));
    event.isDouble = isDouble;
    tool.press(hand.context(), event);
    hand.take(tool.release(hand.context(), event));
}

TEST(AreaTool, PressesOnCornersAndTheFirstPointClose) {
    ToolFixture hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0202", "0502", "0505", "0202"}) press(hand, tool, hex);
    ASSERT_EQ(hand.board().areas.size(), 1u);
    EXPECT_EQ(hand.board().areas[0].outline.size(), 3u);
    EXPECT_EQ(hand.board().areas[0].terrain.text, "woods");
    EXPECT_FALSE(tool.isBusy());
    EXPECT_EQ(hand.history.entries().size(), 2u);
}

TEST(AreaTool, EnterCloses) {
    ToolFixture hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0202", "0502", "0505"}) press(hand, tool, hex);
    EXPECT_TRUE(tool.isBusy());
    hand.take(tool.finish(hand.context()));
    EXPECT_EQ(hand.board().areas.size(), 1u);
    EXPECT_EQ(hand.history.undoLabel(), "Draw area woods");
}

TEST(AreaTool, TwoPointsAreNoArea) {
    ToolFixture hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0202", "0502"}) press(hand, tool, hex);
    EXPECT_FALSE(tool.finish(hand.context()));
    EXPECT_FALSE(tool.isBusy());
}

TEST(AreaTool, ControlTakesTheSmallestAway) {
    ToolFixture hand;
    hand.choices.area = model::TerrainId("woods");
    tools::AreaTool tool;
    for (const char* hex : {"0101", "0801", "0806", "0106", "0101"}) press(hand, tool, hex);
    for (const char* hex : {"0303", "0503", "0505", "0303"}) press(hand, tool, hex);
    ASSERT_EQ(hand.board().areas.size(), 2u);
    hand.stroke(tool, {"0504"}, true);
    ASSERT_EQ(hand.board().areas.size(), 1u);
    EXPECT_EQ(hand.board().areas[0].outline.size(), 4u);
}

/// A board with one area of three or four corners, drawn with the tool.
void drawWood(ToolFixture& hand, tools::AreaTool& tool, std::initializer_list<const char*> corners) {
    hand.choices.area = model::TerrainId("woods");
    for (const char* hex : corners) press(hand, tool, hex);
    hand.take(tool.finish(hand.context()));
    ASSERT_EQ(hand.board().areas.size(), 1u);
}

model::GridPoint gridCentre(const ToolFixture& hand, const char* hex) {
    return model::hexCentre(hand.board().grid, hand.board().grid.hexOf(hex).value());
}

TEST(AreaTool, PointsAreDraggedMadeAndTakenAway) {
    ToolFixture hand;
    tools::AreaTool tool;
    drawWood(hand, tool, {"0202", "0602", "0605", "0205"});
    const auto outline = [&] { return hand.board().areas.at(0).outline; };
    hand.stroke(tool, {"0602", "0701"});
    EXPECT_EQ(outline()[1], gridCentre(hand, "0701"));
    EXPECT_EQ(outline().size(), 4u);
    EXPECT_FALSE(tool.isBusy());
    EXPECT_EQ(hand.history.now().selection.size(), 1u) << "so that its points stay in sight";
    EXPECT_FALSE(tool.feedback(hand.context(), std::nullopt).empty());
    hand.stroke(tool, {"0203", "0103"});  // on the edge between the last and the first corner
    ASSERT_EQ(outline().size(), 5u);
    EXPECT_EQ(outline()[4], gridCentre(hand, "0103"));
    hand.stroke(tool, {"0103"}, true);
    EXPECT_EQ(outline().size(), 4u);
    hand.stroke(tool, {"0701"}, true);
    EXPECT_EQ(outline().size(), 3u);
    EXPECT_EQ(hand.message, "");
    hand.stroke(tool, {"0202"}, true);
    EXPECT_TRUE(hand.board().areas.empty());
    EXPECT_NE(hand.message, "") << "more went than the point pressed";
}

TEST(AreaTool, APressOnAPointOfAnotherAreaBeginsAnOutlineThere) {
    ToolFixture hand;
    tools::AreaTool tool;
    drawWood(hand, tool, {"0202", "0502", "0505"});
    for (const char* hex : {"0505", "0705", "0605"}) press(hand, tool, hex);
    hand.take(tool.finish(hand.context()));
    ASSERT_EQ(hand.board().areas.size(), 2u);
    EXPECT_EQ(hand.board().areas[1].outline[0], gridCentre(hand, "0505"));
    EXPECT_EQ(hand.board().areas[0].outline[2], gridCentre(hand, "0505"));
}

TEST(AreaTool, APressOnAnEdgeOfAnotherAreaBeginsAnOutlineThere) {
    ToolFixture hand;
    tools::AreaTool tool;
    drawWood(hand, tool, {"0202", "0206", "0506"});
    for (const char* hex : {"0204", "0104", "0105"}) press(hand, tool, hex);
    EXPECT_EQ(hand.board().areas.at(0).outline.size(), 3u);
    hand.take(tool.finish(hand.context()));
    ASSERT_EQ(hand.board().areas.size(), 2u);
    EXPECT_EQ(hand.board().areas[1].outline[0], gridCentre(hand, "0204"));
}

/// Undo with the button held removes the area that the drag began on.
TEST(AreaTool, TheAreaHeldMayBeGone) {
    ToolFixture hand;
    tools::AreaTool tool;
    drawWood(hand, tool, {"0202", "0502", "0505"});
    tool.press(hand.context(), ToolFixture::event(hand.at("0502")));
    hand.undo();
    tool.drag(hand.context(), ToolFixture::event(hand.at("0601")));
    EXPECT_TRUE(tool.feedback(hand.context(), std::nullopt).empty());
    EXPECT_FALSE(tool.release(hand.context(), ToolFixture::event(hand.at("0601"))));
    EXPECT_FALSE(tool.isBusy());
}

TEST(LabelTool, WritesMovesAndRemoves) {
    ToolFixture hand;
    hand.choices.label = {"Brod", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0303"});
    ASSERT_EQ(hand.board().names.size(), 1u);
    EXPECT_EQ(hand.history.undoLabel(), "Place name 'Brod'");
    EXPECT_EQ(hand.board().names[0].at,
              model::hexCentre(hand.board().grid, hand.board().grid.hexOf("0303").value()));
    hand.stroke(tool, {"0303", "0505"});
    ASSERT_EQ(hand.board().names.size(), 1u);
    EXPECT_EQ(hand.board().names[0].text.en, "Brod");
    EXPECT_EQ(hand.board().names[0].at,
              model::hexCentre(hand.board().grid, hand.board().grid.hexOf("0505").value()));
    hand.stroke(tool, {"0505"}, true);
    EXPECT_EQ(hand.document(), ToolFixture::boardAlone());
}

TEST(LabelTool, PressOnANameMovesNothing) {
    ToolFixture hand;
    hand.choices.label = {"Brod", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0303"});
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.history.entries().size(), 2u);
}

// --- names along curves

TEST(LabelTool, ADragDrawsTheCurve) {
    ToolFixture hand;
    hand.choices.label = {"Stony Hills", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0203", "0303", "0402", "0503", "0603"});
    ASSERT_EQ(hand.board().names.size(), 1u);
    const auto& name = hand.board().names[0];
    ASSERT_GE(name.curve.size(), 3u);
    EXPECT_EQ(name.curve.front(), gridCentre(hand, "0203"));
    EXPECT_EQ(name.curve.back(), gridCentre(hand, "0603"));
    EXPECT_EQ(hand.steps, 1);
    // It is selected, so that its handles show.
    EXPECT_GT(tool.feedback(hand.context(), std::nullopt).size(), name.curve.size());
    hand.undo();
    EXPECT_EQ(hand.document(), ToolFixture::boardAlone());
}

TEST(LabelTool, HandlesChangeTheCurve) {
    ToolFixture hand;
    hand.choices.label = {"Stony Hills", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0203", "0303", "0402", "0503", "0603"});
    const auto before = hand.board().names[0];
    hand.stroke(tool, {"0603", "0705"});
    auto now = hand.board().names[0];
    EXPECT_EQ(hand.history.undoLabel(), "Bend name");
    EXPECT_EQ(now.curve.size(), before.curve.size());
    EXPECT_EQ(now.curve.back(), gridCentre(hand, "0705"));
    EXPECT_EQ(now.at, before.at);
    // Ctrl+click removes points; with one left, the name is straight.
    while (!hand.board().names[0].curve.empty()) {
        const auto point = hand.board().names[0].curve.back();
        hand.stroke(tool, std::vector<model::MapPoint>{*hand.map().toSheet({"A.board.xml", point})}, true);
        ASSERT_LT(hand.steps, 20);
    }
    EXPECT_EQ(hand.board().names.size(), 1u);
    EXPECT_EQ(hand.board().names[0].at, before.at);
}

TEST(LabelTool, ADragOnTheLettersMovesNameAndCurve) {
    ToolFixture hand;
    hand.choices.label = {"Stony Hills", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0203", "0303", "0402", "0503", "0603"});
    const auto before = hand.board().names[0];
    hand.history.select({});
    const auto from = *hand.map().toSheet({"A.board.xml", before.at});
    hand.stroke(tool, std::vector<model::MapPoint>{from, {from.x + 20, from.y + 10}});
    const auto now = hand.board().names[0];
    EXPECT_EQ(hand.history.undoLabel(), "Move name");
    ASSERT_EQ(now.curve.size(), before.curve.size());
    for (std::size_t i = 0; i < now.curve.size(); ++i) {
        EXPECT_EQ(now.curve[i].x - before.curve[i].x, now.at.x - before.at.x);
        EXPECT_EQ(now.curve[i].y - before.curve[i].y, now.at.y - before.at.y);
    }
}

TEST(LabelTool, ShiftDrawsACurveForAName) {
    ToolFixture hand;
    hand.choices.label = {"Brod", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0303"});
    hand.choices.label = {};
    hand.straight(tool, {"0303", "0402", "0503"});
    ASSERT_EQ(hand.board().names.size(), 1u);
    EXPECT_EQ(hand.board().names[0].text.en, "Brod");
    EXPECT_GE(hand.board().names[0].curve.size(), 2u);
    EXPECT_EQ(hand.history.undoLabel(), "Bend name");
}

TEST(LabelTool, AClickSelectsAName) {
    ToolFixture hand;
    hand.choices.label = {"Brod", ""};
    tools::LabelTool tool;
    hand.stroke(tool, {"0303"});
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.history.now().selection.size(), 1u);
    EXPECT_EQ(hand.steps, 1);
}

}  // namespace

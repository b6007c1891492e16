// Ways to paint: outlines, modes, mixes, straight lines, slopes.
#include <gtest/gtest.h>

#include "editor/tools/bulk/hex_query.h"
#include "editor/tools/hex_tools.h"
#include "editor/tools/line_tools.h"
#include "editor/tools/modifiers.h"
#include "editor/tools/sight_tool.h"
#include "editor/tools/toolbox.h"
#include "formats/model/document/edits.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using support::ToolFixture;
using tools::LevelChange;
using tools::PaintMode;
using tools::Stroke;

namespace {

model::TerrainMix onlyIn(const char* terrain) { return {{{model::TerrainId(terrain), {}}}}; }

std::size_t count(const ToolFixture& hand, const char* terrain) {
    std::size_t found = 0;
    for (const auto cell : hand.map().field().hexes())
        found += hand.map().terrain(cell).shares.front().terrain.text == terrain ? 1u : 0u;
    return found;
}

TEST(Painting, ARectangleCoversColumnsAndRows) {
    ToolFixture hand;
    hand.choices.terrain = onlyIn("woods");
    hand.choices.terrainBrush.stroke = Stroke::rectangle;
    tools::TerrainTool tool;
    hand.stroke(tool, {"0202", "0504"});
    EXPECT_EQ(count(hand, "woods"), 12u);
    for (const char* hex : {"0202", "0302", "0402", "0502", "0504", "0204"})
        EXPECT_EQ(hand.terrain(hex), "woods") << hex;
    EXPECT_EQ(hand.steps, 1);
    hand.stroke(tool, {"0504", "0202"}, true);
    EXPECT_EQ(count(hand, "woods"), 0u) << "Ctrl clears, from any corner";
}

TEST(Painting, APolygonIsClickedOrDrawn) {
    ToolFixture hand;
    hand.choices.terrain = onlyIn("woods");
    hand.choices.terrainBrush.stroke = Stroke::polygon;
    tools::TerrainTool tool;
    for (const char* hex : {"0101", "0701", "0105"}) hand.stroke(tool, {hex});
    EXPECT_TRUE(tool.isBusy());
    EXPECT_EQ(hand.steps, 0);
    EXPECT_FALSE(tool.feedback(hand.context(), ToolFixture::event(hand.at("0203"))).empty());
    hand.take(tool.finish(hand.context()));
    EXPECT_FALSE(tool.isBusy());
    EXPECT_EQ(hand.terrain("0302"), "woods");
    EXPECT_EQ(hand.terrain("0705"), "clear");
    hand.undo();
    hand.stroke(tool, {"0101", "0301", "0701", "0505", "0306", "0105"});
    EXPECT_FALSE(tool.isBusy()) << "a drag is closed by its end";
    EXPECT_EQ(hand.terrain("0403"), "woods");
    hand.undo();
    hand.stroke(tool, {"0101"});
    hand.take(tool.finish(hand.context()));
    EXPECT_EQ(hand.message, "An outline needs at least three points.");
    hand.stroke(tool, {"0101"});
    tool.cancel();
    EXPECT_FALSE(tool.isBusy());
}

TEST(Painting, AddOnlyLeavesWhatIsThere) {
    ToolFixture hand;
    tools::TerrainTool tool;
    hand.choices.terrain = onlyIn("field");
    hand.stroke(tool, {"0303"});
    hand.choices.terrain = onlyIn("woods");
    hand.choices.paintMode = PaintMode::addOnly;
    hand.stroke(tool, {"0302", "0304"});
    EXPECT_EQ(hand.terrain("0302"), "woods");
    EXPECT_EQ(hand.terrain("0303"), "field");
    hand.stroke(tool, {"0303"});
    EXPECT_EQ(hand.message, "No change: only plain ground is painted in this mode.");
}

TEST(Painting, ClearOnlyRemovesTheChosenTerrain) {
    ToolFixture hand;
    tools::TerrainTool tool;
    hand.choices.terrain = onlyIn("field");
    hand.stroke(tool, {"0303"});
    hand.choices.terrain = onlyIn("woods");
    hand.stroke(tool, {"0302"});
    hand.choices.paintMode = PaintMode::clearOnly;
    hand.stroke(tool, {"0302", "0304"});
    EXPECT_EQ(hand.terrain("0302"), "clear");
    EXPECT_EQ(hand.terrain("0303"), "field");
    hand.stroke(tool, {"0304"}, true);
    EXPECT_EQ(hand.terrain("0304"), "woods") << "Ctrl does the opposite";
}

TEST(Painting, AMixIsTheSameInEachHexAndKeepsItsShares) {
    ToolFixture hand;
    hand.choices.blend = {{model::TerrainId("woods"), 3}, {model::TerrainId("field"), 1}};
    hand.choices.terrainBrush.stroke = Stroke::fill;
    hand.choices.terrain = onlyIn("woods");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0303"});
    const auto first = hand.document();
    const auto woods = count(hand, "woods"), field = count(hand, "field");
    EXPECT_EQ(woods + field, hand.map().field().hexes().size());
    EXPECT_GT(woods, field);
    EXPECT_GT(field, 2u);
    hand.undo();
    hand.stroke(tool, {"0606"});
    EXPECT_EQ(hand.document(), first);
    int ofFirst = 0;
    for (int q = 0; q < 100; ++q)
        for (int r = 0; r < 100; ++r)
            ofFirst += tools::blendedAt(hand.choices.blend, {q, r}) == model::TerrainId("woods") ? 1 : 0;
    EXPECT_NEAR(ofFirst, 7500, 300);
}

TEST(Painting, ShiftClickIsStraightFromTheLastClick) {
    ToolFixture hand;
    hand.choices.terrain = onlyIn("woods");
    tools::TerrainTool tool;
    hand.stroke(tool, {"0302"});
    hand.straight(tool, {"0305"});
    for (const char* hex : {"0302", "0303", "0304", "0305"}) EXPECT_EQ(hand.terrain(hex), "woods") << hex;
    hand.straight(tool, {"0601", "0801", "0605"});
    for (const char* hex : {"0601", "0603", "0605"}) EXPECT_EQ(hand.terrain(hex), "woods") << hex;
    EXPECT_EQ(hand.terrain("0801"), "clear") << "straight from where the drag began";
    EXPECT_EQ(hand.terrain("0404"), "clear");
}

TEST(Painting, ADoubleClickFillsInOneStep) {
    ToolFixture hand;
    tools::TerrainTool tool;
    hand.choices.terrain = onlyIn("woods");
    hand.stroke(tool, {"0401", "0406"});
    hand.choices.terrain = onlyIn("field");
    hand.clickTwice(tool, "0101");
    EXPECT_EQ(hand.terrain("0303"), "field");
    EXPECT_EQ(hand.terrain("0403"), "woods");
    EXPECT_EQ(hand.terrain("0503"), "clear");
    EXPECT_EQ(hand.history.entries().size(), 3u);
    hand.undo();
    EXPECT_EQ(hand.terrain("0101"), "clear");
}

TEST(Painting, FlattenSmoothAndSlope) {
    ToolFixture hand;
    tools::LevelTool tool;
    hand.choices.levelChange = LevelChange::set;
    hand.choices.level = 6;
    hand.stroke(tool, {"0303"});
    hand.choices.levelChange = LevelChange::smooth;
    hand.stroke(tool, {"0303", "0304"});
    EXPECT_EQ(hand.level("0303"), 2) << "twice six in eight hexes";
    EXPECT_EQ(hand.level("0304"), 1);
    hand.undo();
    hand.choices.levelChange = LevelChange::flatten;
    hand.stroke(tool, {"0303", "0305"});
    EXPECT_EQ(hand.level("0304"), 6);
    EXPECT_EQ(hand.level("0305"), 6);
    EXPECT_EQ(hand.history.undoLabel(), "Flatten 3 hexes");
    hand.undo();
    hand.choices.levelChange = LevelChange::slope;
    hand.stroke(tool, {"0306", "0303"});
    EXPECT_EQ(hand.level("0306"), 0);
    EXPECT_EQ(hand.level("0305"), 2);
    EXPECT_EQ(hand.level("0304"), 4);
    EXPECT_EQ(hand.level("0303"), 6);
    hand.stroke(tool, {"0606"});
    EXPECT_EQ(hand.message, "Drag from the lower end of the slope to the upper end.");
}

TEST(Painting, PathsWithShiftAreStraight) {
    ToolFixture hand;
    hand.choices.pathKind = model::PathKindId("road");
    tools::PathTool tool;
    hand.straight(tool, {"0301", "0601", "0305"});
    ASSERT_EQ(hand.board().paths.size(), 1u);
    EXPECT_EQ(hand.board().paths.front().hexes.size(), 5u);
}

TEST(Painting, LinesOfSightKeepTheirStartOrSwap) {
    ToolFixture hand;
    tools::SightTool tool;
    hand.stroke(tool, {"0101", "0404"});
    hand.straight(tool, {"0606"});
    auto answer = tool.answer(hand.map());
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->from, hand.cell("0101"));
    EXPECT_EQ(answer->to, hand.cell("0606"));
    hand.stroke(tool, {"0303"}, true);
    answer = tool.answer(hand.map());
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->from, hand.cell("0606"));
    EXPECT_EQ(answer->to, hand.cell("0101"));
}

TEST(HexQuery, WoodsAboveALevelBecomeField) {
    ToolFixture hand;
    hand.choices.terrain = onlyIn("woods");
    hand.choices.terrainBrush.stroke = Stroke::rectangle;
    tools::TerrainTool terrain;
    hand.stroke(terrain, {"0202", "0504"});
    tools::LevelTool level;
    hand.choices.levelBrush.stroke = Stroke::rectangle;
    hand.choices.levelChange = LevelChange::set;
    hand.choices.level = 3;
    hand.stroke(level, {"0402", "0704"});
    tools::HexQuery query;
    query.terrain = model::TerrainId("woods");
    query.levelFrom = 3;
    EXPECT_EQ(tools::hexesWhere(hand.context(), query).size(), 6u);
    tools::HexChange change;
    change.terrain = model::TerrainId("field");
    change.raisedBy = -1;
    hand.take(tools::changed(hand.context(), query, change));
    EXPECT_EQ(hand.history.undoLabel(), "Change 6 hexes");
    EXPECT_EQ(hand.terrain("0403"), "field");
    EXPECT_EQ(hand.level("0403"), 2);
    EXPECT_EQ(hand.terrain("0303"), "woods");
    EXPECT_EQ(hand.level("0603"), 3);
    EXPECT_FALSE(tools::changed(hand.context(), query, change));
    query = {};
    query.isSelectedOnly = true;
    hand.history.select({{model::SubjectKind::hex, "0101", {}}});
    EXPECT_EQ(tools::hexesWhere(hand.context(), query), std::set{hand.cell("0101")});
}

/// The status bar has room for about seventy letters of keys.
TEST(Modifiers, EachToolThatHasSomeTellsThemBriefly) {
    std::size_t told = 0;
    for (const auto& row : tools::toolRows()) {
        const auto line = tools::keyHintLine(row.id);
        EXPECT_LE(line.size(), 80u) << row.id;
        told += line.empty() ? 0u : 1u;
        for (const auto& hint : tools::keyHints(row.id)) EXPECT_FALSE(hint.effect.empty());
    }
    EXPECT_EQ(told, tools::toolRows().size() - 1) << "all but the eyedropper";
}

}  // namespace

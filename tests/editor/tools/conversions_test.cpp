#include "editor/tools/bulk/conversions.h"

#include <gtest/gtest.h>

#include "editor/tools/hex_tools.h"
#include "formats/model/document/edits.h"
#include "formats/model/geometry/outline.h"
#include "tests/editor/tools/tool_fixture.h"

using namespace cota;
using model::SubjectKind;
using support::ToolFixture;

namespace {

TEST(Conversions, LevelsBecomeContoursAndContoursLevels) {
    ToolFixture hand;
    hand.choices.levelBrush.size = 1;
    tools::LevelTool raise;
    hand.stroke(raise, {"0403"});
    const auto raised = hand.document();
    hand.take(tools::contoursFromLevels(hand.context()));
    ASSERT_EQ(hand.board().contours.size(), 1u);
    EXPECT_EQ(hand.history.undoLabel(), "Draw contours from levels");
    EXPECT_TRUE(tools::levelDisagreements(hand.context()).empty());
    EXPECT_FALSE(tools::contoursFromLevels(hand.context())) << "there are contours now";
    const auto& grid = hand.board().grid;
    hand.take(session::HistoryEntry{
        "Lower", model::withLevel(hand.document(), "A.board.xml", {{grid.hexOf("0403").value()}}, 3)});
    EXPECT_EQ(tools::levelDisagreements(hand.context()), std::set{hand.cell("0403")});
    hand.take(tools::levelsFromContours(hand.context()));
    EXPECT_EQ(*hand.board().level, *raised.boards.at("A.board.xml")->level);
    EXPECT_FALSE(tools::levelsFromContours(hand.context()));
    EXPECT_EQ(hand.message, "All levels agree with the contours.");
}

/// Rounded like what was painted, and nothing of them is in another hex.
TEST(Conversions, OutlinesAroundHexesCoverThemAndNoOthers) {
    ToolFixture hand;
    hand.choices.terrain = {{{model::TerrainId("woods"), {}}}};
    tools::TerrainTool paint;
    for (const char* hex : {"0302", "0303", "0304", "0402", "0404", "0502", "0503", "0504"})
        hand.stroke(paint, {hex});
    session::Selection hexes;
    for (const char* hex : {"0302", "0303", "0304", "0402", "0404", "0502", "0503", "0504"})
        hexes.insert({SubjectKind::hex, hex, {}});
    hand.history.select(hexes);
    hand.take(tools::outlinesFromHexes(hand.context()));
    ASSERT_EQ(hand.board().areas.size(), 1u);
    const auto& area = hand.board().areas.front();
    EXPECT_EQ(area.terrain, model::TerrainId("woods"));
    const auto& grid = hand.board().grid;
    for (const model::HexCoord hex : grid.hexes()) {
        const auto part = model::coverageShare(area.outline, grid, hex);
        const bool isIn = hexes.contains({SubjectKind::hex, grid.label(hex), {}});
        if (isIn)
            EXPECT_GE(part.num() * 100 / part.den(), 90) << grid.label(hex);
        else
            EXPECT_EQ(part.num(), 0) << grid.label(hex);
    }
    EXPECT_GT(area.outline.size(), hexes.size() * 6) << "round at the corners";
    // And back: the same hexes.
    hand.take(session::HistoryEntry{
        "Clear",
        model::withTerrain(hand.document(), "A.board.xml", std::vector{grid.hexOf("0303").value()}, {})});
    hand.history.select(hand.history.now().selection);
    EXPECT_EQ(hand.history.now().selection.size(), 1u);
    hand.take(tools::hexesFromOutlines(hand.context()));
    EXPECT_EQ(hand.terrain("0303"), "woods");
    EXPECT_EQ(hand.terrain("0403"), "clear");
}

TEST(Conversions, SayWhatIsMissing) {
    ToolFixture hand;
    EXPECT_FALSE(tools::outlinesFromHexes(hand.context()));
    EXPECT_EQ(hand.message, "Select the hexes to outline first.");
    EXPECT_FALSE(tools::hexesFromOutlines(hand.context()));
    EXPECT_EQ(hand.message, "Select the outlines to paint first.");
    EXPECT_FALSE(tools::levelsFromContours(hand.context()));
    EXPECT_EQ(hand.message, "No board has contours to read levels from.");
    EXPECT_FALSE(tools::contoursFromLevels(hand.context()));
    EXPECT_EQ(hand.message, "No board has levels to draw contours from.");
}

}  // namespace

// The options of the bar above the map, as they are before the tool is used.
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/editing/session.h"
#include "editor/tools/bulk/tool_options.h"
#include "editor/tools/contour_heights.h"
#include "tests/support/real_game.h"

using namespace cota;

namespace {

const tools::ToolRow& contourTool() {
    return tools::toolRows()[tools::toolWith(tools::PaletteKind::contours)];
}

TEST(ToolOptions, TheHeightOfTheFirstContourIsShownBeforeItBegins) {
    session::SessionSettings settings;
    settings.mapsets = support::realGames();
    session::Session session(settings);
    ASSERT_TRUE(session.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/tcs/orvane.board.xml"));
    const auto& map = *session.map();
    const auto sheet = map.sheet().size();
    tools::Choices choices;
    choices.contour.metres = -1;
    const auto shown = [&] {
        const auto options = tools::optionsOf(contourTool(), choices, session);
        return std::ranges::find(options, "metres", &tools::ToolOption::id)->value;
    };
    EXPECT_EQ(shown(), tools::contourAbove(map, {sheet.width / 2, sheet.height / 2}));
    choices.contour.metres = 140;
    choices.contour.hasOfferedHeight = true;
    EXPECT_EQ(shown(), 140) << "that at the pointer";
    choices.contour = {};
    choices.contour.metres = 60;
    choices.contour.offersHeight = false;
    EXPECT_EQ(shown(), 60) << "a typed one";
}

}  // namespace

// Colours of sides in lists: they must be seen on the ground of a light and of a dark window.
#include "editor/picture/legible_colour.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "editor/editing/session.h"
#include "tests/support/colour_contrast.h"
#include "tests/support/real_game.h"

using namespace cota;

namespace {

constexpr picture::Colour lightList{255, 255, 255, 255}, darkList{45, 45, 45, 255};

TEST(LegibleColour, StaysAsItIsIfItIsSeen) {
    const picture::Colour blue{53, 132, 228, 255};
    EXPECT_EQ(session::standingOut(blue, lightList), blue);
    EXPECT_NEAR(session::contrast(blue, lightList), support::contrast(blue, lightList), 0.01);
}

TEST(LegibleColour, BecomesLighterOnADarkGroundAndDarkerOnALightOne) {
    const picture::Colour accent{21, 83, 158, 255};  // of a dark theme
    ASSERT_LT(support::contrast(accent, darkList), 2);
    const auto focus = session::standingOut(accent, darkList, 4.5);
    EXPECT_GE(support::contrast(focus, darkList), 4.5);
    EXPECT_GT(focus.blue, focus.red) << "it is still blue";
    const auto sand = session::standingOut({240, 230, 200, 255}, lightList);
    EXPECT_GE(support::contrast(sand, lightList), 3);
}

TEST(LegibleColour, OfAllSidesOfTheSamplesAreSeenInBothLooks) {
    session::SessionSettings settings;
    settings.mapsets = support::realGames();
    session::Session session(settings);
    std::size_t sides = 0, changed = 0;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::filesystem::path(COTA_SOURCE_DIR) / "samples")) {
        const auto path = entry.path().string();
        if (!path.ends_with(".scenario.xml") || path.find("broken") != std::string::npos) continue;
        ASSERT_TRUE(session.open(entry.path())) << path;
        for (const auto& ground : {lightList, darkList})
            for (const auto& [side, colour] :
                 session::sideColoursOn(session.document(), *session.look(), ground)) {
                EXPECT_GE(support::contrast(colour, ground), session::leastShapeContrast)
                    << path << ": " << side.text;
                ++sides;
            }
        const auto plain = session::sideColoursOn(session.document(), *session.look(), lightList);
        for (const auto& [side, colour] :
             session::sideColoursOn(session.document(), *session.look(), darkList))
            if (plain.at(side) != colour) ++changed;
    }
    EXPECT_GE(sides, 8U);
    EXPECT_GT(changed, 0U) << "some side sinks into a dark ground";
}

}  // namespace

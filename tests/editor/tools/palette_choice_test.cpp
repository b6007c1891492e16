#include "editor/tools/bulk/palette_choice.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/real_game.h"

using namespace cota;
using tools::PaletteKind;

namespace {

/// The palette of a scenario with zones and units.
class PaletteChoice : public ::testing::Test {
  protected:
    PaletteChoice() {
        const auto sample =
            std::filesystem::path(COTA_SOURCE_DIR) / "samples" / "panzer-grenadier" / "brod.scenario.xml";
        EXPECT_TRUE(session.open(sample));
    }
    session::Session session{{support::realGames(), {}}};
    tools::Choices choices;
    tools::PaletteChoice choice{session, choices};
};

TEST_F(PaletteChoice, ToolsWithoutAListHaveNoEntries) {
    for (const auto kind :
         {PaletteKind::none, PaletteKind::levels, PaletteKind::labels, PaletteKind::contours}) {
        choice.setKind(kind);
        EXPECT_FALSE(choice.entries());
        EXPECT_FALSE(choice.ensureChosen());
    }
}

/// The first terrain is the ground of new boards.
TEST_F(PaletteChoice, TheFirstClickShowsSomething) {
    choice.setKind(PaletteKind::terrains);
    EXPECT_EQ(choice.ensureChosen(), 1u);
    EXPECT_EQ(choice.chosen(), choice.entries()->at(1).id);
    choice.setKind(PaletteKind::features);
    EXPECT_EQ(choice.ensureChosen(), 0u);
}

TEST_F(PaletteChoice, TheLastZoneIsANewOne) {
    choice.setKind(PaletteKind::zones);
    const auto entries = *choice.entries();
    ASSERT_GT(entries.size(), 1u);
    EXPECT_EQ(entries.back().id, "");
    EXPECT_FALSE(choice.subjectOf(""));
    choice.choose("");
    EXPECT_EQ(choice.ensureChosen(), entries.size() - 1);
    EXPECT_TRUE(choices.isNew);
}

TEST_F(PaletteChoice, FollowsASelectedZone) {
    choice.setKind(PaletteKind::zones);
    const auto zone = choice.subjectOf(choice.entries()->front().id);
    ASSERT_TRUE(zone);
    choice.choose("");
    EXPECT_TRUE(choice.follow({*zone}));
    EXPECT_EQ(choice.chosen(), zone->id);
    EXPECT_FALSE(choice.follow({*zone})) << "it is chosen already";
    choice.setKind(PaletteKind::terrains);
    EXPECT_FALSE(choice.follow({*zone}));
}

}  // namespace

#include "editor/tools/choices.h"

#include <gtest/gtest.h>

using namespace cota;

namespace {

/// A zone name typed for one document must not be used in the next, and terrain unknown to the new game must
/// not be painted.
TEST(Choices, OfAnotherDocumentGo) {
    session::Palette palette;
    palette.terrains = {{"woods", "Woods"}};
    palette.hexsides = {{"wall", "Wall"}};
    tools::Choices choices;
    choices.terrainBrush.size = 2;
    choices.terrain = {{{model::TerrainId("woods"), {}}}};
    choices.area = model::TerrainId("dunes");
    choices.hexside = model::HexsideId("wall");
    choices.pathKind = model::PathKindId("canal");
    choices.path.alongHexsides = true;
    choices.zone = model::ZoneId("north");
    choices.objective = model::ObjectiveId("mill");
    choices.counter = model::CounterId("r1");
    choices.label = {"Brod", ""};
    tools::forgetDocument(choices, palette);
    EXPECT_TRUE(choices.zone.empty());
    EXPECT_TRUE(choices.objective.empty());
    EXPECT_TRUE(choices.counter.empty());
    EXPECT_TRUE(choices.label.empty());
    EXPECT_TRUE(choices.area.empty());
    EXPECT_TRUE(choices.pathKind.empty());
    EXPECT_FALSE(choices.path.alongHexsides);
    EXPECT_EQ(choices.hexside.text, "wall") << "the new game has it, too";
    EXPECT_EQ(choices.terrain.shares.size(), 1u);
    EXPECT_EQ(choices.terrainBrush.size, 2) << "how one works is the person's";
    palette.terrains.clear();
    tools::forgetDocument(choices, palette);
    EXPECT_TRUE(choices.terrain.shares.empty());
}

/// After undo, a removed zone is replaced by a new one, not by the first of the list.
TEST(Choices, WhatIsGoneIsStillToBeMade) {
    const std::vector<session::PaletteEntry> there{{"zone-1", "Zone 1"}};
    tools::Choices choices;
    EXPECT_FALSE(tools::replaceRemoved(choices, &tools::Choices::zone, there)) << "nothing was chosen";
    choices.zone = model::ZoneId("zone-1");
    EXPECT_FALSE(tools::replaceRemoved(choices, &tools::Choices::zone, there));
    choices.zone = model::ZoneId("zone-2");
    EXPECT_TRUE(tools::replaceRemoved(choices, &tools::Choices::zone, there));
    EXPECT_TRUE(choices.zone.empty());
    EXPECT_TRUE(choices.isNew);
}

/// After undo and redo, the new zone is chosen again.
TEST(Choices, WhatIsThereAgainIsChosenAgain) {
    const std::vector<session::PaletteEntry> before{{"zone-1", "Zone 1"}};
    const std::vector<session::PaletteEntry> after{{"zone-1", "Zone 1"}, {"zone-2", "Zone 2"}};
    tools::Choices choices;
    tools::chooseThing(choices, &tools::Choices::zone, "zone-2");
    EXPECT_TRUE(tools::replaceRemoved(choices, &tools::Choices::zone, before));
    EXPECT_TRUE(tools::replaceRemoved(choices, &tools::Choices::zone, after));
    EXPECT_EQ(choices.zone.text, "zone-2");
    EXPECT_FALSE(choices.isNew);
    EXPECT_FALSE(tools::replaceRemoved(choices, &tools::Choices::zone, after)) << "once";
    tools::replaceRemoved(choices, &tools::Choices::zone, before);
    tools::chooseThing(choices, &tools::Choices::zone, "");
    EXPECT_FALSE(tools::replaceRemoved(choices, &tools::Choices::zone, after))
        << "a new one was asked for since";
    EXPECT_TRUE(choices.isNew);
}

}  // namespace

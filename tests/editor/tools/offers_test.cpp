// What the window offers for games on a map and for games on a table.
#include "editor/tools/commands/offers.h"

#include <gtest/gtest.h>

#include "editor/tools/toolbox.h"

using namespace cota;
using session::PlayedOn;

namespace {

TEST(Offers, TableHasNoToolsOfTheMap) {
    for (const auto& tool : tools::toolRows()) {
        EXPECT_FALSE(tools::isOffered(tool.id, PlayedOn::table)) << tool.id;
        EXPECT_TRUE(tools::isOffered(tool.id, PlayedOn::map)) << tool.id;
    }
    for (const char* action :
         {"viewshed", "reach", "bottom-sight", "view-setup", "raise", "map-size", "side-zones"}) {
        EXPECT_FALSE(tools::isOffered(action, PlayedOn::table)) << action;
        EXPECT_TRUE(tools::isOffered(action, PlayedOn::map)) << action;
    }
}

TEST(Offers, MapHasNothingOfTheTable) {
    for (const char* action : {"table-deal", "table-attacks", "view-matrix", "bottom-reasons"}) {
        EXPECT_TRUE(tools::isOffered(action, PlayedOn::table)) << action;
        EXPECT_FALSE(tools::isOffered(action, PlayedOn::map)) << action;
    }
    EXPECT_FALSE(tools::isOffered(tools::Menu::table, PlayedOn::map));
    EXPECT_FALSE(tools::isOffered(tools::Menu::hexes, PlayedOn::table));
}

TEST(Offers, BothHaveTheRest) {
    for (const char* action :
         {"save", "undo", "view-map", "view-counters", "zoom-in", "bottom-findings", "keys"})
        for (const auto on : {PlayedOn::map, PlayedOn::table})
            EXPECT_TRUE(tools::isOffered(action, on)) << action;
}

}  // namespace

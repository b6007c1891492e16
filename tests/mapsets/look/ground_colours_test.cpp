// Halos have the colour of what is below the words.
#include "mapsets/look/layers/ground_colours.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "formats/picture/lab.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/height_grid.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

TEST(GroundColours, AreThoseOfTerrainAndHeight) {
    support::BoardMaker maker("C", 5, 4);
    maker.terrain("0203", "woods").level("0302", 1).level("0402", 2);
    Stage stage(maker.board);
    stage.draw("terrain", "woods", "canopies");
    const GroundColours colours(*stage.scene);
    const auto plain = groundColour(*stage.scene);
    const auto at = [&](const char* hex) {
        return colours.at(stage.scene->sheet.centre(stage.field.at(hex)));
    };
    EXPECT_EQ(at("0101"), plain);
    EXPECT_EQ(at("0203"), stage.look.symbol("terrain", "woods").colour("fill"));
    const auto low = at("0302"), high = at("0402");
    EXPECT_LT(high.green, low.green) << "higher ground is darker";
    EXPECT_LT(low.green, plain.green);
    EXPECT_EQ(colours.at(Point{-50, -50}), plain) << "beyond the map";
}

/// In the rules an outline always counts, so no painted hex may hide it, whatever the order in the game.
TEST(Patches, OfOutlinesLieAboveThoseOfHexes) {
    support::BoardMaker maker("C", 5, 4);
    maker.terrain("0303", "town");
    maker.board.areas.push_back(
        {"grove", model::TerrainId("woods"), {{500, 500}, {4000, 500}, {4000, 3500}}, {}});
    Stage stage(maker.board);
    stage.draw("terrain", "town", "blocks");
    stage.draw("terrain", "woods", "canopies");
    const auto patches = patchesOf(*stage.scene);
    ASSERT_GE(patches.size(), 2u);
    EXPECT_TRUE(patches.back().isDrawn());
    const auto town =
        std::ranges::find(patches, "blocks", [](const auto& one) { return one.symbol->drawing(); });
    ASSERT_NE(town, patches.end());
    EXPECT_FALSE(town->isDrawn());
    const auto marks = drawGround(*stage.scene).marks;
    const auto fillOf = [&](const char* terrain) {
        const HeightTints tints(stage.look, groundColour(*stage.scene));
        const auto colour = tints.ofTerrain(stage.look.symbol("terrain", terrain), 0);
        return std::ranges::find_if(marks, [&](const picture::Mark& mark) {
            const auto* fill = std::get_if<picture::Fill>(&mark.what);
            return fill && fill->colour == colour;
        });
    };
    EXPECT_LT(fillOf("town"), fillOf("woods"));
    EXPECT_NE(fillOf("woods"), marks.end());
}

/// Fields end at hexsides, woods do not: where they meet, the wood keeps its outline.
TEST(Patches, OfFieldsLieBelowWoods) {
    support::BoardMaker maker("C", 5, 4);
    maker.terrain("0303", "woods").terrain("0302", "town");
    Stage stage(maker.board);
    stage.draw("terrain", "town", "parcels");
    stage.draw("terrain", "woods", "canopies");
    const auto marks = drawGround(*stage.scene).marks;
    const auto isParcel = [](const picture::Mark& mark) {
        return std::holds_alternative<picture::Group>(mark.what);
    };
    const auto isWood = [&](const picture::Mark& mark) {
        const auto* fill = std::get_if<picture::Fill>(&mark.what);
        return fill && fill->colour == stage.look.symbol("terrain", "woods").colour("fill");
    };
    const auto parcel = std::ranges::find_if(marks, isParcel);
    ASSERT_NE(parcel, marks.end());
    EXPECT_LT(parcel, std::ranges::find_if(marks, isWood));
}

/// The colour of a town shows the height of its hill.
TEST(GroundColours, OfTownsShowTheirHeight) {
    support::BoardMaker maker("C", 5, 4);
    maker.terrain("0203", "town").terrain("0402", "town").level("0402", 2).level("0401", 1);
    Stage stage(maker.board);
    stage.draw("terrain", "town", "blocks");
    const GroundColours colours(*stage.scene);
    const auto at = [&](const char* hex) {
        return colours.at(stage.scene->sheet.centre(stage.field.at(hex)));
    };
    EXPECT_LT(at("0402").blue + 12, at("0203").blue);
}

/// The paper outside the edge is as high as the hexes beside it, so a level map has no slope there.
TEST(HeightGrid, IsLevelToTheEdgeOfALevelMap) {
    support::BoardMaker maker("C", 6, 5);
    maker.halves(true, true, true, true);
    maker.board.level =
        maker.board.level.with([](auto& layer) { layer.assign(layer.size(), std::int16_t{1}); });
    const Stage stage(maker.board);
    const auto grid = heightGrid(*stage.scene, 8, 0.5);
    EXPECT_EQ(grid.least, 20);
    EXPECT_EQ(grid.most, 20);
}

/// A level has the same colour whatever else is on the map.
TEST(GroundColours, OfALevelAreThoseOfTheGame) {
    const auto colourAt = [](int other) {
        support::BoardMaker maker("C", 5, 4);
        maker.level("0203", 1).level("0501", other);
        const Stage stage(maker.board);
        return GroundColours(*stage.scene).at(stage.field.at("0203"));
    };
    EXPECT_EQ(colourAt(1), colourAt(7));
    EXPECT_EQ(colourAt(1), colourAt(-1));
}

/// The outlines of filled parcels, in groups too.
void gatherParcels(const std::vector<picture::Mark>& marks, std::vector<picture::FlatRun>& parcels) {
    for (const auto& mark : marks) {
        if (const auto* group = std::get_if<picture::Group>(&mark.what)) gatherParcels(group->marks, parcels);
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what))
            for (auto& run : picture::flattened(fill->shape))
                if (run.points.size() < 20) parcels.push_back(std::move(run));
    }
}

TEST(Parcels, CoverTheirGroundAndGoOnAcrossHexes) {
    support::BoardMaker maker("F", 5, 5);
    for (const char* hex : {"0202", "0203", "0302", "0303", "0304", "0402", "0403"})
        maker.terrain(hex, "woods");
    Stage stage(maker.board);
    stage.draw("terrain", "woods", "parcels");
    std::vector<picture::FlatRun> parcels;
    gatherParcels(drawGround(*stage.scene).marks, parcels);
    const auto& sheet = stage.scene->sheet;
    std::size_t across = 0;
    for (const auto& parcel : parcels) {
        picture::Box box;
        std::set<Cell> cells;
        for (const auto point : parcel.points) box.add(point), cells.insert(sheet.cellAnywhere(point));
        if (box.width() > stage.scene->hex(0.2) && cells.size() > 1) ++across;
    }
    EXPECT_GT(across, 12u);
    // Every place of a field lies in exactly one parcel.
    for (const Cell cell : stage.field->hexes()) {
        const bool isField = stage.field->label(cell) == "0303";
        if (!isField) continue;
        const auto centre = sheet.centre(cell);
        for (double x = -8.3; x < 9; x += 1.7)
            for (double y = -8.3; y < 9; y += 1.7) {
                const Point at{centre.x + x, centre.y + y};
                if (sheet.cellAt(at) != cell) continue;
                const auto holding = std::ranges::count_if(
                    parcels, [&](const auto& parcel) { return isInside(at, parcel.points); });
                EXPECT_EQ(holding, 1) << x << " " << y;
            }
    }
}

TEST(HeightTints, GlideBetweenLevels) {
    const HeightTints tints(Symbology{}, {0xe8, 0xe7, 0xcc, 255});
    EXPECT_EQ(tints.ofLevel(0), (picture::Colour{0xe8, 0xe7, 0xcc, 255}));
    int last = 256;
    for (double level = 0; level <= 12; level += 0.5) {
        const int green = tints.at(level).green;
        EXPECT_LE(green, last);
        last = green;
    }
    EXPECT_EQ(tints.at(40), tints.ofLevel(9)) << "nothing is darker than the last tint";
}

/// A designer makes the open ground darker than the tint of the first hill.
TEST(HeightTints, OfHillsAreDarkerThanAnyGround) {
    for (const picture::Colour ground : {picture::Colour{0xe8, 0xe7, 0xcc, 255},
                                         {0xc8, 0xb0, 0x80, 255},
                                         {0x8a, 0x9a, 0x60, 255},
                                         {0xa0, 0xa0, 0xa0, 255}}) {
        const Symbology look;
        const HeightTints tints(look, ground);
        const auto light = [](picture::Colour colour) { return picture::labOf(colour).light; };
        EXPECT_EQ(tints.ofLevel(0), ground);
        const Symbol woods(*drawingOf("terrain", "canopies"));
        for (int level = 0; level < 5; ++level) {
            EXPECT_LT(light(tints.ofLevel(level + 1)) + 3, light(tints.ofLevel(level))) << level;
            EXPECT_LT(light(tints.ofTerrain(woods, level + 1)), light(tints.ofTerrain(woods, level)))
                << level;
        }
    }
}

TEST(HeightTints, AreThoseOfTheGame) {
    Symbology look;
    Symbol tint(*firstDrawingOf("tint"));
    tint.set("fill", picture::Colour{1, 2, 3, 255});
    look.set("tint", "2", tint);
    const HeightTints tints(look, {200, 200, 200, 255});
    EXPECT_EQ(tints.ofLevel(2), (picture::Colour{1, 2, 3, 255}));
    EXPECT_EQ(tints.ofLevel(5), tints.ofLevel(2)) << "the game has no higher level";
}

}  // namespace

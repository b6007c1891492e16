// Houses, blocks, halls and landmarks: what they keep off, and how kinds of town differ.
#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "mapsets/look/layers/houses.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

/// A town of seven hexes around 0303 with a road through it; 0506 is another hex of it, alone.
support::BoardMaker townBoard() {
    support::BoardMaker maker("T", 6, 7);
    for (const auto* hex : {"0302", "0303", "0304", "0202", "0203", "0402", "0403", "0506"})
        maker.terrain(hex, "woods");
    maker.path("r", "road", {"0102", "0202", "0303", "0403", "0504"});
    return maker;
}

/// One hex of a stage whose woods are a town.
struct TownStage {
    explicit TownStage(const model::Board& board, const std::string& drawing) : stage(board) {
        stage.draw("terrain", "woods", drawing);
        numbers.emplace(*stage.scene);
    }
    Plot plot(const std::string& hex) const {
        return {*stage.scene, stage.field.at(hex), stage.scene->groundwork->waters(*stage.scene).lines,
                *numbers};
    }
    std::vector<House> blocks(const std::string& hex) const {
        const auto patches = patchesOf(*stage.scene, {"courts"});
        const auto own = plot(hex);
        return closedBlocks({*stage.scene, patches.front(), own, {}, 6});
    }
    Stage stage;
    std::optional<NumberTexts> numbers;
};

TEST(Towns, RectanglesAreCloseWhereverTheyAreTurned) {
    const House one{{0, 0}, 0, 4, 2};
    EXPECT_TRUE(areClose(one, {{2.5, 0}, 0, 2, 2}, 0));
    EXPECT_FALSE(areClose(one, {{3.5, 0}, 0, 2, 2}, 0.4));
    EXPECT_TRUE(areClose(one, {{3.5, 0}, 0, 2, 2}, 0.6));
    // Its corner reaches nearer than its sides.
    EXPECT_TRUE(areClose(one, {{3.3, 0}, 0.785398, 2, 2}, 0.2));
    EXPECT_FALSE(areClose(one, {{3, 2}, 0.785398, 2, 2}, 0.2)) << "side by side with a corner";
}

TEST(Towns, BlocksOfACityStandInTheirHexOffTheRoadAndApart) {
    const TownStage town(townBoard().board, "courts");
    int courts = 0;
    for (const auto* hex : {"0303", "0302", "0202", "0304"}) {
        const auto plot = town.plot(hex);
        const auto blocks = town.blocks(hex);
        EXPECT_GE(blocks.size(), 5u) << hex;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            EXPECT_TRUE(plot.holds(blocks[i])) << hex;
            EXPECT_TRUE(plot.isFree(blocks[i])) << hex;
            courts += hasCourt(blocks[i]);
            for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(areClose(blocks[i], blocks[k], 0.1)) << hex;
        }
    }
    EXPECT_GE(courts, 3);
}

std::size_t roofsIn(const Stage& stage, const std::string& hex) {
    const Cell cell = stage.field.at(hex);
    std::size_t count = 0;
    for (const auto& mark : drawBuildings(*stage.scene).marks)
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what); fill && fill->colour.alpha == 255)
            for (const auto& run : picture::flattened(fill->shape))
                count += stage.scene->sheet.cellAt({(run.points[0].x + run.points[2].x) / 2,
                                                    (run.points[0].y + run.points[2].y) / 2}) == cell;
    return count;
}

TEST(Towns, AHexAloneHasFewerHousesThanAHexAmongOthers) {
    auto maker = townBoard();
    const TownStage town(maker.board, "blocks");
    const Stage& stage = town.stage;
    EXPECT_GE(roofsIn(stage, "0506"), 8u);
    EXPECT_LT(roofsIn(stage, "0506") + 3, roofsIn(stage, "0304"));
}

/// Houses of every kind keep off a church, a road, a number and a name of the designer.
TEST(Towns, HousesKeepOffLandmarksNamesAndNumbers) {
    for (const auto* kind : {"houses", "blocks", "courts", "halls"}) {
        auto maker = townBoard();
        maker.feature("0304", "bridge");
        model::MapName name;
        name.text = {"Anywhere", ""};
        name.at = {2200, 2900};
        maker.board.names = {name};
        TownStage town(maker.board, kind);
        town.stage.draw("feature", "bridge", "steeple");
        const auto& scene = *town.stage.scene;
        const auto plot = town.plot("0304");
        const auto landmarks = landmarksIn(scene, plot);
        ASSERT_EQ(landmarks.size(), 1u) << kind;
        const auto church = landmarks.front().house;
        EXPECT_TRUE(plot.holds(church)) << kind;
        EXPECT_TRUE(plot.isFree(church)) << kind;
        int roofs = 0;
        for (const auto& mark : drawBuildings(scene).marks) {
            const auto* fill = std::get_if<picture::Fill>(&mark.what);
            if (!fill || fill->colour.alpha < 255 || fill->shape.box().meets(church.box().grown(-0.2)))
                continue;
            for (const auto& run : picture::flattened(fill->shape)) {
                picture::Box box;
                for (const auto point : run.points) box.add(point);
                EXPECT_FALSE(scene.groundwork->placedNames(scene).meets(box.grown(-0.2))) << kind;
                ++roofs;
            }
        }
        EXPECT_GT(roofs, 3) << kind;
    }
}

TEST(Towns, AStationStandsBesideTheRailwayOfItsHex) {
    auto maker = townBoard();
    maker.feature("0303", "bridge").feature("0302", "bridge");
    TownStage town(maker.board, "blocks");
    town.stage.draw("feature", "bridge", "platform");
    town.stage.draw("path", "road", "bars");
    const auto& scene = *town.stage.scene;
    const auto beside = landmarksIn(scene, town.plot("0303"));
    ASSERT_EQ(beside.size(), 1u);
    const auto plot = town.plot("0303");
    const auto* track = plot.nearest(beside[0].house.at, 20, &Plot::Line::isRail);
    ASSERT_NE(track, nullptr);
    // Its platform is along the track, next to it.
    const auto near = nearestOn(beside[0].house.at, track->from, track->to);
    const double away = std::hypot(near.x - beside[0].house.at.x, near.y - beside[0].house.at.y);
    EXPECT_LT(away, track->clear + beside[0].house.width / 2 + 1);
    EXPECT_GT(away, beside[0].house.width / 2);
    EXPECT_LT(std::abs(std::sin(beside[0].house.turn -
                                std::atan2(track->to.y - track->from.y, track->to.x - track->from.x))),
              0.3);
    // In a hex without a railway it stands like any house.
    const auto alone = landmarksIn(scene, town.plot("0302"));
    ASSERT_EQ(alone.size(), 1u);
    EXPECT_TRUE(town.plot("0302").isFree(alone[0].house));
}

TEST(Towns, HallsHaveATrackBetweenThem) {
    auto maker = townBoard();
    TownStage town(maker.board, "halls");
    int tracks = 0;
    for (const auto& mark : drawBuildings(*town.stage.scene).marks) {
        const auto* stroke = std::get_if<picture::Stroke>(&mark.what);
        tracks += stroke && !stroke->pen.dashes.empty();
    }
    EXPECT_GE(tracks, 4);
}

}  // namespace

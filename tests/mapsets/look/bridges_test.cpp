// Bridges cross water from bank to bank and from shore to shore.
#include <gtest/gtest.h>

#include <cmath>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/patch.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

/// The roadway of the only bridge.
picture::Stroke roadway(const Stage& stage) {
    const auto layer = drawBridges(*stage.scene);
    if (layer.marks.size() != 2) ADD_FAILURE() << "a roadway and its parapets";
    return std::get<picture::Stroke>(layer.marks.front().what);
}

TEST(Bridges, CrossARiverFromBankToBank) {
    support::BoardMaker maker("B", 5, 5);
    maker.path("s", "stream", {"0301", "0302", "0303", "0304", "0305"});
    maker.path("r", "road", {"0104", "0203", "0303", "0402", "0502"}).feature("0303", "bridge");
    Stage stage(maker.board);
    stage.draw("path", "stream", "flow");
    stage.draw("feature", "bridge", "span");
    const auto bridge = roadway(stage);
    const auto points = bridge.line.points();
    const double river = stage.scene->look.symbol("path", "stream").number("width");
    const double length = std::hypot(points.back().x - points.front().x, points.back().y - points.front().y);
    EXPECT_GE(length, river);
    EXPECT_LE(length, river + 3);
    const auto centre = stage.scene->sheet.centre(stage.field.at("0303"));
    EXPECT_LT(std::hypot((points.front().x + points.back().x) / 2 - centre.x,
                         (points.front().y + points.back().y) / 2 - centre.y),
              6);
}

TEST(Bridges, CrossOpenWaterFromShoreToShoreAlongTheRoad) {
    support::BoardMaker maker("B", 7, 5);
    maker.terrain("0402", "woods").terrain("0403", "woods").terrain("0401", "woods").terrain("0404", "woods");
    maker.path("r", "road", {"0203", "0303", "0403", "0503", "0603"}).feature("0403", "bridge");
    Stage stage(maker.board);
    stage.draw("terrain", "woods", "waters");
    stage.draw("feature", "bridge", "span");
    const auto bridge = roadway(stage);
    picture::Curve water;
    for (const auto& patch : patchesOf(*stage.scene))
        if (patch.symbol->drawing() == "waters") water = patch.outline;
    const auto points = bridge.line.points();
    EXPECT_FALSE(holds(water, points.front())) << "it ends on land";
    EXPECT_FALSE(holds(water, points.back()));
    // Every point between is on the water, and on the road.
    const auto cell = stage.field.at("0403");
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        EXPECT_TRUE(holds(water, points[i])) << i << " of " << points.size();
        double nearest = 1e9;
        for (const auto direction : model::allDirections)
            for (const auto in : {cell, stage.field->neighbour(cell, direction)})
                for (const auto& way : stage.scene->ways.stretches(in))
                    nearest = std::min(nearest, distance(points[i], way.from, way.to));
        EXPECT_LT(nearest, 0.3);
    }
    EXPECT_GT(points.size(), 5u);
}

}  // namespace

#include "formats/model/geometry/map_plane.h"

#include <gmock/gmock.h>

#include <cmath>

namespace cota::model {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

double twiceAreaOf(const std::vector<MapPoint>& ring) {
    double twice = 0;
    for (std::size_t i = 0; i + 1 < ring.size(); ++i)
        twice += ring[i].x * ring[i + 1].y - ring[i + 1].x * ring[i].y;
    return twice;
}

std::vector<HexCoord> aroundOrigin() {
    std::vector<HexCoord> hexes;
    for (const Direction direction : allDirections) hexes.push_back(neighbour({0, 0}, direction));
    return hexes;
}

class MapPlaneOf : public testing::TestWithParam<Orientation> {};

TEST_P(MapPlaneOf, HexesAreRegularAndNeighboursTouch) {
    const MapPlane plane(GetParam(), 20);
    const double area = 20.0 * 20.0 * std::sqrt(3.0) / 2;
    for (const HexCoord hex : {HexCoord{0, 0}, HexCoord{-7, 3}, HexCoord{41, -12}}) {
        const auto ring = plane.ring(hex);
        EXPECT_EQ(ring.front(), ring.back());
        EXPECT_NEAR(twiceAreaOf({ring.begin(), ring.end()}), 2 * area, 0.1) << "counter-clockwise, y upwards";
        const MapPoint centre = plane.centre(hex);
        for (const Direction direction : allDirections) {
            const MapPoint beside = plane.centre(neighbour(hex, direction));
            EXPECT_NEAR(std::hypot(beside.x - centre.x, beside.y - centre.y), 20, 0.002);
        }
    }
    EXPECT_EQ(plane.centre({0, 0}), (MapPoint{0, 0}));
    const Direction down = Direction::s;  // south or south-east: down in both orientations
    EXPECT_LT(plane.centre(neighbour({0, 0}, down)).y, 0);
}

TEST_P(MapPlaneOf, PatchesHaveRimsAndHoles) {
    const auto patches = hexPatches(GetParam(), aroundOrigin());
    ASSERT_THAT(patches, SizeIs(1));
    EXPECT_THAT(patches[0].rim, SizeIs(18));
    ASSERT_THAT(patches[0].holes, SizeIs(1));
    EXPECT_THAT(patches[0].holes[0], SizeIs(6));
    auto full = aroundOrigin();
    full.push_back({0, 0});
    full.push_back({0, 0});
    EXPECT_THAT(hexPatches(GetParam(), full).at(0).holes, SizeIs(0));
}

TEST_P(MapPlaneOf, WhatDoesNotHangTogetherIsSeveralPatches) {
    const std::vector<HexCoord> apart{{5, 5}, {0, 0}, {1, 0}, {8, -3}};
    const auto patches = hexPatches(GetParam(), apart);
    ASSERT_THAT(patches, SizeIs(3));
    EXPECT_THAT(patches[0].rim, SizeIs(6)) << "in the order given";
    EXPECT_THAT(patches[1].rim, SizeIs(10));
    EXPECT_TRUE(hexPatches(GetParam(), {}).empty());
}

INSTANTIATE_TEST_SUITE_P(Both, MapPlaneOf, testing::Values(Orientation::flat, Orientation::pointed),
                         [](const auto& one) { return one.index == 0 ? "Flat" : "Pointed"; });

}  // namespace
}  // namespace cota::model

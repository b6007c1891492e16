// Paths cross hexsides near the middle, are smooth there, and meet in one place.
#include "mapsets/look/scene/ways.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>

#include "tests/mapsets/look/look_fixture.h"
#include "tests/support/real_game.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

std::size_t roadOf(const Stage& stage) {
    const auto& kinds = stage.field.game->catalogue.pathKinds;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].id.text == "road") return i;
    ADD_FAILURE() << "the small game has roads";
    return 0;
}

Stage crossroads() {
    support::BoardMaker maker("W", 7, 7);
    maker.path("a", "road", {"0204", "0304", "0403", "0504", "0604"});
    maker.path("b", "road", {"0402", "0403", "0404", "0405"});
    return Stage(maker.board);
}

TEST(Ways, CrossHexsidesBetweenThirtyAndSeventyHundredths) {
    const Stage stage = crossroads();
    const auto road = roadOf(stage);
    const auto& sheet = stage.scene->sheet;
    int crossings = 0;
    for (const Cell cell : stage.field->hexes())
        for (const auto side : model::allDirections) {
            if (!stage.field->linked(road, cell, side)) continue;
            const auto corners = sheet.corners(cell);
            const auto d = static_cast<std::size_t>(side);
            const Point a = corners[d], b = corners[(d + 1) % 6];
            bool isMet = false;
            for (const auto& way : stage.scene->ways.stretches(cell))
                for (const auto point : {way.from, way.to}) {
                    if (distance(point, a, b) > 1e-6) continue;
                    const double share =
                        std::hypot(point.x - a.x, point.y - a.y) / std::hypot(b.x - a.x, b.y - a.y);
                    EXPECT_GE(share, 0.3);
                    EXPECT_LE(share, 0.7);
                    isMet = true;
                }
            EXPECT_TRUE(isMet) << stage.field->label(cell);
            ++crossings;
        }
    EXPECT_EQ(crossings, 14);
}

/// Roads added and removed near others, in a fork, at an end and as a sharp turn: an update must give the
/// same result as a new drawing.
TEST(Ways, ChangedByAnEditAreThoseMadeAnew) {
    const std::vector<std::vector<std::string>> strokes{{"0204", "0304", "0403", "0504", "0604"},
                                                        {"0402", "0403", "0404", "0405"},
                                                        {"0504", "0505", "0606"},
                                                        {"0304", "0404", "0305"}};
    const auto stageOf = [&](unsigned which) {
        support::BoardMaker maker("W", 7, 7);
        for (std::size_t i = 0; i < strokes.size(); ++i)
            if (which >> i & 1U) maker.path(std::string(1, static_cast<char>('a' + i)), "road", strokes[i]);
        return Stage(maker.board);
    };
    const unsigned all = 1U << strokes.size();
    for (unsigned before = 0; before < all; ++before)
        for (std::size_t flipped = 0; flipped < strokes.size(); ++flipped) {
            const Stage old = stageOf(before), now = stageOf(before ^ 1U << flipped);
            const auto road = roadOf(now);
            std::vector<Cell> changed;
            for (const Cell cell : now.field->hexes())
                if (old.field->links(road, cell) != now.field->links(road, cell)) changed.push_back(cell);
            Ways ways = old.scene->ways;
            ways.change(*now.field, now.scene->sheet, changed);
            const auto& anew = now.scene->ways;
            ASSERT_EQ(ways.runs(road).size(), anew.runs(road).size()) << before << " " << flipped;
            for (std::size_t i = 0; i < anew.runs(road).size(); ++i)
                EXPECT_EQ(ways.runs(road)[i].line, anew.runs(road)[i].line) << before << " " << flipped;
            for (const Cell cell : now.field->hexes())
                EXPECT_EQ(ways.stretches(cell).size(), anew.stretches(cell).size());
        }
}

TEST(Ways, AreSmoothThroughHexsides) {
    const Stage stage = crossroads();
    for (const auto& run : stage.scene->ways.runs(roadOf(stage))) {
        const auto points = run.line.points();
        for (std::size_t i = 3; i + 1 < points.size(); i += 3) {
            const double before = std::atan2(points[i].y - points[i - 1].y, points[i].x - points[i - 1].x);
            const double after = std::atan2(points[i + 1].y - points[i].y, points[i + 1].x - points[i].x);
            EXPECT_NEAR(std::remainder(before - after, 2 * 3.14159265358979), 0, 1e-6);
        }
    }
}

TEST(Ways, AreStrungTogether) {
    const Stage stage = crossroads();
    // One road goes straight through the crossroads, the other has two parts that end on it.
    EXPECT_EQ(stage.scene->ways.runs(roadOf(stage)).size(), 3u);
}

/// A road that turns back must not look like one that only touches the hex.
TEST(Ways, TurnBackNearTheMiddleOfTheHex) {
    support::BoardMaker maker("W", 7, 7);
    maker.path("a", "road", {"0203", "0303", "0403", "0404", "0304"});
    const Stage stage(maker.board);
    const Cell hex = stage.field.at("0403");
    ASSERT_EQ(std::popcount(stage.field->links(roadOf(stage), hex)), 2);
    const auto centre = stage.scene->sheet.centre(hex);
    double nearest = 1e9;
    for (const auto& way : stage.scene->ways.stretches(hex))
        nearest = std::min(nearest, distance(centre, way.from, way.to));
    EXPECT_LT(nearest, stage.scene->hex(0.15));
}

TEST(Ways, EndOnAWayOfTheirLike) {
    support::BoardMaker maker("W", 7, 7);
    maker.path("a", "road", {"0302", "0303", "0403", "0404"});
    maker.path("b", "trail", {"0503", "0403"});
    const auto field = support::fieldOf(maker.board, support::realGame("panzer-grenadier"));
    const Ways ways(*field, MapSheet(*field, 20));
    const auto& stretches = ways.stretches(field.at("0403"));
    const auto trail = stretches.back();
    double least = 1e9;
    for (const auto& way : stretches)
        if (way.kind != trail.kind) least = std::min(least, distance(trail.to, way.from, way.to));
    EXPECT_LT(least, 1e-6);
}

TEST(SideRuns, FollowCornersAndClose) {
    const Stage stage = crossroads();
    const auto hex = stage.field->hexAt(stage.field.at("0303"));
    std::vector<model::HexSide> sides;
    for (const auto direction : model::allDirections) sides.push_back(model::HexSide::of(hex, direction));
    const auto around = runsOf(stage.field->orientation(), sides);
    ASSERT_EQ(around.size(), 1u);
    EXPECT_TRUE(around[0].isClosed);
    EXPECT_EQ(around[0].corners.size(), 7u);
    sides.resize(2);
    const auto open = runsOf(stage.field->orientation(), sides);
    ASSERT_EQ(open.size(), 1u);
    EXPECT_FALSE(open[0].isClosed);
    EXPECT_EQ(open[0].corners.size(), 3u);
}

}  // namespace

// A road keeps to one bank of a river, and crosses it only where it must.
#include "mapsets/look/scene/way_banks.h"

#include <gtest/gtest.h>

#include <cmath>

#include "mapsets/look/layers/river_ends.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/ways.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

struct Valley {
    explicit Valley(const model::Board& board) : stage(board) {
        stage.draw("path", "stream", "flow");
        stage.draw("feature", "bridge", "span");
        const auto& catalogue = stage.field.game->catalogue;
        const auto looks = wayLooksOf(stage.look, catalogue);
        ways = std::make_unique<Ways>(*stage.field, stage.scene->sheet, looks);
        for (std::size_t i = 0; i < catalogue.pathKinds.size(); ++i)
            (looks.isWater(i) ? river : catalogue.pathKinds[i].id.text == "road" ? road : other) = i;
        half = looks.half(river) + looks.half(road);
    }
    /// Where the road crosses the river.
    std::vector<std::string> crossings() const {
        std::vector<std::string> hexes;
        for (const Cell cell : stage.field->hexes())
            for (const auto& a : ways->stretches(cell))
                for (const auto& b : ways->stretches(cell))
                    if (a.kind == road && b.kind == river && meets(a, b))
                        hexes.push_back(stage.field->label(cell));
        return hexes;
    }
    /// The least distance between the middle lines.
    double nearest() const {
        double least = 1e9;
        for (const Cell cell : stage.field->hexes())
            for (const auto& a : ways->stretches(cell))
                for (const auto& b : ways->stretches(cell))
                    if (a.kind == road && b.kind == river)
                        least =
                            std::min({least, distance(a.from, b.from, b.to), distance(a.to, b.from, b.to)});
        return least;
    }

    Stage stage;
    std::unique_ptr<Ways> ways;
    std::size_t river = 0, road = 0, other = 0;
    double half = 0;

  private:
    static double turn(Point a, Point b, Point c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    }
    static bool meets(const WayStretch& a, const WayStretch& b) {
        return (turn(a.from, a.to, b.from) < 0) != (turn(a.from, a.to, b.to) < 0) &&
               (turn(b.from, b.to, a.from) < 0) != (turn(b.from, b.to, a.to) < 0);
    }
};

support::BoardMaker winding() {
    support::BoardMaker maker("W", 9, 9);
    maker.path("s", "stream",
               {"0501", "0502", "0603", "0604", "0505", "0405", "0406", "0407", "0508", "0509"});
    return maker;
}

TEST(WayBanks, ARoadComesLeavesAndStaysOnOneBank) {
    auto maker = winding();
    maker.path("r", "road", {"0402", "0502", "0603", "0604", "0505", "0405", "0406", "0407", "0307"});
    const Valley valley(maker.board);
    EXPECT_TRUE(valley.crossings().empty()) << testing::PrintToString(valley.crossings());
    EXPECT_GT(valley.nearest(), valley.half * 0.95);
}

TEST(WayBanks, ARoadCrossesAtItsBridgeAndNowhereElse) {
    auto maker = winding();
    maker.path("r", "road", {"0402", "0502", "0603", "0604", "0505", "0405", "0406", "0407", "0507"});
    maker.feature("0505", "bridge");
    const Valley valley(maker.board);
    EXPECT_EQ(valley.crossings(), std::vector<std::string>{"0505"});
}

TEST(WayBanks, ARoadThatNeverLeavesTheRiverStaysOnOneBank) {
    auto maker = winding();
    maker.path("r", "road", {"0502", "0603", "0604", "0505", "0405", "0406", "0407"});
    const Valley valley(maker.board);
    EXPECT_TRUE(valley.crossings().empty()) << testing::PrintToString(valley.crossings());
}

/// The far end of a run beside the river decides its bank, also after an edit.
TEST(WayBanks, ChangedByAnEditAreThoseMadeAnew) {
    const std::vector<std::vector<std::string>> roads{
        {"0402", "0502", "0603", "0604", "0505", "0405", "0406", "0407", "0307"},
        {"0402", "0502", "0603", "0604", "0505", "0405", "0406", "0407", "0507"},
        {"0603", "0604", "0505", "0405", "0406"}};
    for (const auto& was : roads)
        for (const auto& is : roads)
            for (const bool hasBridge : {false, true}) {
                auto before = winding(), after = winding();
                before.path("r", "road", was);
                after.path("r", "road", is);
                if (hasBridge) after.feature("0604", "bridge");
                const Valley old(before.board), now(after.board);
                std::vector<Cell> changed;
                for (const Cell cell : now.stage.field->hexes())
                    if (old.stage.field->links(now.road, cell) != now.stage.field->links(now.road, cell) ||
                        old.stage.field->features(cell).size() != now.stage.field->features(cell).size())
                        changed.push_back(cell);
                Ways ways = *old.ways;
                ways.change(*now.stage.field, now.stage.scene->sheet, changed);
                for (const auto kind : {now.road, now.river}) {
                    ASSERT_EQ(ways.runs(kind).size(), now.ways->runs(kind).size());
                    for (std::size_t i = 0; i < ways.runs(kind).size(); ++i)
                        EXPECT_EQ(ways.runs(kind)[i].line, now.ways->runs(kind)[i].line);
                }
            }
}

TEST(RiverEnds, ASpringIsNarrowAndALakeEndsTheRiver) {
    support::BoardMaker maker("W", 9, 5);
    for (const char* hex : {"0702", "0703", "0803", "0802"}) maker.terrain(hex, "woods");
    maker.path("s", "stream", {"0203", "0303", "0403", "0503", "0603", "0703"});
    Stage stage(maker.board);
    stage.draw("path", "stream", "flow");
    stage.draw("terrain", "woods", "waters");
    const auto& lines = stage.scene->groundwork->waters(*stage.scene).lines;
    ASSERT_EQ(lines.size(), 1u);
    const auto parts = RiverEnds(*stage.scene, lines).partsOf(0);
    ASSERT_EQ(parts.size(), 1u);
    const auto& part = parts.front();
    EXPECT_TRUE(part.hasSpring || part.endsAtSpring);
    EXPECT_TRUE(part.hasSpring ? part.endsInLake : part.startsInLake);
    const auto spring = part.hasSpring ? part.points.front() : part.points.back();
    EXPECT_NE(stage.scene->sheet.cellAt(spring), mapsets::noCell);
    EXPECT_EQ(stage.field->label(stage.scene->sheet.cellAt(spring)), "0203");
    const auto shore = part.hasSpring ? part.points.back() : part.points.front();
    const auto middle = stage.scene->sheet.centre(stage.field.at("0703"));
    EXPECT_GT(std::hypot(shore.x - middle.x, shore.y - middle.y), stage.scene->hex(0.3))
        << "inside the lake there is no river";
    EXPECT_LT(springOf(part, part.endsAtSpring, 0).box().width(), stage.scene->hex(3));
}

/// Which end of a stream is narrow does not depend on the other end.
TEST(RiverEnds, EveryFreeEndIsASpring) {
    support::BoardMaker maker("W", 9, 5);
    maker.path("s", "stream", {"0203", "0303", "0403", "0503", "0603", "0703"});
    Stage stage(maker.board);
    stage.draw("path", "stream", "flow");
    const auto parts =
        RiverEnds(*stage.scene, stage.scene->groundwork->waters(*stage.scene).lines).partsOf(0);
    ASSERT_EQ(parts.size(), 1u);
    EXPECT_TRUE(parts[0].hasSpring);
    EXPECT_TRUE(parts[0].endsAtSpring);
    const auto rest = belowSprings(parts[0]);
    ASSERT_GT(rest.size(), 2u);
    const auto from = springOf(parts[0], false, 0).box(), to = springOf(parts[0], true, 0).box();
    EXPECT_FALSE(from.meets(to));
    EXPECT_TRUE(from.grown(0.01).holds(rest.front()));
    EXPECT_TRUE(to.grown(0.01).holds(rest.back()));
}

}  // namespace

// Numbers of hexes are legible: each in its own hex, and not on a road or river if there is space elsewhere.
#include <gtest/gtest.h>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/layers.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

picture::Text numberIn(const Stage& stage, const std::string& hex) {
    for (const auto& mark : drawNumbers(*stage.scene).marks)
        if (const auto* text = std::get_if<picture::Text>(&mark.what); text && text->words == hex)
            return *text;
    ADD_FAILURE() << hex << " has no number";
    return {};
}

picture::Box lettersBox(const picture::Text& text) {
    const auto size = sizeOf(text.words, text.font);
    return {text.at.x - size.width / 2, text.at.y + size.height * 0.2, text.at.x + size.width / 2,
            text.at.y + size.height * 0.8};
}

double nearestRoad(const Stage& stage, const std::string& hex, const picture::Box& box) {
    double nearest = 1e9;
    const Point middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    for (const auto& way : stage.scene->ways.stretches(stage.field.at(hex)))
        nearest = std::min(nearest, distance(middle, way.from, way.to));
    return nearest;
}

TEST(Numbers, StandNearTheTopOfTheirHexes) {
    const Stage stage(support::BoardMaker("N", 5, 4).board);
    int count = 0;
    for (const auto& mark : drawNumbers(*stage.scene).marks) {
        const auto& text = std::get<picture::Text>(mark.what);
        const auto centre = stage.scene->sheet.centre(stage.field.at(text.words));
        EXPECT_NEAR(text.at.x, centre.x, 1e-9);
        EXPECT_NEAR(text.at.y, centre.y - 0.47 * 20, 1e-9);
        EXPECT_EQ(text.halo, 0);
        ++count;
    }
    EXPECT_EQ(count, 20);
}

TEST(Numbers, GiveWayToRoads) {
    support::BoardMaker maker("N", 5, 5);
    maker.path("r", "road", {"0301", "0302", "0303", "0304", "0305"});
    const Stage stage(maker.board);
    for (const std::string hex : {"0302", "0303", "0304"}) {
        const auto text = numberIn(stage, hex);
        const auto box = lettersBox(text);
        EXPECT_GT(nearestRoad(stage, hex, box), box.width() / 2) << hex;
        EXPECT_EQ(stage.scene->sheet.cellAt({box.left, box.top}), stage.field.at(hex));
        EXPECT_EQ(stage.scene->sheet.cellAt({box.right, box.bottom}), stage.field.at(hex));
    }
    const auto free = numberIn(stage, "0102");
    EXPECT_NEAR(free.at.x, stage.scene->sheet.centre(stage.field.at("0102")).x, 1e-9);
}

/// A number at the bottom of its hex would look like that of the hex below.
TEST(Numbers, KeepTheirDistanceFromThoseOfTheNextHex) {
    for (const auto& way : {std::vector<std::string>{"0301", "0302", "0303", "0304", "0305"},
                            std::vector<std::string>{"0103", "0202", "0302", "0401"},
                            std::vector<std::string>{"0302", "0303", "0403"}}) {
        support::BoardMaker maker("N", 5, 5);
        maker.path("r", "road", way);
        const Stage stage(maker.board);
        for (const auto& hex : way) {
            const auto box = lettersBox(numberIn(stage, hex));
            const auto centre = stage.scene->sheet.centre(stage.field.at(hex));
            EXPECT_LT(box.bottom, centre.y + stage.scene->hex(0.36)) << hex;
        }
    }
}

TEST(Numbers, HaveAHaloWhereAContourRunsThroughThem) {
    support::BoardMaker maker("N", 5, 5);
    const std::vector<model::GridPoint> ring{{1000, 1600}, {3000, 1600}, {3000, 3600}, {1000, 3600}};
    maker.board.contours.push_back({"c", 20, model::HighSide::right, true, false, ring, {}, {}});
    const Stage stage(maker.board);
    EXPECT_GT(numberIn(stage, "0303").halo, 0);
    EXPECT_EQ(numberIn(stage, "0302").halo, 0);
    EXPECT_EQ(numberIn(stage, "0101").halo, 0);
}

TEST(Numbers, HaveAHaloWhereNoPlaceIsFree) {
    support::BoardMaker maker("N", 3, 5);
    maker.path("s", "stream", {"0201", "0202", "0203", "0204", "0205"});
    Stage stage(maker.board, 8);
    stage.draw("path", "stream", "flow");
    EXPECT_EQ(numberIn(stage, "0101").halo, 0);
    EXPECT_GT(numberIn(stage, "0203").halo, 0) << "in hexes of 8 mm a river leaves no room";
}

TEST(Numbers, HaveAHaloAmongStones) {
    support::BoardMaker maker("N", 5, 5);
    maker.terrain("0303", "woods");
    Stage stage(maker.board);
    stage.draw("terrain", "woods", "stones");
    EXPECT_GT(numberIn(stage, "0303").halo, 0);
    EXPECT_EQ(numberIn(stage, "0304").halo, 0);
}

TEST(Numbers, HaveAHaloAmongTrees) {
    support::BoardMaker maker("N", 5, 5);
    maker.terrain("0303", "woods");
    Stage stage(maker.board);
    stage.draw("terrain", "woods", "canopies");
    EXPECT_GT(numberIn(stage, "0303").halo, 0);
    EXPECT_GT(numberIn(stage, "0304").halo, 0) << "crowns reach over the hexside above";
    EXPECT_EQ(numberIn(stage, "0302").halo, 0);
    EXPECT_EQ(numberIn(stage, "0101").halo, 0);
}

TEST(Numbers, OfHalfHexesStayOnTheMap) {
    support::BoardMaker maker("N", 5, 4);
    maker.longHigh().halves(true, true, true, true);
    const Stage stage(maker.board);
    const auto& field = stage.scene->sheet.fieldBox();
    for (const auto& mark : drawNumbers(*stage.scene).marks) {
        const auto box = lettersBox(std::get<picture::Text>(mark.what));
        EXPECT_GE(box.left, field.left - 1e-9);
        EXPECT_LE(box.right, field.right + 1e-9);
        EXPECT_GE(box.top, field.top - 1e-9);
    }
}

/// Boards with a hundred columns have numbers of six digits. Each fits in its own hex, smaller if necessary,
/// and needs no halo there.
class SixFigures : public testing::TestWithParam<std::pair<model::Orientation, double>> {};

TEST_P(SixFigures, FindTheirPlace) {
    support::BoardMaker maker("N", 100, 4);
    auto& grid = maker.board.grid;
    grid.orientation = GetParam().first;
    grid.labels = model::widenedFor(grid.labels, 100, 100);
    const Stage stage(maker.board, GetParam().second);
    const auto drawn = drawNumbers(*stage.scene);
    EXPECT_EQ(drawn.marks.size(), 400u);
    for (const auto& mark : drawn.marks) {
        const auto& text = std::get<picture::Text>(mark.what);
        const auto box = lettersBox(text);
        ASSERT_EQ(text.words.size(), 6u);
        EXPECT_EQ(text.halo, 0) << text.words;
        EXPECT_GT(text.font.points, 3) << text.words;
        for (const double x : {box.left, box.right})
            for (const double y : {box.top, box.bottom})
                ASSERT_EQ(stage.scene->sheet.cellAt({x, y}), stage.field.at(text.words)) << text.words;
    }
}

INSTANTIATE_TEST_SUITE_P(Hexes, SixFigures,
                         testing::Values(std::pair(model::Orientation::flat, 6.0),
                                         std::pair(model::Orientation::flat, 4.5),
                                         std::pair(model::Orientation::pointed, 6.0),
                                         std::pair(model::Orientation::pointed, 4.5)));

/// A half hex at the edge is narrower, so its number is smaller instead of cut off.
TEST(Numbers, OfSixFiguresStayOnHalfHexes) {
    support::BoardMaker maker("N", 100, 4);
    maker.board.grid.labels = model::widenedFor(maker.board.grid.labels, 100, 100);
    maker.longHigh().halves(true, true, true, true);
    for (const double across : {6.0, 8.0, 10.0}) {
        const Stage stage(maker.board, across);
        const auto& field = stage.scene->sheet.fieldBox();
        for (const auto& mark : drawNumbers(*stage.scene).marks) {
            const auto& text = std::get<picture::Text>(mark.what);
            const auto box = lettersBox(text);
            EXPECT_EQ(text.halo, 0) << text.words << " of " << across << " mm";
            EXPECT_GE(box.left, field.left) << text.words;
            EXPECT_LE(box.right, field.right) << text.words;
        }
    }
}

}  // namespace

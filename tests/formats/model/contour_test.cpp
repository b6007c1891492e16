// Contours as drawn lines, their edits, and conversions from and to levels.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "formats/model/document/contour_shapes.h"
#include "formats/model/document/edits.h"
#include "formats/model/geometry/outline.h"
#include "formats/model/relief/level_contours.h"

namespace cota::model {
namespace {

Contour line(const std::string& id, int metres, std::vector<GridPoint> points) {
    Contour one;
    one.id = id;
    one.metres = metres;
    one.high = HighSide::left;
    one.points = std::move(points);
    return one;
}

Board boardOf(int columns, int rows) {
    Grid grid;
    grid.columns = columns;
    grid.rows = rows;
    return blankBoard("b", MapsetId("game"), grid, TerrainId("ground"));
}

Document documentOf(const std::vector<Contour>& contours) {
    Board board = boardOf(6, 6);
    board.contours = contours;
    Document document;
    document.boards.emplace("b", std::move(board));
    return document;
}

const std::vector<Contour>& contoursOf(const Document& document) { return document.boards.at("b")->contours; }

TEST(Contours, TurnedRoundKeepTheirHigherSide) {
    const Contour turned = reversed(line("a", 20, {{0, 0}, {1000, 0}}));
    EXPECT_EQ(turned.high, HighSide::right);
    EXPECT_EQ(turned.points.front(), (GridPoint{1000, 0}));
    EXPECT_EQ(reversed(turned), line("a", 20, {{0, 0}, {1000, 0}}));
}

TEST(Contours, AreJoinedAtAnyTwoEnds) {
    const Contour one = line("a", 20, {{0, 0}, {1000, 0}});
    const Contour two = line("b", 20, {{2000, 0}, {1000, 0}});
    const auto whole = joined(one, false, two, false);
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->points, (std::vector<GridPoint>{{0, 0}, {1000, 0}, {2000, 0}}));
    EXPECT_EQ(whole->id, "a");
    EXPECT_EQ(joined(one, true, two, true)->points,
              (std::vector<GridPoint>{{1000, 0}, {2000, 0}, {0, 0}, {1000, 0}}));
    EXPECT_FALSE(joined(one, false, line("c", 40, {{1000, 0}, {3000, 0}}), true)) << "other heights";
}

TEST(Contours, ArePartedAndClosed) {
    const Contour ring = closedUp(line("a", 20, {{0, 0}, {1000, 0}, {1000, 1000}, {0, 0}}));
    EXPECT_TRUE(ring.closed);
    EXPECT_EQ(ring.points.size(), 3u);
    const auto opened = partedAt(ring, 1);
    ASSERT_EQ(opened.size(), 1u);
    EXPECT_FALSE(opened[0].closed);
    EXPECT_EQ(opened[0].points.front(), opened[0].points.back());
    const auto parts = partedAt(line("a", 20, {{0, 0}, {1000, 0}, {2000, 0}}), 1);
    ASSERT_EQ(parts.size(), 2u);
    EXPECT_EQ(parts[0].points.back(), parts[1].points.front());
    EXPECT_EQ(parts[1].id, "");
    EXPECT_EQ(partedAt(line("a", 20, {{0, 0}, {1000, 0}}), 0).size(), 1u) << "nothing to part at an end";
}

TEST(Contours, AreCutAtARectangle) {
    const auto parts =
        cutTo(line("a", 20, {{-1000, 500}, {1500, 500}, {1500, 3000}, {500, 3000}, {500, 500}}), {0, 0},
              {2000, 2000});
    ASSERT_EQ(parts.size(), 2u);
    EXPECT_EQ(parts[0].points, (std::vector<GridPoint>{{0, 500}, {1500, 500}, {1500, 2000}}));
    EXPECT_EQ(parts[1].points, (std::vector<GridPoint>{{500, 2000}, {500, 500}}));
    EXPECT_EQ(parts[0].id, "a");
    EXPECT_EQ(parts[1].id, "");
    Contour ring = line("r", 20, {{1000, 1000}, {3000, 1000}, {3000, 1500}, {1000, 1500}});
    ring.closed = true;
    const auto half = cutTo(ring, {0, 0}, {2000, 2000});
    ASSERT_EQ(half.size(), 1u) << "around its first point it goes on";
    EXPECT_FALSE(half[0].closed);
    EXPECT_EQ(half[0].points,
              (std::vector<GridPoint>{{2000, 1500}, {1000, 1500}, {1000, 1000}, {2000, 1000}}));
    EXPECT_TRUE(cutTo(line("far", 20, {{9000, 9000}, {9500, 9000}}), {0, 0}, {2000, 2000}).empty());
}

TEST(Contours, HaveTheirHeightPrintedWhereTheyAreLong) {
    const Contour one = line("a", 20, {{0, 0}, {4000, 0}});
    EXPECT_EQ(labelPlaces(one, 10000), (std::vector<GridPoint>{{2000, 0}}));
    EXPECT_EQ(labelPlaces(one, 2000), (std::vector<GridPoint>{{1000, 0}, {3000, 0}}));
    Contour chosen = one;
    chosen.labels = {{500, 0}};
    EXPECT_EQ(labelPlaces(chosen, 2000), chosen.labels);
}

TEST(ContourEdits, ChangeOneLineAndNothingElse) {
    const Document before =
        documentOf({line("a", 20, {{0, 0}, {1000, 0}}), line("b", 40, {{0, 500}, {1000, 500}})});
    const auto changed = [&](const Document& after) { return contoursOf(after)[0]; };
    EXPECT_EQ(changed(withContourMetres(before, "b", "a", 60)).metres, 60);
    EXPECT_EQ(changed(withContourHigh(before, "b", "a", HighSide::right)).high, HighSide::right);
    EXPECT_TRUE(changed(withContourDashed(before, "b", "a", true)).dashed);
    EXPECT_EQ(changed(withContourLabels(before, "b", "a", {{500, 0}})).labels.size(), 1u);
    EXPECT_EQ(changed(withContourPoints(before, "b", "a", {{5, 5}, {6, 6}})).points.front(),
              (GridPoint{5, 5}));
    EXPECT_EQ(changed(withContourTurned(before, "b", "a")).high, HighSide::right);
    EXPECT_EQ(contoursOf(withContourMetres(before, "b", "a", 60))[1], contoursOf(before)[1]);
    EXPECT_TRUE(withContourMetres(before, "b", "a", 20) == before);
    EXPECT_TRUE(withContourMetres(before, "b", "none", 60) == before);
    EXPECT_TRUE(withContourPoints(before, "b", "a", {{5, 5}}) == before) << "one point is no line";
}

TEST(ContourEdits, JoinPartAndCut) {
    const Document before =
        documentOf({line("a", 20, {{0, 0}, {1000, 0}}), line("b", 20, {{1000, 0}, {2000, 1000}, {3000, 0}})});
    const Document one = withContoursJoined(before, "b", "a", false, "b", true);
    ASSERT_EQ(contoursOf(one).size(), 1u);
    EXPECT_EQ(contoursOf(one)[0].points.size(), 4u);
    const Document closed = withContoursJoined(one, "b", "a", false, "a", true);
    EXPECT_TRUE(contoursOf(closed)[0].closed);
    const Document two = withContourParted(one, "b", "a", 1, "c");
    ASSERT_EQ(contoursOf(two).size(), 2u);
    EXPECT_EQ(contoursOf(two)[1].id, "c");
    EXPECT_TRUE(withContourParted(before, "b", "b", 1, "a") == before) << "the new id is taken";
    const Document cut = withContoursCut(documentOf({line("a", 20, {{-5000, 1000}, {9000, 1000}})}), "b");
    EXPECT_EQ(contoursOf(cut)[0].points, (std::vector<GridPoint>{{-667, 1000}, {5667, 1000}}));
}

bool cross(const Contour& one, const Contour& two) {
    const auto pieces = [](const Contour& contour) {
        std::vector<std::pair<FinePoint, FinePoint>> all;
        for (std::size_t i = 1; i < contour.points.size(); ++i)
            all.emplace_back(fine(contour.points[i - 1]), fine(contour.points[i]));
        if (contour.closed) all.emplace_back(fine(contour.points.back()), fine(contour.points.front()));
        return all;
    };
    for (const auto& [a, b] : pieces(one))
        for (const auto& [c, d] : pieces(two))
            if (meetingOf(a, b, c, d) == Meeting::cross) return true;
    return false;
}

RC_GTEST_PROP(LevelContours, GiveTheLevelsBack, ()) {
    Board board = boardOf(*rc::gen::inRange(1, 9), *rc::gen::inRange(1, 9));
    if (*rc::gen::arbitrary<bool>()) board.grid.orientation = Orientation::pointed;
    if (*rc::gen::arbitrary<bool>()) board.grid.stagger = Stagger::oddLow;
    Layer<std::int16_t> levels(board.grid.size(), 0);
    bool differs = false;
    for (std::size_t i = 0; i < board.grid.size(); ++i) {
        levels[i] = static_cast<std::int16_t>(*rc::gen::inRange(-1, 4));
        differs = differs || levels[i] != levels[0];
    }
    board.level = levels;
    board.contours = contoursOfLevels(board, 20);
    RC_ASSERT(board.contours.empty() != differs);
    const LevelsRead read = levelsOfContours(board, 20);
    RC_ASSERT(read.known == differs);
    RC_ASSERT(disagreements(board, 20).empty());
    for (std::size_t i = 0; i < board.contours.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) RC_ASSERT(!cross(board.contours[i], board.contours[k]));
}

TEST(LevelContours, NameTheHexesThatDisagree) {
    Board board = boardOf(5, 5);
    Layer<std::int16_t> levels(board.grid.size(), 0);
    const HexCoord hex = board.grid.hexAt(OffsetCoord{2, 2});
    levels[board.grid.index(hex)] = 1;
    board.level = levels;
    board.contours = contoursOfLevels(board, 20);
    ASSERT_EQ(board.contours.size(), 1u);
    EXPECT_TRUE(board.contours[0].closed);
    EXPECT_EQ(board.contours[0].metres, 20);
    levels[board.grid.index(hex)] = 2;
    board.level = levels;
    EXPECT_EQ(disagreements(board, 20), (std::vector<LevelDisagreement>{{hex, 2, 1}}));
}

}  // namespace
}  // namespace cota::model

#include <gtest/gtest.h>

#include <set>

#include "formats/model/document/edits.h"

using namespace cota::model;

namespace {

const PathKindId road("road");

Document board() {
    Grid grid;
    grid.columns = 8;
    grid.rows = 8;
    Document document;
    document.boards["a"] = blankBoard("A", MapsetId("m"), grid, TerrainId("clear"));
    return document;
}

const std::vector<Path>& paths(const Document& document) { return document.boards.at("a")->paths; }

std::vector<HexCoord> hexes(const Document& document, std::initializer_list<const char*> labels) {
    std::vector<HexCoord> list;
    for (const char* label : labels) list.push_back(document.boards.at("a")->grid.hexOf(label).value());
    return list;
}

Document drawn(const Document& document, std::initializer_list<const char*> labels) {
    return withPathDrawn(document, "a", road, hexes(document, labels));
}

TEST(PathEdits, StrokeWithAGapIsNothing) {
    EXPECT_EQ(drawn(board(), {"0101", "0103"}), board());
    EXPECT_EQ(drawn(board(), {"0101"}), board());
    EXPECT_EQ(withPathDrawn(board(), "nobody", road, hexes(board(), {"0101", "0102"})), board());
}

TEST(PathEdits, JoinedPathKeepsWhatTheOlderOneIs) {
    Document document = drawn(board(), {"0101", "0102"});
    Path named = paths(document)[0];
    named.name = {"Old road", ""};
    document = withPath(document, "a", named);
    document = drawn(document, {"0103", "0102"});
    ASSERT_EQ(paths(document).size(), 1u);
    EXPECT_EQ(paths(document)[0].name.en, "Old road");
    EXPECT_EQ(paths(document)[0].hexes, hexes(document, {"0101", "0102", "0103"}));
}

TEST(PathEdits, WhereThreeMeetNobodyIsJoined) {
    Document document = drawn(board(), {"0301", "0302"});
    document = withPath(document, "a",
                        {PathId("other"), road, {}, hexes(document, {"0302", "0402"}), {}, {}, {}, {}});
    document = drawn(document, {"0302", "0303"});
    EXPECT_EQ(paths(document).size(), 3u);
}

TEST(PathEdits, NothingGoesOnWhereAPathLeavesTheBoard) {
    Document document = drawn(board(), {"0101", "0102"});
    Path leaving = paths(document)[0];
    leaving.ends = {HexSide::of(leaving.hexes.front(), Direction::n)};
    document = withPath(document, "a", leaving);
    document = drawn(document, {"0101", "0201"});
    EXPECT_EQ(paths(document).size(), 2u);
}

TEST(PathEdits, OnlyNewLinksAreAdded) {
    Document document = drawn(board(), {"0102", "0103", "0104"});
    document = drawn(document, {"0101", "0102", "0103", "0104", "0105"});
    ASSERT_EQ(paths(document).size(), 1u);
    EXPECT_EQ(paths(document)[0].hexes, hexes(document, {"0101", "0102", "0103", "0104", "0105"}));
}

TEST(PathEdits, WholePathErasedIsGone) {
    const Document document = drawn(board(), {"0101", "0102", "0103"});
    EXPECT_EQ(withPathErased(document, "a", road, hexes(document, {"0103", "0102", "0101"})), board());
    EXPECT_EQ(withPathErased(document, "a", road, hexes(document, {"0102"})), board());
    EXPECT_EQ(withPathErased(document, "a", PathKindId("rail"), hexes(document, {"0102"})), document);
}

TEST(PathEdits, WaysOffTheBoardStayWithTheirPart) {
    Document document = drawn(board(), {"0101", "0102", "0103", "0104"});
    Path leaving = paths(document)[0];
    leaving.ends = {HexSide::of(leaving.hexes.front(), Direction::n)};
    document = withPath(document, "a", leaving);
    document = withPathErased(document, "a", road, hexes(document, {"0102", "0103"}));
    ASSERT_EQ(paths(document).size(), 2u);
    EXPECT_EQ(paths(document)[0].ends.size(), 1u);
    EXPECT_TRUE(paths(document)[1].ends.empty());
}

TEST(PathEdits, EveryPathAStrokeCrossesIsParted) {
    Document document = board();
    const auto add = [&](const char* id, std::initializer_list<const char*> run) {
        Path path;
        path.id = PathId(id);
        path.kind = road;
        path.hexes = hexes(document, run);
        document = withPath(document, "a", path);
    };
    add("a", {"0101", "0102", "0103", "0104"});
    add("b", {"0201", "0202", "0203", "0204"});
    add("c", {"0301", "0302", "0303", "0304"});
    document = withPathErased(document, "a", road, hexes(document, {"0102", "0103"}));
    document = withPathErased(document, "a", road, hexes(document, {"0202", "0203"}));
    document = withPathErased(document, "a", road, hexes(document, {"0302", "0303"}));
    ASSERT_EQ(paths(document).size(), 6u);
    std::set<PathId> ids;
    for (const Path& path : paths(document)) {
        EXPECT_EQ(path.hexes.size(), 2u) << path.id.text;
        ids.insert(path.id);
    }
    EXPECT_EQ(ids.size(), 6u);
}

TEST(PathEdits, SidesHaveACornerInCommonOrNot) {
    const HexCoord hex{3, 3};
    for (int i = 0; i < 6; ++i)
        for (int j = 0; j < 6; ++j) {
            const int apart = std::min((i - j + 6) % 6, (j - i + 6) % 6);
            EXPECT_EQ(haveCommonCorner(HexSide::of(hex, static_cast<Direction>(i)),
                                       HexSide::of(hex, static_cast<Direction>(j))),
                      apart == 1)
                << i << " " << j;
        }
    // The third side at a corner belongs to the two other hexes there.
    EXPECT_TRUE(haveCommonCorner(HexSide::of(hex, Direction::n),
                                 HexSide::of(neighbour(hex, Direction::n), Direction::se)));
}

TEST(SpotHeights, OneAtAPoint) {
    const Document one = withSpotHeight(board(), "a", {{1000, 1000}, 240, {}, {}});
    EXPECT_EQ(withSpotHeight(one, "a", {{1000, 1000}, 250, {}, {}}).boards.at("a")->spotHeights.size(), 1u);
    EXPECT_EQ(withoutSpotHeight(one, "a", {1000, 1000}), board());
    EXPECT_EQ(withoutSpotHeight(one, "a", {1001, 1000}), one);
}

/// Names along a path that becomes part of another go with it; without their path they are straight.
TEST(PathEdits, NamesFollowTheirPath) {
    auto document = drawn(board(), {"0101", "0102"});
    document = withPathDrawn(document, "a", road, hexes(document, {"0104", "0105"}));
    ASSERT_EQ(paths(document).size(), 2u);
    MapName name{{500, 3000}, {"Road", ""}, "", {}};
    name.path = paths(document)[1].id;
    document = withMapName(document, "a", name);
    document = withPathDrawn(document, "a", road, hexes(document, {"0102", "0103", "0104"}));
    ASSERT_EQ(paths(document).size(), 1u);
    EXPECT_EQ(document.boards.at("a")->names.at(0).path, paths(document)[0].id);
    document = withoutPath(document, "a", paths(document)[0].id);
    EXPECT_TRUE(document.boards.at("a")->names.at(0).isStraight());
}

}  // namespace

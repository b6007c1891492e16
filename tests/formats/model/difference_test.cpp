#include "formats/model/differences/difference.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>

#include "formats/model/document/edits.h"

namespace cota::model {
namespace {

const std::string comparedKey = "a.board.xml";

Document comparedBoard() {
    Grid grid;
    grid.columns = 5;
    grid.rows = 4;
    Document document;
    document.boards[comparedKey] = blankBoard("A", MapsetId("game"), grid, TerrainId("open"));
    return document;
}

const Board& boardIn(const Document& document) { return *document.boards.at(comparedKey); }
HexCoord hexOf(const char* label) { return *boardIn(comparedBoard()).grid.hexOf(label); }

Document comparedScenario() {
    Document document = comparedBoard();
    Scenario scenario;
    for (const char* id : {"north", "south"}) {
        Group group;
        group.id = GroupId(id);
        scenario.groups.push_back(group);
    }
    scenario.groups[0].units.push_back({CounterId("c1"), HexRef{"0101"}, {}, {}, {}});
    scenario.groups[0].units.push_back({CounterId("c2"), HexRef{"0102"}, {}, {}, {}});
    document.scenario = scenario;
    Forces forces;
    forces.types = {{CounterTypeId("inf"), {}, {"Rifles", "Fusileros"}, {}, {}, {}, {}, 0, {}, {}, {}, {}}};
    forces.counters = {{CounterId("c1"), CounterTypeId("inf"), {}, {}, {}, {}, {}},
                       {CounterId("c2"), CounterTypeId("inf"), {}, {}, {}, {}, {}}};
    document.forces["f"] = forces;
    return document;
}

/// "hex 0101: hex terrain open -> scrub"
std::string brief(const Difference& one) {
    const char* kind = one.kind == Difference::Kind::added     ? " +"
                       : one.kind == Difference::Kind::removed ? " -"
                                                               : "";
    return std::string(one.thing.one.english()) + " " + one.id + kind + ": " +
           std::string(one.property.english()) + " " + (one.attribute.empty() ? "" : one.attribute + " ") +
           one.before + " -> " + one.after;
}

std::vector<std::string> briefs(const Document& before, const Document& after) {
    std::vector<std::string> all;
    for (const Difference& one : differences(before, after)) all.push_back(brief(one));
    return all;
}

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Difference, NothingBetweenEqualDocuments) {
    EXPECT_THAT(differences({}, {}), IsEmpty());
    EXPECT_THAT(differences(comparedScenario(), comparedScenario()), IsEmpty());
}

TEST(Difference, HexesInReadingOrder) {
    const std::array both = {hexOf("0302"), hexOf("0101")};
    const std::array one = {hexOf("0203")};
    const Document before = comparedBoard();
    const Document after =
        withLevel(withTerrain(before, comparedKey, both, {{{TerrainId("scrub"), 60}}}), comparedKey, one, -1);
    EXPECT_THAT(briefs(before, after),
                ElementsAre("hex 0101: hex terrain open -> scrub:60",
                            "hex 0302: hex terrain open -> scrub:60", "hex 0203: hex level 0 -> -1"));
    EXPECT_THAT(briefs(after, before)[0], "hex 0101: hex terrain scrub:60 -> open");
}

TEST(Difference, PathsByTheirLinks) {
    Path path;
    path.id = PathId("r3");
    path.kind = PathKindId("lane");
    path.hexes = {hexOf("0101"), hexOf("0102"), hexOf("0103")};
    const Document before = withPath(comparedBoard(), comparedKey, path);
    EXPECT_THAT(briefs(comparedBoard(), before), ElementsAre("path r3 +:   -> "));
    path.hexes.push_back(hexOf("0104"));
    path.hexes.erase(path.hexes.begin());
    EXPECT_THAT(briefs(before, withPath(before, comparedKey, path)),
                ElementsAre("path r3 -: link 0101-0102 -> ", "path r3 +: link  -> 0103-0104"));
    Path turned = path;
    std::reverse(turned.hexes.begin(), turned.hexes.end());
    EXPECT_THAT(briefs(withPath(before, comparedKey, path), withPath(before, comparedKey, turned)),
                ElementsAre("path r3: course 0102-0103 0103-0104 -> 0103-0104 0102-0103"));
}

TEST(Difference, WhatStandsInHexesAndOnTheirSides) {
    const Document before = comparedBoard();
    FeatureAt ford{FeatureId("ford"), hexOf("0202"), {}, {}};
    Document after = withFeature(before, comparedKey, ford);
    after = withHexside(after, comparedKey,
                        {HexsideId("wall"), HexSide::of(hexOf("0101"), Direction::s), {}, {}});
    EXPECT_THAT(briefs(before, after), ElementsAre("hexside 0102/0101 +:   -> ", "hex 0202 +:   -> "));
    ford.attributes.set("depth", "2");
    EXPECT_THAT(briefs(after, withFeature(after, comparedKey, ford)),
                ElementsAre("hex 0202 +: value depth  -> 2"));
}

TEST(Difference, AGridThatGrewSaysWhatItsNewHexesAre) {
    const Document before = comparedBoard();
    Grid wide = boardIn(before).grid;
    wide.columns = 6;
    Document after = before;
    after.boards[comparedKey] = blankBoard("A", MapsetId("game"), wide, TerrainId("open"));
    EXPECT_THAT(briefs(before, after), ElementsAre("board : columns 5 -> 6"))
        << "new hexes of bare ground are no news";
    const std::array corner = {boardIn(after).grid.at(5)};
    EXPECT_THAT(briefs(before, withTerrain(after, comparedKey, corner, {{{TerrainId("scrub"), {}}}})),
                ElementsAre("board : columns 5 -> 6", "hex 0601: hex terrain  -> scrub"));
}

TEST(Difference, CountersMoveBetweenHexesAndGroups) {
    const Document before = comparedScenario();
    const Document after =
        withPlacement(before, GroupId("south"), {CounterId("c1"), HexRef{"0203"}, {}, {}, {}});
    const auto found = differences(before, after);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(brief(found[0]), "counter c1: hex 0101 -> 0203");
    EXPECT_EQ(found[0].name.es, "Fusileros");
    EXPECT_EQ(brief(found[1]), "counter c1: group north -> south");
    EXPECT_EQ(brief(found[2]), "counter : order  -> ") << "c1 comes after c2 now";
    EXPECT_THAT(briefs(before, withoutPlacement(before, CounterId("c2"))),
                ElementsAre("counter c2 -:  0102 -> "));
}

TEST(Difference, FilesAreMatchedByNameThenByTheirIds) {
    const Document before = comparedScenario();
    Document after = before;
    after.boards["new.board.xml"] = after.boards.extract(comparedKey).mapped();
    EXPECT_THAT(briefs(before, after),
                ElementsAre("file new.board.xml: file name a.board.xml -> new.board.xml"));
    Document alone = comparedBoard();
    Document other;
    other.boards["elsewhere"] = alone.boards.at(comparedKey);
    EXPECT_THAT(differences(alone, other), IsEmpty()) << "of a board alone the file's name is no part";
    after = before;
    after.boards.erase(comparedKey);
    EXPECT_THAT(briefs(before, after), ElementsAre("file a.board.xml -:   -> "));
    after.forces.clear();
    EXPECT_EQ(differences(before, after).size(), 2U);
}

TEST(Difference, ListsInAnotherOrderAreDifferent) {
    const Document before = comparedScenario();
    const Document after{(*before.scenario).with([](Scenario& scenario) {
                             std::swap(scenario.groups[0], scenario.groups[1]);
                         }),
                         before.boards, before.forces};
    EXPECT_THAT(briefs(before, after), ElementsAre("group : order  -> "));
}

}  // namespace
}  // namespace cota::model

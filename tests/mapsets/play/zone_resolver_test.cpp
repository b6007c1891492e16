#include "mapsets/field/zone_resolver.h"

#include <gmock/gmock.h>

#include "mapsets/field/map_side.h"
#include "tests/support/placeholders.h"
#include "tests/support/small_game.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;
using support::ScenarioMaker;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;
using Kind = model::ZoneTerm::Kind;

model::ZoneTerm term(Kind kind, std::string word = {}, std::vector<std::string> hexes = {}, int number = 0) {
    model::ZoneTerm made;
    made.kind = kind;
    made.word = std::move(word);
    for (std::string& hex : hexes) made.hexes.push_back({std::move(hex)});
    made.number = number;
    return made;
}

model::ZoneTerm of(Kind kind, std::vector<model::ZoneTerm> children, int number = 0) {
    model::ZoneTerm made = term(kind, {}, {}, number);
    made.children = std::move(children);
    return made;
}

std::vector<std::string> labels(const Field& field, const std::vector<Cell>& cells) {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(field->label(cell));
    return names;
}

class Zones : public testing::Test {
  protected:
    ResolvedZone resolve(const model::ZoneTerm& one) {
        return ZoneResolver(*field, {}).resolve(one, {model::SubjectKind::zone, "z", {}});
    }
    std::vector<std::string> names(const model::ZoneTerm& one) {
        const ResolvedZone zone = resolve(one);
        EXPECT_THAT(zone.findings, IsEmpty());
        return labels(field, zone.cells);
    }
    std::string complaint(const model::ZoneTerm& one) {
        const ResolvedZone zone = resolve(one);
        return zone.findings.size() == 1 ? zone.findings[0].rule : std::to_string(zone.findings.size());
    }

    // Board A on the left, B turned on the right, joined by column 3 of A; north is to the right.
    Field field = [] {
        ScenarioMaker maker;
        maker.add(BoardMaker("A", 3, 3)
                      .longHigh()
                      .halves(false, true, false, true)
                      .terrain("0202", "woods")
                      .level("0201", 1)
                      .board,
                  0, 0);
        maker.add(BoardMaker("B", 3, 3)
                      .longHigh()
                      .halves(false, true, false, true)
                      .feature("0202", "bridge")
                      .path("p", "road", {"0202", "0203"})
                      .board,
                  2, 0, true);
        maker.scenario.assembly.north = model::North::right;
        return fieldOf(maker.document());
    }();
};

TEST_F(Zones, BoardsTerrainFeaturesPathsAndLevels) {
    ASSERT_EQ(field.count("ASM-004"), 0);
    EXPECT_THAT(names(term(Kind::board, "A")), SizeIs(11));
    EXPECT_THAT(names(term(Kind::terrain, "woods")), ElementsAre("A-0202"));
    EXPECT_THAT(names(term(Kind::feature, "bridge")), ElementsAre("B-0202"));
    EXPECT_THAT(names(term(Kind::path, "road")), UnorderedElementsAre("B-0202", "B-0203"));
    EXPECT_THAT(names(term(Kind::level, {}, {}, 1)), ElementsAre("A-0201"));
    EXPECT_THAT(names(term(Kind::all)), SizeIs(field->hexes().size()));
}

TEST_F(Zones, SetsAndRings) {
    EXPECT_THAT(names(term(Kind::within, {}, {"A-0202"}, 1)), SizeIs(7));
    EXPECT_THAT(names(of(Kind::within, {term(Kind::terrain, "woods")}, 1)), SizeIs(7));
    EXPECT_THAT(names(of(Kind::allOf, {term(Kind::board, "A"), term(Kind::board, "B")})), SizeIs(4));
    EXPECT_THAT(names(of(Kind::butNot,
                         {term(Kind::board, "A"), term(Kind::board, "B"), term(Kind::terrain, "woods")})),
                SizeIs(6));
    EXPECT_THAT(
        names(of(Kind::anyOf, {term(Kind::hexes, {}, {"A-0101", "A-0101"}), term(Kind::terrain, "woods")})),
        UnorderedElementsAre("A-0101", "A-0202"));
}

TEST_F(Zones, EdgesByPaperAndByCompass) {
    EXPECT_THAT(names(term(Kind::edge, "left")),
                UnorderedElementsAre("A-0101", "A-0102", "A-0103", "A-0104"));
    EXPECT_EQ(names(term(Kind::edge, "south")), names(term(Kind::edge, "left")));
    EXPECT_THAT(names(term(Kind::edge, "right")),
                UnorderedElementsAre("B-0101", "B-0102", "B-0103", "B-0104"));
    EXPECT_EQ(names(term(Kind::edge, "north")), names(term(Kind::edge, "right")));
    EXPECT_EQ(names(term(Kind::edge, "north-west")).size(),
              names(term(Kind::edge, "top")).size() + names(term(Kind::edge, "right")).size() - 1);
    EXPECT_EQ(complaint(term(Kind::edge, "upwards")), "ZON-004");
}

TEST_F(Zones, BeyondALine) {
    const auto left = names(term(Kind::toward, "left", {"A-0201", "A-0203"}));
    EXPECT_THAT(left,
                UnorderedElementsAre("A-0101", "A-0102", "A-0103", "A-0104", "A-0201", "A-0202", "A-0203"));
    EXPECT_EQ(names(term(Kind::toward, "south", {"A-0203", "A-0201"})), left);
    EXPECT_EQ(complaint(term(Kind::toward, "top", {"A-0203", "A-0201"})), "ZON-013");
    EXPECT_EQ(complaint(term(Kind::toward, "left", {"A-0203"})), "ZON-012");
}

TEST_F(Zones, WhatNobodyKnowsIsAFinding) {
    EXPECT_EQ(complaint(term(Kind::hexes, {}, {"A-0909"})), "ZON-001");
    EXPECT_EQ(complaint(term(Kind::hexes, {}, {"0202"})), "ZON-002");
    EXPECT_EQ(complaint(term(Kind::board, "C")), "ZON-003");
    EXPECT_EQ(complaint(term(Kind::terrain, "x")), "ZON-006");
    EXPECT_EQ(complaint(term(Kind::feature, "x")), "ZON-007");
    EXPECT_EQ(complaint(term(Kind::path, "x")), "ZON-008");
    EXPECT_EQ(complaint(term(Kind::zone, "x")), "ZON-009");
    field = fieldOf(BoardMaker("A", 3, 3).board);
    EXPECT_EQ(complaint(term(Kind::edge, "north")), "ZON-005");
    EXPECT_THAT(names(term(Kind::edge, "top")), UnorderedElementsAre("0101", "0201", "0301"));
}

TEST_F(Zones, MayNameEachOtherButNotThemselves) {
    std::vector<model::Zone> zones(3);
    zones[0].id = model::ZoneId("a");
    zones[0].hexes = of(Kind::anyOf, {term(Kind::zone, "b"), term(Kind::terrain, "woods")});
    zones[1].id = model::ZoneId("b");
    zones[1].hexes = of(Kind::anyOf, {term(Kind::zone, "a"), term(Kind::feature, "bridge")});
    zones[2].id = model::ZoneId("c");
    zones[2].hexes = of(Kind::allOf, {term(Kind::terrain, "woods"), term(Kind::feature, "bridge")});
    ZoneResolver resolver(*field, zones);
    EXPECT_THAT(labels(field, resolver.resolve(zones[0]).cells), SizeIs(2));
    ASSERT_THAT(resolver.resolve(zones[1]).findings, SizeIs(1));
    EXPECT_EQ(resolver.resolve(zones[1]).findings[0].rule, "ZON-010");
    ASSERT_THAT(resolver.resolve(model::ZoneId("c"))->findings, SizeIs(1));
    EXPECT_EQ(resolver.resolve(model::ZoneId("c"))->findings[0].rule, "ZON-011");
    EXPECT_EQ(resolver.resolve(model::ZoneId("d")), nullptr);
}

TEST(ZoneMessages, SpeakBothLanguagesOfTheSameValues) {
    for (const model::MessageRow& row : zoneMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
}

TEST(MapSide, PointedHexesHaveTheirOwnEdges) {
    BoardMaker maker("P", 4, 4);
    maker.board.grid.orientation = model::Orientation::pointed;
    const Field field = fieldOf(maker.board);
    const auto count = [&](MapWay way) {
        return std::ranges::count_if(field->hexes(), [&](Cell cell) { return isAtEdge(*field, cell, way); });
    };
    for (const MapWay way : {MapWay::top, MapWay::right, MapWay::bottom, MapWay::left})
        EXPECT_EQ(count(way), 4);
    EXPECT_EQ(count(MapWay::topLeft), 7);
}

TEST_F(Zones, AChainTooLongIsCutAndSaidSo) {
    std::vector<model::Zone> zones;
    for (int i = 0; i < 30000; ++i) {
        model::Zone& zone = zones.emplace_back();
        zone.id = model::ZoneId("z" + std::to_string(i));
        zone.hexes = i == 29999 ? term(Kind::all) : term(Kind::zone, "z" + std::to_string(i + 1));
    }
    ZoneResolver resolver(*field, zones);
    resolver.resolve(zones[0]);
    const ResolvedZone& cut = resolver.resolve(zones[199]);
    ASSERT_THAT(cut.findings, SizeIs(1));
    EXPECT_EQ(cut.findings[0].rule, "ZON-014");
    EXPECT_THAT(cut.cells, IsEmpty());
    EXPECT_THAT(ZoneResolver(*field, zones).resolve(zones[29900]).cells,
                SizeIs(resolve(term(Kind::all)).cells.size()));
}

}  // namespace
}  // namespace cota::mapsets

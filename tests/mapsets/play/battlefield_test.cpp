#include "mapsets/field/battlefield.h"

#include <gmock/gmock.h>

#include <set>

#include "mapsets/field/terrain_mixes.h"
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
using Action = model::Amendment::Action;

std::vector<std::string> terrains(const Field& field, const std::string& hex) {
    std::vector<std::string> names;
    for (const std::uint16_t terrain : field->terrainsIn(field.at(hex)))
        names.push_back(field.game->catalogue.terrains[terrain].id.text);
    return names;
}

model::Amendment amendment(Action action, std::vector<std::string> hexes, std::string word, int number = 0) {
    model::Amendment made;
    made.action = action;
    for (std::string& hex : hexes) made.hexes.push_back({std::move(hex)});
    made.word = std::move(word);
    made.number = number;
    return made;
}

TEST(Battlefield, OneBoardHasBareLabelsAndItsOwnCoordinates) {
    const Field field = fieldOf(BoardMaker("7", 4, 3).terrain("0203", "woods").level("0203", 2).board);
    EXPECT_THAT(field.findings, IsEmpty());
    EXPECT_THAT(field->hexes(), SizeIs(12));
    const Cell cell = field.at("0203");
    EXPECT_EQ(field->label(cell), "0203");
    EXPECT_EQ(field->resolve("7-0203"), cell);
    EXPECT_EQ(field->hexAt(cell), BoardMaker("7", 4, 3).at("0203"));
    EXPECT_EQ(field->resolve("@0,0"), field->resolve("0101"));
    EXPECT_THAT(terrains(field, "0203"), ElementsAre("woods", "hill"));
    EXPECT_EQ(field->level(cell), 2);
    EXPECT_EQ(field->resolve("0504"), std::nullopt);
    EXPECT_EQ(field->resolve("@9,9"), std::nullopt);
    EXPECT_TRUE(field->isMapEdge(field.at("0101")));
    EXPECT_FALSE(field->isMapEdge(field.at("0202")));
}

TEST(Battlefield, HalfHexesOfAbuttingBoardsBecomeOneWithBothNames) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 3).halves(false, true, false, true).terrain("0502", "woods").board, 0, 0);
    maker.add(BoardMaker("8", 5, 3).halves(false, true, false, true).level("0102", 1).board, 4, 0);
    const Field field = fieldOf(maker.document());
    EXPECT_THAT(field->hexes(), SizeIs(27));
    EXPECT_THAT(field->labels(field.at("8-0102")), ElementsAre("5-0502", "8-0102"));
    EXPECT_EQ(field->label(field.at("8-0102")), "5-0502");
    EXPECT_EQ(field.at("5-0502"), field.at("8-0102"));
    EXPECT_EQ(field->resolve("0302"), std::nullopt) << "both boards have it";
    EXPECT_THAT(field->candidates("0302"), SizeIs(2));
    EXPECT_THAT(terrains(field, "5-0502"), ElementsAre("woods", "clear", "hill"));
    EXPECT_EQ(field->level(field.at("5-0502")), 1);
    EXPECT_EQ(field.count("ASM-006"), 1);
    EXPECT_EQ(field.count("ASM-007"), 1);
    EXPECT_THAT(field.findings, SizeIs(2));
    EXPECT_EQ(field.findings[0].values[1].text, "woods / clear");
}

TEST(Battlefield, AnAmendmentConfirmsWhatASeamHexIs) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 3).halves(false, true, false, true).terrain("0502", "woods").board, 0, 0);
    maker.add(BoardMaker("8", 5, 3).halves(false, true, false, true).level("0102", 1).board, 4, 0);
    maker.amend(amendment(Action::terrain, {"8-0102"}, "woods"));
    maker.amend(amendment(Action::level, {"5-0502"}, "", 1));
    const Field field = fieldOf(maker.document());
    EXPECT_THAT(field.findings, IsEmpty());
    EXPECT_THAT(terrains(field, "5-0502"), ElementsAre("woods", "hill"));
}

TEST(Battlefield, ANoteConfirmsWhatASeamHexIs) {
    BoardMaker left("5", 5, 3);
    left.halves(false, true, false, true).terrain("0502", "woods");
    left.board.notes[left.at("0502")].attributes.set("as-drawn", "yes");
    ScenarioMaker maker;
    maker.add(left.board, 0, 0).add(BoardMaker("8", 5, 3).halves(false, true, false, true).board, 4, 0);
    EXPECT_THAT(fieldOf(maker.document()).findings, IsEmpty());
}

TEST(Battlefield, ATurnedBoardKeepsItsNamesOnItsHexes) {
    ScenarioMaker maker;
    maker.add(BoardMaker("A", 5, 4).terrain("0101", "woods").path("p", "road", {"0101", "0102"}).board, 0, 0,
              true);
    const Field field = fieldOf(maker.document());
    EXPECT_THAT(field.findings, IsEmpty());
    EXPECT_THAT(terrains(field, "A-0101"), ElementsAre("woods"));
    // 0101 is now at the lower right, 0504 at the upper left, at column 0, row 0.
    EXPECT_EQ(field->hexAt(field.at("A-0504")), (model::HexCoord{0, 0}));
    const auto step = field->hexAt(field.at("A-0102")) - field->hexAt(field.at("A-0101"));
    EXPECT_EQ(step, model::step(model::Direction::n));
    EXPECT_TRUE(field->linked(0, field.at("A-0101"), model::Direction::n));
    EXPECT_TRUE(field->linked(0, field.at("A-0102"), model::Direction::s));
}

TEST(Battlefield, TurningEveryLongHighBoardTurnsTheWholeMap) {
    for (const bool longHigh : {false, true}) {
        BoardMaker maker("A", 5, 4);
        if (longHigh) maker.longHigh();
        ScenarioMaker straight, turned;
        straight.add(maker.board, 0, 0);
        turned.add(maker.board, 0, 0, true);
        const Field a = fieldOf(straight.document());
        const Field b = fieldOf(turned.document());
        ASSERT_EQ(a->hexes().size(), b->hexes().size());
        const auto shift = a->hexAt(a.at("A-0101")) - model::HexCoord{};
        for (const Cell cell : a->hexes()) {
            const auto here = a->hexAt(cell) - shift;
            const auto there = b->hexAt(b.at(a->label(cell))) - b->hexAt(b.at("A-0101"));
            EXPECT_EQ(there, (model::HexCoord{-here.q, -here.r}));
        }
    }
}

TEST(Battlefield, BoardsOutOfStepOrOverlappingAreFindings) {
    ScenarioMaker step;
    step.add(BoardMaker("1", 4, 3).board, 0, 0).add(BoardMaker("2", 4, 3).board, 5, 0);
    const Field shifted = fieldOf(step.document());
    EXPECT_EQ(shifted.count("ASM-004"), 1);

    ScenarioMaker overlap;
    overlap.add(BoardMaker("1", 4, 3).board, 0, 0).add(BoardMaker("2", 4, 3).board, 2, 0);
    const Field over = fieldOf(overlap.document());
    EXPECT_EQ(over.count("ASM-005"), 1);
    EXPECT_EQ(over.findings[0].values[2].text, "6");

    ScenarioMaker apart;
    apart.add(BoardMaker("1", 4, 3).board, 0, 0).add(BoardMaker("2", 4, 3).board, 8, 0);
    EXPECT_EQ(fieldOf(apart.document()).count("ASM-010"), 1);
}

TEST(Battlefield, BoardsFartherApartThanALineCanBeTracedAreRefused) {
    for (const auto& [column, row] : {std::pair{0, 100'000}, {100'000, 0}, {0, 5001}}) {
        ScenarioMaker maker;
        maker.add(BoardMaker("1", 17, 11).board, 0, 0).add(BoardMaker("2", 17, 11).board, column, row);
        const Mapset game = support::smallGame();
        const auto loaded = buildBattlefield(maker.document(), game);
        EXPECT_FALSE(loaded.value) << column << "," << row;
        ASSERT_THAT(loaded.findings, SizeIs(1));
        EXPECT_EQ(loaded.findings[0].rule, "ASM-020");
        EXPECT_EQ(loaded.findings[0].subject.id, "2") << "the one that lies too far";
    }
}

TEST(Battlefield, ACropKeepsLabelsAndNothingElse) {
    ScenarioMaker maker;
    maker.add(BoardMaker("1", 6, 6).board, 0, 0);
    maker.scenario.assembly.boards[0].crop = model::Crop{"0502", "0304"};
    const Field field = fieldOf(maker.document());
    EXPECT_THAT(field->hexes(), SizeIs(9));
    EXPECT_EQ(field->hexAt(field.at("1-0302")), (model::HexCoord{0, 0}));
    EXPECT_EQ(field->resolve("1-0202"), std::nullopt);
    maker.scenario.assembly.boards[0].crop->to = "9999";
    EXPECT_EQ(fieldOf(maker.document()).count("ASM-013"), 1);
}

TEST(Battlefield, FourCornersMakeOneHexOfFourNames) {
    BoardMaker corner("1", 3, 3);
    corner.longHigh().halves(true, true, true, true);
    ScenarioMaker maker;
    for (const auto& [id, column, row] : {std::tuple{"1", 0, 0}, {"2", 2, 0}, {"3", 0, 3}, {"4", 2, 3}}) {
        corner.board.id = id;
        maker.add(corner.board, column, row);
    }
    const Field field = fieldOf(maker.document());
    EXPECT_THAT(field.findings, IsEmpty());
    EXPECT_THAT(field->labels(field.at("4-0101")), ElementsAre("1-0304", "2-0104", "3-0301", "4-0101"));
}

TEST(Battlefield, HalfHexesThatNobodyCompletesFollowTheGame) {
    Mapset game = support::smallGame();
    game.catalogue.scales.halfHexes = HalfHexes::unplayable;
    const Field field = fieldOf(BoardMaker("5", 5, 3).halves(false, true, false, true).board, game);
    EXPECT_EQ(field->use(field.at("0102")), CellUse::unplayable);
    EXPECT_TRUE(field->isOnMap(field.at("0102")));
    EXPECT_TRUE(field->isPlayable(field.at("0202")));
}

TEST(Battlefield, ShareOfTerrainMustExceedTheLimit) {
    const Field field = fieldOf(
        BoardMaker("5", 5, 3).terrain("0101", "clear woods:25").terrain("0102", "clear woods:26").board);
    EXPECT_THAT(terrains(field, "0101"), ElementsAre("clear"));
    EXPECT_THAT(terrains(field, "0102"), ElementsAre("clear", "woods"));
}

TEST(Battlefield, OutlinesCountByTheShareTheyCover) {
    BoardMaker maker("5", 5, 5);
    // The left half of 0303 and a strip of it; 0303 is at column 2, row 2 of a high column.
    maker.board.areas.push_back(
        {"half", model::TerrainId("woods"), {{1000, 1500}, {2000, 1500}, {2000, 2500}, {1000, 2500}}, {}});
    maker.board.areas.push_back(
        {"strip", model::TerrainId("town"), {{1900, 1500}, {2000, 1500}, {2000, 2500}, {1900, 2500}}, {}});
    const Field field = fieldOf(maker.board);
    EXPECT_THAT(terrains(field, "0303"), ElementsAre("clear", "woods"));
    // Shares too small to count are measured all the same, to show what is in the hex.
    std::vector<int> shares;
    for (const auto& area : field->areasOver(field.at("0303"))) shares.push_back(area.percent);
    std::ranges::sort(shares);
    EXPECT_THAT(shares, ElementsAre(10, 50));
    EXPECT_TRUE(field->areasOver(field.at("0505")).empty());
}

TEST(Battlefield, PathsLinkHexesAndRiversFillThem) {
    const Field field = fieldOf(BoardMaker("5", 5, 3)
                                    .path("r", "stream", {"0201", "0202"})
                                    .path("x", "road", {"0101"})
                                    .hexside("0101", model::Direction::s, "wall")
                                    .board);
    EXPECT_THAT(terrains(field, "0202"), ElementsAre("clear", "river"));
    EXPECT_EQ(field->links(1, field.at("0201")), 1 << static_cast<int>(model::Direction::s));
    EXPECT_TRUE(field->touches(0, field.at("0101")));
    EXPECT_EQ(field->links(0, field.at("0101")), 0);
    EXPECT_FALSE(field->touches(0, field.at("0102")));
    EXPECT_THAT(field->hexsides(field.at("0102"), model::Direction::n), ElementsAre(0));
    EXPECT_THAT(field->hexsides(field.at("0102"), model::Direction::s), IsEmpty());
}

TEST(Battlefield, AmendmentsChangeTheFieldAndNeverTheBoard) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 4)
                  .feature("0303", "bridge")
                  .feature("0303", "smoke")
                  .path("r", "stream", {"0201", "0202", "0203"})
                  .board,
              0, 0);
    maker.amend(amendment(Action::removeFeature, {"5-0303"}, "bridge"));
    maker.amend(amendment(Action::addFeature, {"5-0202"}, "bridge"));
    maker.amend(amendment(Action::addPath, {"5-0101", "5-0102"}, "road"));
    maker.amend(amendment(Action::removePath, {"5-0202", "5-0203"}, "stream"));
    maker.amend(amendment(Action::addHexside, {"5-0101", "5-0102"}, "wall"));
    const Field field = fieldOf(maker.document());
    EXPECT_THAT(field.findings, IsEmpty());
    EXPECT_EQ(field->featureCount(field.at("5-0303"), 1), 0);
    EXPECT_EQ(field->featureCount(field.at("5-0303"), 0), 1);
    EXPECT_EQ(field->featureCount(field.at("5-0202"), 1), 1);
    EXPECT_NE(field->tags(field.at("5-0202")) & field->maskOf("crossing"), 0u);
    EXPECT_TRUE(field->linked(0, field.at("5-0101"), model::Direction::s));
    EXPECT_FALSE(field->linked(1, field.at("5-0202"), model::Direction::s));
    EXPECT_TRUE(field->linked(1, field.at("5-0202"), model::Direction::n));
    EXPECT_THAT(field->hexsides(field.at("5-0102"), model::Direction::n), ElementsAre(0));
}

TEST(Battlefield, ARemovedRiverNoLongerFillsItsHexes) {
    BoardMaker board("5", 5, 4);
    board.path("r", "stream", {"0201", "0202", "0203", "0204"});
    board.board.paths[0].ends = {model::HexSide::of(board.at("0204"), model::Direction::s)};
    ScenarioMaker half;
    half.add(board.board, 0, 0).amend(amendment(Action::removePath, {"5-0203", "5-0204"}, "stream"));
    const Field rest = fieldOf(half.document());
    EXPECT_THAT(rest.findings, IsEmpty());
    EXPECT_THAT(terrains(rest, "5-0202"), ElementsAre("clear", "river"));
    EXPECT_THAT(terrains(rest, "5-0203"), ElementsAre("clear", "river")) << "it still flows from 0202";
    EXPECT_THAT(terrains(rest, "5-0204"), ElementsAre("clear"));
    ScenarioMaker whole;
    whole.add(board.board, 0, 0)
        .amend(amendment(Action::removePath, {"5-0201", "5-0202", "5-0203", "5-0204"}, "stream"));
    const Field dry = fieldOf(whole.document());
    EXPECT_THAT(dry.findings, IsEmpty());
    for (const char* hex : {"5-0201", "5-0202", "5-0203", "5-0204"}) {
        EXPECT_THAT(terrains(dry, hex), ElementsAre("clear")) << hex;
        EXPECT_FALSE(dry->touches(1, dry.at(hex))) << hex;
    }
}

TEST(Battlefield, ARoadEndLeadsOnlyOntoARoadOrOffTheMap) {
    const auto roads = [](bool goesOn) {
        BoardMaker left("1", 4, 4);
        left.path("r", "road", {"0301", "0302", "0402"});
        const model::HexCoord end = left.at("0402");
        left.board.paths[0].ends = {model::HexSide::of(left.at("0301"), model::Direction::n),
                                    model::HexSide::of(end, model::Direction::se)};
        BoardMaker right("2", 4, 4);
        if (goesOn) right.path("r", "road", {"0102", "0202"}).path("s", "road", {"0103"});
        ScenarioMaker maker;
        maker.add(left.board, 0, 0).add(right.board, 4, 0);
        return fieldOf(maker.document());
    };
    for (const bool goesOn : {false, true}) {
        const Field field = roads(goesOn);
        const Cell end = field.at("1-0402");
        const Cell beyond = field->neighbour(end, model::Direction::se);
        ASSERT_TRUE(field->isOnMap(beyond));
        ASSERT_EQ(field->touches(0, beyond), goesOn) << field->label(beyond);
        EXPECT_EQ(field->linked(0, end, model::Direction::se), goesOn);
        EXPECT_EQ(field->linked(0, beyond, model::Direction::nw), goesOn);
        EXPECT_TRUE(field->linked(0, field.at("1-0301"), model::Direction::n)) << "off the map";
    }
}

TEST(Battlefield, APathOfAnotherKindIsDrawnAsThat) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 4).path("r", "stream", {"0201", "0202"}).board, 0, 0);
    model::Amendment change = amendment(Action::pathKind, {}, "road");
    change.path = "5:r";
    maker.amend(change);
    change.path = "nope";
    maker.amend(change);
    const Field field = fieldOf(maker.document());
    EXPECT_TRUE(field->touches(0, field.at("5-0201")));
    EXPECT_FALSE(field->touches(1, field.at("5-0201")));
    EXPECT_EQ(field.count("ASM-014"), 1);
}

TEST(Battlefield, APathIdOfSeveralBoardsNeedsItsBoard) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 4, 4).path("r", "stream", {"0201", "0202"}).board, 0, 0);
    maker.add(BoardMaker("6", 4, 4).path("r", "stream", {"0201", "0202"}).board, 4, 0);
    model::Amendment change = amendment(Action::pathKind, {}, "road");
    change.path = "r";
    maker.amend(change);
    const Field unclear = fieldOf(maker.document());
    EXPECT_EQ(unclear.count("ASM-024"), 1);
    EXPECT_TRUE(unclear->touches(1, unclear.at("5-0201")));
    EXPECT_TRUE(unclear->touches(1, unclear.at("6-0201")));
    maker.scenario.assembly.amendments[0].path = "6:r";
    const Field clear = fieldOf(maker.document());
    EXPECT_THAT(clear.findings, IsEmpty());
    EXPECT_TRUE(clear->touches(1, clear.at("5-0201")));
    EXPECT_TRUE(clear->touches(0, clear.at("6-0201")));
}

TEST(TerrainMixes, OneCodeForOneMixAndNeverAWrongOne) {
    TerrainMixes mixes;
    EXPECT_EQ(mixes.codeOf({1, 2, 3}), mixes.codeOf({1, 3, 2}));
    EXPECT_NE(mixes.codeOf({1, 2, 3}), mixes.codeOf({2, 1, 3}));
    const auto plain = mixes.codeOf({7});
    for (int i = 0; i < 70000; ++i)
        mixes.codeOf({static_cast<std::uint16_t>(i % 300 + 10), static_cast<std::uint16_t>(i / 300 + 400)});
    EXPECT_TRUE(mixes.isFull());
    EXPECT_EQ(mixes.size(), 65536u);
    EXPECT_EQ(mixes.codeOf({7, 9999}), plain);
    EXPECT_EQ(mixes[mixes.codeOf({1, 3, 2})], (TerrainMixes::Mix{1, 2, 3}));
}

TEST(Battlefield, WrongAmendmentsAndOptionsAreFindings) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 4).board, 0, 0);
    maker.amend(amendment(Action::level, {"5-9901"}, "", 1));
    maker.amend(amendment(Action::terrain, {"5-0101"}, "jungle"));
    maker.amend(amendment(Action::removeFeature, {"5-0101"}, "bridge"));
    maker.amend(amendment(Action::addPath, {"5-0101", "5-0303"}, "road"));
    maker.scenario.options[model::OptionId("overlook")] = "nobody";
    maker.scenario.options[model::OptionId("never-heard")] = "yes";
    maker.scenario.options[model::OptionId("smoke")] = "always-blocks";
    const Field field = fieldOf(maker.document());
    for (const char* rule : {"ASM-008", "ASM-011", "ASM-019", "ASM-018", "ASM-016", "ASM-015"})
        EXPECT_EQ(field.count(rule), 1) << rule;
    EXPECT_EQ(field->option("overlook"), "both");
    EXPECT_EQ(field->option("smoke"), "always-blocks");
}

TEST(Battlefield, AmendmentsThatLackSomethingAreFindingsOfTheirOwn) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 4).board, 0, 0);
    maker.amend(amendment(Action::terrain, {}, "woods"));
    maker.amend(amendment(Action::terrain, {"5-0101"}, ""));
    maker.amend(amendment(Action::pathKind, {}, "road"));
    maker.amend(amendment(Action::addHexside, {"5-0101"}, "hedge"));
    maker.amend(amendment(Action::level, {"5-0101"}, "", 1));
    const Field field = fieldOf(maker.document());
    EXPECT_EQ(field.count("ASM-025"), 4);
    EXPECT_EQ(field.findings.size(), 4u);
    std::set<std::string> where;
    for (const auto& finding : field.findings) where.insert(finding.related.at(0).id);
    EXPECT_THAT(where, ElementsAre("map amend 1", "map amend 2", "map amend 3", "map amend 4"));
}

TEST(Battlefield, EveryMessageSpeaksBothLanguagesOfTheSameValues) {
    for (const model::MessageRow& row : assemblyMessages())
        EXPECT_EQ(support::placeholders(row.text.english()),
                  support::placeholders(row.text.in(cota::model::Language::spanish)))
            << row.id;
}

}  // namespace
}  // namespace cota::mapsets

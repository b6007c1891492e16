// The hexes that two adjacent boards share, and hexes at the edge of a board.
#include <gmock/gmock.h>

#include "mapsets/field/battlefield.h"
#include "mapsets/field/zone_resolver.h"
#include "tests/support/small_game.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;
using support::ScenarioMaker;
using testing::ElementsAre;
using testing::SizeIs;

std::vector<std::string> terrainNames(const Field& field, const std::string& hex) {
    std::vector<std::string> names;
    for (const std::uint16_t terrain : field->terrainsIn(field.at(hex)))
        names.push_back(field.game->catalogue.terrains[terrain].id.text);
    return names;
}

BoardMaker halfBoard(const char* id) {
    auto maker = BoardMaker(id, 5, 3);
    maker.halves(false, true, false, true);
    return maker;
}

TEST(JoinedBoards, AFeatureBothPrintStandsThereOnce) {
    ScenarioMaker maker;
    maker.add(
        halfBoard("5").feature("0502", "bridge").feature("0202", "bridge").feature("0202", "bridge").board, 0,
        0);
    maker.add(halfBoard("8").feature("0102", "bridge").feature("0102", "smoke").board, 4, 0);
    const Field field = fieldOf(maker.document());
    EXPECT_THAT(field->features(field.at("5-0502")), SizeIs(2)) << "the bridge of both, the smoke of one";
    EXPECT_THAT(field->features(field.at("5-0202")), SizeIs(2)) << "one board may mean two";
}

TEST(JoinedBoards, TheFirstOneSaysWhatASharedHexIsWhereTheGameHasItSo) {
    ScenarioMaker maker;
    maker.add(halfBoard("5").terrain("0502", "woods").board, 0, 0);
    maker.add(halfBoard("8").terrain("0102", "field").board, 4, 0);
    auto game = support::smallGame();
    EXPECT_THAT(terrainNames(fieldOf(maker.document(), game), "5-0502"), ElementsAre("woods", "field"));
    for (auto& choice : game.catalogue.strategies) {
        if (choice.question != "heights") continue;
        choice.fromOption.erase("seams");
        choice.parameters.set("seams", "first-board");
    }
    EXPECT_THAT(terrainNames(fieldOf(maker.document(), game), "5-0502"), ElementsAre("woods"));
}

TEST(JoinedBoards, AQuarterTooMuchIsAnOverlap) {
    // A quarter of the hex is on one board and all of it on the other: five quarters.
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 3).longHigh().halves(true, true, true, true).board, 0, 0);
    maker.add(BoardMaker("8", 5, 3).longHigh().board, 4, 0);
    const Field field = fieldOf(maker.document());
    ASSERT_EQ(field.count("ASM-005"), 1);
    int worst = 0;
    for (const auto& finding : field.findings)
        if (finding.rule == "ASM-005") worst = std::stoi(finding.values[2].text);
    EXPECT_EQ(worst, 4) << "two quarters of the corners and two halves are too much beside whole hexes";
}

TEST(JoinedBoards, AHexsideAtTheRimOfABoardIsThere) {
    const Field field = fieldOf(BoardMaker("5", 5, 3).hexside("0101", model::Direction::n, "wall").board);
    EXPECT_FALSE(field->hexsides(field.at("0101"), model::Direction::n).empty());
}

TEST(JoinedBoards, AnOutlineCountsInAHalfHexByTheHalf) {
    // The strip is a fifth of 0503. Half of the hex is on the board, so the strip is two fifths of that half.
    auto maker = halfBoard("5");
    maker.board.areas.push_back(
        {"strip", model::TerrainId("woods"), {{3800, 500}, {4000, 500}, {4000, 1500}, {3800, 1500}}, {}});
    const Field field = fieldOf(maker.board);
    EXPECT_THAT(terrainNames(field, "0502"), ElementsAre("clear", "woods"));
}

TEST(JoinedBoards, APathIdNeedsNoBoardWhereItIsTheOnlyOne) {
    ScenarioMaker maker;
    maker.add(BoardMaker("5", 5, 4).path("r", "stream", {"0201", "0202"}).board, 0, 0);
    model::Amendment change;
    change.action = model::Amendment::Action::pathKind;
    change.word = "road";
    change.path = "r";
    const Field field = fieldOf(maker.amend(change).document());
    EXPECT_TRUE(field.findings.empty());
    EXPECT_TRUE(field->touches(0, field.at("5-0201")));
}

std::size_t zoneSize(const Field& field, const model::ZoneTerm& term) {
    return ZoneResolver(*field, {}).resolve(term, {model::SubjectKind::zone, "z", {}}).cells.size();
}

TEST(ZoneTerms, HoldBothEndsOfASpanOfLevels) {
    const Field field =
        fieldOf(BoardMaker("5", 5, 3).level("0101", 1).level("0201", 2).level("0301", 3).board);
    model::ZoneTerm term;
    term.kind = model::ZoneTerm::Kind::level;
    term.number = 1;
    term.limit = 2;
    EXPECT_EQ(zoneSize(field, term), 2u);
}

TEST(ZoneTerms, HoldNoHexNobodyMayEnter) {
    auto game = support::smallGame();
    game.catalogue.scales.halfHexes = HalfHexes::unplayable;
    const Field field = fieldOf(halfBoard("5").board, game);
    model::ZoneTerm term;
    term.kind = model::ZoneTerm::Kind::terrain;
    term.word = "clear";
    EXPECT_EQ(zoneSize(field, term), 9u) << "the three whole columns";
}

}  // namespace
}  // namespace cota::mapsets

#include "editor/editing/property_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "editor/documents/board_thing.h"
#include "editor/documents/force_tree.h"
#include "editor/editing/property_rows.h"
#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/sheet_case.h"
#include "tests/support/real_game.h"

namespace cota::sheets {
namespace {

using model::SubjectKind;

constexpr const char* boardFile = "A.board.xml";

TEST(PropertySheet, HexTakesTerrainsLevelAndName) {
    Hand hand({SubjectKind::hex, "A-0303", {}});
    EXPECT_EQ(hand.value("Terrain"), "woods");
    EXPECT_EQ(hand.value("Other terrains"), "town:30");
    EXPECT_EQ(hand.write("Terrain", "clear"), "");
    EXPECT_EQ(hand.value("Other terrains"), "town:30") << "the others stay";
    EXPECT_EQ(hand.write("Other terrains", "woods:20 town"), "");
    EXPECT_EQ(hand.write("Level", "3"), "");
    EXPECT_EQ(hand.value("Level"), "3");
    EXPECT_EQ(hand.step(), "Set level to 3 (Hex A-0303)");
    EXPECT_EQ(hand.write("Name", "Hill 60"), "");
    EXPECT_EQ(hand.value("Name"), "Hill 60");
}

TEST(PropertySheet, BadInputIsSaidAndNotTaken) {
    Hand hand({SubjectKind::hex, "A-0303", {}});
    const auto before = hand.now();
    EXPECT_NE(hand.write("Level", "high"), "");
    EXPECT_NE(hand.write("Level", "4000"), "");
    EXPECT_NE(hand.write("Level", ""), "");
    EXPECT_NE(hand.write("Terrain", "swamp"), "");
    EXPECT_NE(hand.write("Other terrains", "swamp").find("swamp"), std::string::npos);
    EXPECT_NE(hand.write("Other terrains", "town:300"), "");
    EXPECT_EQ(hand.now(), before);
    EXPECT_FALSE(hand.isStep("Level", hand.value("Level"))) << "the same value is no step";
}

TEST(PropertySheet, FeaturesComeAndGo) {
    Hand hand({SubjectKind::hex, "A-0101", {}});
    ASSERT_EQ(hand.write("Add", "bridge"), "");
    EXPECT_TRUE(hand.step().starts_with("Place ")) << hand.step();
    ASSERT_EQ(hand.board().features.size(), 1u);
    const auto rows = hand.sheet().rows;
    const auto bridge = std::ranges::find(rows, "Printed here", &Property::heading);
    ASSERT_NE(bridge, rows.end());
    const auto gone = bridge->write("no");
    ASSERT_TRUE(gone.step);
    EXPECT_TRUE(gone.step->document.boards.begin()->second->features.empty());
    EXPECT_EQ(gone.step->label.in(model::Language::english), "Remove " + hand.step().substr(6));
}

TEST(PropertySheet, UnitHasTheValuesTheGameDeclares) {
    Hand hand({SubjectKind::counter, "r1", {}});
    EXPECT_EQ(hand.write("Morale", "4"), "");
    EXPECT_NE(hand.write("Morale", "7").find("6"), std::string::npos) << "the range is said";
    EXPECT_EQ(hand.value("Morale"), "4");
    EXPECT_EQ(hand.write("Morale", ""), "");
    EXPECT_EQ(hand.value("Morale"), "");
    EXPECT_TRUE(hand.step().starts_with("Clear morale (")) << hand.step();
    EXPECT_EQ(hand.write("Dug-in", "yes"), "");
    EXPECT_NE(hand.write("Hex", "Z-0101"), "");
    EXPECT_EQ(hand.write("Hex", "A-0202"), "");
    EXPECT_NE(hand.write("Aboard", "r1"), "") << "nobody carries himself";
    EXPECT_EQ(hand.write("Aboard", "r2"), "");
    EXPECT_EQ(hand.value("Hex"), "") << "who is carried stands in no hex of his own";
    EXPECT_EQ(hand.value("Dug-in"), "yes");
    EXPECT_EQ(hand.write("Group", ""), "");
    EXPECT_FALSE(session::findPlacement(hand.now(), model::CounterId("r1")).placement);
}

TEST(PropertySheet, ContourHasHeightAndHigherSide) {
    Hand hand(session::subjectOf({session::BoardThing::Kind::contour, boardFile, "c1"}));
    EXPECT_EQ(hand.write("Height in metres", "40"), "");
    EXPECT_NE(hand.write("Height in metres", "4.5"), "");
    EXPECT_EQ(hand.write("Higher side (in drawing direction)", "left"), "");
    ASSERT_EQ(hand.board().contours.size(), 1u);
    EXPECT_EQ(hand.board().contours[0].metres, 40);
    EXPECT_EQ(hand.board().contours[0].high, model::HighSide::left);
}

TEST(PropertySheet, PathNameZoneAndObjective) {
    Hand path(session::subjectOf({session::BoardThing::Kind::path, boardFile, "p1"}));
    EXPECT_EQ(path.write("Kind", "stream"), "");
    EXPECT_EQ(path.board().paths.at(0).kind.text, "stream");
    Hand name(
        session::subjectOf(session::thingOf(boardFile, *document().boards.at(boardFile)->names.begin())));
    EXPECT_EQ(name.write("Name (Spanish)", "Aceña"), "");
    EXPECT_EQ(name.board().names.at(0).text.es, "Aceña");
    Hand zone({SubjectKind::zone, "north", {}});
    EXPECT_EQ(zone.write("Side", "red"), "");
    EXPECT_NE(zone.write("Side", "blue"), "");
    Hand objective({SubjectKind::objective, "mill", {}});
    EXPECT_EQ(objective.write("Victory points", "10"), "");
    EXPECT_EQ(objective.write("Victory points", ""), "") << "points may be left open";
    EXPECT_EQ(objective.write("Hexes", "A-0303 A-0304"), "");
    EXPECT_NE(objective.write("Hexes", "A-0303 A-9999").find("A-9999"), std::string::npos);
    EXPECT_NE(objective.write("Hexes", ""), "");
    EXPECT_EQ((*objective.now().scenario)->objectives.at(0).hexes.size(), 2u);
}

TEST(PropertySheet, NothingForWhatIsNotThere) {
    for (const Subject& subject :
         {Subject{SubjectKind::hex, "A-9999", {}}, Subject{SubjectKind::counter, "x", {}},
          Subject{SubjectKind::shape, "x", {}}, Subject{SubjectKind::zone, "x", {}},
          Subject{SubjectKind::objective, "x", {}}, Subject{}}) {
        const Hand hand(subject);
        EXPECT_EQ(hand.sheet().title, "") << subject.id;
    }
}

/// An empty field shows the value that applies instead.
TEST(PropertySheet, EmptyFieldsShowWhatHoldsInstead) {
    auto made = document();
    auto scenario = **made.scenario;
    model::VictoryCondition condition;
    condition.id = "red-wins";
    condition.side = model::SideId("red");
    condition.text.en = "They hold the mill.";
    scenario.victory = {condition};
    made.scenario = scenario;
    auto withClass = *game();
    mapsets::AttributeType movement;
    movement.name = "movement";
    movement.kind = mapsets::AttributeType::Kind::integer;
    movement.fallback = "6";
    mapsets::UnitClass walker;
    walker.id = model::UnitClassId("walker");
    walker.front = {movement};
    withClass.catalogue.unitClasses = {walker};
    withClass.catalogue.seal();
    model::CounterType type;
    type.id = model::CounterTypeId("rifle");
    type.unitClass = walker.id;
    type.name = {"Rifles", ""};
    made = model::withCounterType(made, "r.forces.xml", type);
    auto counter = *session::findCounter(made, model::CounterId("r1")).counter;
    counter.type = type.id;
    made = model::withCounter(made, "r.forces.xml", counter);
    const auto played = std::make_shared<const mapsets::Mapset>(std::move(withClass));
    const session::SheetSource source{made, nullptr, played, {}, model::Language::english};
    const auto hint = [&](const Subject& subject, const std::string& label) {
        for (const auto& row : session::propertiesOf(source, subject).rows)
            if (row.label == label) return row.hint;
        return "no row " + label;
    };
    EXPECT_EQ(hint({SubjectKind::scenario, "", {}}, "Victory: red, in Spanish"), "(en) They hold the mill.");
    EXPECT_EQ(hint({SubjectKind::scenario, "", {}}, "Victory: red"), "");
    EXPECT_EQ(hint({SubjectKind::counter, "r1", {}}, "Movement"), "6 (from its class)");
    EXPECT_EQ(hint({SubjectKind::counter, "r1", {}}, "Name"), "Rifles (type)");
}

}  // namespace
TEST(PropertyRows, HexesMayHaveCommasBetweenThem) {
    session::SessionSettings settings;
    settings.mapsets = support::realGames();
    session::Session session(settings);
    ASSERT_TRUE(
        session.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/panzer-grenadier/east.board.xml"));
    for (const char* text : {"0505 0506", "0505, 0506", "0505,0506;", " 0505;0506"}) {
        const auto hexes = session::hexesIn(*session.map(), text);
        ASSERT_EQ(hexes.index(), 0u) << text;
        EXPECT_EQ(std::get<0>(hexes).size(), 2u) << text;
    }
    EXPECT_EQ(session::hexesIn(*session.map(), "0505, 9999").index(), 1u);
}

}  // namespace cota::sheets

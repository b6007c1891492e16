#include "editor/session/property_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/session/board_thing.h"
#include "editor/session/force_tree.h"
#include "formats/model/edits.h"
#include "tests/support/small_game.h"

using namespace cota;
using model::Subject;
using model::SubjectKind;
using session::Property;
using session::PropertySheet;

namespace {

constexpr const char* boardFile = "A.board.xml";

std::shared_ptr<const mapsets::Mapset> game() {
    mapsets::Mapset made = support::smallGame();
    mapsets::AttributeType morale;
    morale.name = "morale";
    morale.kind = mapsets::AttributeType::Kind::integer;
    morale.min = 1;
    morale.max = 6;
    mapsets::AttributeType dug;
    dug.name = "dug-in";
    dug.kind = mapsets::AttributeType::Kind::flag;
    made.catalogue.counterAttributes = {morale};
    made.catalogue.placementAttributes = {dug};
    return std::make_shared<const mapsets::Mapset>(std::move(made));
}

/// A board with woods, a contour, a road and a name; a side with a counter in a group.
model::Document document() {
    support::ScenarioMaker maker;
    maker.scenario.mapset = model::MapsetId("small");
    support::BoardMaker board("A", 8, 6);
    board.terrain("0303", "woods town:30").path("p1", "road", {"0101", "0102"});
    model::Contour contour;
    contour.id = "c1";
    contour.metres = 20;
    contour.points = {{1000, 1000}, {3000, 1000}};
    board.board.contours = {contour};
    board.board.names = {{{5000, 2400}, {"Mill", "Molino"}, "town", {}}};
    maker.add(board.board, 0, 0);
    model::Side side;
    side.id = model::SideId("red");
    maker.scenario.sides = {side};
    model::Group group;
    group.id = model::GroupId("red-setup");
    group.side = side.id;
    model::Placement placement;
    placement.counter = model::CounterId("r1");
    group.units = {placement};
    maker.scenario.groups = {group};
    model::Objective objective;
    objective.id = model::ObjectiveId("mill");
    objective.hexes = {{"A-0303"}};
    maker.scenario.objectives = {objective};
    model::Zone zone;
    zone.id = model::ZoneId("north");
    maker.scenario.zones = {zone};
    model::Document made = maker.document();
    model::Forces forces;
    for (const char* id : {"r1", "r2"}) {
        model::Counter counter;
        counter.id = model::CounterId(id);
        counter.side = side.id;
        forces.counters.push_back(counter);
    }
    made.forces["r.forces.xml"] = forces;
    return made;
}

/// A document whose values are changed one by one, by the labels of rows.
class Hand {
  public:
    explicit Hand(Subject subject) : subject_(std::move(subject)) {}
    PropertySheet sheet() const {
        const session::Desk desk{document_, session::Table::lay(document_, game_), game_,
                                 session::paletteOf(document_, game_.get(), model::Language::english),
                                 model::Language::english};
        return session::propertiesOf(desk, subject_);
    }
    std::string value(const std::string& label) const { return row(label).value; }
    /// What refuses the value; empty: it was taken, as one named step.
    std::string write(const std::string& label, const std::string& value) {
        const auto written = row(label).write(value);
        if (written.step) {
            step_ = written.step->label.in(model::Language::english);
            document_ = written.step->document;
        }
        return written.refusal;
    }
    bool isStep(const std::string& label, const std::string& value) const {
        return row(label).write(value).step.has_value();
    }
    /// What the history calls the last one.
    const std::string& step() const { return step_; }
    const model::Document& now() const { return document_; }
    const model::Board& board() const { return *document_.boards.begin()->second; }

  private:
    Property row(const std::string& label) const {
        for (auto& row : sheet().rows)
            if (row.label == label) return row;
        ADD_FAILURE() << "no row " << label;
        return {};
    }
    Subject subject_;
    std::string step_;
    std::shared_ptr<const mapsets::Mapset> game_ = game();
    model::Document document_ = document();
};

TEST(PropertySheet, HexTakesTerrainsLevelAndName) {
    Hand hand({SubjectKind::hex, "A-0303", {}});
    EXPECT_EQ(hand.value("Terrain"), "woods");
    EXPECT_EQ(hand.value("Further terrains"), "town:30");
    EXPECT_EQ(hand.write("Terrain", "clear"), "");
    EXPECT_EQ(hand.value("Further terrains"), "town:30") << "the others stay";
    EXPECT_EQ(hand.write("Further terrains", "woods:20 town"), "");
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
    EXPECT_NE(hand.write("Further terrains", "swamp").find("swamp"), std::string::npos);
    EXPECT_NE(hand.write("Further terrains", "town:300"), "");
    EXPECT_EQ(hand.now(), before);
    EXPECT_FALSE(hand.isStep("Level", hand.value("Level"))) << "the same value is no step";
}

TEST(PropertySheet, FeaturesComeAndGo) {
    Hand hand({SubjectKind::hex, "A-0101", {}});
    ASSERT_EQ(hand.write("Add", "bridge"), "");
    EXPECT_TRUE(hand.step().starts_with("Put ")) << hand.step();
    ASSERT_EQ(hand.board().features.size(), 1u);
    const auto rows = hand.sheet().rows;
    const auto bridge = std::ranges::find(rows, "Printed here", &Property::heading);
    ASSERT_NE(bridge, rows.end());
    const auto gone = bridge->write("no");
    ASSERT_TRUE(gone.step);
    EXPECT_TRUE(gone.step->document.boards.begin()->second->features.empty());
    EXPECT_EQ(gone.step->label.in(model::Language::english), "Remove " + hand.step().substr(4));
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
    EXPECT_EQ(hand.write("Higher side, seen along the line", "left"), "");
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

TEST(ScenarioSheet, ChangesWhatABeginningLeavesToFillIn) {
    const session::Desk desk{document(), nullptr, game(), {}, model::Language::english};
    const auto sheet = session::propertiesOf(desk, {SubjectKind::scenario, "", {}});
    ASSERT_FALSE(sheet.title.empty());
    const auto write = [&](const char* label, const std::string& value) {
        const auto row = std::ranges::find(sheet.rows, std::string(label), &Property::label);
        EXPECT_NE(row, sheet.rows.end()) << label;
        return row == sheet.rows.end() ? session::Written{} : row->write(value);
    };
    const auto turns = [](const session::Written& written) {
        return (*written.step->document.scenario)->turns;
    };
    const auto dated = write("Date", "1943-07-12");
    ASSERT_TRUE(dated.step);
    EXPECT_EQ(turns(dated).date, "1943-07-12");
    EXPECT_EQ(dated.step->label, "Set date to 1943-07-12");
    EXPECT_TRUE(dated.step->selection.empty()) << "the sheet would be left for one that looks the same";
    for (const char* bad : {"yesterday", "43", "1943/07/12"})
        EXPECT_NE(write("Date", bad).refusal, "") << bad;
    for (const char* bad : {"25:00", "6:00", "06-00", "12:75"})
        EXPECT_NE(write("Time of the first turn", bad).refusal, "") << bad;
    ASSERT_TRUE(write("Number of turns", "12").step);
    EXPECT_EQ(turns(write("Number of turns", "12")).count, 12);
    EXPECT_EQ(turns(write("Who moves first", "red")).first.text, "red");
    const auto named = write("Name", "The mill");
    ASSERT_TRUE(named.step);
    EXPECT_EQ((*named.step->document.scenario)->title.en, "The mill");
}

TEST(ScenarioSheet, ConditionsAreCalledByWhoWins) {
    auto made = document();
    auto scenario = **made.scenario;
    model::VictoryCondition condition;
    condition.id = "side-1-wins";
    condition.side = model::SideId("red");
    condition.level = "major";
    scenario.sides[0].name = {"Red Army", ""};
    scenario.victory = {condition, condition};
    scenario.victory[1].id = "side-1-wins-too";
    made.scenario = scenario;
    const session::Desk desk{made, nullptr, game(), {}, model::Language::english};
    std::vector<std::string> labels;
    const auto sheet = session::propertiesOf(desk, {SubjectKind::scenario, "", {}});
    for (const auto& row : sheet.rows)
        if (row.heading == "How it is won") labels.push_back(row.label);
    EXPECT_EQ(labels,
              (std::vector<std::string>{"Red Army wins (major)", "Red Army wins (major), in Spanish",
                                        "Red Army wins (major), 2", "Red Army wins (major), 2, in Spanish"}));
    const auto text = std::ranges::find(sheet.rows, labels[0], &Property::label);
    EXPECT_EQ(text->write("They hold the mill.").step->label, "Add victory text (Red Army wins (major))");
}

/// Who writes nothing sees what holds then.
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
    const session::Desk desk{made, nullptr, played, {}, model::Language::english};
    const auto hint = [&](const Subject& subject, const std::string& label) {
        for (const auto& row : session::propertiesOf(desk, subject).rows)
            if (row.label == label) return row.hint;
        return "no row " + label;
    };
    EXPECT_EQ(hint({SubjectKind::scenario, "", {}}, "Red wins, in Spanish"), "(en) They hold the mill.");
    EXPECT_EQ(hint({SubjectKind::scenario, "", {}}, "Red wins"), "");
    EXPECT_EQ(hint({SubjectKind::counter, "r1", {}}, "Movement"), "6 (from its class)");
    EXPECT_EQ(hint({SubjectKind::counter, "r1", {}}, "Name"), "Rifles (from its type)");
}

/// What is stated comes, gets its values and its place, and goes, each by one step.
TEST(ScenarioSheet, StatementsComeAndGo) {
    mapsets::Mapset made = *game();
    mapsets::PartKind kind;
    kind.id = model::PartKindId("mines");
    kind.name = {"Mines", "Minas"};
    kind.needsSide = kind.needsPlace = true;
    mapsets::AttributeType count;
    count.name = "count";
    count.kind = mapsets::AttributeType::Kind::integer;
    count.max = 9;
    kind.attributes = {count};
    made.catalogue.partKinds = {kind};
    made.catalogue.seal();
    const auto mines = std::make_shared<const mapsets::Mapset>(std::move(made));
    auto now = document();
    std::string step;
    const auto write = [&](const std::string& heading, const std::string& label, const std::string& value) {
        const session::Desk desk{now, session::Table::lay(now, mines), mines, {}, model::Language::english};
        for (const auto& row : session::propertiesOf(desk, {SubjectKind::scenario, "", {}}).rows) {
            if (row.heading != heading || row.label != label) continue;
            const auto written = row.write(value);
            if (written.step)
                now = written.step->document, step = written.step->label.in(model::Language::english);
            return written.refusal;
        }
        return "no row " + label;
    };
    EXPECT_EQ(write("What the scenario states", "Add", "mines red"), "");
    ASSERT_EQ((*now.scenario)->parts.size(), 1u);
    EXPECT_EQ(step, "Add Mines: red");
    EXPECT_EQ(write("Mines: red", "Count", "3"), "");
    EXPECT_NE(write("Mines: red", "Count", "10"), "");
    EXPECT_EQ(write("Mines: red", "Zone", "north"), "");
    EXPECT_EQ(write("Mines: red", "Hexes", "A-0101 A-0202"), "");
    const auto& part = (*now.scenario)->parts[0];
    EXPECT_EQ(*part.attributes.find("count"), "3");
    EXPECT_EQ(part.zone.text, "north");
    EXPECT_EQ(part.hexes.size(), 2u);
    EXPECT_EQ(step, "Set hexes to A-0101 A-0202 (Mines: red)");
    EXPECT_EQ(write("Mines: red", "Stated", "no"), "");
    EXPECT_EQ(step, "Remove Mines: red");
    EXPECT_TRUE((*now.scenario)->parts.empty());
}

}  // namespace

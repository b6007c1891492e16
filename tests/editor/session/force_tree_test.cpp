#include "editor/documents/force_tree.h"

#include <gtest/gtest.h>

#include "editor/editing/force_edits.h"
#include "formats/model/document/edits.h"
#include "tests/support/small_game.h"

using namespace cota;
using model::Language;
using model::Subject;
using model::SubjectKind;
using session::ForceNode;

namespace {

/// A side with a brigade that has a battalion of two counters, one of them placed in a group.
model::Document armed() {
    model::Forces forces;
    forces.title = {"Reds", "Rojos"};
    model::Formation brigade, battalion;
    brigade.id = model::FormationId("brigade");
    brigade.side = model::SideId("red");
    battalion.id = model::FormationId("battalion");
    battalion.parent = brigade.id;
    battalion.name = {"1st battalion", ""};
    forces.formations = {brigade, battalion};
    model::CounterType type;
    type.id = model::CounterTypeId("rifle");
    type.name = {"Rifles", "Fusileros"};
    forces.types = {type};
    for (const char* id : {"r1", "r2"}) {
        model::Counter counter;
        counter.id = model::CounterId(id);
        counter.type = type.id;
        counter.formation = battalion.id;
        forces.counters.push_back(counter);
    }
    model::Scenario scenario;
    model::Side side;
    side.id = brigade.side;
    scenario.sides = {side};
    model::Group group;
    group.id = model::GroupId("red-setup");
    group.side = side.id;
    model::Placement placement;
    placement.counter = model::CounterId("r1");
    placement.at = model::HexRef{"A-0101"};
    group.units = {placement};
    scenario.groups = {group};
    model::Document document;
    document.scenario = scenario;
    document.forces["r.forces.xml"] = forces;
    return document;
}

Subject counter(const char* id) { return {SubjectKind::counter, id, {}}; }

TEST(ForceTree, ShowsWhoBelongsWhereAndWhoIsNowhere) {
    const auto tree = session::forceTree(armed(), Language::english);
    ASSERT_EQ(tree.size(), 1u);
    EXPECT_EQ(tree[0].text, "Reds");
    EXPECT_EQ(tree[0].missing, 1);
    ASSERT_EQ(tree[0].children.size(), 1u);
    const auto& battalion = tree[0].children[0].children.at(0);
    EXPECT_EQ(battalion.text, "1st battalion");
    ASSERT_EQ(battalion.children.size(), 2u);
    EXPECT_EQ(battalion.children[0].text, "Rifles 1");
    EXPECT_EQ(battalion.children[0].place, "A-0101");
    EXPECT_EQ(battalion.children[0].missing, 0);
    EXPECT_EQ(battalion.children[1].missing, 1);
    EXPECT_EQ(battalion.children[1].subject(), session::Selection{counter("r2")});
}

TEST(ForceTree, PlacesOfAllAtOnceAreThoseOfEach) {
    auto document = armed();
    const auto all = session::placementsOf(document);
    for (const char* id : {"r1", "r2", "nobody"})
        EXPECT_EQ(session::placeOf(all, model::CounterId(id), Language::english),
                  session::placeOf(document, model::CounterId(id), Language::english));
    EXPECT_EQ(session::placeOf(all, model::CounterId("r1"), Language::english), "A-0101");
    auto scenario = **document.scenario;  // the label of a hex may omit the only board
    for (auto& group : scenario.groups)
        for (auto& unit : group.units)
            if (unit.at) unit.at->label = "0101";
    scenario.assembly.boards.resize(1);
    scenario.assembly.boards[0].id = model::BoardId("A");
    document.scenario = scenario;
    EXPECT_EQ(session::placeOf(document, model::CounterId("r1"), Language::english), "A-0101");
    scenario.assembly.boards.push_back(scenario.assembly.boards.front());
    document.scenario = scenario;
    EXPECT_EQ(session::placeOf(document, model::CounterId("r1"), Language::english), "0101");
}

TEST(ForceTree, ForcesAloneMissNobody) {
    auto document = armed();
    document.scenario.reset();
    EXPECT_EQ(session::forceTree(document, Language::english)[0].missing, 0);
}

TEST(ForceTree, LoopsOfParentsAreShown) {
    auto document = armed();
    auto brigade = *session::findFormation(document, model::FormationId("brigade")).formation;
    brigade.parent = model::FormationId("battalion");
    document = model::withFormation(document, "r.forces.xml", brigade);
    const auto tree = session::forceTree(document, Language::english);
    ASSERT_EQ(tree[0].children.size(), 1u);
    EXPECT_EQ(tree[0].children[0].children.size(), 1u);
}

TEST(ForceEdits, UnitsComeAreRenamedAndGo) {
    const auto document = armed();
    const auto added =
        session::addUnit(document, "r.forces.xml", model::FormationId("battalion"), "rifle", nullptr);
    ASSERT_TRUE(added);
    EXPECT_EQ(added->label, "Add unit Rifles 3");
    EXPECT_EQ(added->selection, session::Selection{counter("rifle-1")});
    const auto renamed = session::rename(added->document, counter("rifle-1"), "Smith's", Language::english);
    ASSERT_TRUE(renamed);
    EXPECT_EQ(session::ownName(renamed->document, counter("rifle-1"), Language::english), "Smith's");
    EXPECT_FALSE(session::rename(renamed->document, counter("rifle-1"), "Smith's", Language::english));
    const auto gone = session::remove(renamed->document, counter("rifle-1"));
    ASSERT_TRUE(gone);
    EXPECT_EQ(gone->document, document);
}

TEST(ForceEdits, NewUnitsGoIntoAFormation) {
    const auto document = armed();
    const auto into = [&](const session::Selection& selection, const char* last) {
        return session::targetFor(document, selection, model::FormationId(last)).formation.text;
    };
    EXPECT_EQ(into({counter("r1")}, ""), "battalion");
    EXPECT_EQ(into({{SubjectKind::formation, "brigade", {}}}, ""), "brigade");
    EXPECT_EQ(into({{SubjectKind::side, "red", {}}}, "brigade"), "battalion") << "the one that sets up";
    EXPECT_EQ(into({}, "brigade"), "brigade") << "the one chosen last";
    EXPECT_EQ(into({}, "gone"), into({}, ""));
    EXPECT_EQ(into({}, ""), document.forces.begin()->second->formations.back().id.text);
    EXPECT_EQ(session::targetFor({}, {}, {}), session::ForceTarget{});
}

TEST(ForceEdits, RemovedCounterLeavesTheMapToo) {
    const auto gone = session::remove(armed(), counter("r1"));
    ASSERT_TRUE(gone);
    EXPECT_FALSE(session::findPlacement(gone->document, model::CounterId("r1")).placement);
}

/// The side and formation of a new unit are shown and can be chosen.
TEST(ForceEdits, NewUnitsGoToTheSideChosen) {
    auto document = armed();
    model::Side blue;
    blue.id = model::SideId("blue");
    blue.name = {"Blue", "Azul"};
    document = model::withSide(document, blue);
    const auto places = session::unitDestinations(document, Language::spanish);
    const auto formations = document.forces.begin()->second->formations.size();
    ASSERT_EQ(places.size(), formations + (*document.scenario)->sides.size());
    const auto& own = places.front();
    EXPECT_EQ(own.target.formation, document.forces.begin()->second->formations.front().id);
    EXPECT_NE(own.name.find(": "), std::string::npos) << "with its side: " << own.name;
    const auto& last = places.back();
    EXPECT_TRUE(last.name.starts_with("Azul: ")) << last.name;
    const auto added = session::addUnit(document, last.target.file, last.target.formation, "rifle", nullptr,
                                        last.target.side);
    ASSERT_TRUE(added);
    EXPECT_EQ(session::findCounter(added->document, model::CounterId("rifle-1")).counter->side, blue.id);
    const auto listed = session::paletteOf(added->document, nullptr, Language::english).counters;
    EXPECT_TRUE(listed.back().name.starts_with("not placed, Blue")) << listed.back().name;
    const auto beside = session::targetFor(added->document, {counter("rifle-1")}, {});
    EXPECT_EQ(beside.side, blue.id) << "beside a unit without formation: its side";
    EXPECT_EQ(session::destinationFor(places, beside), places.size() - 1);
    EXPECT_EQ(session::destinationFor(places, own.target), 0u);
    const auto inFile = session::targetIn(added->document, last.target.file);
    EXPECT_EQ(inFile.formation, document.forces.begin()->second->formations.back().id);
}

TEST(ForceEdits, CopiesAreNumbered) {
    auto document = armed();
    document = session::rename(document, counter("r1"), "Guards", Language::english)->document;
    const auto copied = session::copyOfUnit(document, model::CounterId("r1"));
    ASSERT_TRUE(copied);
    EXPECT_EQ(session::ownName(copied->document, counter(copied->id.text.c_str()), Language::english),
              "Guards 2");
    const auto again = session::copyOfUnit(copied->document, copied->id);
    ASSERT_TRUE(again);
    EXPECT_NE(again->id, copied->id);
    EXPECT_EQ(session::ownName(again->document, counter(again->id.text.c_str()), Language::english),
              "Guards 3");
    EXPECT_FALSE(session::findPlacement(again->document, again->id).placement);
    EXPECT_FALSE(session::copyOfUnit(document, model::CounterId("nobody")));
}

TEST(ForceEdits, NewTypesComeFromTheGame) {
    mapsets::Mapset game = support::smallGame();
    mapsets::UnitClass unitClass;
    unitClass.id = model::UnitClassId("gun");
    unitClass.name = {"Gun", "Cañón"};
    game.catalogue.unitClasses = {unitClass};
    game.catalogue.seal();
    const auto document = armed();
    const auto types = session::newUnitTypes(document, "r.forces.xml", &game, Language::spanish);
    ASSERT_EQ(types.size(), 2u);
    EXPECT_EQ(types[0].name, "Fusileros");
    const auto added = session::addUnit(document, "r.forces.xml", {}, types[1].id, &game);
    ASSERT_TRUE(added);
    const auto& forces = *added->document.forces.at("r.forces.xml");
    EXPECT_EQ(forces.types.size(), 2u);
    EXPECT_EQ(forces.counters.back().type.text, "gun-1");
    EXPECT_EQ(forces.counters.back().side.text, "red");
    EXPECT_FALSE(session::addUnit(document, "r.forces.xml", {}, "class:none", &game));
    EXPECT_FALSE(session::addUnit(document, "none.forces.xml", {}, "rifle", &game));
}

TEST(ForceEdits, FirstUnitOfAScenarioBringsAFile) {
    model::Document document;
    document.scenario = model::Scenario{};
    const auto added = session::addFormation(document, "", {}, "Army", Language::english);
    ASSERT_TRUE(added);
    ASSERT_EQ(added->document.forces.size(), 1u);
    EXPECT_EQ((*added->document.scenario)->forces.at(0), added->document.forces.begin()->first);
    EXPECT_EQ(added->document.forces.begin()->second->formations.size(), 1u);
}

TEST(ForceTree, HasTheSidesAboveTheirFormations) {
    auto document = armed();
    model::Scenario scenario = **document.scenario;
    model::Side blue;
    blue.id = model::SideId("blue");
    blue.name = {"Blue", ""};
    scenario.sides.push_back(blue);
    document.scenario = scenario;
    auto tree = session::forcesBySide(document, Language::english);
    ASSERT_EQ(tree.size(), 1u);
    ASSERT_EQ(tree[0].children.size(), 2u) << "also the side that has nothing yet";
    EXPECT_EQ(tree[0].children[0].kind, ForceNode::Kind::side);
    EXPECT_EQ(tree[0].children[0].children.at(0).id, "brigade");
    EXPECT_EQ(tree[0].children[0].missing, 1);
    EXPECT_EQ(tree[0].children[1].text, "Blue");
    EXPECT_TRUE(tree[0].children[1].subject().empty());
    const auto added =
        session::addFormation(document, "r.forces.xml", {}, "Scouts", Language::english, blue.id);
    tree = session::forcesBySide(added->document, Language::english);
    EXPECT_EQ(tree[0].children[1].children.at(0).text, "Scouts");
    // A file of one side among several needs no line for it.
    document.forces["b.forces.xml"] = model::Forces{};
    tree = session::forcesBySide(document, Language::english);
    ASSERT_EQ(tree.size(), 2u);
    EXPECT_EQ(tree[1].children.at(0).kind, ForceNode::Kind::formation);
}

TEST(ForceEdits, FormationsComeAndGo) {
    const auto document = armed();
    const auto added = session::addFormation(document, "r.forces.xml", model::FormationId("brigade"),
                                             "Scouts", Language::english);
    ASSERT_TRUE(added);
    const Subject scouts{SubjectKind::formation, "formation-1", {}};
    EXPECT_EQ(session::ownName(added->document, scouts, Language::english), "Scouts");
    const auto gone = session::remove(added->document, scouts);
    ASSERT_TRUE(gone);
    EXPECT_EQ(gone->document, document);
}

}  // namespace

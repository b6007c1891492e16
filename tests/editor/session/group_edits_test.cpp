#include "editor/setup/group_edits.h"

#include <gtest/gtest.h>

#include "editor/setup/free_hexes.h"
#include "editor/setup/group_list.h"
#include "editor/setup/group_units.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/sheet_case.h"

using namespace cota;
using model::GroupId;
using session::GroupKind;
using Units = session::CounterIds;

namespace {

/// Red has a company of a gun, a truck and a squad, blue one squad without formation. The squad rides on the
/// truck, in the set-up group of red.
model::Document twoSides() {
    model::Document made = sheets::document();
    model::Scenario scenario = **made.scenario;
    model::Side blue;
    blue.id = model::SideId("blue");
    blue.name = {"Blue", "Azul"};
    scenario.sides.push_back(blue);
    auto& group = scenario.groups.front();
    group.name = {"Red set-up", ""};
    group.units.clear();
    group.units.push_back({model::CounterId("truck"), model::HexRef{"A-0303"}, {}, {}, {}});
    group.units.push_back({model::CounterId("squad"), {}, model::CounterId("truck"), {}, {}});
    made.scenario = scenario;
    model::Forces forces;
    model::Formation company;
    company.id = model::FormationId("co");
    company.side = model::SideId("red");
    company.name = {"1st Company", "1.ª compañía"};
    forces.formations = {company};
    for (const char* id : {"gun", "truck", "squad", "foe"}) {
        model::Counter counter;
        counter.id = model::CounterId(id);
        if (counter.id.text == "foe")
            counter.side = blue.id;
        else
            counter.formation = company.id;
        forces.counters.push_back(counter);
    }
    made.forces = {{"r.forces.xml", forces}};
    return made;
}

const GroupId redSetup("red-setup");

Units units(std::initializer_list<const char*> ids) {
    Units made;
    for (const char* id : ids) made.emplace_back(id);
    return made;
}

const model::Placement& placed(const model::Document& document, const char* id) {
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& unit : group.units)
            if (unit.counter.text == id) return unit;
    throw std::runtime_error(std::string("nowhere: ") + id);
}

std::string label(const std::optional<session::HistoryEntry>& step) {
    return step ? step->label.in(model::Language::english) : "";
}

TEST(GroupEdits, AddsOneWithAFreeNameAndTheNextNumber) {
    auto step = session::addGroup(twoSides(), model::SideId("red"), GroupKind::setup);
    ASSERT_TRUE(step);
    EXPECT_EQ(label(step), "Add group 2");
    const auto& group = (*step->document.scenario)->groups.back();
    EXPECT_EQ(group.id.text, "group-2");
    EXPECT_EQ(group.name.es, "Grupo 2");
    EXPECT_EQ(group.order, std::nullopt);  // no group has a number
    EXPECT_EQ(step->selection.begin()->id, "group-2");

    auto numbered = session::withGroupChanged(twoSides(), redSetup, [](model::Group& one) { one.order = 4; });
    numbered = session::addGroup(numbered, model::SideId("red"), GroupKind::setup)->document;
    EXPECT_EQ((*numbered.scenario)->groups.back().order, 5);
}

TEST(GroupEdits, FreeUnitsJoinTheGroupOfTheirFormationOrGetOne) {
    const auto step = session::groupEachFormation(twoSides());
    ASSERT_TRUE(step);
    EXPECT_EQ(label(step), "Make a group for one formation");
    const auto& groups = (*step->document.scenario)->groups;
    ASSERT_EQ(groups.size(), 2u) << "no second group for the company that has one";
    EXPECT_EQ(groups[0].units.back().counter.text, "gun");
    EXPECT_EQ(groups[1].name.es, "Azul");
    EXPECT_FALSE(session::groupEachFormation(step->document));
    const auto out = session::takeOutOfGroups(step->document, units({"gun"}));
    ASSERT_TRUE(out);
    const auto again = session::groupEachFormation(out->document);
    ASSERT_TRUE(again);
    EXPECT_EQ(label(again), "Put 1 unit in the group of its formation");
}

TEST(GroupEdits, MakesOneForEachFormationWithoutAGroup) {
    const auto bare = session::deleteGroup(twoSides(), redSetup)->document;
    const auto step = session::groupEachFormation(bare);
    ASSERT_TRUE(step);
    const auto& groups = (*step->document.scenario)->groups;
    const auto company = std::ranges::find(groups, GroupId("1st-company"), &model::Group::id);
    ASSERT_NE(company, groups.end());
    EXPECT_EQ(company->name.en, "1st Company");
    EXPECT_EQ(company->side.text, "red");
}

TEST(GroupEdits, ANameInOneLanguageStaysInThatLanguage) {
    auto spanish = session::deleteGroup(twoSides(), redSetup)->document;
    for (auto& entry : spanish.forces)
        entry.second = entry.second.with([](model::Forces& forces) {
            for (auto& formation : forces.formations) formation.name = {"", "Compañía " + formation.id.text};
        });
    const auto each = session::groupEachFormation(spanish);
    ASSERT_TRUE(each);
    for (const auto& group : (*each->document.scenario)->groups) {
        EXPECT_FALSE(group.name.en.starts_with("Compañía")) << group.id.text;
    }
    const auto arrival = session::makeGroupOf(spanish, units({"gun"}), GroupKind::arrival);
    ASSERT_TRUE(arrival);
    const auto* made = session::groupNamed(arrival->document, GroupId(arrival->selection.begin()->id));
    EXPECT_TRUE(made->name.es.starts_with("Compañía")) << made->name.es;
    EXPECT_EQ(made->name.en, "");
    const auto zoned = session::addZoneFor(arrival->document, made->id);
    ASSERT_TRUE(zoned);
    EXPECT_EQ((*zoned->document.scenario)->zones.back().name, made->name);
}

TEST(GroupEdits, TheIdFollowsTheNameUnlessSomebodyChoseIt) {
    const auto made = session::addGroup(twoSides(), model::SideId("red"), GroupKind::setup)->document;
    const auto renamed = session::withGroupName(made, GroupId("group-2"), {"Heavy weapons", ""});
    EXPECT_TRUE(session::groupNamed(renamed, GroupId("heavy-weapons")));
    const auto again = session::withGroupName(renamed, GroupId("heavy-weapons"), {"Guns", ""});
    EXPECT_TRUE(session::groupNamed(again, GroupId("guns")));
    const auto kept = session::withGroupName(twoSides(), redSetup, {"Guns", ""});
    EXPECT_EQ(session::groupNamed(kept, redSetup)->name.en, "Guns");
}

TEST(GroupEdits, AnAcceptanceFollowsTheIdAndGoesWithTheGroup) {
    auto made = session::addGroup(twoSides(), model::SideId("red"), GroupKind::arrival)->document;
    model::Acceptance accepted;
    accepted.rule = "ENTRY-002";
    accepted.subject = "group-2";
    made = model::withAcceptance(made, accepted);
    const auto renamed = session::withGroupName(made, GroupId("group-2"), {"Guards", ""});
    EXPECT_EQ((*renamed.scenario)->acceptances.front().subject, "guards");
    const auto deleted = session::deleteGroup(renamed, GroupId("guards"));
    EXPECT_EQ(label(deleted), "Delete group Guards");
    EXPECT_TRUE((*deleted->document.scenario)->acceptances.empty());
}

TEST(GroupEdits, DeletedItsUnitsStayInTheForces) {
    const auto step = session::deleteGroup(twoSides(), redSetup);
    ASSERT_TRUE(step);
    EXPECT_TRUE((*step->document.scenario)->groups.empty());
    EXPECT_EQ(step->document.forces.at("r.forces.xml")->counters.size(), 4u);
}

TEST(GroupEdits, MovedTheyAreNumberedInTheirOrder) {
    auto made = twoSides();
    for (int i = 0; i < 3; ++i)
        made = session::addGroup(made, model::SideId("red"), GroupKind::setup)->document;
    made = session::withGroupChanged(made, GroupId("group-3"), [](model::Group& one) { one.order = 1; });
    made = session::withGroupChanged(made, GroupId("group-4"), [](model::Group& one) { one.order = 1; });
    const auto moved = session::moveGroup(made, redSetup, GroupId("group-2"))->document;
    std::vector<std::pair<std::string, int>> order;
    for (const auto& group : (*moved.scenario)->groups) order.emplace_back(group.id.text, *group.order);
    const std::vector<std::pair<std::string, int>> expected{
        {"group-3", 1}, {"group-4", 1}, {"red-setup", 2}, {"group-2", 3}};
    EXPECT_EQ(order, expected);
    EXPECT_FALSE(session::moveGroup(made, redSetup, redSetup));
}

TEST(GroupEdits, AnotherKindTakesWhatNoLongerApplies) {
    const auto made = session::withGroupKind(twoSides(), redSetup, GroupKind::arrival);
    EXPECT_FALSE(placed(made, "truck").at);
    EXPECT_TRUE(placed(made, "squad").aboard);
    auto arrives = session::withGroupChanged(made, redSetup, [](model::Group& one) {
        one.turn = 3;
        one.roll = model::ArrivalRoll{};
    });
    arrives = session::withGroupKind(arrives, redSetup, GroupKind::pool);
    EXPECT_FALSE(session::groupNamed(arrives, redSetup)->turn);
    EXPECT_FALSE(session::groupNamed(arrives, redSetup)->roll);
}

TEST(GroupEdits, UnitsMoveWithTheirLoadAndLeaveOtherCarriers) {
    const auto made = session::addGroup(twoSides(), model::SideId("red"), GroupKind::setup)->document;
    const GroupId to("group-2");
    const auto never = [](const model::HexRef&) { return false; };
    const auto always = [](const model::HexRef&) { return true; };

    const auto both = session::putInGroup(made, to, units({"truck"}), always);
    EXPECT_EQ(label(both), "Put truck in group 2");
    EXPECT_EQ(session::unitsOf(both->document, to), units({"truck", "squad"}));
    EXPECT_EQ(placed(both->document, "truck").at->label, "A-0303");
    EXPECT_EQ(placed(both->document, "squad").aboard->text, "truck");

    EXPECT_FALSE(placed(session::putInGroup(made, to, units({"truck"}), never)->document, "truck").at);

    const auto alone = session::putInGroup(made, to, units({"squad"}), always)->document;
    EXPECT_FALSE(placed(alone, "squad").aboard);
    EXPECT_EQ(session::unitsOf(alone, redSetup), units({"truck"}));
}

TEST(GroupEdits, UnitsOfAnotherSideStayOut) {
    EXPECT_FALSE(session::whyNotInGroup(twoSides(), redSetup, units({"foe"})).empty());
    EXPECT_TRUE(session::whyNotInGroup(twoSides(), redSetup, units({"gun"})).empty());
    EXPECT_FALSE(session::putInGroup(twoSides(), redSetup, units({"gun", "foe"}), {}));
    // A change of side leaves strangers behind, who get groups of their own.
    auto mixed = session::withGroupChanged(twoSides(), redSetup,
                                           [](model::Group& one) { one.side = model::SideId("blue"); });
    mixed = session::putInGroup(mixed, redSetup, units({"foe"}), {})->document;
    const auto parted = session::partSides(mixed, redSetup);
    ASSERT_TRUE(parted);
    EXPECT_EQ(session::unitsOf(parted->document, redSetup), units({"foe"}));
    const auto& made = (*parted->document.scenario)->groups.back();
    EXPECT_EQ(made.side.text, "red");
    EXPECT_EQ(made.units.size(), 2u);
    EXPECT_TRUE(placed(parted->document, "truck").at);
}

TEST(GroupEdits, AnEmptyGroupTakesTheSideOfItsFirstUnits) {
    const auto made = session::addGroup(twoSides(), model::SideId("red"), GroupKind::setup)->document;
    const GroupId id("group-2");
    EXPECT_FALSE(session::whyNotInGroup(made, id, units({"foe", "gun"})).empty());
    const auto step = session::putInGroup(made, id, units({"foe"}), {});
    ASSERT_TRUE(step);
    EXPECT_EQ(session::groupNamed(step->document, id)->side.text, "blue");
}

TEST(GroupEdits, AWholeFormationGivesItsNameToANewGroup) {
    const auto step = session::makeGroupOf(twoSides(), units({"gun", "truck"}), GroupKind::arrival);
    ASSERT_TRUE(step);
    EXPECT_EQ(label(step), "Add group 1st Company");
    EXPECT_EQ(session::unitsOf(step->document, GroupId("1st-company")), units({"gun", "truck", "squad"}));
    EXPECT_FALSE(placed(step->document, "truck").at);
}

TEST(GroupEdits, TakenOutTheLoadStaysInTheHex) {
    const auto step = session::takeOutOfGroups(twoSides(), units({"truck"}));
    ASSERT_TRUE(step);
    EXPECT_EQ(label(step), "Remove truck from its group");
    EXPECT_EQ(session::unitsOf(step->document, redSetup), units({"squad"}));
    EXPECT_EQ(placed(step->document, "squad").at->label, "A-0303");
}

TEST(GroupEdits, PlacesAndLoads) {
    auto made = session::putInGroup(twoSides(), redSetup, units({"gun"}), {})->document;
    made = session::withUnitsPlaced(made, units({"gun", "truck"}), model::HexRef{"A-0401"}, {});
    EXPECT_EQ(placed(made, "gun").at->label, "A-0401");
    made = session::withUnitsPlaced(made, units({"gun"}), {}, model::CounterId("truck"));
    EXPECT_EQ(placed(made, "gun").aboard->text, "truck");
    EXPECT_FALSE(placed(made, "gun").at);
    // A carrier does not board its load.
    EXPECT_EQ(session::withUnitsPlaced(made, units({"truck"}), {}, model::CounterId("gun")), made);
    made = session::withUnitStates(made, units({"gun", "squad"}), "dug-in", "yes");
    EXPECT_EQ(*placed(made, "squad").attributes.find("dug-in"), "yes");
    made = session::withUnitStates(made, units({"gun", "squad"}), "dug-in", "");
    EXPECT_TRUE(placed(made, "gun").attributes.empty());
}

TEST(GroupList, SaysWhatIsPlacedAndWhere) {
    auto made = session::addGroup(twoSides(), model::SideId("blue"), GroupKind::arrival)->document;
    made = session::withGroupChanged(made, GroupId("group-2"), [](model::Group& one) {
        one.turn = 6;
        one.roll = model::ArrivalRoll{.low = 4};
        one.hexes.children = {{.kind = model::ZoneTerm::Kind::edge, .word = "north"}};
    });
    made = session::withGroupChanged(made, redSetup, [](model::Group& one) {
        one.order = 2;
        one.zone = model::ZoneId("north");
    });
    const auto list = session::groupList(made, {}, model::Language::english);
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0].name, "Set-up");
    EXPECT_EQ(list[0].rows[0].about, "2 · north");
    EXPECT_EQ(list[0].rows[0].count(), "2 of 2");
    EXPECT_EQ(list[1].rows[0].about, "4+ on 1d6 from turn 6 · North edge");
    EXPECT_EQ(list[1].rows[0].count(), "0");
    EXPECT_EQ(session::groupList(made, model::SideId("blue"), model::Language::english).size(), 1u);

    const auto rows = session::unitsInGroup(made, redSetup, nullptr, model::Language::english);
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].hex, "A-0303");
    EXPECT_EQ(rows[0].formation, "1st Company");
    EXPECT_EQ(rows[1].aboard, "truck");
    EXPECT_EQ(session::unitsInNoGroup(made, model::SideId("red"), model::Language::english).size(), 1u);
}

}  // namespace

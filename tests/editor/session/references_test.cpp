#include "editor/documents/references.h"

#include <gtest/gtest.h>

#include "editor/documents/subject_name.h"
#include "editor/editing/force_edits.h"
#include "tests/support/small_game.h"

using namespace cota;
using model::SubjectKind;
using model::ZoneTerm;

namespace {

ZoneTerm term(ZoneTerm::Kind kind, std::string word, std::vector<ZoneTerm> children = {}) {
    ZoneTerm made;
    made.kind = kind;
    made.word = std::move(word);
    made.children = std::move(children);
    return made;
}

/// Zone "north" is the board; "woods" is its wooded part. Everything that can name a zone names "north".
model::Document mentioning() {
    support::ScenarioMaker maker;
    maker.add(support::BoardMaker("A", 8, 6).board, 0, 0);
    auto& scenario = maker.scenario;
    model::Zone north;
    north.id = model::ZoneId("north");
    north.hexes = term(ZoneTerm::Kind::anyOf, "", {term(ZoneTerm::Kind::board, "A")});
    model::Zone woods;
    woods.id = model::ZoneId("woods");
    woods.name = {"The woods", ""};
    woods.hexes = term(ZoneTerm::Kind::anyOf, "",
                       {term(ZoneTerm::Kind::allOf, "",
                             {term(ZoneTerm::Kind::zone, "north"), term(ZoneTerm::Kind::terrain, "woods")})});
    scenario.zones = {north, woods};
    model::Group group;
    group.id = model::GroupId("red");
    group.name = {"Red set-up", ""};
    group.zone = north.id;
    scenario.groups = {group};
    model::ExitRule exit;
    exit.side = model::SideId("red");
    exit.zone = north.id;
    scenario.exits = {exit};
    model::VictoryCondition condition;
    condition.id = "v1";
    condition.zone = north.id;
    condition.objectives = {model::ObjectiveId("mill"), model::ObjectiveId("ford")};
    scenario.victory = {condition};
    for (const char* id : {"mill", "ford"}) {
        model::Objective objective;
        objective.id = model::ObjectiveId(id);
        objective.hexes = {{"A-0303"}};
        scenario.objectives.push_back(objective);
    }
    return maker.document();
}

TEST(Mentions, AreTold) {
    EXPECT_EQ(session::referencesTo(mentioning(), {SubjectKind::zone, "north", {}}),
              (std::vector<session::StepName>{"group Red set-up", "exit of red", "victory condition v1",
                                              "zone The woods"}));
    EXPECT_EQ(session::referencesTo(mentioning(), {SubjectKind::objective, "mill", {}}),
              std::vector<session::StepName>{"victory condition v1"});
    EXPECT_TRUE(session::referencesTo(mentioning(), {SubjectKind::zone, "woods", {}}).empty());
}

TEST(Mentions, AreToldByNames) {
    auto document = mentioning();
    auto scenario = **document.scenario;
    model::Side side;
    side.id = model::SideId("red");
    side.name = {"Red Army", "Ejército Rojo"};
    scenario.sides = {side};
    scenario.victory[0].side = side.id;
    document.scenario = scenario;
    EXPECT_EQ(session::referencesTo(document, {SubjectKind::zone, "north", {}}),
              (std::vector<session::StepName>{"group Red set-up", "exit of Red Army",
                                              "victory condition Victory: Red Army", "zone The woods"}));
    EXPECT_EQ(session::subjectName(document, {SubjectKind::zone, "woods", {}}), "The woods");
    EXPECT_EQ(session::subjectName(document, {SubjectKind::zone, "nowhere", {}}), "nowhere");
}

TEST(Mentions, ARemovedZoneLeavesNoNameBehind) {
    const auto before = mentioning();
    const auto after = session::withoutZoneNamed(before, model::ZoneId("north"));
    const auto& scenario = **after.scenario;
    EXPECT_TRUE(scenario.groups.at(0).zone.empty());
    EXPECT_TRUE(scenario.victory.at(0).zone.empty());
    EXPECT_TRUE(scenario.exits.empty()) << "an exit without its zone would be one everywhere";
    ASSERT_EQ(scenario.zones.size(), 1u);
    EXPECT_EQ(scenario.zones[0].hexes.children.at(0).children.at(0), (**before.scenario).zones[0].hexes)
        << "what is made of the zone keeps its hexes";
    EXPECT_TRUE(session::referencesTo(after, {SubjectKind::zone, "north", {}}).empty());
}

/// Two units aboard a truck: removing the truck removes neither of them, and both are unloaded.
TEST(Mentions, WhoIsAboardARemovedCarrierIsPutDown) {
    support::ScenarioMaker maker;
    maker.add(support::BoardMaker("A", 8, 6).board, 0, 0);
    model::Group group;
    group.id = model::GroupId("red");
    for (const char* id : {"truck", "gun", "crew"}) {
        model::Placement placement;
        placement.counter = model::CounterId(id);
        if (group.units.empty())
            placement.at = model::HexRef{"0303"};
        else
            placement.aboard =
                group.units.back().counter;  // the crew is aboard the gun, the gun aboard the truck
        group.units.push_back(placement);
    }
    maker.scenario.groups = {group};
    auto document = maker.document();
    model::Forces forces;
    for (const auto& unit : group.units) {
        model::Counter counter;
        counter.id = unit.counter;
        forces.counters.push_back(counter);
    }
    document.forces["r.forces.xml"] = forces;
    const model::Subject truck{SubjectKind::counter, "truck", {}};
    EXPECT_EQ(session::referencesTo(document, truck),
              std::vector<session::StepName>{"unit gun, which was aboard"});
    for (const auto& after : {session::withoutCounterNamed(document, model::CounterId("truck")),
                              session::withoutPlacementNamed(document, model::CounterId("truck")),
                              session::remove(document, truck)->document}) {
        const auto& units = (*after.scenario)->groups.at(0).units;
        ASSERT_EQ(units.size(), 2u);
        EXPECT_EQ(units[0].at, model::HexRef{"0303"});
        EXPECT_FALSE(units[0].aboard);
        EXPECT_EQ(units[1].aboard, model::CounterId("gun"));
    }
    const auto after = session::withoutCounterNamed(document, model::CounterId("gun"));
    EXPECT_EQ((*after.scenario)->groups.at(0).units.at(1).aboard, model::CounterId("truck"));
    EXPECT_TRUE(session::remove(document, truck)
                    ->label.in(model::Language::english)
                    .ends_with("(unit gun, which was aboard)"));
}

TEST(Mentions, AZoneMadeOfItselfGoes) {
    auto scenario = **mentioning().scenario;
    scenario.zones[0].hexes.children.push_back(term(ZoneTerm::Kind::zone, "north"));
    auto changed = mentioning();
    changed.scenario = scenario;
    const auto after = session::withoutZoneNamed(changed, model::ZoneId("north"));
    EXPECT_TRUE(session::referencesTo(after, {SubjectKind::zone, "north", {}}).empty());
}

TEST(Mentions, ARemovedObjectiveIsWonByNoMore) {
    const auto after = session::withoutObjectiveNamed(mentioning(), model::ObjectiveId("mill"));
    EXPECT_EQ((*after.scenario)->victory.at(0).objectives,
              std::vector<model::ObjectiveId>{model::ObjectiveId("ford")});
    EXPECT_EQ((*after.scenario)->objectives.size(), 1u);
}

}  // namespace

#include "mapsets/units/roster.h"

#include <gtest/gtest.h>

#include "tests/support/moving_game.h"

using namespace cota;
using namespace cota::mapsets;
using support::ForcesMaker;

namespace {

struct Set {
    model::Document document;
    support::Field field;
    Roster roster;

    explicit Set(const ForcesMaker& forces, const std::function<void(model::Scenario&)>& change = {})
        : document(forces.into(
              support::ScenarioMaker().add(support::BoardMaker("b", 6, 6).board, 0, 0).document())) {
        if (change) document.scenario = document.scenario->with(change);
        field = support::fieldOf(document, support::movingGame());
        roster = Roster(document, *field);
    }
    const RosterUnit& operator[](const char* id) const { return roster[roster.find(model::CounterId(id))]; }
    UnitIndex index(const char* id) const { return roster.find(model::CounterId(id)); }
};

TEST(Roster, JoinsCountersWithClassAndPlace) {
    const Set set(
        ForcesMaker().add({"a", "troops", "red", "b-0203", "", {{"moves", "3"}, {"direct", "5-3"}}, {}}));
    const auto& unit = set["a"];
    EXPECT_EQ(unit.where, RosterUnit::Where::hex);
    EXPECT_EQ(unit.cell, set.field.at("b-0203"));
    EXPECT_EQ(unit.side.text, "red");
    EXPECT_EQ(unit.allowance, model::Rational(3));
    EXPECT_EQ(unit.steps, 2);
    EXPECT_TRUE(set.roster.has(set.index("a"), set.roster.tags().mask("combat")));
    EXPECT_FALSE(set.roster.has(set.index("a"), set.roster.tags().mask("armour")));
    EXPECT_EQ(set.roster.fire(set.index("a"), "direct"), (FireValue{5, 3}));
    ASSERT_EQ(set.roster.in(unit.cell).size(), 1u);
}

TEST(Roster, TurnedCountersShowTheirBack) {
    const Set set(
        ForcesMaker()
            .add({"a", "troops", "red", "b-0203", "", {{"moves", "3"}, {"direct", "5-3"}}, {"hurt"}})
            .add({"g", "gun", "red", "b-0203", "", {{"direct", "7-4"}}, {"limbered"}}));
    EXPECT_TRUE(set["a"].isTurned);
    EXPECT_EQ(set["a"].steps, 1);
    EXPECT_EQ(set["a"].allowance, model::Rational(3)) << "a blank back reads as the front";
    EXPECT_FALSE(set.roster.fire(set.index("g"), "direct")) << "a limbered gun has no fire";
    EXPECT_FALSE(set["g"].allowance) << "T";
}

TEST(Roster, ALimberedGunWithAnAllowanceWalks) {
    auto forces = ForcesMaker().add({"g", "gun", "red", "b-0203", "", {}, {"limbered"}});
    auto set = Set(forces);
    auto document = set.document;
    auto& file = document.forces.begin()->second;
    file = file.with([](model::Forces& f) { f.types[0].back.set("limbered-moves", "1"); });
    const Roster roster(document, *set.field);
    EXPECT_EQ(roster.units()[0].allowance, model::Rational(1));
    EXPECT_EQ(
        set.field.game->catalogue.mobilities[static_cast<std::size_t>(roster.units()[0].mobility)].id.text,
        "walk");
}

TEST(Roster, CarriedUnitsStandWhereTheirCarrierDoes) {
    const Set set(ForcesMaker()
                      .add({"t", "truck", "red", "b-0203", "", {{"moves", "5"}}, {}})
                      .add({"i", "troops", "red", "", "t", {}, {}})
                      .add({"c", "chief", "red", "", "i", {}, {}}));
    EXPECT_EQ(set["i"].where, RosterUnit::Where::aboard);
    EXPECT_EQ(set["i"].carrier, set.index("t"));
    EXPECT_EQ(set["c"].bearer, set.index("t"));
    EXPECT_EQ(set["c"].cell, set["t"].cell);
    EXPECT_EQ(set.roster.in(set["t"].cell).size(), 3u);
    ASSERT_EQ(set.roster.cargo(set.index("t")).size(), 1u);
    EXPECT_EQ(set.roster.cargo(set.index("t"))[0], set.index("i"));
}

TEST(Roster, LoopsOfCarriersAreSafe) {
    const Set set(ForcesMaker()
                      .add({"t", "truck", "red", "", "u", {}, {}})
                      .add({"u", "truck", "red", "", "t", {}, {}})
                      .add({"i", "troops", "red", "", "t", {}, {}})
                      .add({"x", "troops", "red", "", "nobody", {}, {}}));
    EXPECT_TRUE(set["t"].inCarrierLoop);
    EXPECT_TRUE(set["u"].inCarrierLoop);
    EXPECT_TRUE(set["i"].inCarrierLoop);
    EXPECT_EQ(set["t"].carrier, noUnit);
    EXPECT_TRUE(set["x"].carrierUnknown);
    EXPECT_TRUE(set.roster.occupied().empty());
}

TEST(Roster, PlacementsTwiceAndOfNobodyAreKept) {
    const Set set(ForcesMaker().add({"a", "troops", "red", "b-0203", "", {}, {}}),
                  [](model::Scenario& scenario) {
                      auto again = scenario.groups[0].units[0];
                      again.at = model::HexRef{"b-0404"};
                      scenario.groups[0].units.push_back(again);
                      again.counter = model::CounterId("ghost");
                      scenario.groups[0].units.push_back(again);
                  });
    const OrderOfBattle order(set.document, nullptr);
    EXPECT_EQ(order[order.find(model::CounterId("a"))].postings.size(), 2u);
    EXPECT_EQ(set["a"].cell, set.field.at("b-0203"));
    EXPECT_EQ(order.size(), 1) << "the ghost is no unit";
}

TEST(Roster, AFormationInAnotherFileGivesTheSide) {
    const Set set(ForcesMaker()
                      .add({"a", "troops", "red", "b-0203", "", {}, {}})
                      .add({"t", "truck", "red", "b-0203", "", {}, {}}));
    auto document = set.document;
    auto& file = document.forces.begin()->second;
    file = file.with([](model::Forces& forces) {
        forces.counters[0].side = {};
        forces.counters[0].formation = model::FormationId("battalion");
    });
    model::Formation brigade, battalion;
    brigade.id = model::FormationId("brigade");
    brigade.side = model::SideId("blue");
    battalion.id = model::FormationId("battalion");
    battalion.parent = brigade.id;
    model::Forces upper, lower;
    upper.formations = {brigade};
    lower.formations = {battalion};
    document.forces["y.forces.xml"] = upper;
    document.forces["z.forces.xml"] = lower;
    const OrderOfBattle order(document, &set.field.game->catalogue);
    const Roster roster(order, document, *set.field);
    ASSERT_EQ(std::ssize(roster.units()), order.size());
    for (UnitIndex unit = 0; unit < order.size(); ++unit) {
        EXPECT_EQ(roster[unit].id, order[unit].counter->id);
        EXPECT_EQ(roster[unit].side, order[unit].side);
    }
    EXPECT_EQ(order[order.find(model::CounterId("a"))].side.text, "blue");
    EXPECT_EQ(order[order.find(model::CounterId("t"))].side.text, "red");
}

TEST(Roster, ArrivalsAreNotOnTheMapYet) {
    const Set set(ForcesMaker().add({"a", "troops", "red", "b-0203", "", {}, {}}),
                  [](model::Scenario& scenario) {
                      scenario.groups[0].kind = model::Group::Kind::arrival;
                      scenario.groups[0].turn = 4;
                  });
    EXPECT_EQ(set["a"].where, RosterUnit::Where::arrival);
    EXPECT_EQ(set["a"].turn, 4);
    EXPECT_TRUE(set.roster.in(set.field.at("b-0203")).empty());
}

TEST(Roster, ScenarioPartsChangeAllowances) {
    const Set set(ForcesMaker()
                      .add({"c", "chief", "red", "b-0203", "", {{"moves", "4"}}, {}})
                      .add({"t", "truck", "red", "b-0203", "", {{"moves", "5"}}, {}}),
                  [](model::Scenario& scenario) {
                      model::ScenarioPart chiefs;
                      chiefs.kind = model::PartKindId("chief-moves");
                      chiefs.attributes.set("moves", "6");
                      model::ScenarioPart wheels;
                      wheels.kind = model::PartKindId("change");
                      wheels.attributes.set("class", "wheels");
                      wheels.attributes.set("by", "-1");
                      scenario.parts = {chiefs, wheels};
                  });
    EXPECT_EQ(set["c"].allowance, model::Rational(6));
    EXPECT_EQ(set["t"].allowance, model::Rational(4));
}

TEST(Roster, ACounterOfAnUnknownTypeIsStillThere) {
    const Set set(ForcesMaker().add({"a", "dragon", "red", "b-0203", "", {{"moves", "3"}}, {}}));
    EXPECT_EQ(set["a"].unitClass, -1);
    EXPECT_FALSE(set["a"].allowance);
    EXPECT_EQ(set.roster.in(set.field.at("b-0203")).size(), 1u);
}

}  // namespace

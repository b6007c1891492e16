#include <gtest/gtest.h>

#include <algorithm>

#include "editor/counters/loading.h"
#include "editor/counters/new_units.h"
#include "editor/counters/unit_edits.h"
#include "editor/counters/unit_table.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/placing.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "tests/editor/session/counters_case.h"
#include "tests/support/samples.h"

using namespace cota;
using counters::CounterId;
using counters::Language;
using session::UnitColumn;

namespace {

session::UnitBatch batch(int count, const std::string& pattern, int start = 1) {
    return {"rifle", {"r.forces.xml", model::FormationId("c1"), {}}, count, pattern, start};
}

TEST(NewUnits, AreNamedByPattern) {
    EXPECT_EQ(session::nameByPattern("%n/7", 2, true), "2/7");
    EXPECT_EQ(session::nameByPattern("%A-%a", 28, true), "AB-ab");
    EXPECT_EQ(session::nameByPattern("%r Corps", 14, false), "XIV Corps");
    EXPECT_EQ(session::nameByPattern("100 %%", 3, false), "100 %");
    EXPECT_EQ(session::nameByPattern("Squad", 3, true), "Squad 3");
    EXPECT_EQ(session::nameByPattern("Squad", 3, false), "Squad");
    EXPECT_EQ(session::nameByPattern("50%", 3, false), "50%");
    EXPECT_EQ(session::nameByPattern("", 3, true), "");
    EXPECT_EQ(session::batchNames(batch(3, "%n/7", 2)), (std::vector<std::string>{"2/7", "3/7", "4/7"}));
}

TEST(NewUnits, TellWhatTheyDoToTheSheet) {
    const auto document = counters::document();
    EXPECT_EQ(session::sheetEffectOf(document, batch(1, "")).text(),
              "None left on the sheet after this one.");
    const auto effect = session::sheetEffectOf(document, batch(3, ""));
    EXPECT_TRUE(effect.isTooMany());
    EXPECT_EQ(effect.fits, 1);
    EXPECT_EQ(effect.text(), "The sheet has 3; 5 would be used.");
    auto lorries = batch(2, "");
    lorries.type = "lorry";
    EXPECT_EQ(session::sheetEffectOf(document, lorries).fits, 2) << "its sheet is not stated";
}

TEST(NewUnits, AreOneStepAndMayRaiseTheSheet) {
    const auto document = counters::document();
    const auto step =
        session::addUnits(document, batch(3, "%n/1"), counters::game().get(), Language::english, true);
    ASSERT_TRUE(step);
    const auto& forces = counters::forcesOf(step->document);
    ASSERT_EQ(forces.counters.size(), 6u);
    EXPECT_EQ(forces.counters.back().name.en, "3/1");
    EXPECT_EQ(forces.counters.back().formation.text, "c1");
    EXPECT_EQ(forces.types[0].available, 5);
    EXPECT_EQ(step->selection.size(), 3u);
    EXPECT_EQ(step->label.in(Language::english), "Add 3 units: Rifle squad");
    EXPECT_EQ(session::freeStart(step->document, batch(2, "%n/1")), 4);
    EXPECT_FALSE(session::addUnits(document, batch(0, ""), nullptr, Language::english));
    EXPECT_FALSE(
        session::addUnits(document, batch(session::mostNewUnits + 1, ""), nullptr, Language::english));
}

TEST(NewUnits, OfAClassMakeItsType) {
    auto made = batch(2, "");
    made.type = "class:truck";
    const auto step =
        session::addUnits(counters::document(), made, counters::game().get(), Language::english);
    ASSERT_TRUE(step);
    EXPECT_EQ(counters::forcesOf(step->document).types.size(), 3u);
}

/// Red sets up its company in a zone and gets reinforcements; blue, of a nation, has only a formation.
model::Document redAndBlueland() {
    auto document = counters::document();
    document = model::withForces(document, "r.forces.xml", [](model::Forces& forces) {
        model::Formation later = forces.formations.front();
        later.id = model::FormationId("later");
        later.name = {"Reinforcements", "Refuerzos"};
        model::Formation other = later;
        other.id = model::FormationId("b1");
        other.side = model::SideId("blue");
        other.name = {"Blue Company", ""};
        forces.formations.insert(forces.formations.begin(), later);
        forces.formations.push_back(other);
        model::Counter counter = forces.counters.front();
        counter.id = CounterId("late");
        counter.formation = later.id;
        forces.counters.push_back(counter);
        model::CounterType gun = forces.types.front();
        gun.id = counters::CounterTypeId("gun");
        gun.nation = "blueland";
        forces.types.push_back(gun);
    });
    return model::withScenario(document, [](model::Scenario& scenario) {
        scenario.groups.front().zone = model::ZoneId("camp");
        model::Group arrival;
        arrival.id = model::GroupId("red-arrival");
        arrival.kind = model::Group::Kind::arrival;
        arrival.side = scenario.groups.front().side;
        arrival.units.push_back({CounterId("late"), {}, {}, {}, {}});
        scenario.groups.push_back(arrival);
    });
}

TEST(NewUnits, KeepATypeThatFitsTheFormation) {
    const auto document = redAndBlueland();
    auto made = batch(1, "");
    made.target.file = "r.forces.xml";
    const auto fits = [&](const char* type, const char* formation) {
        made.type = type;
        made.target.formation = model::FormationId(formation);
        return session::fitsTarget(document, made, nullptr);
    };
    EXPECT_TRUE(fits("gun", "b1")) << "of the same nation";
    EXPECT_FALSE(fits("gun", "c1")) << "of another one";
    EXPECT_FALSE(fits("lorry", "b1")) << "of no nation, but all its units are red";
}

TEST(NewUnits, JoinTheGroupOfTheirFormation) {
    const auto document = redAndBlueland();
    const auto groupIn = [&](const model::Document& before, const char* formation) {
        auto made = batch(2, "");
        made.target.formation = model::FormationId(formation);
        const auto step = session::addUnits(before, made, nullptr, Language::english);
        const auto unit = counters::forcesOf(step->document).counters.back().id;
        const auto* group = session::findPlacement(step->document, unit).group;
        return group ? group->id.text : "";
    };
    EXPECT_EQ(groupIn(document, "c1"), "red-setup");
    EXPECT_EQ(groupIn(document, "later"), "red-arrival");
    EXPECT_EQ(groupIn(document, "b1"), "") << "blue has no group";
    EXPECT_EQ(groupIn(counters::document(), "c1"), "") << "the group has no hexes for them";
    const auto with = [&](const char* id, model::LocalText name) {
        return model::withScenario(document, [&](model::Scenario& scenario) {
            model::Group group = scenario.groups.front();
            group.id = model::GroupId(id);
            group.side = model::SideId("blue");
            group.name = std::move(name);
            group.units.clear();
            scenario.groups.push_back(group);
        });
    };
    const auto one = with("blue-setup", {"Set-up", ""});
    EXPECT_EQ(groupIn(one, "b1"), "blue-setup") << "the only set-up group of the side";
    const auto more = model::withScenario(one, [](model::Scenario& scenario) {
        scenario.groups.push_back(scenario.groups.back());
        scenario.groups.back().id = model::GroupId("blue-flank");
    });
    EXPECT_EQ(groupIn(more, "b1"), "") << "either of two";
    const auto named = model::withScenario(more, [](model::Scenario& scenario) {
        scenario.groups.back().name = {"Blue Company", ""};
    });
    EXPECT_EQ(groupIn(named, "b1"), "blue-flank") << "called like the formation";
}

TEST(NewUnits, AreProposedForTheMainForceOfTheSideOfTheirType) {
    const auto document = redAndBlueland();
    EXPECT_EQ(session::targetFor(document, {}, {}).formation.text, "c1") << "not the reinforcements";
    EXPECT_EQ(session::mainTarget(document, "r.forces.xml", model::SideId("blue")).formation.text, "b1");
    auto made = batch(1, "");
    EXPECT_EQ(session::targetOfType(document, made, nullptr).formation.text, "c1");
    made.type = "gun";
    EXPECT_EQ(session::sideOfType(document, "r.forces.xml", "gun", nullptr).text, "blue");
    EXPECT_EQ(session::targetOfType(document, made, nullptr).formation.text, "b1");
    const auto places = session::destinationsOf(document, made, nullptr, Language::english);
    ASSERT_EQ(places.size(), 5u);
    EXPECT_EQ(places[0].target.formation.text, "b1");
    EXPECT_EQ(places[1].target.side.text, "blue") << "then without formation, then red";
    made.target = places[0].target;
    made.type = "rifle";
    EXPECT_EQ(session::typeOfTarget(document, made, nullptr), "gun") << "rifles are red";
    EXPECT_EQ(session::targetOfType(document, made, nullptr).formation.text, "c1");
}

TEST(UnitNames, DoNotRepeatTheNumberOfTheirType) {
    model::Forces forces;
    model::CounterType gun;
    gun.id = CounterTypeId("mg-1");
    gun.name = {"Machine guns", ""};
    forces.types = {gun};
    for (const char* id : {"mg-1-1", "mg-1-2"}) {
        model::Counter counter;
        counter.id = CounterId(id);
        counter.type = gun.id;
        forces.counters.push_back(counter);
    }
    EXPECT_EQ(session::nameOf(forces, forces.counters[1], Language::english), "Machine guns 2");
}

TEST(NewUnits, MayBeOfANewTypeWhereOnlyTheEnemyHasOneOfTheClass) {
    const auto document = redAndBlueland();
    const auto game = counters::game();
    auto made = batch(1, "");
    made.target.formation = model::FormationId("b1");
    const auto types = session::unitTypesFor(document, made, game.get(), Language::english);
    const auto place = [&](const std::string& id) {
        return std::ranges::find(types, id, &session::PaletteEntry::id) - types.begin();
    };
    ASSERT_LT(place("lorry"), std::ssize(types)) << "captured ones can be made";
    EXPECT_EQ(types[static_cast<std::size_t>(place("lorry"))].name, "Lorry (Red)");
    ASSERT_LT(place("class:truck"), std::ssize(types));
    EXPECT_EQ(types[static_cast<std::size_t>(place("class:truck"))].name, "new type: truck (Blue)");
    EXPECT_LT(place("gun"), place("class:truck")) << "what the side has comes first";
    EXPECT_LT(place("class:truck"), place("lorry")) << "and what others have last";
    made.type = "class:truck";
    const auto step = session::addUnits(document, made, game.get(), Language::english);
    ASSERT_TRUE(step);
    const auto& unit = counters::forcesOf(step->document).counters.back();
    EXPECT_EQ(unit.formation.text, "b1");
    EXPECT_NE(unit.type.text, "lorry");
    made.type = unit.type.text;
    const auto after = session::unitTypesFor(step->document, made, game.get(), Language::english);
    EXPECT_EQ(std::ranges::find(after, "class:truck", &session::PaletteEntry::id), after.end())
        << "now the side has one";
}

TEST(NewUnits, AreOfTheTypeThatMostUnitsOfTheFormationHave) {
    auto document = redAndBlueland();
    const auto add = [&](const std::string& id, const std::string& type) {
        document = model::withForces(document, "r.forces.xml", [&](model::Forces& forces) {
            model::Counter counter;
            counter.id = CounterId(id);
            counter.type = CounterTypeId(type);
            counter.formation = model::FormationId("b1");
            forces.counters.push_back(std::move(counter));
        });
    };
    for (const auto& [id, type] : {std::pair("g1", "gun"), {"g2", "gun"}, {"leader", "rifle"}}) add(id, type);
    auto made = batch(1, "");
    made.target.formation = model::FormationId("b1");
    made.type = "rifle";
    EXPECT_EQ(session::typeOfTarget(document, made, nullptr), "gun") << "not that of the last, a leader";
    add("r8", "rifle");
    EXPECT_EQ(session::typeOfTarget(document, made, nullptr), "rifle") << "the last of equally many";
}

TEST(UnitTable, HasWhatADocumentSaysAboutItsUnits) {
    auto document = counters::document();
    document = session::withUnitAboard(document, CounterId("r2"), CounterId("t1"));
    const auto rows = session::unitRows(document, counters::game().get(), Language::english);
    ASSERT_EQ(rows.size(), 3u);
    EXPECT_EQ(rows[0].cell(UnitColumn::name), "First");
    EXPECT_EQ(rows[0].cell(UnitColumn::hex), "A-0101");
    EXPECT_EQ(rows[0].cell(UnitColumn::formation), "1st Company");
    EXPECT_EQ(rows[2].id.text, "r2") << "after its carrier";
    EXPECT_EQ(rows[2].depth, 1);
    EXPECT_EQ(rows[2].cell(UnitColumn::aboard), "Lorry 1");
}

TEST(UnitTable, IsSortedWithNumbersAsNumbers) {
    EXPECT_TRUE(session::comesFirst("2/7", "10/7"));
    EXPECT_FALSE(session::comesFirst("10/7", "2/7"));
    EXPECT_FALSE(session::comesFirst("a01", "a1"));
    EXPECT_FALSE(session::comesFirst("a1", "a01"));
    auto rows = session::unitRows(counters::document(), counters::game().get(), Language::english);
    session::sortUnits(rows, UnitColumn::type, false);
    EXPECT_EQ(rows[0].id.text, "t1");
    session::sortUnits(rows, UnitColumn::type, true);
    EXPECT_EQ(rows[0].id.text, "r1");
}

TEST(UnitTable, IsFilteredByWordsAndStates) {
    auto document = counters::document();
    document = session::withUnitAboard(document, CounterId("r1"), CounterId("t1"));
    const auto fitting = [&](const std::string& filter) {
        std::string ids;
        for (const auto& row : session::unitRows(document, counters::game().get(), Language::english))
            if (session::fitsFilter(row, filter)) ids += row.id.text + " ";
        return ids;
    };
    EXPECT_EQ(fitting(""), "r2 t1 r1 ");
    EXPECT_EQ(fitting("not placed"), "r2 ");
    EXPECT_EQ(fitting("sin colocar infantry"), fitting("not placed infantry"));
    EXPECT_EQ(fitting("not in a group"), "r2 ");
    EXPECT_EQ(fitting("aboard"), "r1 ");
    EXPECT_EQ(fitting("RIFLE company"), "r2 r1 ");
    EXPECT_EQ(fitting("mortar"), "");
}

TEST(UnitEdits, ChangeSeveralUnitsAtOnce) {
    const auto source = counters::sourceOf(counters::document());
    const session::Units both{CounterId("r1"), CounterId("r2")};
    const auto moved = session::setUnits(source, both, UnitColumn::hex, "A-0202");
    ASSERT_TRUE(moved.step) << moved.refusal;
    for (const auto& unit : both)
        EXPECT_EQ(session::placeOf(moved.step->document, unit, Language::english), "A-0202");
    EXPECT_EQ(moved.step->label.in(Language::english), "Set hex to A-0202 (2 units)");
    EXPECT_FALSE(session::setUnits(source, both, UnitColumn::hex, "nowhere").refusal.empty());
    const auto lorries = session::setUnits(source, both, UnitColumn::type, "lorry");
    ASSERT_TRUE(lorries.step);
    EXPECT_EQ(counters::forcesOf(lorries.step->document).counters[1].type.text, "lorry");
    EXPECT_FALSE(session::setUnits(source, both, UnitColumn::type, "none").refusal.empty());
    EXPECT_FALSE(session::setUnits(source, both, UnitColumn::formation, "none").refusal.empty());
    EXPECT_FALSE(session::setUnits(source, both, UnitColumn::group, "none").refusal.empty());
    const auto alone = session::setUnits(source, both, UnitColumn::formation, "");
    ASSERT_TRUE(alone.step);
    EXPECT_EQ(counters::forcesOf(alone.step->document).counters[0].side.text, "red");
    const auto filled = session::fillDown(source, both, UnitColumn::hex);
    ASSERT_TRUE(filled.step);
    EXPECT_EQ(session::placeOf(filled.step->document, CounterId("r2"), Language::english), "A-0101");
}

TEST(UnitEdits, SetStatesOfSeveralUnits) {
    auto document = counters::document();
    document = session::withUnitAt(document, CounterId("r2"), model::HexRef{"A-0102"});
    const session::Units both{CounterId("r1"), CounterId("r2")};
    auto rows = session::stateRows(counters::sourceOf(document), both);
    ASSERT_EQ(rows.size(), 1u);
    const auto written = rows[0].write("yes");
    ASSERT_TRUE(written.step);
    EXPECT_EQ(written.step->selection.size(), 2u);
    const auto placed = session::findPlacement(written.step->document, CounterId("r2")).placement;
    EXPECT_EQ(*placed->attributes.find("tired"), "yes");
    EXPECT_EQ(session::unitRows(written.step->document, counters::game().get(), Language::spanish)[0].cell(
                  UnitColumn::states),
              "cansada");
    auto mixed = model::withPlacement(written.step->document, model::GroupId("red-setup"), [&] {
        auto one = *placed;
        one.attributes = {};
        return one;
    }());
    rows = session::stateRows(counters::sourceOf(mixed), both);
    EXPECT_EQ(rows[0].hint, "different");
}

TEST(UnitEdits, DeletingACarrierPutsItsPassengersDown) {
    auto document = counters::document();
    document = session::withUnitAboard(document, CounterId("r1"), CounterId("t1"));
    const auto removal = session::deleteUnits(document, {CounterId("t1")}, Language::english);
    ASSERT_TRUE(removal);
    EXPECT_EQ(removal->warning, "First stays in A-0101.");
    EXPECT_EQ(session::placeOf(removal->step.document, CounterId("r1"), Language::english), "A-0101");
    EXPECT_FALSE(session::deleteUnits(document, {CounterId("nobody")}, Language::english));
}

TEST(Loading, RefusesWhatCannotBe) {
    const auto source = counters::sourceOf(counters::document());
    EXPECT_FALSE(session::load(source, {CounterId("r1")}, CounterId("nobody")).refusal.empty());
    EXPECT_FALSE(session::load(source, {CounterId("r1")}, CounterId("r2")).refusal.empty())
        << "the carrier has no place";
    EXPECT_FALSE(session::load(source, {CounterId("t1")}, CounterId("t1")).refusal.empty());
    const auto loaded = session::load(source, {CounterId("r1"), CounterId("r2")}, CounterId("t1"));
    ASSERT_TRUE(loaded.step) << loaded.refusal;
    EXPECT_FALSE(
        session::load(counters::sourceOf(loaded.step->document), {CounterId("t1")}, CounterId("r1")).step);
}

/// In the real games: every load of a sample could be made, and a gun carries nothing.
TEST(Loading, AsksTheGame) {
    int loads = 0, refusals = 0;
    for (const auto& sample : support::allSamples()) {
        if (!sample.document.scenario) continue;
        const auto game = std::make_shared<const mapsets::Mapset>(sample.game);
        const session::SheetSource source{sample.document, nullptr, game, {}, Language::english};
        for (const auto& [unit, found] : session::placementsOf(sample.document)) {
            if (!found.placement->aboard) continue;
            ++loads;
            auto apart = source;
            apart.document = session::withUnitPutDown(sample.document, unit);
            const auto again = session::load(apart, {unit}, *found.placement->aboard);
            EXPECT_TRUE(again.step) << sample.path << " " << unit.text << ": " << again.refusal;
            const auto onto = session::load(apart, {*found.placement->aboard}, unit);
            if (!onto.step) ++refusals;
            const auto carriers = session::carriersFor(apart, {unit});
            EXPECT_NE(std::ranges::find(carriers, found.placement->aboard->text, &session::PaletteEntry::id),
                      carriers.end());
        }
    }
    EXPECT_GT(loads, 0);
    EXPECT_EQ(refusals, loads);
}

}  // namespace

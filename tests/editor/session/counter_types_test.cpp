#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "editor/counters/totals.h"
#include "editor/counters/type_edits.h"
#include "editor/counters/type_form.h"
#include "editor/counters/type_list.h"
#include "editor/editing/new_types.h"
#include "editor/editing/session.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/type_bases.h"
#include "tests/editor/session/counters_case.h"
#include "tests/support/real_game.h"
#include "validator/engine/run_rules.h"
#include "validator/rules/all_rules.h"

using namespace cota;
using counters::CounterTypeId;
using counters::Language;

namespace {

TEST(TypeList, IsBySideWithUseAgainstTheSheet) {
    auto document = counters::document();
    model::CounterType spare;
    spare.id = CounterTypeId("spare");
    spare.unitClass = model::UnitClassId("infantry");
    spare.nation = "blueland";
    document = model::withCounterType(document, "r.forces.xml", spare);
    const auto sections = session::typesBySide(document, counters::game().get(), Language::english);
    ASSERT_EQ(sections.size(), 2u);
    EXPECT_EQ(sections[0].title, "Red");
    ASSERT_EQ(sections[0].types.size(), 2u);
    EXPECT_EQ(sections[0].types[0].useText(), "2 of 3");
    EXPECT_EQ(sections[0].types[1].useText(), "1");
    EXPECT_EQ(sections[0].types[0].className, "infantry");
    EXPECT_EQ(sections[1].title, "Blue") << "a type that no side uses is with the side of its nation";
    const auto found =
        session::typesBySide(document, counters::game().get(), Language::spanish, "infanteria fuego 5");
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].types[0].name, "Pelotón");
}

TEST(TypeList, HasTypesOfBothSidesInASectionOfTheirOwn) {
    auto document = counters::document();
    model::Counter blue;
    blue.id = model::CounterId("b1");
    blue.type = CounterTypeId("rifle");
    blue.side = model::SideId("blue");
    document = model::withCounter(document, "r.forces.xml", blue);
    const auto sections = session::typesBySide(document, counters::game().get(), Language::english);
    ASSERT_EQ(sections.size(), 2u);
    EXPECT_EQ(sections[0].types.at(0).id.text, "lorry");
    EXPECT_TRUE(sections[1].isShared);
    EXPECT_EQ(sections[1].types.at(0).id.text, "rifle");
    EXPECT_EQ(sections[1].types.at(0).side.text, "red") << "which uses most of them";
}

TEST(TypeList, TellsWhenMoreAreUsedThanTheSheetHas) {
    auto document = counters::document();
    document = session::setSheet(document, CounterTypeId("rifle"), 1)->document;
    EXPECT_TRUE(session::typesBySide(document, nullptr, Language::english)[0].types[0].isTooMany());
}

TEST(TypeForm, HasFrontAndReverseWithWhatTheyInherit) {
    const auto source = counters::sourceOf(counters::document());
    const auto form = session::typeFormOf(source, CounterTypeId("rifle"));
    ASSERT_TRUE(form);
    EXPECT_EQ(form->use, "used by 2 units");
    ASSERT_EQ(form->values.size(), 3u);
    EXPECT_EQ(form->values[0].label, "Fire strength");
    EXPECT_EQ(form->values[0].front->value, "5");
    EXPECT_EQ(form->values[0].reverse->hint, "5 (as front)");
    EXPECT_FALSE(form->values[1].reverse) << "the class has no range on the reverse";
    EXPECT_EQ(form->values[2].front->hint, "2 (from the class)");
    const auto written = form->values[2].front->write("9");
    ASSERT_TRUE(written.step);
    EXPECT_EQ(*counters::forcesOf(written.step->document).types[0].front.find("steps"), "9");
    EXPECT_FALSE(form->values[2].front->write("99").refusal.empty());
    EXPECT_FALSE(session::typeFormOf(source, CounterTypeId("nobody")));
}

TEST(TypeForm, ShowsValuesTheClassDoesNotAllowOnlyToRemoveThem) {
    auto document = counters::document();
    auto type = counters::forcesOf(document).types[1];
    type.front.set("wings", "2");
    document = model::withCounterType(document, "r.forces.xml", type);
    const auto form = session::typeFormOf(counters::sourceOf(document), type.id);
    ASSERT_EQ(form->values.back().name, "wings");
    EXPECT_FALSE(form->values.back().front->write("3").refusal.empty());
    const auto cleared = form->values.back().front->write("");
    ASSERT_TRUE(cleared.step);
    EXPECT_FALSE(counters::forcesOf(cleared.step->document).types[1].front.has("wings"));
}

TEST(TypeForm, ChangesTheClassWithTheValuesItAllows) {
    const auto form = session::typeFormOf(counters::sourceOf(counters::document()), CounterTypeId("lorry"));
    const auto row = std::ranges::find(form->identity, "class", &session::Property::name);
    ASSERT_NE(row, form->identity.end());
    const auto written = row->write("infantry");
    ASSERT_TRUE(written.step);
    const auto& type = counters::forcesOf(written.step->document).types[1];
    EXPECT_EQ(type.unitClass.text, "infantry");
    EXPECT_EQ(*type.front.find("fire"), "4") << "the value that the class requires";
}

TEST(TypeEdits, AddCopyAndBase) {
    const auto document = counters::document();
    const auto added = session::addType(document, "r.forces.xml", model::UnitClassId("infantry"),
                                        *counters::game(), "blueland");
    ASSERT_TRUE(added);
    const auto& made = counters::forcesOf(added->document).types.back();
    EXPECT_EQ(made.nation, "blueland");
    EXPECT_EQ(*made.front.find("fire"), "4");
    EXPECT_EQ(added->selection.begin()->id, made.id.text);
    const auto copied = session::duplicateType(document, CounterTypeId("rifle"));
    ASSERT_TRUE(copied);
    EXPECT_EQ(counters::forcesOf(copied->document).types[1].name.en, "Rifle squad 2");
    EXPECT_EQ(counters::forcesOf(copied->document).types[1].front,
              counters::forcesOf(document).types[0].front);
    EXPECT_FALSE(session::addType(document, "r.forces.xml", model::UnitClassId("none"), *counters::game()));
}

/// The list of types stands at an American one when a German tank is added.
TEST(TypeEdits, NewTypeIsOfANationThatMayHaveIt) {
    session::SessionSettings settings;
    settings.mapsets = support::realGames();
    session::Session session(settings);
    ASSERT_TRUE(session.open(std::filesystem::path(COTA_SOURCE_DIR) /
                             "samples/marea-de-acero/vieuxpont.scenario.xml"));
    const auto file = session.document().forces.begin()->first;
    const auto nationOf = [&](const char* unitClass, const char* wished) {
        const auto step = session::addType(session.document(), file, model::UnitClassId(unitClass),
                                           *session.game(), wished);
        return step ? step->document.forces.at(file)->types.back().nation : std::string("none");
    };
    EXPECT_EQ(nationOf("tiger-i", "american"), "german");
    EXPECT_EQ(nationOf("tiger-i", "german"), "german");
    EXPECT_EQ(nationOf("squad", "american"), "american");
    EXPECT_EQ(nationOf("squad", "german"), "german");
    EXPECT_EQ(nationOf("squad", ""), "");
}

/// What a type does not state it inherits, also by way of others; what it states stays its own.
TEST(TypeBases, AreInheritedUntilStated) {
    const auto game = counters::game();
    const auto document = counters::document();
    const auto added = session::addTypeBasedOn(document, CounterTypeId("rifle"));
    ASSERT_TRUE(added);
    const auto& forces = counters::forcesOf(added->document);
    const auto& made = forces.types[1];
    EXPECT_EQ(made.base.text, "rifle");
    EXPECT_EQ(made.name.en, "Rifle squad 2");
    EXPECT_TRUE(made.front.empty());
    EXPECT_EQ(*model::withInherited(forces, made).front.find("fire"), "5");
    const auto sections = session::typesBySide(added->document, game.get(), Language::english);
    const auto& lines = sections.front().types;
    const auto line = std::ranges::find(lines, made.id, &session::TypeLine::id);
    ASSERT_TRUE(line != lines.end() && line != lines.begin());
    EXPECT_EQ(line->level, 1);
    EXPECT_EQ(line->baseName, "Rifle squad");
    EXPECT_EQ((line - 1)->id.text, "rifle");
    // A base may not lead back to the type itself.
    EXPECT_FALSE(session::baseTypeOn(added->document, CounterTypeId("rifle"), made.id, game.get()));
    EXPECT_FALSE(session::baseTypeOn(document, CounterTypeId("rifle"), CounterTypeId("rifle"), game.get()));
    // Based on none, it states what it had.
    const auto alone = session::baseTypeOn(added->document, made.id, {}, game.get());
    ASSERT_TRUE(alone);
    EXPECT_EQ(*counters::forcesOf(alone->document).types[1].front.find("fire"), "5");
    // And based on it again, nothing.
    const auto again = session::baseTypeOn(alone->document, made.id, CounterTypeId("rifle"), game.get());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->document, added->document);
}

TEST(TypeBases, OfADeletedTypeAreStated) {
    const auto added = session::addTypeBasedOn(counters::document(), CounterTypeId("rifle"));
    ASSERT_TRUE(added);
    const auto id = counters::forcesOf(added->document).types[1].id;
    const auto removal = session::deleteType(added->document, CounterTypeId("rifle"), Language::english);
    ASSERT_TRUE(removal);
    const auto& types = counters::forcesOf(removal->step.document).types;
    const auto left = std::ranges::find(types, id, &model::CounterType::id);
    ASSERT_TRUE(left != types.end());
    EXPECT_TRUE(left->base.empty());
    EXPECT_EQ(*left->front.find("fire"), "5");
}

/// The form shows in an empty field what the type inherits, and from where.
TEST(TypeBases, AreShownInTheForm) {
    const auto added = session::addTypeBasedOn(counters::document(), CounterTypeId("rifle"));
    ASSERT_TRUE(added);
    const auto id = counters::forcesOf(added->document).types[1].id;
    const session::SheetSource source{added->document, nullptr, counters::game(), {}, Language::english};
    const auto form = session::typeFormOf(source, id);
    ASSERT_TRUE(form);
    const auto row = std::ranges::find(form->values, "fire", &session::TypeValueRow::name);
    ASSERT_TRUE(row != form->values.end() && row->front);
    EXPECT_EQ(row->front->value, "");
    EXPECT_EQ(row->front->hint, "5 (as Rifle squad)");
    const auto colour = std::ranges::find(form->identity, "ground", &session::Property::name);
    ASSERT_TRUE(colour != form->identity.end());
    EXPECT_FALSE(colour->write("green").refusal.empty());
    ASSERT_TRUE(colour->write("#8f9a5f").step);
}

TEST(TypeEdits, DeletingNamesTheUnitsThatGoToo) {
    const auto removal = session::deleteType(counters::document(), CounterTypeId("rifle"), Language::english);
    ASSERT_TRUE(removal);
    EXPECT_EQ(removal->units.size(), 2u);
    EXPECT_EQ(
        removal->warning,
        "Rifle squad is used by 2 units: First, Rifle squad 2. Deleting the type deletes the units too.");
    const auto& forces = counters::forcesOf(removal->step.document);
    EXPECT_EQ(forces.types.size(), 1u);
    EXPECT_EQ(forces.counters.size(), 1u);
    EXPECT_EQ((*removal->step.document.scenario)->groups[0].units.size(), 1u);
}

/// No class of any game is begun with values that the game refuses.
TEST(NewTypes, OfEveryClassOfEveryGameHaveNoErrors) {
    const auto library = support::realGames();
    ASSERT_GE(library.list().size(), 4u);
    for (const auto& id : library.list()) {
        const auto game = std::make_shared<const mapsets::Mapset>(support::realGame(id.text));
        for (const auto& unitClass : game->catalogue.unitClasses) {
            model::Document document;
            model::Forces forces;
            forces.id = "new";
            forces.mapset = id;
            forces.types = {session::newType(document, unitClass, *game)};
            document.forces["new.forces.xml"] = forces;
            checks::CheckInput input;
            input.document = document;
            input.mapset = game;
            for (const auto& one : checks::check(input, checks::allTopics()).findings)
                EXPECT_NE(one.finding.severity, model::Severity::error)
                    << id.text << ", " << unitClass.id.text << ": "
                    << checks::allMessages().text(one.finding, Language::english);
        }
    }
}

TEST(Totals, OfAFormationCountThoseBelowIt) {
    auto document = counters::document();
    auto forces = *document.forces.begin()->second;
    model::Formation battalion;
    battalion.id = model::FormationId("battalion");
    battalion.name = {"Battalion", ""};
    battalion.side = model::SideId("red");
    for (auto& formation : forces.formations)
        if (formation.parent.empty()) formation.parent = battalion.id;
    forces.formations.push_back(battalion);
    document.forces.begin()->second = std::move(forces);
    const auto totals =
        session::totalsOf(document, counters::game().get(), model::SideId("red"), Language::english);
    ASSERT_GE(totals.rows.size(), 2u);
    EXPECT_EQ(totals.rows[0].name, "Battalion");
    EXPECT_EQ(totals.rows[0].cells[0].count(), totals.rows[1].cells[0].count());
    EXPECT_EQ(totals.rows[0].all.count(), 2);
}

TEST(Totals, CountFormationsByClasses) {
    const auto totals = session::totalsOf(counters::document(), counters::game().get(), model::SideId("red"),
                                          Language::english);
    ASSERT_EQ(totals.classes.size(), 2u);
    EXPECT_EQ(totals.classes[0].text(), "2 / 3");
    EXPECT_EQ(totals.classes[1].text(), "1");
    ASSERT_EQ(totals.rows.size(), 2u);
    EXPECT_EQ(totals.rows[0].name, "1st Company");
    EXPECT_EQ(totals.rows[0].cells[0].count(), 2);
    EXPECT_EQ(totals.rows[0].cells[1].count(), 0);
    EXPECT_EQ(totals.rows[1].name, "no formation");
    EXPECT_EQ(totals.rows[1].cells[1].units, (std::vector{counters::CounterId("t1")}));
    EXPECT_EQ(totals.all.used, 3);
    EXPECT_TRUE(session::totalsOf(counters::document(), nullptr, model::SideId("blue"), Language::english)
                    .rows.empty());
}

}  // namespace

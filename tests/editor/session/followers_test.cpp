// Names and words that the program made follow the names that they were made from; what a person wrote stays.
#include "editor/editing/followers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "editor/counters/new_units.h"
#include "editor/documents/generated_names.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/finding_values.h"
#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "editor/editing/victory_words.h"
#include "editor/mending/finding_fixes.h"
#include "editor/scenario/forms.h"
#include "editor/setup/group_edits.h"
#include "editor/setup/group_places.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "tests/support/real_game.h"

using namespace cota;
using model::LocalText;
using session::Session;

namespace {

session::SessionSettings gamesForNames() {
    session::SessionSettings made;
    made.mapsets = support::realGames();
    return made;
}

class NewScenario {
  public:
    explicit NewScenario(const model::MapsetId& id) : session_(gamesForNames()) {
        const auto game = mapsets::readMapset(gamesForNames().mapsets, id);
        session_.create(session::newDocument(session::Beginning::scenario, *game.value, 12, 9));
    }
    Session& session() { return session_; }
    const model::Scenario& scenario() { return **session_.document().scenario; }
    const model::Formation& formation(std::size_t place) {
        return session_.document().forces.begin()->second->formations.at(place);
    }
    /// The name of a side, typed in the language of the window.
    void nameSide(std::size_t place, const std::string& name) {
        const auto sheet = session::sideSheet(session::sheetSourceOf(session_), place);
        auto written = sheet.rows.at(0).write(name);
        ASSERT_TRUE(written.step);
        session_.commit(std::move(*written.step));
    }

  private:
    Session session_;
};

TEST(FollowingNames, AreThoseOfTheSideInEveryGame) {
    for (const auto& id : session::gamesWithMaps(gamesForNames().mapsets)) {
        NewScenario made(id);
        EXPECT_EQ(made.formation(0).name, (LocalText{"Side 1: forces", "Bando 1: fuerzas"})) << id.text;
        made.nameSide(0, "Germans");
        EXPECT_EQ(made.scenario().sides[0].name, (LocalText{"Germans", ""})) << id.text;
        EXPECT_EQ(made.formation(0).name, (LocalText{"Germans: forces", "Germans: fuerzas"})) << id.text;
        for (const auto& group : made.scenario().groups) {
            if (group.side != made.scenario().sides[0].id) continue;
            EXPECT_EQ(group.name, (LocalText{"Germans: set-up", "Germans: despliegue"}));
        }
        for (const auto& condition : made.scenario().victory)
            EXPECT_EQ(condition.text.en.find("Side 1"), std::string::npos) << condition.text.en;
        EXPECT_EQ(made.session().history().position(), 1U) << "one step";
        // The other language, later.
        auto scenario = made.scenario();
        scenario.sides[0].name.es = "Alemanes";
        auto changed = made.session().document();
        changed.scenario = scenario;
        made.session().commit({"name", changed});
        EXPECT_EQ(made.formation(0).name, (LocalText{"Germans: forces", "Alemanes: fuerzas"}));
    }
}

/// Those of the templates too: zones, groups and formations of reinforcements.
TEST(FollowingNames, OfTemplatesFollowTheSide) {
    for (const auto what : {session::Beginning::meeting, session::Beginning::assault})
        for (const auto& id : session::gamesWithMaps(gamesForNames().mapsets)) {
            Session session(gamesForNames());
            const auto game = mapsets::readMapset(gamesForNames().mapsets, id);
            session.create(session::newDocument(what, *game.value, 12, 9));
            const auto sides = (*session.document().scenario)->sides.size();
            for (std::size_t i = 0; i < sides; ++i) {
                const auto sheet = session::sideSheet(session::sheetSourceOf(session), i);
                auto written = sheet.rows.at(0).write(i == 0 ? "Germans" : "Soviets");
                ASSERT_TRUE(written.step);
                session.commit(std::move(*written.step));
            }
            const auto isOld = [](const LocalText& name) {
                return name.en.find("Side ") != std::string::npos ||
                       name.es.find("Bando ") != std::string::npos;
            };
            const auto& scenario = **session.document().scenario;
            for (const auto& zone : scenario.zones) EXPECT_FALSE(isOld(zone.name)) << id.text << zone.name.en;
            for (const auto& group : scenario.groups) EXPECT_FALSE(isOld(group.name)) << group.name.en;
            for (const auto& [file, forces] : session.document().forces)
                for (const auto& one : forces->formations) EXPECT_FALSE(isOld(one.name)) << one.name.en;
        }
}

TEST(FollowingNames, WhatAPersonWroteStays) {
    NewScenario made(model::MapsetId("tcs"));
    auto document = made.session().document();
    auto& forces = document.forces.begin()->second;
    forces = forces.with([](model::Forces& one) { one.formations[0].name = {"B Company", ""}; });
    document = model::withScenario(document, [](model::Scenario& scenario) {
        scenario.victory[0].text = {"Side 1 must hold on.", "Aguante."};
    });
    made.session().commit({"own", document});
    made.nameSide(0, "Americans");
    EXPECT_EQ(made.formation(0).name, (LocalText{"B Company", ""}));
    EXPECT_EQ(made.scenario().victory[0].text.en, "Side 1 must hold on.");
}

TEST(FollowingNames, OfAZoneIsThatOfItsGroup) {
    NewScenario made(model::MapsetId("tcs"));
    auto& session = made.session();
    const auto group = made.scenario().groups.at(0).id;
    session.commit(*session::addZoneFor(session.document(), group));
    EXPECT_EQ(made.scenario().zones.at(0).name, made.scenario().groups.at(0).name);
    session.commit({"name", session::withGroupName(session.document(), group, {"1st Company", ""})});
    EXPECT_EQ(made.scenario().zones.at(0).name, (LocalText{"1st Company", ""}));
    // And the person's own name of the zone, in one language, is the name in both.
    const auto sheet = session::propertiesOf(
        session::sheetSourceOf(session), {model::SubjectKind::zone, made.scenario().zones[0].id.text, {}});
    auto written = sheet.rows.at(0).write("West wood");
    ASSERT_TRUE(written.step);
    session.commit(std::move(*written.step));
    EXPECT_EQ(made.scenario().zones.at(0).name, (LocalText{"West wood", ""}));
}

TEST(FollowingNames, OfTheProgramAreClearedInTheOtherLanguage) {
    const auto english = model::Language::english;
    EXPECT_EQ(session::renamed({"Side 1", "Bando 1"}, english, "Reds", nullptr), (LocalText{"Reds", ""}));
    EXPECT_EQ(session::renamed({"Side 1: forces", "Bando 1: fuerzas"}, english, "1st Battalion", nullptr),
              (LocalText{"1st Battalion", ""}));
    EXPECT_EQ(session::renamed({"1. Kompanie 3", "1. Kompanie 3"}, english, "West", nullptr),
              (LocalText{"West", ""}));
    EXPECT_EQ(session::renamed({"Mill", "Molino"}, english, "Old mill", nullptr),
              (LocalText{"Old mill", "Molino"}));
}

/// The first company of a new War Storm scenario, whose units carry its letter.
class Company : public NewScenario {
  public:
    Company() : NewScenario(model::MapsetId("war-storm-series")) {}
    const model::Forces& forces() { return *session().document().forces.begin()->second; }
    const std::string& file() { return session().document().forces.begin()->first; }
    void setLetter(const std::string& letter) {
        auto made = formation(0);
        made.attributes.set("letter", letter);
        session().commit(
            {session::named("Letter"), model::withFormation(session().document(), file(), made)});
    }
    /// The letter that the rules ask for, of a unit of the company.
    std::string letterOf(const std::string& counter, const char* value = "company") {
        const auto found =
            std::ranges::find(forces().counters, model::CounterId(counter), &model::Counter::id);
        const auto* text = found == forces().counters.end() ? nullptr : found->attributes.find(value);
        return text ? *text : "";
    }
    void change(const std::string& counter, const std::function<void(model::Counter&)>& change) {
        auto made = *std::ranges::find(forces().counters, model::CounterId(counter), &model::Counter::id);
        change(made);
        session().commit({session::named("Unit"), model::withCounter(session().document(), file(), made)});
    }
};

TEST(FollowingValues, UnitsFollowTheLetterOfTheirCompany) {
    Company made;
    ASSERT_EQ(made.letterOf("platoon-1"), "A");
    made.setLetter("B");
    EXPECT_EQ(made.letterOf("platoon-1"), "B");
    EXPECT_EQ(made.letterOf("officer-1"), "B");
    EXPECT_EQ(made.letterOf("officer-1", "letter"), "B");
    EXPECT_EQ(made.letterOf("platoon-2"), "A") << "of the other company";
    made.session().undo();
    EXPECT_EQ(made.letterOf("platoon-1"), "A");
    // What a person gave stays.
    made.change("platoon-1", [](model::Counter& one) { one.attributes.set("company", "X"); });
    EXPECT_EQ(made.letterOf("platoon-1"), "X");
    made.setLetter("C");
    EXPECT_EQ(made.letterOf("platoon-1"), "X");
}

TEST(FollowingValues, ANewUnitHasTheLetterAndAMovedOneThatOfItsNewCompany) {
    Company made;
    made.setLetter("B");
    const auto game = mapsets::readMapset(gamesForNames().mapsets, model::MapsetId("war-storm-series"));
    session::UnitBatch batch;
    batch.type = "platoon";
    batch.target.file = made.file();
    batch.target.formation = made.formation(0).id;
    auto step = session::addUnits(made.session().document(), batch, &*game.value, model::Language::english);
    ASSERT_TRUE(step);
    made.session().commit(std::move(*step));
    const auto added = made.forces().counters.back();
    EXPECT_EQ(made.letterOf(added.id.text), "B");
    EXPECT_EQ(*made.formation(0).attributes.find("original-count"), "2");
    const auto other = made.formation(1).id;
    made.change(added.id.text, [&](model::Counter& one) { one.formation = other; });
    EXPECT_EQ(made.letterOf(added.id.text), "A");
    EXPECT_EQ(*made.formation(0).attributes.find("original-count"), "1");
    EXPECT_EQ(*made.formation(1).attributes.find("original-count"), "2");
}

TEST(FollowingValues, AUnitUnlikeItsCompanyIsMendedByOneClick) {
    Company made;
    made.change("platoon-1", [](model::Counter& one) { one.attributes.set("company", "X"); });
    made.session().waitForCheck();
    int found = 0;
    for (const auto& one : made.session().report().findings) {
        if (one.finding.rule != "FORMATION-002") continue;
        ++found;
        const auto source = session::sheetSourceOf(made.session());
        EXPECT_EQ(session::sentenceOf(source, one.finding),
                  "'Rifle platoon 1' has 'company letter' X, but its formation 'Side 1: forces' has 'company "
                  "letter' A; make them agree.");
        const auto offers = session::suggestionsFor(
            {1, made.session().map(), made.session().game(), one.finding, made.session().document(),
             made.session().path(), model::Language::english},
            source);
        ASSERT_FALSE(offers.empty());
        EXPECT_EQ(offers.front().label.in(model::Language::english), "Set company letter to A");
    }
    EXPECT_EQ(found, 1);
}

}  // namespace

// The ways into forces.
#include <algorithm>

#include "editor/counters/type_edits.h"
#include "editor/counters/type_form.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/property_rows.h"
#include "editor/editing/type_pictures.h"
#include "editor/scenario/forms.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvaneForForces = "tcs/orvane.scenario.xml";
constexpr const char* brodForForces = "panzer-grenadier/brod.scenario.xml";

const model::Forces& forcesOf(Hand& hand) { return *hand.session().document().forces.begin()->second; }
const std::string& forcesFileOf(Hand& hand) { return hand.session().document().forces.begin()->first; }
std::string formationOf(Hand& hand) { return forcesOf(hand).formations.front().id.text; }
std::string counterOf(Hand& hand) { return forcesOf(hand).counters.front().id.text; }

void setParent(Hand& hand) {
    const auto& formations = forcesOf(hand).formations;
    hand.set({model::SubjectKind::formation, formations.back().id.text, {}}, "Part of",
             formations.back().parent == formations.front().id ? "" : formations.front().id.text);
}

void setFormationValue(Hand& hand) {
    const auto sheet =
        session::propertiesOf(hand.source(), {model::SubjectKind::formation, formationOf(hand), {}});
    for (const auto& row : sheet.rows)
        if (!row.name.empty() && !row.choices.empty() && row.choices.back().id != row.value) {
            EXPECT_EQ(hand.take(row.write(row.choices.back().id)), "");
            return;
        }
    ADD_FAILURE() << "no value with a choice";
}

session::TypeForm typeOf(Hand& hand) {
    return session::typeFormOf(hand.source(), forcesOf(hand).types.front().id).value();
}

void setType(Hand& hand, const std::string& label, const std::string& value) {
    const auto form = typeOf(hand);
    const auto row = std::ranges::find(form.identity, label, &session::Property::label);
    ASSERT_NE(row, form.identity.end());
    EXPECT_EQ(hand.take(row->write(value)), "");
}

void setNation(Hand& hand) {
    const auto form = typeOf(hand);
    const auto row = std::ranges::find(form.identity, "Nation", &session::Property::label);
    ASSERT_NE(row, form.identity.end());
    EXPECT_EQ(hand.take(row->write("german")), "");
}

/// Gives the reverse of some type another value.
void setReverse(Hand& hand) {
    for (const auto& type : forcesOf(hand).types) {
        const auto form = session::typeFormOf(hand.source(), type.id).value();
        for (const auto& row : form.values)
            for (const char* value : {"1", "2", "2-2"})
                if (row.reverse && row.reverse->write && row.reverse->value != value)
                    if (auto written = row.reverse->write(value); written.step) {
                        hand.take(std::move(written));
                        return;
                    }
    }
    ADD_FAILURE() << "no value on the reverse";
}

void addUnit(Hand& hand) {
    const auto type = forcesOf(hand).types.front().id.text;
    EXPECT_TRUE(hand.take(session::addUnit(hand.session().document(), forcesFileOf(hand),
                                           model::FormationId(formationOf(hand)), type,
                                           hand.session().game().get())));
}

const std::vector<Way> forcesWays{
    {File::forces, "@format", "", {}, "The program writes it."},
    {File::forces, "@id", "", {}, "The program makes it from the title."},
    {File::forces, "@mapset", "", {}, "Chosen in the New dialog."},
    {File::forces, "@title", orvaneForForces,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::forcesSheet(hand.source()), "Title", "Another", "en"), "");
     }},
    {File::forces, "@title-es", orvaneForForces,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::forcesSheet(hand.source()), "Title", "Otro", "es"), "");
     }},
    {File::forces, "values", "", {}, "No game declares values for forces."},
    {File::forces, "types", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(
             hand.take(session::addType(hand.session().document(), forcesFileOf(hand),
                                        forcesOf(hand).types.front().unitClass, *hand.session().game())));
     }},
    {File::forces, "types/type", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(
             hand.take(session::addType(hand.session().document(), forcesFileOf(hand),
                                        forcesOf(hand).types.front().unitClass, *hand.session().game())));
     }},
    {File::forces, "types/type@id", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(
             hand.take(session::addType(hand.session().document(), forcesFileOf(hand),
                                        forcesOf(hand).types.front().unitClass, *hand.session().game())));
     }},
    {File::forces, "types/type@class", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(
             hand.take(session::addType(hand.session().document(), forcesFileOf(hand),
                                        forcesOf(hand).types.front().unitClass, *hand.session().game())));
     }},
    {File::forces, "types/type@nation", orvaneForForces, [](Hand& hand) { setNation(hand); }},
    {File::forces, "types/type@available", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(
             hand.take(session::setSheet(hand.session().document(), forcesOf(hand).types.front().id, 77)));
     }},
    {File::forces, "types/type@base", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(
             hand.take(session::addTypeBasedOn(hand.session().document(), forcesOf(hand).types.front().id)));
     }},
    {File::forces, "types/type@symbol", orvaneForForces,
     [](Hand& hand) {
         setType(hand, "Symbol", hand.session().game()->catalogue.unitClasses.back().id.text);
     }},
    {File::forces, "types/type@picture", orvaneForForces,
     [](Hand& hand) {
         auto step =
             session::withTypePicture(hand.session().document(), forcesOf(hand).types.front().id, "tank.svg");
         hand.session().commit(std::move(*step));
     }},
    {File::forces, "types/type@ground", orvaneForForces,
     [](Hand& hand) { setType(hand, "Colour of the counter", "#8f9a5f"); }},
    {File::forces, "types/type@ink", orvaneForForces,
     [](Hand& hand) { setType(hand, "Colour of the numbers", "#12140a"); }},
    {File::forces, "types/type/front", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(
             hand.take(session::addType(hand.session().document(), forcesFileOf(hand),
                                        forcesOf(hand).types.front().unitClass, *hand.session().game())));
     }},
    {File::forces, "types/type/back", brodForForces, [](Hand& hand) { setReverse(hand); }},
    {File::forces, "types/type@name", orvaneForForces, [](Hand& hand) { setType(hand, "Name", "Another"); }},
    {File::forces, "types/type@name-es", orvaneForForces,
     [](Hand& hand) { setType(hand, "Name (Spanish)", "Otro"); }},
    {File::forces, "types/type@short", orvaneForForces,
     [](Hand& hand) { setType(hand, "Name on the counter", "Short"); }},
    {File::forces, "types/type@short-es", orvaneForForces,
     [](Hand& hand) { setType(hand, "Name on the counter (Spanish)", "Corto"); }},
    {File::forces, "formations", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addFormation(hand.session().document(), forcesFileOf(hand), {},
                                                     "Reserve", model::Language::english)));
     }},
    {File::forces, "formations/formation", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addFormation(hand.session().document(), forcesFileOf(hand), {},
                                                     "Reserve", model::Language::english)));
     }},
    {File::forces, "formations/formation@id", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addFormation(hand.session().document(), forcesFileOf(hand), {},
                                                     "Reserve", model::Language::english)));
     }},
    {File::forces, "formations/formation@name", orvaneForForces,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addFormation(hand.session().document(), forcesFileOf(hand), {},
                                                     "Reserve", model::Language::english)));
     }},
    {File::forces, "formations/formation@name-es", orvaneForForces,
     [](Hand& hand) {
         hand.set({model::SubjectKind::formation, formationOf(hand), {}}, "Name (Spanish)", "Reserva");
     }},
    {File::forces, "formations/formation@short", orvaneForForces,
     [](Hand& hand) {
         hand.set({model::SubjectKind::formation, formationOf(hand), {}}, "Name on the counter", "R/1");
     }},
    {File::forces, "formations/formation@short-es", orvaneForForces,
     [](Hand& hand) {
         hand.set({model::SubjectKind::formation, formationOf(hand), {}}, "Name on the counter (Spanish)",
                  "R/2");
     }},
    {File::forces, "formations/formation@parent", orvaneForForces, [](Hand& hand) { setParent(hand); }},
    {File::forces, "formations/formation@side", orvaneForForces,
     [](Hand& hand) {
         hand.set({model::SubjectKind::formation, formationOf(hand), {}}, "Side", "german");
     }},
    {File::forces, "formations/formation/values", orvaneForForces,
     [](Hand& hand) { setFormationValue(hand); }},
    {File::forces, "counters", orvaneForForces, [](Hand& hand) { addUnit(hand); }},
    {File::forces, "counters/counter", orvaneForForces, [](Hand& hand) { addUnit(hand); }},
    {File::forces, "counters/counter@id", orvaneForForces, [](Hand& hand) { addUnit(hand); }},
    {File::forces, "counters/counter@type", orvaneForForces, [](Hand& hand) { addUnit(hand); }},
    {File::forces, "counters/counter@formation", orvaneForForces, [](Hand& hand) { addUnit(hand); }},
    {File::forces, "counters/counter@side", orvaneForForces,
     [](Hand& hand) {
         hand.set({model::SubjectKind::counter, counterOf(hand), {}}, "Side", "german");
     }},
    {File::forces, "counters/counter@name", orvaneForForces,
     [](Hand& hand) {
         hand.set({model::SubjectKind::counter, counterOf(hand), {}}, "Name", "One");
     }},
    {File::forces, "counters/counter@name-es", orvaneForForces,
     [](Hand& hand) {
         hand.set({model::SubjectKind::counter, counterOf(hand), {}}, "Name (Spanish)", "Uno");
     }},
    {File::forces,
     "counters/counter/values",
     "",
     {},
     "Values of units, in Properties, for games that declare them."},

};

}  // namespace

std::vector<Way> waysOfForces() {
    auto all = forcesWays;
    for (auto& way : waysOfCardEnds()) all.push_back(std::move(way));
    return all;
}

}  // namespace cota::ways

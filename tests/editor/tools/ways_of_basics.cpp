// The ways to titles, options and turns of a scenario.
#include <algorithm>

#include "editor/editing/property_rows.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/turn_table.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvane = "tcs/orvane.scenario.xml";
constexpr const char* sarn = "war-storm-series/sarn.scenario.xml";

void setTurn(Hand& hand, session::TurnColumn::Kind kind, const std::string& value,
             model::Language language = model::Language::english) {
    const session::TurnTable table(hand.source());
    const auto column = std::ranges::find_if(
        table.columns(), [&](const auto& one) { return one.kind == kind && one.language == language; });
    ASSERT_NE(column, table.columns().end());
    const int place = static_cast<int>(column - table.columns().begin());
    EXPECT_EQ(hand.take(table.set({4, place, 4, place}, value)), "");
}

/// An option with the words yes and no.
std::string optionLabel(Hand& hand) {
    for (const auto& option : hand.session().game()->catalogue.options)
        if (std::ranges::find(option.words, "yes") != option.words.end())
            return session::withCapital(option.name.en);
    return {};
}

const std::vector<Way> rows{
    {File::scenario, "@format", "", {}, "The program writes it."},
    {File::scenario, "@id", "", {}, "The program makes it from the title."},
    {File::scenario, "@mapset", "", {}, "Chosen in the New dialog."},
    {File::scenario, "@title", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::basicsSheet(hand.source()), "Title", "Another", "en"), "");
     }},
    {File::scenario, "@title-es", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::basicsSheet(hand.source()), "Title", "Otro", "es"), "");
     }},
    {File::scenario, "@author", orvane,
     [](Hand& hand) { EXPECT_EQ(hand.write(session::basicsSheet(hand.source()), "Author", "N. N."), ""); }},
    {File::scenario, "values", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::basicsSheet(hand.source()), "Uses command (chapter 6)", "no"), "");
     }},
    {File::scenario, "history", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::textsSheet(hand.source()), "Introduction", "Text.", "en"), "");
     }},
    {File::scenario, "history/en", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::textsSheet(hand.source()), "Introduction", "Text.", "en"), "");
     }},
    {File::scenario, "history/es", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::textsSheet(hand.source()), "Introduction", "Texto.", "es"), "");
     }},
    {File::scenario, "notes", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::textsSheet(hand.source()), "Designer's notes", "Text.", "en"), "");
     }},
    {File::scenario, "notes/en", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::textsSheet(hand.source()), "Designer's notes", "Text.", "en"), "");
     }},
    {File::scenario, "notes/es", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::textsSheet(hand.source()), "Designer's notes", "Texto.", "es"), "");
     }},
    {File::scenario, "options", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::optionsSheet(hand.source()), optionLabel(hand), "yes"), "");
     }},
    {File::scenario, "options/option", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::optionsSheet(hand.source()), optionLabel(hand), "yes"), "");
     }},
    {File::scenario, "options/option@id", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::optionsSheet(hand.source()), optionLabel(hand), "yes"), "");
     }},
    {File::scenario, "options/option@value", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::optionsSheet(hand.source()), optionLabel(hand), "yes"), "");
     }},
    {File::scenario, "turns", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::turnsSheet(hand.source()), "Number of turns", "9"), "");
     }},
    {File::scenario, "turns@count", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::turnsSheet(hand.source()), "Number of turns", "9"), "");
     }},
    {File::scenario, "turns@date", orvane,
     [](Hand& hand) { EXPECT_EQ(hand.write(session::turnsSheet(hand.source()), "Date", "1944-08-01"), ""); }},
    {File::scenario, "turns@start", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::turnsSheet(hand.source()), "Time of the first turn", "06:00"), "");
     }},
    {File::scenario, "turns@minutes", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::turnsSheet(hand.source()), "Minutes per turn", "30"), "");
     }},
    {File::scenario, "turns@first", orvane,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::turnsSheet(hand.source()), "Side that moves first", "german"), "");
     }},
    {File::scenario, "turns/turn", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::light, "night"); }},
    {File::scenario, "turns/turn@from", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::light, "night"); }},
    {File::scenario, "turns/turn@to", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::light, "night"); }},
    {File::scenario, "turns/turn@light", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::light, "night"); }},
    {File::scenario, "turns/turn@weather", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::weather, "fair"); }},
    {File::scenario, "turns/turn@visibility", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::visibility, "7"); }},
    {File::scenario, "turns/turn@note", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::note, "Rain"); }},
    {File::scenario, "turns/turn@note-es", orvane,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::note, "Lluvia", model::Language::spanish); }},
    {File::scenario, "turns/turn/values", sarn,
     [](Hand& hand) { setTurn(hand, session::TurnColumn::Kind::value, "2"); }},
};

}  // namespace

std::vector<Way> waysOfBasics() { return rows; }

}  // namespace cota::ways

// The ways to objectives, victory, special rules, sight pairs and accepted findings.
#include "editor/editing/property_rows.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "editor/scenario/sight_pairs.h"
#include "editor/scenario/victory_form.h"
#include "editor/scenario/zone_list.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvaneForVictory = "tcs/orvane.scenario.xml";

const std::vector<Way> victoryWays{
    {File::scenario, "objectives", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addObjective(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "objectives/objective", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addObjective(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "objectives/objective@id", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addObjective(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "objectives/objective@name", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addObjective(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "objectives/objective@hexes", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addObjective(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "objectives/objective@name-es", orvaneForVictory,
     [](Hand& hand) {
         hand.set({model::SubjectKind::objective, "corvelle", {}}, "Name (Spanish)", "Otro");
     }},
    {File::scenario, "objectives/objective@points", orvaneForVictory,
     [](Hand& hand) {
         hand.set({model::SubjectKind::objective, "corvelle", {}}, "Victory points", "9");
     }},
    {File::scenario, "objectives/objective@owner", orvaneForVictory,
     [](Hand& hand) {
         hand.set({model::SubjectKind::objective, "corvelle", {}}, "Held at start by", "american");
     }},
    {File::scenario, "objectives/objective@side", orvaneForVictory,
     [](Hand& hand) {
         hand.set({model::SubjectKind::objective, "corvelle", {}}, "Owner", "german");
     }},
    {File::scenario, "objectives/objective/values", orvaneForVictory,
     [](Hand& hand) {
         hand.set({model::SubjectKind::objective, "corvelle", {}},
                  valueLabel(hand.session().game()->catalogue.objectiveAttributes[0]), "nobody");
     }},
    {File::scenario, "victory", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addCondition(hand.source()))); }},
    {File::scenario, "victory/condition", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addCondition(hand.source()))); }},
    {File::scenario, "victory/condition@id", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addCondition(hand.source()))); }},
    {File::scenario, "victory/condition@side", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Who wins", "german"), "");
     }},
    {File::scenario, "victory/condition@level", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Level", session::otherWord + "total"),
                   "");
     }},
    {File::scenario, "victory/condition@form", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Wins by", "control"), "");
     }},
    {File::scenario, "victory/condition@quantity", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Amount", "none"), "");
     }},
    {File::scenario, "victory/condition@count", orvaneForVictory,
     [](Hand& hand) { EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Number", "3"), ""); }},
    {File::scenario, "victory/condition@unit", orvaneForVictory,
     [](Hand& hand) {
         hand.write(session::victorySheet(hand.source(), 0), "Wins by", "exit");
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Of what", "units"), "");
     }},
    {File::scenario, "victory/condition@objectives", orvaneForVictory,
     [](Hand& hand) {
         hand.write(session::victorySheet(hand.source(), 0), "Wins by", "exit");
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Objective: Corvelle", "yes"), "");
     }},
    {File::scenario, "victory/condition@zone", orvaneForVictory,
     [](Hand& hand) {
         hand.write(session::victorySheet(hand.source(), 0), "Wins by", "exit");
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Zone", "zone-south"), "");
     }},
    {File::scenario, "victory/condition@hexes", orvaneForVictory,
     [](Hand& hand) {
         hand.write(session::victorySheet(hand.source(), 0), "Wins by", "exit");
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Hexes", "A-9.09"), "");
     }},
    {File::scenario, "victory/condition@when", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "When", "any-time"), "");
     }},
    {File::scenario, "victory/condition@turn", orvaneForVictory,
     [](Hand& hand) {
         hand.write(session::victorySheet(hand.source(), 0), "When", "by-turn");
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Turn", "3"), "");
     }},
    {File::scenario, "victory/condition/en", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Text", "Words.", "en"), "");
     }},
    {File::scenario, "victory/condition/es", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::victorySheet(hand.source(), 0), "Text", "Palabras.", "es"), "");
     }},
    {File::scenario, "victory/condition/values", "", {}, "No game declares values for conditions."},
    {File::scenario, "special-rules", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSpecialRule(hand.source()))); }},
    {File::scenario, "special-rules/rule", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSpecialRule(hand.source()))); }},
    {File::scenario, "special-rules/rule/en", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::specialRuleSheet(hand.source(), 0), "Text", "Words.", "en"), "");
     }},
    {File::scenario, "special-rules/rule/es", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::specialRuleSheet(hand.source(), 0), "Text", "Palabras.", "es"), "");
     }},
    {File::scenario, "special-rules/rule@overrides", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::specialRuleSheet(hand.source(), 0), "Overrides", "height-method"), "");
     }},
    {File::scenario, "sight-marks", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSightPair(hand.source(), "A-10.10", "A-10.12"))); }},
    {File::scenario, "sight-marks/sight", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSightPair(hand.source(), "A-10.10", "A-10.12"))); }},
    {File::scenario, "sight-marks/sight@from", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::sightPairSheet(hand.source(), 0), "From", "A-9.09"), "");
     }},
    {File::scenario, "sight-marks/sight@to", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::sightPairSheet(hand.source(), 0), "To", "A-9.09"), "");
     }},
    {File::scenario, "sight-marks/sight@turn", orvaneForVictory,
     [](Hand& hand) { EXPECT_EQ(hand.write(session::sightPairSheet(hand.source(), 0), "Turn", "3"), ""); }},
    {File::scenario, "sight-marks/sight@blocked", orvaneForVictory,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::withPairFlipped(hand.source(), 0))); }},
    {File::scenario, "acceptances", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::withoutEntry(hand.source(), session::ScenarioList::acceptances, 0)));
     }},
    {File::scenario, "acceptances/accept", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::withoutEntry(hand.source(), session::ScenarioList::acceptances, 0)));
     }},
    {File::scenario, "acceptances/accept@rule", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::acceptanceSheet(hand.source(), 0), "Rule", "CONTOUR-008"), "");
     }},
    {File::scenario, "acceptances/accept@subject", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::acceptanceSheet(hand.source(), 0), "Subject", "*"), "");
     }},
    {File::scenario, "acceptances/accept@reason", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::acceptanceSheet(hand.source(), 0), "Reason", "So."), "");
     }},
    {File::scenario, "acceptances/accept@until", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::acceptanceSheet(hand.source(), 0), "Until", "2031-01-31"), "");
     }},
    {File::scenario, "acceptances/accept@count", orvaneForVictory,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::acceptanceSheet(hand.source(), 0), "Number of findings", "7"), "");
     }},
};

}  // namespace

std::vector<Way> waysOfVictory() { return victoryWays; }

}  // namespace cota::ways

// The ways to zones, groups, features, exits and details of a scenario.
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "editor/scenario/zone_list.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvaneForThings = "tcs/orvane.scenario.xml";
constexpr const char* brodForThings = "panzer-grenadier/brod.scenario.xml";

void placeFeatureForThings(Hand& hand) {
    hand.choices.feature = model::FeatureId("minefield");
    hand.choices.inScenario.features = true;
    hand.use("tool-feature", {"A-10.10"});
}

void setExitValue(Hand& hand) {
    const auto sheet = session::exitSheet(
        hand.source(), session::sizeOf(hand.session().document(), session::ScenarioList::exits) - 1);
    for (const auto& row : sheet.rows)
        if (!row.name.empty()) {
            const auto choice = row.choices.empty() ? std::string("1") : row.choices.back().id;
            EXPECT_EQ(hand.take(row.write(choice)), "");
            return;
        }
    ADD_FAILURE() << "the game declares no values for exits";
}

const std::vector<Way> thingsWays{
    {File::scenario, "zones", orvaneForThings,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addZone(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "zones/zone", orvaneForThings,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addZone(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "zones/zone@id", orvaneForThings,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addZone(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "zones/zone@name", orvaneForThings,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addZone(hand.source(), "Mill", {{"A-10.10"}}))); }},
    {File::scenario, "zones/zone@name-es", orvaneForThings,
     [](Hand& hand) {
         hand.set({model::SubjectKind::zone, "zone-south", {}}, "Name (Spanish)", "Sur");
     }},
    {File::scenario, "zones/zone@side", orvaneForThings,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(
             session::withZoneSide(hand.source(), model::ZoneId("zone-south"), model::SideId("german"))));
     }},
    {File::scenario, "zones/zone/values", "", {}, "No game declares values for zones."},
    {File::scenario, "groups/group/values", orvaneForThings,
     [](Hand& hand) {
         hand.set({model::SubjectKind::scenario, "", {}},
                  valueLabel(hand.session().game()->catalogue.groupAttributes[0]), "7");
     }},
    {File::scenario, "groups/group/unit/values", orvaneForThings,
     [](Hand& hand) {
         hand.set({model::SubjectKind::counter, "g-53", {}},
                  valueLabel(hand.session().game()->catalogue.placementAttributes[0]), "move");
     }},
    {File::scenario, "features", orvaneForThings, [](Hand& hand) { placeFeatureForThings(hand); }},
    {File::scenario, "features/feature", orvaneForThings, [](Hand& hand) { placeFeatureForThings(hand); }},
    {File::scenario, "features/feature@at", orvaneForThings, [](Hand& hand) { placeFeatureForThings(hand); }},
    {File::scenario, "features/feature@kind", orvaneForThings,
     [](Hand& hand) { placeFeatureForThings(hand); }},
    {File::scenario, "features/feature@side", orvaneForThings,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::featureSheet(hand.source(), 0), "Side", "american"), "");
     }},
    {File::scenario, "features/feature/values", "", {}, "Values of features, in Properties of the hex."},
    {File::scenario, "exits", orvaneForThings,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addExit(hand.source()))); }},
    {File::scenario, "exits/exit", orvaneForThings,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addExit(hand.source()))); }},
    {File::scenario, "exits/exit@side", orvaneForThings,
     [](Hand& hand) {
         hand.take(session::addExit(hand.source()));
         EXPECT_EQ(hand.write(session::exitSheet(hand.source(), 0), "Side", "german"), "");
     }},
    {File::scenario, "exits/exit@zone", orvaneForThings,
     [](Hand& hand) {
         hand.take(session::addExit(hand.source()));
         EXPECT_EQ(hand.write(session::exitSheet(hand.source(), 0), "Zone", "zone-mines"), "");
     }},
    {File::scenario, "exits/exit/values", brodForThings,
     [](Hand& hand) {
         hand.take(session::addExit(hand.source()));
         setExitValue(hand);
     }},
    {File::scenario, "parts", orvaneForThings,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(
             session::addStatement(hand.source(), model::PartKindId("minefields"), model::SideId("german"))));
     }},
    {File::scenario, "parts/part", orvaneForThings,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(
             session::addStatement(hand.source(), model::PartKindId("minefields"), model::SideId("german"))));
     }},
    {File::scenario, "parts/part@kind", orvaneForThings,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(
             session::addStatement(hand.source(), model::PartKindId("minefields"), model::SideId("german"))));
     }},
    {File::scenario, "parts/part@side", orvaneForThings,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::statementSheet(
                            hand.source(),
                            session::sizeOf(hand.session().document(), session::ScenarioList::parts) - 1),
                        "Side", "american"),
             "");
     }},
    {File::scenario, "parts/part@zone", orvaneForThings,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::statementSheet(
                            hand.source(),
                            session::sizeOf(hand.session().document(), session::ScenarioList::parts) - 1),
                        "Zone", "zone-south"),
             "");
     }},
    {File::scenario, "parts/part@hexes", orvaneForThings,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::statementSheet(
                            hand.source(),
                            session::sizeOf(hand.session().document(), session::ScenarioList::parts) - 1),
                        "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "parts/part/en", orvaneForThings,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::statementSheet(
                            hand.source(),
                            session::sizeOf(hand.session().document(), session::ScenarioList::parts) - 1),
                        "Text", "Words.", "en"),
             "");
     }},
    {File::scenario, "parts/part/es", orvaneForThings,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::statementSheet(
                            hand.source(),
                            session::sizeOf(hand.session().document(), session::ScenarioList::parts) - 1),
                        "Text", "Palabras.", "es"),
             "");
     }},
    {File::scenario, "parts/part/values", orvaneForThings,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::statementSheet(
                            hand.source(),
                            session::sizeOf(hand.session().document(), session::ScenarioList::parts) - 1),
                        "How many", "5"),
             "");
     }},
};

}  // namespace

std::vector<Way> waysOfThings() { return thingsWays; }

}  // namespace cota::ways

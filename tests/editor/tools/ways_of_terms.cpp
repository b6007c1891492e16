// The ways to expressions over hexes, of zones and groups.
#include "editor/scenario/zone_terms.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvaneForTerms = "tcs/orvane.scenario.xml";
const session::TermHome south(model::ZoneId("zone-south"));
const session::TermHome rear(model::GroupId("ger-rear"));

void addLine(Hand& hand, const session::TermHome& home, const std::string& kind) {
    const auto term = session::newTerm(hand.source(), home, kind, {{"A-10.10"}});
    const auto whole = *home.in(hand.session().document());
    EXPECT_TRUE(hand.take(session::zoneStep(hand.source(), home, session::withTermAdded(whole, {}, term))))
        << kind;
}

session::TermPath lastLine(Hand& hand, const session::TermHome& home) {
    return {home.in(hand.session().document())->children.size() - 1};
}

const std::vector<Way> termsWays{
    {File::scenario, "zones/zone/all", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "all"); }},
    {File::scenario, "zones/zone/hexes", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "hexes"); }},
    {File::scenario, "zones/zone/board", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "board"); }},
    {File::scenario, "zones/zone/edge", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "edge"); }},
    {File::scenario, "zones/zone/within", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "within"); }},
    {File::scenario, "zones/zone/toward", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "toward"); }},
    {File::scenario, "zones/zone/terrain", orvaneForTerms,
     [](Hand& hand) { addLine(hand, south, "terrain"); }},
    {File::scenario, "zones/zone/feature", orvaneForTerms,
     [](Hand& hand) { addLine(hand, south, "feature"); }},
    {File::scenario, "zones/zone/path", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "path"); }},
    {File::scenario, "zones/zone/level", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "level"); }},
    {File::scenario, "zones/zone/zone", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "zone"); }},
    {File::scenario, "zones/zone/any-of", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "any-of"); }},
    {File::scenario, "zones/zone/all-of", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "all-of"); }},
    {File::scenario, "zones/zone/but-not", orvaneForTerms,
     [](Hand& hand) { addLine(hand, south, "but-not"); }},
    {File::scenario, "zones/zone/hexes@hexes", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "hexes");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "zones/zone/board@id", orvaneForTerms,
     [](Hand& hand) { addLine(hand, south, "board"); }},
    {File::scenario, "zones/zone/edge@side", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "edge");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Map edge", "left"),
             "");
     }},
    {File::scenario, "zones/zone/within@distance", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "within");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)),
                              "Distance in hexes", "5"),
                   "");
     }},
    {File::scenario, "zones/zone/within@hexes", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "within");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "zones/zone/toward@direction", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "toward");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Towards", "left"),
             "");
     }},
    {File::scenario, "zones/zone/toward@hexes", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "toward");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Hexes",
                              "A-9.09 A-12.12"),
                   "");
     }},
    {File::scenario, "zones/zone/terrain@id", orvaneForTerms,
     [](Hand& hand) { addLine(hand, south, "terrain"); }},
    {File::scenario, "zones/zone/feature@id", orvaneForTerms,
     [](Hand& hand) { addLine(hand, south, "feature"); }},
    {File::scenario, "zones/zone/path@kind", orvaneForTerms,
     [](Hand& hand) { addLine(hand, south, "path"); }},
    {File::scenario, "zones/zone/level@from", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "level");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Lowest level", "3"),
             "");
     }},
    {File::scenario, "zones/zone/level@to", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, south, "level");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)),
                              "Highest level", "4"),
                   "");
     }},
    {File::scenario, "zones/zone/zone@id", orvaneForTerms, [](Hand& hand) { addLine(hand, south, "zone"); }},
    {File::scenario, "groups/group/all", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "all"); }},
    {File::scenario, "groups/group/hexes", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "hexes"); }},
    {File::scenario, "groups/group/board", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "board"); }},
    {File::scenario, "groups/group/edge", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "edge"); }},
    {File::scenario, "groups/group/within", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "within"); }},
    {File::scenario, "groups/group/toward", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "toward"); }},
    {File::scenario, "groups/group/terrain", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "terrain"); }},
    {File::scenario, "groups/group/feature", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "feature"); }},
    {File::scenario, "groups/group/path", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "path"); }},
    {File::scenario, "groups/group/level", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "level"); }},
    {File::scenario, "groups/group/zone", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "zone"); }},
    {File::scenario, "groups/group/any-of", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "any-of"); }},
    {File::scenario, "groups/group/all-of", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "all-of"); }},
    {File::scenario, "groups/group/but-not", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "but-not"); }},
    {File::scenario, "groups/group/hexes@hexes", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "hexes");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "groups/group/board@id", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "board"); }},
    {File::scenario, "groups/group/edge@side", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "edge");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Map edge", "left"),
             "");
     }},
    {File::scenario, "groups/group/within@distance", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "within");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)),
                              "Distance in hexes", "5"),
                   "");
     }},
    {File::scenario, "groups/group/within@hexes", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "within");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "groups/group/toward@direction", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "toward");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Towards", "left"),
             "");
     }},
    {File::scenario, "groups/group/toward@hexes", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "toward");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Hexes",
                              "A-9.09 A-12.12"),
                   "");
     }},
    {File::scenario, "groups/group/terrain@id", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "terrain"); }},
    {File::scenario, "groups/group/feature@id", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "feature"); }},
    {File::scenario, "groups/group/path@kind", orvaneForTerms,
     [](Hand& hand) { addLine(hand, rear, "path"); }},
    {File::scenario, "groups/group/level@from", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "level");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Lowest level", "3"),
             "");
     }},
    {File::scenario, "groups/group/level@to", orvaneForTerms,
     [](Hand& hand) {
         addLine(hand, rear, "level");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Highest level", "4"),
             "");
     }},
    {File::scenario, "groups/group/zone@id", orvaneForTerms, [](Hand& hand) { addLine(hand, rear, "zone"); }},
};

}  // namespace

std::vector<Way> waysOfTerms() { return termsWays; }

}  // namespace cota::ways

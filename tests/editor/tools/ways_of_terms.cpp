// The ways to expressions over hexes, of zones and groups.
#include "editor/scenario/zone_terms.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvane = "tcs/orvane.scenario.xml";
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

const std::vector<Way> rows{
    {File::scenario, "zones/zone/all", orvane, [](Hand& hand) { addLine(hand, south, "all"); }},
    {File::scenario, "zones/zone/hexes", orvane, [](Hand& hand) { addLine(hand, south, "hexes"); }},
    {File::scenario, "zones/zone/board", orvane, [](Hand& hand) { addLine(hand, south, "board"); }},
    {File::scenario, "zones/zone/edge", orvane, [](Hand& hand) { addLine(hand, south, "edge"); }},
    {File::scenario, "zones/zone/within", orvane, [](Hand& hand) { addLine(hand, south, "within"); }},
    {File::scenario, "zones/zone/toward", orvane, [](Hand& hand) { addLine(hand, south, "toward"); }},
    {File::scenario, "zones/zone/terrain", orvane, [](Hand& hand) { addLine(hand, south, "terrain"); }},
    {File::scenario, "zones/zone/feature", orvane, [](Hand& hand) { addLine(hand, south, "feature"); }},
    {File::scenario, "zones/zone/path", orvane, [](Hand& hand) { addLine(hand, south, "path"); }},
    {File::scenario, "zones/zone/level", orvane, [](Hand& hand) { addLine(hand, south, "level"); }},
    {File::scenario, "zones/zone/zone", orvane, [](Hand& hand) { addLine(hand, south, "zone"); }},
    {File::scenario, "zones/zone/any-of", orvane, [](Hand& hand) { addLine(hand, south, "any-of"); }},
    {File::scenario, "zones/zone/all-of", orvane, [](Hand& hand) { addLine(hand, south, "all-of"); }},
    {File::scenario, "zones/zone/but-not", orvane, [](Hand& hand) { addLine(hand, south, "but-not"); }},
    {File::scenario, "zones/zone/hexes@hexes", orvane,
     [](Hand& hand) {
         addLine(hand, south, "hexes");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "zones/zone/board@id", orvane, [](Hand& hand) { addLine(hand, south, "board"); }},
    {File::scenario, "zones/zone/edge@side", orvane,
     [](Hand& hand) {
         addLine(hand, south, "edge");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Map edge", "left"),
             "");
     }},
    {File::scenario, "zones/zone/within@distance", orvane,
     [](Hand& hand) {
         addLine(hand, south, "within");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)),
                              "Distance in hexes", "5"),
                   "");
     }},
    {File::scenario, "zones/zone/within@hexes", orvane,
     [](Hand& hand) {
         addLine(hand, south, "within");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "zones/zone/toward@direction", orvane,
     [](Hand& hand) {
         addLine(hand, south, "toward");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Towards", "left"),
             "");
     }},
    {File::scenario, "zones/zone/toward@hexes", orvane,
     [](Hand& hand) {
         addLine(hand, south, "toward");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Hexes",
                              "A-9.09 A-12.12"),
                   "");
     }},
    {File::scenario, "zones/zone/terrain@id", orvane, [](Hand& hand) { addLine(hand, south, "terrain"); }},
    {File::scenario, "zones/zone/feature@id", orvane, [](Hand& hand) { addLine(hand, south, "feature"); }},
    {File::scenario, "zones/zone/path@kind", orvane, [](Hand& hand) { addLine(hand, south, "path"); }},
    {File::scenario, "zones/zone/level@from", orvane,
     [](Hand& hand) {
         addLine(hand, south, "level");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)), "Lowest level", "3"),
             "");
     }},
    {File::scenario, "zones/zone/level@to", orvane,
     [](Hand& hand) {
         addLine(hand, south, "level");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), south, lastLine(hand, south)),
                              "Highest level", "4"),
                   "");
     }},
    {File::scenario, "zones/zone/zone@id", orvane, [](Hand& hand) { addLine(hand, south, "zone"); }},
    {File::scenario, "groups/group/all", orvane, [](Hand& hand) { addLine(hand, rear, "all"); }},
    {File::scenario, "groups/group/hexes", orvane, [](Hand& hand) { addLine(hand, rear, "hexes"); }},
    {File::scenario, "groups/group/board", orvane, [](Hand& hand) { addLine(hand, rear, "board"); }},
    {File::scenario, "groups/group/edge", orvane, [](Hand& hand) { addLine(hand, rear, "edge"); }},
    {File::scenario, "groups/group/within", orvane, [](Hand& hand) { addLine(hand, rear, "within"); }},
    {File::scenario, "groups/group/toward", orvane, [](Hand& hand) { addLine(hand, rear, "toward"); }},
    {File::scenario, "groups/group/terrain", orvane, [](Hand& hand) { addLine(hand, rear, "terrain"); }},
    {File::scenario, "groups/group/feature", orvane, [](Hand& hand) { addLine(hand, rear, "feature"); }},
    {File::scenario, "groups/group/path", orvane, [](Hand& hand) { addLine(hand, rear, "path"); }},
    {File::scenario, "groups/group/level", orvane, [](Hand& hand) { addLine(hand, rear, "level"); }},
    {File::scenario, "groups/group/zone", orvane, [](Hand& hand) { addLine(hand, rear, "zone"); }},
    {File::scenario, "groups/group/any-of", orvane, [](Hand& hand) { addLine(hand, rear, "any-of"); }},
    {File::scenario, "groups/group/all-of", orvane, [](Hand& hand) { addLine(hand, rear, "all-of"); }},
    {File::scenario, "groups/group/but-not", orvane, [](Hand& hand) { addLine(hand, rear, "but-not"); }},
    {File::scenario, "groups/group/hexes@hexes", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "hexes");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "groups/group/board@id", orvane, [](Hand& hand) { addLine(hand, rear, "board"); }},
    {File::scenario, "groups/group/edge@side", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "edge");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Map edge", "left"),
             "");
     }},
    {File::scenario, "groups/group/within@distance", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "within");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)),
                              "Distance in hexes", "5"),
                   "");
     }},
    {File::scenario, "groups/group/within@hexes", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "within");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Hexes", "A-9.09"),
             "");
     }},
    {File::scenario, "groups/group/toward@direction", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "toward");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Towards", "left"),
             "");
     }},
    {File::scenario, "groups/group/toward@hexes", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "toward");
         EXPECT_EQ(hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Hexes",
                              "A-9.09 A-12.12"),
                   "");
     }},
    {File::scenario, "groups/group/terrain@id", orvane, [](Hand& hand) { addLine(hand, rear, "terrain"); }},
    {File::scenario, "groups/group/feature@id", orvane, [](Hand& hand) { addLine(hand, rear, "feature"); }},
    {File::scenario, "groups/group/path@kind", orvane, [](Hand& hand) { addLine(hand, rear, "path"); }},
    {File::scenario, "groups/group/level@from", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "level");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Lowest level", "3"),
             "");
     }},
    {File::scenario, "groups/group/level@to", orvane,
     [](Hand& hand) {
         addLine(hand, rear, "level");
         EXPECT_EQ(
             hand.write(session::termSheet(hand.source(), rear, lastLine(hand, rear)), "Highest level", "4"),
             "");
     }},
    {File::scenario, "groups/group/zone@id", orvane, [](Hand& hand) { addLine(hand, rear, "zone"); }},
};

}  // namespace

std::vector<Way> waysOfTerms() { return rows; }

}  // namespace cota::ways

// The ways to the map, the forces and the sides of a scenario.
#include <algorithm>

#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "formats/model/document/edit_support.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvaneForMap = "tcs/orvane.scenario.xml";

void stopUsing(Hand& hand) {
    const auto sheet = session::forcesSheet(hand.source());
    const auto row = std::ranges::find(sheet.rows, "Stop using this file", &session::Property::label);
    ASSERT_NE(row, sheet.rows.end());
    EXPECT_EQ(hand.take(row->write("")), "");
}

/// A path of another kind in this scenario only; made by the tool for paths.
void changePath(Hand& hand) {
    hand.take(session::HistoryEntry{
        "change a path", model::withScenario(hand.session().document(), [](model::Scenario& scenario) {
            model::Amendment amendment;
            amendment.action = model::Amendment::Action::pathKind;
            amendment.path = "A:road";
            scenario.assembly.amendments.push_back(amendment);
        })});
}

const std::vector<Way> mapWays{
    {File::scenario, "map@separator", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::mapSheet(hand.source()), "Separator between board and hex number", "."), "");
     }},
    {File::scenario, "map@north", orvaneForMap,
     [](Hand& hand) { EXPECT_EQ(hand.write(session::mapSheet(hand.source()), "North", "left"), ""); }},
    {File::scenario, "map", orvaneForMap,
     [](Hand& hand) {
         const auto board = *hand.session().document().boards.begin()->second;
         EXPECT_TRUE(hand.take(session::addBoard(hand.source(), "more.board.xml", board)));
     }},
    {File::scenario, "map/board", orvaneForMap,
     [](Hand& hand) {
         const auto board = *hand.session().document().boards.begin()->second;
         EXPECT_TRUE(hand.take(session::addBoard(hand.source(), "more.board.xml", board)));
     }},
    {File::scenario, "map/board@file", orvaneForMap,
     [](Hand& hand) {
         const auto board = *hand.session().document().boards.begin()->second;
         EXPECT_TRUE(hand.take(session::addBoard(hand.source(), "more.board.xml", board)));
     }},
    {File::scenario, "map/board@id", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::placedBoardSheet(hand.source(), 0), "Letter or number", "B"), "");
     }},
    {File::scenario, "map/board@column", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(
             hand.write(session::placedBoardSheet(hand.source(), 0), "Column of its upper left hex", "2"),
             "");
     }},
    {File::scenario, "map/board@row", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::placedBoardSheet(hand.source(), 0), "Row of its upper left hex", "2"),
                   "");
     }},
    {File::scenario, "map/board@turned", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::placedBoardSheet(hand.source(), 0), "Turned by 180 degrees", "yes"),
                   "");
     }},
    {File::scenario, "map/board@crop-from", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::placedBoardSheet(hand.source(), 0), "Cropped from hex", "1.01"), "");
     }},
    {File::scenario, "map/board@crop-to", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::placedBoardSheet(hand.source(), 0), "Cropped to hex", "9.09"), "");
     }},
    {File::scenario, "map/amend", orvaneForMap,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addAmendment(hand.source(), "terrain", {{"A-10.10"}})));
     }},
    {File::scenario, "map/amend@action", orvaneForMap,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addAmendment(hand.source(), "terrain", {{"A-10.10"}})));
     }},
    {File::scenario, "map/amend@hexes", orvaneForMap,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addAmendment(hand.source(), "terrain", {{"A-10.10"}})));
     }},
    {File::scenario, "map/amend@what", orvaneForMap,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addAmendment(hand.source(), "terrain", {{"A-10.10"}})));
     }},
    {File::scenario, "map/amend@level", orvaneForMap,
     [](Hand& hand) {
         hand.take(session::addAmendment(hand.source(), "level", {{"A-10.10"}}));
         EXPECT_EQ(hand.write(session::amendmentSheet(hand.source(), 0), "Level", "2"), "");
     }},
    {File::scenario, "map/amend@path", orvaneForMap,
     [](Hand& hand) {
         changePath(hand);
         EXPECT_EQ(hand.write(session::amendmentSheet(hand.source(), 0), "Path", "A:other"), "");
     }},
    {File::scenario, "map/amend/values", "", {}, "No game declares values for amendments."},
    {File::scenario, "forces", orvaneForMap, [](Hand& hand) { stopUsing(hand); }},
    {File::scenario, "forces@file", orvaneForMap,
     [](Hand& hand) {
         EXPECT_TRUE(hand.take(session::addForces(hand.source(), "more.forces.xml", model::Forces())));
     }},
    {File::scenario, "sides", orvaneForMap,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSide(hand.source()))); }},
    {File::scenario, "sides/side", orvaneForMap,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSide(hand.source()))); }},
    {File::scenario, "sides/side@id", orvaneForMap,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSide(hand.source()))); }},
    {File::scenario, "sides/side@name", orvaneForMap,
     [](Hand& hand) { EXPECT_EQ(hand.write(session::sideSheet(hand.source(), 0), "Name", "Allies"), ""); }},
    {File::scenario, "sides/side@name-es", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::sideSheet(hand.source(), 0), "Name (Spanish)", "Aliados"), "");
     }},
    {File::scenario, "sides/side@nation", orvaneForMap,
     [](Hand& hand) { EXPECT_EQ(hand.write(session::sideSheet(hand.source(), 0), "Nation", "german"), ""); }},
    {File::scenario, "sides/side/values", orvaneForMap,
     [](Hand& hand) {
         EXPECT_EQ(hand.write(session::sideSheet(hand.source(), 0),
                              valueLabel(hand.session().game()->catalogue.sideAttributes[0]), "7"),
                   "");
     }},
};

}  // namespace

std::vector<Way> waysOfMap() { return mapWays; }

}  // namespace cota::ways

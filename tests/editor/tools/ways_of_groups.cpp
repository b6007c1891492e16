// The ways to groups of units: their set-up, arrival and units.
#include "editor/setup/group_edits.h"
#include "editor/setup/group_form.h"
#include "editor/setup/group_units.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

constexpr const char* orvaneForGroups = "tcs/orvane.scenario.xml";
constexpr const char* destroyers = "us-destroyers";  // arrive on a turn

void addOne(Hand& hand) {
    EXPECT_TRUE(hand.take(
        session::addGroup(hand.session().document(), model::SideId("german"), model::Group::Kind::arrival)));
}

void setOf(Hand& hand, const char* group, const std::string& label, const std::string& value) {
    EXPECT_EQ(hand.write(session::groupForm(hand.source(), model::GroupId(group)), label, value), "")
        << label;
}

void roll(Hand& hand) { setOf(hand, destroyers, "By die roll", "yes"); }

void place(Hand& hand, const std::optional<model::HexRef>& at,
           const std::optional<model::CounterId>& aboard) {
    const auto& document = hand.session().document();
    auto placed = session::withUnitsPlaced(document, {model::CounterId("u-57a")}, at, aboard);
    EXPECT_TRUE(hand.take(session::stepTo(document, session::named("Place"), std::move(placed))));
}

/// A new group with a unit of another one.
void joinUnit(Hand& hand) {
    EXPECT_TRUE(hand.take(session::makeGroupOf(hand.session().document(), {model::CounterId("u-57a")},
                                               model::Group::Kind::setup)));
}

const std::vector<Way> groupWays{
    {File::scenario, "groups", orvaneForGroups, addOne},
    {File::scenario, "groups/group", orvaneForGroups, addOne},
    {File::scenario, "groups/group@id", orvaneForGroups, addOne},
    {File::scenario, "groups/group@kind", orvaneForGroups,
     [](Hand& hand) { setOf(hand, destroyers, "Kind of group", "pool"); }},
    {File::scenario, "groups/group@side", orvaneForGroups,
     [](Hand& hand) { setOf(hand, destroyers, "Side", "german"); }},
    {File::scenario, "groups/group@name", orvaneForGroups,
     [](Hand& hand) { setOf(hand, destroyers, "Name", "Hunters"); }},
    {File::scenario, "groups/group@name-es", orvaneForGroups,
     [](Hand& hand) { setOf(hand, destroyers, "Name (Spanish)", "Cazadores"); }},
    {File::scenario, "groups/group@zone", orvaneForGroups,
     [](Hand& hand) { setOf(hand, "us-main", "Zone", "zone:zone-west"); }},
    {File::scenario, "groups/group@order", orvaneForGroups,
     [](Hand& hand) { setOf(hand, "us-main", "Order of set-up", "9"); }},
    {File::scenario, "groups/group@turn", orvaneForGroups,
     [](Hand& hand) { setOf(hand, destroyers, "Turn", "7"); }},
    {File::scenario, "groups/group@roll-low", orvaneForGroups, roll},
    {File::scenario, "groups/group@roll-high", orvaneForGroups,
     [](Hand& hand) {
         roll(hand);
         setOf(hand, destroyers, "Arrives on", "2-3");
     }},
    {File::scenario, "groups/group@dice", orvaneForGroups,
     [](Hand& hand) {
         roll(hand);
         setOf(hand, destroyers, "Dice", "2d6");
     }},
    {File::scenario, "groups/group@faces", orvaneForGroups,
     [](Hand& hand) {
         roll(hand);
         setOf(hand, destroyers, "Dice", "1d8");
     }},
    {File::scenario, "groups/group@until", orvaneForGroups,
     [](Hand& hand) {
         roll(hand);
         setOf(hand, destroyers, "Last turn of rolling", "9");
     }},
    {File::scenario, "groups/group/unit", orvaneForGroups, joinUnit},
    {File::scenario, "groups/group/unit@counter", orvaneForGroups, joinUnit},
    {File::scenario, "groups/group/unit@at", orvaneForGroups,
     [](Hand& hand) { place(hand, model::HexRef{"A-30.27"}, std::nullopt); }},
    {File::scenario, "groups/group/unit@aboard", orvaneForGroups,
     [](Hand& hand) { place(hand, std::nullopt, model::CounterId("u-tr2")); }},
};

}  // namespace

std::vector<Way> waysOfGroups() { return groupWays; }

}  // namespace cota::ways

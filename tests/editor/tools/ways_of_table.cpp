// The ways to the table of a scenario without a map.
#include <algorithm>
#include <deque>

#include "editor/editing/property_rows.h"
#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "editor/table/table_edits.h"
#include "editor/table/table_moves.h"
#include "editor/table/table_sheets.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

using model::Subject;
using model::SubjectKind;

constexpr const char* orvaneForTable = "tcs/orvane.scenario.xml";

/// A table with a space and a seat.
void layTable(Hand& hand) {
    hand.take(session::addSpace(hand.source()));
    EXPECT_TRUE(hand.take(session::addSeat(hand.source())));
}

const std::vector<Way> tableWays{
    {File::scenario, "tableau", orvaneForTable,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSpace(hand.source()))); }},
    {File::scenario, "tableau/space", orvaneForTable,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSpace(hand.source()))); }},
    {File::scenario, "tableau/space@id", orvaneForTable,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSpace(hand.source()))); }},
    {File::scenario, "tableau/space@name", orvaneForTable,
     [](Hand& hand) { EXPECT_TRUE(hand.take(session::addSpace(hand.source()))); }},
    {File::scenario, "tableau/space@kind", orvaneForTable,
     [](Hand& hand) {
         hand.take(session::addSpace(hand.source()));
         EXPECT_EQ(hand.write(session::spaceSheet(hand.source(), 0), "Kind", "port"), "");
     }},
    {File::scenario, "tableau/space@side", orvaneForTable,
     [](Hand& hand) {
         hand.take(session::addSpace(hand.source()));
         EXPECT_EQ(hand.write(session::spaceSheet(hand.source(), 0), "Side", "german"), "");
     }},
    {File::scenario, "tableau/space@name-es", orvaneForTable,
     [](Hand& hand) {
         hand.take(session::addSpace(hand.source()));
         EXPECT_EQ(hand.write(session::spaceSheet(hand.source(), 0), "Name (Spanish)", "Puerto"), "");
     }},
    {File::scenario, "tableau/space@seat", orvaneForTable,
     [](Hand& hand) {
         layTable(hand);
         EXPECT_EQ(hand.write(session::spaceSheet(hand.source(), 0), "Seat", "seat-1"), "");
     }},
    {File::scenario, "tableau/seat", orvaneForTable, layTable},
    {File::scenario, "tableau/seat@id", orvaneForTable, layTable},
    {File::scenario, "tableau/seat@name", orvaneForTable, layTable},
    {File::scenario, "tableau/seat@name-es", orvaneForTable, layTable},
    {File::scenario, "tableau/seat@side", orvaneForTable,
     [](Hand& hand) {
         layTable(hand);
         EXPECT_EQ(hand.write(session::seatSheet(hand.source(), 0), "Side", "german"), "");
     }},
    {File::scenario, "tableau/space/values", "", {}, "No game declares values for spaces."},
};

constexpr const char* bridgeSample = Hand::tableSample;

/// Where a card lies in the sample: alone in a pile, in a group, attached to one.
const session::TableSpot inPile{session::TableSpot::In::space, "discard", 1};
const session::TableSpot inGroup{session::TableSpot::In::group, "p2-german-1", 0};
const session::TableSpot onGroup{session::TableSpot::In::attached, "p2-us-1", 0};
const Subject tanks{SubjectKind::cardGroup, "p2-german-1", {}};
const Subject river{SubjectKind::cardGroup, "p1-river", {}};
const Subject pile{SubjectKind::space, "discard", {}};
const Subject ana{SubjectKind::seat, "p1", {}};

/// Writes a row of the form of a thing on the table.
std::function<void(Hand&)> writing(const Subject& subject, std::string label, std::string value,
                                   std::string language = {}) {
    return [=](Hand& hand) {
        EXPECT_EQ(hand.write(session::tableSheet(hand.source(), subject), label, value, language), "");
    };
}
std::function<void(Hand&)> writing(const session::TableSpot& spot, std::string label, std::string value) {
    return writing(session::subjectOf(spot), std::move(label), std::move(value));
}
/// Moves a card or a group.
std::function<void(Hand&)> moving(const Subject& thing, const Subject& to,
                                  session::TableDrop::As as = session::TableDrop::As::usual) {
    return [=](Hand& hand) { EXPECT_EQ(hand.take(session::moved(hand.source(), {thing}, {to, as})), ""); };
}
std::function<void(Hand&)> taking(std::function<session::TableStep(const session::SheetSource&)> step) {
    return [=](Hand& hand) { EXPECT_TRUE(hand.take(step(hand.source()))); };
}

/// A marker on a thing, with its ways; `kind` lies there already or is put there first.
void addMarkerWays(std::vector<Way>& all, const std::string& path, const Subject& on, session::TableSpot spot,
                   const std::string& kind, const std::string& value) {
    static std::deque<std::string> paths;  // rows keep no text of their own
    const auto at = [&](const char* end) {
        paths.push_back(path + "/marker" + end);
        return paths.back().c_str();
    };
    const auto put = [on, kind](Hand& hand) { hand.take(session::withMarker(hand.source(), on, kind)); };
    spot.marker = 0;
    const auto edit = [put, spot](const char* label, std::string to) {
        return [put, spot, label, to](Hand& hand) {
            put(hand);
            EXPECT_EQ(hand.write(session::tableSheet(hand.source(), session::subjectOf(spot)), label, to),
                      "");
        };
    };
    all.push_back({File::scenario, at(""), bridgeSample, put});
    all.push_back({File::scenario, at("@kind"), bridgeSample, put});
    all.push_back({File::scenario, at("@value"), bridgeSample, edit("Number", value)});
    all.push_back({File::scenario, at("@label"), bridgeSample, edit("Label", "A")});
    all.push_back({File::scenario, at("@by"), bridgeSample, edit("Placed by", "p3")});
    all.push_back({File::scenario, at("@side"), bridgeSample, edit("Side", "german")});
}

/// A card in a space, in a group or attached to one.
void addCardWays(std::vector<Way>& all, const std::string& path, const session::TableSpot& spot,
                 std::function<void(Hand&)> put) {
    static std::deque<std::string> paths;
    const auto at = [&](const char* end) {
        paths.push_back(path + end);
        return paths.back().c_str();
    };
    all.push_back({File::scenario, at(""), bridgeSample, std::move(put)});
    all.push_back({File::scenario, at("@type"), bridgeSample, writing(spot, "Card", "inf-08")});
    all.push_back({File::scenario, at("@count"), bridgeSample, writing(spot, "Equal cards", "3")});
    all.push_back({File::scenario, at("@end"), bridgeSample, [spot](Hand& hand) {
                       if (spot.in != session::TableSpot::In::group) writing(spot, "Card", "inf-08")(hand);
                       EXPECT_TRUE(
                           hand.take(session::withNextEnd(hand.source(), {session::subjectOf(spot)})));
                   }});
    all.push_back({File::scenario, at("@turned"), bridgeSample, [spot](Hand& hand) {
                       EXPECT_TRUE(hand.take(session::withTurned(hand.source(), {session::subjectOf(spot)})));
                   }});
    all.push_back({File::scenario, at("@face"), bridgeSample, [spot](Hand& hand) {
                       EXPECT_TRUE(
                           hand.take(session::withFaceTurned(hand.source(), {session::subjectOf(spot)})));
                   }});
    all.push_back({File::scenario, at("@by"), bridgeSample, writing(spot, "Played by", "p2")});
    all.push_back(
        {File::scenario, at("/values"), bridgeSample, writing(spot, "Renewed in this Turn", "yes")});
    addMarkerWays(all, path, session::subjectOf(spot), spot, "entrenched", "2");
}

/// Relations, links and selections.
std::vector<Way> waysBetweenThings() {
    return {
        {File::scenario, "tableau/relation", bridgeSample, taking([](const auto& source) {
             return session::withRelation(source, "siege", model::CardGroupId("p1-us-1"),
                                          model::CardGroupId("p2-german-1"));
         })},
        {File::scenario, "tableau/relation@kind", bridgeSample, writing(tanks, "New: surrounds", "p1-us-1")},
        {File::scenario, "tableau/relation@from", bridgeSample,
         [](Hand& hand) {
             const Subject siege{SubjectKind::relation, hand.scenario().tableau->relations[0].name(), {}};
             EXPECT_EQ(hand.write(session::tableSheet(hand.source(), siege), "From", "p1-us-1"), "");
         }},
        {File::scenario, "tableau/relation@to", bridgeSample,
         [](Hand& hand) {
             const Subject siege{SubjectKind::relation, hand.scenario().tableau->relations[0].name(), {}};
             EXPECT_EQ(hand.write(session::tableSheet(hand.source(), siege), "To", "p1-us-1"), "");
         }},
        {File::scenario, "tableau/relation@label", bridgeSample,
         [](Hand& hand) {
             const Subject siege{SubjectKind::relation, hand.scenario().tableau->relations[0].name(), {}};
             EXPECT_EQ(hand.write(session::tableSheet(hand.source(), siege), "Label", "B"), "");
         }},
        {File::scenario, "tableau/relation@value", "", {}, "No game has relations with numbers."},
        {File::scenario, "tableau/relation/values", "", {}, "No game declares values for relations."},
        {File::scenario, "tableau/link", bridgeSample, writing(pile, "New link to", "deck")},
        {File::scenario, "tableau/link/values", "", {}, "No game declares values for links."},
        {File::scenario, "tableau/link@kind", bridgeSample,
         [](Hand& hand) {
             writing(pile, "New link to", "deck")(hand);
             writing(pile, "Kind of link", "road")(hand);
         }},
        {File::scenario, "tableau/link@from", bridgeSample, writing(pile, "New link to", "deck")},
        {File::scenario, "tableau/link@to", bridgeSample,
         [](Hand& hand) {
             writing(pile, "New link to", "deck")(hand);
             writing(pile, "Leads to", "p1-hand")(hand);
         }},
        {File::scenario, "tableau/selection", bridgeSample, writing(ana, "Select a card", "bridge")},
        {File::scenario, "tableau/selection@seat", bridgeSample,
         [](Hand& hand) {
             hand.take(session::addSeat(hand.source()));
             const auto seat = hand.scenario().tableau->seats.back().id.text;
             writing(Subject{SubjectKind::seat, seat, {}}, "Select a card", "bridge")(hand);
         }},
        {File::scenario, "tableau/selection/pick", bridgeSample, writing(ana, "Select a card", "bridge")},
        {File::scenario, "tableau/selection/pick@type", bridgeSample, writing(ana, "Card 1", "bridge")},
        {File::scenario, "tableau/selection/pick@side", bridgeSample,
         writing(ana, "For the side", "german")}};
}

std::vector<Way> waysOnTable() {
    using In = session::TableSpot::In;
    std::vector<Way> all{
        {File::scenario, "tableau@turn", bridgeSample, writing(ana, "Has the turn", "yes")},
        {File::scenario, "tableau@start", bridgeSample, writing(session::tableSubject(), "Who began", "p2")},
        {File::scenario, "tableau/seat/values", bridgeSample, writing(ana, "Victory points recorded", "5")},
        {File::scenario, "tableau/values", bridgeSample, writing(session::tableSubject(), "Round", "2")},
        {File::scenario, "tableau/space/group", bridgeSample,
         moving(session::subjectOf({In::space, "p1-hand", 0}), ana)},
        {File::scenario, "tableau/space/group@id", bridgeSample,
         moving(session::subjectOf({In::space, "p1-hand", 0}), ana)},
        {File::scenario, "tableau/space/group@side", bridgeSample, writing(tanks, "Side", "us")},
        {File::scenario, "tableau/space/group@name", bridgeSample, writing(tanks, "Name", "Column")},
        {File::scenario, "tableau/space/group@name-es", bridgeSample,
         writing(tanks, "Name (Spanish)", "Columna")},
        {File::scenario, "tableau/space/group/values", bridgeSample,
         writing(tanks, "Attacks in this Turn", "2")}};
    for (auto& way : waysBetweenThings()) all.push_back(std::move(way));
    addCardWays(all, "tableau/space/card", inPile, moving(session::subjectOf(inGroup), pile));
    addCardWays(all, "tableau/space/group/card", inGroup,
                moving(session::subjectOf({In::space, "p1-hand", 0}), tanks));
    addCardWays(
        all, "tableau/space/group/attached", onGroup,
        moving(session::subjectOf({In::space, "p1-hand", 0}), tanks, session::TableDrop::As::attached));
    addMarkerWays(all, "tableau/space/group", tanks, {In::group, "p2-german-1"}, "isolated", "3");
    addMarkerWays(all, "tableau", session::tableSubject(), {In::table}, "end-of-round", "8");
    for (const char* path :
         {"tableau/space/marker", "tableau/space/marker@kind", "tableau/space/marker@value",
          "tableau/space/marker@label", "tableau/space/marker@by", "tableau/space/marker@side"})
        all.push_back({File::scenario, path, "", {}, "No game has markers for spaces."});
    return all;
}

/// Writes a row of the form of a type of cards.
std::function<void(Hand&)> writingType(std::string label, std::string value) {
    return [=](Hand& hand) { hand.set({SubjectKind::counterType, "inf-01", {}}, label, value); };
}
/// The last row with a label: those before it are of the type itself.
std::function<void(Hand&)> writingLast(std::string label, std::string value) {
    return [=](Hand& hand) {
        const auto sheet =
            session::propertiesOf(hand.source(), Subject{SubjectKind::counterType, "inf-01", {}});
        const auto row = std::find_if(sheet.rows.rbegin(), sheet.rows.rend(),
                                      [&](const session::Property& one) { return one.label == label; });
        ASSERT_NE(row, sheet.rows.rend()) << label;
        EXPECT_EQ(hand.take(row->write(value)), "");
    };
}
const std::vector<Way> endWays{
    {File::forces, "types/type/end", bridgeSample, writingType("Add an end", "")},
    {File::forces, "types/type/end@class", bridgeSample, writingType("Class of this end", "leader")},
    {File::forces, "types/type/end@nation", bridgeSample, writingType("Nation of this end", "us")},
    {File::forces, "types/type/end@name", bridgeSample, writingLast("Name", "Rifles")},
    {File::forces, "types/type/end@name-es", bridgeSample, writingLast("Name (Spanish)", "Fusileros")},
    {File::forces, "types/type/end/values", bridgeSample, writingType("Strength", "5")}};

}  // namespace

std::vector<Way> waysOfTable() {
    auto all = tableWays;
    for (auto& way : waysOnTable()) all.push_back(std::move(way));
    return all;
}

std::vector<Way> waysOfCardEnds() { return endWays; }

}  // namespace cota::ways

// The ways to the table of a scenario without a map.
#include <array>

#include "editor/scenario/forms.h"
#include "editor/scenario/lists.h"
#include "tests/editor/tools/ways.h"

namespace cota::ways {

namespace {

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
    {File::scenario, "tableau/seat/values", "", {}, "No game declares values for seats."},
    {File::scenario, "tableau/values", "", {}, "No game declares values for tables."}};

/// What lies on a table.
constexpr const char* inTableView = "Made in the view of the table, which comes with it.";
constexpr std::array tableViewPaths{
    "tableau@turn", "tableau@start",
    // cards in a space
    "tableau/space/card", "tableau/space/card@type", "tableau/space/card@count", "tableau/space/card@end",
    "tableau/space/card@turned", "tableau/space/card@face", "tableau/space/card@by",
    "tableau/space/card/values", "tableau/space/card/marker", "tableau/space/card/marker@kind",
    "tableau/space/card/marker@value", "tableau/space/card/marker@label", "tableau/space/card/marker@by",
    "tableau/space/card/marker@side",
    // groups
    "tableau/space/group", "tableau/space/group@id", "tableau/space/group@side", "tableau/space/group@name",
    "tableau/space/group@name-es", "tableau/space/group/values", "tableau/space/group/card",
    "tableau/space/group/card@type", "tableau/space/group/card@count", "tableau/space/group/card@end",
    "tableau/space/group/card@turned", "tableau/space/group/card@face", "tableau/space/group/card@by",
    "tableau/space/group/card/values", "tableau/space/group/card/marker",
    "tableau/space/group/card/marker@kind", "tableau/space/group/card/marker@value",
    "tableau/space/group/card/marker@label", "tableau/space/group/card/marker@by",
    "tableau/space/group/card/marker@side", "tableau/space/group/attached",
    "tableau/space/group/attached@type", "tableau/space/group/attached@count",
    "tableau/space/group/attached@end", "tableau/space/group/attached@turned",
    "tableau/space/group/attached@face", "tableau/space/group/attached@by",
    "tableau/space/group/attached/values", "tableau/space/group/attached/marker",
    "tableau/space/group/attached/marker@kind", "tableau/space/group/attached/marker@value",
    "tableau/space/group/attached/marker@label", "tableau/space/group/attached/marker@by",
    "tableau/space/group/attached/marker@side", "tableau/space/group/marker",
    "tableau/space/group/marker@kind", "tableau/space/group/marker@value", "tableau/space/group/marker@label",
    "tableau/space/group/marker@by", "tableau/space/group/marker@side",
    // markers, relations, links, selections
    "tableau/space/marker", "tableau/space/marker@kind", "tableau/space/marker@value",
    "tableau/space/marker@label", "tableau/space/marker@by", "tableau/space/marker@side", "tableau/marker",
    "tableau/marker@kind", "tableau/marker@value", "tableau/marker@label", "tableau/marker@by",
    "tableau/marker@side", "tableau/relation", "tableau/relation@kind", "tableau/relation@from",
    "tableau/relation@to", "tableau/relation@label", "tableau/relation@value", "tableau/relation/values",
    "tableau/link", "tableau/link@kind", "tableau/link@from", "tableau/link@to", "tableau/link/values",
    "tableau/selection", "tableau/selection@seat", "tableau/selection/pick", "tableau/selection/pick@type",
    "tableau/selection/pick@side"};
constexpr std::array cardEndPaths{"types/type/end",      "types/type/end@class",   "types/type/end@nation",
                                  "types/type/end@name", "types/type/end@name-es", "types/type/end/values"};

}  // namespace

std::vector<Way> waysOfTable() {
    auto all = tableWays;
    for (const char* path : tableViewPaths) all.push_back({File::scenario, path, "", {}, inTableView});
    return all;
}

std::vector<Way> waysOfCardEnds() {
    std::vector<Way> all;
    for (const char* path : cardEndPaths) all.push_back({File::forces, path, "", {}, inTableView});
    return all;
}

}  // namespace cota::ways

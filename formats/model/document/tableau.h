#pragma once
// A game without a map: seats around a table, and spaces (piles, hands, areas, places of a schematic map)
// that hold cards, counters and markers. Only the strategies of a game may assume that a map exists.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

/// Who plays, in the ring around the table. Seats are not sides: a player may command groups of several.
struct Seat {
    SeatId id = {};
    LocalText name = {};
    SideId side = {};  // of games where each player has one
    Attributes attributes = {};
    Extras extras = {};
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A marker on a card, on a group, in a space or on the table.
struct TableMarker {
    std::string kind = {};  // a word of the mapset
    std::optional<int> value = {};
    std::string label = {};  // what is written on it to tell it from others: "A"
    SeatId by = {};          // whose marker it is
    SideId side = {};
    Extras extras = {};
    friend bool operator==(const TableMarker&, const TableMarker&) = default;
};

/// A card that lies in a space, or several equal ones in a row.
struct PlacedCard {
    static constexpr int mostEqual = 10'000;

    CounterTypeId type = {};  // empty: the face is unknown
    int count = 1;
    int end = 1;          // which end is up: 1 is the type itself, 2 the first of CounterType::ends
    bool turned = false;  // lies sideways
    bool faceDown = false;
    SeatId by = {};  // who played it, if not the owner of its space
    std::vector<TableMarker> markers = {};
    Attributes attributes = {};
    Extras extras = {};
    friend bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

/// Cards that lie together in a space and act together.
struct CardGroup {
    CardGroupId id = {};
    SideId side = {};
    LocalText name = {};
    std::vector<PlacedCard> cards = {};
    std::vector<PlacedCard> attached = {};  // lie on the group, but are no members of it
    std::vector<TableMarker> markers = {};
    Attributes attributes = {};
    Extras extras = {};
    friend bool operator==(const CardGroup&, const CardGroup&) = default;
};

struct TableauSpace {
    SpaceId id = {};
    std::string kind = {};  // a word of the mapset, which says who sees what is in it
    LocalText name = {};
    SideId side = {};
    SeatId seat = {};                    // whose it is; empty: common to all
    std::vector<PlacedCard> cards = {};  // outside of groups; the first one is on top
    std::vector<CardGroup> groups = {};
    std::vector<TableMarker> markers = {};
    Attributes attributes = {};
    Extras extras = {};
    friend bool operator==(const TableauSpace&, const TableauSpace&) = default;
};

/// One group does something to another, for longer than a moment: a siege.
struct TableRelation {
    std::string kind = {};  // a word of the mapset
    CardGroupId from = {};
    CardGroupId to = {};
    std::string label = {};
    std::optional<int> value = {};
    Attributes attributes = {};
    Extras extras = {};
    /// Its name in findings and acceptances.
    std::string name() const { return kind + " " + from.text + " " + to.text; }
    friend bool operator==(const TableRelation&, const TableRelation&) = default;
};

/// Two spaces that are neighbours, in games of areas.
struct SpaceLink {
    std::string kind = {};  // a word of the mapset
    SpaceId from = {};
    SpaceId to = {};
    Attributes attributes = {};
    Extras extras = {};
    friend bool operator==(const SpaceLink&, const SpaceLink&) = default;
};

/// What a player chose in secret.
struct Selection {
    struct Pick {
        CounterTypeId type = {};
        SideId side = {};
        Extras extras = {};
        friend bool operator==(const Pick&, const Pick&) = default;
    };
    SeatId seat = {};
    std::vector<Pick> picks = {};
    Extras extras = {};
    friend bool operator==(const Selection&, const Selection&) = default;
};

struct Tableau {
    std::vector<Seat> seats = {};  // clockwise
    std::vector<TableauSpace> spaces = {};
    std::vector<TableMarker> markers = {};  // on the table itself
    std::vector<TableRelation> relations = {};
    std::vector<SpaceLink> links = {};
    std::vector<Selection> selections = {};
    SeatId turn = {};   // whose turn it is
    SeatId start = {};  // who began
    Attributes attributes = {};
    Extras extras = {};
    friend bool operator==(const Tableau&, const Tableau&) = default;
};

/// All groups, one space after the other.
std::vector<const CardGroup*> cardGroupsOf(const Tableau& tableau);
/// All cards, one space after the other: those outside of groups, then those of each group, members first.
std::vector<const PlacedCard*> cardsOf(const Tableau& tableau);

}  // namespace cota::model

#pragma once
// Where everything lies in the picture of a table: seats in a ring, before each its groups as fans of cards,
// its hand and piles; what is common to all in the middle.

#include <map>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/table/table_names.h"

namespace cota::look {

struct TableOrder {
    const Cards& cards;
    const model::Document& document;           // as the viewer sees it (model::seenBy)
    std::map<std::string, std::string> kinds;  // of groups, by id
    std::string viewer;                        // the seat that sees it; empty: all is shown
    model::MapSize paper{420, 297};
};

struct LaidMarker {
    const model::TableMarker* marker = nullptr;
    picture::Box box;
};

struct LaidCard {
    const model::PlacedCard* card = nullptr;
    const model::CounterType* type = nullptr;  // null: nobody sees its face
    picture::Box box;
    picture::Box visible;  // the part that no other card covers
    double scale = 1;
    bool isTurned = false;
    bool isBack = false;
    std::vector<LaidMarker> markers;  // on it; those of a group lie on its uppermost member
};

struct LaidGroup {
    const model::CardGroup* group = nullptr;
    picture::Box box;      // with its name
    picture::Box caption;  // of its name and of what is said about it
    std::string name, details;
    std::vector<LaidCard> cards;  // members and attached cards, those that are covered first
};

/// A pile, a hand, or cards that lie alone.
struct LaidCards {
    const model::TableauSpace* space = nullptr;
    picture::Box box, caption;
    std::string name;
    int count = 0;
    bool isPile = false;
    std::vector<LaidCard> cards;
    std::vector<LaidMarker> markers;  // of the space itself
};

/// The boxes of a marker of the table from its least to its most number.
struct LaidTrack {
    const mapsets::MarkerKind* kind = nullptr;
    const model::TableMarker* marker = nullptr;  // null: it does not lie there
    picture::Point at;
    double boxSize = 8;
    std::vector<picture::Box> boxes;
    picture::Box box;  // with its name
};

/// What is in the middle beside the piles.
struct LaidMiddle {
    struct Phase {
        const mapsets::TablePhase* phase = nullptr;
        picture::Box box;
    };
    picture::Box box;
    std::vector<Phase> phases;
    picture::Point valuesAt, looseAt;
    std::string values, loose;  // of the table; markers without a track
    std::vector<LaidTrack> tracks;
};

struct LaidLane {
    std::string name;
    picture::Box box;  // the strip with its name
};

struct LaidSeat {
    const model::Seat* seat = nullptr;
    picture::Box box;
    std::vector<LaidLane> lanes;
    std::vector<LaidGroup> groups;
    std::vector<LaidCards> others;
};

/// In millimetres of a sheet of 420; the paper is `unit` times as large.
struct TableLayout {
    static constexpr double width = 420, margin = 8, titleHeight = 11, headerHeight = 9, captionHeight = 8.2;
    double height = 297;
    double unit = 1;
    double cardScale = 0.3;
    picture::Box centre;
    std::vector<LaidSeat> seats;
    std::vector<LaidCards> common;
    double commonEnd = 0;  // where the piles in the middle end
    LaidMiddle middle;

    const LaidGroup* group(const model::CardGroupId& id) const;
};

/// The largest cards with which everything fits. The same order gives the same layout.
TableLayout layOutTable(const TableOrder& order);

/// A name of a pile with the number of its cards.
std::string captionOf(const LaidCards& cards);
/// The fonts of names on a table.
picture::Font tableFont(double points, bool isBold = false);

}  // namespace cota::look

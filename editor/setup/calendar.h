#pragma once
// The calendar of arrivals: turns across, entries down, groups as cards. Without a window: what it shows, and
// the edits of dragging a card.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/history.h"
#include "editor/setup/group_edits.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"
#include "validator/engine/report.h"

namespace cota::session {

struct CalendarTurn {
    int number = 1;
    std::string time;        // "05:20"; empty if the scenario states none
    std::string visibility;  // in hexes; empty: not limited by the turn
    std::string about;       // light, weather and note, for a tooltip
    bool isDim = false;      // another light than the usual one of the game
    friend bool operator==(const CalendarTurn&, const CalendarTurn&) = default;
};

/// A row: a place where groups enter, groups without a place, or groups without a turn.
struct CalendarEntry {
    enum class Kind { place, nowhere, waiting };
    Kind kind = Kind::place;
    model::ZoneId zone;
    model::ZoneTerm hexes = {.kind = model::ZoneTerm::Kind::anyOf};  // if there is no zone
    std::string name;
    std::string about;   // "3 hexes, A-24.30 to A-26.30"
    model::SideId side;  // of the zone, or of the only side that enters here
    bool isFor(const model::Group& group) const;
    friend bool operator==(const CalendarEntry&, const CalendarEntry&) = default;
};

struct CalendarCard {
    model::GroupId group;
    model::SideId side;
    std::string name;
    std::string about;      // "2 units", "4+ on 1d6 each turn · 50 % on turn 10, 98 % by turn 15"
    std::size_t entry = 0;  // index of its row
    int from = 0;           // 0: no turn
    int to = 0;             // equal to `from` unless dice decide
    bool rolls = false;
    model::CounterId face;  // the counter on top; empty: no units
    std::size_t units = 0;
    std::string fault;  // the sentence of the worst finding about it; empty: none
    bool isError = false;
    friend bool operator==(const CalendarCard&, const CalendarCard&) = default;
};

/// Turns in which nobody can enter at a place, with the reason.
struct CalendarBlock {
    std::size_t entry = 0;
    int from = 1, to = 1;
    std::string reason;
    friend bool operator==(const CalendarBlock&, const CalendarBlock&) = default;
};

struct Calendar {
    std::vector<CalendarTurn> turns;
    std::vector<CalendarEntry> entries;  // the last two: nowhere, waiting
    std::vector<CalendarCard> cards;     // by row, turn and order in the scenario
    std::vector<CalendarBlock> blocks;

    int lastTurn() const { return static_cast<int>(turns.size()); }
    std::optional<std::size_t> cardOf(const model::GroupId& group) const;
    friend bool operator==(const Calendar&, const Calendar&) = default;
};

/// `map` and `game` may be null. `report` is the last one on the document, for the faults of cards.
Calendar calendarOf(const model::Document& document, const JoinedMap* map, const mapsets::Mapset* game,
                    const checks::Report& report, model::Language language);

/// A cell of the calendar. In the row of those without a turn the turn is 0.
struct CalendarPlace {
    std::size_t entry = 0;
    int turn = 0;
    friend bool operator==(const CalendarPlace&, const CalendarPlace&) = default;
};

/// The group arrives there; its last turn of rolling moves along. A group of another kind becomes an arrival.
std::optional<HistoryEntry> moveArrival(const model::Document& document, const Calendar& calendar,
                                        const model::GroupId& group, CalendarPlace to);
/// A copy of the group without units arrives there.
std::optional<HistoryEntry> copyArrival(const model::Document& document, const Calendar& calendar,
                                        const model::GroupId& group, CalendarPlace to);
/// Sets the first or the last turn in which the dice are rolled.
std::optional<HistoryEntry> stretchRoll(const model::Document& document, const Calendar& calendar,
                                        const model::GroupId& group, bool isLast, int turn);
/// Moves a card by turns and rows, as arrow keys do; nothing at the end of the calendar.
std::optional<HistoryEntry> stepArrival(const model::Document& document, const Calendar& calendar,
                                        const model::GroupId& group, int turns, int rows);
/// A new group of these units arrives there.
std::optional<HistoryEntry> arriveUnits(const model::Document& document, const Calendar& calendar,
                                        const CounterIds& units, CalendarPlace to);

}  // namespace cota::session

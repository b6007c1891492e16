#pragma once
// Turns, light, weather and visibility.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

/// Conditions of a range of turns. Later records override earlier ones for the same turn.
struct TurnRecord {
    int from = 1;       // first turn, counted from 1
    int to = 1;         // last turn, included
    std::string light;  // a word of the mapset: day, night, dawn ...; empty: the mapset's default
    std::string weather;
    std::optional<int> visibility;  // hexes; absent: the game's value for light and weather
    LocalText note;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const TurnRecord&, const TurnRecord&) = default;
};

struct TurnTrack {
    int count = 0;      // 0: not stated
    std::string date;   // ISO 8601, "1943-07-12", or only a year or year and month; empty: not stated
    std::string start;  // time of day of turn 1, "06:00"
    int minutes = 0;    // length of a turn; 0: the mapset's default
    SideId first;       // the side that moves first, if the game has one
    std::vector<TurnRecord> records;
    Extras extras;
    friend bool operator==(const TurnTrack&, const TurnTrack&) = default;
};

}  // namespace cota::model

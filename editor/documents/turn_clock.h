#pragma once
// Date and time of each turn, from the start of the scenario and the length of a turn.

#include <optional>
#include <string>

#include "formats/model/document/turn_record.h"

namespace cota::session {

/// The most turns a scenario can have, and the most minutes of a turn: more than two months.
inline constexpr int mostTurns = 1000;
inline constexpr int mostTurnMinutes = 100000;

/// "1944-07-31" and "01:40"; empty if the scenario does not state enough.
struct TurnMoment {
    std::string date;
    std::string time;
    std::optional<int> minute;  // of the day
};

/// `usualMinutes`: the length of a turn in the game, if the scenario states none; 0: unknown.
TurnMoment momentOf(const model::TurnTrack& track, int usualMinutes, int turn);

/// "06:00" as minutes after midnight; nothing if it is not a time.
std::optional<int> minuteIn(const std::string& text);
std::string timeText(int minute);
/// A year, a year and month, or a day, in the form of the files.
bool isDateText(const std::string& text);

/// What a person means who types a time or a date, in the form of the files: "6:00", "600", "6.00" and "6 h"
/// are 06:00; "15/8/1944", "15 August 1944" and "15 de agosto de 1944" are 1944-08-15, with the day before
/// the month. Other texts as they are.
std::string timeMeant(const std::string& typed);
std::string dateMeant(const std::string& typed);

}  // namespace cota::session

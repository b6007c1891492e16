#pragma once
// The time of day of a turn.

#include <optional>
#include <string>

#include "formats/model/document/turn_record.h"

namespace cota::model {

/// Minutes since the midnight before turn 1, also beyond a day; nothing if the track states no time, or if a
/// turn has no length. `minutes`: of a turn.
std::optional<int> minutesAt(const TurnTrack& track, int minutes, int turn);
/// "06:15", whatever the day.
std::string clockText(int minutes);

}  // namespace cota::model

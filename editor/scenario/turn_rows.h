#pragma once
// The turns of a scenario one by one. Files state ranges of turns, which may overlap; a table has one row for
// each turn, and equal neighbours become one range again.

#include <optional>
#include <vector>

#include "editor/documents/turn_clock.h"
#include "formats/model/document/turn_record.h"

namespace cota::session {

/// The conditions of one turn.
struct TurnRow {
    model::TurnRecord record;  // from == to: the turn
    int from = 0, to = 0;      // the range in the file that states them; 0: nothing is stated
    /// The record with content that this version does not know, by index.
    std::optional<std::size_t> extras = {};

    bool isStated() const { return from != 0; }
    /// Whether the file states the turn with others.
    bool isOfRange() const { return to > from; }
};

/// One row for each turn from 1 to the number of turns.
std::vector<TurnRow> turnRowsOf(const model::TurnTrack& track);

/// The track with the rows; records about other turns are kept.
model::TurnTrack withTurnRows(const model::TurnTrack& track, const std::vector<TurnRow>& rows);

}  // namespace cota::session

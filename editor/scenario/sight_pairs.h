#pragma once
// The pairs of hexes that the designer wants to see each other, or not, with their present state.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::session {

struct SightPairRow {
    std::string from, to;  // labels
    bool mustBeClear = true;
    std::optional<int> turn;
    enum class State { holds, fails, unknown } state = State::unknown;  // unknown: a hex is not on the map
    std::string why = {};                                               // of a pair that fails
};
std::vector<SightPairRow> sightPairRows(const SheetSource& source);

/// "All 14 pairs hold.", "2 of 14 pairs fail."; empty without pairs.
std::string sightPairsText(const std::vector<SightPairRow>& rows);

/// Marks a pair as the map has it: it must be clear if it is; or, with `isOpposite`, the other way round.
std::optional<HistoryEntry> sightPairStep(const model::Document& document, const JoinedMap& map, Cell from,
                                          Cell to, bool isOpposite = false, std::optional<int> turn = {});

/// The pair with the opposite demand, or looked at from its other end.
std::optional<HistoryEntry> withPairFlipped(const SheetSource& source, std::size_t place);
std::optional<HistoryEntry> withPairTurned(const SheetSource& source, std::size_t place);

}  // namespace cota::session

#pragma once
// Hexes as users write them on the command line, and conditions of a turn.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/field/reading_order.h"
#include "mapsets/spotting/spotting.h"
#include "mapsets/units/roster.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/overlays/overlay.h"

namespace cota::cli {

/// Runs `ask`; what it refuses ends the command with its message (exitUsage).
template <class Ask>
decltype(auto) orUsage(const Ask& ask) {
    try {
        return ask();
    } catch (const checks::OverlayRefused& refused) {
        throw CommandError(exitUsage, refused.text(), refused.values());
    }
}

/// The hex of a label. Throws CommandError (exitUsage) for an unknown or ambiguous one; the message suggests
/// the nearest label and shows the form of labels on this map.
mapsets::Cell hexNamed(const mapsets::Battlefield& field, const std::string& label);

/// A unit for people: its name, or that of its type, and its id for the next command: "Major (g-maj)".
std::string nameWithId(const mapsets::RosterUnit& unit, const AnswerOptions& common);

/// Light, weather and visibility in a turn (default: the first). Throws CommandError if the scenario does
/// not have this turn.
mapsets::TurnConditions conditionsIn(const LaidOut& table, std::optional<int> turn);

}  // namespace cota::cli

#pragma once
// Hexes as people write them on the command line, and conditions of a turn.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/field/reading_order.h"
#include "mapsets/spotting/spotting.h"
#include "mapsets/units/roster.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// The hex a label means. Throws CommandError (exitUsage) for an unknown or ambiguous one, naming the nearest
/// label and the form labels have on this map.
mapsets::Cell hexNamed(const mapsets::Battlefield& field, const std::string& label);

/// A unit for people: its name, or its type's, and its id, which the next command takes: "Major (g-maj)".
std::string nameWithId(const mapsets::RosterUnit& unit, const AnswerOptions& common);

/// Light, weather and visibility in a turn (default: the first). Throws CommandError for a turn the scenario
/// has not.
mapsets::TurnConditions conditionsIn(const LaidOut& table, std::optional<int> turn);

}  // namespace cota::cli

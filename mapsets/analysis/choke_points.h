#pragma once
// Choke points for the movement type that most units of a side have.

#include <optional>
#include <stop_token>
#include <vector>

#include "mapsets/movement/reach_narrows.h"
#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

struct ChokePoints {
    int mobility = -1;  // index into Catalogue::mobilities
    int units = 0;      // of the side that move so
    std::vector<CutHex> cuts;
    WaysThrough ways;
    /// Whether the ways are those from where the side starts or enters to the objectives of the scenario;
    /// else from some hexes, evenly spaced, to all.
    bool isToObjectives = false;
};

/// Units are not in the way. Nothing inside: no unit of the side moves by itself, or the game has no
/// movement. Nothing at all if stopped. Uses all processors.
std::optional<std::optional<ChokePoints>> chokePoints(const LaidDocument& laid, const Roster& roster,
                                                      const model::SideId& side, std::stop_token stop = {});

}  // namespace cota::mapsets

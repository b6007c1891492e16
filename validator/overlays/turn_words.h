#pragma once
// Turns as users name them.

#include <optional>

#include "mapsets/play/laid_document.h"
#include "mapsets/spotting/spotting.h"

namespace cota::checks {

/// Light, weather and visibility in a turn (default: the first). Throws OverlayRefused if the scenario does
/// not have this turn.
mapsets::TurnConditions conditionsIn(const mapsets::LaidDocument& laid, std::optional<int> turn);

}  // namespace cota::checks

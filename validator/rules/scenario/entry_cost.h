#pragma once
// What it costs to come to a hex from off the map, where a game lets units pay for it.

#include <optional>

#include "validator/engine/check_context.h"
#include "validator/engine/rule.h"

namespace cota::checks {

/// Whether units that come pay for the first hex; the settings of a game cite what says so.
inline constexpr Parameter entryPaysParameter{
    "entry-pays",
    Parameter::Kind::flag,
    "no",
    {"units pay for the hex they come by", "las unidades pagan el hexágono por el que llegan"}};

/// The least it costs the mover to come by the hex, of 1/D: of the steps from the hexes beside it that lie no
/// lower, the cheapest; from a half hex in which units wait, the cheapest step on. Nothing where none is
/// known. Off the map there may be nothing that makes a step dearer, so it is a bound nobody beats unless all
/// ways into the hex climb; then nothing is known.
std::optional<mapsets::Points> entryCost(const CheckContext& context, const mapsets::Mover& mover,
                                         mapsets::Cell cell);

}  // namespace cota::checks

#pragma once
// The cost of entering the map, in games where units pay for it.

#include <optional>

#include "validator/engine/check_context.h"
#include "validator/engine/rule.h"

namespace cota::checks {

/// Whether arriving units pay for the first hex; the settings of a game cite its rule.
inline constexpr Parameter entryPaysParameter{"entry-pays", Parameter::Kind::flag, "no",
                                              local("units pay for the hex they come by")};

/// The least cost for the mover to enter the map in the hex, in 1/D: the cheapest step from adjacent hexes
/// that are not lower; from a half hex in which units wait, the cheapest step onward. Nothing if unknown.
/// Off the map there may be nothing that makes the step more expensive, so this is a lower bound, unless all
/// steps into the hex climb; then the cost is unknown.
std::optional<mapsets::Points> entryCost(const CheckContext& context, const mapsets::Mover& mover,
                                         mapsets::Cell cell);

}  // namespace cota::checks

#pragma once
// The words for what a step of the set-up does.

#include <array>
#include <string_view>

#include "mapsets/catalogue/table.h"

namespace cota::mapsets {

/// In the order of SetUpStep::Do.
inline constexpr std::array<std::string_view, 6> setUpActs{"collect", "move",   "shuffle",
                                                           "deal",    "select", "deploy"};

}  // namespace cota::mapsets

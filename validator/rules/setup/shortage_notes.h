#pragma once
// Notes about too little room.

#include <string>
#include <vector>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/deployment.h"

namespace cota::checks {

/// The names of stacking rows: "infantry, guns".
model::LocalText nameOfRows(const CheckContext& context, const std::vector<std::string>& rows);
/// Related: the side, and the first 20 units without room.
Note noteOnShortage(const CheckContext& context, const StartingGroups& starting, const Shortage& shortage);

}  // namespace cota::checks

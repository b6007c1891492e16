#pragma once
// What a finding says when there is too little room.

#include <string>
#include <vector>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/deployment.h"

namespace cota::checks {

/// What rows of a stacking table count, in words: "infantry, guns".
model::LocalText nameOfRows(const CheckContext& context, const std::vector<std::string>& rows);
/// The side is related, and the first 20 units without a place.
Note noteOnShortage(const CheckContext& context, const Muster& muster, const Shortage& shortage);

}  // namespace cota::checks

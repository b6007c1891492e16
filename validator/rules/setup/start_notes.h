#pragma once
// Notes about a unit and the hex in which it starts.

#include <string>
#include <vector>

#include "validator/rules/names/naming.h"

namespace cota::checks {

/// Adds the values "counter" and, if the unit is on the map, "hex". The unit is the subject.
Note noteOnStart(const CheckContext& context, const mapsets::RosterUnit& unit,
                 std::vector<model::MessageValue> values);
/// The mask of these hex tags.
mapsets::TagMask hexMask(const CheckContext& context, const std::vector<std::string>& tags);

}  // namespace cota::checks

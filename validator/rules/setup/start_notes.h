#pragma once
// What a finding says of a unit and the hex it starts in.

#include <string>
#include <vector>

#include "validator/rules/names/naming.h"

namespace cota::checks {

/// The values with "counter" and, where it has one, "hex"; the unit is the subject.
Note noteOnStart(const CheckContext& context, const mapsets::RosterUnit& unit,
                 std::vector<model::MessageValue> values);
/// Hexes with one of the tags.
mapsets::TagMask hexMask(const CheckContext& context, const std::vector<std::string>& tags);

}  // namespace cota::checks

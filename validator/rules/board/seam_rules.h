#pragma once
// Which rules are about the seams of boards, for whoever asks only about these.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// The ids of the rules about paths, hexsides, levels and contours that break off where boards meet.
std::vector<std::string> seamRuleIds();

void contoursBrokenAtSeams(const CheckContext& context, const Settings& with, FindingSink& out);

}  // namespace cota::checks

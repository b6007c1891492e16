#pragma once
// Levels that jump between adjacent boards.

#include <array>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

inline constexpr std::array seamStepWordings{Wording{
    "seam", local("Where boards {board} and {other} meet, neighbours differ by {rise} {rise:level|levels} or "
                  "more: {pairs} "
                  "({count} in all); make sure that these boards belong together so.")}};

/// One note per pair of boards whose neighbouring hexes differ by `from` levels or more. Hexes that two
/// boards share are left out: their halves are compared.
void steepSeams(const CheckContext& context, int from, FindingSink& out);

}  // namespace cota::checks

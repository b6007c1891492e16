#pragma once
// Counters that do not belong to the group that places them, and groups of two sides in one hex.

#include <array>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

inline constexpr std::array strangerWordings{Wording{
    "all", local("The forces have none of the {count} counters of {groups}; name the file that has them.")}};
inline constexpr std::array otherSideWordings{Wording{
    "all",
    local("All {count} counters of group '{group}' are of side '{side}', but the group is of '{other}'; "
          "correct its side.")}};

void strangers(const CheckContext& context, const Settings& with, FindingSink& out);
void otherSide(const CheckContext& context, const Settings& with, FindingSink& out);
void bothSides(const CheckContext& context, const Settings& with, FindingSink& out);

}  // namespace cota::checks

#pragma once
// Uses of zones, sides and objectives that the scenario does not have.

#include <array>
#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

inline constexpr std::array nameUseWordings{Wording{
    "many",
    local("'{name}' does not exist, but {what} and others name it ({count} in all); correct or add it: the "
          "scenario has {known}.")}};

void unknownZones(const CheckContext& context, const Settings& with, FindingSink& out);
void unknownSides(const CheckContext& context, const Settings& with, FindingSink& out);
/// Names used for sides that are missing from the scenario, without misspelt ones.
std::vector<std::string> missingSides(const CheckContext& context);
void unknownObjectives(const CheckContext& context, const Settings& with, FindingSink& out);

}  // namespace cota::checks

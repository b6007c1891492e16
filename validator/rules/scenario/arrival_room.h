#pragma once
// How a game states where arriving units wait, for rules and for the calendar of the editor.

#include <optional>
#include <string>

#include "validator/rules/setup/deployment.h"

namespace cota::checks {

struct ArrivalRules {
    DeploymentRules room;
    std::string queue;  // flag of a group that waits in a queue off the map, where there is always room

    bool waitsInQueue(const CheckContext& context, const model::Group& group) const;
};

/// Nothing if the game has switched the rule off: arriving units wait beside the map as long as necessary.
std::optional<ArrivalRules> arrivalRulesOf(const mapsets::Mapset& game);

}  // namespace cota::checks

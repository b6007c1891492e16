#pragma once
// The topics of the rules on victory. Each is defined at the end of its file.

#include <vector>

#include "validator/engine/rule.h"

namespace cota::checks {

Topic victoryPlaceRules();
Topic victoryRules();
Topic victoryAttainableRules();
Topic sightRules();
Topic reachRules();
Topic reachTimelyRules();
Topic sightOneWayRules();
Topic reachRetreatRules();

/// All of them, in the order of the rule book.
inline std::vector<Topic> victoryTopics() {
    return {victoryPlaceRules(), victoryRules(),     victoryAttainableRules(), sightRules(),
            reachRules(),        reachTimelyRules(), sightOneWayRules(),       reachRetreatRules()};
}

}  // namespace cota::checks

#pragma once
// The topics of the rules on set-up. Each is defined at the end of its file.

#include <vector>

#include "validator/engine/rule.h"

namespace cota::checks {

Topic setupOrderRules();
Topic setupRules();
Topic setupRoomRules();
Topic standRules();
Topic stateStartRules();
Topic stateRules();
Topic commandRules();
Topic stackRules();
Topic stateExclusionRules();
Topic hintRules();
Topic hintStartRules();

/// All of them, in the order of the rule book.
inline std::vector<Topic> setupTopics() {
    return {setupOrderRules(),     setupRules(), setupRoomRules(), standRules(),
            stateStartRules(),     stateRules(), commandRules(),   stackRules(),
            stateExclusionRules(), hintRules(),  hintStartRules()};
}

}  // namespace cota::checks

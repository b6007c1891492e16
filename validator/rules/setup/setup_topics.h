#pragma once
// The topics of the rules on set-up. Each is defined at the end of its file.

#include <string>
#include <vector>

#include "mapsets/catalogue/mapset.h"
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

/// The kind of scenario details in which the game says who holds objectives at the start; empty if it has
/// none.
std::string kindThatHoldsObjectives(const mapsets::Mapset& game);

/// All of them, in the order of the rule book.
inline std::vector<Topic> setupTopics() {
    return {setupOrderRules(),     setupRules(), setupRoomRules(), standRules(),
            stateStartRules(),     stateRules(), commandRules(),   stackRules(),
            stateExclusionRules(), hintRules(),  hintStartRules()};
}

}  // namespace cota::checks

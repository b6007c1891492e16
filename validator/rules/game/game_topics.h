#pragma once
// The topics of the rules on the game's own data. Each is defined at the end of its file.

#include <vector>

#include "validator/engine/rule.h"

namespace cota::checks {

Topic gameRules();
Topic gameTableRules();
Topic wordRules();

/// All of them, in the order of the rule book.
inline std::vector<Topic> gameTopics() { return {gameRules(), gameTableRules(), wordRules()}; }

}  // namespace cota::checks

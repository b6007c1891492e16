#pragma once
// One function for each topic about the game's own data; each is defined at the end of its file.

#include <vector>

#include "validator/engine/rule.h"

namespace cota::checks {

Topic gameRules();
Topic gameTableRules();
Topic wordRules();

/// All of them, in the order in which the book of rules tells them.
inline std::vector<Topic> gameTopics() { return {gameRules(), gameTableRules(), wordRules()}; }

}  // namespace cota::checks

#pragma once
// The light of each turn, and the sorts of light a game knows.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"

namespace cota::checks {

/// By turn, from turn 1; a turn nobody speaks of has the first light of the list.
std::vector<std::string> lightOfTurns(const CheckContext& context);
/// Whether a word of the list of light has one of the tags.
bool isTagged(const CheckContext& context, const std::string& word, const std::vector<std::string>& tags);

}  // namespace cota::checks

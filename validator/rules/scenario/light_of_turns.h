#pragma once
// The light of each turn.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"

namespace cota::checks {

/// From turn 1. A turn without an entry has the first light of the list.
std::vector<std::string> lightOfTurns(const CheckContext& context);
/// Whether a word of the list "light" has one of the tags.
bool isTagged(const CheckContext& context, const std::string& word, const std::vector<std::string>& tags);

}  // namespace cota::checks

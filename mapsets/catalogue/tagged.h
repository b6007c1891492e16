#pragma once
// Whether an entry of a game (a terrain, a feature, a class ...) is one that a list of words means.

#include <algorithm>
#include <string>
#include <vector>

#include "mapsets/catalogue/terrain.h"

namespace cota::mapsets {

/// Whether its id or one of its tags is among the words.
template <class Entry>
bool isOneOf(const Entry& entry, const std::vector<std::string>& words) {
    return std::ranges::any_of(
        words, [&](const std::string& word) { return entry.id.text == word || hasTag(entry.tags, word); });
}

}  // namespace cota::mapsets

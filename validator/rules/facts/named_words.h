#pragma once
// Whether a scenario uses a word of a list of the game: cards of a deck that need a compass, a deck that
// brings troops.

#include <algorithm>
#include <string>
#include <vector>

#include "validator/engine/check_context.h"

namespace cota::checks {

/// Whether a detail of the side (of any side if `side` is empty) contains a word that has a tag.
/// `listAndTag` are the word's list and the tag.
inline bool isNamed(const CheckContext& context, const std::vector<std::string>& listAndTag,
                    const model::SideId& side = {}) {
    if (listAndTag.size() != 2) return false;
    const auto* list = context.catalogue().wordList(listAndTag[0]);
    const auto fits = [&](const auto& attribute) {
        const auto* word = list ? list->find(attribute.second) : nullptr;
        return word && mapsets::hasTag(word->tags, listAndTag[1]);
    };
    const auto& parts = context.scenario()->parts;
    return std::any_of(parts.begin(), parts.end(), [&](const model::ScenarioPart& part) {
        return (side.empty() || part.side == side) &&
               std::any_of(part.attributes.begin(), part.attributes.end(), fits);
    });
}

}  // namespace cota::checks

#include "validator/rules/scenario/light_of_turns.h"

#include <algorithm>

namespace cota::checks {

std::vector<std::string> lightOfTurns(const CheckContext& context) {
    const auto& track = context.scenario()->turns;
    const auto* list = context.catalogue().wordList("light");
    const auto usual = list && !list->words.empty() ? list->words.front().id : std::string();
    std::vector<std::string> light(static_cast<std::size_t>(std::clamp(track.count, 0, 1000)), usual);
    for (const auto& record : track.records)
        for (int turn = std::max(1, record.from); turn <= std::min(record.to, static_cast<int>(light.size()));
             ++turn)
            if (!record.light.empty()) light[static_cast<std::size_t>(turn) - 1] = record.light;
    return light;
}

bool isTagged(const CheckContext& context, const std::string& word, const std::vector<std::string>& tags) {
    const auto* list = context.catalogue().wordList("light");
    const auto* known = list ? list->find(word) : nullptr;
    return known && std::any_of(tags.begin(), tags.end(),
                                [&](const auto& tag) { return mapsets::hasTag(known->tags, tag); });
}

}  // namespace cota::checks

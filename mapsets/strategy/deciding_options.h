#pragma once
// Which options decided each effect of an explanation: those that would change it if set to another word.

#include <algorithm>
#include <vector>

#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

/// The options that decided each effect of `now`. `effectsWith` returns the same list for other parameters.
template <class Effect, class EffectsWith>
std::vector<std::vector<SetOption>> decidingOptions(const Parameters& parameters,
                                                    const std::vector<Effect>& now,
                                                    EffectsWith&& effectsWith) {
    std::vector<std::vector<SetOption>> deciding(now.size());
    if (now.empty()) return deciding;
    for (const OtherWord& other : parameters.otherWords()) {
        const std::vector<Effect> then = effectsWith(parameters.with(other));
        const SetOption option{other.option, other.set};
        for (std::size_t i = 0; i < now.size(); ++i)
            if (!(then[i] == now[i]) && std::ranges::find(deciding[i], option) == deciding[i].end())
                deciding[i].push_back(option);
    }
    return deciding;
}

}  // namespace cota::mapsets

#pragma once
// What rules need, in words.

#include "formats/model/finding/local_text.h"
#include "validator/engine/rule.h"

namespace cota::checks {

/// Why a rule did not run; `lacking` comes from CheckContext::missing.
inline model::LocalText whyMissing(Needs lacking) {
    if (lacking & need::scenario) return local("there is no scenario to check");
    if (lacking & need::forces) return local("an order of battle is missing");
    if (lacking & need::mapset) return local("the game is unknown");
    if (lacking == need::mapGame) return local("the game has no map");
    if (lacking == (need::table & ~(need::mapset | need::scenario))) return local("there is no table");
    if (lacking == (need::battlefield & ~need::mapset)) return local("there is no complete map");
    return local("the game has no strategies");
}

}  // namespace cota::checks

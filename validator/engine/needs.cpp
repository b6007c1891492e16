#include "validator/engine/needs.h"

namespace cota::checks {

model::LocalText whyMissing(Needs lacking) {
    if (lacking & need::scenario) return local("there is no scenario to check");
    if (lacking & need::forces) return local("an order of battle is missing");
    if (lacking & need::mapset) return local("the game is unknown");
    if (lacking == need::mapGame) return local("the game has no map");
    if (lacking == (need::table & ~(need::mapset | need::scenario))) return local("there is no table");
    if (lacking == (need::battlefield & ~need::mapset)) return local("there is no complete map");
    return local("the game has no strategies");
}

}  // namespace cota::checks

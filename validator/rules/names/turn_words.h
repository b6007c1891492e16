#pragma once
// How sentences name a range of turns.

#include <string>
#include <vector>

#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// The values "from" and "to", and the words "turns": "turn 2", "turns 2 to 4".
inline std::vector<model::MessageValue> turnValues(int from, int to,
                                                   std::vector<model::MessageValue> more = {}) {
    more.push_back(value("from", from));
    more.push_back(value("to", to));
    const auto first = std::to_string(from), last = std::to_string(to);
    addLocal(more, "turns",
             from == to
                 ? model::LocalText{"turn " + first, "el turno " + first}
                 : model::LocalText{"turns " + first + " to " + last, "los turnos " + first + " a " + last});
    return more;
}

}  // namespace cota::checks

#include "formats/model/document/victory.h"

#include <array>

namespace cota::model {

const char* textOf(VictoryCondition::Form form) {
    static constexpr std::array names = {"control", "occupy",     "exit",    "eliminate", "losses",
                                         "points",  "clear-line", "survive", "text"};
    static_assert(names.size() == static_cast<std::size_t>(VictoryCondition::Form::text) + 1);
    return names[static_cast<std::size_t>(form)];
}

const char* textOf(VictoryCondition::Quantity quantity) {
    static constexpr std::array names = {"all", "at-least", "more-than-enemy", "none"};
    return names[static_cast<std::size_t>(quantity)];
}

const char* textOf(VictoryCondition::When when) {
    static constexpr std::array names = {"end", "by-turn", "any-time"};
    return names[static_cast<std::size_t>(when)];
}

}  // namespace cota::model

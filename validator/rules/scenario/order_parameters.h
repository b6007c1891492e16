#pragma once
// The parameters of rules on orders: how a game states them in details of a scenario.

#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr Parameter orderPartParameter{"part", Parameter::Kind::text, nullptr,
                                              local("the kind of part that is an order")};
inline constexpr Parameter orderValueParameter{"value", Parameter::Kind::text, "formations",
                                               local("its value with formations and counters")};
inline constexpr Parameter orderStateParameter{"state", Parameter::Kind::text, "state",
                                               local("its value with the state")};
inline constexpr Parameter runningParameter{"running", Parameter::Kind::words, nullptr,
                                            local("states in which it runs")};

}  // namespace cota::checks

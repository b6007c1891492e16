#pragma once
// The parameters of rules on orders: how a game states them in details of a scenario.

#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr Parameter orderPartParameter{
    "part",
    Parameter::Kind::text,
    nullptr,
    {"the kind of part that is an order", "la clase de parte que es una orden"}};
inline constexpr Parameter orderValueParameter{
    "value",
    Parameter::Kind::text,
    "formations",
    {"its value with formations and counters", "su valor con formaciones y fichas"}};
inline constexpr Parameter orderStateParameter{
    "state", Parameter::Kind::text, "state", {"its value with the state", "su valor con el estado"}};
inline constexpr Parameter runningParameter{"running",
                                            Parameter::Kind::words,
                                            nullptr,
                                            {"states in which it runs", "estados en los que está en curso"}};

}  // namespace cota::checks

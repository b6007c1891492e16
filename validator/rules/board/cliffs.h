#pragma once
// What a cliff is: a step between neighbours that a game does not allow.

#include <cstdlib>

#include "validator/engine/check_context.h"
#include "validator/engine/rule.h"

namespace cota::checks {

/// `levels`: so many between two cells are a cliff.
inline bool isCliff(const mapsets::Battlefield& field, mapsets::Cell from, mapsets::Cell to, int levels) {
    return std::abs(field.level(from) - field.level(to)) >= levels;
}

inline constexpr Parameter levelsParameter{
    "levels",
    Parameter::Kind::integer,
    nullptr,
    {"so many levels between neighbours are a cliff", "tantos niveles entre vecinos son un acantilado"}};

}  // namespace cota::checks

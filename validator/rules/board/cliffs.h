#pragma once
// Cliffs: hexsides with too great a difference of levels.

#include <cstdlib>

#include "validator/engine/check_context.h"
#include "validator/engine/rule.h"

namespace cota::checks {

/// Whether the levels of two adjacent cells differ by `levels` or more.
inline bool isCliff(const mapsets::Battlefield& field, mapsets::Cell from, mapsets::Cell to, int levels) {
    return std::abs(field.level(from) - field.level(to)) >= levels;
}

inline constexpr Parameter levelsParameter{
    "levels", Parameter::Kind::integer, nullptr,
    local("difference of levels between adjacent hexes that is a cliff")};

}  // namespace cota::checks

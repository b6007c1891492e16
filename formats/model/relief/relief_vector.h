#pragma once
// Differences between places on a map, for the exact arithmetic of relief.

#include <cstdint>

#include "formats/model/geometry/wide_integer.h"

namespace cota::model {

/// In the units of GridPoint.
struct Vector {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

inline Wide cross(Vector a, Vector b) { return Wide{a.x} * b.y - Wide{a.y} * b.x; }

/// Rounds to the nearest whole number, halves to the even one, so that a map turned around a hex gives the
/// same.
inline std::int64_t nearestWhole(Wide num, Wide den) {
    if (den < 0) num = -num, den = -den;
    const Wide doubled = 2 * num + den;
    const Wide up = doubled >= 0 ? doubled / (2 * den) : -((-doubled + 2 * den - 1) / (2 * den));
    const bool isHalf = up * 2 * den == doubled;
    return static_cast<std::int64_t>(isHalf && up % 2 != 0 ? up - 1 : up);
}

}  // namespace cota::model

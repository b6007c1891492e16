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

}  // namespace cota::model

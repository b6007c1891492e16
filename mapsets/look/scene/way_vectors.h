#pragma once
// Directions between points of paths.

#include <cmath>

#include "formats/picture/curve.h"

namespace cota::look {

struct Vector {
    double x = 0, y = 0;
};
inline Vector between(picture::Point a, picture::Point b) { return {b.x - a.x, b.y - a.y}; }
inline Vector unit(Vector v) {
    const double length = std::hypot(v.x, v.y);
    return length > 0 ? Vector{v.x / length, v.y / length} : Vector{};
}
inline picture::Point moved(picture::Point p, Vector v, double by) {
    return {p.x + v.x * by, p.y + v.y * by};
}

}  // namespace cota::look

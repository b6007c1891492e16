#pragma once
// A position on Earth for maps that have none: map programs read every position as degrees and reject values
// that cannot be degrees. So a millimetre of paper is a metre on the ground, and hex @0,0 is where the
// Greenwich meridian crosses the equator.

#include <cmath>

namespace cota::interchange {

/// Degrees of WGS 84 for a metre at that place, east and north.
inline constexpr double localDegreesEast = 1 / 111319.49079327358;
inline constexpr double localDegreesNorth = 1 / 110574.27582159436;

/// Rounded to less than a hundredth of a millimetre of paper.
inline double localDegrees(double millimetres, double degrees) {
    constexpr double parts = 1e8;
    return std::round(millimetres * degrees * parts) / parts + 0.0;
}

}  // namespace cota::interchange

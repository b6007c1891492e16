#pragma once
// A place for maps that have none: map programs read every position as degrees on Earth and refuse values
// that cannot be degrees. So a millimetre of paper is a metre on the ground, and the hex @0,0 is where the
// Greenwich meridian crosses the equator.

#include <cmath>

namespace cota::interchange {

/// Degrees of WGS 84 for a metre there, east and north.
inline constexpr double localDegreesEast = 1 / 111319.49079327358;
inline constexpr double localDegreesNorth = 1 / 110574.27582159436;

/// To a hundredth of a millimetre of paper and less.
inline double localDegrees(double millimetres, double degrees) {
    constexpr double parts = 1e8;
    return std::round(millimetres * degrees * parts) / parts + 0.0;
}

}  // namespace cota::interchange

#pragma once
// How well people tell two grounds of counters apart, also those who do not see all colours. Only for the
// sources of this folder.

#include <cstdint>

#include "formats/picture/colour.h"

namespace cota::look {

/// A value of sRGB as a share of the light, 0 to 1.
double linearOf(std::uint8_t value);

/// The difference in CIE 1976 L*a*b* for the worst of four eyes: usual ones, and those with protanopia,
/// deuteranopia and tritanopia. 0: the same; about 8 is seen at arm's length.
double leastDifference(picture::Colour one, picture::Colour other);

}  // namespace cota::look

#pragma once
// Colours by lightness and hue, in which equal steps look about equal: CIE 1976 L*a*b* with the white of
// sRGB.

#include "formats/picture/colour.h"

namespace cota::picture {

struct Lab {
    double light = 0;  // 0 black to 100 white
    double a = 0, b = 0;
};

Lab labOf(Colour colour);
/// The nearest colour of a screen; the alpha is 255.
Colour colourOf(const Lab& lab);

}  // namespace cota::picture

#pragma once
// Colours that stand out from the ground they are drawn on, in the light and the dark look of the window.

#include <map>

#include "formats/model/document/document.h"
#include "formats/picture/colour.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// The contrast of two colours as the guidelines for legible text define it, from 1 to 21.
double contrast(const picture::Colour& a, const picture::Colour& b);

/// What a line or a small square needs to be seen.
inline constexpr double leastShapeContrast = 3;

/// The colour, made lighter or darker until its contrast with the ground is `least`, in the direction where
/// the ground leaves more room.
picture::Colour standingOut(const picture::Colour& colour, const picture::Colour& ground,
                            double least = leastShapeContrast);

/// The colour of each side of the scenario, as it stands out from the ground.
std::map<model::SideId, picture::Colour> sideColoursOn(const model::Document& document,
                                                       const look::Symbology& look,
                                                       const picture::Colour& ground);

}  // namespace cota::session

#pragma once
// The symbol of a unit: a frame with the signs and letters of its branch, mobility below it, its size above.

#include <string_view>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

struct UnitInks {
    picture::Colour paper;  // inside the frame
    picture::Colour line;
};

/// `unit`: a symbol of the kind unit. The frame is drawn as 3 to 2; marks of mobility reach 0.46 of its
/// height below it, those of size 0.29 above it. `echelon`: "team" to "army", or "battery"; "" or "none": no
/// size.
void drawUnitSymbol(const Symbol& unit, const picture::Box& frame, const UnitInks& inks,
                    std::string_view echelon, std::vector<picture::Mark>& marks);

/// The words of `echelon`, smallest first.
const std::vector<std::string_view>& echelons();

/// The width of its lines, in millimetres.
double unitLineWidth(const picture::Box& frame);

}  // namespace cota::look

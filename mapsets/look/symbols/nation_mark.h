#pragma once
// The mark of a nation: a small shape, so that nations differ by more than colour.

#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// `nation`: a symbol of the kind nation. Fills the largest square in the middle of the box.
void drawNationMark(const Symbol& nation, const picture::Box& box, std::vector<picture::Mark>& marks);

}  // namespace cota::look

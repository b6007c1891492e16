#pragma once
// Samples for the legend: a swatch of terrain, a piece of road, a symbol.

#include <string_view>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene.h"

namespace cota::look {

void drawSample(const Scene& scene, std::string_view kind, const Symbol& symbol, const picture::Box& box,
                std::vector<picture::Mark>& marks);

/// A step of height, from 1; 0: contours of drawn relief.
void drawHeightSample(const Scene& scene, std::size_t step, const picture::Box& box,
                      std::vector<picture::Mark>& marks);

}  // namespace cota::look

#pragma once
// A number for each hex as tints, such as how many hexes see it, with a legend.

#include <string>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Numbers by hex, and the words of their legend.
struct CountsOnMap {
    std::vector<Cell> from;  // ringed
    std::vector<std::pair<Cell, int>> counts;
    std::string legend;  // "seen by"
};

/// Tints hexes by their number, in at most five classes of about equal width, and darkens those with 0.
/// Writes the numbers above 0, and the legend in the upper left corner of the map.
picture::Layer drawCounts(const Scene& scene, const CountsOnMap& counts);

}  // namespace cota::look

#pragma once
// A number for each hex as tints, such as how many hexes see it, with a legend.

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Numbers with one tint, from `least` to `most`.
struct CountClass {
    int least = 0, most = 0;
    /// "4", "1-3".
    std::string text() const;
};

/// At most five classes for the numbers from 1 to `greatest`, of about equal width; none if `greatest` is 0.
std::vector<CountClass> countClasses(int greatest);

/// Numbers by hex, and the words of their legend.
struct CountsOnMap {
    std::vector<Cell> from;  // ringed
    std::vector<std::pair<Cell, int>> counts;
    std::string legend;  // "seen by"
};

/// Tints hexes by their number, darkens those with 0, and writes each number that its hex has room for. The
/// legend stands in the upper left corner of the map.
picture::Layer drawCounts(const Scene& scene, const CountsOnMap& counts);

}  // namespace cota::look

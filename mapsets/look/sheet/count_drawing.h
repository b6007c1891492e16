#pragma once
// A number for each hex as tints, such as how many hexes see it, with a legend.

#include <string>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

struct HexCount {
    Cell cell = mapsets::noCell;
    int count = 0;
    bool isUncertain = false;  // paler, with a question mark
};

/// Numbers by hex, and the words of their legend. Hexes without a number are darkened.
struct CountsOnMap {
    std::vector<Cell> from;  // ringed
    std::vector<HexCount> counts;
    std::string legend;     // "seen by"
    std::string none;       // of hexes without a number: "not seen"
    bool hasLegend = true;  // on the map
};

/// One row of the legend.
struct CountLegendRow {
    picture::Colour tint;
    std::string text;  // "not seen", "seen by 3-5"
};
/// The legend that drawCounts() writes, for lists: hexes without a number, then the classes with the words
/// of the legend.
std::vector<CountLegendRow> legendOf(const CountsOnMap& counts);

/// Numbers with one tint.
struct CountClass {
    int least = 0, most = 0;
    picture::Colour tint;
    std::string text() const;  // "3-5"
};
/// At most five classes of about equal width, from few to many; none without numbers.
std::vector<CountClass> countClasses(const std::vector<HexCount>& counts);
/// The index of the class of a number.
std::size_t placeIn(const std::vector<CountClass>& classes, int count);
/// A translucent tint as it looks on white paper, for legends.
picture::Colour tintOnWhite(picture::Colour tint);

/// Tints hexes by their number, in at most five classes of about equal width, and writes it. The legend is
/// in the upper left corner of the map.
picture::Layer drawCounts(const Scene& scene, const CountsOnMap& counts);

}  // namespace cota::look

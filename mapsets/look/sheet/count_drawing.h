#pragma once
// A number for each hex as tints, such as how many hexes see it, and the legend of the tints.

#include <string>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/sheet/answer_caption.h"

namespace cota::look {

struct HexCount {
    Cell cell = mapsets::noCell;
    int count = 0;
    bool isUncertain = false;  // paler, with a question mark
};

/// Hexes that a question is about, with a ring around each.
struct RingedHexes {
    std::vector<Cell> cells;
    std::string words;  // in the legend; none without words
};

/// Numbers by hex, and the words of their legend. Hexes without a number are darkened.
struct CountsOnMap {
    RingedHexes from;
    RingedHexes toward;  // another group, in another colour
    std::vector<HexCount> counts;
    std::string legend;  // "seen by"
    std::string none;    // of hexes without a number: "not seen"
};

/// Rings, hexes without a number, the classes ("seen by 3-5"), paler hexes; only what is drawn.
std::vector<LegendRow> legendOf(const Scene& scene, const CountsOnMap& counts);

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
/// Tints hexes by their number, in at most five classes of about equal width, and writes it.
picture::Layer drawCounts(const Scene& scene, const CountsOnMap& counts);

}  // namespace cota::look

#pragma once
// Where the stars of objectives and their points lie. One cost decides, that of all lettering; stars keep
// clear of each other. A star gives way only to those of other hexes as they would lie without any star
// around them, so an edit moves no star far away.

#include <span>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/layers/lettering.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

struct StarAsked {
    Cell cell = mapsets::noCell;
    double size = 0;       // millimetres
    picture::Text points;  // without words: none
};

struct StarPlace {
    picture::Box star;
    picture::Text points;             // at its place
    std::vector<picture::Box> boxes;  // the star, and the letters of the points
    picture::Box box() const;         // around all of it
};

/// One place for each star, in their order.
std::vector<StarPlace> starPlaces(const Scene& scene, const Lettering& lettering,
                                  std::span<const StarAsked> stars);

}  // namespace cota::look

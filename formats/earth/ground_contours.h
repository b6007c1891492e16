#pragma once
// Contours and spot heights from heights of the ground.

#include <vector>

#include "formats/earth/hex_levels.h"
#include "formats/model/document/shapes.h"

namespace cota::earth {

struct ContourPlan {
    LevelPlan heights;           // its interval is the contour interval, whole metres
    int smallest = 15;           // rings with less area are left out, in hundredths of a hex
    int tolerance = 12;          // grid units by which points may be left out
    bool hasSpotHeights = true;  // on the summits inside the highest rings
};

struct GroundLines {
    std::vector<model::Contour> contours;  // by height, then in reading order; the ids are "240", "240-2"
    std::vector<model::SpotHeight> spotHeights;  // in reading order
    std::size_t leftOut = 0;                     // rings that were too small
};

/// Holes of the ground must be filled. Contours have their higher side on the left, lead over the edges of
/// the board and never cross; those that lie wholly beyond it are left out.
GroundLines linesOf(const model::Grid& grid, const Ground& ground, const ContourPlan& plan);

}  // namespace cota::earth

#pragma once
// The ground of a map as a smooth surface, from the heights lines of sight use.

#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// A rectangle of places, the ends excluded.
struct GridPart {
    int left = 0, top = 0, right = 0, bottom = 0;
};
struct HeightGrid {
    picture::Box at;
    int columns = 0;
    int rows = 0;
    double step = 0;                 // millimetres between two places
    int soft = 0;                    // places each is softened over, to either side
    std::vector<float> heights;      // in the unit of the game
    std::vector<float> lows, highs;  // of each row
    float least = 0, most = 0;       // over the hexes of the map
    picture::Box boxOf(const GridPart& part) const {
        return {at.left + part.left * step, at.top + part.top * step, at.left + part.right * step,
                at.top + part.bottom * step};
    }
    float height(int column, int row) const {
        return heights[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                       static_cast<std::size_t>(column)];
    }
};

/// Of the whole map, `perHex` places to the width of a hex. Where heights are known for places they are asked
/// there, else each hex has its own at its centre and the ground between is smooth. Softened over about
/// `softness` hexes. Groundwork keeps those that layers draw.
HeightGrid heightGrid(const Scene& scene, double perHex, double softness);

/// What heightGrid would give after the ground of some hexes has changed; not where heights are known for
/// places.
void raise(HeightGrid& grid, const Scene& scene, const std::vector<Cell>& raised);

/// The places in a box, and one around them; at least one.
GridPart partIn(const HeightGrid& grid, const picture::Box& box);

}  // namespace cota::look

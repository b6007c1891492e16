#pragma once
// The ground of a map as a smooth surface, computed from the heights lines of sight use.

#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// A rectangle of grid points, without the end column and row.
struct GridPart {
    int left = 0, top = 0, right = 0, bottom = 0;
};
struct HeightGrid {
    picture::Box at;
    int columns = 0;
    int rows = 0;
    double step = 0;                 // millimetres between two points
    int soft = 0;                    // radius of softening, in points
    std::vector<float> heights;      // in the game's unit
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

/// The grid of the whole map, `perHex` points to the width of a hex. If heights are known for points they
/// are used, else each hex has its height at its centre and the ground between is smooth. Softened over
/// about `softness` hexes. Groundwork keeps the grids that layers draw.
HeightGrid heightGrid(const Scene& scene, double perHex, double softness);

/// Updates the grid after the ground of some hexes has changed; not if heights are known for points.
void raise(HeightGrid& grid, const Scene& scene, const std::vector<Cell>& raised);

/// The points in a box and one more around them; at least one.
GridPart partIn(const HeightGrid& grid, const picture::Box& box);

}  // namespace cota::look

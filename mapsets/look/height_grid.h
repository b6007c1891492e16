#pragma once
// The ground of a map as a smooth surface, from the heights lines of sight use.

#include <vector>

#include "mapsets/look/scene.h"

namespace cota::look {

struct HeightGrid {
    picture::Box at;
    int columns = 0;
    int rows = 0;
    double step = 0;             // millimetres between two places
    std::vector<float> heights;  // in the unit of the game
    float least = 0, most = 0;   // over the hexes of the map
    float height(int column, int row) const {
        return heights[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                       static_cast<std::size_t>(column)];
    }
};

/// `perHex` places to the width of a hex. Where heights are known for places they are asked there, else each
/// hex has its own at its centre and the ground between is smooth. Softened over about `softness` hexes.
HeightGrid heightGrid(const Scene& scene, double perHex, double softness);

}  // namespace cota::look

#pragma once
// One line of sight judged by obstructions, from its lower end to its higher one.

#include <algorithm>
#include <cstdint>
#include <span>

#include "mapsets/field/battlefield.h"
#include "mapsets/sight/kept_lines.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// How unclear passages of the rules are read.
struct ObstructionReading {
    bool lowObstacles = true;  // terrain below both ends counts
    bool anyHill = false;      // a hill casts a shadow at any level of the lower end
    bool traversed = false;    // blind hexes are counted along the line, not as distance
    bool offBars = false;      // a line may not keep to a side without hexes
    bool touching = false;     // a hex touched at a corner counts for its side of the line
    static ObstructionReading of(const Parameters& parameters);
};

/// The strongest effects of the playable hexes around one.
struct ObstructionAround {
    std::int16_t most = INT16_MIN;  // level
    bool screens = false;
    bool hill = false;
    void merge(const ObstructionAround& other) {
        most = std::max(most, other.most);
        screens = screens || other.screens;
        hill = hill || other.hill;
    }
};

struct ObstructionLine {
    Cell start = noCell;
    Cell end = noCell;
    LineFrame frame;
    int low = 0;
    int high = 0;
    int blind = 0;  // number of blind hexes behind an obstruction; negative at equal levels
    std::span<const Cell> avoided;
    const ObstructionAround* around = nullptr;  // if known

    bool avoids(Cell cell) const { return !avoided.empty() && std::ranges::binary_search(avoided, cell); }
};

}  // namespace cota::mapsets

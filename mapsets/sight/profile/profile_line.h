#pragma once
// One line of sight over whole elevation levels, from its lower end to its higher one.

#include <algorithm>
#include <cstdint>
#include <span>

#include "mapsets/heights/heights.h"
#include "mapsets/sight/kept_lines.h"

namespace cota::mapsets {

/// How unclear passages of the rules are read.
struct ProfileReading {
    bool cloudsAreEndless = false;
    bool reliefScreens = false;
    bool reliefByEye = false;  // the profile follows the terrain that raises units
    bool bothMustOverlook = true;
    bool oneSide = false;
    bool touching = false;
    static ProfileReading of(const Parameters& parameters);
};

/// A height as its number among the sorted heights of the field: the rules only compare heights, and these
/// numbers are small.
using HeightRank = std::int16_t;
inline constexpr HeightRank noRank = -1;  // off the map; as a screen: nothing screens
inline constexpr HeightRank endlessRank = INT16_MAX;

/// The strongest effects of the hexes around one.
struct ProfileAround {
    HeightRank screen = noRank;
    HeightRank most = noRank, least = endlessRank;  // relief
    void merge(const ProfileAround& other) {
        screen = std::max(screen, other.screen);
        most = std::max(most, other.most);
        least = std::min(least, other.least);
    }
};

/// The line with the limits that follow from both ends.
struct ProfileLine {
    Cell start = noCell;
    Cell end = noCell;
    LineFrame frame;
    Cell observer = noCell;
    HeightRank low = 0;        // eye of the lower end
    HeightRank last = 0;       // highest rank allowed in the profile: that of the higher end
    HeightRank clearance = 0;  // screens lower than this are overlooked
    std::span<const Cell> avoided;
    int side = -1;  // along hexsides: 0 or 1: the side it keeps to; -1: it chooses at each hexside
    const ProfileAround* around = nullptr;  // if known

    bool avoids(Cell cell) const { return !avoided.empty() && std::ranges::binary_search(avoided, cell); }
    /// The height of the eye at one of the ends.
    int eyeAt(Cell which, const Heights& heights) const {
        return heights.eye(which, which == observer ? End::observer : End::target);
    }
};

}  // namespace cota::mapsets

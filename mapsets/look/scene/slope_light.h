#pragma once
// Light and shade on slopes: how much darker or brighter the ground is drawn, from a smooth surface through
// the levels. Light comes from the north-west and weaker from its neighbours, and nothing drops a shadow.
// Level ground with level neighbours is exactly untouched.

#include <cstdint>
#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Row by row over a box of the sheet; 0 untouched, 255 darkest or brightest.
struct SlopeLight {
    picture::Box at;
    int columns = 0, rows = 0;
    std::vector<std::uint8_t> shade, glow;
    bool isEmpty() const { return columns == 0 || rows == 0; }
};

/// For the hexes shown. The same place has the same light in every part of the map.
SlopeLight slopeLight(const Scene& scene);

/// One light for a whole hex of a map of levels, by its neighbours; 0 to 1. For hexes of a few pixels.
struct HexLight {
    double shade = 0, glow = 0;
};
HexLight lightOfHex(const Scene& scene, Cell cell);

}  // namespace cota::look

#pragma once
// Light and shade on slopes: how much darker or brighter the ground is drawn, from a smooth surface through
// the levels. Light comes from the north-west and weaker from its neighbours, and nothing drops a shadow.
// Level ground stays as it is, and no slope is so dark or so bright that it looks like another level.

#include <cstdint>
#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

class SlopeStrengths;

/// Row by row over a box of the sheet: how opaque the colours of shade and light are, 0 to 255.
struct SlopeLight {
    picture::Box at;
    int columns = 0, rows = 0;
    std::vector<std::uint8_t> shade, glow;
    bool isEmpty() const { return columns == 0 || rows == 0; }
};

/// For the hexes shown. The same place has the same light in every part of the map.
SlopeLight slopeLight(const Scene& scene);

/// One light for a whole hex of a map of levels, by its neighbours: how opaque the colours of shade and light
/// are, 0 to 1. For hexes of a few pixels.
struct HexLight {
    double shade = 0, glow = 0;
};
HexLight lightOfHex(const Scene& scene, const SlopeStrengths& strengths, Cell cell);

}  // namespace cota::look

#pragma once
// The map when hexes are only a few pixels wide: trees, furrows and houses become a colour, and levels the
// colours of their hexes.

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Replaces the layers of ground and buildings when their details would be too small to see.
picture::Layer drawGroundFromAfar(const Scene& scene);

/// Replace the layers of these names on a map of levels, when lines and slopes of less than a hex would be
/// too small to see: tints and light by hex.
picture::Layer drawTintsFromAfar(const Scene& scene);
picture::Layer drawShadingFromAfar(const Scene& scene);

}  // namespace cota::look

#pragma once
// The ground when hexes are only a few pixels wide: trees, furrows and houses become a colour.

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Replaces the layers of ground and buildings when their details would be too small to see.
picture::Layer drawGroundFromAfar(const Scene& scene);

}  // namespace cota::look

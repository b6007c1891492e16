#pragma once
// The ground as it looks when hexes are a few pixels: trees, furrows and houses have become a colour.

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Instead of the layers of ground and buildings, where nobody could make out what they show.
picture::Layer drawGroundFromAfar(const Scene& scene);

}  // namespace cota::look

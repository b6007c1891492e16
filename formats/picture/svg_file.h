#pragma once
// Pictures as SVG: written by us, since Cairo's own turns text into outlines. Layers are groups that drawing
// programs show as layers; text can be edited.

#include <string>

#include "formats/picture/marks.h"

namespace cota::picture {

/// In millimetres, true to scale.
std::string svgOf(const Picture& picture);

}  // namespace cota::picture

#pragma once
// Pictures as SVG. Written without Cairo, because Cairo turns text into outlines. Layers are groups that
// drawing programs show as layers; text can be edited.

#include <string>

#include "formats/picture/marks.h"

namespace cota::picture {

/// In millimetres, to scale.
std::string svgOf(const Picture& picture);
/// Only a part of the sheet.
std::string svgOf(const Picture& picture, const Box& window);

}  // namespace cota::picture

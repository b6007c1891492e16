#pragma once
// Marks as readable text, one line for each mark, for golden tests and bug reports. It uses no font, so the
// text is the same on every machine.

#include <string>

#include "formats/picture/marks.h"

namespace cota::picture {

/// Layers in order, each with its name and its marks; coordinates with two decimals, which is precise
/// enough.
std::string textOf(const Picture& picture);
std::string textOf(const Layer& layer);
/// "M 1 2 L 3 4 C ... Z", in millimetres with at most two decimals. The letters are those of SVG.
std::string textOf(const Curve& curve);

}  // namespace cota::picture

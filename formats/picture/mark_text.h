#pragma once
// Marks as text people can read: one line a mark, for golden tests and bug reports. No font is asked, so the
// text is the same on every machine.

#include <string>

#include "formats/picture/marks.h"

namespace cota::picture {

/// Layers in order, each with its name and its marks; coordinates in hundredths of a millimetre are enough to
/// the eye.
std::string textOf(const Picture& picture);
std::string textOf(const Layer& layer);
/// "M 1 2 L 3 4 C ... Z", in millimetres with at most two decimals. The same letters as SVG.
std::string textOf(const Curve& curve);

}  // namespace cota::picture

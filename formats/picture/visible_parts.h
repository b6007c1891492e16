#pragma once
// Long lines and outlines, reduced to what can be seen in a part of the sheet.

#include "formats/picture/curve.h"

namespace cota::picture {

/// Outlines to be filled: inside the box they enclose the same area by either rule; what is outside it became
/// straight. Outlines that enclose nothing in the box are left out.
Curve trimmed(const Curve& outlines, const Box& box);

/// A line to be drawn: only its stretches with pieces that may touch the box.
Curve stretchesIn(const Curve& line, const Box& box);

}  // namespace cota::picture

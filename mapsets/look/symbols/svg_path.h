#pragma once
// The path data of SVG, "M 0 0 L 10 0 ...", as curves.

#include <optional>
#include <string_view>

#include "formats/picture/curve.h"

namespace cota::look {

/// All commands, arcs included. Nothing for a text that is not path data, or has more than 20,000 points.
std::optional<picture::Curve> curveFrom(std::string_view path);

}  // namespace cota::look

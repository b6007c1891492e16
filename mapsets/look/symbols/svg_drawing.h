#pragma once
// A drawing in SVG as marks: shapes, groups, transforms, plain colours. Nothing outside the file is read.

#include <optional>
#include <string>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::look {

struct SvgDrawing {
    picture::Box box;  // of the whole drawing, in its own units
    std::vector<picture::Mark> marks;
};

/// Texts, images, gradients, filters and references are left out. Nothing if the text is no SVG, is too large
/// (1 MiB, 2,000 shapes) or shows nothing.
std::optional<SvgDrawing> svgDrawing(const std::string& text);

}  // namespace cota::look

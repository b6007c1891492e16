#pragma once
// How the pages of a large map are named and glued together.

#include <string>

#include "formats/picture/press/pages.h"

namespace cota::picture {

/// "I-1", "I-2", "II-1": rows in Roman numerals, so that nobody takes the name of a page for a hex.
std::string tileName(std::size_t column, std::size_t row);

/// A page of the same paper with the whole sheet in small, and its pages as they are glued together: their
/// names, dashed lines between them as on the pages, and grey strips where they overlap.
Picture assemblyPage(const Picture& sheet, const Sheets& tiles, const PageWords& words);

}  // namespace cota::picture

#pragma once
// Pictures as pages of a PDF: vectors stay vectors, text stays text, one millimetre is one millimetre.

#include <optional>
#include <span>
#include <string>

#include "formats/picture/marks.h"
#include "formats/picture/progress.h"

namespace cota::picture {

/// Each picture becomes a page of its own size; the title of the first is the title of the document. The
/// same pictures give the same bytes, because the file has no date. Returns nothing if `progress` stopped
/// it. Throws std::bad_alloc.
std::optional<std::string> pdfOf(std::span<const Picture> pages, const Progress& progress = {});

}  // namespace cota::picture

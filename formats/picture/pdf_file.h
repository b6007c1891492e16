#pragma once
// Pictures as pages of a PDF: vectors stay vectors, text stays text, one millimetre is one millimetre.

#include <optional>
#include <span>
#include <string>

#include "formats/picture/marks.h"
#include "formats/picture/progress.h"

namespace cota::picture {

/// Each picture a page of its own size; the first one's title is the document's. The same pictures give the
/// same bytes: the file carries no date of its making. Nothing where `progress` stopped it. Throws
/// std::bad_alloc.
std::optional<std::string> pdfOf(std::span<const Picture> pages, const Progress& progress = {});

}  // namespace cota::picture

#pragma once
// The outline and the page numbers of a PDF. Only for the sources of this folder.

#include <span>
#include <string>

#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/pdf/pdf_objects.h"

namespace cota::picture {

/// Adds the objects of the outline; returns its entry of the catalogue. `pages`: the objects of the pages.
std::string addOutline(PdfObjects& objects, std::span<const PdfBookmark> bookmarks,
                       std::span<const int> pages);

/// The entry of the catalogue for the page numbers.
std::string numberingEntry(std::span<const PdfNumbering> numberings);

}  // namespace cota::picture

#pragma once
// What makes a PDF a file for the press (ISO 15930-7, PDF/X-4): metadata, dates and the output intent. Only
// for the sources of this folder.

#include <string>

#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/pdf/pdf_objects.h"

namespace cota::picture {

/// Adds the metadata and the output intent; returns their entries for the catalogue. `content`: any text that
/// differs for files that differ.
std::string addPressObjects(PdfObjects& objects, const std::string& title, const PdfSettings& settings,
                            const std::string& content);
/// The entries of the information dictionary that repeat the metadata.
std::string pressInformation(const PdfSettings& settings);

}  // namespace cota::picture

#pragma once
// The drawings that a look.xml can name, as a page for designers: docs/symbology.md is generated from the
// rows that check a look.xml, and a test compares it.

#include <span>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::checks {

/// Every kind with its drawings and their parameters, as Markdown.
std::string lookBook(std::span<const look::DrawingDescription> drawings, model::Language language);

}  // namespace cota::checks

#pragma once
// The drawings a look.xml can name, as the page designers read: docs/symbology.md is generated from the same
// rows that check a look.xml, and compared by a test.

#include <span>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::checks {

/// Every kind, its drawings and their parameters, as Markdown.
std::string lookBook(std::span<const look::DrawingDescription> drawings, model::Language language);

}  // namespace cota::checks

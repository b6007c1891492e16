#pragma once
// Elements of a game with older names. Game files have no format number, so the names themselves show it.

#include "formats/xml/markup/xml_document.h"

namespace cota::mapsets {

/// Reads them under their new names and reports this once per file.
void readOlderNames(xml::XmlDocument& document);

}  // namespace cota::mapsets

#pragma once
// Elements of a game that have another name by now. Files of games say no format, so the names themselves
// tell.

#include "formats/xml/markup/xml_document.h"

namespace cota::mapsets {

/// Reads them under their new names, and says so once for each file.
void readOlderNames(xml::XmlDocument& document);

}  // namespace cota::mapsets

#pragma once
// What the readers give, as a check takes it.

#include "formats/xml/documents/document_file.h"
#include "validator/engine/run_rules.h"

namespace cota::checks {

/// Document, findings, files and the places of what stands in them; the game is still to be added.
CheckInput inputOf(xml::LoadedDocument loaded);

}  // namespace cota::checks

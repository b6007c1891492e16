#pragma once
// Turns what the readers return into the input of a check.

#include "formats/xml/documents/document_file.h"
#include "validator/engine/run_rules.h"

namespace cota::checks {

/// Document, findings, files and places of elements; the caller adds the game.
CheckInput inputOf(xml::LoadedDocument loaded);

}  // namespace cota::checks

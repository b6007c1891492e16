#pragma once
// The hash of a document, printed on its map: two prints with the same hash are of the same document.

#include <string>

#include "formats/model/document/document.h"

namespace cota::xml {

/// SHA-256 of the document as Cota writes it: the scenario, then boards and forces by their file names. For a
/// single file that Cota has saved, it is the SHA-256 of the file.
std::string hashOf(const model::Document& document);

}  // namespace cota::xml

#pragma once
// The units and types of a document as a table that the import reads.

#include <string>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// A row for each unit, then one with the count 0 for each type without units. Columns that would be empty
/// are left out; titles are in the language. Things are named, or have their ids if the name is not the only
/// one.
std::string unitsAsCsv(const model::Document& document, const mapsets::Mapset* game, model::Language language,
                       char separator);

}  // namespace cota::session

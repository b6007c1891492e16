#pragma once
// <forces> -> Forces. docs/file-format.md describes the elements.

#include "formats/model/document/forces.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/xml_cursor.h"

namespace cota::xml {

model::Forces readForces(XmlCursor& root, FilePlaces& places);

}  // namespace cota::xml

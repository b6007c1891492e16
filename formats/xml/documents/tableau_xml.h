#pragma once
// The table of a scenario without a map, <tableau>.

#include <optional>

#include "formats/model/document/tableau.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

std::optional<model::Tableau> readTableau(XmlCursor& scenario, FilePlaces& places);
void writeTableau(XmlPen& pen, const model::Tableau& tableau);

}  // namespace cota::xml

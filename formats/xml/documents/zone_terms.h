#pragma once
// Zones in files: one element for each term, named by its kind.

#include "formats/model/document/zone.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

/// Reads the terms among the children of `parent`; other elements become findings and are kept.
std::vector<model::ZoneTerm> readZoneTerms(XmlCursor& parent);
void writeZoneTerm(XmlPen& pen, const model::ZoneTerm& term);

}  // namespace cota::xml

#pragma once
// Reads the rows and columns of charts in a layout.xml, and names words that the game does not have.

#include <vector>

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/look/furniture/layout.h"

namespace cota::mapsets {

/// A <column> of the terrain chart; the caller finishes the element.
look::ChartColumn readChartColumn(const Catalogue& catalogue, xml::XmlCursor& element);
/// A <rows>; replaces those with the same id.
void readChartRows(const Catalogue& catalogue, xml::XmlCursor& element, std::vector<look::ChartRows>& into);

}  // namespace cota::mapsets

#pragma once
// Reads the rows and columns of charts in a layout.xml, and names words that the game does not have.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/look/furniture/layout.h"

namespace cota::mapsets {

using KnownWords = std::set<std::string, std::less<>>;

/// What the readers of the entries of one layout.xml have to know about the file.
struct LayoutFile {
    bool isOfGame = true;        // its texts are in both languages; a designer may write in one
    bool isOfBase = false;       // of a game that this one extends, and whose values it may have replaced
    std::set<std::string> seen;  // kinds and names of entries

    /// Whether it is the first entry of that name; reports a second one.
    bool isFirst(const xml::XmlCursor& element, const std::string& name);
};

/// Reports a word that is none of `words`.
void requireOfGame(xml::XmlCursor& element, std::string_view attribute, const std::string& word,
                   const KnownWords& words);

/// A <column> of the terrain chart; the caller finishes the element.
look::ChartColumn readChartColumn(const Catalogue& catalogue, LayoutFile& file, xml::XmlCursor& element);
/// A <rows>; replaces those with the same id.
void readChartRows(const Catalogue& catalogue, LayoutFile& file, xml::XmlCursor& element,
                   std::vector<look::ChartRows>& into);

}  // namespace cota::mapsets

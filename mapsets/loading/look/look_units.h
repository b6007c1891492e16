#pragma once
// Reads what look.xml says of units: their kinds, their signs and letters, and signs of the game's own.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::mapsets {

class LookUnits {
  public:
    /// <sign id="sickle" draw="line" path="M0,0 ..."/>: known in the rest of the file and in games that
    /// extend this one. One with the name of a shared sign replaces it.
    void readSign(xml::XmlCursor& element);
    /// The attributes kind, signs and letters of <unit>; isRead() names these and that of readNation().
    void readUnit(xml::XmlCursor& element, look::Symbol& symbol) const;
    /// The letter of a <nation>: its mark has room for one.
    static void readNation(xml::XmlCursor& element, look::Symbol& symbol);
    static bool isRead(std::string_view kind, std::string_view parameter);

  private:
    void readSigns(xml::XmlCursor& element, std::string_view text, look::Symbol& symbol) const;
    /// As symbols hold it, see look::signOf; empty if it is unknown, which is reported.
    std::string signNamed(xml::XmlCursor& element, const std::string& word) const;

    std::map<std::string, std::string, std::less<>> own_;  // by id: "draw:path"
};

}  // namespace cota::mapsets

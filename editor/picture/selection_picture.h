#pragma once
// A picture of some hexes of the map, for the clipboard.

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// What the picture shows. It keeps the map, so that the picture can be drawn when another program asks for
/// it.
struct SelectionPicture {
    std::shared_ptr<const JoinedMap> map;
    std::shared_ptr<const look::Symbology> look;
    std::vector<std::string> layers;  // empty: all
    std::set<Cell> hexes;
    model::Language language = model::Language::english;
};

/// Both are empty without hexes. Everything outside the hexes is cut off.
std::string svgOf(const SelectionPicture& wanted);
std::string pngOf(const SelectionPicture& wanted);

}  // namespace cota::session

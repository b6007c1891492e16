#pragma once
// What the user can put on the map: the terrains and features of the game, and the counters of the forces.

#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct PaletteEntry {
    std::string id;
    std::string name;  // in the requested language; the id if the game gives no name
    friend bool operator==(const PaletteEntry&, const PaletteEntry&) = default;
};

struct Palette {
    std::vector<PaletteEntry> terrains;
    std::vector<PaletteEntry> hexsides;
    std::vector<PaletteEntry> pathKinds;
    std::vector<PaletteEntry> features;  // on a board alone, only printed ones
    std::vector<PaletteEntry> counters;  // with place and side before the name
    std::vector<PaletteEntry> zones;
    std::vector<PaletteEntry> objectives;
    friend bool operator==(const Palette&, const Palette&) = default;
};

/// `game` may be null; then only the things that the document itself names.
Palette paletteOf(const model::Document& document, const mapsets::Mapset* game, model::Language language);

}  // namespace cota::session

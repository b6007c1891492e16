#pragma once
// What a person can choose to put on the map: the words of the document's game, and the counters of its
// forces.

#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct PaletteEntry {
    std::string id;
    std::string name;  // in the language asked for; the id where the game gives none
    friend bool operator==(const PaletteEntry&, const PaletteEntry&) = default;
};

struct Palette {
    std::vector<PaletteEntry> terrains;
    std::vector<PaletteEntry> hexsides;
    std::vector<PaletteEntry> pathKinds;
    std::vector<PaletteEntry> features;  // printed ones of a board alone; in a scenario all
    std::vector<PaletteEntry> counters;  // with place and side before the name
    std::vector<PaletteEntry> zones;
    std::vector<PaletteEntry> objectives;
    friend bool operator==(const Palette&, const Palette&) = default;
};

/// `game` may be null: then only what the document itself names.
Palette paletteOf(const model::Document& document, const mapsets::Mapset* game, model::Language language);

}  // namespace cota::session

#pragma once
// What the things of a palette look like on the map.

#include <string_view>
#include <vector>

#include "editor/answers/table.h"
#include "editor/editing/palette.h"
#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// A picture for each entry, of things of `kind` as look.xml names kinds: terrain, path, hexside, feature.
/// `width` and `height` in millimetres.
std::vector<picture::Picture> samplesOf(const Table& table, const look::Symbology& look,
                                        std::string_view kind, const std::vector<PaletteEntry>& entries,
                                        double width, double height);

}  // namespace cota::session

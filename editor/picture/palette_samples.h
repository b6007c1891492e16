#pragma once
// Samples that show how the entries of a palette look on the map.

#include <string_view>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/editing/palette.h"
#include "formats/picture/marks.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// A picture for each entry. `kind` is a kind from look.xml: terrain, path, hexside, feature. `width` and
/// `height` in millimetres.
std::vector<picture::Picture> samplesOf(const JoinedMap& map, const look::Symbology& look,
                                        std::string_view kind, const std::vector<PaletteEntry>& entries,
                                        double width, double height);

}  // namespace cota::session

#pragma once
// What an edit changed, as far as it affects the picture. Battlefields are compared, so it works for any
// edit, undo included.

#include <optional>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/picture/curve.h"
#include "mapsets/look/sheet/draw_map.h"

namespace cota::session {

struct MapChanges {
    look::Concerns concerns = 0;
    std::vector<Cell> ground;            // hexes with other terrains
    std::vector<Cell> heights;           // hexes whose ground became higher or lower
    std::vector<Cell> lines;             // hexes whose paths, hexside lines or bridges changed
    std::vector<picture::Box> outlines;  // of areas added, removed or changed, on the sheet
    // Contours as drawn, or the data for the ground between them, so that it may differ anywhere.
    bool contours = false;
};

/// Nothing if the maps differ in more than that: another game, other boards, other hexes.
std::optional<MapChanges> changesBetween(const JoinedMap& before, const JoinedMap& after);

}  // namespace cota::session

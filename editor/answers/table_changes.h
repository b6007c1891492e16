#pragma once
// What an edit changed, as far as pictures ask: found by comparing the battlefields, so that it holds for any
// edit, undone ones too.

#include <optional>
#include <vector>

#include "editor/answers/table.h"
#include "formats/picture/curve.h"
#include "mapsets/look/sheet/draw_map.h"

namespace cota::session {

struct TableChanges {
    look::Concerns concerns = 0;
    std::vector<Cell> ground;            // hexes that hold other terrains
    std::vector<Cell> heights;           // hexes whose ground is higher or lower
    std::vector<Cell> lines;             // hexes through which, or along whose sides, other lines run
    std::vector<picture::Box> outlines;  // of areas that came, went or changed, on the sheet
    // Drawn ones, or what the ground between them is worked out from, so that it may differ anywhere.
    bool contours = false;
};

/// Nothing where the tables differ in more: another game, other boards, other hexes.
std::optional<TableChanges> changesBetween(const Table& before, const Table& after);

}  // namespace cota::session

#pragma once
// What hides along a straight line: hexes that rise above it. It hides if it is higher than the line there;
// equal height does not hide. Heights are whole metres, so "higher than the line" is one multiplication on
// each side.

#include "mapsets/heights/heights.h"
#include "mapsets/sight/kept_lines.h"
#include "mapsets/sight/straight/hex_obstacles.h"
#include "mapsets/sight/straight/line_ground.h"
#include "mapsets/sight/straight/met_obstacles.h"
#include "mapsets/sight/straight/straight_line.h"

namespace cota::mapsets {

class StraightLineJudge {
  public:
    StraightLineJudge(const Battlefield& field, const Heights& heights, const HexObstacles& obstacles,
                      KeptLines& lines)
        : field_(field), places_(heights.places()), obstacles_(obstacles), lines_(lines) {}

    bool isClear(const StraightLine& line) const;
    /// Whether a hex of the line hides the other end. If `open` is given, a hex that needs heights may be
    /// added to it instead of being decided.
    bool hides(Cell cell, int distance, const StraightLine& line, StraightLineNote* note,
               OpenHexes* open = nullptr) const;

  private:
    bool isClearAlongSides(const StraightLine& line) const;
    /// Whether the hex can rise above the line at all. Most hexes cannot, and need no geometry.
    bool mayHide(Cell cell, int distance, const StraightLine& line) const {
        return line.mayBeBelow(obstacles_.in(cell).most, distance);
    }
    bool surelyHides(const HexObstacles::Cover& cover, int distance, const StraightLine& line) const;
    bool anyHides(OpenHexes& open, const StraightLine& line) const;

    const Battlefield& field_;
    const PlaceHeights* places_;  // null if the game uses the heights of whole hexes
    const HexObstacles& obstacles_;
    KeptLines& lines_;
};

}  // namespace cota::mapsets

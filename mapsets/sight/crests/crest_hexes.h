#pragma once
// The effect of each hex on a line through it, for sight by crests.

#include <string>
#include <vector>

#include "mapsets/heights/heights.h"
#include "mapsets/sight/crests/crest_line.h"

namespace cota::mapsets {

/// The effect of a hex on a line through it; heights in the game's unit.
struct CrestCover {
    std::int32_t ground = 0;
    std::int32_t top = 0;       // of the ground, or of screening terrain
    bool isOff = true;          // off the map
    bool isIgnored = false;     // a half hex without effect
    bool alwaysBlocks = false;  // a marker that blocks at any height
    bool isHalf = false;        // has terrain half a level high that counts
    bool hasObstacle() const { return top > ground; }
};

class CrestHexes {
  public:
    CrestHexes(const Battlefield& field, const Heights& heights, const Parameters& parameters);

    const CrestCover& in(Cell cell) const { return covers_[static_cast<std::size_t>(cell)]; }
    /// The same if the rules are read in another way.
    CrestCover coverOf(Cell cell, const CrestReading& reading) const;
    /// The ids of whatever counts for sight in some hexes.
    std::string idsIn(const std::vector<Cell>& hexes) const;

  private:
    const Battlefield& field_;
    const Heights& heights_;
    TagMask blockers_ = 0;
    TagMask markers_ = 0;
    TagMask halves_ = 0;
    TagMask moreHalves_ = 0;          // only if the reading includes them
    std::vector<CrestCover> covers_;  // by cell
};

}  // namespace cota::mapsets

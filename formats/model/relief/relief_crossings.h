#pragma once
// Exact crossings of a straight way and drawn contours, and the levels that follow from counting them.
//
// Only lines that separate higher from lower ground count: solid lines, closed or from edge to edge, whose
// higher side is known. A place on such a line is as high as its higher side. A line is not crossed if the
// way only touches it, or runs along it and goes back to the same side. So the count does not depend on the
// route: the rise of a way is the difference between the levels of its ends.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "formats/model/geometry/outline.h"
#include "formats/model/relief/relief.h"

namespace cota::model {

/// Whether a line counts, as described above.
bool partsLevels(const Relief::Line& line);

struct ReliefCrossing {
    LinePlace at;  // position along the way
    int rise = 0;  // 1: to the higher side of the line, -1: to the lower one
};

/// At most two, because a way may run along a line.
class PieceCrossings {
  public:
    const ReliefCrossing* begin() const { return all_.data(); }
    const ReliefCrossing* end() const { return all_.data() + count_; }
    bool empty() const { return count_ == 0; }
    void add(ReliefCrossing crossing) { all_[count_++] = crossing; }

  private:
    std::array<ReliefCrossing, 2> all_{};
    std::size_t count_ = 0;
};

/// The crossings of the way and the piece's line at this piece. A crossing through a corner belongs to the
/// piece that ends there, so that it is found only once. Allocates no memory.
PieceCrossings crossingsAt(const Relief& relief, const Relief::Piece& piece, GridPoint from, GridPoint to);

/// The rise from the start to the end of the way, in levels.
int riseBetween(const Relief& relief, GridPoint from, GridPoint to);

/// The level of each place. Every line is one level, whatever its metres; the lowest line is at metres /
/// metresPerLevel, rounded down. So on a map whose lowest line is the first one above 0, the level is the
/// number of lines around the place. All 0 if no line counts.
std::vector<int> countedLevels(const Relief& relief, std::span<const GridPoint> places, int metresPerLevel);

}  // namespace cota::model

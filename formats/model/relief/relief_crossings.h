#pragma once
// Where a straight way crosses drawn contours, to the point, and the levels that follow from counting them.
//
// Only lines that part higher ground from lower count: regular ones, closed or from edge to edge, whose
// higher side is known. A place on such a line is as high as its higher side. A line that a way only touches,
// or runs along before it goes back to the side it came from, is not crossed. Both together make counting
// independent of the way: what a way rises is the difference between the levels of its ends.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "formats/model/geometry/outline.h"
#include "formats/model/relief/relief.h"

namespace cota::model {

/// Whether a line counts: see above.
bool partsLevels(const Relief::Line& line);

struct ReliefCrossing {
    LinePlace at;  // along the way
    int rise = 0;  // 1: onto the higher side of the line, -1: off it
};

/// At most two: a way may run along a line for a while.
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

/// Where the way crosses the piece's line at this piece. A crossing through a corner of a line belongs to the
/// piece that ends there, so that each is found at one piece only. Allocates nothing.
PieceCrossings crossingsAt(const Relief& relief, const Relief::Piece& piece, GridPoint from, GridPoint to);

/// By how many levels the ground is higher at the end of the way than at its start.
int riseBetween(const Relief& relief, GridPoint from, GridPoint to);

/// The level of each place: every line is one level (its metres are not asked), and the line with the least
/// metres stands at metres / metresPerLevel, rounded down. So on a map whose lowest line is the first one
/// above 0 it is the number of lines around the place. All 0 without lines that count.
std::vector<int> countedLevels(const Relief& relief, std::span<const GridPoint> places, int metresPerLevel);

}  // namespace cota::model

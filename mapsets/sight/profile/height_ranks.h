#pragma once
// The heights that lines over a battlefield can meet, in order.

#include <algorithm>
#include <vector>

#include "mapsets/sight/profile/profile_line.h"

namespace cota::mapsets {

class HeightRanks {
  public:
    HeightRanks(const Battlefield& field, const Heights& heights) {
        for (const Cell cell : field.hexes())
            for (const int height : {heights.ground(cell), heights.top(cell),
                                     heights.eye(cell, End::observer), heights.eye(cell, End::target)})
                if (ladder_.empty() || ladder_.back() != height) ladder_.push_back(height);
        std::ranges::sort(ladder_);
        ladder_.erase(std::unique(ladder_.begin(), ladder_.end()), ladder_.end());
    }
    HeightRank of(int height) const {
        return static_cast<HeightRank>(std::ranges::lower_bound(ladder_, height) - ladder_.begin());
    }
    int height(HeightRank rank) const { return ladder_[static_cast<std::size_t>(rank)]; }

  private:
    std::vector<int> ladder_;
};

}  // namespace cota::mapsets

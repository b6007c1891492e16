#pragma once
// The effect of each hex on a line through it, and the eyes of the units in it, as ranks.

#include <vector>

#include "mapsets/sight/profile/profile_ground.h"
#include "mapsets/sight/profile/profile_line.h"

namespace cota::mapsets {

class ProfileHexes {
  public:
    struct Cover {
        HeightRank relief = noRank;  // height in the profile; noRank: off the map; 0 over drawn contours
        HeightRank screen = noRank;  // height of screening terrain
    };

    ProfileHexes(const ProfileGround& ground, const ProfileReading& reading);

    const Cover& in(Cell cell) const { return covers_[static_cast<std::size_t>(cell)]; }
    HeightRank observerEye(Cell cell) const { return eyesFrom_[static_cast<std::size_t>(cell)]; }
    HeightRank targetEye(Cell cell) const { return eyesTo_[static_cast<std::size_t>(cell)]; }
    /// Whether observers and targets are equally high in every hex.
    bool areEyesEqual() const { return eyesFrom_ == eyesTo_; }

  private:
    std::vector<Cover> covers_;                  // by cell
    std::vector<HeightRank> eyesFrom_, eyesTo_;  // by cell
};

}  // namespace cota::mapsets

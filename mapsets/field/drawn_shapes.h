#pragma once
// Areas, contours and spot heights of the boards in their place on the map, and the levels that contours
// give.

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

class DrawnShapes {
  public:
    explicit DrawnShapes(BattlefieldWork& work) : work_(work) {}

    void takeBoards();
    /// If the game reads levels from contours, they replace the stated levels of hexes.
    void setLevels();

  private:
    void takeAreas(std::size_t board);
    void takeContours(std::size_t board);

    BattlefieldWork& work_;
    std::vector<model::Contour> contours_;
    std::vector<model::SpotHeight> spots_;
};

}  // namespace cota::mapsets

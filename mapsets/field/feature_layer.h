#pragma once
// The features in the hexes of a battlefield: those of the boards and those of the scenario.

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

class FeatureLayer {
  public:
    explicit FeatureLayer(BattlefieldWork& work) : work_(work) {}

    /// Boards that share a hex print the same feature in it, which counts once.
    void takeBoards();
    /// Places the features of the scenario in existing hexes. Rules report unknown kinds and hexes.
    void takeScenario(const model::Scenario& scenario);
    void add(std::uint16_t kind, Cell cell, const model::SideId& side, const model::Attributes& values);
    /// Removes all features of a kind from a hex; false if there is none.
    bool remove(std::uint16_t kind, Cell cell);

  private:
    BattlefieldWork& work_;
};

}  // namespace cota::mapsets

#pragma once
// Places the boards of an assembly: the position of each, the dense lattice under all of them, and the hexes
// that several boards print.

#include <map>
#include <utility>

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

class BoardLayout {
  public:
    explicit BoardLayout(BattlefieldWork& work) : work_(work) {}

    /// Places all boards of the scenario.
    void place(const model::Scenario& scenario, const model::Document& document);
    /// Places a single board.
    void place(const model::Board& board);
    /// Makes the lattice and the hexes on it; false if that is not possible.
    bool makeLattice();

  private:
    using Overlaps = std::map<std::pair<std::size_t, std::size_t>, std::vector<Cell>>;  // by two boards

    void lay(const model::BoardPlacement& placement, const model::Board& board, const std::string& prefix);
    void sizeArrays(std::size_t cells);
    const LaidBoard& farthestBoard() const;
    void takeHexes();
    void reportOverlaps(const Overlaps& overlaps);
    void decideUse();

    BattlefieldWork& work_;
    model::Grid map_;  // orientation and low lines of the whole map
};

}  // namespace cota::mapsets

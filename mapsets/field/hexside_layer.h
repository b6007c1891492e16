#pragma once
// The kinds of hexsides (hedges, walls ...) on the hexsides of a battlefield.

#include <map>
#include <set>

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

class HexsideLayer {
  public:
    explicit HexsideLayer(BattlefieldWork& work) : work_(work) {}

    void takeBoards();
    void add(model::HexSide side, std::uint16_t kind) { kinds_[side].insert(kind); }
    /// False if the hexside does not have the kind.
    bool remove(model::HexSide side, std::uint16_t kind) { return kinds_[side].erase(kind) > 0; }
    /// Writes all kinds into the battlefield; nothing can be changed afterwards.
    void finish();

  private:
    BattlefieldWork& work_;
    std::map<model::HexSide, std::set<std::uint16_t>> kinds_;
};

}  // namespace cota::mapsets

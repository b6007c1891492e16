#pragma once
// A document of a game without a map, with the rules of its game read: what a battlefield is to a game with a
// map.

#include <memory>
#include <string>
#include <vector>

#include "mapsets/table/table_world.h"

namespace cota::mapsets {

/// The word of each option of the game, in their order: what the scenario sets, else the default.
std::vector<std::string> optionWordsOf(const Mapset& game, const model::Document& document);

class LaidTable {
  public:
    /// `game` must not be null; the document must outlive the table.
    LaidTable(std::shared_ptr<const Mapset> game, const model::Document& document);
    LaidTable(const LaidTable&) = delete;
    LaidTable& operator=(const LaidTable&) = delete;

    const TableGame& game() const { return game_; }
    const TableWorld& world() const { return world_; }
    const TablePosition& position() const { return world_.position(); }

  private:
    std::shared_ptr<const Mapset> mapset_;
    std::vector<TableFault> faults_;  // reported when the game is loaded
    TableGame game_;
    TableWorld world_;
};

}  // namespace cota::mapsets

#pragma once
// The paths of a battlefield: which paths run in which hexes and cross which hexsides.

#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

/// A path of a board, with its hexes and hexsides on the whole map.
struct LaidPath {
    std::string board;
    std::string id;
    int kind = -1;  // catalogue index; -1: unknown
    std::vector<model::HexCoord> hexes;
    std::vector<model::HexSide> sides;
    std::vector<model::HexSide> ends;
};

class PathNetwork {
  public:
    explicit PathNetwork(BattlefieldWork& work) : work_(work) {}

    /// Collects the paths of the boards; their kinds can be changed until they are drawn.
    void takeBoards();
    /// Draws the paths of the boards and joins those that run off their boards.
    void drawBoards();
    void draw(const LaidPath& path);
    /// Removes the part of a kind of path that the i-th of these adjacent hexes has, or all of it if there is
    /// only one hex; false if no path of the kind runs there.
    bool remove(std::size_t kind, const std::vector<Cell>& cells, std::size_t i);
    /// After parts are removed: deletes paths in these hexes that no longer lead to another hex of the map.
    void endWithoutLinks(std::size_t kind, const std::vector<Cell>& cells);
    /// A river fills the hexes it runs through.
    void giveTerrain();

    const std::vector<LaidPath>& laid() const { return laid_; }
    /// The paths that a name can mean: those of the board it names, or else all with that id.
    std::vector<LaidPath*> named(const std::string& name);

  private:
    void mark(std::size_t kind, model::HexCoord hex, int bits);
    void link(std::size_t kind, model::HexCoord from, model::HexCoord to);
    void closeEnds();

    BattlefieldWork& work_;
    std::vector<LaidPath> laid_;
};

}  // namespace cota::mapsets

#pragma once
// Gives each hex the terrains that count in it and its stated level: painted terrain, outlines, hexes on two
// boards, and the terrain of the relief.

#include <set>

#include "formats/model/geometry/rational.h"
#include "mapsets/field/battlefield_work.h"

namespace cota::mapsets {

/// Hexes whose terrain or level an amendment sets: where boards differ, the designer has decided.
struct AmendedHexes {
    std::set<Cell> terrain, level;
};

class TerrainLayer {
  public:
    /// The options of the field must be set.
    explicit TerrainLayer(BattlefieldWork& work);

    /// The painted terrain and the level of each hex of each board.
    void paint();
    /// A hex on several boards has the terrains of all its parts and the highest level.
    void mergeSeams(const AmendedHexes& amended);
    /// Hexes have the terrain of outlines that cover more of them than the share set by the game.
    void takeAreas();
    /// Hexes at the level of the relief have its terrain.
    void addRelief();

  private:
    std::uint16_t mixOf(const model::TerrainMix& mix, const model::Board& board);
    void mergeSeam(Cell cell, const AmendedHexes& amended);
    void reportDifferences(Cell cell, const AmendedHexes& amended, const std::vector<model::LocalText>& texts,
                           const std::vector<std::int16_t>& levels);
    bool isConfirmed(Cell cell) const;
    void reportDifference(Cell cell, AssemblyMessage message, const model::LocalText& parts,
                          const model::LocalText& merged);

    BattlefieldWork& work_;
    model::Rational shareLimit_;  // part of a hex; terrain with no greater share does not count
    int reliefFrom_ = 0;
    std::string confirmed_;        // flag of a hex note: the hex is right although its halves differ
    bool firstBoardWins_ = false;  // a seam hex has the terrain of its first board only
};

}  // namespace cota::mapsets

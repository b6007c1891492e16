#pragma once
// The battlefield: boards laid, turned, cropped and amended as one lattice, with everything the strategies ask for
// laid out in arrays. Rules see nothing else. Built once for a document; immutable; queries allocate nothing.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/board.h"
#include "formats/model/document.h"
#include "formats/model/finding.h"
#include "formats/model/hex.h"
#include "mapsets/mapset.h"

namespace cota::mapsets {

/// Index into the dense axial lattice. The lattice has a margin of off-map cells on every side, so that the cell of
/// a neighbour, or of any step of a trace between two map hexes, is always `cell + offset` and in range.
using Cell = std::int32_t;
inline constexpr Cell noCell = -1;

/// One bit for each tag word of the game (at most 64), so that "has any of these tags" is one AND.
using TagMask = std::uint64_t;

/// Where a hex of the battlefield is printed: a hex of one of the boards.
struct PrintedHex {
    std::uint16_t placement = 0;  // index into Assembly::boards (0 for a board alone)
    model::HexCoord hex;          // on that board
};

/// A feature standing in a hex, from a board, an amendment or the scenario.
struct FieldFeature {
    std::uint16_t kind = 0;  // index into Catalogue::features
    Cell cell = noCell;
    std::string side;
    model::Attributes values;
};

class Battlefield {
   public:
    // --- lattice
    int width() const { return width_; }    // cells in q, margin included
    int height() const { return height_; }  // cells in r, margin included
    Cell cellCount() const { return static_cast<Cell>(onMap_.size()); }
    model::HexCoord hexAt(Cell cell) const { return {originQ_ + cell % width_, originR_ + cell / width_}; }
    /// The cell of a hex, margin included; noCell outside the lattice.
    Cell cellOf(model::HexCoord hex) const;
    /// What to add to a cell to move by `offset` on the lattice.
    Cell offset(model::HexCoord step) const { return step.r * width_ + step.q; }
    bool isOnMap(Cell cell) const { return onMap_[static_cast<std::size_t>(cell)] != 0; }
    bool isPlayable(Cell cell) const { return onMap_[static_cast<std::size_t>(cell)] == 1; }
    bool isMapEdge(Cell cell) const;                       // on the map with a neighbour that is not
    std::span<const Cell> hexes() const { return hexes_; }  // all cells on the map, reading order

    // --- names
    std::string label(Cell cell) const;  // primary name: that of the first board of the assembly that prints it
    std::vector<std::string> labels(Cell cell) const;
    std::span<const PrintedHex> printed(Cell cell) const;
    /// Resolves any name of a hex, prefixed or, where only one board has it, bare; or "@q,r".
    std::optional<Cell> resolve(std::string_view label) const;

    // --- terrain and relief
    std::int16_t level(Cell cell) const { return level_[static_cast<std::size_t>(cell)]; }
    /// Union of the tags of all terrains that count in the hex, its features' and its river's terrain included.
    TagMask tags(Cell cell) const { return tags_[static_cast<std::size_t>(cell)]; }
    std::uint16_t terrainCode(Cell cell) const { return terrain_[static_cast<std::size_t>(cell)]; }
    /// Catalogue indexes of the terrains of a code that count (a share at or below the game's limit does not).
    std::span<const std::uint16_t> terrainsOf(std::uint16_t code) const;
    bool containsTerrain(Cell cell, std::uint16_t terrain) const;
    TagMask maskOf(std::string_view tag) const;  // 0 for a word no entry of the game carries

    // --- paths: for each path kind, which of the six sides of a hex a path of that kind crosses (bit = Direction)
    std::uint8_t links(std::size_t pathKind, Cell cell) const;
    bool linked(std::size_t pathKind, Cell from, model::Direction towards) const {
        return (links(pathKind, from) >> static_cast<int>(towards)) & 1u;
    }
    bool touches(std::size_t pathKind, Cell cell) const;  // the path runs in the hex, even without crossing a side

    // --- features and hexsides
    std::span<const FieldFeature> features(Cell cell) const;  // grouped by kind
    int featureCount(Cell cell, std::uint16_t kind) const;
    std::span<const std::uint16_t> edges(model::HexSide side) const;  // catalogue indexes of hexside kinds

    const Mapset& mapset() const { return *mapset_; }
    /// Resolved switches: the mapset's defaults with the scenario's own on top.
    const std::string& option(std::string_view id) const;

   private:
    friend class BattlefieldBuilder;
    const Mapset* mapset_ = nullptr;
    int width_ = 0, height_ = 0, originQ_ = 0, originR_ = 0;
    std::vector<std::uint8_t> onMap_;  // 0 off, 1 playable, 2 on the map but not playable (half hexes of some games)
    std::vector<Cell> hexes_;
    std::vector<std::int16_t> level_;
    std::vector<std::uint16_t> terrain_;
    std::vector<TagMask> tags_;
};

}  // namespace cota::mapsets

#pragma once
// The battlefield: boards laid, turned, cropped and amended as one lattice, with everything the strategies
// ask for laid out in arrays. Rules see nothing else. It owns copies of all it needs from the document (only
// the mapset must outlive it), is immutable, and its queries on cells allocate nothing. Made by
// buildBattlefield (battlefield_builder.h). Strategies keep its address: let it stay where it is while they
// live.

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/assembly.h"
#include "formats/model/document/attributes.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/hex.h"
#include "formats/model/relief/relief.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/laid_board.h"

namespace cota::mapsets {

class DrawnGround;

/// Index into the dense axial lattice. The lattice has a margin of two off-map cells on every side, so that
/// the neighbours of a map hex, and every hex a straight line between two map hexes meets, are `cell +
/// offset`.
using Cell = std::int32_t;
inline constexpr Cell noCell = -1;

/// One bit for each tag word of the game (at most 64), so that "has any of these tags" is one AND.
using TagMask = std::uint64_t;

/// Where a hex of the battlefield is printed: a hex of one of the boards.
struct PrintedHex {
    std::uint16_t placement = 0;  // index into Battlefield::boards()
    model::HexCoord hex;          // on that board
};

/// The up to four printed hexes of one hex of the battlefield, in the order of the assembly.
class PrintedHexes {
  public:
    static constexpr std::size_t most = 4;
    const PrintedHex* begin() const { return hexes_.data(); }
    const PrintedHex* end() const { return hexes_.data() + count_; }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const PrintedHex& operator[](std::size_t i) const { return hexes_[i]; }
    void add(PrintedHex hex) {
        if (count_ < most) hexes_[count_++] = hex;
    }

  private:
    std::array<PrintedHex, most> hexes_{};
    std::size_t count_ = 0;
};

/// A feature standing in a hex, from a board, an amendment or the scenario.
struct FieldFeature {
    std::uint16_t kind = 0;  // index into Catalogue::features
    Cell cell = noCell;
    model::SideId side;  // empty: nobody's
    model::Attributes values;
};

/// A drawn outline of terrain, as it lies on the map.
struct FieldArea {
    std::uint16_t terrain = 0;  // index into Catalogue::terrains
    std::vector<model::GridPoint> outline;
};

/// How much of a hex all outlines of one terrain cover, whether that is enough to count in it or not.
struct AreaShare {
    Cell cell = noCell;
    std::uint16_t terrain = 0;  // index into Catalogue::terrains
    int percent = 0;            // of what there is of the hex; 1 to 100
};

/// What a hex of the lattice is to those who move: the half hexes of some games are not playable, or hold
/// units that wait to enter.
enum class CellUse : std::uint8_t { off, playable, unplayable, staging };

class Battlefield {
  public:
    // --- lattice
    int width() const { return width_; }    // cells in q, margin included
    int height() const { return height_; }  // cells in r, margin included
    Cell cellCount() const { return static_cast<Cell>(use_.size()); }
    model::HexCoord hexAt(Cell cell) const { return {originQ_ + cell % width_, originR_ + cell / width_}; }
    /// The cell of a hex, margin included; noCell outside the lattice.
    Cell cellOf(model::HexCoord hex) const {
        const int q = hex.q - originQ_;
        const int r = hex.r - originR_;
        return q < 0 || r < 0 || q >= width_ || r >= height_ ? noCell : r * width_ + q;
    }
    /// What to add to a cell to move by `step` on the lattice.
    Cell offset(model::HexCoord step) const { return step.r * width_ + step.q; }
    Cell neighbour(Cell cell, model::Direction direction) const {
        return cell + offset(model::step(direction));
    }
    CellUse use(Cell cell) const { return use_[index(cell)]; }
    bool isOnMap(Cell cell) const { return use(cell) != CellUse::off; }
    bool isPlayable(Cell cell) const { return use(cell) == CellUse::playable; }
    bool isMapEdge(Cell cell) const;  // on the map with a neighbour that is not
    /// All cells on the map, by lattice row and then column, ascending.
    std::span<const Cell> hexes() const { return hexes_; }
    /// Straight distance in hexes.
    int distance(Cell a, Cell b) const { return model::distance(hexAt(a), hexAt(b)); }
    /// The most two hexes of the map can be apart.
    int extent() const { return extent_; }
    model::Orientation orientation() const { return orientation_; }
    model::North north() const { return north_; }

    // --- names
    std::span<const LaidBoard> boards() const { return boards_; }
    /// The primary name: that of the first board of the assembly that prints the hex. PG and other series
    /// number their boards; a scenario that wants the lowest number first lists that board first.
    std::string label(Cell cell) const;
    std::vector<std::string> labels(Cell cell) const;
    PrintedHexes printed(Cell cell) const;
    /// Every hex `label` can mean: prefixed by its board, or bare, or "@q,r". Readings with a board's prefix
    /// hide the others. Sorted, each once; empty: no such hex.
    std::vector<Cell> candidates(std::string_view label) const;
    /// The one hex `label` means; nothing for unknown names and for names of several hexes.
    std::optional<Cell> resolve(std::string_view label) const;

    // --- terrain and relief
    /// As the boards and the scenario state it; where levelsAreDrawn(), as the contours give it.
    std::int16_t level(Cell cell) const { return level_[index(cell)]; }
    /// The game reads levels from drawn contours (parameter levels-from of its heights), and there are some.
    bool levelsAreDrawn() const { return levelsAreDrawn_; }
    /// Union of the tags of all terrains that count in the hex, its features' included.
    TagMask tags(Cell cell) const { return tags_[index(cell)]; }
    /// Hexes of one code hold the same terrains.
    std::uint16_t terrainCode(Cell cell) const { return terrain_[index(cell)]; }
    std::size_t terrainCodes() const { return mixes_.size(); }
    /// Catalogue indexes of the terrains of a code that count, the one the hex is painted with first: those
    /// with a share above the game's limit, the terrain a path gives its hexes, and the relief's. Terrains
    /// the game does not know are left out.
    std::span<const std::uint16_t> terrainsOf(std::uint16_t code) const { return mixes_[code]; }
    std::span<const std::uint16_t> terrainsIn(Cell cell) const { return mixes_[terrainCode(cell)]; }
    bool containsTerrain(Cell cell, std::uint16_t terrain) const;
    /// The terrain that hexes have by their level, where the game has one.
    std::optional<std::uint16_t> reliefTerrain() const { return relief_; }
    TagMask maskOf(std::string_view tag) const;  // 0 for a word no entry on a map carries
    /// Union over words separated by spaces.
    TagMask maskOfAll(std::string_view tags) const;

    // --- paths: for each path kind, which of the six sides of a hex a path of that kind crosses (bit =
    // Direction); for kinds that run along hexsides, which sides it runs along
    std::uint8_t links(std::size_t pathKind, Cell cell) const {
        const std::vector<std::uint8_t>& layer = paths_[pathKind];
        return layer.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(layer[index(cell)] & 0x3fu);
    }
    bool linked(std::size_t pathKind, Cell from, model::Direction towards) const {
        return (unsigned{links(pathKind, from)} >> static_cast<unsigned>(towards)) & 1u;
    }
    /// The path runs in the hex, even without crossing a side.
    bool touches(std::size_t pathKind, Cell cell) const {
        const std::vector<std::uint8_t>& layer = paths_[pathKind];
        return !layer.empty() && layer[index(cell)] != 0;
    }

    // --- features and hexsides
    std::span<const FieldFeature> features() const { return features_; }  // by cell, then kind
    std::span<const FieldFeature> features(Cell cell) const;
    int featureCount(Cell cell, std::uint16_t kind) const;
    /// Catalogue indexes of the hexside kinds on a side, ascending, each once.
    std::span<const std::uint16_t> hexsides(model::HexSide side) const;
    std::span<const std::uint16_t> hexsides(Cell cell, model::Direction direction) const {
        if (!((unsigned{kindedSides_[index(cell)]} >> static_cast<unsigned>(direction)) & 1u)) return {};
        return hexsides(model::HexSide::of(hexAt(cell), direction));
    }

    // --- drawn shapes, in grid units of the endless lattice (model::latticeCentre)
    model::GridPoint centre(Cell cell) const { return model::latticeCentre(orientation_, hexAt(cell)); }
    std::span<const FieldArea> areas() const { return areas_; }
    /// What outlines cover of a hex, as measured to decide whether their terrain counts in it; by terrain.
    std::span<const AreaShare> areasOver(Cell cell) const;
    /// What the contours of all boards say, joined over the seams; null where none is drawn.
    const model::Relief* relief() const;
    /// The same with what follows from it alone; null likewise.
    const DrawnGround* ground() const { return ground_.get(); }
    /// The id of a line of the relief, with its board's name where there are several boards.
    const std::string& contourName(std::uint32_t line) const {
        return nameOfContour(relief()->lines()[line].contours.front());
    }
    /// The same for a contour by its number in the drawing of the ground.
    const std::string& nameOfContour(std::uint32_t contour) const { return contourNames_[contour]; }

    const Mapset& mapset() const { return *mapset_; }
    /// Resolved switches: the mapset's defaults with the scenario's own on top. Empty for an unknown id.
    const std::string& option(std::string_view id) const;

  private:
    friend class BattlefieldBuilder;
    struct KindsOnHexside {
        model::HexSide side;
        std::vector<std::uint16_t> kinds;
    };
    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }

    const Mapset* mapset_ = nullptr;
    int width_ = 0, height_ = 0, originQ_ = 0, originR_ = 0, extent_ = 0;
    model::Orientation orientation_ = model::Orientation::flat;
    model::North north_ = model::North::unset;
    std::vector<LaidBoard> boards_;
    std::vector<CellUse> use_;
    std::vector<Cell> hexes_;
    std::vector<std::int16_t> level_;
    bool levelsAreDrawn_ = false;
    std::vector<std::uint16_t> terrain_;
    std::vector<std::vector<std::uint16_t>> mixes_;
    std::vector<TagMask> tags_;
    std::optional<std::uint16_t> relief_;
    std::vector<std::string> tagWords_;             // by bit
    std::vector<std::vector<std::uint8_t>> paths_;  // by kind; empty where no path of the kind is
    std::vector<FieldFeature> features_;
    std::vector<std::uint8_t> kindedSides_;  // by cell: sides with any hexside kind
    std::vector<KindsOnHexside> hexsides_;   // sorted by side
    std::vector<FieldArea> areas_;
    std::vector<AreaShare> areaShares_;  // by cell, then terrain
    std::shared_ptr<const DrawnGround> ground_;
    std::vector<std::string> contourNames_;  // in the order the relief was given them
    std::map<std::string, std::string, std::less<>> options_;
};

}  // namespace cota::mapsets

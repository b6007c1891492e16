#pragma once
// The battlefield: boards placed, turned, cropped and amended as one lattice, with arrays of everything the
// strategies ask for. Rules use nothing else. It copies all it needs from the document (only the mapset must
// outlive it), is immutable, and its queries on cells allocate nothing. buildBattlefield makes it
// (battlefield_builder.h). Strategies keep its address, so do not move it while they exist.

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
/// the neighbours of a map hex, and every hex on a straight line between two map hexes, are `cell + offset`.
using Cell = std::int32_t;
inline constexpr Cell noCell = -1;

/// Levels of a battlefield go from -highestLevel to highestLevel.
inline constexpr int highestLevel = 1000;

/// One bit for each tag of the game (at most 64), so that "has any of these tags" is one AND.
using TagMask = std::uint64_t;

/// The place on one of the boards where a hex of the battlefield is printed.
struct PrintedHex {
    std::uint16_t placement = 0;  // index into Battlefield::boards()
    model::HexCoord hex;          // on that board
};

/// The printed hexes of one hex of the battlefield, at most four, in the order of the assembly.
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

/// A feature in a hex, from a board, an amendment or the scenario.
struct FieldFeature {
    std::uint16_t kind = 0;  // index into Catalogue::features
    Cell cell = noCell;
    model::SideId side;  // empty: no owner
    model::Attributes values;
};

/// A drawn outline of terrain, in its place on the map.
struct FieldArea {
    std::uint16_t terrain = 0;  // index into Catalogue::terrains
    std::vector<model::GridPoint> outline;
    friend bool operator==(const FieldArea&, const FieldArea&) = default;
};

/// How much of a hex the outlines of one terrain cover, even if that is too little for the terrain to count.
struct AreaShare {
    Cell cell = noCell;
    std::uint16_t terrain = 0;  // index into Catalogue::terrains
    int percent = 0;            // of the part of the hex that exists; 1 to 100
};

/// How units can use a hex: in some games half hexes are unplayable, or for units that wait to enter.
enum class CellUse : std::uint8_t { off, playable, unplayable, staging };

/// The hexside kinds on one hexside, as catalogue indexes.
struct KindsOnHexside {
    model::HexSide side;
    std::vector<std::uint16_t> kinds;  // ascending, each once
};

/// The contents of a battlefield. Only its builder fills them in; everything else asks the battlefield.
struct BattlefieldData {
    const Mapset* mapset = nullptr;
    int width = 0, height = 0, originQ = 0, originR = 0, extent = 0;
    model::Orientation orientation = model::Orientation::flat;
    model::North north = model::North::unset;
    std::vector<LaidBoard> boards;
    std::vector<CellUse> use;
    std::vector<Cell> hexes;
    std::vector<std::int16_t> level;
    bool levelsAreDrawn = false;
    std::vector<std::uint16_t> terrain;
    std::vector<std::vector<std::uint16_t>> mixes;
    std::vector<TagMask> tags;
    std::optional<std::uint16_t> relief;
    std::vector<std::string> tagWords;             // by bit
    std::vector<std::vector<std::uint8_t>> paths;  // by kind; empty if there is no path of the kind
    std::vector<FieldFeature> features;
    std::vector<std::uint8_t> kindedSides;  // by cell: hexsides that have any hexside kind
    std::vector<KindsOnHexside> hexsides;   // sorted by side
    std::vector<FieldArea> areas;
    std::vector<AreaShare> areaShares;  // by cell, then terrain
    std::shared_ptr<const DrawnGround> ground;
    std::vector<std::string> contourNames;  // in the order of the contours of the relief
    std::map<std::string, std::string, std::less<>> options;
};

class Battlefield {
  public:
    // --- lattice
    int width() const { return data_.width; }    // cells in q, margin included
    int height() const { return data_.height; }  // cells in r, margin included
    Cell cellCount() const { return static_cast<Cell>(data_.use.size()); }
    model::HexCoord hexAt(Cell cell) const {
        return {data_.originQ + cell % data_.width, data_.originR + cell / data_.width};
    }
    /// The cell of a hex, margin included; noCell outside the lattice.
    Cell cellOf(model::HexCoord hex) const {
        const int q = hex.q - data_.originQ;
        const int r = hex.r - data_.originR;
        return q < 0 || r < 0 || q >= data_.width || r >= data_.height ? noCell : r * data_.width + q;
    }
    /// The number to add to a cell to move by `step` on the lattice.
    Cell offset(model::HexCoord step) const { return step.r * data_.width + step.q; }
    Cell neighbour(Cell cell, model::Direction direction) const {
        return cell + offset(model::step(direction));
    }
    CellUse use(Cell cell) const { return data_.use[index(cell)]; }
    bool isOnMap(Cell cell) const { return use(cell) != CellUse::off; }
    bool isPlayable(Cell cell) const { return use(cell) == CellUse::playable; }
    bool isMapEdge(Cell cell) const;  // on the map, with a neighbour off it
    /// All cells on the map in ascending order, by row and then column of the lattice.
    std::span<const Cell> hexes() const { return data_.hexes; }
    /// The distance in hexes over the whole lattice.
    int distance(Cell a, Cell b) const { return model::distance(hexAt(a), hexAt(b)); }
    /// The greatest distance between two hexes of the map.
    int extent() const { return data_.extent; }
    model::Orientation orientation() const { return data_.orientation; }
    model::North north() const { return data_.north; }

    // --- names
    std::span<const LaidBoard> boards() const { return data_.boards; }
    /// The primary label: that of the first board of the assembly that prints the hex. PG and other series
    /// number their boards; a scenario that prefers the lowest number lists that board first.
    std::string label(Cell cell) const;
    std::vector<std::string> labels(Cell cell) const;
    PrintedHexes printed(Cell cell) const;
    /// All hexes that `label` can mean: with the prefix of a board, bare, or "@q,r". If a reading with a
    /// prefix fits, the others are dropped. Sorted, each once; empty if there is no such hex.
    std::vector<Cell> candidates(std::string_view label) const;
    /// The only hex that `label` can mean; nothing if it is unknown or ambiguous.
    std::optional<Cell> resolve(std::string_view label) const;

    // --- terrain and relief
    /// The level stated by the boards and the scenario or, if levelsAreDrawn(), given by the contours.
    std::int16_t level(Cell cell) const { return data_.level[index(cell)]; }
    /// Whether the game reads levels from drawn contours (parameter levels-from of its heights) and there
    /// are any.
    bool levelsAreDrawn() const { return data_.levelsAreDrawn; }
    /// The union of the tags of all terrains that count in the hex and of its features.
    TagMask tags(Cell cell) const { return data_.tags[index(cell)]; }
    /// Hexes with the same code have the same terrains.
    std::uint16_t terrainCode(Cell cell) const { return data_.terrain[index(cell)]; }
    std::size_t terrainCodes() const { return data_.mixes.size(); }
    /// Catalogue indexes of the terrains that count for a code, the painted one first: those with a share
    /// above the limit of the game, the terrain of paths, and that of the relief. Unknown terrains are left
    /// out.
    std::span<const std::uint16_t> terrainsOf(std::uint16_t code) const { return data_.mixes[code]; }
    std::span<const std::uint16_t> terrainsIn(Cell cell) const { return data_.mixes[terrainCode(cell)]; }
    bool containsTerrain(Cell cell, std::uint16_t terrain) const;
    /// The terrain that hexes have because of their level, if the game has one.
    std::optional<std::uint16_t> reliefTerrain() const { return data_.relief; }
    TagMask maskOf(std::string_view tag) const;  // 0 if no entry on a map has the tag
    /// The union for tags separated by spaces.
    TagMask maskOfAll(std::string_view tags) const;

    // --- paths: for each path kind, the six hexsides of a hex that a path of the kind crosses (bit =
    // Direction); for kinds that run along hexsides, the hexsides it runs along
    std::uint8_t links(std::size_t pathKind, Cell cell) const {
        const std::vector<std::uint8_t>& layer = data_.paths[pathKind];
        return layer.empty() ? std::uint8_t{0} : static_cast<std::uint8_t>(layer[index(cell)] & 0x3fu);
    }
    bool linked(std::size_t pathKind, Cell from, model::Direction towards) const {
        return (unsigned{links(pathKind, from)} >> static_cast<unsigned>(towards)) & 1u;
    }
    /// Whether the path runs in the hex, even if it crosses no hexside.
    bool touches(std::size_t pathKind, Cell cell) const {
        const std::vector<std::uint8_t>& layer = data_.paths[pathKind];
        return !layer.empty() && layer[index(cell)] != 0;
    }

    // --- features and hexsides
    std::span<const FieldFeature> features() const { return data_.features; }  // by cell, then kind
    std::span<const FieldFeature> features(Cell cell) const;
    int featureCount(Cell cell, std::uint16_t kind) const;
    /// Catalogue indexes of the hexside kinds on a hexside, ascending, each once.
    std::span<const std::uint16_t> hexsides(model::HexSide side) const;
    std::span<const std::uint16_t> hexsides(Cell cell, model::Direction direction) const {
        if (!((unsigned{data_.kindedSides[index(cell)]} >> static_cast<unsigned>(direction)) & 1u)) return {};
        return hexsides(model::HexSide::of(hexAt(cell), direction));
    }

    // --- drawn shapes, in grid units of the endless lattice (model::latticeCentre)
    model::GridPoint centre(Cell cell) const { return model::latticeCentre(data_.orientation, hexAt(cell)); }
    std::span<const FieldArea> areas() const { return data_.areas; }
    /// The part of a hex that outlines cover, as measured to decide whether their terrain counts; by
    /// terrain.
    std::span<const AreaShare> areasOver(Cell cell) const;
    /// The contours of all boards, joined across the seams; null if none is drawn.
    const model::Relief* relief() const;
    /// The relief and all that follows from it alone; null if no contour is drawn.
    const DrawnGround* ground() const { return data_.ground.get(); }
    const std::shared_ptr<const DrawnGround>& sharedGround() const { return data_.ground; }
    /// The id of a line of the relief, with the name of its board if there are several boards.
    const std::string& contourName(std::uint32_t line) const {
        return nameOfContour(relief()->lines()[line].contours.front());
    }
    /// The same for a contour, by its number in the drawing of the ground.
    const std::string& nameOfContour(std::uint32_t contour) const { return data_.contourNames[contour]; }

    const Mapset& mapset() const { return *data_.mapset; }
    /// The value of an option: that of the scenario, else the default of the mapset. Empty if unknown.
    const std::string& option(std::string_view id) const;

  private:
    friend class BattlefieldBuilder;
    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }

    BattlefieldData data_;
};

}  // namespace cota::mapsets

#pragma once
// Where the boards of a document are, and what is below a point: hexes, hexsides, points of a board. Points
// are millimetres of the sheet, the same for the mouse, the tools and the picture.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/play/laid_document.h"

namespace cota::session {

using mapsets::Cell;
using model::MapPoint;

/// A hex, a hexside or a point of a board that is a key of Document::boards.
struct BoardHex {
    std::string board;
    model::HexCoord hex;
    friend auto operator<=>(const BoardHex&, const BoardHex&) = default;
};
struct BoardHexside {
    std::string board;
    model::HexSide side;
    friend auto operator<=>(const BoardHexside&, const BoardHexside&) = default;
};
struct BoardPoint {
    std::string board;
    model::GridPoint at;
    friend auto operator<=>(const BoardPoint&, const BoardPoint&) = default;
};

/// A document laid out, with the places of its hexes on the sheet. Immutable: an edit makes a new one.
class JoinedMap {
  public:
    /// Null if the document has no map, or none of its boards can be laid. Without a game, terrains have no
    /// names, but hexes can still be edited. A caller that lays many maps can keep the lines of sight and
    /// the ground from one to the next; see laid_map.h.
    static std::shared_ptr<const JoinedMap> lay(const model::Document& document,
                                                std::shared_ptr<const mapsets::Mapset> game,
                                                std::shared_ptr<mapsets::KeptLines> lines = nullptr,
                                                mapsets::KeptGround* ground = nullptr);

    JoinedMap(const JoinedMap&) = delete;
    JoinedMap& operator=(const JoinedMap&) = delete;

    const model::Document& document() const { return laid_.document; }
    const mapsets::Mapset& game() const { return laid_.game(); }
    const mapsets::Battlefield& field() const { return laid_.field(); }
    const mapsets::Play& play() const { return laid_.play(); }
    const std::shared_ptr<const mapsets::LaidMap>& laid() const { return laid_.map; }
    const mapsets::LaidDocument& laidDocument() const { return laid_; }
    const look::MapSheet& sheet() const { return *sheet_; }

    /// The hex of the map below a point.
    std::optional<Cell> cellAt(MapPoint point) const;
    /// The hexside of the map nearest to a point, at most `reach` millimetres away.
    std::optional<model::HexSide> hexsideAt(MapPoint point, double reach) const;
    /// The point on the board below it; on a seam, on the first board of the assembly.
    std::optional<BoardPoint> onBoard(MapPoint point) const;
    /// The point on one board, even if it is outside the board; nothing if the board is not laid.
    std::optional<model::GridPoint> onBoard(MapPoint point, const std::string& board) const;
    /// A point of a board on the sheet; for boards laid twice, their first place.
    std::optional<MapPoint> toSheet(const BoardPoint& point) const;

    /// Where a hex, or a hexside, is printed: on a seam, on several boards.
    std::vector<BoardHex> printed(Cell cell) const;
    std::vector<BoardHexside> printed(model::HexSide side) const;
    std::optional<Cell> cellOf(const BoardHex& hex) const;
    model::TerrainMix terrain(Cell cell) const;  // as painted on the first board
    int level(Cell cell) const;                  // likewise

    std::string label(Cell cell) const { return field().label(cell); }
    model::HexRef ref(Cell cell) const { return {label(cell)}; }

    /// Where a board lies, the first time; null if it is not laid.
    const mapsets::LaidBoard* laid(const std::string& board) const;

  private:
    JoinedMap() = default;

    mapsets::LaidDocument laid_;
    std::optional<look::MapSheet> sheet_;
    std::vector<std::string> files_;  // the key of each of field().boards()
};

}  // namespace cota::session

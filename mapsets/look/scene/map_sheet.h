#pragma once
// The positions of hexes on the printed sheet, in millimetres. Joined, turned and cropped boards have become
// one hex grid; only this class converts its points to the sheet.

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "formats/picture/curve.h"
#include "mapsets/field/battlefield.h"

namespace cota::look {

using mapsets::Cell;
using picture::Point;

/// Space left free around the hex field, in millimetres.
struct Margins {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

class MapSheet {
  public:
    /// `hexMillimetres` across flats.
    MapSheet(const mapsets::Battlefield& field, double hexMillimetres, const Margins& margins = {});

    /// The same sheet for showing only a part of it: the hexes with centres in `shown` or at most `around`
    /// millimetres outside it.
    MapSheet part(const picture::Box& shown, double around) const;
    /// The hexes to draw: all of the map, or those of the part.
    std::span<const Cell> hexes() const { return part_ ? std::span<const Cell>(*part_) : field_->hexes(); }

    /// The box of the hexes to draw: the hex field, or the part shown with its surroundings.
    picture::Box window() const;
    /// Whether an edge of the map may be visible.
    bool showsEdge() const { return showsEdge_; }

    const mapsets::Battlefield& field() const { return *field_; }
    double hexMillimetres() const { return across_; }
    /// The size of the whole sheet, with margins.
    model::MapSize size() const;
    /// The box of the hex field: its outermost corners, or the cut if an edge has half hexes.
    const picture::Box& fieldBox() const { return box_; }
    const Margins& margins() const { return margins_; }
    /// The outline of the boards, at which everything on the map is cut.
    const picture::Curve& fieldOutline() const { return *outline_; }

    Point at(model::GridPoint lattice) const { return at(model::fine(lattice)); }
    Point at(model::FinePoint lattice) const;
    Point centre(Cell cell) const { return at(field_->centre(cell)); }
    /// Clockwise; side d is between corner d and corner (d + 1) % 6.
    std::array<Point, 6> corners(Cell cell) const;
    Point sideMiddle(Cell cell, model::Direction side) const;
    /// The cell of the map at a point, or noCell.
    Cell cellAt(Point point) const;
    /// The same, with cells off the map.
    Cell cellAnywhere(Point point) const;
    /// The grid point, to the nearest thousandth of a hex.
    model::GridPoint latticeAt(Point point) const;

  private:
    const mapsets::Battlefield* field_;
    double across_;
    double pitchX_, pitchY_;            // millimetres for one column and one row
    double originX_ = 0, originY_ = 0;  // added to a point after scaling
    Margins margins_;
    picture::Box box_;
    std::shared_ptr<const picture::Curve> outline_ = std::make_shared<const picture::Curve>();
    bool isCut_ = false;  // edges cut through hexes
    bool showsEdge_ = true;
    picture::Box partWindow_;
    std::shared_ptr<const std::vector<Cell>> part_;  // null: all
};

/// A run of hexsides around a set of cells, clockwise around the cells (anticlockwise around a hole). Corner
/// i is at the start of side i; `inside` and `outside` are the cells on both sides of it (outside may be off
/// the map or noCell).
struct RegionLoop {
    std::vector<model::FinePoint> corners;
    std::vector<model::HexSide> sides;
    std::vector<Cell> inside;
    std::vector<Cell> outside;
};

/// The exact boundary of a set of cells: `isIn` by cell index, all of them among `hexes`. Loops are in the
/// order of their first cells, so the same set gives the same loops.
std::vector<RegionLoop> boundaryOf(const mapsets::Battlefield& field, std::span<const Cell> hexes,
                                   const std::vector<bool>& isIn);

}  // namespace cota::look

#pragma once
// Where the hexes of a battlefield lie on the printed sheet, in millimetres. Boards joined, turned and
// cropped have become one lattice; its points are put on paper here and nowhere else.

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "formats/picture/curve.h"
#include "mapsets/field/battlefield.h"

namespace cota::look {

using mapsets::Cell;
using picture::Point;

/// What is left free around the hex field, in millimetres.
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

    /// The same sheet for who shows only a part of it: the hexes whose centres lie in `shown` or at most
    /// `around` millimetres beside it, as far as what is shown hangs on them.
    MapSheet part(const picture::Box& shown, double around) const;
    /// The hexes to draw: all of the map, or those of the part.
    std::span<const Cell> hexes() const { return part_ ? std::span<const Cell>(*part_) : field_->hexes(); }

    /// What holds the hexes to draw: the hex field, or the part shown with what lies around it.
    picture::Box window() const;
    /// Whether an edge of the map may run through what is shown.
    bool showsEdge() const { return showsEdge_; }

    double hexMillimetres() const { return across_; }
    /// Of the whole sheet, margins included.
    model::MapSize size() const;
    /// The hex field: its outermost corners, or the cut where an edge consists of half hexes.
    const picture::Box& fieldBox() const { return box_; }
    const Margins& margins() const { return margins_; }
    /// What the boards cover: everything of the map is cut by it.
    const picture::Curve& fieldOutline() const { return *outline_; }

    Point at(model::GridPoint lattice) const { return at(model::fine(lattice)); }
    Point at(model::FinePoint lattice) const;
    Point centre(Cell cell) const { return at(field_->centre(cell)); }
    /// Clockwise; side d lies between corner d and corner (d + 1) % 6.
    std::array<Point, 6> corners(Cell cell) const;
    Point sideMiddle(Cell cell, model::Direction side) const;
    /// The cell of the map below a point, or noCell.
    Cell cellAt(Point point) const;
    /// The same, cells off the map included.
    Cell cellAnywhere(Point point) const;
    /// To the nearest thousandth of a hex.
    model::GridPoint latticeAt(Point point) const;

  private:
    const mapsets::Battlefield* field_;
    double across_;
    double pitchX_, pitchY_;            // millimetres for one column and one row
    double originX_ = 0, originY_ = 0;  // what is added to a point after stretching
    Margins margins_;
    picture::Box box_;
    std::shared_ptr<const picture::Curve> outline_ = std::make_shared<const picture::Curve>();
    bool isCut_ = false;  // through hexes, at the edges
    bool showsEdge_ = true;
    picture::Box partWindow_;
    std::shared_ptr<const std::vector<Cell>> part_;  // null: all
};

/// A run of hexsides around a set of cells, clockwise around the cells (anticlockwise around a hole in them).
/// Corner i is where side i begins; `inside` and `outside` are the cells on both sides of it (outside may lie
/// off the map or be noCell).
struct RegionLoop {
    std::vector<model::FinePoint> corners;
    std::vector<model::HexSide> sides;
    std::vector<Cell> inside;
    std::vector<Cell> outside;
    std::vector<bool> isOwner;  // whether `inside` is the hex that owns the side (HexSide::hex)
};

/// The boundary of a set of cells, exactly: `isIn` by cell index, all of them among `hexes`. Loops in the
/// order of their first cells; the same set gives the same loops.
std::vector<RegionLoop> boundaryOf(const mapsets::Battlefield& field, std::span<const Cell> hexes,
                                   const std::vector<bool>& isIn);

}  // namespace cota::look

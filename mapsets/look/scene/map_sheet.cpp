#include "mapsets/look/scene/map_sheet.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace cota::look {

namespace {

constexpr double finePerHex = static_cast<double>(model::unitsPerHex * model::finePerUnit);

/// The printed part of a board: whole hexes up to their corners, cut ones up to their centres.
picture::Box boxOf(const MapSheet& sheet, const mapsets::Battlefield& field,
                   const mapsets::LaidBoard& board) {
    picture::Box box;
    const auto& [firstColumn, lastColumn, firstRow, lastRow] = board.kept;
    for (int column = firstColumn; column <= lastColumn; ++column) {
        // Hexes inside do not widen the box.
        const bool isSide = column == firstColumn || column == lastColumn;
        for (int row = firstRow; row <= lastRow; row += isSide ? 1 : std::max(1, lastRow - firstRow)) {
            const auto printed = board.grid.hexAt(model::OffsetCoord{column, row});
            if (!board.keeps(printed)) continue;
            const Cell cell = field.cellOf(board.toMap(printed));
            if (cell == mapsets::noCell) continue;
            box.add(sheet.centre(cell));
            if (board.quarters(printed) < 4) continue;
            for (const auto corner : sheet.corners(cell)) box.add(corner);
        }
    }
    return box;
}

bool hasCutHexes(const mapsets::LaidBoard& board) {
    const auto& halves = board.grid.halves;
    return halves.left || halves.right || halves.top || halves.bottom;
}

}  // namespace

MapSheet::MapSheet(const mapsets::Battlefield& field, double hexMillimetres, const Margins& margins)
    : field_(&field), across_(hexMillimetres), margins_(margins) {
    const double narrow = across_ * std::numbers::sqrt3 / 2;
    const bool isFlat = field.orientation() == model::Orientation::flat;
    pitchX_ = isFlat ? narrow : across_;
    pitchY_ = isFlat ? across_ : narrow;
    std::vector<picture::Box> boards;
    for (const auto& board : field.boards()) {
        boards.push_back(boxOf(*this, field, board));
        box_.add(boards.back());
        isCut_ = isCut_ || hasCutHexes(board);
    }
    originX_ = margins.left - box_.left;
    originY_ = margins.top - box_.top;
    const auto moved = [&](picture::Box box) {
        return picture::Box{box.left + originX_, box.top + originY_, box.right + originX_,
                            box.bottom + originY_};
    };
    box_ = moved(box_);
    picture::Curve outline;
    if (isCut_) {
        for (const auto& box : boards) outline.add(picture::Curve::rectangle(moved(box)));
        outline_ = std::make_shared<const picture::Curve>(std::move(outline));
        return;
    }
    std::vector<bool> isIn(static_cast<std::size_t>(field.cellCount()));
    for (const Cell cell : field.hexes()) isIn[static_cast<std::size_t>(cell)] = true;
    for (const auto& loop : boundaryOf(field, field.hexes(), isIn)) {
        std::vector<Point> points;
        for (const auto corner : loop.corners) points.push_back(at(corner));
        outline.add(picture::Curve::polygon(points));
    }
    outline_ = std::make_shared<const picture::Curve>(std::move(outline));
}

model::MapSize MapSheet::size() const { return {box_.right + margins_.right, box_.bottom + margins_.bottom}; }

Point MapSheet::at(model::FinePoint lattice) const {
    return {static_cast<double>(lattice.x) / finePerHex * pitchX_ + originX_,
            static_cast<double>(lattice.y) / finePerHex * pitchY_ + originY_};
}

std::array<Point, 6> MapSheet::corners(Cell cell) const {
    std::array<Point, 6> points;
    const auto exact = model::hexCorners(field_->orientation(), field_->centre(cell));
    for (std::size_t i = 0; i < points.size(); ++i) points[i] = at(exact[i]);
    return points;
}

Point MapSheet::sideMiddle(Cell cell, model::Direction side) const {
    const auto all = corners(cell);
    const auto d = static_cast<std::size_t>(side);
    return {(all[d].x + all[(d + 1) % 6].x) / 2, (all[d].y + all[(d + 1) % 6].y) / 2};
}

model::GridPoint MapSheet::latticeAt(Point point) const {
    const auto units = [](double value) {
        return static_cast<std::int32_t>(std::lround(value * model::unitsPerHex));
    };
    return {units((point.x - originX_) / pitchX_), units((point.y - originY_) / pitchY_)};
}

Cell MapSheet::cellAnywhere(Point point) const {
    return field_->cellOf(model::latticeHex(field_->orientation(), latticeAt(point)));
}

Cell MapSheet::cellAt(Point point) const {
    const Cell cell = cellAnywhere(point);
    return cell != mapsets::noCell && field_->isOnMap(cell) ? cell : mapsets::noCell;
}

namespace {

/// Calls `visit`, row by row, for each hex of the grid with its centre in or near the box.
template <class Visit>
void visitAround(const MapSheet& sheet, const mapsets::Battlefield& field, const picture::Box& box,
                 Visit visit) {
    model::HexCoord least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()},
        most{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
    for (const auto corner : {Point{box.left, box.top}, Point{box.right, box.top},
                              Point{box.left, box.bottom}, Point{box.right, box.bottom}}) {
        const auto hex = model::latticeHex(field.orientation(), sheet.latticeAt(corner));
        least = {std::min<int>(least.q, hex.q), std::min<int>(least.r, hex.r)};
        most = {std::max<int>(most.q, hex.q), std::max<int>(most.r, hex.r)};
    }
    for (int r = least.r - 1; r <= most.r + 1; ++r)
        for (int q = least.q - 1; q <= most.q + 1; ++q) visit(model::HexCoord{q, r});
}

}  // namespace

MapSheet MapSheet::part(const picture::Box& shown, double around) const {
    MapSheet made = *this;
    // Centres of hexes that touch the part are at most the distance of a corner outside it; if the edge cuts
    // through hexes, it may be nearer than their sides.
    const auto near = shown.grown(across_ * (isCut_ ? 1.2 : 0.6));
    made.showsEdge_ = false;
    made.partWindow_ = shown.grown(around);
    auto inside = std::make_shared<std::vector<Cell>>();
    const auto& field = box_;
    const picture::Box searched{std::max(made.partWindow_.left, field.left - 2 * across_),
                                std::max(made.partWindow_.top, field.top - 2 * across_),
                                std::min(made.partWindow_.right, field.right + 2 * across_),
                                std::min(made.partWindow_.bottom, field.bottom + 2 * across_)};
    if (!searched.empty())
        visitAround(*this, *field_, searched, [&](model::HexCoord hex) {
            const Point at = this->at(model::latticeCentre(field_->orientation(), hex));
            const Cell cell = field_->cellOf(hex);
            const bool isOnMap = cell != mapsets::noCell && field_->isOnMap(cell);
            if (isOnMap && made.partWindow_.holds(at)) inside->push_back(cell);
            if (!isOnMap && near.holds(at)) made.showsEdge_ = true;
        });
    if (!searched.holds({near.left, near.top}) || !searched.holds({near.right, near.bottom}))
        made.showsEdge_ = true;
    made.part_ = std::move(inside);
    return made;
}

picture::Box MapSheet::window() const { return part_ ? partWindow_ : box_; }

std::vector<RegionLoop> boundaryOf(const mapsets::Battlefield& field, std::span<const Cell> hexes,
                                   const std::vector<bool>& isIn) {
    struct Side {
        model::FinePoint to;
        Cell inside;
        model::Direction direction;
    };
    const auto isInside = [&](Cell cell) { return isIn[static_cast<std::size_t>(cell)]; };
    // Three hexes meet in a corner, so at most one boundary side starts there.
    std::map<model::FinePoint, Side> sides;
    std::vector<model::FinePoint> starts;
    for (const Cell cell : hexes) {
        if (!isInside(cell)) continue;
        if (std::all_of(model::allDirections.begin(), model::allDirections.end(),
                        [&](auto side) { return isInside(field.neighbour(cell, side)); }))
            continue;
        const auto corners = model::hexCorners(field.orientation(), field.centre(cell));
        for (std::size_t d = 0; d < 6; ++d) {
            const auto direction = static_cast<model::Direction>(d);
            if (isInside(field.neighbour(cell, direction))) continue;
            sides[corners[d]] = {corners[(d + 1) % 6], cell, direction};
            starts.push_back(corners[d]);
        }
    }
    std::vector<RegionLoop> loops;
    for (const auto start : starts) {
        if (!sides.contains(start)) continue;
        RegionLoop loop;
        for (auto side = sides.find(start); side != sides.end();) {
            const auto [to, inside, direction] = side->second;
            loop.corners.push_back(side->first);
            loop.sides.push_back(model::HexSide::of(field.hexAt(inside), direction));
            loop.inside.push_back(inside);
            loop.outside.push_back(field.neighbour(inside, direction));
            sides.erase(side);
            side = sides.find(to);
        }
        loops.push_back(std::move(loop));
    }
    return loops;
}

}  // namespace cota::look

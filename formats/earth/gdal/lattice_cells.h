#pragma once
// Where the points of a lattice lie in a file.

#include <cmath>
#include <vector>

#include "formats/earth/gdal/gdal_session.h"

namespace cota::earth {

/// Places in cells of the file, from its first corner.
struct CellPoint {
    double x = 0;
    double y = 0;
};

using Affine = std::array<double, 6>;

inline EarthPoint along(const Affine& transform, CellPoint at) {
    return {transform[0] + at.x * transform[1] + at.y * transform[2],
            transform[3] + at.x * transform[4] + at.y * transform[5]};
}

/// The points of a lattice in cells of the file. Every sixteenth is converted, those between lie on straight
/// lines.
class LatticeCells {
  public:
    LatticeCells(const EarthLattice& lattice, OGRCoordinateTransformationH change, const Affine& inverse)
        : columns_(nodes(lattice.columns)), rows_(nodes(lattice.rows)) {
        std::vector<EarthPoint> points;
        points.reserve(columns_ * rows_);
        for (std::size_t row = 0; row < rows_; ++row)
            for (std::size_t column = 0; column < columns_; ++column) {
                const auto x = static_cast<double>(column * apart), y = static_cast<double>(row * apart);
                points.push_back({lattice.first.east + x * lattice.step.east + y * lattice.down.east,
                                  lattice.first.north + x * lattice.step.north + y * lattice.down.north});
            }
        changePoints(change, points);
        cells_.reserve(points.size());
        for (const EarthPoint& point : points) {
            const EarthPoint cell = along(inverse, {point.east, point.north});
            cells_.push_back({cell.east, cell.north});
        }
    }

    CellPoint at(std::size_t column, std::size_t row) const {
        const std::size_t first = row / apart * columns_ + column / apart;
        const double x = static_cast<double>(column % apart) / apart,
                     y = static_cast<double>(row % apart) / apart;
        const CellPoint &a = cells_[first], &b = cells_[first + 1], &c = cells_[first + columns_],
                        &d = cells_[first + columns_ + 1];
        const auto mixed = [&](double CellPoint::*part) {
            return (1 - y) * ((1 - x) * a.*part + x * b.*part) + y * ((1 - x) * c.*part + x * d.*part);
        };
        return {mixed(&CellPoint::x), mixed(&CellPoint::y)};
    }
    const std::vector<CellPoint>& nodes() const { return cells_; }
    /// Cells of the file between two neighbouring points, about.
    double stride() const {
        for (std::size_t i = 0; i + columns_ + 1 < cells_.size(); ++i) {
            const double across = std::hypot(cells_[i + 1].x - cells_[i].x, cells_[i + 1].y - cells_[i].y);
            const double down =
                std::hypot(cells_[i + columns_].x - cells_[i].x, cells_[i + columns_].y - cells_[i].y);
            if (std::isfinite(across) && std::isfinite(down)) return std::min(across, down) / apart;
        }
        return 1;
    }

  private:
    static constexpr std::size_t apart = 16;
    static std::size_t nodes(std::size_t count) { return (count + apart - 1) / apart + 1; }
    std::size_t columns_, rows_;
    std::vector<CellPoint> cells_;
};

}  // namespace cota::earth

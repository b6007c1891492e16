#pragma once
// The lines around the zones of a scenario. Where zones share a hexside, one line says so.

#include <map>
#include <utility>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The loops of a zone, `inset` millimetres inside its hexsides; along the edge where the map is cut.
picture::Curve insideOf(const Scene& scene, const std::vector<bool>& isIn, double inset);
/// Marks inside the outer hexsides of these cells.
picture::Mark insideHexsides(const picture::Curve& outline, std::vector<picture::Mark> marks);

/// Draws the zones one after the other. On a hexside that has a line of a zone of the same side, a zone has
/// none; if it has one of another side in the same hex, the later zone has only its corners.
class ZoneRims {
  public:
    explicit ZoneRims(const Scene& scene) : scene_(scene) {}

    /// Returns how far the line is from the hexsides: its inner edge, in millimetres.
    double add(const std::vector<bool>& isIn, const Symbol& symbol, const model::SideId& side);
    std::vector<picture::Mark> take() { return std::move(marks_); }

  private:
    enum class Line : std::uint8_t { none, whole, corners };
    struct Drawn {
        Cell inside = mapsets::noCell;
        model::SideId side;
        int rank = 0;
    };
    int rankOf(const std::vector<RegionLoop>& loops, const model::SideId& side) const;
    Line lineOn(const model::HexSide& hexside, Cell inside, const model::SideId& side) const;

    const Scene& scene_;
    std::map<model::HexSide, std::vector<Drawn>> drawn_;
    std::vector<picture::Mark> marks_;
};

}  // namespace cota::look

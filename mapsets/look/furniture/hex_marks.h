#pragma once
// A reduced map of hexes in a box, and what orders draw on it.

#include <span>
#include <string>
#include <vector>

#include "formats/model/document/zone.h"
#include "mapsets/look/furniture/setting.h"

namespace cota::look {

class HexMarks {
  public:
    /// The whole map, as large as it fits.
    HexMarks(const Scene& scene, const picture::Box& box);

    void drawGround(picture::Layer& into) const;
    /// An arrow through the hexes, with its name.
    void drawArrow(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                   picture::Layer& into) const;
    void drawLine(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                  picture::Layer& into) const;
    /// A ring around the hexes.
    void drawArea(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                  picture::Layer& into) const;
    /// A star on each hex.
    void drawPoint(std::span<const model::HexRef> hexes, const Setting& setting, picture::Layer& into) const;

  private:
    Point at(Point onSheet) const;
    void drawPaths(std::vector<picture::Mark>& marks) const;
    std::vector<Point> middles(std::span<const model::HexRef> hexes) const;
    void writeName(const std::string& name, Point at, const Setting& setting, picture::Layer& into) const;

    const Scene& scene_;
    picture::Box box_;
    double scale_ = 1;
    Point origin_;
};

}  // namespace cota::look

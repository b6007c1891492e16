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

    /// The map without anything of the scenario, paler than a map to play on, with the names of
    /// towns.
    std::vector<picture::Mark> ground() const;
    /// An arrow through the hexes, with its name.
    void drawArrow(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                   picture::Layer& into);
    void drawLine(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                  picture::Layer& into);
    /// A ring around the hexes.
    void drawArea(std::span<const model::HexRef> hexes, const std::string& name, const Setting& setting,
                  picture::Layer& into);
    /// Names keep off the stars on these hexes.
    void keepClear(std::span<const model::HexRef> hexes);
    /// A star on each hex.
    void drawPoint(std::span<const model::HexRef> hexes, const Setting& setting, picture::Layer& into);

  private:
    Point at(Point onSheet) const;
    std::vector<Point> middles(std::span<const model::HexRef> hexes) const;
    /// Below, above or beside `middle`, where no other name is.
    void writeName(const std::string& name, Point middle, double apart, const Setting& setting,
                   picture::Layer& into);

    const Scene& scene_;
    picture::Box box_;
    double scale_ = 1;
    Point origin_;
    std::vector<picture::Box> taken_;  // by names and stars
};

}  // namespace cota::look

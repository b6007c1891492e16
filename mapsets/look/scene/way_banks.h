#pragma once
// Which bank of a river a road runs on, and how far from it. Paths that share hexsides with a river stay on
// one bank until they leave it or cross a bridge.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/look/scene/map_sheet.h"

namespace cota::look {

class Symbology;

/// How wide paths are drawn, and what is water and a bridge.
struct WayLooks {
    struct Path {
        double half = 0.5;  // millimetres of the width, with its casing
        bool isWater = false;
    };
    std::vector<Path> paths = {};    // by path kind; empty: none is water
    std::vector<bool> bridges = {};  // by kind of feature: bridges and fords

    bool isWater(std::size_t path) const { return path < paths.size() && paths[path].isWater; }
    double half(std::size_t path) const { return path < paths.size() ? paths[path].half : 0.5; }
};
WayLooks wayLooksOf(const Symbology& look, const mapsets::Catalogue& catalogue);

class WayBanks {
  public:
    WayBanks(const mapsets::Battlefield& field, const MapSheet& sheet, const WayLooks& looks)
        : field_(field), sheet_(sheet), looks_(looks) {}

    /// Where a path of a kind crosses a hexside that it shares with a river: millimetres from the middle of
    /// the side towards its second corner. Nothing if there is no river, or only rivers. `owner` is the hex
    /// that owns the side.
    std::optional<double> place(std::size_t kind, Cell owner, model::Direction side) const;

    /// The millimetres wanted between the middle lines of a path and of a river.
    double apart(std::size_t kind, std::size_t water) const;

    /// The river that crosses the same hexside as a road of this kind.
    std::optional<std::size_t> riverAcross(std::size_t kind, Cell cell, model::Direction side) const;
    /// The hexes beyond these in which a road runs on beside a river: where it leaves decides its bank.
    std::vector<Cell> runsFrom(std::span<const Cell> cells) const;

  private:
    struct RunEnd {
        Cell cell = mapsets::noCell;
        bool isOther = false;              // an odd number of bridges on the way
        std::optional<bool> isRight = {};  // at the beginning; nothing if the path does not leave the river
    };
    bool hasBridge(std::size_t water, Cell cell) const;
    bool crosses(std::size_t kind, Cell cell, model::Direction side) const;
    RunEnd follow(std::size_t kind, std::size_t water, Cell from, model::Direction out) const;
    bool isOnRightBank(std::size_t kind, std::size_t water, Cell owner, model::Direction side) const;

    const mapsets::Battlefield& field_;
    const MapSheet& sheet_;
    const WayLooks& looks_;
};

/// A river through a hex as short straight pieces.
struct HexWater {
    std::vector<Point> points;
    std::size_t kind = 0;

    struct Nearest {
        Point at, along;    // `along` is a unit vector
        double away = 0;    // positive: the point is to the right of the river
        double passed = 0;  // millimetres of the river before it
    };
    Nearest nearest(Point point) const;
    double length() const;
    /// The point after so many millimetres of the river.
    Point after(double passed) const;
};

/// Where and in which direction a path crosses a river; `across` is a unit vector.
struct RiverPlace {
    Point over, across;
};
/// A bend of a path inside a hex.
struct WayKnot {
    Point before, at, after;  // from the first end of the piece to the second
};

/// Points along a path that keep `apart` from a river: beside it if both ends lie on one bank, else across it
/// once and nearly square, at `place` if that is given. Nothing if the path is right as it is.
/// A free end moves to the bank, too.
enum class PathEnd : std::uint8_t { fixed, free };
std::vector<Point> besideWater(std::vector<Point> points, const HexWater& water, double apart, PathEnd end,
                               const std::optional<RiverPlace>& place = {});
/// Bends through every second of the points, without the first and the last.
std::vector<WayKnot> knotsOf(std::span<const Point> points);

}  // namespace cota::look

#pragma once
// Roads, rails and rivers through hexes: smooth from hexside to hexside, joined in a node where they meet.
// The point where a path crosses a hexside depends only on the side, so single and joined boards match.

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "mapsets/look/scene/map_sheet.h"

namespace cota::look {

/// A path without forks, as a sequence of bends.
struct WayRun {
    std::size_t kind = 0;  // index into Catalogue::pathKinds
    picture::Curve line;
    bool endsInside =
        false;  // at least one end is inside the map, and no other path of the kind continues there
};

/// A short straight piece of a path inside one hex, used to find what is next to it.
struct WayStretch {
    std::size_t kind = 0;
    Point from, to;
};

class Ways {
  public:
    Ways(const mapsets::Battlefield& field, const MapSheet& sheet);

    /// Updates the paths after an edit of the same map: only the hexes in `changed`, ascending, have other
    /// links. The cost depends on the paths near them and of the same kinds.
    void change(const mapsets::Battlefield& field, const MapSheet& sheet, std::span<const Cell> changed);

    /// The runs of one kind, always in the same order.
    const std::vector<WayRun>& runs(std::size_t kind) const { return runs_[kind]; }
    /// The pieces of all kinds that run through the hex.
    const std::vector<WayStretch>& stretches(Cell cell) const;

  private:
    friend class WayBuilder;
    struct Turn {
        Point before, at, after;  // from the end a to the end b
    };
    /// A piece of a path within one hex.
    struct Piece {
        Point a, handleA, handleB, b;
        std::optional<Turn> turn;                    // between its two bends
        std::optional<model::HexSide> sideA, sideB;  // absent: ends in a node
        bool isDone = false;
        bool isSpur = false;  // its inner end is the end of the path
        Cell cell = mapsets::noCell;
    };
    std::vector<std::vector<Piece>> pieces_;  // by kind, in the order of their hexes
    std::vector<std::vector<WayRun>> runs_;
    std::map<Cell, std::vector<WayStretch>> stretches_;
};

/// Hexsides joined into a line; corners where more than two of them meet end the line.
struct SideRun {
    std::vector<model::FinePoint> corners;  // one more than sides; a closed run ends with the first
    std::vector<model::HexSide> sides;
    bool isClosed = false;
};
std::vector<SideRun> runsOf(model::Orientation orientation, std::vector<model::HexSide> sides);

}  // namespace cota::look

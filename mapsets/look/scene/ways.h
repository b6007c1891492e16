#pragma once
// Roads, rails and rivers as they run through hexes: smooth from hexside to hexside, joined in one node where
// they meet. Where a way crosses a hexside depends on the side alone, so boards drawn apart and together
// agree.

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "mapsets/look/scene/map_sheet.h"

namespace cota::look {

/// A way without forks: bends one after the other.
struct WayRun {
    std::size_t kind = 0;  // index into Catalogue::pathKinds
    picture::Curve line;
    bool endsInside =
        false;  // at least one end lies inside the map and no other way of the kind goes on there
};

/// A short straight part of a way in a hex, for who looks what lies beside it.
struct WayStretch {
    std::size_t kind = 0;
    Point from, to;
};

class Ways {
  public:
    Ways(const mapsets::Battlefield& field, const MapSheet& sheet);

    /// What they are after an edit of the same map: only the hexes in `changed`, ascending, have other links
    /// than before. Costs what lies near them and the ways of their kinds.
    void change(const mapsets::Battlefield& field, const MapSheet& sheet, std::span<const Cell> changed);

    /// Of one kind, always in the same order.
    const std::vector<WayRun>& runs(std::size_t kind) const { return runs_[kind]; }
    /// Of all kinds that run through the hex.
    const std::vector<WayStretch>& stretches(Cell cell) const;

  private:
    friend class WayBuilder;
    struct Turn {
        Point before, at, after;  // from the end a to the end b
    };
    /// Of a way, within one hex.
    struct Piece {
        Point a, handleA, handleB, b;
        std::optional<Turn> turn;                    // in two bends
        std::optional<model::HexSide> sideA, sideB;  // absent: ends in a node
        bool isDone = false;
        bool isSpur = false;  // its inner end is the end of the way
        Cell cell = mapsets::noCell;
    };
    std::vector<std::vector<Piece>> pieces_;  // by kind, in the order of their hexes
    std::vector<std::vector<WayRun>> runs_;
    std::map<Cell, std::vector<WayStretch>> stretches_;
};

/// Hexsides strung together where exactly two of them meet in a corner.
struct SideRun {
    std::vector<model::FinePoint>
        corners;  // one more than sides, the first again at the end where it is closed
    std::vector<model::HexSide> sides;
    bool isClosed = false;
};
std::vector<SideRun> runsOf(model::Orientation orientation, std::vector<model::HexSide> sides);

}  // namespace cota::look

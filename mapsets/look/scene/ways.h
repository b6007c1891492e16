#pragma once
// Roads, rails and rivers through hexes: smooth from hexside to hexside, joined in a node where they meet.
// The point where a path crosses a hexside depends only on the side, so single and joined boards match.

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/look/scene/way_banks.h"
#include "mapsets/look/scene/way_pieces.h"

namespace cota::look {

/// A short straight piece of a path inside one hex, used to find what is next to it.
struct WayStretch {
    std::size_t kind = 0;
    Point from, to;
};

class Ways {
  public:
    Ways(const mapsets::Battlefield& field, const MapSheet& sheet, WayLooks looks = {});

    /// Updates the paths after an edit of the same map: only the hexes in `changed`, ascending, have other
    /// links or bridges. The cost depends on the paths near them and of the same kinds.
    void change(const mapsets::Battlefield& field, const MapSheet& sheet, std::span<const Cell> changed);

    /// The hexes more than two away from the changed ones that the last change drew anew.
    const std::vector<Cell>& relaid() const { return relaid_; }

    /// The runs of one kind, always in the same order.
    const std::vector<WayRun>& runs(std::size_t kind) const { return runs_[kind]; }
    /// The pieces of all kinds that run through the hex.
    const std::vector<WayStretch>& stretches(Cell cell) const;

  private:
    friend class WayBuilder;
    WayLooks looks_;
    std::vector<Cell> relaid_;
    std::vector<std::vector<WayPiece>> pieces_;  // by kind, in the order of their hexes
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

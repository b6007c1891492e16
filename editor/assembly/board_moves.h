#pragma once
// Where a board of the assembly may lie: a dragged board snaps to the nearest legal place, edge to edge with
// another board. A place is legal if the map can be laid from it without a finding about places: low lines
// fit, no hex is printed twice, half hexes meet halves.

#include <string>
#include <vector>

#include "editor/assembly/assembly_plan.h"

namespace cota::session {

/// A board as it would be placed, or the reason why it cannot be.
struct BoardMove {
    model::BoardPlacement placement;
    BoardBox box;
    std::vector<BoardJoin> joins;  // with other boards; none: it would lie apart
    std::string refusal;           // empty: legal
    bool overlaps = false;         // that is the reason
    bool isLegal() const { return refusal.empty(); }
};

/// How far from the pointer a board snaps, in hexes.
inline constexpr int usualReach = 4;

/// The board at a place of the assembly, dragged by so many grid units. A join that is flush with the other
/// board, or that joins two, is preferred if it is not a hex farther. Beyond `reach` the board lies apart.
/// The board must be laid.
BoardMove draggedBoard(const AssemblyPlan& plan, const model::BoardPlacement& placement, std::size_t place,
                       std::int32_t byX, std::int32_t byY, int reach = usualReach);

/// The next legal place one step to a side; a line of hexes that would not fit is passed over.
BoardMove nudgedBoard(const AssemblyPlan& plan, const model::BoardPlacement& placement, std::size_t place,
                      model::BoardEdge to);

/// Turned by 180 degrees, about where it is.
BoardMove turnedBoard(const AssemblyPlan& plan, const model::BoardPlacement& placement, std::size_t place);

/// One edge of the board, as it lies on the map, moved by so many hexes: positive numbers cut them off,
/// negative ones bring back what was cut off. Everything else stays where it is. `moved` says by how many it
/// could be moved.
struct BoardCrop {
    BoardMove move;
    int moved = 0;
};
BoardCrop croppedBoard(const AssemblyPlan& plan, const model::BoardPlacement& placement, std::size_t place,
                       model::BoardEdge edge, int by);
/// The board without a crop.
BoardMove uncroppedBoard(const AssemblyPlan& plan, const model::BoardPlacement& placement, std::size_t place);

}  // namespace cota::session

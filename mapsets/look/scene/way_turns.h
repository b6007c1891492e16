#pragma once
// Paths through a hex: the sides they join, and those that turn back, in through one side and out through
// the next one.

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "mapsets/look/scene/way_pieces.h"
#include "mapsets/look/scene/way_vectors.h"

namespace cota::look {

/// The two links of the straightest path through a hex; nothing for an end. Of equal ones, the first as the
/// board is printed: `isTurned` if it lies the other way.
std::optional<std::pair<int, int>> throughSides(std::uint8_t links, bool isTurned);

/// What a turn needs: the piece has its ends and handles.
struct WayTurn {
    Point node;       // near the middle of the hex
    double hex = 0;   // width of the hex
    double half = 0;  // of the width of the path
    bool isWater = false;
};

/// Leads the piece to the middle of the hex and around it, in a bend that is wide enough for its width.
void turnBack(WayPiece& piece, const WayTurn& turn);

/// A path that crosses a river in a hex.
struct RiverCrossing {
    std::size_t kind = 0;
    double half = 0;                // of the width of the path
    HexWater::Nearest left, right;  // of its ends on both banks
    double at() const { return (left.passed + right.passed) / 2; }
};
/// The place of one of the crossings of a river, side by side with room for a bridge each. If they cross each
/// other, they do so on the wider bank. Nothing if they have room where they are.
std::optional<RiverPlace> placeAmong(std::vector<RiverCrossing> crossings, std::size_t kind,
                                     const HexWater& water);
/// Leads the piece over a river at `over`, straight for `reach` millimetres on both sides of it.
void crossAt(WayPiece& piece, Point over, Vector across, double reach);

/// Where a river meets another.
struct Confluence {
    Point at;
    Vector along;              // of the other river, either way
    double half = 0, own = 0;  // of the widths of the other river and of the one that joins it
    double reach = 0;
};
/// A river that joins another bends downstream, which is taken to be where it is heading. It ends beside the
/// middle of the other, so that their outer banks become one.
void joinRiver(WayPiece& piece, const Confluence& where, std::span<const HexWater> waters);

}  // namespace cota::look

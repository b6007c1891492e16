#pragma once
// The heights that contours should have: the interval of the map, the next height above the ground, and the
// foot of the only hill of a board. Where heights are measured from contours, the ground below the lowest
// contour has its height: without a foot, one ring would raise the whole board.

#include <optional>
#include <string>

#include "editor/tools/tool.h"

namespace cota::tools {

/// Metres from contour to contour: the level of the game, if it measures heights in metres; else the
/// smallest step between the contours of the map; else 20.
int contourInterval(const JoinedMap& map);
/// The height of the contour at or below the ground at a point, on the scale of the interval. On a board
/// without contours it follows from the level of the hex.
int contourBelow(const JoinedMap& map, MapPoint at);
/// One interval above it: the height of a hill that begins there.
inline int contourAbove(const JoinedMap& map, MapPoint at) {
    return contourBelow(map, at) + contourInterval(map);
}

/// The side of a ring that faces its inside, seen along its points.
model::HighSide insideOf(const std::vector<model::GridPoint>& ring);
/// Whether the inside of a closed contour is higher; nothing if that is unknown, or the contour is open.
std::optional<bool> isHill(const model::Contour& contour);
/// The ring as a hill or a hollow. The ground around it stays where it was: a hollow is one interval lower
/// than a hill in the same place.
model::Contour withRing(model::Contour contour, bool hill, int interval);

/// A ring about half a hex outside another one, at the height of the ground there; nothing if the ring is too
/// tangled for one.
std::optional<model::Contour> footAround(const JoinedMap& map, const std::string& board,
                                         const model::Contour& ring, int metres);

/// The foot of a ring, if these two are all the contours of the board.
const model::Contour* footOf(const model::Board& board, const model::Contour& ring);

/// A ring with its foot as a hill or a hollow, one interval above or below the ground outside, which stays.
struct RingWithFoot {
    model::Contour ring, foot;
};
RingWithFoot turned(RingWithFoot both, bool hill, int interval);

}  // namespace cota::tools

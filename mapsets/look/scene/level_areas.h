#pragma once
// The ground of each level as smooth areas. All levels come from one family of fields with the same weights,
// so that the lines of two levels never cross or touch; every centre of a hex and at least four fifths of its
// area are on the right side of every line, and a hex changes no line farther than three hexes away.
//
// Field k is the weight of the hexes at least k levels high, less a threshold that grows with k: the weights
// fall with k at every place and the thresholds rise, so the area of k + 1 lies inside that of k. Weights are
// wide on slopes, for straight lines, and narrow at spurs and lone hexes, which keep their size.

#include <functional>
#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// A closed line of a level, with the higher ground on its left.
struct LevelRing {
    std::vector<Point> points;
    picture::Curve curve;
    picture::Box box;
};

struct LevelArea {
    int level = 0;
    std::vector<LevelRing> rings;  // around all ground at least this high; holes run the other way
    /// The rings that meet the box, as one outline; inside the box it encloses what all of them do.
    picture::Curve outlineIn(const picture::Box& box) const;
    picture::Curve outline() const;
};

struct LevelAreas {
    int least = 0;                 // the lowest level of the hexes shown and those around them
    std::vector<LevelArea> above;  // ascending, every level above it up to the highest
};

/// The level of the ground of a hex, rounded down.
int levelOf(const Scene& scene, Cell cell);
/// A height in levels, above the base that the look of the game gives to level 0 and, with drawn contours,
/// above the bottom of the scene.
double levelAt(const Scene& scene, double height);

/// The levels of the hexes shown. At the edge of the map and around the part shown, areas reach a little
/// beyond.
LevelAreas levelAreas(const Scene& scene);

/// A place of the fields; for tests.
struct LevelSample {
    Cell hex = mapsets::noCell;  // the nearest
    bool isRight = true;         // on the right side of all lines
};
std::vector<LevelSample> levelSamples(const Scene& scene);

}  // namespace cota::look

#pragma once
// The heights that stand in drawn contours: where, and the gaps of the lines around them.

#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The height of a contour, and the part of the line that it interrupts, in millimetres along it.
struct HeightInLine {
    picture::Text text;
    double from = 0, to = 0;
};

/// For each contour of the map its heights, in the order of the line. Each hex decides by what is at most two
/// hexes away, so that an edit moves no height far away.
std::vector<std::vector<HeightInLine>> heightsInLines(const Scene& scene);

/// The line with a gap for each of its heights.
picture::Curve brokenLine(std::vector<Point> points, bool isClosed, const std::vector<HeightInLine>& heights);

/// The piece of its line that a height interrupts, for pictures in which the height is left out. Figures
/// stand where the line hardly bends, so that it is straight.
picture::Curve lineBelow(const picture::Text& height);

}  // namespace cota::look

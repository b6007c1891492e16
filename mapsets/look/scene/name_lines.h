#pragma once
// Names along lines: where their letters are. The map draws them, and the window finds them, with the same
// lines.

#include <span>
#include <string>
#include <vector>

#include "formats/model/document/path.h"
#include "formats/picture/marks.h"
#include "mapsets/field/laid_board.h"
#include "mapsets/look/scene/map_sheet.h"

namespace cota::look {

class Ways;

/// The line below the middles of the letters, from the first letter to the last, and the space between them.
struct NameLine {
    std::vector<Point> points;
    double spacing = 0;  // millimetres, as in picture::Font
};

/// A name on its own curve, smooth through these points of the sheet: its letters are spread along all of
/// it, up to the space of three letters between two. A curve that is too short goes on straight.
NameLine alongCurve(std::span<const Point> points, const std::string& words, const picture::Font& font);

/// A name along a path, next to it or on it as its place is, at most one hex away from it.
NameLine alongPath(const std::vector<Point>& course, Point at, const std::string& words,
                   const picture::Font& font, double hex);

/// The course of a path from its first hexside or hex to its last: smooth, without the bends that are drawn.
/// Empty for a path without hexes or hexsides on the map.
std::vector<Point> courseOf(const MapSheet& sheet, const mapsets::LaidBoard& laid, const model::Path& path);
/// The same with the drawn bends of paths of this kind.
std::vector<Point> drawnCourse(const MapSheet& sheet, const Ways& ways, std::size_t kind,
                               std::vector<Point> course);

/// The font of names of a style.
class Symbol;
picture::Font nameFont(const Symbol& style);

}  // namespace cota::look

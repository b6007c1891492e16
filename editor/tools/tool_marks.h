#pragma once
// What tools show of themselves, over the map.

#include <set>
#include <span>
#include <vector>

#include "editor/tools/tool.h"
#include "formats/picture/marks.h"

namespace cota::tools {

inline constexpr picture::Colour accent{0, 114, 178, 255};  // seen by everybody, colour-blind people included
inline constexpr picture::Colour warning{213, 94, 0, 255};
inline constexpr picture::Colour selected{204, 0, 136, 255};  // what is selected

std::vector<picture::Mark> hexMarks(const Bench& bench, const std::set<Cell>& cells,
                                    picture::Colour colour = accent);
picture::Mark sideMark(const Bench& bench, model::HexSide side, picture::Colour colour = accent);
/// `dashed`: a line that is interrupted.
picture::Mark lineMark(const Bench& bench, std::span<const MapPoint> points, bool closed = false,
                       bool dashed = false, picture::Colour colour = accent);
/// Something is carried from one hex to another.
std::vector<picture::Mark> carryMarks(const Bench& bench, std::optional<Cell> from, std::optional<Cell> to);
/// Short strokes on the higher side of a contour; none where that is not known.
std::vector<picture::Mark> highSideMarks(const Bench& bench, std::span<const MapPoint> points,
                                         model::HighSide high, bool closed, picture::Colour colour = accent);
/// A handle to catch.
picture::Mark dotMark(const Bench& bench, MapPoint at, picture::Colour colour = accent);

}  // namespace cota::tools

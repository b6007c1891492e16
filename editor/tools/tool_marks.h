#pragma once
// Marks that tools show over the map.

#include <set>
#include <span>
#include <vector>

#include "editor/tools/tool.h"
#include "formats/picture/marks.h"

namespace cota::tools {

inline constexpr picture::Colour accent{0, 114, 178, 255};  // visible to colour-blind people too
inline constexpr picture::Colour warning{213, 94, 0, 255};
inline constexpr picture::Colour selected{204, 0, 136, 255};  // the selection

std::vector<picture::Mark> hexMarks(const ToolContext& context, const std::set<Cell>& cells,
                                    picture::Colour colour = accent);
/// The outline of a set of hexes, with a light tint: for large sets, in which single hexes do not matter.
std::vector<picture::Mark> regionMarks(const ToolContext& context, const std::set<Cell>& cells,
                                       picture::Colour colour = accent);
picture::Mark hexsideMark(const ToolContext& context, model::HexSide side, picture::Colour colour = accent);
picture::Mark lineMark(const ToolContext& context, std::span<const MapPoint> points, bool closed = false,
                       bool dashed = false, picture::Colour colour = accent);
/// Marks for moving something from one hex to another.
std::vector<picture::Mark> carryMarks(const ToolContext& context, std::optional<Cell> from,
                                      std::optional<Cell> to);
/// Short strokes on the higher side of a contour; none if that side is unknown.
std::vector<picture::Mark> highSideMarks(const ToolContext& context, std::span<const MapPoint> points,
                                         model::HighSide high, bool closed, picture::Colour colour = accent);
/// A handle to drag.
picture::Mark dotMark(const ToolContext& context, MapPoint at, picture::Colour colour = accent,
                      double share = 1);

}  // namespace cota::tools

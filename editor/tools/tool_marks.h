#pragma once
// What tools show of themselves, over the map.

#include <set>
#include <span>
#include <vector>

#include "editor/session/table.h"
#include "formats/picture/marks.h"

namespace cota::tools {

inline constexpr picture::Colour accent{0, 114, 178, 255};  // seen by everybody, colour-blind people included
inline constexpr picture::Colour warning{213, 94, 0, 255};

std::vector<picture::Mark> hexMarks(const session::Table& table, const std::set<session::Cell>& cells,
                                    picture::Colour colour = accent);
picture::Mark sideMark(const session::Table& table, model::HexSide side, picture::Colour colour = accent);
/// `dashed`: a part that is not there yet.
picture::Mark lineMark(std::span<const model::MapPoint> points, bool closed = false, bool dashed = false,
                       picture::Colour colour = accent);
/// A handle to catch.
picture::Mark dotMark(model::MapPoint at, picture::Colour colour = accent);

}  // namespace cota::tools

#pragma once
// Sets of things to select: inside an outline, alike, the others, all.

#include <optional>
#include <set>
#include <span>
#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// Whether this kind of thing may be selected. Objectives belong to zones; names and contours to lines.
bool mayPick(const PickKinds& pick, model::SubjectKind kind);

/// What an outline on the sheet selects: the units inside it; if there are none, the hexes whose centres are
/// inside; if hexes may not be selected, the lines that are completely inside, or the zones with a hex
/// inside.
session::Selection insideOutline(const ToolContext& context, std::span<const MapPoint> outline);
/// What the wand selects from a hex: the connected hexes that are like it, or, if hexes may not be selected,
/// the units in them.
session::Selection fromWand(const ToolContext& context, Cell cell);
/// The hexes between two, both included.
session::Selection hexesUpTo(const ToolContext& context, Cell from, Cell to);

/// All things of the map that are like the focus: hexes by Choices::sameBy, units of its type, lines and
/// outlines of its kind, contours of its height, names of its style. Empty without a selection.
session::Selection sameAsFocus(const ToolContext& context);
/// All things of the kind of the focus that are not selected; without a selection, all hexes.
session::Selection inverted(const ToolContext& context);
/// All things of the kind of the focus; without a selection, all hexes.
session::Selection everything(const ToolContext& context);

/// The hexes of a selection: those selected, and those of selected zones and objectives.
std::set<Cell> hexesIn(const ToolContext& context, const session::Selection& selection);
/// The hex of a unit on the map; nothing if it is aboard another one or not on the map.
std::optional<Cell> cellOfUnit(const JoinedMap& map, const model::CounterId& unit);

}  // namespace cota::tools

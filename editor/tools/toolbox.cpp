#include "editor/tools/toolbox.h"

#include <array>

#include "editor/tools/contour_tool.h"
#include "editor/tools/hex_tools.h"
#include "editor/tools/line_tools.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/shape_tools.h"
#include "editor/tools/sight_tool.h"

namespace cota::tools {

using session::trLater;

namespace {

template <class T>
std::unique_ptr<Tool> make() {
    return std::make_unique<T>();
}

constexpr std::array<ToolRow, 14> toolboxRows{{
    {"tool-select", trLater("Select"),
     trLater("Select and move; pressed again, what lies below; Shift takes the hex"), 'V', PaletteKind::none,
     make<SelectTool>},
    {"tool-terrain", trLater("Terrain"), trLater("Paint terrain; with Shift the plain ground"), 'T',
     PaletteKind::terrains, make<TerrainTool>},
    {"tool-level", trLater("Levels"), trLater("Raise, lower or set levels; Shift lowers what raises"), 'L',
     PaletteKind::levels, make<LevelTool>},
    {"tool-contour", trLater("Contours"), trLater("Draw and mend contours"), 'C', PaletteKind::contours,
     make<ContourTool>},
    {"tool-edge", trLater("Hexsides"), trLater("Draw on hexsides; Shift takes away"), 'H', PaletteKind::edges,
     make<EdgeTool>},
    {"tool-path", trLater("Paths"), trLater("Draw roads and rivers; Shift takes away"), 'R',
     PaletteKind::paths, make<PathTool>},
    {"tool-area", trLater("Areas"), trLater("Outline terrain; Enter closes, Shift takes away"), 'A',
     PaletteKind::areas, make<AreaTool>},
    {"tool-feature", trLater("Features"), trLater("Put features into hexes; Shift takes away"), 'F',
     PaletteKind::features, make<FeatureTool>},
    {"tool-label", trLater("Names"), trLater("Write and move names; Shift takes away"), 'N',
     PaletteKind::labels, make<LabelTool>},
    {"tool-zone", trLater("Zones"), trLater("Add hexes to a zone; Shift takes them out"), 'Z',
     PaletteKind::zones, make<ZoneTool>},
    {"tool-objective", trLater("Objectives"), trLater("Mark the hexes of an objective; Shift takes them out"),
     'O', PaletteKind::objectives, make<ObjectiveTool>},
    {"tool-counter", trLater("Counters"), trLater("Place and move counters; Shift takes them off the map"),
     'U', PaletteKind::counters, make<CounterTool>},
    {"tool-pick", trLater("Pick"), trLater("Take terrain and level from a hex"), 'I', PaletteKind::none,
     make<PickTool>},
    {"tool-sight", trLater("Line of sight"), trLater("Drag from hex to hex: who sees whom, and why"), 'S',
     PaletteKind::none, make<SightTool>},
}};

}  // namespace

std::span<const ToolRow> toolRows() { return toolboxRows; }

}  // namespace cota::tools

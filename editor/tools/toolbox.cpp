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

namespace {

template <class T>
std::unique_ptr<Tool> make() {
    return std::make_unique<T>();
}

constexpr std::array<ToolRow, 14> rows{{
    {"tool-select", "Select", "Select and move; pressed again, what lies below; Shift takes the hex", 'V',
     PaletteKind::none, make<SelectTool>},
    {"tool-terrain", "Terrain", "Paint terrain; with Shift the plain ground", 'T', PaletteKind::terrains,
     make<TerrainTool>},
    {"tool-level", "Levels", "Raise, lower or set levels; Shift lowers what raises", 'L', PaletteKind::levels,
     make<LevelTool>},
    {"tool-contour", "Contours", "Draw and mend contours", 'C', PaletteKind::contours, make<ContourTool>},
    {"tool-edge", "Hexsides", "Draw on hexsides; Shift takes away", 'H', PaletteKind::edges, make<EdgeTool>},
    {"tool-path", "Paths", "Draw roads and rivers; Shift takes away", 'R', PaletteKind::paths,
     make<PathTool>},
    {"tool-area", "Areas", "Outline terrain; Enter closes, Shift takes away", 'A', PaletteKind::areas,
     make<AreaTool>},
    {"tool-feature", "Features", "Put features into hexes; Shift takes away", 'F', PaletteKind::features,
     make<FeatureTool>},
    {"tool-label", "Names", "Write and move names; Shift takes away", 'N', PaletteKind::labels,
     make<LabelTool>},
    {"tool-zone", "Zones", "Add hexes to a zone; Shift takes them out", 'Z', PaletteKind::zones,
     make<ZoneTool>},
    {"tool-objective", "Objectives", "Mark the hexes of an objective; Shift takes them out", 'O',
     PaletteKind::objectives, make<ObjectiveTool>},
    {"tool-counter", "Counters", "Place and move counters; Shift takes them off the map", 'U',
     PaletteKind::counters, make<CounterTool>},
    {"tool-pick", "Pick", "Take terrain and level from a hex", 'I', PaletteKind::none, make<PickTool>},
    {"tool-sight", "Line of sight", "Drag from hex to hex: who sees whom, and why", 'S', PaletteKind::none,
     make<SightTool>},
}};

}  // namespace

std::span<const ToolRow> toolRows() { return rows; }

}  // namespace cota::tools

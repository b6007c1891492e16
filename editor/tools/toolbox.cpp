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
     trLater("Select and move; pressed again, what lies below; Shift takes the hex"),
     trLater(
         "Press what you want to change; its values stand under Properties. Pressed again, what lies below "
         "it "
         "is taken. A unit that is dragged moves.\n\nShift: the hex itself\nDelete: takes it off the map\n"
         "Ctrl+E: what it sees\nCtrl+R: where it gets\nArrow keys and Enter: without a mouse"),
     'V', PaletteKind::none, make<SelectTool>},
    {"tool-terrain",
     trLater("Terrain"),
     trLater("Paint terrain; with Shift the plain ground"),
     {},
     'T',
     PaletteKind::terrains,
     make<TerrainTool>},
    {"tool-level", trLater("Levels"), trLater("Raise, lower or set levels; Shift lowers what raises"),
     trLater("Press, or drag over hexes; a gesture changes each of them once."), 'L', PaletteKind::levels,
     make<LevelTool>},
    {"tool-contour", trLater("Contours"),
     trLater("Draw contours; reshape, join, part, turn, set the height of and remove those there are"),
     trLater(
         "Draw: press from point to point, or drag; Enter or a double press ends the line, a press on its "
         "first point closes it.\nReshape: drag a point; between two a new one; with Shift a point goes.\n"
         "Join ends: drag from end to end.\nPart: press where the line is cut.\nTurn high side: press the "
         "line; its ticks show the higher side.\nSet height: press the line; it gets the height below.\n"
         "Remove: press the line."),
     'C', PaletteKind::contours, make<ContourTool>},
    {"tool-edge",
     trLater("Hexsides"),
     trLater("Draw on hexsides; Shift takes away"),
     {},
     'H',
     PaletteKind::edges,
     make<EdgeTool>},
    {"tool-path",
     trLater("Paths"),
     trLater("Draw roads and rivers; Shift takes away"),
     {},
     'R',
     PaletteKind::paths,
     make<PathTool>},
    {"tool-area",
     trLater("Areas"),
     trLater("Outline terrain; Enter closes, Shift takes away"),
     {},
     'A',
     PaletteKind::areas,
     make<AreaTool>},
    {"tool-feature",
     trLater("Features"),
     trLater("Put features into hexes; Shift takes away"),
     {},
     'F',
     PaletteKind::features,
     make<FeatureTool>},
    {"tool-label", trLater("Names"), trLater("Write and move names; Shift takes away"),
     trLater("Write the name, then press where it goes. A name that is dragged moves."), 'N',
     PaletteKind::labels, make<LabelTool>},
    {"tool-zone",
     trLater("Zones"),
     trLater("Add hexes to a zone; Shift takes them out"),
     {},
     'Z',
     PaletteKind::zones,
     make<ZoneTool>},
    {"tool-objective",
     trLater("Objectives"),
     trLater("Mark the hexes of an objective; Shift takes them out"),
     {},
     'O',
     PaletteKind::objectives,
     make<ObjectiveTool>},
    {"tool-counter",
     trLater("Counters"),
     trLater("Place and move counters; Shift takes them off the map"),
     {},
     'U',
     PaletteKind::counters,
     make<CounterTool>},
    {"tool-pick", trLater("Pick"), trLater("Take terrain and level from a hex"),
     trLater("Press a hex: from then on Terrain (T) and Levels (L) draw with what it has."), 'I',
     PaletteKind::none, make<PickTool>},
    {"tool-sight", trLater("Line of sight"), trLater("Drag from hex to hex: who sees whom, and why"),
     trLater("Drag from hex to hex: you see the line and the hexes it passes, and below the verdict of the "
             "rules with "
             "its paragraphs, and the ground in profile.\n\nCtrl+E: all that the selected hex or unit sees"),
     'S', PaletteKind::none, make<SightTool>},
}};

}  // namespace

std::span<const ToolRow> toolRows() { return toolboxRows; }

}  // namespace cota::tools

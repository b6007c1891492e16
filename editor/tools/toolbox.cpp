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

// What a press, a drag and Shift do stands in `help`, which the status bar shows; the palette tells more
// where there is more.
constexpr std::array<ToolRow, 14> toolboxRows{{
    {"tool-select", trLater("Select"),
     trLater("Press to select, again for what lies below; drag a unit to move it; Shift takes the hex"),
     trLater(
         "Press what you want to change; its values stand under Properties. Pressed again, what lies below "
         "it "
         "is taken. A unit that is dragged moves.\n\nShift: the hex itself\nDelete: takes it off the map\n"
         "Ctrl+E: what it sees\nCtrl+R: where it gets\nArrow keys and Enter: without a mouse"),
     'V', PaletteKind::none, make<SelectTool>},
    {"tool-terrain", trLater("Terrain"),
     trLater("Press or drag over hexes to paint terrain; Shift paints the plain ground"),
     trLater(
         "Brush: press or drag over hexes\nLine: drag from hex to hex\nFill: press; all like it around are "
         "painted\nShift: the plain ground"),
     'T', PaletteKind::terrains, make<TerrainTool>},
    {"tool-level", trLater("Levels"),
     trLater("Press or drag over hexes to raise, lower or set levels; Shift lowers what raises"),
     trLater("Press, or drag over hexes; a gesture changes each of them once.\n\nLine: drag from hex to hex\n"
             "Fill: press; all like it around change\nShift: lowers what raises, and raises what lowers"),
     'L', PaletteKind::levels, make<LevelTool>},
    {"tool-contour", trLater("Contours"),
     trLater("Press point by point or drag to draw a contour, Enter ends it; the palette has more to do"),
     trLater("Draw: press or drag; Enter ends, the first point closes\nReshape: drag; Shift takes a point\n"
             "Join ends: drag end to end\nPart: press the point\nTurn high side: ticks show it\n"
             "Set height: as above\nRemove: press the line"),
     'C', PaletteKind::contours, make<ContourTool>},
    {"tool-hexside",
     trLater("Hexsides"),
     trLater("Press a hexside, or drag along several, to draw on them; Shift takes away"),
     {},
     'H',
     PaletteKind::hexsides,
     make<HexsideTool>},
    {"tool-path", trLater("Paths"),
     trLater("Drag from hex to hex to draw a road or river; Shift takes away what is dragged over"),
     trLater(
         "Hold the button and drag from hex to hex; what runs along hexsides is dragged along them. Going "
         "back takes the last piece back.\n\nShift: takes away what is dragged over"),
     'R', PaletteKind::paths, make<PathTool>},
    {"tool-area", trLater("Areas"),
     trLater("Press corners or drag around the terrain, Enter closes; drag points; Shift takes away"),
     trLater("Press corner by corner, or drag around the terrain. Enter, a double press or the first corner "
             "closes; Escape forgets.\n\nA point of an area is dragged, its edge too: that makes a point\n"
             "Shift: takes away the point pressed, or the area pressed inside"),
     'A', PaletteKind::areas, make<AreaTool>},
    {"tool-feature",
     trLater("Features"),
     trLater("Press a hex to put the feature there; Shift takes it away"),
     {},
     'F',
     PaletteKind::features,
     make<FeatureTool>},
    {"tool-label", trLater("Names"),
     trLater("Write a name in the palette and press where it goes; drag one to move it; Shift takes it away"),
     trLater(
         "Write the name, then press where it goes. A name that is dragged moves.\n\nShift: takes away the "
         "name pressed"),
     'N', PaletteKind::labels, make<LabelTool>},
    {"tool-zone",
     trLater("Zones"),
     trLater("Press or drag over hexes to add them to the zone; Shift takes them out"),
     {},
     'Z',
     PaletteKind::zones,
     make<ZoneTool>},
    {"tool-objective",
     trLater("Objectives"),
     trLater("Press a hex to make it the objective's; Shift takes it out"),
     {},
     'O',
     PaletteKind::objectives,
     make<ObjectiveTool>},
    {"tool-counter",
     trLater("Counters"),
     trLater("Press a hex to place the unit chosen, drag one to move it; Shift takes one off the map"),
     {},
     'U',
     PaletteKind::counters,
     make<CounterTool>},
    {"tool-pick", trLater("Pick"), trLater("Press a hex to take its terrain and level for drawing"),
     trLater("Press a hex: from then on Terrain (T) and Levels (L) draw with what it has."), 'I',
     PaletteKind::none, make<PickTool>},
    {"tool-sight", trLater("Line of sight"), trLater("Drag from hex to hex: who sees whom, and why"),
     trLater("Drag from hex to hex: you see the line and the hexes it passes, and below the verdict of the "
             "rules with "
             "its paragraphs, and the ground in profile.\n\nCtrl+E: all that the selected hex or unit sees"),
     'S', PaletteKind::none, make<SightTool>},
}};

}  // namespace

std::string whyIdle(const ToolRow& tool, const session::Session& session) {
    if (!session.game()) return {};
    const auto& palette = session.palette();
    const std::string game = session.game()->name.in(session.language());
    switch (tool.palette) {
        case PaletteKind::terrains:
        case PaletteKind::areas:
            return palette.terrains.empty() ? session::tr("%s has no terrains to draw.", game) : "";
        case PaletteKind::hexsides:
            return palette.hexsides.empty() ? session::tr("%s has nothing to draw on hexsides.", game) : "";
        case PaletteKind::paths:
            return palette.pathKinds.empty() ? session::tr("%s has no roads or rivers.", game) : "";
        case PaletteKind::features:
            return palette.features.empty() ? session::tr("%s has no features to put down.", game) : "";
        default:
            return {};
    }
}

std::string helpInHand(const ToolRow& tool, const Choices& choices, const session::Session& session) {
    const bool isContours = tool.palette == PaletteKind::contours;
    const bool isDrawing = isContours && choices.contourAction == ContourAction::draw;
    for (const auto& entry : session.document().boards) {
        std::string why;
        if (isDrawing) why = whyNoContour(*entry.second);
        if (tool.palette == PaletteKind::levels) why = whyNoLevel(*entry.second);
        if (!why.empty()) return why;
    }
    return session::tr(isContours ? helpOf(choices.contourAction) : tool.help);
}

std::span<const ToolRow> toolRows() { return toolboxRows; }

}  // namespace cota::tools

#include "editor/tools/toolbox.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "editor/documents/board_thing.h"
#include "editor/tools/contour_tool.h"
#include "editor/tools/erase_tool.h"
#include "editor/tools/hex_tools.h"
#include "editor/tools/line_tools.h"
#include "editor/tools/modifiers.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/shape_tools.h"
#include "editor/tools/sight_pair_tool.h"
#include "editor/tools/sight_tool.h"
#include "validator/rules/board/board_topics.h"

namespace cota::tools {

using session::trLater;

namespace {

template <class T>
std::unique_ptr<Tool> make() {
    return std::make_unique<T>();
}

// `help`, shown in the status bar, explains click and drag; the keys are in modifiers.cpp. `guide`, shown in
// the palette, says more.
constexpr std::array<ToolRow, 16> toolboxRows{{
    {"tool-select", trLater("Select"),
     trLater(
         "Click to select, again for what is below; drag a unit to move it, or drag around several things"),
     trLater("Click an item to edit it in the form at the lower right. Click again to select what is below "
             "it. Drag a unit to "
             "move it. Drag on empty ground to select what is in the rectangle.\n\nDelete: remove from the "
             "map\nCtrl+E: visible hexes\nCtrl+R: movement range\nArrow keys and Enter: without a mouse"),
     'V', PaletteKind::none, make<SelectTool>, true},
    {"tool-terrain", trLater("Terrain"), trLater("Click or drag to paint terrain"),
     trLater(
         "Brush: click or drag\nLine, rectangle: drag from hex to hex\nPolygon: click the corners, or drag "
         "around the hexes; Enter closes it\nFill: click a hex to paint all connected hexes with the same "
         "terrain"),
     'T', PaletteKind::terrains, make<TerrainTool>},
    {"tool-level", trLater("Levels"), trLater("Click or drag to change levels; each hex changes once"),
     trLater(
         "Flatten: all hexes get the level of the first\nSmooth: each gets the mean of its "
         "neighbours\nSlope: drag from its lower end to its upper end\n\nLine, rectangle: drag from hex to "
         "hex\nPolygon: click the corners, or drag around the hexes; Enter closes it\nFill: click a hex to "
         "change all connected hexes of the same level"),
     'L', PaletteKind::levels, make<LevelTool>},
    {"tool-contour", trLater("Contours"),
     trLater("Click point by point or drag to draw a contour; Enter finishes it"),
     trLater("Draw: click or drag; Enter finishes, the first point closes\nEdit points: drag; Ctrl+click "
             "removes one\nJoin ends: drag from end to end\nSplit: click the point\nFlip higher side: click "
             "the line\nSet height: as above\nRemove: click the line"),
     'C', PaletteKind::contours, make<ContourTool>},
    {"tool-hexside",
     trLater("Hexsides"),
     trLater("Click a hexside, or drag along several, to draw"),
     {},
     'H',
     PaletteKind::hexsides,
     make<HexsideTool>},
    {"tool-path", trLater("Roads and rivers"), trLater("Drag from hex to hex to draw a road or river"),
     trLater("Hold the mouse button and drag from hex to hex. Drag along hexsides for paths that follow "
             "them. Drag back to undo the last piece."),
     'R', PaletteKind::paths, make<PathTool>},
    {"tool-area", trLater("Areas"),
     trLater("Click the corners or drag around the terrain. Drag a point to move it."),
     trLater("Click corner by corner, or drag around the terrain. To close the outline, press Enter, "
             "double-click or click the first corner. Press Esc to cancel.\n\nDrag a point to move it. Drag "
             "an edge to add a point."),
     'A', PaletteKind::areas, make<AreaTool>},
    {"tool-feature",
     trLater("Features"),
     trLater("Click a hex to place the feature"),
     {},
     'F',
     PaletteKind::features,
     make<FeatureTool>},
    {"tool-label", trLater("Names"),
     trLater("Type a name; click to place it, or drag the line that it follows. Drag a name to move it."),
     trLater(
         "Type a name, then click the map, or drag the line that the name follows. Drag a name to move it."),
     'N', PaletteKind::labels, make<LabelTool>, true},
    {"tool-zone",
     trLater("Zones"),
     trLater("Click or drag to add hexes to the zone"),
     {},
     'Z',
     PaletteKind::zones,
     make<ZoneTool>},
    {"tool-objective",
     trLater("Objectives"),
     trLater("Click a hex to add it to the selected objective or to make a new one"),
     {},
     'O',
     PaletteKind::objectives,
     make<ObjectiveTool>},
    {"tool-counter",
     trLater("Counters"),
     trLater("Click a hex to place the selected unit; drag a unit to move it"),
     {},
     'U',
     PaletteKind::counters,
     make<CounterTool>,
     true},
    {"tool-sight", trLater("Line of sight"),
     trLater("Drag from one hex to another to check the line of sight"),
     trLater("Drag from one hex to another. The map shows the line and the hexes it crosses; the panel below "
             "shows the verdict with the paragraphs of the rules, and the ground in profile.\n\nCtrl+E: all "
             "hexes the selected hex or unit can see"),
     'S', PaletteKind::none, make<SightTool>},
    {"tool-sight-pair", trLater("Sight pairs"),
     trLater("Drag from one hex to another to mark a pair that must stay clear or blocked"),
     trLater("Drag from one hex to another. The pair must stay as it is now, clear or blocked; a change of "
             "the map that breaks it becomes a finding. With Ctrl, the pair must become the opposite."),
     'M', PaletteKind::none, make<SightPairTool>, true},
    {"tool-pick", trLater("Eyedropper"), trLater("Click a hex to draw with its terrain and level"),
     trLater("Click a hex. Terrain (T) and Levels (L) then draw with its terrain and level."), 'I',
     PaletteKind::none, make<PickTool>},
    {"tool-erase", trLater("Erase"), trLater("Click or drag to erase what the bar above the map names"),
     trLater("Click or drag over hexes. The bar above the map says what is erased: terrain, lines, features, "
             "names or units. With Ctrl, everything in the hexes is erased."),
     'X', PaletteKind::none, make<EraseTool>},
}};

}  // namespace

std::string whyUnavailable(const ToolRow& tool, const session::Session& session) {
    if (!session.game()) return {};
    const auto& palette = session.palette();
    const std::string game = session.game()->name.in(session.language());
    switch (tool.palette) {
        case PaletteKind::terrains:
        case PaletteKind::areas:
            return palette.terrains.empty() ? session::tr("%s has no terrain to draw.", game) : "";
        case PaletteKind::hexsides:
            return palette.hexsides.empty() ? session::tr("%s has nothing to draw on hexsides.", game) : "";
        case PaletteKind::paths:
            return palette.pathKinds.empty() ? session::tr("%s has no roads or rivers.", game) : "";
        case PaletteKind::features:
            return palette.features.empty() ? session::tr("%s has no features to place.", game) : "";
        default:
            return {};
    }
}

std::string helpOfTool(const ToolRow& tool, const Choices& choices, const session::Session& session) {
    const bool isContours = tool.palette == PaletteKind::contours;
    const bool isDrawing = isContours && choices.contour.action == ContourAction::draw;
    for (const auto& entry : session.document().boards) {
        std::string why;
        if (isDrawing) why = whyNoContour(*entry.second);
        if (tool.palette == PaletteKind::levels) why = whyNoLevel(*entry.second);
        if (!why.empty()) return why;
    }
    const bool isPaths = tool.palette == PaletteKind::paths;
    std::string text = session::tr(isContours ? helpOf(choices.contour.action)
                                   : isPaths  ? helpOf(choices.path.action)
                                              : tool.help);
    if (text.back() != '.') text += '.';
    const std::string keys = keyHintLine(tool.id);
    return keys.empty() ? text : text + "   " + keys;
}

std::span<const ToolRow> toolRows() { return toolboxRows; }

std::optional<std::size_t> toolNamed(std::string_view id) {
    const auto tool =
        std::ranges::find(toolboxRows, id, [](const ToolRow& row) { return std::string_view(row.id); });
    if (tool == toolboxRows.end()) return std::nullopt;
    return static_cast<std::size_t>(tool - toolboxRows.begin());
}

std::size_t toolWith(PaletteKind palette) {
    const auto rows = toolRows();
    return static_cast<std::size_t>(std::ranges::find(rows, palette, &ToolRow::palette) - rows.begin());
}

namespace {

bool isRuleOf(const std::string& rule, std::initializer_list<checks::Topic> topics) {
    return std::ranges::any_of(topics, [&](const checks::Topic& topic) {
        return std::ranges::any_of(topic.rules, [&](const checks::Rule& row) { return row.id() == rule; });
    });
}

/// A hex alone does not say what of it is wrong: its rule does.
std::optional<PaletteKind> drawnInHex(const model::Document& document, const std::string& rule) {
    using namespace checks;
    if (isRuleOf(rule, {contourRules(), contourHeightRules()})) return PaletteKind::contours;
    if (isRuleOf(rule, {levelRules(), levelCliffRules(), levelClaimRules()})) {
        const bool hasLevels = std::ranges::any_of(
            document.boards, [](const auto& entry) { return whyNoLevel(*entry.second).empty(); });
        return hasLevels ? PaletteKind::levels : PaletteKind::contours;
    }
    if (isRuleOf(rule, {pathRules(), pathCliffRules(), wayRules()})) return PaletteKind::paths;
    if (isRuleOf(rule, {mapRules(), mapSeamRules(), terrainRules(), terrainClaimRules(), placeRules(),
                        placeClaimRules(), placeDivisionRules()}))
        return PaletteKind::terrains;
    return std::nullopt;
}

}  // namespace

std::optional<std::size_t> toolFor(const model::Document& document, const model::Finding& finding) {
    using model::SubjectKind;
    switch (finding.subject.kind) {
        case SubjectKind::shape: {
            const auto thing = session::thingOf(document, finding.subject);
            if (!thing) return std::nullopt;
            return toolWith(session::contourOf(document, *thing) ? PaletteKind::contours
                                                                 : PaletteKind::areas);
        }
        case SubjectKind::path:
            return toolWith(PaletteKind::paths);
        case SubjectKind::hexside:
            return toolWith(PaletteKind::hexsides);
        case SubjectKind::feature:
            return toolWith(PaletteKind::features);
        case SubjectKind::hex: {
            const auto drawn = drawnInHex(document, finding.rule);
            return drawn ? std::optional(toolWith(*drawn)) : std::nullopt;
        }
        default:
            return std::nullopt;
    }
}

}  // namespace cota::tools

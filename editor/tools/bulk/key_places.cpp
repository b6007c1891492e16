#include "editor/tools/bulk/key_places.h"

#include "editor/tools/hex_tools.h"
#include "editor/tools/line_tools.h"
#include "editor/tools/sight_tool.h"

namespace cota::tools {

namespace {

bool hasTwoEnds(const HexBrush& brush) {
    return brush.stroke == Stroke::line || brush.stroke == Stroke::rectangle;
}

}  // namespace

bool needsSeveralPlaces(const Tool& tool, const Choices& choices) {
    if (dynamic_cast<const PathTool*>(&tool)) return choices.path.action == PathAction::draw;
    if (dynamic_cast<const TerrainTool*>(&tool)) return hasTwoEnds(choices.terrainBrush);
    if (dynamic_cast<const LevelTool*>(&tool))
        return choices.levelChange == LevelChange::slope || hasTwoEnds(choices.levelBrush);
    if (dynamic_cast<const ZoneTool*>(&tool)) return hasTwoEnds(choices.zoneBrush);
    return dynamic_cast<const SightTool*>(&tool) != nullptr;
}

}  // namespace cota::tools

#include "editor/tools/bulk/paste_tool.h"

#include "editor/tools/tool_marks.h"
#include "editor/words/words.h"
#include "mapsets/look/symbols/fills.h"

namespace cota::tools {

void PasteTool::press(const ToolContext&, const PointerEvent&) { isBusy_ = true; }

void PasteTool::drag(const ToolContext&, const PointerEvent&) {}

std::optional<HistoryEntry> PasteTool::release(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_) return std::nullopt;
    isBusy_ = false;
    const auto cell = context.map.cellAt(event.at);
    if (!cell) {
        context.say(session::tr("That is outside the map."));
        return std::nullopt;
    }
    auto step = pasted(context, clip_, *cell, turned_, mapping_);
    isDone_ = !isStamp_;
    return step;
}

bool PasteTool::takesKey(int key, bool shift) {
    if (key == 'R')
        turned_.sixths = (turned_.sixths + (shift ? 5 : 1)) % 6;
    else if (key == 'F')
        turned_.isMirrored = !turned_.isMirrored;
    else
        return false;
    return true;
}

std::vector<picture::Mark> PasteTool::feedback(const ToolContext& context,
                                               const std::optional<PointerEvent>& hover) const {
    const auto cell = hover ? context.map.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    auto marks = regionMarks(context, pastedInto(context.map, clip_, *cell, turned_));
    for (auto& mark : hexMarks(context, {*cell})) marks.push_back(std::move(mark));
    const auto* board = boardOf(clip_);
    if (!board) return marks;
    // The ground that will be there, in the colours of the game.
    const auto& field = context.map.field();
    std::map<std::string, picture::Curve> shapes;
    for (const auto hex : clip_.hexes) {
        const Cell there = field.cellOf(field.hexAt(*cell) + turned_(hex - clip_.origin));
        if (there == mapsets::noCell || !field.isOnMap(there)) continue;
        auto terrain = (*board->terrain)[board->grid.index(hex)].shares.front().terrain;
        if (const auto other = mapping_.find(terrain); other != mapping_.end()) terrain = other->second;
        shapes[terrain.text].add(picture::Curve::polygon(context.map.sheet().corners(there)));
    }
    std::vector<picture::Mark> ghost;
    for (const auto& [terrain, shape] : shapes)
        if (context.look)
            ghost.push_back(
                {picture::Fill{shape, picture::faded(look::fillOf(*context.look, terrain), 0.6)}});
    ghost.insert(ghost.end(), marks.begin(), marks.end());
    return ghost;
}

}  // namespace cota::tools

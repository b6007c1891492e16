#include "editor/tools/sight_pair_tool.h"

#include "editor/scenario/sight_pairs.h"
#include "editor/words/words.h"

namespace cota::tools {

namespace {

/// With Ctrl the line of sight would swap its ends.
PointerEvent withoutControl(PointerEvent event) {
    event.control = false;
    return event;
}

}  // namespace

void SightPairTool::press(const ToolContext& context, const PointerEvent& event) {
    isOpposite_ = event.control;
    SightTool::press(context, withoutControl(event));
}

void SightPairTool::drag(const ToolContext& context, const PointerEvent& event) {
    SightTool::drag(context, withoutControl(event));
}

std::optional<HistoryEntry> SightPairTool::release(const ToolContext& context, const PointerEvent& event) {
    SightTool::release(context, withoutControl(event));
    const auto line = answer(context.map);
    if (!line) return std::nullopt;
    if (!context.document.scenario) {
        context.say(session::tr("A board alone has no sight pairs."));
        return std::nullopt;
    }
    return session::sightPairStep(context.document, context.map, line->from, line->to, isOpposite_);
}

}  // namespace cota::tools

#include "editor/tools/sight_pair_tool.h"

#include "editor/scenario/sight_pairs.h"
#include "editor/words/words.h"

namespace cota::tools {

void SightPairTool::press(const ToolContext& context, const PointerEvent& event) {
    PointerEvent plain = event;
    plain.shift = plain.control = false;
    SightTool::press(context, plain);
}

std::optional<HistoryEntry> SightPairTool::release(const ToolContext& context, const PointerEvent& event) {
    SightTool::release(context, event);
    const auto line = answer(context.map);
    if (!line) return std::nullopt;
    if (!context.document.scenario) {
        context.say(session::tr("A board alone has no sight pairs."));
        return std::nullopt;
    }
    return session::sightPairStep(context.document, context.map, line->from, line->to, event.shift);
}

}  // namespace cota::tools

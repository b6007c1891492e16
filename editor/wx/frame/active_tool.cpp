#include "editor/wx/frame/active_tool.h"

namespace cota::wx {

void ActiveTool::choose(std::size_t row) {
    if (const std::string why = tools::whyUnavailable(tools::toolRows()[row], session_); !why.empty())
        return onRefused(why);
    row_ = row;
    onChosen(row);
}

session::Selection ActiveTool::unitToPlace() const {
    if (tool().palette != tools::PaletteKind::counters || choices_.counter.empty()) return {};
    return {{model::SubjectKind::counter, choices_.counter.text, {}}};
}

}  // namespace cota::wx

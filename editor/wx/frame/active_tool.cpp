#include "editor/wx/frame/active_tool.h"

#include <algorithm>

namespace cota::wx {

void ActiveTool::choose(std::size_t row) {
    if (const std::string why = tools::whyUnavailable(tools::toolRows()[row], session_); !why.empty())
        return onRefused(why);
    row_ = row;
    onChosen(row);
}

bool ActiveTool::choose(std::string_view id) {
    const auto& rows = tools::toolRows();
    const auto tool = std::ranges::find(rows, id, [](const auto& row) { return std::string_view(row.id); });
    if (tool == rows.end()) return false;
    choose(static_cast<std::size_t>(tool - rows.begin()));
    return true;
}

session::Selection ActiveTool::unitToPlace() const {
    if (tool().palette != tools::PaletteKind::counters || choices_.counter.empty()) return {};
    return {{model::SubjectKind::counter, choices_.counter.text, {}}};
}

}  // namespace cota::wx

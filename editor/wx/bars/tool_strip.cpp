#include "editor/wx/bars/tool_strip.h"

#include <array>
#include <utility>

#include "editor/tools/toolbox.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

/// Tools whose icon has another name than they.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> otherIcons{
    {{"level", "levels"}, {"label", "name"}}};

}  // namespace

std::string iconOfTool(std::string_view id) {
    constexpr std::string_view start = "tool-";
    if (id.starts_with(start)) id.remove_prefix(start.size());
    for (const auto& [name, icon] : otherIcons)
        if (id == name) return std::string(icon);
    return std::string(id);
}

ToolStrip::ToolStrip(wxWindow* parent) : Strip(parent, "tools", Way::down) { setEdges(wxRIGHT); }

void ToolStrip::showTools(const session::Session& session, std::size_t active) {
    std::vector<StripItem> items;
    const auto rows = tools::toolRows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& row = rows[i];
        StripItem item{row.id, StripItem::Kind::toggle, words(row.label), iconOfTool(row.id)};
        const std::string why = tools::whyUnavailable(row, session);
        item.isEnabled = why.empty();
        item.isOn = i == active;
        wxString help = toWx(why.empty() ? session::tr(row.help) : why);
        if (!help.EndsWith(".")) help += ".";
        item.tip = words(row.label) + " (" + wxString(row.key) + "). " + help;
        item.run = [this, i] { onTool(i); };
        items.push_back(std::move(item));
        if (row.endsGroup) items.push_back({"", StripItem::Kind::line, ""});
    }
    show(std::move(items));
}

}  // namespace cota::wx

#include "editor/wx/bars/tool_strip.h"

#include <wx/menu.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "editor/tools/bulk/tool_options.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

namespace {

/// Tools whose icon has another name than they.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> otherIcons{
    {{"level", "levels"}, {"label", "name"}}};

/// A tool with several ways of using it: the option that chooses one, and the name of "off" for a toggle.
struct Flyout {
    std::string_view tool;
    std::string option;
    session::Phrase off = {};
};
const Flyout* flyoutOf(std::string_view tool) {
    static const std::array flyouts{Flyout{"tool-select", "select-how"},
                                    Flyout{"tool-counter", "stamp", session::trLater("Place")}};
    const auto found = std::ranges::find(flyouts, tool, &Flyout::tool);
    return found == flyouts.end() ? nullptr : &*found;
}

}  // namespace

std::string iconOfTool(std::string_view id) {
    constexpr std::string_view start = "tool-";
    if (id.starts_with(start)) id.remove_prefix(start.size());
    for (const auto& [name, icon] : otherIcons)
        if (id == name) return std::string(icon);
    return std::string(id);
}

ToolStrip::ToolStrip(wxWindow* parent) : Strip(parent, "tools", Way::down) { setEdges(wxRIGHT); }

/// The ways of using a tool: the values of its first option, the same as in the bar above the map.
void ToolStrip::fillFlyout(wxMenu& menu, std::size_t row, const session::Session& session,
                           tools::Choices& choices) {
    const auto& flyout = *flyoutOf(tools::toolRows()[row].id);
    const auto options = tools::optionsOf(tools::toolRows()[row], choices, session);
    const auto option = std::ranges::find(options, flyout.option, &tools::ToolOption::id);
    if (option == options.end()) return;
    auto names = option->values;
    if (option->kind == tools::ToolOption::Kind::toggle) names = {session::tr(flyout.off), option->label};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int value = static_cast<int>(i);
        auto* item = menu.AppendRadioItem(wxID_ANY, toWx(names[i]));
        item->Check(value == option->value);
        menu.Bind(
            wxEVT_MENU,
            [this, row, value, set = option->set](wxCommandEvent&) {
                CallAfter([this, row, value, set] {
                    onTool(row);
                    set(value);
                    onChoices();
                });
            },
            item->GetId());
    }
}

void ToolStrip::showTools(const session::Session& session, std::size_t active, tools::Choices& choices) {
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
        item.tip = withKeys(words(row.label), row.id) + ". " + help;
        item.run = [this, i] { onTool(i); };
        if (flyoutOf(row.id) && item.isEnabled)
            item.menu = [this, i, &session, &choices](wxMenu& menu) {
                fillFlyout(menu, i, session, choices);
            };
        items.push_back(std::move(item));
        if (row.endsGroup) items.push_back({"", StripItem::Kind::line, ""});
    }
    show(std::move(items));
}

}  // namespace cota::wx

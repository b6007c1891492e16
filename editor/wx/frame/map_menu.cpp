#include "editor/wx/frame/map_menu.h"

#include <wx/control.h>
#include <wx/menu.h>

#include <algorithm>
#include <utility>

#include "editor/answers/hex_facts.h"
#include "editor/tools/actions.h"
#include "editor/tools/commands/context_menu.h"
#include "editor/tools/select_tool.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

/// The topmost thing below the pointer, unless something below it is selected.
void selectBelow(MapCanvas& map, session::Session& session, const tools::PointerEvent& pointer) {
    tools::Choices choices;
    const tools::ToolContext context{.document = session.document(),
                                     .map = *session.map(),
                                     .choices = choices,
                                     .selection = session.selection(),
                                     .language = session.language(),
                                     .layers = map.layers(),
                                     .look = session.look().get()};
    const auto below = tools::subjectsAt(context, pointer);
    const bool isSelected = std::ranges::any_of(
        below, [&](const model::Subject& one) { return session.selection().contains(one); });
    if (isSelected) return;
    if (below.empty())
        session.select({});
    else
        session.select({below.front()});
}

/// The first lines of the menu: the hex, its terrain and height.
void addFacts(wxMenu& menu, const session::Session& session, model::MapPoint at) {
    const auto cell = session.map()->cellAt(at);
    if (!cell) return;
    wxString text;
    constexpr std::size_t most = 3;
    const auto facts = session::hexFacts(*session.map(), *cell, session.language());
    for (std::size_t i = 0; i < std::min(most, facts.size()); ++i)
        text += (text.empty() ? "" : wxString::FromUTF8(" \u00b7 ")) + toWx(facts[i]);
    menu.Append(wxID_ANY, wxControl::EscapeMnemonics(text))->Enable(false);
    menu.AppendSeparator();
}

}  // namespace

void showMapMenu(MapCanvas& map, session::Session& session, const Commands& commands,
                 const wxMouseEvent& event) {
    if (!session.map()) return;
    const auto pointer = toPointer(event, map.viewport());
    selectBelow(map, session, pointer);
    wxMenu menu;
    addFacts(menu, session, pointer.at);
    bool isSeparated = true;
    for (const auto& id : tools::contextActions(session.selection())) {
        if (id == "-") {
            if (!std::exchange(isSeparated, true)) menu.AppendSeparator();
            continue;
        }
        const auto rows = tools::actionRows();
        const auto row = std::ranges::find(rows, id, [](const auto& one) { return std::string(one.id); });
        if (row == rows.end() || !commands.has(id)) continue;
        isSeparated = false;
        auto* item = menu.Append(wxID_ANY, words(row->label), words(row->help));
        item->Enable(row->isEnabled(session));
        menu.Bind(
            wxEVT_MENU,
            [&map, &commands, id](wxCommandEvent&) { map.CallAfter([&commands, id] { commands.run(id); }); },
            item->GetId());
    }
    map.PopupMenu(&menu, event.GetPosition());
}

}  // namespace cota::wx

#include "editor/wx/frame/map_menu.h"

#include <wx/control.h>
#include <wx/menu.h>

#include <algorithm>
#include <utility>

#include "editor/answers/hex_facts.h"
#include "editor/answers/subject_shape.h"
#include "editor/tools/actions.h"
#include "editor/tools/select_tool.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

using tools::MenuEntry;

/// The topmost thing below the pointer, unless something below it is selected. Beside the map, nothing.
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

wxString menuLabelOf(const MenuEntry& entry) {
    wxString label = wxControl::EscapeMnemonics(toWx(entry.label));
    for (const auto& row : tools::actionRows())
        if (row.id == entry.id && row.mapKey.english()[0] != '\0') label += "\t" + words(row.mapKey);
    return label;
}

/// Fills a menu; `root` receives the events of all menus within it.
void fillMapMenu(wxMenu& menu, wxMenu& root, const std::vector<MenuEntry>& entries, const Commands& commands,
                 const std::function<void(const MenuEntry&)>& run) {
    for (const auto& entry : entries) {
        if (entry.isSeparator()) {
            menu.AppendSeparator();
            continue;
        }
        if (entry.isMenu()) {
            auto* below = new wxMenu;
            fillMapMenu(*below, root, entry.entries, commands, run);
            if (below->GetMenuItemCount() == 0)
                delete below;
            else
                menu.AppendSubMenu(below, wxControl::EscapeMnemonics(toWx(entry.label)));
            continue;
        }
        if (!entry.step && !commands.has(entry.id)) continue;
        auto* item = menu.Append(wxID_ANY, menuLabelOf(entry), toWx(entry.help),
                                 entry.isChoice ? wxITEM_CHECK : wxITEM_NORMAL);
        if (entry.isChoice) item->Check(entry.isOn);
        item->Enable(entry.isEnabled);
        root.Bind(
            wxEVT_MENU, [run, entry](wxCommandEvent&) { run(entry); }, item->GetId());
    }
}

/// Where the selection is, for the keyboard.
std::optional<tools::PointerEvent> placeOfSelection(const MapCanvas& map, const session::Session& session) {
    tools::PointerEvent pointer;
    if (const auto at = map.cursorAt()) {
        pointer.at = *at;
        return pointer;
    }
    if (session.selection().empty()) return std::nullopt;
    const auto shape = session::shapeOf(*session.map(), session.selection().focus());
    if (shape.empty()) return std::nullopt;
    pointer.at = session::middleOf(*session.map(), shape);
    return pointer;
}

}  // namespace

void runEntry(MapCanvas& map, session::Session& session, const Commands& commands, const MenuEntry& entry) {
    if (entry.about) session.select({*entry.about});
    if (!entry.step) return commands.run(entry.id);
    if (commands.onRun) commands.onRun(entry.id);
    if (entry.isOfFiles)
        map.commitToFiles(entry.step);
    else
        map.commit(entry.step);
}

void showMapMenu(MapCanvas& map, session::Session& session, const Commands& commands,
                 const std::optional<tools::PointerEvent>& pointer) {
    if (!session.map()) return;
    map.hideFacts();
    const auto place = pointer ? pointer : placeOfSelection(map, session);
    if (pointer || session.selection().empty())
        selectBelow(map, session, place.value_or(tools::PointerEvent()));
    wxMenu menu;
    if (place) addFacts(menu, session, place->at);
    const auto entries =
        tools::contextMenu(session, map.context(), place ? std::optional(place->at) : std::nullopt);
    // Later: the menu is still open.
    fillMapMenu(menu, menu, entries, commands, [&](const MenuEntry& entry) {
        map.CallAfter([&map, &session, &commands, entry] { runEntry(map, session, commands, entry); });
    });
    const auto at = map.viewport().toScreen(place ? place->at : model::MapPoint{});
    const wxSize size = map.GetClientSize();
    map.PopupMenu(&menu, std::clamp(static_cast<int>(at.x), 0, size.x),
                  std::clamp(static_cast<int>(at.y), 0, size.y));
}

}  // namespace cota::wx

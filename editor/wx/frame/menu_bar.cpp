#include "editor/wx/frame/menu_bar.h"

#include <wx/app.h>
#include <wx/control.h>

#include <array>
#include <string_view>
#include <utility>

#include "editor/tools/commands/offers.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/bars/recent_files.h"
#include "editor/wx/bars/tool_strip.h"
#include "editor/wx/bars/window_ids.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/keys.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

struct MenuTitle {
    tools::Menu menu;
    session::Phrase title;
};
constexpr std::array<MenuTitle, 8> menuTitles{{{tools::Menu::file, session::trLater("&File")},
                                               {tools::Menu::edit, session::trLater("&Edit")},
                                               {tools::Menu::view, session::trLater("&View")},
                                               {tools::Menu::map, session::trLater("&Map")},
                                               {tools::Menu::table, session::trLater("Ta&ble")},
                                               {tools::Menu::check, session::trLater("&Check")},
                                               {tools::Menu::window, session::trLater("&Window")},
                                               {tools::Menu::help, session::trLater("&Help")}}};

/// The menus within Map: what can be done with things.
constexpr std::array<std::pair<tools::Menu, const char*>, 5> thingMenus{
    {{tools::Menu::selection, "selection"},
     {tools::Menu::hexes, "hexes"},
     {tools::Menu::units, "units"},
     {tools::Menu::lines, "lines"},
     {tools::Menu::zones, "zones"}}};

/// Letters are not shortcuts of the menu, which would work while the user types text.
wxString labelOfTool(const tools::ToolRow& row) {
    const std::string keys = keyMap().keysOf(row.id);
    if (keys.empty() || tools::areTyped(keys)) return withKeys(words(row.label), row.id);
    return words(row.label) + "\t" + keys;
}

}  // namespace

MenuBar::MenuBar(const Commands& commands, RecentFiles& recent, const session::Session& session)
    : commands_(commands), on_(session.playedOn()), recent_(recent) {
    for (const auto& [which, title] : menuTitles) {
        if (!tools::isOffered(which, on_)) continue;
        auto* menu = buildMenu(which, session);
        if (which == tools::Menu::view)
            menu->AppendSubMenu(buildMenu(tools::Menu::language, session),
                                words(tools::submenuLabel("language")));
        if (which == tools::Menu::map) {
            menu->AppendSeparator();
            for (const auto& [below, id] : thingMenus)
                menu->AppendSubMenu(buildMenu(below, session), words(tools::submenuLabel(id)));
        }
        if (which == tools::Menu::window) {
            if (on_ == session::PlayedOn::map) Append(buildTools(), words("&Tools"));
            layouts_ = buildMenu(tools::Menu::layouts, session);
            fixedLayouts_ = layouts_->GetMenuItemCount();
            menu->AppendSubMenu(layouts_, words(tools::submenuLabel("layouts")));
        }
        Append(menu, words(title));
    }
}

wxMenu* MenuBar::buildMenu(tools::Menu which, const session::Session& session) {
    auto* menu = new wxMenu;
    for (const auto& row : tools::actionRows()) {
        const bool isHere = row.menu == which && commands_.has(row.id);
        if (!isHere || !tools::isOffered(row.id, on_)) continue;
        const wxString label = toWx(tools::menuLabelOf(row, session, keyMap()));
        const auto language = tools::languageOf(row);
        auto* item = menu->Append(actionNumber(row.id), label, words(row.help),
                                  language       ? wxITEM_RADIO
                                  : row.isToggle ? wxITEM_CHECK
                                                 : wxITEM_NORMAL);
        if (language == session.language()) item->Check();
        if (std::string_view(row.id) == "open") {
            auto* recent = new wxMenu;
            recent_.showIn(*recent);
            menu->AppendSubMenu(recent, words(tools::submenuLabel("recent")), words("Recent files"));
        }
        if (row.endsSection) menu->AppendSeparator();
    }
    return menu;
}

/// All tools by name.
wxMenu* MenuBar::buildTools() {
    auto* menu = new wxMenu;
    int id = toolNumber(0);
    for (const auto& row : tools::toolRows()) {
        auto* item = new wxMenuItem(menu, id++, labelOfTool(row), words(row.help));
        item->SetBitmap(iconBundle(iconOfTool(row.id), colours().text, listIcon));
        menu->Append(item);
    }
    return menu;
}

void MenuBar::showActions(const session::Session& session) {
    for (const auto& row : tools::actionRows()) {
        auto* item = FindItem(actionNumber(row.id));
        if (!item) continue;
        item->Enable(row.isEnabled(session));
        const wxString label = toWx(tools::menuLabelOf(row, session, keyMap()));
        if (item->GetItemLabel() != label) item->SetItemLabel(label);
    }
}

void MenuBar::showOverlay(session::OverlayKind kind) {
    check("viewshed", kind == session::OverlayKind::seen);
    check("reach", kind == session::OverlayKind::reached);
    check("compare-saved", kind == session::OverlayKind::changed);
}

void MenuBar::showLayouts(const std::vector<std::string>& names,
                          const std::function<void(const std::string&)>& apply,
                          const std::function<void(const std::string&)>& remove) {
    while (layouts_->GetMenuItemCount() > fixedLayouts_)
        layouts_->Destroy(layouts_->FindItemByPosition(fixedLayouts_));
    if (names.empty()) return;
    layouts_->AppendSeparator();
    auto* removals = new wxMenu;
    const auto add = [](wxMenu& menu, const std::string& name,
                        const std::function<void(const std::string&)>& run) {
        auto* item = menu.Append(wxID_ANY, wxControl::EscapeMnemonics(toWx(name)));
        menu.Bind(
            wxEVT_MENU, [name, run](wxCommandEvent&) { run(name); }, item->GetId());
    };
    for (const auto& name : names) {
        add(*layouts_, name, apply);
        add(*removals, name,
            [remove](const std::string& one) { wxTheApp->CallAfter([remove, one] { remove(one); }); });
    }
    layouts_->AppendSubMenu(removals, words("Remove"));
}

void MenuBar::check(const std::string& action, bool isOn) {
    if (auto* item = FindItem(actionNumber(action)); item && item->IsChecked() != isOn) item->Check(isOn);
}

void MenuBar::offerTool(std::size_t row, bool isOffered, const wxString& help) {
    auto* item = FindItem(toolNumber(row));
    if (!item) return;
    item->Enable(isOffered);
    item->SetHelp(help);
}

}  // namespace cota::wx

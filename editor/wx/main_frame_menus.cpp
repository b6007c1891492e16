// The menus and the tool bar of the window, from the tables of actions and tools.
#include <wx/artprov.h>
#include <wx/bmpbndl.h>
#include <wx/menu.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "editor/tools/actions.h"
#include "editor/tools/tool_icons.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/convert.h"
#include "editor/wx/main_frame.h"
#include "editor/wx/map_canvas.h"

namespace cota::wx {

namespace {

struct MenuTitle {
    tools::Menu menu;
    session::Phrase title;
};
constexpr std::array<MenuTitle, 4> menuTitles{{{tools::Menu::file, session::trLater("&File")},
                                               {tools::Menu::edit, session::trLater("&Edit")},
                                               {tools::Menu::view, session::trLater("&View")},
                                               {tools::Menu::help, session::trLater("&Help")}}};

/// The toolkit's own number of an action, so that the platform puts Quit and About in their usual places.
int stockId(std::string_view action) {
    if (action == "quit") return wxID_EXIT;
    if (action == "about") return wxID_ABOUT;
    if (action == "undo") return wxID_UNDO;
    if (action == "redo") return wxID_REDO;
    if (action == "save") return wxID_SAVE;
    return wxNewId();
}

/// The first actions of the tool bar, with the platform's icons.
constexpr std::array<std::pair<const char*, const char*>, 5> toolBarActions{{{"new", wxART_NEW},
                                                                             {"open", wxART_FILE_OPEN},
                                                                             {"save", wxART_FILE_SAVE},
                                                                             {"undo", wxART_UNDO},
                                                                             {"redo", wxART_REDO}}};

/// The icon of a tool in the usual sizes.
wxBitmapBundle toolBitmaps(const char* id) {
    constexpr std::array<int, 3> sizes{24, 36, 48};
    const auto icon = tools::toolIcon(id);
    wxVector<wxBitmap> bitmaps;
    for (const int size : sizes)
        bitmaps.push_back(
            toBitmap(picture::raster(icon, {{0, 0}, size / icon.size.width, size, size}), false));
    return wxBitmapBundle::FromBitmaps(bitmaps);
}

}  // namespace

wxMenu* MainFrame::buildMenu(tools::Menu which) {
    auto* menu = new wxMenu;
    for (const auto& row : tools::actionRows()) {
        if (row.menu != which) continue;
        if (!actionIds_.contains(row.id)) {
            const int id = actionIds_[row.id] = stockId(row.id);
            Bind(
                wxEVT_MENU, [this, action = std::string(row.id)](wxCommandEvent&) { run(action); }, id);
        }
        wxString label = words(row.label);
        if (row.keys[0] != '\0') label += "\t" + wxString(row.keys);
        const auto language = tools::languageOf(row);
        auto* item = menu->Append(actionIds_.at(row.id), label, words(row.help),
                                  language       ? wxITEM_RADIO
                                  : row.isToggle ? wxITEM_CHECK
                                                 : wxITEM_NORMAL);
        if (language == session_.language()) item->Check();
        if (std::string_view(row.id) == "open") {
            auto* recent = new wxMenu;
            buildRecent(*recent);
            menu->AppendSubMenu(recent, words(tools::submenuLabel("recent")), words("Recent files"));
        }
        if (row.endsPart) menu->AppendSeparator();
    }
    return menu;
}

void MainFrame::buildMenus() {
    auto* bar = new wxMenuBar;
    for (const auto& [which, title] : menuTitles) {
        auto* menu = buildMenu(which);
        if (which == tools::Menu::view) {
            menu->AppendSubMenu(buildPanelMenu(), words(tools::submenuLabel("panels")));
            menu->AppendSubMenu(buildMenu(tools::Menu::language), words(tools::submenuLabel("language")));
        }
        if (which == tools::Menu::help) bar->Append(buildToolsMenu(), words("&Tools"));
        bar->Append(menu, words(title));
    }
    SetMenuBar(bar);
}

/// All tools by name. Their letters are not shortcuts of the menu, which would work while the user types
/// text.
wxMenu* MainFrame::buildToolsMenu() {
    auto* menu = new wxMenu;
    int id = firstToolId;
    for (const auto& row : tools::toolRows()) {
        auto* item =
            new wxMenuItem(menu, id++, words(row.label) + " (" + wxString(row.key) + ")", words(row.help));
        item->SetBitmap(toolBitmaps(row.id));
        menu->Append(item);
    }
    return menu;
}

/// Shows closed panels again.
wxMenu* MainFrame::buildPanelMenu() {
    auto* menu = new wxMenu;
    const auto& panes = panels_.GetAllPanes();
    for (std::size_t i = 0; i < panes.GetCount(); ++i) {
        if (panes[i].window == canvas_) continue;
        const wxString name = panes[i].name;
        auto* item = menu->AppendCheckItem(wxID_ANY, panes[i].caption, words("Show or hide the panel"));
        menu->Bind(
            wxEVT_MENU,
            [this, name](wxCommandEvent& event) {
                panels_.GetPane(name).Show(event.IsChecked());
                panels_.Update();
            },
            item->GetId());
        menu->Bind(
            wxEVT_UPDATE_UI,
            [this, name](wxUpdateUIEvent& event) { event.Check(panels_.GetPane(name).IsShown()); },
            item->GetId());
    }
    return menu;
}

/// Disables tools that the game has nothing for; their help gives the reason.
void MainFrame::offerTools() {
    const auto rows = tools::toolRows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int id = firstToolId + static_cast<int>(i);
        const std::string why = tools::whyIdle(rows[i], session_);
        const wxString help = toWx(why.empty() ? session::tr(rows[i].help) : why);
        const wxString tip = words(rows[i].label) + " (" + wxString(rows[i].key) + "): " + help;
        if (toolBar_->GetToolShortHelp(id) == tip) continue;
        auto* item = GetMenuBar()->FindItem(id);
        item->Enable(why.empty());
        item->SetHelp(help);
        toolBar_->EnableTool(id, why.empty());
        toolBar_->SetToolShortHelp(id, tip);
        toolBar_->SetToolLongHelp(id, help);
        if (i == toolRow_ && !why.empty()) chooseTool(0);
    }
}

void MainFrame::buildToolBar() {
    toolBar_ = CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
    for (const auto& [action, art] : toolBarActions) {
        const auto& row = *std::ranges::find(tools::actionRows(), std::string_view(action),
                                             [](const auto& one) { return std::string_view(one.id); });
        const wxString label = wxControl::RemoveMnemonics(words(row.label));
        toolBar_->AddTool(actionIds_.at(action), label, wxArtProvider::GetBitmapBundle(art, wxART_TOOLBAR),
                          label + " (" + row.keys + "): " + words(row.help));
    }
    toolBar_->AddSeparator();
    int id = firstToolId;
    for (const auto& row : tools::toolRows()) {
        const wxString help = words(row.label) + " (" + wxString(row.key) + "): " + words(row.help);
        toolBar_->AddRadioTool(id, words(row.label), toolBitmaps(row.id), {}, help, words(row.help));
        ++id;
    }
    toolBar_->Realize();
}

}  // namespace cota::wx

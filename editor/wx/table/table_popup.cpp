#include "editor/wx/table/table_popup.h"

#include <wx/control.h>
#include <wx/menu.h>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

using RunEntry = std::function<void(const session::TableMenuEntry&)>;

/// `root` receives the events of all menus within it.
void fillTableMenu(wxMenu& menu, wxMenu& root, wxWindow& window,
                   const std::vector<session::TableMenuEntry>& entries, const RunEntry& run) {
    for (const auto& entry : entries) {
        const wxString label = wxControl::EscapeMnemonics(toWx(entry.label));
        if (!entry.below.empty()) {
            auto* below = new wxMenu;
            fillTableMenu(*below, root, window, entry.below, run);
            menu.AppendSubMenu(below, label);
        } else {
            auto* item = menu.Append(wxID_ANY, label);
            root.Bind(
                wxEVT_MENU,
                [&window, run, entry](wxCommandEvent&) { window.CallAfter([run, entry] { run(entry); }); },
                item->GetId());
        }
        if (entry.endsSection) menu.AppendSeparator();
    }
}

}  // namespace

void popUp(wxWindow& window, const wxPoint& at, const std::vector<session::TableMenuEntry>& entries,
           const RunEntry& run) {
    if (entries.empty()) return;
    wxMenu menu;
    fillTableMenu(menu, menu, window, entries, run);
    window.PopupMenu(&menu, at);
}

}  // namespace cota::wx

// What keys do in the window, wherever they are pressed, and the list of them.
#include <wx/accel.h>
#include <wx/dialog.h>
#include <wx/propgrid/propgrid.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

#include <memory>

#include "editor/tools/toolbox.h"
#include "editor/wx/convert.h"
#include "editor/wx/main_frame.h"
#include "editor/wx/map_canvas.h"

namespace cota::wx {

namespace {

/// Somebody changes a value in the grid: there Escape leaves the value, not the grid. The next one leaves it.
bool isChangingInGrid(const wxWindow* window) {
    const auto* field = dynamic_cast<const wxTextCtrl*>(window);
    if ((field && !field->IsModified()) || dynamic_cast<const wxPropertyGrid*>(window)) return false;
    for (; window && !window->IsTopLevel(); window = window->GetParent())
        if (dynamic_cast<const wxPropertyGrid*>(window)) return true;
    return false;
}

wxString tableOfKeys() {
    wxString text =
        words("Tools; the letters hold while the map has the keys (Escape gives them to it)") + "\n\n";
    for (const auto& row : tools::toolRows())
        text += wxString(row.key) + "\t" + words(row.label) + ": " + words(row.help) + "\n";
    text += "\n" + words("Actions") + "\n\n";
    for (const auto& row : tools::actionRows())
        if (row.keys[0] != '\0')
            text += wxString(row.keys) + (row.alsoKeys[0] != '\0' ? ", " : "") + row.alsoKeys + "\t" + wxControl::RemoveMnemonics(words(row.label)) + "\n";
    text += "\n" + words("On the map") + "\n\n";
    for (const session::Phrase line : {session::trLater("wheel with Ctrl\tzooms about the pointer"),
                                       session::trLater("wheel, with Shift sideways\tscrolls"),
                                       session::trLater("middle button, or Space and drag\tmoves the map"),
                                       session::trLater("arrow keys, Enter\tthe hex of the keyboard, and the "
                                                        "tool there; with Shift the other way round"),
                                       session::trLater("Enter, double press\tends a line or outline"),
                                       session::trLater("Escape\tforgets the gesture"),
                                       session::trLater("Delete\ttakes what is selected off the map")})
        text += words(line) + "\n";
    return text;
}

}  // namespace

// Keys of tools are single letters: they hold on the map, and are left to lists and fields that have the
// focus. Escape gives the keys back to the map.
void MainFrame::onCharHook(wxKeyEvent& event) {
    wxWindow* focus = FindFocus();
    const wxWindow* bar = toolBar_;
    const bool isOnMap = !focus || focus == canvas_ || focus == this || focus == bar;
    if (isOnMap && !event.HasAnyModifiers()) {
        const auto rows = tools::toolRows();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (event.GetKeyCode() == rows[i].key) return chooseTool(i);
    }
    if (isOnMap && !event.HasAnyModifiers() && event.GetKeyCode() == WXK_DELETE) return run("delete");
    if (!isOnMap && event.GetKeyCode() == WXK_ESCAPE && !isChangingInGrid(focus)) return canvas_->SetFocus();
    if (!dynamic_cast<const wxTextCtrl*>(focus) && runByKeys(event)) return;
    event.Skip();
}

/// Lists of some toolkits take Ctrl+N and Ctrl+P for themselves before menus see them.
bool MainFrame::runByKeys(const wxKeyEvent& event) {
    if (!event.ControlDown()) return false;
    const auto isPressed = [&](const char* text) {
        const std::unique_ptr<wxAcceleratorEntry> keys(wxAcceleratorEntry::Create("\t" + wxString(text)));
        return keys && keys->GetKeyCode() == event.GetKeyCode() && keys->GetFlags() == event.GetModifiers();
    };
    for (const auto& row : tools::actionRows()) {
        if (!isPressed(row.keys) && !isPressed(row.alsoKeys)) continue;
        if (row.isEnabled(session_)) run(row.id);
        return true;
    }
    return false;
}

void MainFrame::sayKeys() {
    wxDialog dialog(this, wxID_ANY, words("Keys and Tools"), wxDefaultPosition, FromDIP(wxSize(720, 560)),
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* text = new wxTextCtrl(&dialog, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2);
    text->SetName(words("Keys and Tools"));
    wxTextAttr tabs;
    wxArrayInt stops;
    stops.push_back(FromDIP(60) * 10);
    tabs.SetTabs(stops);
    text->SetDefaultStyle(tabs);
    text->SetValue(tableOfKeys());
    text->SetInsertionPoint(0);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(text, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(8)));
    all->Add(dialog.CreateSeparatedButtonSizer(wxOK), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    dialog.SetSizer(all);
    dialog.SetEscapeId(wxID_OK);
    dialog.ShowModal();
}

}  // namespace cota::wx

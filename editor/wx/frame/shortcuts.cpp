#include "editor/wx/frame/shortcuts.h"

#include <wx/accel.h>
#include <wx/textctrl.h>
#include <wx/textentry.h>

#include <memory>

#include "editor/tools/actions.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/active_tool.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/toolkit/field_list.h"

namespace cota::wx {

namespace {

/// Whether the user is changing a value in a form: then Escape restores it, and the next Escape leaves the
/// form.
bool isChangingInForm(const wxWindow* window) {
    for (; window && !window->IsTopLevel(); window = window->GetParent())
        if (const auto* form = dynamic_cast<const FieldList*>(window)) return form->isChanging();
    return false;
}

/// Whether letters are typed there.
bool takesLetters(const wxWindow* window) {
    const auto* field = dynamic_cast<const wxTextEntry*>(window);
    return field && field->IsEditable();
}

/// Keys of map actions without Ctrl; the map itself uses Enter, Esc and Del.
bool isActionKey(int key) {
    return (key >= 'A' && key <= 'Z') || (key >= WXK_F1 && key <= WXK_F12) || key == WXK_WINDOWS_MENU;
}

}  // namespace

bool Shortcuts::isCommand(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key >= WXK_F1 && key <= WXK_F12) return true;
    if (!event.ControlDown() || key <= WXK_SPACE || key >= WXK_START) return false;
    return key != 'A' && key != 'C' && key != 'V' && key != 'X';
}

// Tool keys are single letters: they work unless text is being typed, and move the focus to the map. So does
// Escape, which also removes the overlay.
void Shortcuts::handle(wxKeyEvent& event, MapCanvas& map, wxWindow* focus, bool isFrame) {
    const bool isMapSeen = map.IsShownOnScreen();  // other views hide it: their keys must not paint
    const bool isOnMap = isMapSeen && (isFrame || focus == &map);
    if (isOnMap && !event.ControlDown() && !event.AltDown() &&
        map.takesKey(event.GetKeyCode(), event.ShiftDown()))
        return;
    if (isMapSeen && !takesLetters(focus) && !event.HasAnyModifiers()) {
        const auto rows = tools::toolRows();
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (event.GetKeyCode() == rows[i].key) {
                map.SetFocus();
                return tool_.choose(i);
            }
    }
    if (isOnMap && runMapAction(event)) return;
    if (isOnMap && !event.HasAnyModifiers() && event.GetKeyCode() == WXK_DELETE)
        return commands_.run("delete");
    if (isMapSeen && !isOnMap && event.GetKeyCode() == WXK_ESCAPE && !isChangingInForm(focus)) {
        map.SetFocus();
        return map.forgetShown();
    }
    if (!dynamic_cast<const wxTextCtrl*>(focus) && runAction(event)) return;
    event.Skip();
}

/// Runs actions whose keys text fields use too, such as Ctrl+C, so that they are no shortcuts of the menu.
bool Shortcuts::runMapAction(const wxKeyEvent& event) {
    if (!event.ControlDown() && !isActionKey(event.GetKeyCode())) return false;
    if (event.GetKeyCode() == WXK_WINDOWS_MENU) {
        commands_.run("context-menu");
        return true;
    }
    for (const auto& row : tools::actionRows()) {
        const std::unique_ptr<wxAcceleratorEntry> keys(
            wxAcceleratorEntry::Create("\t" + wxString(row.mapKey.english())));
        if (!keys || keys->GetKeyCode() != event.GetKeyCode() || keys->GetFlags() != event.GetModifiers())
            continue;
        if (row.isEnabled(session_)) commands_.run(row.id);
        return row.isEnabled(session_) || event.ControlDown();
    }
    return false;
}

/// Runs menu shortcuts, because lists of some toolkits use Ctrl+N and Ctrl+P themselves before menus get
/// them.
bool Shortcuts::runAction(const wxKeyEvent& event) {
    if (!event.ControlDown()) return false;
    const auto isPressed = [&](const char* text) {
        const std::unique_ptr<wxAcceleratorEntry> keys(wxAcceleratorEntry::Create("\t" + wxString(text)));
        return keys && keys->GetKeyCode() == event.GetKeyCode() && keys->GetFlags() == event.GetModifiers();
    };
    for (const auto& row : tools::actionRows()) {
        if (!isPressed(row.keys) && !isPressed(row.alsoKeys)) continue;
        if (row.isEnabled(session_)) commands_.run(row.id);
        return true;
    }
    return false;
}

}  // namespace cota::wx

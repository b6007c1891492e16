#include "editor/wx/frame/shortcuts.h"

#include <wx/grid.h>
#include <wx/textctrl.h>
#include <wx/textentry.h>

#include "editor/tools/actions.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/active_tool.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

namespace {

/// Whether the user is changing a value in a form: then Escape restores it, and the next Escape leaves the
/// form.
bool isChangingInForm(const wxWindow* window) {
    for (; window && !window->IsTopLevel(); window = window->GetParent())
        if (const auto* form = dynamic_cast<const FieldList*>(window)) return form->isChanging();
    return false;
}

constexpr const char* goToValues = "properties";

/// Whether letters are typed there: in a field, or in a form or a table, where a person means a field even
/// while none is open.
bool takesLetters(const wxWindow* window) {
    const auto* field = dynamic_cast<const wxTextEntry*>(window);
    if (field && field->IsEditable()) return true;
    for (; window && !window->IsTopLevel(); window = window->GetParent())
        if (dynamic_cast<const FieldList*>(window) || dynamic_cast<const wxGrid*>(window)) return true;
    return false;
}

/// Digits with Ctrl edit no text, and menus do not know them together with Shift.
bool isDigitOfCommand(const wxKeyEvent& event) {
    const std::string keys = wx::keysOf(event);
    return event.ControlDown() && !keys.empty() && keys.back() >= '0' && keys.back() <= '9' &&
           keys[keys.size() - 2] == '+';
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
    if (!takesLetters(focus) && runTyped(event, map)) return;
    if (isOnMap && runMapAction(event)) return;
    // Lists select things too; their own keys rename.
    if (!takesLetters(focus) && keyMap().ownerOf(wx::keysOf(event)) == goToValues && run(goToValues)) return;
    if (isMapSeen && !isOnMap && event.GetKeyCode() == WXK_ESCAPE && !isChangingInForm(focus)) {
        map.SetFocus();
        return map.forgetShown();
    }
    const bool isText = dynamic_cast<const wxTextCtrl*>(focus) != nullptr;
    if ((!isText || isDigitOfCommand(event)) && runAction(event)) return;
    event.Skip();
}

/// Keys without Ctrl, which are letters in text fields. Those of tools move the focus to the map.
bool Shortcuts::runTyped(const wxKeyEvent& event, MapCanvas& map) {
    const std::string keys = wx::keysOf(event);
    if (keys.empty() || !tools::areTyped(keys)) return false;
    const std::string owner = keyMap().ownerOf(keys);
    if (const auto tool = tools::toolNamed(owner)) {
        if (!map.IsShownOnScreen()) return false;
        map.SetFocus();
        tool_.choose(*tool);
        return true;
    }
    return !tools::isOnMapOnly(owner) && run(owner);
}

/// Runs actions whose keys text fields use too, such as Ctrl+C, so that they are no shortcuts of the menu.
bool Shortcuts::runMapAction(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_WINDOWS_MENU) return run("context-menu");
    const std::string owner = keyMap().ownerOf(wx::keysOf(event));
    const bool isFixed = event.GetKeyCode() == WXK_ESCAPE || event.GetKeyCode() == WXK_RETURN;
    return !isFixed && tools::isOnMapOnly(owner) && run(owner);
}

/// Runs menu shortcuts, because lists of some toolkits use Ctrl+N and Ctrl+P themselves before menus get
/// them.
bool Shortcuts::runAction(const wxKeyEvent& event) {
    if (!event.ControlDown() && !event.AltDown()) return false;
    const std::string owner = keyMap().ownerOf(wx::keysOf(event));
    if (const auto tool = tools::toolNamed(owner)) {
        tool_.choose(*tool);
        return true;
    }
    return !tools::isOnMapOnly(owner) && run(owner);
}

bool Shortcuts::run(const std::string& action) {
    for (const auto& row : tools::actionRows()) {
        if (row.id != action) continue;
        if (row.isEnabled(session_)) commands_.run(row.id);
        return true;
    }
    return false;
}

}  // namespace cota::wx

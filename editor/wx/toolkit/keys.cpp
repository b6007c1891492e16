#include "editor/wx/toolkit/keys.h"

#include <wx/config.h>
#include <wx/scrolwin.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr const char* keySettings = "/keys";

tools::KeyMap savedKeyMap() {
    tools::KeyChanges changes;
    auto* config = wxConfigBase::Get();
    const wxConfigPathChanger there(config, wxString(keySettings) + "/");
    wxString id;
    long place = 0;
    for (bool isThere = config->GetFirstEntry(id, place); isThere; isThere = config->GetNextEntry(id, place))
        changes[fromWx(id)] = fromWx(config->Read(id, ""));
    return tools::KeyMap(changes);
}

std::optional<tools::KeyMap>& keptKeyMap() {
    static std::optional<tools::KeyMap> kept;
    return kept;
}

/// The name of a key without modifiers.
std::string nameOfKey(int code) {
    switch (code) {
        case WXK_DELETE:
        case WXK_NUMPAD_DELETE:
            return "Del";
        case WXK_INSERT:
        case WXK_NUMPAD_INSERT:
            return "Ins";
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return "Enter";
        case WXK_ESCAPE:
            return "Esc";
        case WXK_TAB:
            return "Tab";
        case WXK_SPACE:
            return "Space";
        case WXK_HOME:
            return "Home";
        case WXK_END:
            return "End";
        case WXK_PAGEUP:
            return "PgUp";
        case WXK_PAGEDOWN:
            return "PgDn";
        case WXK_LEFT:
            return "Left";
        case WXK_RIGHT:
            return "Right";
        case WXK_UP:
            return "Up";
        case WXK_DOWN:
            return "Down";
        case WXK_NUMPAD_ADD:
            return "+";
        case WXK_NUMPAD_SUBTRACT:
            return "-";
        default:
            break;
    }
    if (code >= WXK_F1 && code <= WXK_F24) return "F" + std::to_string(code - WXK_F1 + 1);
    if (code >= WXK_NUMPAD0 && code <= WXK_NUMPAD9) return std::to_string(code - WXK_NUMPAD0);
    if (code > 0 && code < 128 && std::isgraph(code)) return std::string(1, static_cast<char>(code));
    return {};
}

}  // namespace

const tools::KeyMap& keyMap() {
    auto& kept = keptKeyMap();
    if (!kept) kept = savedKeyMap();
    return *kept;
}

void setKeyMap(tools::KeyMap keys) {
    auto* config = wxConfigBase::Get();
    config->DeleteGroup(keySettings);
    for (const auto& [id, held] : keys.changes())
        config->Write(wxString(keySettings) + "/" + toWx(id), toWx(held));
    config->Flush();
    keptKeyMap() = std::move(keys);
}

std::string keysOf(const wxKeyEvent& event) {
    const std::string name = nameOfKey(event.GetKeyCode());
    if (name.empty()) return {};
    std::string keys;
    if (event.ControlDown()) keys += "Ctrl+";
    if (event.AltDown()) keys += "Alt+";
    if (event.ShiftDown()) keys += "Shift+";
    return tools::normalKeys(keys + name).value_or("");
}

wxString withKeys(const wxString& label, std::string_view command) {
    const std::string held = keyMap().shownKeysOf(command);
    return held.empty() ? label : label + " (" + toWx(held) + ")";
}

void passWheelOn(wxWindow& window, std::function<bool()> scrollsItself) {
    window.Bind(wxEVT_MOUSEWHEEL, [&window, scrollsItself = std::move(scrollsItself)](wxMouseEvent& event) {
        if (event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL || (scrollsItself && scrollsItself()))
            return event.Skip();
        for (auto* above = window.GetParent(); above && !above->IsTopLevel(); above = above->GetParent())
            if (auto* pane = dynamic_cast<wxScrollHelper*>(above)) {
                int none = 0, top = 0;
                pane->GetViewStart(&none, &top);
                const int lines =
                    event.GetWheelRotation() * event.GetLinesPerAction() / event.GetWheelDelta();
                pane->Scroll(-1, std::max(top - lines, 0));
                return;
            }
        event.Skip();
    });
}

}  // namespace cota::wx

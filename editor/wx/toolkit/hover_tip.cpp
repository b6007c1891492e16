#include "editor/wx/toolkit/hover_tip.h"

#include <wx/event.h>

namespace cota::wx {

namespace {

bool endsTips(wxEventType type) {
    return type == wxEVT_LEFT_DOWN || type == wxEVT_RIGHT_DOWN || type == wxEVT_MIDDLE_DOWN ||
           type == wxEVT_MOUSEWHEEL || type == wxEVT_KEY_DOWN || type == wxEVT_CHAR_HOOK ||
           type == wxEVT_COMBOBOX_DROPDOWN;
}

}  // namespace

HoverTip::HoverTip(wxWindow& window) : window_(window) { wxEvtHandler::AddFilter(this); }

HoverTip::~HoverTip() { wxEvtHandler::RemoveFilter(this); }

void HoverTip::show(const wxString& text) {
    if (text == text_) return;
    text_ = text;
    text.empty() ? window_.UnsetToolTip() : window_.SetToolTip(text);
}

int HoverTip::FilterEvent(wxEvent& event) {
    if (text_.empty()) return Event_Skip;
    const auto type = event.GetEventType();
    if (endsTips(type)) window_.UnsetToolTip();
    // Also when the pointer goes on to a child of the window, which would show the tip of its parent.
    if (type == wxEVT_LEAVE_WINDOW && event.GetEventObject() == &window_) show({});
    return Event_Skip;
}

}  // namespace cota::wx

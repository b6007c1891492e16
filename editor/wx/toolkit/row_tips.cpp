#include "editor/wx/toolkit/row_tips.h"

#include <utility>

namespace cota::wx {

namespace {

void tipOn(wxWindow& window, const std::function<wxString(const wxPoint&)>& textAt) {
    window.Bind(wxEVT_MOTION, [&window, textAt](wxMouseEvent& event) {
        event.Skip();
        const wxString text = textAt(event.GetPosition());
        if (text == window.GetToolTipText()) return;
        text.empty() ? window.UnsetToolTip() : window.SetToolTip(text);
    });
    // Remove the tip at a click: it would cover the row clicked, or what is beside the list.
    const auto end = [&window](wxMouseEvent& event) {
        event.Skip();
        window.UnsetToolTip();
    };
    window.Bind(wxEVT_LEFT_DOWN, end);
    window.Bind(wxEVT_LEAVE_WINDOW, end);
}

}  // namespace

void showRowTips(wxWindow& rows, std::function<wxString(const wxPoint&)> textAt) {
    tipOn(rows, textAt);
    // In some toolkits the rows of a list are a separate window.
    for (auto* child : rows.GetChildren()) tipOn(*child, textAt);
}

}  // namespace cota::wx

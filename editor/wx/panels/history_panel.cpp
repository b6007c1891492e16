#include "editor/wx/panels/history_panel.h"

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

HistoryPanel::HistoryPanel(wxWindow* parent, session::Session& session)
    : wxListBox(parent, wxID_ANY), session_(session) {
    SetName(words("History"));
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetSelection() >= 0) session_.goTo(static_cast<std::size_t>(event.GetSelection()));
    });
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.document) fill();
    });
    fill();
}

void HistoryPanel::fill() {
    const auto& history = session_.history();
    wxArrayString labels;
    for (std::size_t i = 0; i < history.entries().size(); ++i) {
        const wxString label =
            i == 0 ? words("Opened") : toWx(history.entries()[i].label.in(session_.language()));
        labels.push_back(i > history.position() ? "(" + label + ")" : label);
    }
    Set(labels);
    SetSelection(static_cast<int>(history.position()));
    EnsureVisible(static_cast<int>(history.position()));
}

}  // namespace cota::wx

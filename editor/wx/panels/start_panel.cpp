#include "editor/wx/panels/start_panel.h"

#include <wx/button.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

StartPanel::StartPanel(wxWindow* map, std::function<void(const std::string&)> run)
    : wxPanel(map), run_(std::move(run)) {
    SetName(words("Start"));
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_FRAMEBK));
    SetSizer(new wxBoxSizer(wxVERTICAL));
    map->Bind(wxEVT_SIZE, &StartPanel::stayInTheMiddle,
              this);  // lasts as long as the panel, which is destroyed before the map
}

void StartPanel::stayInTheMiddle(wxSizeEvent& event) {
    CentreOnParent();
    event.Skip();
}

void StartPanel::showFor(const session::Session& session) {
    Show(!session.map());
    if (IsShown()) build();
}

void StartPanel::build() {
    DestroyChildren();
    const auto gap = wxSizerFlags().Expand().Border(wxALL, FromDIP(6));
    const auto addButton = [&](const wxString& label, const wxString& help, std::function<void()> press) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->SetToolTip(help);
        button->Bind(wxEVT_BUTTON, [this, press = std::move(press)](wxCommandEvent&) { CallAfter(press); });
        GetSizer()->Add(button, gap);
    };
    auto* title = new wxStaticText(this, wxID_ANY, words("This document has no map."));
    title->SetFont(title->GetFont().Bold().Larger());
    GetSizer()->Add(title, gap);
    addButton(words("New document or copy of a sample..."), toWx(keyMap().shownKeysOf("new")),
              [this] { run_("new"); });
    addButton(words("Open a file..."), toWx(keyMap().shownKeysOf("open")), [this] { run_("open"); });
    GetSizer()->Add(new wxStaticText(this, wxID_ANY, words("or drop a file here")), gap);
    SetSize(GetSizer()->GetMinSize());
    Layout();
    CentreOnParent();
}

}  // namespace cota::wx

#include "editor/wx/sight_panel.h"

#include <wx/dcbuffer.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

#include "editor/tools/sight_tool.h"
#include "editor/wx/convert.h"

namespace cota::wx {

SightPanel::SightPanel(wxWindow* parent, session::Session& session) : wxPanel(parent), session_(session) {
    SetSizer(new wxBoxSizer(wxHORIZONTAL));
    steps_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, {}, wxLB_HSCROLL);
    steps_->SetName(words("Line of sight"));
    verdict_ = new wxStaticText(this, wxID_ANY, "");
    verdict_->SetFont(verdict_->GetFont().Bold());
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(verdict_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    left->Add(steps_, wxSizerFlags(1).Expand());
    GetSizer()->Add(left, wxSizerFlags(1).Expand());
    say(words("Press S, then drag from hex to hex."));
    drawing_ = new wxWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE);
    drawing_->SetName(words("Profile of the line of sight"));
    drawing_->SetBackgroundStyle(wxBG_STYLE_PAINT);
    drawing_->SetMinSize(FromDIP(wxSize(240, 90)));
    drawing_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paintProfile(); });
    GetSizer()->Add(drawing_, wxSizerFlags(1).Expand());
}

void SightPanel::showFor(const tools::Tool* tool) {
    const auto* sight = dynamic_cast<const tools::SightTool*>(tool);
    if (!sight || !session_.table()) return;
    wxArrayString lines;
    profile_.reset();
    if (const auto answer = sight->answer(*session_.table())) {
        for (const auto& line : session::linesOf(*session_.table(), *answer, session_.language()))
            lines.push_back(toWx(line));
        profile_ = session::profileOf(*session_.table(), *answer);
    }
    say(lines.empty() ? words("Press S, then drag from hex to hex.") : lines.front());
    if (!lines.empty()) lines.RemoveAt(0);
    steps_->Set(lines);
    drawing_->Refresh();
}

void SightPanel::say(const wxString& verdict) {
    verdict_->SetLabel(verdict);
    verdict_->Wrap(std::max(GetClientSize().x / 2, FromDIP(200)) - FromDIP(12));
    Layout();
}

void SightPanel::paintProfile() {
    wxAutoBufferedPaintDC dc(drawing_);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    const wxSize size = drawing_->GetClientSize();
    if (!profile_ || size.x < 2 || size.y < 2) return;
    const double scale = std::min(size.x / profile_->size.width, size.y / profile_->size.height);
    const picture::View view{
        {(profile_->size.width - size.x / scale) / 2, (profile_->size.height - size.y / scale) / 2},
        scale,
        size.x,
        size.y};
    dc.DrawBitmap(toBitmap(picture::raster(*profile_, view), true), 0, 0);
}

}  // namespace cota::wx

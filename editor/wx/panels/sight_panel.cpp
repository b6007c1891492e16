#include "editor/wx/panels/sight_panel.h"

#include <wx/dcbuffer.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "editor/tools/sight_tool.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

SightPanel::SightPanel(wxWindow* parent, session::Session& session)
    : wxPanel(parent), session_(session), options_([this] {
          CallAfter([this] {
              if (profile_) judgeAgain();
          });
      }) {
    SetSizer(new wxBoxSizer(wxHORIZONTAL));
    // A text field wraps its lines, so each step can be read in a narrow panel.
    steps_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                            wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP);
    steps_->SetName(words("Line of sight"));
    verdict_ = new wxStaticText(this, wxID_ANY, "");
    verdict_->SetFont(verdict_->GetFont().Bold());
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(verdict_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    left->Add(steps_, wxSizerFlags(1).Expand().Border(wxLEFT | wxBOTTOM, FromDIP(8)));
    GetSizer()->Add(left, wxSizerFlags(1).Expand());
    drawing_ = new wxWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE);
    drawing_->SetName(words("Profile of the line of sight"));
    setSpokenName(*drawing_, words("Profile of the line of sight"));
    drawing_->SetBackgroundStyle(wxBG_STYLE_PAINT);
    // Neither half may push the other out of the panel.
    steps_->SetMinSize(FromDIP(wxSize(60, 54)));  // the least height for its scroll bar
    drawing_->SetMinSize(FromDIP(wxSize(60, 30)));
    drawing_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paintProfile(); });
    GetSizer()->Add(drawing_, wxSizerFlags(1).Expand());
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit();
    });
    forget();
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.opened) return forget();  // the line was on another map
        if (what.document && profile_) judgeAgain();
    });
}

void SightPanel::forget() {
    profile_.reset();
    steps_->ChangeValue("");
    say(words("Press S and drag from one hex to another to check the line of sight."));
}

void SightPanel::showFor(const tools::Tool* tool) {
    const auto* sight = dynamic_cast<const tools::SightTool*>(tool);
    if (sight && session_.map()) show(sight->answer(*session_.map()));
}

/// The line stays visible with other tools, and each step may change the ground below it.
void SightPanel::judgeAgain() {
    const auto now = session_.map();
    show(now ? session::judgedAgain(profile_->answer, *profile_->map, *now) : std::nullopt);
}

void SightPanel::show(std::optional<session::SightAnswer> answer) {
    std::vector<std::string> lines;
    profile_.reset();
    if (answer) {
        lines = session::linesOf(*session_.map(), *answer, session_.language());
        if (!answer->namesOptions) options_.prepare(session_.map());
        profile_ = Drawn{session_.map(), std::move(*answer)};
    }
    wxString steps;
    for (std::size_t i = 1; i < lines.size(); ++i) steps += toWx(lines[i]) + "\n";
    if (steps != steps_->GetValue()) steps_->ChangeValue(steps);
    steps_->ShowPosition(0);
    say(lines.empty() ? words("Press S and drag from one hex to another to check the line of sight.")
                      : toWx(lines.front()));
}

void SightPanel::say(const wxString& verdict) {
    const bool isOther = verdictText_ != verdict;
    verdictText_ = verdict;
    fit();
    if (isOther && onMessage) onMessage(fromWx(verdict));
}

/// The verdict and the steps on the left, the profile on the right, half of the panel each.
void SightPanel::fit() {
    const int room = std::max(GetClientSize().x / 2 - FromDIP(20), FromDIP(60));
    verdict_->SetLabel(verdictText_);
    verdict_->Wrap(room);
    // The toolkit's own size is for shorter lines.
    const int lines = 1 + verdict_->GetLabel().Freq('\n');
    verdict_->SetMinSize({FromDIP(60), lines * verdict_->GetCharHeight()});
    Layout();
    drawing_->Refresh();
}

/// In the pixels of the panel, with letters of normal size; a hint if there is no line.
void SightPanel::paintProfile() {
    wxAutoBufferedPaintDC dc(drawing_);
    dc.SetBackground(profile_ ? *wxWHITE_BRUSH : wxBrush(colours().panel));  // a profile is on paper
    dc.Clear();
    const wxSize size = drawing_->GetClientSize();
    if (size.x < 2 || size.y < 2) return;
    if (!profile_) {
        const wxString text =
            inLines(*drawing_, words("Profile: the ground between the two hexes"), size.x - FromDIP(12));
        dc.SetFont(drawing_->GetFont());
        dc.SetTextForeground(colours().muted);
        return dc.DrawLabel(text, wxRect(size), wxALIGN_CENTRE);
    }
    constexpr double dotsPerInch = 96;
    const double scale = FromDIP(100) / 100.0 * dotsPerInch / picture::millimetresPerInch;
    const auto picture = session::profileOf(*profile_->map, profile_->answer,
                                            {size.x / scale, size.y / scale}, session_.language());
    const double finer = GetContentScaleFactor();
    const wxSize pixels = size * finer;
    dc.DrawBitmap(
        toBitmap(picture::raster(picture, {{0, 0}, scale * finer, pixels.x, pixels.y}), true, finer), 0, 0);
}

}  // namespace cota::wx

#include "editor/wx/views/verdict_bar.h"

#include <wx/dcclient.h>
#include <wx/sizer.h>

#include <algorithm>

#include "editor/fields/field_layout.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/icons.h"

namespace cota::wx {

namespace {

constexpr int verdictEdge = 10, verdictGap = 8, corner = 6;
constexpr double shareOfTone = 0.14, shareIfOld = 0.55;

}  // namespace

VerdictBar::VerdictBar(wxWindow* parent, const wxString& name)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName(name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    buttons_ = new Strip(this, name + "-buttons", Strip::Way::across);
    buttons_->setInner(true);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        arrange();
    });
}

void VerdictBar::show(Tone tone, const wxString& icon, const wxString& text, const wxString& detail,
                      bool isOld) {
    if (tone == tone_ && icon == icon_ && text == text_ && detail == detail_ && isOld == isOld_) return;
    tone_ = tone;
    icon_ = icon;
    text_ = text;
    detail_ = detail;
    isOld_ = isOld;
    arrange();
    Refresh();
}

int VerdictBar::left() const { return FromDIP(2 * verdictEdge + listIcon); }

std::vector<wxString> VerdictBar::lines(const wxString& text) const {
    fields::Ruler ruler;
    ruler.width = [this](const std::string& part) { return GetTextExtent(toWx(part)).x; };
    std::vector<wxString> made;
    const int room = std::max(FromDIP(80), GetClientSize().x - left() - FromDIP(verdictEdge));
    for (const auto& line : fields::wrapped(fromWx(text), room, ruler)) made.push_back(toWx(line));
    return made;
}

void VerdictBar::arrange() {
    if (GetClientSize().x < FromDIP(64)) return;
    int height = FromDIP(2 * verdictGap) + static_cast<int>(lines(text_).size()) * GetCharHeight();
    if (!detail_.empty()) height += GetCharHeight();
    const wxSize strip = buttons_->GetBestSize();
    const bool hasButtons = !buttons_->items().empty();
    buttons_->Show(hasButtons);
    if (hasButtons) {
        buttons_->SetSize(left() - FromDIP(verdictGap), height - FromDIP(verdictGap / 2),
                          GetClientSize().x - left() + FromDIP(verdictGap) - FromDIP(verdictEdge), strip.y);
        height += strip.y;
    }
    if (height == GetMinSize().y) return;
    SetMinSize({-1, height});
    // The parent is not laid out again within its own layout.
    CallAfter([this] { GetParent()->Layout(); });
}

void VerdictBar::onPaint() {
    wxPaintDC dc(this);
    const auto& look = colours();
    dc.SetBackground(wxBrush(look.panel));
    dc.Clear();
    const wxSize size = GetClientSize();
    const wxColour tone = colourOf(tone_);
    const wxColour back = mixed(tone, look.panel, shareOfTone);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(back));
    dc.DrawRoundedRectangle(0, 0, size.x, size.y, FromDIP(corner));
    buttons_->SetBackgroundColour(back);
    const auto inked = [&](const wxColour& ink) { return isOld_ ? mixed(ink, back, shareIfOld) : ink; };
    drawIcon(dc, *this, fromWx(icon_), inked(tone),
             {FromDIP(verdictEdge), FromDIP(verdictGap), FromDIP(listIcon), GetCharHeight()});
    dc.SetFont(GetFont());
    dc.SetTextForeground(inked(look.text));
    int y = FromDIP(verdictGap);
    for (const auto& line : lines(text_)) {
        dc.DrawText(line, left(), y);
        y += GetCharHeight();
    }
    dc.SetFont(smallFont(*this));
    dc.SetTextForeground(inked(look.muted));
    if (!detail_.empty()) dc.DrawText(detail_, left(), y);
}

}  // namespace cota::wx

#include "editor/wx/toolkit/wrapped_text.h"

#include <wx/dcclient.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include <algorithm>

#include "editor/fields/field_layout.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

WrappedText::WrappedText(wxWindow* parent, Look look)
    : wxControl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE),
      look_(look) {
    SetCanFocus(false);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    // The height follows from the width, which the layout gives.
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        const std::size_t before = lines_.size();
        wrap(GetClientSize().x);
        if (lines_.size() == before) return;
        InvalidateBestSize();
        CallAfter([this] { makeRoom(); });
    });
}

/// For another number of lines: a window that scrolls first has to know its new height.
void WrappedText::makeRoom() {
    GetParent()->InvalidateBestSize();
    GetParent()->Layout();
    for (auto* above = GetParent(); above && !above->IsTopLevel(); above = above->GetParent())
        if (auto* scrolled = dynamic_cast<wxScrolledWindow*>(above)) {
            scrolled->FitInside();
            scrolled->Layout();
            return;
        }
}

wxFont WrappedText::font() const {
    switch (look_) {
        case Look::title:
            return titleFont(*this);
        case Look::strong:
            return GetFont().Bold();
        case Look::small:
            return smallFont(*this);
        case Look::code:
            return wxFont(wxFontInfo(smallFont(*this).GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
        default:
            return GetFont();
    }
}

void WrappedText::show(const wxString& text, Tone tone) {
    tone_ = tone;
    if (text != text_) {
        text_ = text;
        setSpokenName(*this, text);
        wrap(wrappedTo_);
        InvalidateBestSize();
    }
    Refresh();
}

void WrappedText::wrap(int width) {
    wrappedTo_ = width;
    lines_.clear();
    if (text_.empty()) return;
    const wxFont used = font();
    fields::Ruler ruler;
    ruler.width = [&](const std::string& part) {
        wxCoord wide = 0, tall = 0;
        GetTextExtent(toWx(part), &wide, &tall, nullptr, nullptr, &used);
        return wide;
    };
    constexpr int least = 40;  // before the first layout
    for (const auto& line : fields::wrapped(fromWx(text_), width < least ? FromDIP(260) : width, ruler))
        lines_.push_back(toWx(line));
}

wxSize WrappedText::DoGetBestClientSize() const {
    wxCoord wide = 0, tall = 0;
    const wxFont used = font();
    GetTextExtent("Mg", &wide, &tall, nullptr, nullptr, &used);
    return {FromDIP(40), static_cast<int>(lines_.size()) * tall};
}

void WrappedText::paint() {
    wxPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    dc.SetFont(font());
    const bool isMuted = tone_ == Tone::plain && look_ == Look::small;
    dc.SetTextForeground(isMuted ? colours().muted : colourOf(tone_));
    int y = 0;
    for (const auto& line : lines_) {
        dc.DrawText(line, 0, y);
        y += dc.GetCharHeight();
    }
}

void setVerb(wxDialog& dialog, const wxString& verb) {
    auto* button = dialog.FindWindow(wxID_OK);
    if (!button) return;
    button->SetLabel(verb);
    if (dialog.GetSizer()) dialog.GetSizer()->SetSizeHints(&dialog);
}

}  // namespace cota::wx

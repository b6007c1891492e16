#include "editor/wx/dialogs/page_canvas.h"

#include <wx/dcbuffer.h>

#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

PageCanvas::PageCanvas(wxWindow* parent, wxSize least, std::function<void()> resized)
    : wxWindow(parent, wxID_ANY), resized_(std::move(resized)), words_(words("Preparing the preview...")) {
    setSpokenName(*this, words("Preview"));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(least);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (std::exchange(room_, GetClientSize()) != GetClientSize()) resized_();
    });
}

void PageCanvas::show(wxBitmap page) {
    page_ = std::move(page);
    setSpokenValue(*this, {});
    Refresh();
}

void PageCanvas::show(wxString words) {
    page_ = wxBitmap();
    words_ = std::move(words);
    setSpokenValue(*this, words_);
    Refresh();
}

void PageCanvas::paint() {
    wxAutoBufferedPaintDC paper(this);
    // A white page on white has no edge.
    const auto& look = colours();
    paper.SetBackground(wxBrush(mixed(look.text, look.panel, look.isDark ? 0.12 : 0.25)));
    paper.Clear();
    const auto room = GetClientSize();
    if (!page_.IsOk()) {
        paper.SetTextForeground(look.text);
        paper.DrawLabel(words_, wxRect(room), wxALIGN_CENTRE);
        return;
    }
    const wxRect page(static_cast<int>(room.x - page_.GetLogicalWidth()) / 2,
                      static_cast<int>(room.y - page_.GetLogicalHeight()) / 2,
                      static_cast<int>(page_.GetLogicalWidth()), static_cast<int>(page_.GetLogicalHeight()));
    paper.DrawBitmap(page_, page.GetPosition(), false);
    paper.SetPen(wxPen(look.faint));
    paper.SetBrush(*wxTRANSPARENT_BRUSH);
    paper.DrawRectangle(page);
}

}  // namespace cota::wx

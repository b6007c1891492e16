#include "editor/wx/dialogs/png_pane.h"

#include <wx/dcbuffer.h>
#include <wx/image.h>
#include <wx/mstream.h>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

PngPane::PngPane(wxWindow* parent, const wxString& name) : wxWindow(parent, wxID_ANY) {
    setNames(*this, name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void PngPane::show(const std::string& png) {
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
    wxMemoryInputStream in(png.data(), png.size());
    wxImage image;
    shown_ = image.LoadFile(in, wxBITMAP_TYPE_PNG) ? wxBitmap(image) : wxBitmap();
    Refresh();
}

void PngPane::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(mixed(colours().text, colours().panel, 0.25)));
    dc.Clear();
    if (!shown_.IsOk()) return;
    const auto room = GetClientSize();
    dc.DrawBitmap(shown_, (room.x - shown_.GetWidth()) / 2, (room.y - shown_.GetHeight()) / 2);
}

}  // namespace cota::wx

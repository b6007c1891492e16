#pragma once
// A picture in the middle of a grey pane.

#include <wx/bitmap.h>
#include <wx/window.h>

#include <string>

namespace cota::wx {

class PngPane : public wxWindow {
  public:
    PngPane(wxWindow* parent, const wxString& name);
    void show(const std::string& png);

  private:
    void paint();
    wxBitmap shown_;
};

}  // namespace cota::wx

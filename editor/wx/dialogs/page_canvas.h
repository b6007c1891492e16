#pragma once
// A page of paper in a dialog, in the middle of the room there is.

#include <wx/bitmap.h>
#include <wx/window.h>

#include <functional>

namespace cota::wx {

class PageCanvas : public wxWindow {
  public:
    /// `resized` is called when the room has another size, in which the page should be drawn again.
    PageCanvas(wxWindow* parent, wxSize least, std::function<void()> resized);

    void show(wxBitmap page);
    /// Words in place of a page.
    void show(wxString words);

  private:
    void paint();

    std::function<void()> resized_;
    wxSize room_;
    wxBitmap page_;
    wxString words_;
};

}  // namespace cota::wx

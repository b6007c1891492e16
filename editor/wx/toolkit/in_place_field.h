#pragma once
// A text field over a row of a list, to edit its text in place.

#include <wx/window.h>

#include <functional>

class wxTextCtrl;

namespace cota::wx {

class InPlaceField {
  public:
    explicit InPlaceField(wxWindow* parent);

    /// `done` is called with the text after Enter, or when the focus goes elsewhere; not after Escape.
    void open(const wxRect& box, const wxString& text, std::function<void(const wxString&)> done);
    bool isOpen() const;

  private:
    void end(bool isAccepted);

    wxWindow* parent_;
    wxTextCtrl* field_;
    std::function<void(const wxString&)> done_;
};

}  // namespace cota::wx

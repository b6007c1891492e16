#pragma once
// The tooltip of what the pointer is over, for windows that paint their items themselves.

#include <wx/eventfilter.h>
#include <wx/window.h>

namespace cota::wx {

/// A click, a key or the wheel ends the tip, which would cover what they open or show; it comes again only
/// when the pointer has been over something else.
class HoverTip : private wxEventFilter {
  public:
    explicit HoverTip(wxWindow& window);
    ~HoverTip() override;
    HoverTip(const HoverTip&) = delete;
    HoverTip& operator=(const HoverTip&) = delete;

    /// What the pointer is over now has this tip; empty: none.
    void show(const wxString& text);

  private:
    int FilterEvent(wxEvent& event) override;

    wxWindow& window_;
    wxString text_;
};

}  // namespace cota::wx

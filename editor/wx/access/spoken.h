#pragma once
// What screen readers are told about our windows. GetName() is often an id for tests; this name is in the
// user's language. With GTK it goes to ATK; on other systems, and in builds without GTK's headers, it is not
// passed on.

#include <wx/eventfilter.h>
#include <wx/string.h>
#include <wx/window.h>

#include <string_view>

namespace cota::wx {

/// The name of a window: "Forces".
void setSpokenName(wxWindow& window, const wxString& name);
/// What is current in the window: the hex of the cursor, the selected row. Readers say it when it changes
/// while the window has the focus.
void setSpokenValue(wxWindow& window, const wxString& value);
/// The name of a list, form or bar by its id, "forces"; without one of its own that of its kind.
wxString spokenTitle(std::string_view id);

/// An id for tests as GetName(), and the name that goes with it.
void setNames(wxWindow& window, const wxString& id);

/// Gives each control a name when it is made: the one that its window has set as GetName(), unless it has
/// already another.
class SpokenNames : public wxEventFilter {
  public:
    SpokenNames() { wxEvtHandler::AddFilter(this); }
    ~SpokenNames() override { wxEvtHandler::RemoveFilter(this); }
    SpokenNames(const SpokenNames&) = delete;
    SpokenNames& operator=(const SpokenNames&) = delete;

  private:
    int FilterEvent(wxEvent& event) override;
};

}  // namespace cota::wx

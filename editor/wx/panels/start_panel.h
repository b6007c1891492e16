#pragma once
// Shown instead of the map while there is no document: how to begin, and recent files.

#include <wx/filehistory.h>
#include <wx/panel.h>

#include <functional>
#include <string>

#include "editor/editing/session.h"

namespace cota::wx {

class StartPanel : public wxPanel {
  public:
    /// `run` is called with the ids of actions.
    StartPanel(wxWindow* map, const wxFileHistory& recent, std::function<void(const std::string&)> run);
    /// Visible only if there is no document.
    void showFor(const session::Session& session);
    std::function<void(const wxString&)> onFile;

  private:
    void build(bool hasDocument);
    void stayInTheMiddle(wxSizeEvent& event);

    const wxFileHistory& recent_;
    std::function<void(const std::string&)> run_;
};

}  // namespace cota::wx

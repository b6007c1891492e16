#pragma once
// Shown instead of the map of a document that has none.

#include <wx/panel.h>

#include <functional>
#include <string>

#include "editor/editing/session.h"

namespace cota::wx {

class StartPanel : public wxPanel {
  public:
    /// `run` is called with the ids of actions.
    StartPanel(wxWindow* map, std::function<void(const std::string&)> run);
    /// Visible only without a map.
    void showFor(const session::Session& session);

  private:
    void build();
    void stayInTheMiddle(wxSizeEvent& event);

    std::function<void(const std::string&)> run_;
};

}  // namespace cota::wx

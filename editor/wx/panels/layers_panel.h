#pragma once
// Which layers of the map are visible, which overlays for designers, and the style of the map.

#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

#include "editor/editing/session.h"

namespace cota::wx {

class LayersPanel : public wxPanel {
  public:
    /// `shown` and `over`: what the map shows now, under the names used by onChange; an empty `shown` means
    /// all.
    LayersPanel(wxWindow* parent, session::Session& session, const std::vector<std::string>& shown,
                const std::vector<std::string>& over);
    /// The visible layers, names from draw_map.h, and the overlays, names from relief_overlays.h.
    std::function<void(std::vector<std::string> layers, std::vector<std::string> overlays)> onChange;

  private:
    /// Returns what tells the map.
    std::function<void()> fillList(model::Language language, const std::vector<std::string>& shown,
                                   const std::vector<std::string>& over);
    void showEdition(wxChoice& edition, unsigned overlays) const;
    void showMenu(unsigned overlays, const wxPoint& at, const std::function<void()>& tell);

    wxCheckListBox* list_;
};

}  // namespace cota::wx

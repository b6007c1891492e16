#pragma once
// Which layers of the map are visible, which overlays for designers, and the style of the map.

#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

class LayersPanel : public wxPanel, public HasPlaces {
  public:
    /// `shown` and `over`: what the map shows now, under the names used by onChange; an empty `shown` means
    /// all.
    LayersPanel(wxWindow* parent, session::Session& session, const std::vector<std::string>& shown,
                const std::vector<std::string>& over);
    /// The visible layers, names from draw_map.h, and the overlays, names from relief_overlays.h.
    std::function<void(std::vector<std::string> layers, std::vector<std::string> overlays)> onChange;

    /// The lists of styles and editions, for tests.
    std::vector<ItemPlace> places() const override;

  private:
    void putTogether();
    void fillList(model::Language language, const std::vector<std::string>& shown,
                  const std::vector<std::string>& over);
    void showMenu(const wxPoint& at);
    /// Shows those layers of the map for which it is true, and tells the map.
    void showLayers(const std::function<bool(std::size_t layer)>& isShown);
    void showEdition();
    void tell();

    wxChoice *style_ = nullptr, *edition_;
    wxCheckListBox* list_;  // the overlays, then the layers of the map
};

}  // namespace cota::wx

#pragma once
// Which layers of the map are visible, and which overlays for designers.

#include <wx/checklst.h>

#include <functional>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::wx {

class LayersPanel : public wxCheckListBox {
  public:
    /// `shown` and `over`: what the map shows now, under the names used by onChange; an empty `shown` means
    /// all.
    LayersPanel(wxWindow* parent, model::Language language, const std::vector<std::string>& shown,
                const std::vector<std::string>& over);
    /// The visible layers, names from draw_map.h, and the overlays, names from relief_overlays.h.
    std::function<void(std::vector<std::string> layers, std::vector<std::string> overlays)> onChange;

  private:
    void showMenu(unsigned overlays, const wxPoint& at, const std::function<void()>& tell);
};

}  // namespace cota::wx

#pragma once
// Which layers of the map are shown, and what is written over it for designers.

#include <wx/checklst.h>

#include <functional>
#include <string>
#include <vector>

#include "formats/model/local_text.h"

namespace cota::wx {

class LayersPanel : public wxCheckListBox {
  public:
    LayersPanel(wxWindow* parent, model::Language language);
    /// The layers shown, as draw_map.h names them, and the overlays, as relief_overlays.h does.
    std::function<void(std::vector<std::string> layers, std::vector<std::string> overlays)> onChange;
};

}  // namespace cota::wx

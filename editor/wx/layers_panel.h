#pragma once
// Which layers of the map are shown, and what is written over it for designers.

#include <wx/checklst.h>

#include <functional>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::wx {

class LayersPanel : public wxCheckListBox {
  public:
    /// `shown` and `over`: what is on the map now, by the names that onChange gives; no layer shown at all:
    /// all of them.
    LayersPanel(wxWindow* parent, model::Language language, const std::vector<std::string>& shown,
                const std::vector<std::string>& over);
    /// The layers shown, as draw_map.h names them, and the overlays, as relief_overlays.h does.
    std::function<void(std::vector<std::string> layers, std::vector<std::string> overlays)> onChange;
};

}  // namespace cota::wx

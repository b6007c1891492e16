#pragma once
// Which layers of the map are shown.

#include <wx/checklst.h>

#include <functional>
#include <string>
#include <vector>

#include "formats/model/local_text.h"

namespace cota::wx {

class LayersPanel : public wxCheckListBox {
  public:
    /// `shown`: names of layers; empty: all.
    LayersPanel(wxWindow* parent, model::Language language, const std::vector<std::string>& shown);
    /// The layers shown, as draw_map.h names them.
    std::function<void(std::vector<std::string>)> onChange;
};

}  // namespace cota::wx

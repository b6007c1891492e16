#pragma once
// Which layers of the map are shown.

#include <wx/checklst.h>

#include <functional>
#include <string>
#include <vector>

namespace cota::wx {

class LayersPanel : public wxCheckListBox {
  public:
    explicit LayersPanel(wxWindow* parent);
    /// The layers shown, as draw_map.h names them.
    std::function<void(std::vector<std::string>)> onChange;
};

}  // namespace cota::wx

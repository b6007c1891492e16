#include "editor/wx/layers_panel.h"

#include <algorithm>

#include "editor/wx/convert.h"
#include "mapsets/look/draw_map.h"

namespace cota::wx {

LayersPanel::LayersPanel(wxWindow* parent, model::Language language, const std::vector<std::string>& shown)
    : wxCheckListBox(parent, wxID_ANY) {
    SetName(words("Layers"));
    unsigned at = 0;
    for (const auto& layer : look::layerNames()) {
        Append(toWx(std::string(layer.title.in(language))));
        Check(at++, shown.empty() || std::ranges::find(shown, layer.name) != shown.end());
    }
    Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) {
        std::vector<std::string> checked;
        for (unsigned i = 0; i < GetCount(); ++i)
            if (IsChecked(i)) checked.emplace_back(look::layerNames()[i].name);
        if (checked.empty())
            checked.emplace_back();  // no layer is called so; no names at all would be all layers
        if (onChange) onChange(std::move(checked));
    });
}

}  // namespace cota::wx

#include "editor/wx/layers_panel.h"

#include "editor/wx/convert.h"
#include "mapsets/look/draw_map.h"

namespace cota::wx {

LayersPanel::LayersPanel(wxWindow* parent, model::Language language) : wxCheckListBox(parent, wxID_ANY) {
    SetName(words("Layers"));
    unsigned at = 0;
    for (const auto& layer : look::layerNames()) {
        Append(toWx(std::string(layer.title.in(language))));
        Check(at++);
    }
    Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) {
        std::vector<std::string> shown;
        for (unsigned i = 0; i < GetCount(); ++i)
            if (IsChecked(i)) shown.emplace_back(look::layerNames()[i].name);
        if (onChange) onChange(std::move(shown));
    });
}

}  // namespace cota::wx

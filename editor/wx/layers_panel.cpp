#include "editor/wx/layers_panel.h"

#include "editor/wx/convert.h"
#include "mapsets/look/relief_overlays.h"

namespace cota::wx {

// What is written over the map stands first: it is what people switch most.
LayersPanel::LayersPanel(wxWindow* parent, model::Language language) : wxCheckListBox(parent, wxID_ANY) {
    SetName(words("Layers"));
    for (const auto& layer : look::overlayNames()) Append(toWx(std::string(layer.title.in(language))));
    const unsigned overlays = GetCount();
    for (const auto& layer : look::layerNames()) Append(toWx(std::string(layer.title.in(language))));
    for (unsigned i = overlays; i < GetCount(); ++i) Check(i);
    Bind(wxEVT_CHECKLISTBOX, [this, overlays](wxCommandEvent&) {
        std::vector<std::string> shown, over;
        for (unsigned i = 0; i < GetCount(); ++i) {
            if (!IsChecked(i)) continue;
            if (i < overlays)
                over.emplace_back(look::overlayNames()[i].name);
            else
                shown.emplace_back(look::layerNames()[i - overlays].name);
        }
        // None at all would mean all of them.
        if (shown.empty()) shown.emplace_back("none");
        if (onChange) onChange(std::move(shown), std::move(over));
    });
}

}  // namespace cota::wx

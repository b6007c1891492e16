#include "editor/wx/panels/layers_panel.h"

#include <algorithm>

#include "editor/wx/toolkit/convert.h"
#include "mapsets/look/sheet/relief_overlays.h"

namespace cota::wx {

// Overlays come first, because they are switched most often.
LayersPanel::LayersPanel(wxWindow* parent, model::Language language, const std::vector<std::string>& shown,
                         const std::vector<std::string>& over)
    : wxCheckListBox(parent, wxID_ANY) {
    SetName(words("Layers"));
    const auto add = [&](const auto& layer, bool isShown) {
        Append(toWx(std::string(layer.title.in(language))));
        Check(GetCount() - 1, isShown);
    };
    const auto has = [](const std::vector<std::string>& names, std::string_view name) {
        return std::ranges::find(names, name) != names.end();
    };
    for (const auto& layer : look::overlayNames()) add(layer, has(over, layer.name));
    const unsigned overlays = GetCount();
    for (const auto& layer : look::layerNames()) add(layer, shown.empty() || has(shown, layer.name));
    Bind(wxEVT_CHECKLISTBOX, [this, overlays](wxCommandEvent&) {
        std::vector<std::string> layers, above;
        for (unsigned i = 0; i < GetCount(); ++i) {
            if (!IsChecked(i)) continue;
            if (i < overlays)
                above.emplace_back(look::overlayNames()[i].name);
            else
                layers.emplace_back(look::layerNames()[i - overlays].name);
        }
        // An empty list would mean all layers.
        if (layers.empty()) layers.emplace_back("none");
        if (onChange) onChange(std::move(layers), std::move(above));
    });
}

}  // namespace cota::wx

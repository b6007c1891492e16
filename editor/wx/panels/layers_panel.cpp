#include "editor/wx/panels/layers_panel.h"

#include <wx/menu.h>

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
    const auto tell = [this, overlays] {
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
    };
    Bind(wxEVT_CHECKLISTBOX, [tell](wxCommandEvent&) { tell(); });
    Bind(wxEVT_CONTEXT_MENU, [this, overlays, tell](wxContextMenuEvent& event) {
        const wxPoint at = event.GetPosition() == wxDefaultPosition ? wxPoint(FromDIP(16), FromDIP(16))
                                                                    : ScreenToClient(event.GetPosition());
        showMenu(overlays, at, tell);
    });
}

/// Of the layers of the map; those for designers are above the `overlays` first rows.
void LayersPanel::showMenu(unsigned overlays, const wxPoint& at, const std::function<void()>& tell) {
    const int pointed = HitTest(at);
    if (pointed != wxNOT_FOUND) SetSelection(pointed);
    const int chosen = GetSelection();
    wxMenu menu;
    const auto add = [&](const wxString& label, const std::function<bool(unsigned)>& isShown) {
        const auto* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU,
            [this, isShown, tell, overlays](wxCommandEvent&) {
                for (unsigned i = overlays; i < GetCount(); ++i) Check(i, isShown(i));
                tell();
            },
            item->GetId());
    };
    if (chosen != wxNOT_FOUND && static_cast<unsigned>(chosen) >= overlays)
        add(words("Show &Only This Layer"),
            [chosen](unsigned place) { return place == static_cast<unsigned>(chosen); });
    add(words("Show &All Layers"), [](unsigned) { return true; });
    PopupMenu(&menu, at);
}

}  // namespace cota::wx

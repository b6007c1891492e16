#include "editor/wx/panels/layers_panel.h"

#include <wx/config.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

#include "editor/wx/dialogs/style_choice.h"
#include "editor/wx/toolkit/convert.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/sheet/relief_overlays.h"

namespace cota::wx {

LayersPanel::LayersPanel(wxWindow* parent, session::Session& session, const std::vector<std::string>& shown,
                         const std::vector<std::string>& over)
    : wxPanel(parent), list_(new wxCheckListBox(this, wxID_ANY)) {
    list_->SetName(words("Layers"));
    auto* style = styleChoice(this, session, session.styles().style());
    style->Bind(wxEVT_CHOICE, [style, &session](wxCommandEvent&) {
        const auto chosen = chosenStyle(*style, session);
        wxConfigBase::Get()->Write(styleKey, toWx(chosen));
        session.setStyle(chosen);
    });
    auto* edition = new wxChoice(this, wxID_ANY);
    edition->SetName(words("Edition"));
    edition->Append(words("Umpire: everything"));
    edition->Append(words("Players: nothing secret"));
    auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
    rows->AddGrowableCol(1);
    const auto addRow = [&](const wxString& title, wxWindow* field) {
        rows->Add(new wxStaticText(this, wxID_ANY, title), wxSizerFlags().CentreVertical());
        rows->Add(field, wxSizerFlags().Expand());
    };
    addRow(words("Style"), style);
    addRow(words("Edition"), edition);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    all->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(all);
    const auto tell = fillList(session.language(), shown, over);
    const auto overlays = static_cast<unsigned>(look::overlayNames().size());
    showEdition(*edition, overlays);
    edition->Bind(wxEVT_CHOICE, [this, edition, overlays, tell](wxCommandEvent&) {
        const bool isForPlayers = edition->GetSelection() == 1;
        for (unsigned i = overlays; i < list_->GetCount(); ++i)
            list_->Check(i, !isForPlayers || !look::layerNames()[i - overlays].isForUmpire);
        tell();
    });
    list_->Bind(wxEVT_CHECKLISTBOX, [this, edition, overlays](wxCommandEvent& event) {
        event.Skip();
        CallAfter([this, edition, overlays] { showEdition(*edition, overlays); });
    });
}

/// Neither if the user has made a choice of layers that is none of them.
void LayersPanel::showEdition(wxChoice& edition, unsigned overlays) const {
    bool isAll = true, isPlayers = true;
    for (unsigned i = overlays; i < list_->GetCount(); ++i) {
        isAll = isAll && list_->IsChecked(i);
        isPlayers = isPlayers && list_->IsChecked(i) == !look::layerNames()[i - overlays].isForUmpire;
    }
    edition.SetSelection(isAll ? 0 : isPlayers ? 1 : wxNOT_FOUND);
}

// Overlays come first, because they are switched most often.
std::function<void()> LayersPanel::fillList(model::Language language, const std::vector<std::string>& shown,
                                            const std::vector<std::string>& over) {
    const auto add = [&](const auto& layer, bool isShown) {
        list_->Append(toWx(std::string(layer.title.in(language))));
        list_->Check(list_->GetCount() - 1, isShown);
    };
    const auto has = [](const std::vector<std::string>& names, std::string_view name) {
        return std::ranges::find(names, name) != names.end();
    };
    for (const auto& layer : look::overlayNames()) add(layer, has(over, layer.name));
    const unsigned overlays = list_->GetCount();
    for (const auto& layer : look::layerNames()) add(layer, shown.empty() || has(shown, layer.name));
    const auto tell = [this, overlays] {
        std::vector<std::string> layers, above;
        for (unsigned i = 0; i < list_->GetCount(); ++i) {
            if (!list_->IsChecked(i)) continue;
            if (i < overlays)
                above.emplace_back(look::overlayNames()[i].name);
            else
                layers.emplace_back(look::layerNames()[i - overlays].name);
        }
        // An empty list would mean all layers.
        if (layers.empty()) layers.emplace_back("none");
        if (onChange) onChange(std::move(layers), std::move(above));
    };
    list_->Bind(wxEVT_CHECKLISTBOX, [tell](wxCommandEvent& event) {
        event.Skip();
        tell();
    });
    list_->Bind(wxEVT_CONTEXT_MENU, [this, overlays, tell](wxContextMenuEvent& event) {
        const wxPoint at = event.GetPosition() == wxDefaultPosition
                               ? wxPoint(FromDIP(16), FromDIP(16))
                               : list_->ScreenToClient(event.GetPosition());
        showMenu(overlays, at, tell);
    });
    return tell;
}

/// Of the layers of the map; those for designers are above the `overlays` first rows.
void LayersPanel::showMenu(unsigned overlays, const wxPoint& at, const std::function<void()>& tell) {
    const int pointed = list_->HitTest(at);
    if (pointed != wxNOT_FOUND) list_->SetSelection(pointed);
    const int chosen = list_->GetSelection();
    wxMenu menu;
    const auto add = [&](const wxString& label, const std::function<bool(unsigned)>& isShown) {
        const auto* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU,
            [this, isShown, tell, overlays](wxCommandEvent&) {
                for (unsigned i = overlays; i < list_->GetCount(); ++i) list_->Check(i, isShown(i));
                tell();
            },
            item->GetId());
    };
    if (chosen != wxNOT_FOUND && static_cast<unsigned>(chosen) >= overlays)
        add(words("Show &Only This Layer"),
            [chosen](unsigned place) { return place == static_cast<unsigned>(chosen); });
    add(words("Show &All Layers"), [](unsigned) { return true; });
    list_->PopupMenu(&menu, at);
}

}  // namespace cota::wx

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

namespace {

enum Edition { forUmpire, forPlayers };

/// The row of a layer of the map. Overlays come first, because they are switched most often.
unsigned rowOf(std::size_t layer) { return static_cast<unsigned>(look::overlayNames().size() + layer); }

}  // namespace

LayersPanel::LayersPanel(wxWindow* parent, session::Session& session, const std::vector<std::string>& shown,
                         const std::vector<std::string>& over)
    : wxPanel(parent), edition_(new wxChoice(this, wxID_ANY)), list_(new wxCheckListBox(this, wxID_ANY)) {
    style_ = styleChoice(this, session, session.looks().style());
    style_->Bind(wxEVT_CHOICE, [style = style_, &session](wxCommandEvent&) {
        const auto chosen = chosenStyle(*style, session);
        wxConfigBase::Get()->Write(styleKey, toWx(chosen));
        session.setStyle(chosen);
    });
    edition_->SetName(words("Edition"));
    edition_->Append(words("Umpire: everything"));
    edition_->Append(words("Players: nothing secret"));
    edition_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        const bool hidesSecrets = edition_->GetSelection() == forPlayers;
        showLayers([hidesSecrets](std::size_t layer) {
            return !hidesSecrets || !look::layerNames()[layer].isForUmpire;
        });
    });
    list_->SetName(words("Layers"));
    list_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { tell(); });
    list_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent& event) {
        showMenu(event.GetPosition() == wxDefaultPosition ? wxPoint(FromDIP(16), FromDIP(16))
                                                          : list_->ScreenToClient(event.GetPosition()));
    });
    fillList(session.language(), shown, over);
    showEdition();
    putTogether();
}

std::vector<ItemPlace> LayersPanel::places() const {
    return {{"control layers-style", style_->GetRect()}, {"control layers-edition", edition_->GetRect()}};
}

void LayersPanel::putTogether() {
    auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
    rows->AddGrowableCol(1);
    const auto addRow = [&](const wxString& title, wxWindow* field) {
        rows->Add(new wxStaticText(this, wxID_ANY, title), wxSizerFlags().CentreVertical());
        rows->Add(field, wxSizerFlags().Expand());
    };
    addRow(words("Style"), style_);
    addRow(words("Edition"), edition_);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    all->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(all);
}

void LayersPanel::fillList(model::Language language, const std::vector<std::string>& shown,
                           const std::vector<std::string>& over) {
    const auto add = [&](const auto& layer, bool isShown, bool isOnlyPrinted) {
        const auto title = toWx(std::string(layer.title.in(language)));
        list_->Append(isOnlyPrinted ? title + " " + words("(only in print)") : title);
        list_->Check(list_->GetCount() - 1, isShown);
    };
    const auto has = [](const std::vector<std::string>& names, std::string_view name) {
        return std::ranges::find(names, name) != names.end();
    };
    for (const auto& layer : look::overlayNames()) add(layer, has(over, layer.name), false);
    for (const auto& layer : look::layerNames())
        add(layer, shown.empty() || has(shown, layer.name), layer.isOnlyPrinted);
}

void LayersPanel::tell() {
    showEdition();
    std::vector<std::string> layers, overlays;
    for (unsigned i = 0; i < look::overlayNames().size(); ++i)
        if (list_->IsChecked(i)) overlays.emplace_back(look::overlayNames()[i].name);
    for (std::size_t i = 0; i < look::layerNames().size(); ++i)
        if (list_->IsChecked(rowOf(i))) layers.emplace_back(look::layerNames()[i].name);
    // An empty list would mean all layers.
    if (layers.empty()) layers.emplace_back("none");
    if (onChange) onChange(std::move(layers), std::move(overlays));
}

void LayersPanel::showLayers(const std::function<bool(std::size_t layer)>& isShown) {
    for (std::size_t i = 0; i < look::layerNames().size(); ++i) list_->Check(rowOf(i), isShown(i));
    tell();
}

/// None is chosen while the layers are those of no edition.
void LayersPanel::showEdition() {
    bool isAll = true, isPlayers = true;
    for (std::size_t i = 0; i < look::layerNames().size(); ++i) {
        const bool isShown = list_->IsChecked(rowOf(i));
        isAll = isAll && isShown;
        isPlayers = isPlayers && isShown == !look::layerNames()[i].isForUmpire;
    }
    edition_->SetSelection(isAll ? forUmpire : isPlayers ? forPlayers : wxNOT_FOUND);
}

void LayersPanel::showMenu(const wxPoint& at) {
    const int pointed = list_->HitTest(at);
    if (pointed != wxNOT_FOUND) list_->SetSelection(pointed);
    const int chosen = list_->GetSelection();
    wxMenu menu;
    const auto add = [&](const wxString& label, const std::function<bool(std::size_t)>& isShown) {
        const auto* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU, [this, isShown](wxCommandEvent&) { showLayers(isShown); }, item->GetId());
    };
    if (chosen >= static_cast<int>(rowOf(0)))
        add(words("Show &Only This Layer"),
            [only = static_cast<unsigned>(chosen)](std::size_t layer) { return rowOf(layer) == only; });
    add(words("Show &All Layers"), [](std::size_t) { return true; });
    list_->PopupMenu(&menu, at);
}

}  // namespace cota::wx

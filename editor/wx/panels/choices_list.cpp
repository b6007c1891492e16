// The list of a palette: what can be drawn, and what is chosen.
#include <wx/checkbox.h>
#include <wx/imaglist.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "editor/picture/palette_samples.h"
#include "editor/tools/place_tools.h"
#include "editor/wx/panels/choices_panel.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

using tools::PaletteKind;

namespace {

/// The kind in look.xml that the samples of a palette show; empty if it has none.
std::string_view sampleKind(PaletteKind kind) {
    switch (kind) {
        case PaletteKind::terrains:
        case PaletteKind::areas:
            return "terrain";
        case PaletteKind::hexsides:
            return "hexside";
        case PaletteKind::paths:
            return "path";
        case PaletteKind::features:
            return "feature";
        default:
            return {};
    }
}

/// The list with an entry at its end for making a new one.
std::vector<session::PaletteEntry> withNew(std::vector<session::PaletteEntry> entries,
                                           const std::string& name) {
    entries.push_back({"", name});
    return entries;
}

}  // namespace

std::optional<std::vector<session::PaletteEntry>> ChoicesPanel::entries() const {
    const auto& palette = session_.palette();
    switch (kind_) {
        case PaletteKind::terrains:
        case PaletteKind::areas:
            return palette.terrains;
        case PaletteKind::hexsides:
            return palette.hexsides;
        case PaletteKind::paths:
            return palette.pathKinds;
        case PaletteKind::features:
            return palette.features;
        case PaletteKind::zones:
            if (!session_.document().scenario) return palette.zones;
            return withNew(palette.zones, session::tr("+ New zone"));
        case PaletteKind::objectives:
            if (!session_.document().scenario) return palette.objectives;
            return withNew(palette.objectives, session::tr("+ New objective"));
        case PaletteKind::counters:
            return palette.counters;
        default:
            return std::nullopt;
    }
}

std::string ChoicesPanel::chosen() const {
    switch (kind_) {
        case PaletteKind::terrains:
            return choices_.terrain.shares.empty() ? "" : choices_.terrain.shares.front().terrain.text;
        case PaletteKind::areas:
            return choices_.area.text;
        case PaletteKind::hexsides:
            return choices_.hexside.text;
        case PaletteKind::paths:
            return choices_.pathKind.text;
        case PaletteKind::features:
            return choices_.feature.text;
        case PaletteKind::zones:
            return choices_.isNew ? "" : choices_.zone.text;
        case PaletteKind::objectives:
            return choices_.isNew ? "" : choices_.objective.text;
        case PaletteKind::counters:
            return choices_.counter.text;
        default:
            return {};
    }
}

void ChoicesPanel::choose(const std::string& id) {
    switch (kind_) {
        case PaletteKind::terrains:
            choices_.terrain = {{{model::TerrainId(id), {}}}};
            break;
        case PaletteKind::areas:
            choices_.area = model::TerrainId(id);
            break;
        case PaletteKind::hexsides:
            choices_.hexside = model::HexsideId(id);
            break;
        case PaletteKind::paths: {
            choices_.pathKind = model::PathKindId(id);
            const auto* kind =
                session_.game() ? session_.game()->catalogue.pathKind(choices_.pathKind) : nullptr;
            choices_.pathAlongSides = kind && kind->alongSides;
            break;
        }
        case PaletteKind::features:
            choices_.feature = model::FeatureId(id);
            break;
        case PaletteKind::zones:
            tools::takeThing(choices_, &tools::Choices::zone, id);
            break;
        case PaletteKind::objectives:
            tools::takeThing(choices_, &tools::Choices::objective, id);
            break;
        case PaletteKind::counters:
            choices_.counter = model::CounterId(id);
            break;
        default:
            break;
    }
}

void ChoicesPanel::fillList() {
    const auto all = entries();
    if (all && (kind_ != filledKind_ || *all != filled_ || session_.look() != filledLook_)) {
        filledKind_ = kind_;
        filled_ = *all;
        isFilling_ = true;
        filledLook_ = session_.look();
        list_->DeleteAllItems();
        const int images = fillImages();
        for (std::size_t i = 0; i < filled_.size(); ++i) {
            const int row = static_cast<int>(i);
            list_->InsertItem(row, toWx(filled_[i].name), row < images ? row : -1);
        }
        isFilling_ = false;
    }
    selectChosen();
}

int ChoicesPanel::fillImages() {
    constexpr double width = 9, height = 6;  // millimetres of a sample
    const wxSize size = FromDIP(wxSize(36, 24));
    auto* images = new wxImageList(size.x, size.y, false);
    if (const auto kind = sampleKind(kind_); !kind.empty() && session_.table())
        for (const auto& sample :
             session::samplesOf(*session_.table(), *session_.look(), kind, filled_, width, height))
            images->Add(toBitmap(picture::raster(sample, {{0, 0}, size.x / width, size.x, size.y}), true));
    list_->AssignImageList(images, wxIMAGE_LIST_SMALL);
    return images->GetImageCount();
}

bool ChoicesPanel::renewGone() {
    if (!session_.document().scenario) return false;
    if (kind_ == PaletteKind::zones)
        return tools::renewGone(choices_, &tools::Choices::zone, session_.palette().zones);
    if (kind_ == PaletteKind::objectives)
        return tools::renewGone(choices_, &tools::Choices::objective, session_.palette().objectives);
    return false;
}

/// Ensures that something is chosen, so that the first click has an effect; it may be a new zone.
void ChoicesPanel::selectChosen() {
    const auto all = entries();
    if (!all) return;
    renewGone();
    auto it = std::ranges::find(*all, chosen(), &session::PaletteEntry::id);
    const bool isMade = kind_ == PaletteKind::zones || kind_ == PaletteKind::objectives;
    const bool mayBeNew = isMade && choices_.isNew;
    if ((it == all->end() || (it->id.empty() && !mayBeNew)) && !all->empty()) {
        // The first terrain is the ground of new boards, so painting it there would show nothing.
        const bool isGround = kind_ == PaletteKind::terrains || kind_ == PaletteKind::areas;
        it = isGround && all->size() > 1 ? all->begin() + 1 : all->begin();
        choose(it->id);
    }
    const long now = list_->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    const long row = it == all->end() ? -1 : static_cast<long>(it - all->begin());
    if (now == row) return;
    isFilling_ = true;
    if (now >= 0) list_->SetItemState(now, 0, wxLIST_STATE_SELECTED);
    if (row >= 0) list_->SetItemState(row, wxLIST_STATE_SELECTED, wxLIST_STATE_SELECTED);
    if (row >= 0) list_->EnsureVisible(row);
    isFilling_ = false;
}

/// Chooses in the palette what was selected elsewhere. True if the choice changed.
bool ChoicesPanel::follow() {
    // Undo also restores an older selection, which the user did not choose here.
    if (renewGone()) return true;
    for (const auto& subject : followed_) {
        // An objective grows only if it was chosen in the list, because one made by a click is also
        // selected.
        const bool isKind = subject.kind == model::SubjectKind::zone && kind_ == PaletteKind::zones;
        if (!isKind || chosen() == subject.id) continue;
        choose(subject.id);
        return true;
    }
    return tools::chooseUnplaced(choices_, session_.document(), followed_);
}

void ChoicesPanel::showWhatAPressDoes() {
    const auto& document = session_.document();
    if (kind_ == PaletteKind::counters)
        press_->SetLabel(toWx(tools::whatAPressDoes(document, choices_, session_.language())));
    if (kind_ == PaletteKind::objectives)
        press_->SetLabel(toWx(tools::whatAnObjectivePressDoes(document, choices_, session_.language())));
}

/// The zone, objective or unit of a row; nothing for other palettes, and for the row of a new one.
std::optional<model::Subject> ChoicesPanel::subjectAt(long row) const {
    if (row < 0 || static_cast<std::size_t>(row) >= filled_.size()) return std::nullopt;
    const std::string& id = filled_[static_cast<std::size_t>(row)].id;
    if (id.empty()) return std::nullopt;
    switch (kind_) {
        case PaletteKind::zones:
            return model::Subject{model::SubjectKind::zone, id, {}};
        case PaletteKind::objectives:
            return model::Subject{model::SubjectKind::objective, id, {}};
        case PaletteKind::counters:
            return model::Subject{model::SubjectKind::counter, id, {}};
        default:
            return std::nullopt;
    }
}

/// Selects the thing, so that the map outlines it and Properties shows it.
void ChoicesPanel::selectEntry(long row) {
    const auto subject = subjectAt(row);
    if (!subject) return;
    followed_ = {*subject};  // chosen here, so follow() can ignore it
    session_.select({*subject});
    if (onChosen) onChosen(*subject);
}

void ChoicesPanel::showMenu(long row) {
    if (!subjectAt(row)) return;
    selectEntry(row);
    wxMenu menu;
    const bool isUnit = kind_ == PaletteKind::counters;
    const auto* item = menu.Append(wxID_ANY, isUnit ? words("&Remove from Map") : words("&Remove"));
    menu.Bind(
        wxEVT_MENU,
        [this](wxCommandEvent&) {
            if (onRemove) onRemove();
        },
        item->GetId());
    PopupMenu(&menu);
}

void ChoicesPanel::readChoices() {
    if (amount_->GetValue() != choices_.level) amount_->SetValue(choices_.level);
    const bool isThing = kind_ == PaletteKind::zones || kind_ == PaletteKind::objectives;
    const wxString typed = toWx(choices_.newName);
    if (isThing && name_->GetValue() != typed) name_->ChangeValue(typed);
    selectChosen();
    if (isThing) wrapGuide();
}

void ChoicesPanel::takeEntry() {
    const long at = list_->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    if (isFilling_ || at < 0 || static_cast<std::size_t>(at) >= filled_.size()) return;
    choose(filled_[static_cast<std::size_t>(at)].id);
    selectEntry(at);
    wrapGuide();
}

void ChoicesPanel::takeName() {
    const std::string text = fromWx(name_->GetValue());
    if (kind_ == PaletteKind::labels) {
        const bool isSpanish = session_.language() == model::Language::spanish;
        choices_.label = isSpanish ? model::LocalText{"", text} : model::LocalText{text, ""};
        return;
    }
    choices_.newName = text;
    if (!text.empty()) {
        choose("");
        selectChosen();
    }
    wrapGuide();
}

}  // namespace cota::wx

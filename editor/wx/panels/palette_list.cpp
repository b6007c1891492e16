#include "editor/wx/panels/palette_list.h"

#include <wx/imaglist.h>
#include <wx/menu.h>

#include <algorithm>

#include "editor/picture/palette_samples.h"
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

}  // namespace

PaletteList::PaletteList(wxWindow* parent, const session::Session& session, tools::PaletteChoice& choice)
    : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                 wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL),
      session_(session),
      choice_(choice) {
    AppendColumn("");
    SetName(words("Palette"));
    Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { takeRow(); });
    Bind(wxEVT_LIST_ITEM_RIGHT_CLICK, [this](wxListEvent& event) { showMenu(event.GetIndex()); });
    Bind(wxEVT_LIST_KEY_DOWN, &PaletteList::onKey, this);
    Bind(wxEVT_SIZE, &PaletteList::fitColumn, this);
}

void PaletteList::fitColumn(wxSizeEvent& event) {
    widen();
    event.Skip();
}

/// As wide as the list; if a name is longer, it is scrolled to.
void PaletteList::widen() { SetColumnWidth(0, std::max(GetClientSize().x, longest_)); }

void PaletteList::fill() {
    const auto all = choice_.entries();
    if (all && (choice_.kind() != filledKind_ || *all != filled_ || session_.look() != filledLook_)) {
        filledKind_ = choice_.kind();
        filled_ = *all;
        isFilling_ = true;
        filledLook_ = session_.look();
        DeleteAllItems();
        const int images = fillImages();
        for (std::size_t i = 0; i < filled_.size(); ++i) {
            const int row = static_cast<int>(i);
            InsertItem(row, toWx(filled_[i].name), row < images ? row : -1);
        }
        longest_ = 0;
        const int beside = (images > 0 ? FromDIP(36) : 0) + FromDIP(16);
        for (const auto& entry : filled_)
            longest_ = std::max(longest_, GetTextExtent(toWx(entry.name)).x + beside);
        widen();
        isFilling_ = false;
    }
    selectChosen();
}

/// Returns their number; without a map there are none.
int PaletteList::fillImages() {
    constexpr double width = 9, height = 6;  // millimetres of a sample
    const wxSize size = FromDIP(wxSize(36, 24));
    auto* images = new wxImageList(size.x, size.y, false);
    if (const auto kind = sampleKind(choice_.kind()); !kind.empty() && session_.map())
        for (const auto& sample :
             session::samplesOf(*session_.map(), *session_.look(), kind, filled_, width, height))
            images->Add(toBitmap(picture::raster(sample, {{0, 0}, size.x / width, size.x, size.y}), true));
    AssignImageList(images, wxIMAGE_LIST_SMALL);
    return images->GetImageCount();
}

void PaletteList::selectChosen() {
    if (!choice_.entries()) return;
    const auto chosen = choice_.ensureChosen();
    const long now = selectedRow();
    const long row = chosen ? static_cast<long>(*chosen) : -1;
    if (now == row) return;
    isFilling_ = true;
    if (now >= 0) SetItemState(now, 0, wxLIST_STATE_SELECTED);
    if (row >= 0) SetItemState(row, wxLIST_STATE_SELECTED, wxLIST_STATE_SELECTED);
    if (row >= 0) EnsureVisible(row);
    isFilling_ = false;
}

std::optional<model::Subject> PaletteList::subjectAt(long row) const {
    if (row < 0 || static_cast<std::size_t>(row) >= filled_.size()) return std::nullopt;
    return choice_.subjectOf(filled_[static_cast<std::size_t>(row)].id);
}

void PaletteList::takeRow() {
    const long row = selectedRow();
    if (isFilling_ || row < 0 || static_cast<std::size_t>(row) >= filled_.size()) return;
    choice_.choose(filled_[static_cast<std::size_t>(row)].id);
    if (const auto subject = subjectAt(row)) onSubject(*subject);
    onChosen();
}

void PaletteList::onKey(wxListEvent& event) {
    const auto subject = subjectAt(selectedRow());
    if (event.GetKeyCode() != WXK_DELETE || !subject) return event.Skip();
    onSubject(*subject);
    onRemove();
}

void PaletteList::showMenu(long row) {
    const auto subject = subjectAt(row);
    if (!subject) return;
    onSubject(*subject);
    wxMenu menu;
    const bool isUnit = choice_.kind() == PaletteKind::counters;
    const auto* item = menu.Append(wxID_ANY, isUnit ? words("&Remove from Map") : words("&Remove"));
    menu.Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { onRemove(); }, item->GetId());
    PopupMenu(&menu);
}

}  // namespace cota::wx

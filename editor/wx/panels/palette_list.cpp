#include "editor/wx/panels/palette_list.h"

#include <wx/menu.h>

#include <algorithm>

#include "editor/documents/plain_letters.h"
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

/// Rows are known by the ids of their entries.
std::string paletteRow(const session::PaletteEntry& entry) {
    return entry.id.empty() ? std::string("new") : entry.id;
}

}  // namespace

PaletteList::PaletteList(wxWindow* parent, const session::Session& session, tools::PaletteChoice& choice)
    : RowList(parent, "palette-list"), session_(session), choice_(choice) {
    onSelect = [this] { takeRow(); };
    onMenu = [this](const std::string&, const wxPoint& at) { showMenu(at); };
    onKey = [this](wxKeyEvent& event) { return takeKey(event); };
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (!selection().empty()) ensureVisible(*selection().begin());
    });
}

void PaletteList::fill() {
    const auto all = choice_.entries();
    if (all && (choice_.kind() != filledKind_ || *all != filled_ || session_.look() != filledLook_)) {
        filledKind_ = choice_.kind();
        filled_ = *all;
        filledLook_ = session_.look();
        const auto pictures = samples();
        std::vector<ListRow> rows;
        for (std::size_t i = 0; i < filled_.size(); ++i) {
            ListRow row{paletteRow(filled_[i]), toWx(filled_[i].name)};
            if (i < pictures.size()) row.picture = pictures[i];
            rows.push_back(std::move(row));
        }
        show(std::move(rows));
    }
    selectChosen();
}

/// Of the first entries; without a map there are none.
std::vector<wxBitmap> PaletteList::samples() const {
    constexpr double width = 9, height = 6;  // millimetres of a sample
    const double scale = GetContentScaleFactor();
    const wxSize size = FromDIP(wxSize(36, 24)) * scale;
    std::vector<wxBitmap> pictures;
    if (const auto kind = sampleKind(choice_.kind()); !kind.empty() && session_.map())
        for (const auto& sample :
             session::samplesOf(*session_.map(), *session_.look(), kind, filled_, width, height))
            pictures.push_back(
                toBitmap(picture::raster(sample, {{0, 0}, size.x / width, size.x, size.y}), true, scale));
    return pictures;
}

void PaletteList::selectChosen() {
    if (!choice_.entries()) return;
    const auto chosen = choice_.ensureChosen();
    select(chosen && *chosen < filled_.size() ? std::set<std::string>{paletteRow(filled_[*chosen])}
                                              : std::set<std::string>{});
}

std::optional<std::size_t> PaletteList::selectedEntry() const {
    if (selection().empty()) return std::nullopt;
    const auto found = std::ranges::find(filled_, *selection().begin(), paletteRow);
    if (found == filled_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - filled_.begin());
}

std::optional<model::Subject> PaletteList::selectedSubject() const {
    const auto entry = selectedEntry();
    return entry ? choice_.subjectOf(filled_[*entry].id) : std::nullopt;
}

void PaletteList::takeRow() {
    const auto entry = selectedEntry();
    if (!entry) return;
    choice_.choose(filled_[*entry].id);
    if (const auto subject = choice_.subjectOf(filled_[*entry].id)) onSubject(*subject);
    onChosen();
}

/// Delete removes a thing of the document; a letter goes to the next entry that begins with it.
bool PaletteList::takeKey(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_DELETE) {
        const auto subject = selectedSubject();
        if (!subject) return false;
        onSubject(*subject);
        onRemove();
        return true;
    }
    const wxChar letter = event.GetUnicodeKey();
    if (event.HasAnyModifiers() || letter <= WXK_SPACE || filled_.empty()) return false;
    const auto wanted = session::foldedText(fromWx(wxString(wxUniChar(letter))));
    const std::size_t now = selectedEntry().value_or(filled_.size() - 1);
    for (std::size_t step = 1; step <= filled_.size(); ++step) {
        const auto& entry = filled_[(now + step) % filled_.size()];
        if (!session::foldedText(entry.name).starts_with(wanted)) continue;
        select({paletteRow(entry)});
        takeRow();
        return true;
    }
    return false;
}

void PaletteList::showMenu(const wxPoint& at) {
    const auto subject = selectedSubject();
    if (!subject) return;
    onSubject(*subject);
    wxMenu menu;
    const bool isUnit = choice_.kind() == PaletteKind::counters;
    const auto* item = menu.Append(wxID_ANY, isUnit ? words("&Remove from Map") : words("&Remove"));
    menu.Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { onRemove(); }, item->GetId());
    PopupMenu(&menu, at);
}

}  // namespace cota::wx

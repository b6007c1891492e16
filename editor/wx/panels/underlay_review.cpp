#include "editor/wx/panels/underlay_review.h"

#include <wx/sizer.h>

#include "editor/underlay/sheet_steps.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

Tone toneOf(model::ReviewState state) {
    return state == model::ReviewState::open ? Tone::warning : Tone::muted;
}

}  // namespace

UnderlayReview::UnderlayReview(wxWindow* parent, session::Session& session, session::ScanReader& reader)
    : wxPanel(parent), session_(session), reader_(reader) {
    SetBackgroundColour(colours().panel);
    bar_ = new Strip(this, "underlay-hexes-bar", Strip::Way::across);
    bar_->setInner(true);
    bar_->setEdges(wxBOTTOM);
    line_ = new Strip(this, "underlay-hexes-line", Strip::Way::across);
    line_->setInner(true);
    list_ = new RowList(this, "underlay-hexes");
    list_->setEmptyText(words("Hexes whose colour in the picture is not the usual one of their terrain."));
    list_->onSelect = [this] {
        showButtons();
        const auto* row = chosenHex();
        const auto& map = session_.map();
        const auto cell = row && map ? map->cellOf({sheet_.board, row->at}) : std::nullopt;
        if (cell) onHex({model::SubjectKind::hex, map->label(*cell), {}});
    };
    list_->onActivate = [this](const std::string&) { writeNote(); };
    list_->onEdited = [this](const std::string&, const wxString& text) {
        if (const auto* row = chosenHex()) review(row->review.state, fromWx(text));
    };
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(line_, wxSizerFlags().Expand());
    all->Add(bar_, wxSizerFlags().Expand());
    all->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(all);
}

void UnderlayReview::show(const session::SheetKey& sheet, std::shared_ptr<const scans::Scan> scan) {
    sheet_ = sheet;
    odd_.clear();
    text_.clear();
    const auto* underlay = session::sheetIn(session_.document(), sheet_);
    const auto board = session_.document().boards.find(sheet_.board);
    if (underlay && scan && board != session_.document().boards.end()) {
        const session::ReviewRequest request{sheet_, board->second, scan};
        if (const auto result = reader_.compared(request)) {
            odd_ = session::oddHexRows(*board->second, *underlay, *result, session_.game().get(),
                                       session_.language());
            text_ = session::oddHexesText(odd_, *result);
        } else {
            reader_.compare(request);
            text_ = session::tr("Comparing...");
        }
    }
    std::vector<ListRow> rows;
    for (const auto& hex : odd_) {
        ListRow row{hex.label, toWx(hex.label + "  " + hex.text)};
        row.swatch = wxColour(hex.colour.red, hex.colour.green, hex.colour.blue);
        row.right = toWx(hex.times);
        row.detail = toWx(hex.review.note);
        row.badges.push_back({toWx(session::stateText(hex.review.state)), toneOf(hex.review.state)});
        rows.push_back(std::move(row));
    }
    list_->show(std::move(rows));
    showButtons();
}

const session::OddHexRow* UnderlayReview::chosenHex() const {
    for (const auto& row : odd_)
        if (list_->selection().contains(row.label)) return &row;
    return nullptr;
}

void UnderlayReview::showButtons() {
    const auto* hex = chosenHex();
    // Below each other: beside each other they do not fit.
    line_->show({{"", StripItem::Kind::label, toWx(text_)}});
    std::vector<StripItem> items;
    const auto add = [&](const char* id, const wxString& text, const wxString& tip,
                         model::ReviewState state) {
        StripItem item{id, StripItem::Kind::toggle, text};
        item.tip = tip;
        item.isEnabled = hex != nullptr;
        item.isOn = hex != nullptr && hex->review.state == state;
        item.run = [this, state] {
            CallAfter([this, state] {
                if (const auto* row = chosenHex()) review(state, row->review.note);
            });
        };
        items.push_back(std::move(item));
    };
    add("underlay-open", words("To Review"), words("The hex is still to be looked at"),
        model::ReviewState::open);
    add("underlay-kept", words("Board Is Right"),
        words("The board stays as it is, whatever the picture shows"), model::ReviewState::kept);
    add("underlay-mended", words("Mended"), words("The board was changed as the picture shows"),
        model::ReviewState::mended);
    StripItem note{"underlay-note", StripItem::Kind::button, words("Note...")};
    note.tip = words("Write a note about the hex");
    note.isEnabled = hex != nullptr;
    note.run = [this] { CallAfter([this] { writeNote(); }); };
    items.push_back(std::move(note));
    bar_->show(std::move(items));
}

void UnderlayReview::review(model::ReviewState state, const std::string& note) {
    const auto* row = chosenHex();
    if (row == nullptr) return;
    auto step = session::sheetReviewed(session_.document(), sheet_, {row->at, state, note});
    step.selection = session_.selection();
    session_.commit(std::move(step));
}

void UnderlayReview::writeNote() {
    if (const auto* row = chosenHex()) list_->edit(row->label, toWx(row->review.note));
}

}  // namespace cota::wx

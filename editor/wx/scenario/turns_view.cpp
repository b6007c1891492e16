#include "editor/wx/scenario/turns_view.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

#include "editor/scenario/forms.h"
#include "editor/scenario/later_turns.h"
#include "editor/wx/scenario/sun_dialog.h"
#include "editor/wx/scenario/turn_grid.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int turnFieldsWidth = 320;
constexpr std::size_t mostNamed = 3;  // of what refers to later turns

}  // namespace

TurnsView::TurnsView(wxWindow* parent, const ViewContext& context) : View(parent, context) {
    fields_ = new FieldList(this, "turn-fields");
    fields_->SetMinSize({FromDIP(turnFieldsWidth), -1});
    grid_ = new TurnGrid(this);
    bar_ = new Strip(this, "later-turns", Strip::Way::across);
    bar_->setEdges(wxBOTTOM);
    bar_->setInner(true);  // so that a long sentence is cut, not left out
    bar_->Hide();
    note_ = new wxStaticText(this, wxID_ANY, {});
    auto* right = new wxBoxSizer(wxVERTICAL);
    right->Add(bar_, 0, wxEXPAND);
    right->Add(grid_, 1, wxEXPAND);
    right->Add(note_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(fields_, 0, wxEXPAND);
    sizer->Add(right, 1, wxEXPAND);
    SetSizer(sizer);
    fields_->onStep = [this](session::HistoryEntry step) { take(std::move(step)); };
    grid_->onRow = [this](int row) { session().showTurn(row + 1); };
    grid_->onWritten = [this](session::Written written) {
        tell(written.refusal, true);
        if (written.step) take(std::move(*written.step));
    };
}

void TurnsView::refresh() {
    // What the bar asks is about the document as it was.
    if (offeredAt_ && *offeredAt_ != session().history().position()) showBar({}, {});
    const auto source = session::sheetSourceOf(session());
    fields_->show(session::turnsSheet(source).rows);
    grid_->show(std::make_shared<const session::TurnTable>(source));
    if (!grid_->table()->rowCount() && note_->GetLabel().empty())
        tell(session::tr("Enter the number of turns. Each turn then has a row."), false);
    else if (grid_->table()->rowCount() && !isRefused_)
        tell({}, false);
}

std::vector<StripItem> TurnsView::options() {
    const bool hasNight = grid_->table() && grid_->table()->hasNight();
    StripItem fill{"turns-fill", StripItem::Kind::button, words("Fill down")};
    fill.tip = words("Repeat the first of the selected cells in the others (Ctrl+D).");
    fill.run = [this] { grid_->fillDown(); };
    StripItem sun{"turns-sun", StripItem::Kind::button, words("Sunrise and sunset...")};
    sun.isEnabled = hasNight;
    sun.tip = hasNight ? words("Set the light of all turns from the times of sunrise and sunset.")
                       : words("This game has only one kind of light.");
    sun.run = [this] { askSun(); };
    return {{"turns-name", StripItem::Kind::label, words("Turns")}, fill, sun};
}

void TurnsView::take(session::HistoryEntry step) {
    const auto turnsOf = [](const model::Document& document) {
        return document.scenario ? (*document.scenario)->turns.count : 0;
    };
    const int before = turnsOf(session().document()), after = turnsOf(step.document);
    if (step.selection.empty()) step.selection = session().selection();
    commit(std::move(step));
    isRefused_ = false;
    tell({}, false);
    if (after < before)
        offerToMove(after);
    else if (after > before)
        showBar({}, {});
}

void TurnsView::offerToMove(int count) {
    const auto later = session::laterThan(session().document(), session().game().get(), count);
    if (later.empty()) return showBar({}, {});
    std::string names;
    bool canMove = false;
    for (std::size_t i = 0; i < later.size(); ++i) {
        canMove = canMove || later[i].canMove;
        if (i < mostNamed) names += (i ? ", " : "") + later[i].what.in(session().language());
    }
    if (later.size() > mostNamed) names += " \u2026";
    const auto number = std::to_string(count);
    StripItem move{"later-move", StripItem::Kind::button, words("Move them to turn %s", number)};
    move.isEnabled = canMove;
    move.isPrimary = true;
    move.run = [this, count] {
        if (offeredAt_ != session().history().position()) return showBar({}, {});
        session::HistoryEntry step{session::named("Move later things to turn %s", std::to_string(count)),
                                   session::withTurnsMoved(session().document(), count),
                                   session().selection()};
        showBar({}, {});
        commit(std::move(step));
    };
    StripItem leave{"later-leave", StripItem::Kind::button, words("Leave them")};
    leave.run = [this] { showBar({}, {}); };
    showBar(words("After turn %s:", number) + " " + toWx(names), {move, leave});
    offeredAt_ = session().history().position();
}

void TurnsView::showBar(const wxString& text, std::vector<StripItem> buttons) {
    offeredAt_.reset();
    // Later, because a button of the bar may be running.
    CallAfter([this, text, buttons = std::move(buttons)]() mutable {
        std::vector<StripItem> items{{"later-text", StripItem::Kind::label, text},
                                     {"space", StripItem::Kind::space, {}}};
        for (auto& button : buttons) items.push_back(std::move(button));
        bar_->show(std::move(items));
        bar_->SetToolTip(text);
        bar_->Show(!text.empty());
        Layout();
    });
}

void TurnsView::askSun() {
    const auto table = grid_->table();
    if (!table) return;
    const auto sun = wx::askSun(this, *table);
    if (!sun) return;
    auto written = table->lit(*sun);
    tell(written.refusal, true);
    if (written.step) take(std::move(*written.step));
}

void TurnsView::tell(const std::string& text, bool isRefusal) {
    isRefused_ = isRefusal && !text.empty();
    note_->SetForegroundColour(isRefused_ ? colours().error : colours().muted);
    note_->SetLabel(toWx(text));
    Layout();
}

}  // namespace cota::wx

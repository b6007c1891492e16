#include "editor/wx/assembly/assembly_view.h"

#include <wx/sizer.h>

#include <utility>

#include "editor/scenario/forms.h"
#include "editor/wx/assembly/assembly_canvas.h"
#include "editor/wx/scenario/entry_form.h"
#include "editor/wx/scenario/map_form.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"

namespace cota::wx {

using session::ScenarioList;
using session::trLater;

namespace {

constexpr int assemblySide = 330, seamsHeight = 230;

constexpr EntryKind pieceKind{"assembly",
                              ScenarioList::boards,
                              trLater("Boards"),
                              trLater("No boards yet."),
                              session::placedBoardSheet,
                              nullptr,
                              true,
                              false};

}  // namespace

AssemblyView::AssemblyView(wxWindow* parent, const ViewContext& context) : View(parent, context) {
    auto* sash = new Split(this, Split::Way::beside);
    auto* left = new wxPanel(sash);
    said_ = new Strip(left, "assembly-said", Strip::Way::across);
    said_->setInner(true);
    said_->setEdges(wxTOP);
    canvas_ = new AssemblyCanvas(left, context);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(canvas_, 1, wxEXPAND);
    rows->Add(said_, 0, wxEXPAND);
    left->SetSizer(rows);
    auto* right = new Split(sash, Split::Way::below);
    makeBoards(right);
    auto* below = new wxPanel(right);
    heading_ = new Strip(below, "seams-bar", Strip::Way::across);
    heading_->setInner(true);
    heading_->setEdges(wxBOTTOM);
    seams_ = new RowList(below, "seams");
    seams_->setMostLines(8);
    seams_->onSelect = [this] {
        const auto& chosen = seams_->selection();
        canvas_->showSeam(chosen.empty() ? std::nullopt
                                         : std::optional<std::size_t>(std::stoul(*chosen.begin())));
    };
    auto* list = new wxBoxSizer(wxVERTICAL);
    list->Add(heading_, 0, wxEXPAND);
    list->Add(seams_, 1, wxEXPAND);
    below->SetSizer(list);
    right->set(boards_, below);
    right->setSizes(seamsHeight, 80, 2000, 0.7);
    sash->set(left, right);
    sash->setSizes(assemblySide, 240, 800, 0.6);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(sash, 1, wxEXPAND);
    SetSizer(sizer);
    canvas_->onChosen = [this] { follow(); };
    canvas_->onRemove = [this] { remove(); };
    canvas_->onSeams = [this](const auto& findings, bool isApart) { showSeams(findings, isApart); };
    canvas_->onSaid = [this](const std::string& text) {
        said_->show({{"said", StripItem::Kind::label,
                      text.empty() ? words("Drag a board. R turns it, arrows move it, its edges crop it.")
                                   : toWx(text)}});
    };
    canvas_->onSaid({});
    showSeams({}, false);
}

void AssemblyView::makeBoards(wxWindow* parent) {
    boards_ = new EntryForm(parent, context(), pieceKind);
    boards_->decorate = [this](const session::SheetSource& source, std::size_t place, ListRow& row) {
        row.detail = toWx((*source.document.scenario)->assembly.boards[place].file);
        const auto refusal = canvas_->plan().refusalOf(place);
        if (refusal.empty()) return;
        row.detail = toWx(refusal);
        row.icon = "error";
        row.tone = Tone::error;
    };
    boards_->onChosen = [this] {
        if (isFollowing_) return;
        isFollowing_ = true;
        canvas_->choose(boards_->chosen());
        isFollowing_ = false;
        if (onOptions) onOptions();
    };
}

/// The list marks the board that was pressed.
void AssemblyView::follow() {
    if (!isFollowing_ && canvas_->chosen()) {
        isFollowing_ = true;
        boards_->choose(*canvas_->chosen());
        isFollowing_ = false;
    }
    if (onOptions) onOptions();
}

void AssemblyView::refresh() {
    canvas_->refresh();
    boards_->refresh();
    if (onOptions) onOptions();
}

void AssemblyView::showSeams(const std::vector<session::SeamFinding>& findings, bool isApart) {
    std::vector<ListRow> rows;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        using model::Severity;
        const auto severity = findings[i].severity;
        ListRow row{std::to_string(i), toWx(findings[i].text)};
        row.detail = toWx(findings[i].rule);
        row.icon = severity == Severity::error ? "error" : severity == Severity::warning ? "warning" : "note";
        row.tone = severity == Severity::error     ? Tone::error
                   : severity == Severity::warning ? Tone::warning
                                                   : Tone::muted;
        rows.push_back(std::move(row));
    }
    if (context().trace.isOn()) context().trace.say("seams " + std::to_string(rows.size()));
    heading_->show({{"seams-name", StripItem::Kind::label,
                     words("Seams of this board: %s", std::to_string(rows.size()))}});
    wxString empty = words("Choose a board to see what its seams lack.");
    if (canvas_->chosen())
        empty = isApart ? words("This board touches no other board.")
                        : words("Roads, rivers, ground and levels go on over its seams.");
    seams_->setEmptyText(empty);
    seams_->show(std::move(rows));
}

std::vector<StripItem> AssemblyView::options() {
    const bool hasBoard = canvas_->chosen().has_value();
    const auto button = [](const char* id, const wxString& text, bool isEnabled, const wxString& tip,
                           std::function<void()> run) {
        StripItem item{id, StripItem::Kind::button, text};
        item.isEnabled = isEnabled;
        item.tip = tip;
        item.run = std::move(run);
        return item;
    };
    const auto needed = [&](const wxString& tip) { return hasBoard ? tip : words("Choose a board first."); };
    return {{"assembly-name", StripItem::Kind::label, words("Assembly")},
            button("assembly-file", words("Add a board..."), session().document().scenario.has_value(),
                   words("Join a board from a file to the others."), [this] { addBoard(); }),
            button("assembly-turn", words("Turn the board"), hasBoard,
                   needed(words("Turn the board by 180 degrees (R).")), [this] { canvas_->turn(); }),
            button("assembly-whole", words("Use the whole board"), canvas_->isCropped(),
                   needed(words("Take the crop away.")), [this] { canvas_->uncrop(); }),
            button("assembly-fit", words("Show all"), true, words("Show all boards."),
                   [this] { canvas_->fit(); })};
}

void AssemblyView::addBoard() {
    auto step = askForBoard(this, context());
    if (!step) return;
    commit(std::move(*step));
    freshen();
    const auto size = session::sizeOf(session().document(), ScenarioList::boards);
    if (size > 0) canvas_->choose(size - 1);
    canvas_->fit();
    canvas_->SetFocus();
}

void AssemblyView::remove() {
    const auto place = canvas_->chosen();
    if (!place) return;
    const auto source = session::sheetSourceOf(session());
    if (const auto refusal = session::refusalToRemove(source, ScenarioList::boards, *place);
        !refusal.empty()) {
        if (context().say) context().say(refusal);
        return;
    }
    auto step = session::withoutEntry(source, ScenarioList::boards, *place);
    if (!step) return;
    step->selection = session().selection();
    commit(std::move(*step));
}

}  // namespace cota::wx

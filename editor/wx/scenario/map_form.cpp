#include "editor/wx/scenario/map_form.h"

#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <filesystem>
#include <utility>

#include "editor/assembly/board_steps.h"
#include "editor/scenario/amending.h"
#include "editor/scenario/forms.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/split.h"
#include "formats/xml/documents/document_file.h"

namespace cota::wx {

using session::ScenarioList;
using session::trLater;

namespace {

constexpr int amendmentsHeight = 225, emptyHeight = 96;  // device-independent pixels

constexpr EntryKind boardKind{"boards",
                              ScenarioList::boards,
                              trLater("Boards"),
                              trLater("No boards yet."),
                              session::placedBoardSheet,
                              nullptr,
                              true,
                              false};
constexpr EntryKind amendmentKind{"amendments",
                                  ScenarioList::amendments,
                                  trLater("Changes in this scenario only"),
                                  trLater("This scenario uses its boards as they are."),
                                  session::amendmentSheet,
                                  nullptr,
                                  true,
                                  false};

}  // namespace

MapForm::MapForm(wxWindow* parent, const ViewContext& context) : wxPanel(parent), context_(context) {
    SetBackgroundColour(colours().panel);
    book_ = new wxSimplebook(this);
    lists_ = new Split(book_, Split::Way::below);
    makeBoards(lists_);
    makeAmendments(lists_);
    lists_->set(boards_, amendments_);
    lists_->setSize(emptyHeight);
    lists_->onMoved = [this] { isSized_ = true; };
    book_->AddPage(lists_, {});
    auto* page = new wxPanel(book_);
    back_ = new Strip(page, "grid-bar", Strip::Way::across);
    back_->setInner(true);
    grid_ = new FieldList(page, "grid-form");
    grid_->onStep = [this](session::HistoryEntry step) { boards_->take(std::move(step)); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(back_, 0, wxEXPAND);
    rows->Add(grid_, 1, wxEXPAND);
    page->SetSizer(rows);
    book_->AddPage(page, {});
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(book_, 1, wxEXPAND);
    SetSizer(sizer);
}

void MapForm::makeBoards(wxWindow* parent) {
    boards_ = new EntryForm(parent, context_, boardKind);
    boards_->decorate = [](const session::SheetSource& source, std::size_t place, ListRow& row) {
        row.detail = toWx((*source.document.scenario)->assembly.boards[place].file);
    };
    boards_->buttons = [this] {
        StripItem add{"boards-file", StripItem::Kind::button, words("Add a board...")};
        add.run = [this] { addBoard(); };
        StripItem grid{"boards-grid", StripItem::Kind::button, words("Grid and numbers")};
        grid.isEnabled = boards_->chosen().has_value();
        grid.run = [this] {
            if (const auto place = boards_->chosen())
                showGrid((*context_.session.document().scenario)->assembly.boards[*place].file);
        };
        return std::vector<StripItem>{add, grid};
    };
}

void MapForm::makeAmendments(wxWindow* parent) {
    amendments_ = new EntryForm(parent, context_, amendmentKind);
    amendments_->buttons = [this] { return amendmentButtons(); };
    amendments_->addMenu = [this](wxMenu& menu) {
        std::vector<model::HexRef> hexes;
        for (const auto& subject : context_.session.selection())
            if (subject.kind == model::SubjectKind::hex) hexes.push_back({subject.id});
        for (const auto& kind : session::amendmentKinds(source())) {
            auto* entry = menu.Append(wxID_ANY, toWx(kind.name));
            entry->Enable(!hexes.empty());
            menu.Bind(
                wxEVT_MENU,
                [this, id = kind.id, hexes](wxCommandEvent&) {
                    amendments_->take(session::addAmendment(source(), id, hexes), true);
                },
                entry->GetId());
        }
    };
}

/// Where the change is, and what makes it one of the boards.
std::vector<StripItem> MapForm::amendmentButtons() {
    const auto place = amendments_->chosen();
    if (!place) return {};
    StripItem show{"amendments-show", StripItem::Kind::button, words("Show on the map")};
    show.run = [this, place] {
        const auto cells = session::amendedHexes(source(), *place);
        if (cells.empty()) return;
        context_.run("view-map");
        const auto label = context_.session.map()->label(*cells.begin());
        context_.reveal({model::SubjectKind::hex, label, {label}});
        context_.markHexes(cells);
    };
    StripItem write{"amendments-write", StripItem::Kind::button, words("Write into the boards")};
    write.tip = words("Write this change into the boards; the scenario then needs it no more.");
    write.run = [this, place] {
        auto written = session::amendmentIntoBoards(source(), *place);
        if (!written.refusal.empty() && context_.say) context_.say(written.refusal);
        amendments_->take(std::move(written.step));
    };
    return {show, write};
}

void MapForm::refresh() {
    const auto& boards = context_.session.document().boards;
    if (!boards.contains(file_)) file_.clear();
    // A board alone has its grid, and nothing else to state.
    if (!context_.session.document().scenario && !boards.empty()) file_ = boards.begin()->first;
    showGrid(file_);
}

void MapForm::showGrid(const std::string& file) {
    const bool isOther = file != file_;
    file_ = file;
    book_->ChangeSelection(file_.empty() ? 0 : 1);
    if (file_.empty()) {
        boards_->refresh();
        amendments_->refresh();
        // A list without entries needs room for one sentence.
        const bool isEmpty = session::sizeOf(context_.session.document(), ScenarioList::amendments) == 0;
        if (!isSized_) lists_->setSize(isEmpty ? emptyHeight : amendmentsHeight);
        return;
    }
    StripItem back{"grid-back", StripItem::Kind::button, words("Back to the boards")};
    back.isEnabled = context_.session.document().scenario.has_value();
    back.run = [this] { showGrid({}); };
    back_->show({back});
    auto sheet = session::gridSheet(source(), file_);
    if (isOther)
        grid_->showOther(std::move(sheet.rows));
    else
        grid_->show(std::move(sheet.rows));
}

std::optional<session::HistoryEntry> askForBoard(wxWindow* parent, const ViewContext& context) {
    wxFileDialog ask(parent, words("Add a Board"), {}, {}, "*.board.xml", wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() != wxID_OK) return std::nullopt;
    const std::filesystem::path path = fromWx(ask.GetPath());
    const auto read = xml::readBoardFile(path);
    if (!read.value) {
        if (context.say) context.say(session::tr("The file %s is not a board.", path.filename().string()));
        return std::nullopt;
    }
    return session::joinedBoard(session::sheetSourceOf(context.session), path.filename().string(),
                                *read.value);
}

void MapForm::addBoard() {
    if (auto step = askForBoard(this, context_)) boards_->take(std::move(step), true);
}

}  // namespace cota::wx

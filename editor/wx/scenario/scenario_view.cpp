#include "editor/wx/scenario/scenario_view.h"

#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>
#include <array>
#include <utility>

#include "editor/documents/names.h"
#include "editor/scenario/forms.h"
#include "editor/wx/scenario/entry_form.h"
#include "editor/wx/scenario/map_form.h"
#include "editor/wx/scenario/sight_pair_form.h"
#include "editor/wx/scenario/statement_form.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/toolkit/strip.h"
#include "formats/xml/documents/document_file.h"

namespace cota::wx {

using session::ChecklistItem;
using session::ScenarioList;
using session::trLater;

namespace {

constexpr int formHeight = 470;
constexpr const char* optionalRow = "optional";

constexpr EntryKind sideKind{"sides",
                             ScenarioList::sides,
                             trLater("Sides"),
                             trLater("No sides yet."),
                             session::sideSheet,
                             session::addSide,
                             true,
                             false};
std::optional<session::HistoryEntry> newExit(const session::SheetSource& source) {
    return session::addExit(source);
}
constexpr EntryKind exitKind{"exits",
                             ScenarioList::exits,
                             trLater("Exits"),
                             trLater("No exits. Add one for each side that may leave the map."),
                             session::exitSheet,
                             newExit,
                             true,
                             true};
constexpr EntryKind acceptedKind{"accepted",
                                 ScenarioList::acceptances,
                                 trLater("Accepted findings"),
                                 trLater("No accepted findings. Accept one in the list of findings."),
                                 session::acceptanceSheet,
                                 nullptr,
                                 false,
                                 false};
constexpr EntryKind featureKind{
    "features",
    ScenarioList::features,
    trLater("Fortifications and markers"),
    trLater("Nothing is placed by the scenario. Place it with the Features tool (F)."),
    session::featureSheet,
    nullptr,
    false,
    false};
constexpr EntryKind spaceKind{"spaces",
                              ScenarioList::spaces,
                              trLater("Spaces"),
                              trLater("No spaces. A game with a map needs none."),
                              session::spaceSheet,
                              session::addSpace,
                              true,
                              true};
constexpr EntryKind seatKind{"seats",
                             ScenarioList::seats,
                             trLater("Seats"),
                             trLater("No seats yet. Add them clockwise."),
                             session::seatSheet,
                             session::addSeat,
                             true,
                             true};

/// In the order of ChecklistItem::Form.
constexpr std::array formKeys{"basics",    "texts",    "turns",      "options",     "map",
                              "north",     "spaces",   "seats",      "forces",      "side",
                              "groups",    "zones",    "objectives", "victory",     "rules",
                              "statement", "features", "exits",      "sight-pairs", "accepted"};

/// The id of a row: "map", "statement-rally-point", "basics" and "basics-2".
std::string rowId(const std::vector<ChecklistItem>& items, std::size_t place) {
    const auto& item = items[place];
    const std::string key = formKeys[static_cast<std::size_t>(item.form)];
    if (item.form == ChecklistItem::Form::statement) return key + "-" + item.kind.text;
    const auto before = std::count_if(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(place),
                                      [&](const ChecklistItem& one) { return one.form == item.form; });
    return before == 0 ? key : key + "-" + std::to_string(before + 1);
}

void decorateItem(const ChecklistItem& item, ListRow& row) {
    using State = ChecklistItem::State;
    row.icon = item.state == State::stated || item.state == State::left ? "passed"
               : item.state == State::missing                           ? "warning"
                                                                        : "add";
    row.tone = item.state == State::missing    ? Tone::warning
               : item.state == State::optional ? Tone::muted
                                               : Tone::passed;
    if (item.state == State::left) row.detail = words("not in this scenario");
    if (item.state == State::missing)
        row.detail = toWx(item.detail.empty() ? session::tr("missing") : item.detail);
    else
        row.right = toWx(item.detail);
    if (item.state == State::missing && !item.paragraph.empty())
        row.detail += toWx(" (" + item.paragraph + ")");
}

}  // namespace

ScenarioView::ScenarioView(wxWindow* parent, const ViewContext& context) : View(parent, context) {
    progress_ = new Strip(this, "scenario-bar", Strip::Way::across);
    progress_->setInner(true);
    progress_->setEdges(wxBOTTOM);
    sash_ = new Split(this, Split::Way::below);
    rows_ = new RowList(sash_, "checklist");
    rows_->setEmptyText(words("The document has no scenario."));
    book_ = new wxSimplebook(sash_);
    makeForms();
    sash_->set(rows_, book_);
    sash_->setSize(formHeight);
    sash_->setLimits(80, 2000, 0.75);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(progress_, 0, wxEXPAND);
    sizer->Add(sash_, 1, wxEXPAND);
    SetSizer(sizer);
    rows_->onSelect = [this] {
        chosen_ = rows_->selection().empty() ? std::string() : *rows_->selection().begin();
        showForm(true);
    };
    rows_->onMenu = [this](const std::string& id, const wxPoint& at) {
        if (!id.empty()) openMenu(at);
    };
    rows_->onFold = [this](const std::string&) {
        showsOptional_ = !showsOptional_;
        showList();
    };
}

void ScenarioView::makeForms() {
    fields_ = new FieldList(book_, "scenario-form");
    fields_->onStep = [this](session::HistoryEntry step) { take(std::move(step)); };
    book_->AddPage(fields_, {});
    const auto form = [this](const EntryKind& kind) {
        auto* made = new EntryForm(book_, context(), kind);
        book_->AddPage(made, {});
        return made;
    };
    sides_ = form(sideKind);
    exits_ = form(exitKind);
    sides_->onChosen = [this] { followSide(); };
    statements_ = new StatementForm(book_, context());
    book_->AddPage(statements_, {});
    pairs_ = new SightPairForm(book_, context());
    book_->AddPage(pairs_, {});
    accepted_ = form(acceptedKind);
    spaces_ = form(spaceKind);
    seats_ = form(seatKind);
    features_ = form(featureKind);
    map_ = new MapForm(book_, context());
    book_->AddPage(map_, {});
    accepted_->decorate = [this](const session::SheetSource& source, std::size_t place, ListRow& row) {
        const auto one = session::acceptedRows(source, session().report())[place];
        if (!one.sentence.empty()) row.text = toWx(one.sentence);
        row.detail = toWx(one.problem.empty() ? one.reason : one.problem);
        if (!one.problem.empty()) row.ink = Tone::warning;
    };
}

const ChecklistItem* ScenarioView::chosen() const {
    for (std::size_t i = 0; i < list_.items.size(); ++i)
        if (rowId(list_.items, i) == chosen_) return &list_.items[i];
    return nullptr;
}

void ScenarioView::refresh() {
    list_ = session::checklistOf(source(), session().report());
    showList();
    showForm(false);
}

void ScenarioView::showList() {
    std::vector<ListRow> rows;
    using State = ChecklistItem::State;
    const auto optional = std::ranges::count(list_.items, State::optional, &ChecklistItem::state);
    const auto add = [&](std::size_t place, int level) {
        ListRow row{rowId(list_.items, place), toWx(list_.items[place].name)};
        decorateItem(list_.items[place], row);
        row.level = level;
        rows.push_back(std::move(row));
    };
    // What is missing comes first; what is neither stated nor asked for is folded.
    for (std::size_t i = 0; i < list_.items.size(); ++i)
        if (list_.items[i].state == State::missing) add(i, 0);
    for (std::size_t i = 0; i < list_.items.size(); ++i)
        if (list_.items[i].state == State::stated || list_.items[i].state == State::left) add(i, 0);
    if (optional > 0) {
        ListRow row{optionalRow, words("Optional: %s more", std::to_string(optional))};
        row.isHeading = true;
        row.canSelect = false;
        row.fold = showsOptional_ ? ListRow::Fold::open : ListRow::Fold::closed;
        rows.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < list_.items.size() && showsOptional_; ++i)
        if (list_.items[i].state == State::optional) add(i, 1);
    rows_->show(std::move(rows));
    if (chosen_.empty() && !list_.items.empty()) chosen_ = rowId(list_.items, 0);
    if (rows_->row(chosen_) && !rows_->selection().contains(chosen_)) rows_->select({chosen_}, false);
    progress_->show({{"progress", StripItem::Kind::label, toWx(list_.text())}});
}

void ScenarioView::showForm(bool isOther) {
    const auto* item = chosen();
    const auto now = source();
    // A board alone has its grid, and nothing else to state.
    if (!now.document.scenario && !now.document.boards.empty()) return showMap();
    if (!item) return showFields({}, isOther);
    switch (item->form) {
        case Form::basics:
            return showFields(session::basicsSheet(now), isOther);
        case Form::turns:
            return showFields(session::turnsSheet(now), isOther);
        case Form::north:
            return showFields(session::mapSheet(now), isOther);
        case Form::options:
            return showFields(session::optionsSheet(now), isOther);
        case Form::side:
            followsSide_ = false;
            showEntries(*sides_);
            if (isOther && item->place < session::sizeOf(now.document, ScenarioList::sides))
                sides_->choose(item->place);
            followsSide_ = true;
            return followSide();
        case Form::exits:
            return showEntries(*exits_);
        case Form::features:
            return showEntries(*features_);
        case Form::spaces:
            return showEntries(*spaces_);
        case Form::seats:
            return showEntries(*seats_);
        case Form::sightPairs:
            return showEntries(*pairs_);
        case Form::acceptances:
            return showEntries(*accepted_);
        case Form::statement:
            statements_->showItem(*item);
            return showEntries(*statements_);
        case Form::map:
            return showMap();
        case Form::texts:
        case Form::specialRules:
        case Form::victory:
            return showPlace("view-victory", words("Open Victory and rules"));
        case Form::groups:
            return showPlace("view-setup", words("Open Set-up"));
        case Form::forces:
            return showForces(isOther);
        case Form::zones:
        case Form::objectives:
            return showPlace("side-zones", words("Open Zones and objectives"));
    }
}

/// Both lists of sides mark the one whose form is shown.
void ScenarioView::followSide() {
    const auto* item = chosen();
    const auto place = sides_->chosen();
    if (!followsSide_ || !item || item->form != Form::side || !place || item->place == *place) return;
    for (std::size_t i = 0; i < list_.items.size(); ++i) {
        if (list_.items[i].form != Form::side || list_.items[i].place != *place) continue;
        chosen_ = rowId(list_.items, i);
        rows_->select({chosen_});
    }
}

/// What the form of the chosen row offers.
void ScenarioView::openMenu(const wxPoint& at) {
    wxMenu menu;
    const auto add = [&](const wxString& text, const std::function<void()>& run) {
        const auto* item = menu.Append(wxID_ANY, text);
        menu.Bind(
            wxEVT_MENU, [this, run](wxCommandEvent&) { CallAfter(run); }, item->GetId());
    };
    auto* page = book_->GetCurrentPage();
    if (auto* entries = dynamic_cast<EntryForm*>(page)) {
        entries->fillMenu(menu, false);
    } else if (page == fields_) {
        const auto& fields = fields_->rows();
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (fields[i].kind == session::Property::Kind::action)
                add(toWx(fields[i].label), [this, i] {
                    if (i < fields_->rows().size()) fields_->rows()[i].write("");
                });
        if (!fields.empty() && fields.front().kind != session::Property::Kind::action)
            add(words("Edit"), [this] { fields_->activate(0, true); });
    } else {
        add(words("Edit"), [page] { page->SetFocus(); });
    }
    if (menu.GetMenuItemCount() > 0) rows_->PopupMenu(&menu, at);
}

void ScenarioView::open(const std::string& row) {
    if (!rows_->row(row)) return;
    rows_->select({row}, true);
    chosen_ = row;
    showForm(true);
}

void ScenarioView::showFields(session::PropertySheet sheet, bool isOther) {
    if (isOther)
        fields_->showOther(std::move(sheet.rows));
    else
        fields_->show(std::move(sheet.rows));
    showPage(fields_);
}

void ScenarioView::showEntries(EntryForm& form) {
    form.refresh();
    showPage(&form);
}

void ScenarioView::showPage(const wxWindow* page) {
    book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(page)));
}

void ScenarioView::showMap() {
    map_->refresh();
    showPage(map_);
}

/// The form is a view or a tab of its own.
void ScenarioView::showPlace(const char* action, const wxString& text) {
    session::Property open;
    open.kind = session::Property::Kind::action;
    open.label = fromWx(text);
    open.write = [this, action](const std::string&) {
        CallAfter([this, action] { context().run(action); });
        return session::Written{};
    };
    session::PropertySheet sheet;
    sheet.rows = {open};
    showFields(std::move(sheet), true);
}

/// The files of the forces, and a button that adds one.
void ScenarioView::showForces(bool isOther) {
    auto sheet = session::forcesSheet(source());
    session::Property use;
    use.kind = session::Property::Kind::action;
    use.label = session::tr("Use a file...");
    use.write = [this](const std::string&) {
        CallAfter([this] { addForces(); });
        return session::Written{};
    };
    sheet.rows.push_back(std::move(use));
    showFields(std::move(sheet), isOther);
}

void ScenarioView::addForces() {
    wxFileDialog ask(this, words("Use a Forces File"), {}, {}, "*.forces.xml",
                     wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() != wxID_OK) return;
    const std::filesystem::path path = fromWx(ask.GetPath());
    const auto read = xml::readForcesFile(path);
    if (!read.value) {
        if (context().say) context().say(session::tr("The file %s has no forces.", path.filename().string()));
        return;
    }
    if (auto step = session::addForces(source(), path.filename().string(), *read.value))
        take(std::move(*step));
}

void ScenarioView::take(session::HistoryEntry step) {
    if (step.selection.empty()) step.selection = session().selection();
    commit(std::move(step));
}

}  // namespace cota::wx

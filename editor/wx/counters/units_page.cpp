#include "editor/wx/counters/units_page.h"

#include <wx/clipbrd.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "editor/counters/type_list.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/property_rows.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/toolkit/table_list.h"

namespace cota::wx {

namespace {

constexpr int fieldsWidth = 290, unitPictureSize = 22;  // device-independent pixels

/// A field for one column of all the units.
session::Property fieldOf(const session::SheetSource& source, const session::Units& units,
                          const session::UnitColumnRow& column) {
    session::Property field;
    field.label = session::tr(column.title);
    field.choices = session::unitChoices(source, units, column.column);
    field.kind = field.choices.empty() ? session::Property::Kind::text : session::Property::Kind::choice;
    field.name = column.title.english();
    const auto valueOf = [&](const model::CounterId& unit) {
        return session::unitValue(source.document, unit, column.column, source.language);
    };
    field.value = valueOf(units.front());
    const bool isSame = std::ranges::all_of(
        units, [&](const model::CounterId& unit) { return valueOf(unit) == field.value; });
    if (!isSame) {
        field.value.clear();
        field.hint = session::tr("different");
        // Without it the field would show the first choice.
        if (field.kind == session::Property::Kind::choice)
            field.choices.insert(field.choices.begin(), {"", session::tr("different")});
    }
    if (column.column == session::UnitColumn::aboard && field.choices.size() == 1)
        field.help = session::tr("The game lets no other unit carry these.");
    const bool isKnown =
        std::ranges::find(field.choices, field.value, &session::PaletteEntry::id) != field.choices.end();
    if (field.kind == session::Property::Kind::choice && !isKnown)
        field.choices.push_back({field.value, field.value});
    if (column.column == session::UnitColumn::name && isSame && field.value.empty())
        field.hint = session::tr("the name of its type");
    field.write = [source, units, column = column.column, isSame](const std::string& value) {
        if (!isSame && value.empty() && column != session::UnitColumn::hex &&
            column != session::UnitColumn::name)
            return session::Written{};
        return session::setUnits(source, units, column, value);
    };
    return field;
}

}  // namespace

UnitsPage::UnitsPage(wxWindow* parent, const ViewContext& context, CounterPictures& pictures)
    : wxPanel(parent), context_(context), pictures_(pictures) {
    auto* whole = new wxBoxSizer(wxVERTICAL);
    split_ = new Split(this, Split::Way::beside);
    auto* left = new wxPanel(split_);
    auto* leftSizer = new wxBoxSizer(wxVERTICAL);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    filter_ = new wxTextCtrl(left, wxID_ANY);
    filter_->SetHint(words("Find units: name, type, \"not placed\", \"not in a group\", \"aboard\""));
    filter_->SetName("find-units");
    setSpokenName(*filter_, words("Find units"));
    filter_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fillTable(); });
    top->Add(filter_, wxSizerFlags(1).Expand());
    count_ = new wxStaticText(left, wxID_ANY, "");
    top->Add(count_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(8)));
    leftSizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    note_ = new wxStaticText(left, wxID_ANY, "");
    note_->Hide();
    leftSizer->Add(note_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    table_ = new TableList(left, "units", true, FromDIP(wxSize(unitPictureSize, unitPictureSize)));
    std::vector<TableColumn> columns;
    for (const auto& column : session::unitColumns)
        columns.push_back({words(column.title), 0, false, column.column == session::UnitColumn::name});
    table_->setColumns(columns);
    table_->onSelect = [this] { selectionChanged(); };
    table_->onTitle = [this](int column) { sortBy(column); };
    table_->onKey = [this](wxKeyEvent& event) { return runKey(event); };
    table_->onMenu = [this](const wxPoint& screen) { openMenu(screen); };
    table_->onActivate = [this](const std::string&, int column) {
        if (static_cast<std::size_t>(column) < fields_->rows().size())
            fields_->activate(static_cast<std::size_t>(column), true);
    };
    leftSizer->Add(table_, wxSizerFlags(1).Expand());
    left->SetSizer(leftSizer);
    auto* right = new wxPanel(split_);
    auto* rightSizer = new wxBoxSizer(wxVERTICAL);
    title_ = new wxStaticText(right, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    title_->SetFont(GetFont().Bold());
    rightSizer->Add(title_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    fields_ = new FieldList(right, "unit");
    fields_->onStep = [this](session::HistoryEntry step) { context_.session.commit(std::move(step)); };
    rightSizer->Add(fields_, wxSizerFlags(1).Expand());
    right->SetSizer(rightSizer);
    split_->set(left, right);
    split_->setSize(fieldsWidth);
    split_->setLimits(200, 600, 0.5);
    split_->showSecond(false);
    whole->Add(split_, wxSizerFlags(1).Expand());
    SetSizer(whole);
}

std::vector<ItemPlace> UnitsPage::places() const {
    const wxRect box(ScreenToClient(filter_->GetScreenPosition()), filter_->GetSize());
    return {{"field units/find", box}};
}

void UnitsPage::refresh() { fillTable(); }

void UnitsPage::clearFilter() { filter_->ChangeValue(""); }

void UnitsPage::fillTable() {
    const auto& session = context_.session;
    rows_ = session::unitRows(session.document(), session.game().get(), session.language());
    const auto all = rows_.size();
    const auto filter = fromWx(filter_->GetValue());
    if (!filter.empty())
        std::erase_if(rows_, [&](const session::UnitRow& row) { return !session::fitsFilter(row, filter); });
    if (sorted_ >= 0)
        session::sortUnits(rows_, session::unitColumns[static_cast<std::size_t>(sorted_)].column,
                           isDescending_);
    table_->showSorted(sorted_, !isDescending_);
    std::vector<TableRow> rows;
    for (const auto& row : rows_) {
        TableRow made{row.id.text, {}};
        for (const auto& cell : row.cells) made.cells.push_back(toWx(cell));
        // Units aboard others are indented below them.
        if (row.depth > 0)
            made.cells.front() = wxString(' ', static_cast<std::size_t>(std::min(row.depth, 8)) * 4) +
                                 wxString::FromUTF8("↳ ") + made.cells.front();
        if (!row.isPlaced && session.document().scenario) made.ink = Tone::warning;
        if (const auto* type = session::findType(session.document(), row.type).type)
            made.picture = pictures_.of(*type, row.side, FromDIP(unitPictureSize));
        rows.push_back(std::move(made));
    }
    table_->show(std::move(rows));
    count_->SetLabel(rows_.size() == all
                         ? words("%s units", std::to_string(all))
                         : toWx(session::filledIn(session::tr("%s of %s", std::to_string(rows_.size())),
                                                  std::to_string(all))));
    count_->GetContainingSizer()->Layout();
    std::vector<std::string> chosen;
    for (const auto& subject : session.selection())
        if (subject.kind == model::SubjectKind::counter) chosen.push_back(subject.id);
    // The table keeps the order of its rows.
    std::vector<std::string> ordered;
    for (const auto& row : rows_)
        if (std::ranges::find(chosen, row.id.text) != chosen.end()) ordered.push_back(row.id.text);
    table_->select(ordered);
    fillFields();
}

session::Units UnitsPage::selectedUnits() const {
    session::Units units;
    for (const auto& id : table_->selection()) units.emplace_back(id);
    return units;
}

void UnitsPage::fillFields() {
    auto& session = context_.session;
    const auto units = selectedUnits();
    const bool isOther = units != shown_;
    shown_ = units;
    std::vector<session::Property> fields;
    if (!units.empty()) {
        const auto source = session::sheetSourceOf(session);
        for (const auto& column : session::unitColumns)
            if (column.column != session::UnitColumn::states &&
                (session.document().scenario || column.column == session::UnitColumn::name ||
                 column.column == session::UnitColumn::type ||
                 column.column == session::UnitColumn::formation))
                fields.push_back(fieldOf(source, units, column));
        auto states = session::stateRows(source, units);
        for (auto& row : states) {
            row.heading = session::tr("States");
            fields.push_back(std::move(row));
        }
    }
    if (rows_.empty())
        note_->SetLabel(filter_->IsEmpty() ? words("No units yet. Add new units or import a table.")
                                           : words("No unit matches \"%s\".", fromWx(filter_->GetValue())));
    if (note_->IsShown() != rows_.empty()) {
        note_->Show(rows_.empty());
        note_->GetParent()->Layout();
    }
    // The table has the whole width until there is something to edit.
    split_->showSecond(!units.empty());
    if (units.size() == 1)
        title_->SetLabel(
            toWx(session::counterName(session.document(), units.front()).in(session.language())));
    else if (!units.empty())
        title_->SetLabel(words("%s units: a change applies to all of them", std::to_string(units.size())));
    if (isOther)
        fields_->showOther(std::move(fields));
    else
        fields_->show(std::move(fields));
}

void UnitsPage::selectionChanged() {
    session::Selection selection;
    for (const auto& unit : selectedUnits()) selection.insert({model::SubjectKind::counter, unit.text, {}});
    if (selection != context_.session.selection()) context_.session.select(std::move(selection));
    fillFields();
}

void UnitsPage::sortBy(int column) {
    if (column < 0 || static_cast<std::size_t>(column) >= session::unitColumns.size()) return;
    // The third click restores the order of the files.
    if (sorted_ != column) {
        sorted_ = column;
        isDescending_ = false;
    } else if (!isDescending_) {
        isDescending_ = true;
    } else {
        sorted_ = -1;
    }
    fillTable();
}

void UnitsPage::take(session::Written written) {
    if (written.step)
        context_.session.commit(std::move(*written.step));
    else if (!written.refusal.empty() && context_.say)
        context_.say(written.refusal);
}

void UnitsPage::fillDown(int column) {
    if (column < 0 || static_cast<std::size_t>(column) >= session::unitColumns.size()) return;
    take(session::fillDown(session::sheetSourceOf(context_.session), selectedUnits(),
                           session::unitColumns[static_cast<std::size_t>(column)].column));
}

void UnitsPage::remove() {
    auto removal =
        session::deleteUnits(context_.session.document(), selectedUnits(), context_.session.language());
    if (!removal) return;
    context_.session.commit(std::move(removal->step));
    if (context_.say && !removal->warning.empty()) context_.say(removal->warning);
}

void UnitsPage::paste() {
    wxTextDataObject data;
    if (!wxTheClipboard->Open()) return;
    const bool hasText = wxTheClipboard->GetData(data);
    wxTheClipboard->Close();
    if (hasText && onPaste && !data.GetText().empty()) onPaste(fromWx(data.GetText()));
}

bool UnitsPage::runKey(wxKeyEvent& event) {
    if (event.GetKeyCode() == 'D' && event.ControlDown()) return fillDown(table_->currentColumn()), true;
    if (event.GetKeyCode() == WXK_DELETE) return remove(), true;
    if (event.GetKeyCode() == 'V' && event.ControlDown()) return paste(), true;
    if (event.GetKeyCode() == WXK_F2 && !fields_->rows().empty()) return fields_->activate(0, true), true;
    return false;
}

void UnitsPage::openMenu(const wxPoint& screen) {
    wxMenu menu;
    const auto add = [&](const wxString& text, const std::function<void()>& run, bool isEnabled = true) {
        auto* item = menu.Append(wxID_ANY, text);
        item->Enable(isEnabled);
        menu.Bind(
            wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
    };
    const auto units = selectedUnits();
    const int column = table_->currentColumn();
    add(
        words("&Fill Down the Column") + "\tCtrl+D", [this, column] { fillDown(column); }, units.size() > 1);
    add(
        words("&Show on the Map"),
        [this, units] {
            if (!context_.reveal || units.empty()) return;
            if (context_.run) context_.run("view-map");
            context_.reveal({model::SubjectKind::counter, units.front().text, {}});
        },
        !units.empty());
    add(
        words("&Unload"),
        [this, units] {
            take(session::setUnits(session::sheetSourceOf(context_.session), units,
                                   session::UnitColumn::aboard, ""));
        },
        std::ranges::any_of(units, [&](const model::CounterId& unit) {
            const auto* placed = session::findPlacement(context_.session.document(), unit).placement;
            return placed && placed->aboard;
        }));
    add(words("&Paste a Table") + "\tCtrl+V", [this] { paste(); });
    add(
        words("&Delete") + "\tDel", [this] { remove(); }, !units.empty());
    PopupMenu(&menu, ScreenToClient(screen));
}

}  // namespace cota::wx

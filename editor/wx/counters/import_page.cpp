#include "editor/wx/counters/import_page.h"

#include <wx/menu.h>
#include <wx/sizer.h>

#include <algorithm>
#include <array>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/toolkit/table_list.h"
#include "formats/model/finding/utf8.h"

namespace cota::wx {

namespace {

constexpr int columnsWidth = 340, problemsHeight = 170;  // device-independent pixels
constexpr std::size_t mostSample = 24;                   // bytes of a cell beside its column

struct SeparatorRow {
    char separator;
    const char* id;
    session::Phrase name;
};
constexpr std::array<SeparatorRow, 4> separators{{{',', "separator-comma", session::trLater("Comma")},
                                                  {';', "separator-semicolon", session::trLater("Semicolon")},
                                                  {'\t', "separator-tab", session::trLater("Tab")},
                                                  {'|', "separator-bar", session::trLater("Vertical bar")}}};

wxString effectText(const session::CsvRow& row) {
    switch (row.effect) {
        case session::CsvRow::Effect::add:
            return row.units == 1 ? words("add") : words("add %s", std::to_string(row.units));
        case session::CsvRow::Effect::change:
            return words("change");
        case session::CsvRow::Effect::same:
            return words("no change");
        case session::CsvRow::Effect::leaveOut:
            break;
    }
    return words("leave out");
}

}  // namespace

ImportPage::ImportPage(wxWindow* parent, const ViewContext& context) : wxPanel(parent), context_(context) {
    SetName("import");
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    bar_ = new Strip(this, "import-bar", Strip::Way::across);
    bar_->setEdges(wxBOTTOM);
    sizer->Add(bar_, wxSizerFlags().Expand());
    auto* below = new Split(this, Split::Way::below);
    auto* beside = new Split(below, Split::Way::beside);
    columns_ = new FieldList(beside, "columns");
    rows_ = new TableList(beside, "import-rows", false);
    rows_->setColumns({{words("Line"), 60, true},
                       {words("Effect"), 100},
                       {words("Name"), 160},
                       {words("Type"), 160},
                       {words("Formation"), 150},
                       {words("Place"), 90},
                       {words("Note"), 360}});
    beside->set(rows_, columns_);
    beside->setReversed(true);
    beside->setSize(columnsWidth);
    beside->setLimits(220, 700, 0.6);
    auto* bottom = new wxPanel(below);
    auto* bottomSizer = new wxBoxSizer(wxVERTICAL);
    fixes_ = new Strip(bottom, "import-fixes", Strip::Way::across);
    fixes_->setInner(true);
    bottomSizer->Add(fixes_, wxSizerFlags().Expand());
    problems_ = new RowList(bottom, "problems");
    problems_->onSelect = [this] { fillFixes(); };
    problems_->onMenu = [this](const std::string& id, const wxPoint& at) {
        wxMenu menu;
        if (!id.empty()) fixes_->fillMenu(menu);
        if (menu.GetMenuItemCount() > 0) problems_->PopupMenu(&menu, at);
    };
    rows_->onMenu = [this](const wxPoint& screen) { showRowMenu(screen); };
    problems_->onActivate = [this](const std::string& id) {
        const auto place = static_cast<std::size_t>(std::stoul(id));
        if (place < plan_.problems.size() && !plan_.problems[place].fault.suggestions.empty())
            use(place, plan_.problems[place].fault.suggestions.front());
    };
    bottomSizer->Add(problems_, wxSizerFlags(1).Expand());
    bottom->SetSizer(bottomSizer);
    below->set(beside, bottom);
    below->setSize(problemsHeight);
    below->setLimits(80, 600, 0.6);
    sizer->Add(below, wxSizerFlags(1).Expand());
    SetSizer(sizer);
}

void ImportPage::showRowMenu(const wxPoint& screen) {
    wxMenu menu;
    const auto chosen = rows_->selection();
    const auto problem = chosen.empty() ? plan_.problems.size() : problemOfLine(std::stoi(chosen.front()));
    const auto* show = menu.Append(wxID_ANY, words("&Show the Problem"));
    menu.Enable(show->GetId(), problem < plan_.problems.size());
    menu.Bind(
        wxEVT_MENU,
        [this, problem](wxCommandEvent&) {
            problems_->select({std::to_string(problem)});
            problems_->SetFocus();
            fillFixes();
        },
        show->GetId());
    addCopyItem(menu, *rows_);
    PopupMenu(&menu, ScreenToClient(screen));
}

void ImportPage::open(const wxString& name, std::string text) {
    name_ = name;
    text_ = std::move(text);
    read(session::separatorOf(text_));
}

void ImportPage::read(char separator) {
    const auto& session = context_.session;
    table_ = session::readCsv(text_, separator);
    choices_ = session::guessedChoices(session::sheetSourceOf(session), table_,
                                       session::targetFor(session.document(), session.selection(), {}));
    refresh();
}

void ImportPage::refresh() {
    if (text_.empty() && table_.lines.empty()) return fillBar();
    plan();
}

void ImportPage::plan() {
    plan_ = session::planImport(session::sheetSourceOf(context_.session), table_, choices_);
    fillBar();
    fillColumns();
    fillRows();
    fillProblems();
}

void ImportPage::fillBar() {
    using Kind = StripItem::Kind;
    std::vector<StripItem> items;
    items.push_back({.id = "import-file", .kind = Kind::label, .text = name_});
    for (const auto& row : separators) {
        StripItem item{.id = row.id, .kind = Kind::segment, .text = words(row.name)};
        item.isOn = table_.separator == row.separator;
        item.tip = words("The character between the cells of a row");
        item.run = [this, separator = row.separator] { CallAfter([this, separator] { read(separator); }); };
        items.push_back(std::move(item));
    }
    StripItem titles{.id = "import-titles", .kind = Kind::check, .text = words("The first row has titles")};
    titles.isOn = choices_.hasTitles;
    titles.run = [this] {
        choices_.hasTitles = !choices_.hasTitles;
        CallAfter([this] { plan(); });
    };
    items.push_back(std::move(titles));
    items.push_back({.id = "space", .kind = Kind::space, .text = ""});
    StripItem cancel{.id = "import-cancel", .kind = Kind::button, .text = words("Cancel")};
    cancel.run = [this] {
        if (onDone) CallAfter([this] { onDone(); });
    };
    items.push_back(std::move(cancel));
    StripItem import{.id = "import-run",
                     .kind = Kind::button,
                     .text = toWx(plan_.summary().in(context_.session.language()))};
    import.isPrimary = true;
    import.isEnabled = plan_.added + plan_.changed > 0;
    import.tip = import.isEnabled ? words("Do this as one step") : words("No row would change anything.");
    import.run = [this] { CallAfter([this] { this->takeTable();
});
};  // namespace cota::wx
items.push_back(std::move(import));
bar_->show(std::move(items));
}

void ImportPage::fillColumns() {
    const auto& session = context_.session;
    const auto fields = session::csvFields(session.game().get());
    std::vector<session::PaletteEntry> entries{{"", session::tr("ignore")}};
    for (const auto& field : fields) entries.push_back({field.id, field.name.in(session.language())});
    std::vector<session::Property> rows;
    for (std::size_t column = 0; column < choices_.fields.size(); ++column) {
        const auto cellOf = [&](std::size_t line) {
            return line < table_.lines.size() && column < table_.lines[line].cells.size()
                       ? table_.lines[line].cells[column]
                       : std::string();
        };
        session::Property field;
        const auto title = choices_.hasTitles ? cellOf(0) : std::string();
        field.heading = session::tr("Columns");
        field.label = title.empty() ? session::tr("Column %s", std::to_string(column + 1)) : title;
        field.name = "column-" + std::to_string(column + 1);
        field.kind = session::Property::Kind::choice;
        field.value = choices_.fields[column];
        field.choices = entries;
        std::string sample;
        for (std::size_t line = choices_.hasTitles ? 1 : 0; line < table_.lines.size() && sample.empty();
             ++line)
            sample = cellOf(line);
        field.unit = model::shortened(sample, mostSample);
        field.write = [this, column](const std::string& id) {
            // One column for one field: the former one is ignored.
            if (!id.empty())
                for (auto& other : choices_.fields)
                    if (other == id) other.clear();
            choices_.fields[column] = id;
            CallAfter([this] { plan(); });
            return session::Written{};
        };
        rows.push_back(std::move(field));
    }
    columns_->show(std::move(rows));
}

void ImportPage::fillRows() {
    std::vector<TableRow> rows;
    for (const auto& row : plan_.rows) {
        TableRow made{std::to_string(row.line), {}};
        std::string note;
        for (const auto& fault : row.faults) note += (note.empty() ? "" : " ") + fault.text;
        for (const auto& news : row.news) note += (note.empty() ? "" : ", ") + news;
        made.cells = {toWx(std::to_string(row.line)),
                      effectText(row),
                      toWx(row.name),
                      toWx(row.type),
                      toWx(row.formation),
                      toWx(row.place),
                      toWx(note)};
        if (!row.faults.empty())
            made.ink = Tone::error;
        else if (row.effect == session::CsvRow::Effect::same ||
                 row.effect == session::CsvRow::Effect::leaveOut)
            made.ink = Tone::muted;
        rows.push_back(std::move(made));
    }
    rows_->show(std::move(rows));
}

void ImportPage::fillProblems() {
    std::vector<ListRow> rows;
    for (std::size_t i = 0; i < plan_.problems.size(); ++i) {
        ListRow row{std::to_string(i), toWx(plan_.problems[i].text(context_.session.language()))};
        row.icon = "error";
        row.tone = Tone::error;
        rows.push_back(std::move(row));
    }
    problems_->setEmptyText(table_.fault.empty() ? words("All rows can be used.") : toWx(table_.fault));
    problems_->show(std::move(rows));
    if (!plan_.problems.empty() && problems_->selection().empty()) problems_->select({"0"}, false);
    fillFixes();
}

void ImportPage::fillFixes() {
    using Kind = StripItem::Kind;
    std::vector<StripItem> items;
    StripItem title{.id = "problems-title", .kind = Kind::label, .text = ""};
    title.text = plan_.problems.empty()
                     ? words("No problems")
                     : words("Rows that cannot be used: %s", std::to_string(plan_.leftOut));
    items.push_back(std::move(title));
    const auto& chosen = problems_->selection();
    const auto place =
        chosen.empty() ? plan_.problems.size() : static_cast<std::size_t>(std::stoul(*chosen.begin()));
    if (place < plan_.problems.size()) {
        const auto& problem = plan_.problems[place];
        for (const auto& word : problem.fault.suggestions) {
            StripItem item{.id = "use-" + word, .kind = Kind::button, .text = ""};
            item.text = problem.lines.size() == 1
                            ? words("Use \"%s\"", word)
                            : toWx(session::filledIn(session::tr("Use \"%s\" for %s lines", word),
                                                     std::to_string(problem.lines.size())));
            item.run = [this, place, word] { CallAfter([this, place, word] { use(place, word); }); };
            items.push_back(std::move(item));
        }
    }
    fixes_->show(std::move(items));
}

void ImportPage::use(std::size_t problem, const std::string& word) {
    if (problem >= plan_.problems.size()) return;
    const auto& fault = plan_.problems[problem].fault;
    choices_.words[{fault.field, fault.word}] = word;
    plan();
}

/// The first problem of a line of the table; beyond the last one if it has none.
std::size_t ImportPage::problemOfLine(int line) const {
    const auto found = std::ranges::find_if(plan_.problems, [&](const auto& problem) {
        return std::ranges::find(problem.lines, line) != problem.lines.end();
    });
    return static_cast<std::size_t>(found - plan_.problems.begin());
}

void ImportPage::takeTable() {
    auto step = plan_.step();
    if (!step) return;
    const auto summary = plan_.summary().in(context_.session.language());
    text_.clear();
    table_ = {};
    plan_ = {};
    context_.session.commit(std::move(*step));
    if (context_.say) context_.say(summary);
    if (onDone) onDone();
}

}  // namespace cota::wx

#include "editor/wx/counters/counters_view.h"

#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <fstream>
#include <iterator>

#include "editor/counters/csv_export.h"
#include "editor/counters/csv_text.h"
#include "editor/counters/type_edits.h"
#include "editor/counters/type_list.h"
#include "editor/documents/document_files.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/wx/counters/import_page.h"
#include "editor/wx/counters/new_units_card.h"
#include "editor/wx/counters/sheet_page.h"
#include "editor/wx/counters/totals_pane.h"
#include "editor/wx/counters/types_page.h"
#include "editor/wx/counters/units_page.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/split.h"

namespace cota::wx {

namespace {

constexpr int cardWidth = 270, totalsHeight = 200;  // device-independent pixels
const wxString tables = "*.csv;*.tsv;*.txt";

/// The file of the selection or of the type, else the first; empty if there is none.
std::string fileAtHand(const session::Session& session, const model::CounterTypeId& type) {
    if (const auto found = session::findType(session.document(), type); found.type) return found.file;
    const auto& forces = session.document().forces;
    return forces.empty() ? std::string() : forces.begin()->first;
}

}  // namespace

CountersView::CountersView(wxWindow* parent, const ViewContext& context)
    : View(parent, context), pictures_(context.session) {
    SetName("counters");
    auto* whole = new wxBoxSizer(wxVERTICAL);
    across_ = new Split(this, Split::Way::beside);
    down_ = new Split(across_, Split::Way::below);
    book_ = new wxSimplebook(down_);
    types_ = new TypesPage(book_, this->context(), pictures_);
    units_ = new UnitsPage(book_, this->context(), pictures_);
    sheet_ = new SheetPage(book_, this->context(), pictures_);
    import_ = new ImportPage(book_, this->context());
    for (wxWindow* page : std::initializer_list<wxWindow*>{types_, units_, sheet_, import_})
        book_->AddPage(page, "");
    totals_ = new TotalsPane(down_, this->context());
    down_->set(book_, totals_);
    down_->setSize(totalsHeight);
    down_->setLimits(60, 600, 0.6);
    card_ = new NewUnitsCard(across_, this->context(), pictures_);
    across_->set(down_, card_);
    across_->setSize(cardWidth);
    across_->setLimits(240, 480, 0.5);
    across_->showSecond(false);
    whole->Add(across_, wxSizerFlags(1).Expand());
    SetSizer(whole);
    totals_->onUnits = [this](const std::vector<model::CounterId>& units) { selectUnits(units); };
    types_->onUnits = [this](const std::vector<model::CounterId>& units) { selectUnits(units); };
    units_->onPaste = [this](const std::string& text) {
        import_->open(words("Clipboard"), session::csvText(text.substr(0, session::mostCsvBytes + 1)));
        show(Mode::import);
    };
    card_->onClose = [this] { showCard(false); };
    import_->onDone = [this] { show(Mode::units); };
}

void CountersView::refresh() {
    switch (mode_) {
        case Mode::types:
            types_->refresh();
            break;
        case Mode::units:
            units_->refresh();
            break;
        case Mode::sheet:
            sheet_->refresh();
            break;
        case Mode::import:
            import_->refresh();
            break;
    }
    if (down_->isSecondShown()) totals_->refresh(typeAtHand());
    if (across_->isSecondShown()) card_->refresh();
}

std::vector<StripItem> CountersView::options() {
    using Kind = StripItem::Kind;
    std::vector<StripItem> items;
    items.push_back({.id = "counters", .kind = Kind::label, .text = words("Counters")});
    const auto mode = [&](const char* id, const wxString& text, Mode of) {
        StripItem item{.id = id, .kind = Kind::segment, .text = text};
        item.isOn = mode_ == of;
        item.run = [this, of] { show(of); };
        items.push_back(std::move(item));
    };
    mode("counters-types", words("Types"), Mode::types);
    mode("counters-units", words("Units"), Mode::units);
    mode("counters-sheet", words("Counter sheet"), Mode::sheet);
    items.push_back({.id = "line", .kind = Kind::line, .text = ""});
    StripItem type{.id = "add-type", .kind = Kind::drop, .text = words("Type"), .icon = "add"};
    type.tip = words("Add a counter type of a class");
    type.isEnabled = session().game() != nullptr;
    type.menu = [this](wxMenu& menu) { addType(menu); };
    items.push_back(std::move(type));
    StripItem units{.id = "new-units", .kind = Kind::toggle, .text = words("New units"), .icon = "units"};
    units.tip = words("Add several units of a type, with names by a pattern");
    units.isOn = across_->isSecondShown();
    units.run = [this] { showCard(!across_->isSecondShown()); };
    items.push_back(std::move(units));
    StripItem importing{.id = "import-table", .kind = Kind::button, .text = words("Import a table...")};
    importing.tip = words("Add and change units from a table (CSV) of another program");
    importing.run = [this] { import(); };
    items.push_back(std::move(importing));
    StripItem exporting{.id = "export-table", .kind = Kind::button, .text = words("Export...")};
    exporting.tip = words("Save all units and types as a table (CSV)");
    exporting.run = [this] { exportTable(); };
    items.push_back(std::move(exporting));
    return items;
}

void CountersView::show(Mode mode) {
    mode_ = mode;
    book_->SetSelection(static_cast<std::size_t>(mode));
    down_->showSecond(mode != Mode::import);
    if (mode == Mode::import) across_->showSecond(false);
    refresh();
    if (onOptions) onOptions();
}

void CountersView::showCard(bool isShown) {
    across_->showSecond(isShown);
    if (isShown) {
        if (mode_ == Mode::import) show(Mode::units);
        card_->offer(typeAtHand());
        card_->refresh();
    }
    if (onOptions) onOptions();
}

model::CounterTypeId CountersView::typeAtHand() const {
    for (const auto& subject : session().selection()) {
        if (subject.kind == model::SubjectKind::counterType) return model::CounterTypeId(subject.id);
        const auto unit = session::findCounter(session().document(), model::CounterId(subject.id));
        if (subject.kind == model::SubjectKind::counter && unit.counter) return unit.counter->type;
    }
    return types_->shownType();
}

void CountersView::addType(wxMenu& menu) {
    if (!session().game()) return;
    const auto at = typeAtHand();
    // The new type is of the nation of the types beside it.
    const auto* beside = session::findType(session().document(), at).type;
    const std::string nation = beside ? beside->nation : std::string();
    for (const auto& unitClass : session().game()->catalogue.unitClasses) {
        const auto* item = menu.Append(wxID_ANY, toWx(session::nameOf(unitClass, session().language())));
        menu.Bind(
            wxEVT_MENU,
            [this, id = unitClass.id, nation, at](wxCommandEvent&) {
                if (!session().game()) return;
                auto step = session::addType(session().document(), fileAtHand(session(), at), id,
                                             *session().game(), nation);
                if (!step) return;
                commit(std::move(*step));
                show(Mode::types);
                types_->editName();
            },
            item->GetId());
    }
}

void CountersView::import() {
    wxFileDialog dialog(this, words("Import a table"), "", "",
                        words("Tables") + " (" + tables + ")|" + tables + "|" + words("All files") + "|*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return;
    std::ifstream file(fromWx(dialog.GetPath()), std::ios::binary);
    std::string bytes;
    bytes.resize(session::mostCsvBytes + 1);
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    if (!file.is_open() || file.bad()) {
        wxMessageBox(words("%s cannot be read.", fromWx(dialog.GetPath())), words("Import a table"),
                     wxOK | wxICON_ERROR, this);
        return;
    }
    import_->open(dialog.GetFilename(), session::csvText(bytes));
    show(Mode::import);
}

void CountersView::exportTable() {
    const auto& own = session().path();
    wxFileDialog dialog(this, words("Export units"), toWx(own.parent_path().string()),
                        toWx(session::exportName(own, session().document(), session().language(),
                                                 session::tr("units"), ".csv")),
                        words("Tables") + " (*.csv)|*.csv", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return;
    wxString path = dialog.GetPath();
    if (!path.Lower().EndsWith(".csv")) path += ".csv";
    // Spreadsheets read UTF-8 only with this mark; in Spain they expect semicolons.
    const char separator = session().language() == model::Language::spanish ? ';' : ',';
    const std::string text =
        "\xEF\xBB\xBF" +
        session::unitsAsCsv(session().document(), session().game().get(), session().language(), separator);
    std::ofstream file(fromWx(path), std::ios::binary);
    file << text << std::flush;
    if (!file) {
        wxMessageBox(words("%s cannot be written.", fromWx(path)), words("Export units"), wxOK | wxICON_ERROR,
                     this);
        return;
    }
    if (context().say) context().say(session::tr("Exported %s", fromWx(wxFileName(path).GetFullName())));
}

void CountersView::selectUnits(const std::vector<model::CounterId>& units) {
    session::Selection selection;
    for (const auto& unit : units) selection.insert({model::SubjectKind::counter, unit.text, {}});
    session().select(std::move(selection));
    units_->clearFilter();
    show(Mode::units);
}

}  // namespace cota::wx

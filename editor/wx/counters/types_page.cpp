#include "editor/wx/counters/types_page.h"

#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

#include "editor/counters/type_edits.h"
#include "editor/counters/type_form.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/editing/type_pictures.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/counters/counter_preview.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/split.h"

namespace cota::wx {

namespace {

constexpr int listWidth = 290, previewWidth = 250, typePictureSize = 28;  // device-independent pixels
constexpr std::string_view sideMark = "side ";

/// The fields of the form, those of both sides of a value in one line.
std::vector<session::Property> fieldsOf(const session::SheetSource& source, const checks::Report& report,
                                        const session::TypeForm& form) {
    auto fields = form.identity;
    for (auto& field : fields)
        if (field.error.empty() && !field.name.empty())
            field.error = session::typeFault(source, report, form, field.name);
    if (const auto fault = session::typeFault(source, report, form, ""); !fault.empty() && !fields.empty())
        fields.back().error = fault;
    for (const auto& row : form.values) {
        const auto fault = session::typeFault(source, report, form, row.name);
        const bool hasBoth = row.front && row.reverse;
        const auto add = [&](const std::optional<session::Property>& field, const std::string& side,
                             const std::string& error) {
            if (!field) return;
            session::Property shown = *field;
            shown.label = row.label;
            shown.heading = form.hasReverse ? session::tr("Values on the front and on the reverse")
                                            : session::tr("Values");
            if (hasBoth) shown.language = side;
            if (!hasBoth && row.reverse) shown.unit = side;
            shown.error = error;
            fields.push_back(std::move(shown));
        };
        add(row.front, session::tr("front"), fault);
        add(row.reverse, session::tr("reverse"), row.front ? "" : fault);
    }
    return fields;
}

}  // namespace

TypesPage::TypesPage(wxWindow* parent, const ViewContext& context, CounterPictures& pictures)
    : wxPanel(parent), context_(context), pictures_(pictures) {
    auto* whole = new wxBoxSizer(wxVERTICAL);
    auto* outer = new Split(this, Split::Way::beside);
    auto* inner = new Split(outer, Split::Way::beside);
    auto* list = makeList(outer);
    auto* form = makeForm(inner);
    preview_ = new CounterPreview(inner, pictures);
    inner->set(form, preview_);
    inner->setSize(previewWidth);
    inner->setLimits(160, 600, 0.5);
    outer->set(inner, list);
    outer->setReversed(true);
    outer->setSize(listWidth);
    outer->setLimits(180, 500, 0.5);
    whole->Add(outer, wxSizerFlags(1).Expand());
    SetSizer(whole);
}

wxWindow* TypesPage::makeList(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    search_ = new wxTextCtrl(panel, wxID_ANY);
    search_->SetHint(words("Find type, class or value"));
    search_->SetName("find-types");
    setSpokenName(*search_, words("Find types"));
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fillList(); });
    sizer->Add(search_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    list_ = new RowList(panel, "types");
    list_->setMostLines(2);
    list_->onSelect = [this] { choose(list_->focused()); };
    list_->onMenu = [this](const std::string& id, const wxPoint& at) {
        if (!id.empty()) openMenu(at);
    };
    list_->onActivate = [this](const std::string&) { editName(); };
    list_->onKey = [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_DELETE) return remove(), true;
        if (event.GetKeyCode() == 'D' && event.ControlDown()) return duplicate(), true;
        if (event.GetKeyCode() == WXK_F2) return editName(), true;
        return false;
    };
    sizer->Add(list_, wxSizerFlags(1).Expand());
    panel->SetSizer(sizer);
    return panel;
}

wxWindow* TypesPage::makeForm(wxWindow* parent) {
    auto* panel = new wxPanel(parent);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    title_ = new wxStaticText(panel, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    title_->SetFont(titleFont(*this));
    sizer->Add(title_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(10)));
    header_ = new Strip(panel, "type-header", Strip::Way::across);
    header_->setInner(true);
    sizer->Add(header_, wxSizerFlags().Expand());
    form_ = new FieldList(panel, "type");
    form_->onStep = [this](session::HistoryEntry step) { context_.session.commit(std::move(step)); };
    sizer->Add(form_, wxSizerFlags(1).Expand());
    panel->SetSizer(sizer);
    return panel;
}

std::vector<ItemPlace> TypesPage::places() const {
    const wxRect box(ScreenToClient(search_->GetScreenPosition()), search_->GetSize());
    return {{"field types/find", box}};
}

void TypesPage::refresh() {
    chooseFromSelection();
    fillList();
}

void TypesPage::chooseFromSelection() {
    const auto& document = context_.session.document();
    model::CounterTypeId wanted = shown_;
    for (const auto& subject : context_.session.selection()) {
        if (subject.kind == model::SubjectKind::counterType) wanted = model::CounterTypeId(subject.id);
        const auto unit = session::findCounter(document, model::CounterId(subject.id));
        if (subject.kind == model::SubjectKind::counter && unit.counter) wanted = unit.counter->type;
    }
    if (!session::findType(document, wanted).type) {
        wanted = {};
        for (const auto& [file, forces] : document.forces)
            if (wanted.empty() && !forces->types.empty()) wanted = forces->types.front().id;
    }
    isOther_ = isOther_ || wanted != shown_;
    shown_ = wanted;
}

void TypesPage::fillList() {
    const auto& session = context_.session;
    sections_ = session::typesBySide(session.document(), session.game().get(), session.language(),
                                     fromWx(search_->GetValue()));
    std::vector<ListRow> rows;
    for (const auto& section : sections_) {
        ListRow heading{std::string(sideMark) + (section.isShared ? "*" : section.side.text),
                        toWx(section.title)};
        heading.right = toWx(section.summary());
        heading.isHeading = true;
        heading.canSelect = false;
        rows.push_back(std::move(heading));
        for (const auto& line : section.types) {
            ListRow row{line.id.text, toWx(line.name), toWx(line.className)};
            if (!line.baseName.empty()) row.detail = words("as %s", line.baseName);
            row.level = line.level;
            row.badges = {{toWx(line.useText()), line.isTooMany() ? Tone::error : Tone::muted}};
            if (const auto* type = session::findType(session.document(), line.id).type)
                row.picture = pictures_.of(*type, line.side, list_->FromDIP(typePictureSize));
            rows.push_back(std::move(row));
        }
    }
    const bool isFiltered = !search_->IsEmpty();
    list_->setEmptyText(isFiltered ? words("No type matches \"%s\".", fromWx(search_->GetValue()))
                                   : words("No counter types yet. Add a type above, or import a table."));
    list_->show(std::move(rows));
    list_->select({shown_.text});
    fillForm();
}

void TypesPage::fillForm() {
    auto& session = context_.session;
    const auto source = session::sheetSourceOf(session);
    const auto form = session::typeFormOf(source, shown_);
    std::vector<StripItem> items;
    title_->SetLabel(form ? toWx(form->title) : wxString());
    if (form) {
        StripItem use{.id = "type-units", .kind = StripItem::Kind::button, .text = toWx(form->use)};
        use.tip = words("Show the units of this type");
        use.isEnabled = !session::unitsOfType(session.document(), shown_).empty();
        use.run = [this] {
            if (onUnits) onUnits(session::unitsOfType(context_.session.document(), shown_));
        };
        items.push_back(std::move(use));
        StripItem base{.id = "type-base", .kind = StripItem::Kind::drop, .text = words("Base on")};
        base.tip = words("Take class, nation and values from another type where this one states none");
        base.menu = [this](wxMenu& menu) { baseOnMenu(menu); };
        items.push_back(std::move(base));
        StripItem picture{.id = "type-picture", .kind = StripItem::Kind::drop, .text = words("Picture")};
        picture.tip = words("Show a picture from a file instead of the symbol");
        picture.menu = [this](wxMenu& menu) { pictureMenu(menu); };
        items.push_back(std::move(picture));
        StripItem more{.id = "type-more", .kind = StripItem::Kind::drop, .text = words("Change")};
        more.tip = words("Rename, duplicate or delete the type");
        more.menu = [this](wxMenu& menu) { fillMenu(menu); };
        items.push_back(std::move(more));
    }
    header_->show(std::move(items));
    auto fields = form ? fieldsOf(source, session.report(), *form) : std::vector<session::Property>{};
    if (std::exchange(isOther_, false))
        form_->showOther(std::move(fields));
    else
        form_->show(std::move(fields));
    const auto* type = session::findType(session.document(), shown_).type;
    preview_->show(session, type, type ? sideOf(type->id) : model::SideId());
}

model::SideId TypesPage::sideOf(const model::CounterTypeId& type) const {
    for (const auto& section : sections_)
        if (const auto line = std::ranges::find(section.types, type, &session::TypeLine::id);
            line != section.types.end())
            return line->side;
    return {};
}

void TypesPage::choose(const std::string& row) {
    if (row.empty() || row.starts_with(sideMark) || row == shown_.text) return;
    isOther_ = true;
    shown_ = model::CounterTypeId(row);
    context_.session.select({{model::SubjectKind::counterType, row, {}}});
    fillForm();
}

void TypesPage::editName() {
    if (!form_->rows().empty()) form_->activate(0, true);
}

void TypesPage::duplicate() {
    if (auto step = session::duplicateType(context_.session.document(), shown_))
        context_.session.commit(std::move(*step));
}

void TypesPage::remove() {
    auto removal = session::deleteType(context_.session.document(), shown_, context_.session.language());
    if (!removal) return;
    if (!removal->warning.empty()) {
        wxMessageDialog question(this, toWx(removal->warning), words("Delete type"),
                                 wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
        question.SetYesNoLabels(words("Delete type and units"), words("Cancel"));
        if (question.ShowModal() != wxID_YES) return;
    }
    context_.session.commit(std::move(removal->step));
}

void TypesPage::baseOnMenu(wxMenu& menu) {
    const auto& session = context_.session;
    const auto found = session::findType(session.document(), shown_);
    if (!found.type) return;
    const auto add = [&](const wxString& text, const model::CounterTypeId& base) {
        const auto* item = menu.AppendRadioItem(wxID_ANY, text);
        menu.Check(item->GetId(), found.type->base == base);
        menu.Bind(
            wxEVT_MENU,
            [this, base](wxCommandEvent&) {
                if (auto step = session::baseTypeOn(context_.session.document(), shown_, base,
                                                    context_.session.game().get()))
                    context_.session.commit(std::move(*step));
            },
            item->GetId());
    };
    add(words("No other type"), {});
    for (const auto* other : session::possibleBases(*session.document().forces.at(found.file), *found.type))
        add(toWx(session::nameOf(*other, session.language())), other->id);
}

void TypesPage::pictureMenu(wxMenu& menu) {
    const auto* type = session::findType(context_.session.document(), shown_).type;
    if (!type) return;
    const auto* choose = menu.Append(wxID_ANY, words("&Choose Picture..."));
    menu.Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { CallAfter([this] { choosePicture(); }); }, choose->GetId());
    auto* none = menu.Append(wxID_ANY, words("&Symbol Instead of Picture"));
    none->Enable(!type->look.picture.empty());
    menu.Bind(
        wxEVT_MENU,
        [this](wxCommandEvent&) {
            if (auto step = session::withTypePicture(context_.session.document(), shown_, ""))
                context_.session.commit(std::move(*step));
        },
        none->GetId());
}

void TypesPage::choosePicture() {
    auto& session = context_.session;
    const auto file = session::findType(session.document(), shown_).file;
    const auto folder = session::pictureFolder(session.path(), file);
    const auto refuse = [this](const std::string& why) {
        wxMessageBox(toWx(why), words("Choose picture"), wxOK | wxICON_INFORMATION, this);
    };
    if (folder.empty()) return refuse(session::tr("Save the document first; pictures are beside its files."));
    wxFileDialog dialog(this, words("Choose picture"), toWx(folder.string()), "",
                        words("Pictures") + " (*.png;*.svg)|*.png;*.svg;*.PNG;*.SVG",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return;
    const auto chosen =
        session::chosenPicture(session.path(), file, fromWx(dialog.GetPath()), session.language());
    if (!chosen.refusal.empty()) return refuse(chosen.refusal);
    if (auto step = session::withTypePicture(session.document(), shown_, chosen.name))
        session.commit(std::move(*step));
}

void TypesPage::addBased() {
    if (auto step = session::addTypeBasedOn(context_.session.document(), shown_))
        context_.session.commit(std::move(*step));
}

void TypesPage::fillMenu(wxMenu& menu) {
    const auto add = [&](const wxString& text, void (TypesPage::*run)()) {
        const auto* item = menu.Append(wxID_ANY, text);
        menu.Bind(
            wxEVT_MENU, [this, run](wxCommandEvent&) { (this->*run)(); }, item->GetId());
    };
    add(words("&Rename"), &TypesPage::editName);
    add(words("D&uplicate"), &TypesPage::duplicate);
    add(words("New Type &Based on It"), &TypesPage::addBased);
    add(words("&Delete"), &TypesPage::remove);
}

void TypesPage::openMenu(const wxPoint& at) {
    wxMenu menu;
    fillMenu(menu);
    list_->PopupMenu(&menu, at);
}

}  // namespace cota::wx

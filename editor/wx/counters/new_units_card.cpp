#include "editor/wx/counters/new_units_card.h"

#include <wx/bmpbuttn.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

#include "editor/counters/type_list.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr std::size_t mostPreviewed = 4;
constexpr int newUnitsHeight = 190;  // device-independent pixels

/// The ids of destinations are their places in the list.
std::string idOf(std::size_t place) { return std::to_string(place); }

constexpr const char *countName = "count", *namesName = "names", *startName = "start";
constexpr int mostStart = 100'000;

std::optional<int> numberTyped(const std::string& text, int most) {
    const auto number = mapsets::readInteger(text);
    return number && *number >= 1 && *number <= most ? std::optional(static_cast<int>(*number))
                                                     : std::nullopt;
}

bool hasOne(const session::Selection& selection, model::SubjectKind kind) {
    return std::ranges::count(selection, kind, &model::Subject::kind) == 1;
}

}  // namespace

NewUnitsCard::NewUnitsCard(wxWindow* parent, const ViewContext& context, CounterPictures& pictures)
    : wxPanel(parent), context_(context), pictures_(pictures) {
    SetName("new-units-card");
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    auto* title = new wxStaticText(this, wxID_ANY, words("New units"));
    title->SetFont(titleFont(*this));
    top->Add(title, wxSizerFlags(1).CentreVertical());
    auto* close = wxBitmapButton::NewCloseButton(this, wxID_ANY);
    close->SetToolTip(words("Close"));
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (onClose) onClose();
    });
    top->Add(close, wxSizerFlags().CentreVertical());
    sizer->Add(top, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    form_ = new FieldList(this, "new-units");
    form_->SetMinSize(FromDIP(wxSize(-1, newUnitsHeight)));
    form_->onHeight = [this] {
        form_->SetMinSize(wxSize(-1, std::max(form_->wholeHeight(), FromDIP(120))));
        Layout();
    };
    sizer->Add(form_, wxSizerFlags().Expand());
    // Above the texts, whose number of lines changes while names are typed.
    for (auto** strip : {&fitting_, &all_}) {
        *strip = new Strip(this, "new-units-verb", Strip::Way::across);
        (*strip)->setInner(true);
        sizer->Add(*strip, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
    }
    names_ = new wxStaticText(this, wxID_ANY, "");
    sizer->Add(names_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(10)));
    effect_ = new wxStaticText(this, wxID_ANY, "");
    sizer->Add(effect_, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
    SetSizer(sizer);
    form_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        event.Skip();
        takeTyped(fromWx(event.GetString()));
    });
    // In the last field, as the blue button promises.
    form_->onEnter = [this] {
        CallAfter([this] {
            if (fitting_->IsShown() && !batch_.type.empty()) add(false);
        });
    };
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (!typed_ || form_->isChanging()) return;  // Escape gives the value up
        typed_.reset();
        fill();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fill();
    });
}

void NewUnitsCard::offer(const model::CounterTypeId& type) {
    const auto& session = context_.session;
    seen_ = session.selection();
    batch_.target = session::targetFor(session.document(), session.selection(), batch_.target.formation);
    const auto found = session::findType(session.document(), type);
    if (!found.type) return;
    batch_.type = type.text;
    if (found.file != batch_.target.file) batch_.target = session::targetIn(session.document(), found.file);
    const auto target = session::targetOfType(session.document(), batch_, session.game().get());
    // A formation that is selected counts more than the type that is shown.
    if (target != batch_.target && hasOne(seen_, model::SubjectKind::formation)) return offer(batch_.target);
    batch_.target = target;
    isTargetChosen_ = false;
    batch_.start = session::freeStart(session.document(), batch_);
}

void NewUnitsCard::offer(const session::ForceTarget& target) {
    const auto& session = context_.session;
    seen_ = session.selection();
    isTargetChosen_ = !target.side.empty() || hasOne(seen_, model::SubjectKind::formation) ||
                      hasOne(seen_, model::SubjectKind::counter);
    batch_.target = target;
    batch_.type = session::typeOfTarget(session.document(), batch_, session.game().get());
    batch_.start = session::freeStart(session.document(), batch_);
}

/// A type or a formation that is made or selected while the card is open is the one of the next units.
void NewUnitsCard::followSelection() {
    const auto& session = context_.session;
    if (session.selection() == seen_) return;
    seen_ = session.selection();
    if (hasOne(seen_, model::SubjectKind::counterType)) {
        const auto type =
            std::ranges::find(seen_, model::SubjectKind::counterType, &model::Subject::kind)->id;
        if (type != batch_.type) offer(model::CounterTypeId(type));
    }
    if (!hasOne(seen_, model::SubjectKind::formation) && !hasOne(seen_, model::SubjectKind::side)) return;
    isTargetChosen_ = true;
    const auto target = session::targetFor(session.document(), seen_, batch_.target.formation);
    if (target.formation == batch_.target.formation) return;
    auto asChosen = batch_;
    asChosen.target = target;
    // A type that was chosen in the card or the list stays, if it may be of that side.
    if (!session::fitsTarget(session.document(), asChosen, session.game().get())) return offer(target);
    batch_.target = target;
    batch_.start = session::freeStart(session.document(), batch_);
}

/// Values count while they are typed: the names and the buttons show them before the field is left.
void NewUnitsCard::takeTyped(const std::string& text) {
    const auto active = form_->active();
    if (!active || *active >= form_->rows().size()) return;
    const auto& name = form_->rows()[*active].name;
    auto typed = batch_;
    typed_.reset();
    if (name == namesName) {
        typed.pattern = text;
        typed.start = session::freeStart(context_.session.document(), typed);
        typed_ = typed;
    } else if (const auto count = numberTyped(text, session::mostNewUnits); name == countName && count) {
        typed.count = *count;
        typed_ = typed;
    } else if (const auto start = numberTyped(text, mostStart); name == startName && start) {
        typed.start = *start;
        typed_ = typed;
    }
    fill();
}

bool NewUnitsCard::isChanging() const { return form_->isChanging(); }

void NewUnitsCard::takeKeys() { form_->activate(0, true); }

void NewUnitsCard::refresh() {
    followSelection();
    keepValid();
    form_->show(fields());
    fill();
}

/// Types and formations may have gone meanwhile.
void NewUnitsCard::keepValid() {
    const auto& session = context_.session;
    const auto places =
        session::destinationsOf(session.document(), batch_, session.game().get(), session.language());
    if (!places.empty()) batch_.target = places[session::destinationFor(places, batch_.target)].target;
    const auto types =
        session::unitTypesFor(session.document(), batch_, session.game().get(), session.language());
    if (std::ranges::find(types, batch_.type, &session::PaletteEntry::id) == types.end())
        batch_.type = types.empty() ? std::string() : types.front().id;
    batch_.start = std::max(batch_.start, 1);
}

session::Property NewUnitsCard::field(const std::string& label, const char* name, std::string value,
                                      std::vector<session::PaletteEntry> choices, Take take) {
    session::Property field;
    field.label = label;
    field.name = name;
    field.value = std::move(value);
    field.kind = choices.empty() ? session::Property::Kind::text : session::Property::Kind::choice;
    field.choices = std::move(choices);
    field.write = [this, take = std::move(take)](const std::string& text) {
        session::Written written;
        written.refusal = take(text);
        if (written.refusal.empty()) CallAfter([this] { refresh(); });
        return written;
    };
    return field;
}

session::Property NewUnitsCard::numberField(const std::string& label, const char* name, int value, int most,
                                            int session::UnitBatch::*member) {
    return field(label, name, std::to_string(value), {}, [this, most, member](const std::string& text) {
        const auto number = numberTyped(text, most);
        if (!number) return session::tr("Enter a whole number from 1 to %s.", std::to_string(most));
        batch_.*member = *number;
        return std::string();
    });
}

std::vector<session::Property> NewUnitsCard::fields() {
    const auto& session = context_.session;
    const auto places =
        session::destinationsOf(session.document(), batch_, session.game().get(), session.language());
    std::vector<session::Property> fields;
    fields.push_back(
        field(session::tr("Type"), "type", batch_.type,
              session::unitTypesFor(session.document(), batch_, session.game().get(), session.language()),
              [this](const std::string& id) {
                  const auto& now = context_.session;
                  batch_.type = id;
                  if (!isTargetChosen_)
                      batch_.target = session::targetOfType(now.document(), batch_, now.game().get());
                  batch_.start = session::freeStart(now.document(), batch_);
                  return std::string();
              }));
    std::vector<session::PaletteEntry> formations;
    for (std::size_t i = 0; i < places.size(); ++i) formations.push_back({idOf(i), places[i].name});
    fields.push_back(field(session::tr("Formation"), "formation",
                           idOf(session::destinationFor(places, batch_.target)), std::move(formations),
                           [this, places](const std::string& id) {
                               for (std::size_t i = 0; i < places.size(); ++i)
                                   if (idOf(i) == id) batch_.target = places[i].target;
                               isTargetChosen_ = true;
                               batch_.start = session::freeStart(context_.session.document(), batch_);
                               return std::string();
                           }));
    fields.push_back(numberField(session::tr("Number of units"), countName, batch_.count,
                                 session::mostNewUnits, &session::UnitBatch::count));
    fields.push_back(
        field(session::tr("Names"), namesName, batch_.pattern, {}, [this](const std::string& text) {
            if (batch_.pattern == text) return std::string();
            batch_.pattern = text;
            batch_.start = session::freeStart(context_.session.document(), batch_);
            return std::string();
        }));
    fields.back().hint = session::tr("the name of the type");
    fields.back().help = session::tr("%n is the number, %a and %A the letter, %r the roman number");
    fields.push_back(numberField(session::tr("First number"), startName, batch_.start, mostStart,
                                 &session::UnitBatch::start));
    return fields;
}

void NewUnitsCard::fill() {
    const auto& document = context_.session.document();
    const session::UnitBatch batch = typed_.value_or(batch_);
    std::string names;
    const auto first = session::batchNames(batch, mostPreviewed);
    for (const auto& name : first)
        if (!name.empty()) names += (names.empty() ? "" : ",  ") + name;
    if (!names.empty() && batch.count > static_cast<int>(first.size())) names += " ...";
    const int width = std::max(GetClientSize().x - FromDIP(20), FromDIP(100));
    names_->SetLabel(inLines(*names_,
                             names.empty() ? words("Units without names of their own have that of the type. "
                                                   "In names, %n is the number, %A or %a the letter and %r "
                                                   "the Roman number: %n/7, %A Company, %r Corps.")
                                           : toWx(names),
                             width));
    const auto effect = session::sheetEffectOf(document, batch);
    const bool isKnown = session::findType(document, model::CounterTypeId(batch_.type)).type != nullptr;
    effect_->SetLabel(
        inLines(*effect_, isKnown ? toWx(effect.text()) : words("This makes a new type."), width));
    effect_->SetForegroundColour(colourOf(effect.isTooMany() ? Tone::error : Tone::muted));
    const int fitting = effect.isTooMany() ? effect.fits : batch.count;
    fitting_->Show(fitting > 0);
    showVerb(*fitting_, "add-fitting",
             fitting == 1 ? words("Add 1 unit") : words("Add %s units", std::to_string(fitting)), true);
    all_->Show(effect.isTooMany());
    showVerb(*all_, "add-all",
             toWx(session::filledIn(session::tr("Add %s, raise the sheet to %s", std::to_string(batch.count)),
                                    std::to_string(effect.after))),
             fitting == 0);
    Layout();
}

void NewUnitsCard::showVerb(Strip& strip, const std::string& id, const wxString& text, bool isPrimary) {
    StripItem item{.id = id, .kind = StripItem::Kind::button, .text = text};
    item.isPrimary = isPrimary;
    item.isEnabled = !batch_.type.empty();
    const bool raisesSheet = &strip == all_;
    // Later, for two reasons: a value that is still typed first enters the batch, and the step replaces this
    // button.
    item.run = [this, raisesSheet] { CallAfter([this, raisesSheet] { add(raisesSheet); }); };
    strip.show({std::move(item)});
}

void NewUnitsCard::add(bool raisesSheet) {
    session::UnitBatch made = batch_;
    auto& session = context_.session;
    if (const auto effect = session::sheetEffectOf(session.document(), made);
        !raisesSheet && effect.isTooMany())
        made.count = effect.fits;
    auto step =
        session::addUnits(session.document(), made, session.game().get(), session.language(), raisesSheet);
    if (!step) return;
    // A class has become a type.
    for (const auto& [file, forces] : step->document.forces)
        for (const auto& counter : forces->counters)
            if (step->selection.contains({model::SubjectKind::counter, counter.id.text, {}}))
                batch_.type = counter.type.text;
    if (batch_.target.file.empty() && !step->document.forces.empty())
        batch_.target.file = step->document.forces.begin()->first;
    session.commit(std::move(*step));
    // The next batch is of another kind, with names of its own; its numbers go on.
    if (!batch_.pattern.empty()) batch_.start = std::min(made.start + made.count, mostStart);
    batch_.count = 1;
    batch_.pattern.clear();
    typed_.reset();
    refresh();
}

}  // namespace cota::wx

#include "editor/wx/toolkit/field_editor.h"

#include <wx/panel.h>

#include <algorithm>
#include <array>

#include "editor/editing/property_rows.h"
#include "editor/fields/choice_meant.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"
#include "editor/wx/toolkit/row_list.h"

namespace cota::wx {

using session::Property;

namespace {

constexpr int mostChoices = 12, leastChoicesWidth = 180, choiceMargins = 32;

/// The entries of a choice. The keys stay in its field.
class ChoiceRows : public RowList {
  public:
    explicit ChoiceRows(wxWindow* parent) : RowList(parent, "choices") { setRuns(Runs::onClick); }
    void SetFocus() override {}

  private:
    bool AcceptsFocus() const override { return false; }
};

}  // namespace

FieldEditor::FieldEditor(wxWindow* parent) : parent_(parent) {
    text_ = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    lines_ = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                            wxTE_MULTILINE | wxTE_BESTWRAP | wxBORDER_NONE);
    choice_ = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    for (wxWindow* control : std::array<wxWindow*, 3>{text_, lines_, choice_}) {
        control->Hide();
        setSpokenName(*control, words("Value"));
        control->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (!usedKey(event)) onKey(event);
        });
        control->Bind(wxEVT_KILL_FOCUS, [this, control](wxFocusEvent& event) {
            event.Skip();
            if (!isFilling_ && control->IsShown()) onDone();
            closeChoices();
        });
    }
    for (wxWindow* control : std::array<wxWindow*, 2>{text_, choice_}) passWheelOn(*control);
    // A click into the field replaces its value, also when it stayed open while another part had the keys.
    text_->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        if (text_->HasFocus()) return event.Skip();
        text_->SetFocus();
        text_->SelectAll();
    });
    text_->Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent&) { text_->SelectAll(); });
    choice_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        if (isFilling_ || !choice_->IsShown()) return;
        chosen_.reset();
        isTyped_ = true;
        offer(fromWx(choice_->GetValue()));
    });
    // Each click on the field opens the list, not only the one that began to edit it.
    choice_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        parent_->CallAfter([this] { openChoices(); });
    });
}

FieldEditor::~FieldEditor() {
    if (box_) box_->Destroy();
}

bool FieldEditor::areChoicesOpen() const { return box_ && box_->IsShown(); }

/// True if the list has used the key. Return and Tab take the marked entry, and go on.
bool FieldEditor::usedKey(wxKeyEvent& event) {
    hasTaken_ = false;
    if (!choice_->IsShown()) return false;
    const bool isOpen = areChoicesOpen();
    switch (event.GetKeyCode()) {
        case WXK_UP:
        case WXK_DOWN:
        case WXK_PAGEUP:
        case WXK_PAGEDOWN:
            if (!isOpen) {
                openChoices();
                return true;
            }
            isTyped_ = true;
            list_->step(event);
            if (const auto* row = list_->row(list_->focused())) setSpokenValue(*choice_, spokenText(*row));
            return true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_TAB:
            if (isOpen && isTyped_) take(list_->focused());
            hasTaken_ = isOpen;
            closeChoices();
            return false;
        case WXK_ESCAPE:
            closeChoices();
            return isOpen;
        default:
            return false;
    }
}

/// The list with the entries that have the letters, those that begin with them first.
void FieldEditor::offer(const std::string& typed) {
    std::vector<ListRow> rows;
    for (const std::size_t place : fields::choicesWith(entries_, typed))
        rows.push_back({std::to_string(place), toWx(entries_[place].id == session::otherWord
                                                        ? session::filledIn(entries_[place].name, typed)
                                                        : entries_[place].name)});
    if (rows.empty()) return closeChoices();
    if (!box_) {
        auto* box = new wxPanel(wxGetTopLevelParent(parent_), wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                wxBORDER_NONE);
        box->Hide();
        box->SetBackgroundColour(colours().focus);
        box_ = box;
        list_ = new ChoiceRows(box);
        list_->setMostLines(1);
        list_->onActivate = [this](const std::string& place) {
            take(place);
            onDone();
        };
    }
    // A new word is never taken by going on, only by choosing it.
    const bool isKnown = entries_[std::stoul(rows.front().id)].id != session::otherWord;
    const std::string first = typed.empty() || !isKnown ? std::string() : rows.front().id;
    list_->show(std::move(rows));
    list_->Scroll(0, 0);
    list_->select({first});
    placeChoices();
}

/// Below the field, or above it if there is more room.
void FieldEditor::placeChoices() {
    const int edge = 1;
    const auto* window = box_->GetParent();
    const wxPoint top = window->ScreenToClient(choice_->ClientToScreen(wxPoint(0, 0)));
    const int below = window->GetClientSize().y - top.y - choice_->GetSize().y;
    const int wanted = std::min(list_->wholeHeight(), mostChoices * rowHeight(*list_)) + 2 * edge;
    const bool isAbove = wanted > below && top.y > below;
    const int height = std::min(wanted, isAbove ? top.y : below);
    int width = std::max(choice_->GetSize().x, parent_->FromDIP(leastChoicesWidth));
    for (const auto& row : list_->rows())  // the longest entry is read whole
        width = std::max(width, list_->GetTextExtent(row.text).x + parent_->FromDIP(choiceMargins));
    width = std::min(width, window->GetClientSize().x);
    const int x = std::clamp(top.x, 0, window->GetClientSize().x - width);
    const bool wasOpen = areChoicesOpen();
    box_->Show();  // first: the toolkit reports an error for hidden controls that get a size
    box_->SetSize(x, isAbove ? top.y - height : top.y + choice_->GetSize().y, width, height);
    list_->SetSize(edge, edge, width - 2 * edge, height - 2 * edge);
    box_->Raise();
    if (!wasOpen) tellOpen(true);
}

/// As a combined field of the toolkit would, for those who listen to all events.
void FieldEditor::tellOpen(bool isOpen) {
    wxCommandEvent event(isOpen ? wxEVT_COMBOBOX_DROPDOWN : wxEVT_COMBOBOX_CLOSEUP, choice_->GetId());
    choice_->HandleWindowEvent(event);
}

void FieldEditor::closeChoices() {
    if (!areChoicesOpen()) return;
    box_->Hide();
    tellOpen(false);
}

/// The id of an entry, with the typed word if it is for another word.
std::string FieldEditor::idAt(const std::string& place) const {
    const auto& id = entries_[std::stoul(place)].id;
    return id == session::otherWord ? id + fromWx(choice_->GetValue()) : id;
}

void FieldEditor::take(const std::string& place) {
    if (place.empty()) return;
    chosen_ = idAt(place);
    const auto& entry = entries_[std::stoul(place)];
    if (entry.id != session::otherWord) choice_->ChangeValue(toWx(entry.name));
    choice_->SelectAll();
    isTyped_ = false;
    closeChoices();
}

wxWindow* FieldEditor::controlFor(const Property& row) const {
    switch (row.kind) {
        case Property::Kind::text:
            return text_;
        case Property::Kind::lines:
            return lines_;
        case Property::Kind::choice:
            return choice_;
        default:
            return nullptr;
    }
}

void FieldEditor::fill(const Property& row, const std::optional<std::string>& typed) {
    isFilling_ = true;
    if (row.kind == Property::Kind::choice) {
        closeChoices();
        entries_ = row.choices;
        isTyped_ = false;
        chosen_ = typed ? std::nullopt : std::optional(row.value);
        const auto entry = std::ranges::find(entries_, row.value, &session::PaletteEntry::id);
        choice_->ChangeValue(toWx(typed.value_or(entry != entries_.end() ? entry->name : row.value)));
    } else {
        auto* field = row.kind == Property::Kind::lines ? lines_ : text_;
        field->ChangeValue(toWx(typed.value_or(row.value)));
        if (row.kind == Property::Kind::text) field->SetHint(toWx(row.hint));
        field->DiscardEdits();
    }
    isFilling_ = false;
}

void FieldEditor::show(const Property& row, const std::string& problem) {
    auto* control = controlFor(row);
    if (!control) return;
    const wxString name = toWx(row.label + (problem.empty() ? "" : ": " + problem));
    control->SetName(name);
    setSpokenName(*control, name);
    setSpokenValue(*control, toWx(row.help));
    control->Show();
    control->SetFocus();
    if (row.kind == Property::Kind::choice) choice_->SelectAll();
    if (row.kind == Property::Kind::text) text_->SelectAll();
}

void FieldEditor::hide() {
    closeChoices();
    for (wxWindow* control : std::array<wxWindow*, 3>{text_, lines_, choice_}) {
        if (!control->IsShown()) continue;
        const wxWindow* focus = wxWindow::FindFocus();
        isFilling_ = true;  // the value was accepted or dropped before
        if (focus && (focus == control || focus->GetParent() == control)) parent_->SetFocus();
        control->Hide();
        isFilling_ = false;
    }
}

std::string FieldEditor::value(const Property& row) const {
    if (row.kind == Property::Kind::lines) return fromWx(lines_->GetValue());
    if (row.kind == Property::Kind::text) return fromWx(text_->GetValue());
    // Two entries may have the same name: then the one that was taken counts.
    if (chosen_) return *chosen_;
    if (areChoicesOpen() && isTyped_ && !list_->focused().empty()) return idAt(list_->focused());
    return fields::choiceMeant(row.choices, fromWx(choice_->GetValue()));
}

void FieldEditor::openChoices() {
    if (!choice_->IsShown() || areChoicesOpen()) return;
    offer({});
    const auto entry = std::ranges::find(entries_, chosen_.value_or(""), &session::PaletteEntry::id);
    if (areChoicesOpen() && entry != entries_.end())
        list_->select({std::to_string(entry - entries_.begin())});
}

}  // namespace cota::wx

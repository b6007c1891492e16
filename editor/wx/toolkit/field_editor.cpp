#include "editor/wx/toolkit/field_editor.h"

#include <algorithm>
#include <array>

#include "editor/fields/choice_meant.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

using session::Property;

FieldEditor::FieldEditor(wxWindow* parent) : parent_(parent) {
    text_ = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    lines_ = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                            wxTE_MULTILINE | wxTE_BESTWRAP | wxBORDER_NONE);
    choice_ = new wxComboBox(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, nullptr,
                             wxCB_DROPDOWN | wxTE_PROCESS_ENTER);
    for (wxWindow* control : std::array<wxWindow*, 3>{text_, lines_, choice_}) {
        control->Hide();
        control->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            completeAfter(event);
            onKey(event);
        });
        control->Bind(wxEVT_KILL_FOCUS, [this, control](wxFocusEvent& event) {
            event.Skip();
            if (!isFilling_ && control->IsShown()) onDone();
        });
    }
    for (wxWindow* control : std::array<wxWindow*, 2>{text_, choice_}) passWheelOn(*control);
    choice_->Bind(wxEVT_COMBOBOX, [this](wxCommandEvent&) {
        if (!isFilling_) onDone();
    });
    choice_->Bind(wxEVT_COMBOBOX_DROPDOWN, [this](wxCommandEvent&) { complete(false); });
    // Each click on the field opens the list, not only the one that began to edit it.
    choice_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        parent_->CallAfter([this] { openChoices(); });
    });
}

/// Completions are offered to a person who types. The toolkit would also offer them for an entry that was
/// clicked, in a second list over the next fields.
void FieldEditor::complete(bool isOn) {
    if (isOn == isCompleting_) return;
    isCompleting_ = isOn;
    choice_->AutoComplete(isOn ? choice_->GetStrings() : wxArrayString());
}

void FieldEditor::completeAfter(const wxKeyEvent& key) {
    const bool isLetter = key.GetUnicodeKey() > WXK_SPACE && !key.ControlDown() && !key.AltDown();
    if (isLetter && choice_->IsShown()) complete(true);
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
        choice_->Clear();
        wxArrayString names;
        for (const auto& choice : row.choices) names.push_back(toWx(choice.name));
        choice_->Append(names);
        complete(false);
        const auto entry = std::ranges::find(row.choices, row.value, &session::PaletteEntry::id);
        if (typed)
            choice_->SetValue(toWx(*typed));
        else if (entry != row.choices.end())
            choice_->SetSelection(static_cast<int>(entry - row.choices.begin()));
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
    // Readers of the screen speak the name of a control.
    control->SetName(toWx(row.label + (problem.empty() ? "" : ": " + problem)));
    control->Show();
    control->SetFocus();
    if (row.kind == Property::Kind::choice) choice_->SelectAll();
    if (row.kind == Property::Kind::text) text_->SelectAll();
}

void FieldEditor::hide() {
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
    const std::string name = fromWx(choice_->GetValue());
    // Two entries may have the same name: then the one that was clicked counts.
    const int chosen = choice_->GetSelection();
    if (chosen >= 0 && static_cast<std::size_t>(chosen) < row.choices.size() &&
        row.choices[static_cast<std::size_t>(chosen)].name == name)
        return row.choices[static_cast<std::size_t>(chosen)].id;
    return fields::choiceMeant(row.choices, name);
}

void FieldEditor::openChoices() {
    if (choice_->IsShown()) choice_->Popup();
}

}  // namespace cota::wx

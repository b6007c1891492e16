#pragma once
// The real controls of a FieldList, one for each kind of field, of which at most one is shown.

#include <wx/combobox.h>
#include <wx/textctrl.h>

#include <functional>
#include <optional>
#include <string>

#include "editor/editing/property_sheet.h"

namespace cota::wx {

class FieldEditor {
  public:
    explicit FieldEditor(wxWindow* parent);

    /// Null if fields of this kind need no control.
    wxWindow* controlFor(const session::Property& row) const;
    /// Shows the value; `typed` instead, if the user typed something that is not valid.
    void fill(const session::Property& row, const std::optional<std::string>& typed);
    /// Shows the control with the focus and all of its text selected.
    void show(const session::Property& row, const std::string& problem);
    /// Hides the control; the parent gets the focus if the control had it.
    void hide();
    /// What the field would have as value now.
    std::string value(const session::Property& row) const;
    void openChoices();
    int height() const { return text_->GetBestSize().y; }

    std::function<void(wxKeyEvent&)> onKey;
    /// The control has lost the focus, or a choice was made.
    std::function<void()> onDone;

  private:
    void complete(bool isOn);
    void completeAfter(const wxKeyEvent& key);

    wxWindow* parent_;
    wxTextCtrl* text_;
    wxTextCtrl* lines_;
    wxComboBox* choice_;
    bool isFilling_ = false;
    bool isCompleting_ = false;
};

}  // namespace cota::wx

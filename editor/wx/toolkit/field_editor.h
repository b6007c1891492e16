#pragma once
// The real controls of a FieldList, one for each kind of field, of which at most one is shown.

#include <wx/textctrl.h>
#include <wx/weakref.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::wx {

class RowList;

class FieldEditor {
  public:
    explicit FieldEditor(wxWindow* parent);
    ~FieldEditor();
    FieldEditor(const FieldEditor&) = delete;
    FieldEditor& operator=(const FieldEditor&) = delete;

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
    /// Opens the list of a choice. The field keeps the keys: letters leave the entries that have them.
    void openChoices();
    void closeChoices();
    bool areChoicesOpen() const;
    /// Whether the key that was pressed last took an entry of the open list.
    bool hasTaken() const { return hasTaken_; }
    int height() const { return text_->GetBestSize().y; }

    std::function<void(wxKeyEvent&)> onKey;
    /// The control has lost the focus, or a choice was made.
    std::function<void()> onDone;

  private:
    void offer(const std::string& typed);
    void placeChoices();
    std::string idAt(const std::string& place) const;
    void take(const std::string& id);
    bool usedKey(wxKeyEvent& event);
    void tellOpen(bool isOpen);

    wxWindow* parent_;
    wxTextCtrl* text_;
    wxTextCtrl* lines_;
    wxTextCtrl* choice_;
    std::vector<session::PaletteEntry> entries_;  // of the choice
    std::optional<std::string> chosen_;           // the id of the entry that the field names
    wxWeakRef<wxWindow> box_;                     // around the list, over the window
    RowList* list_ = nullptr;                     // lives as long as the box
    bool isFilling_ = false;
    bool hasTaken_ = false;
    bool isTyped_ = false;  // or moved to: the marked entry is meant
};

}  // namespace cota::wx

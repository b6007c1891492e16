#pragma once
// A property sheet to edit: labels, fields, units and messages are painted, and one real control lies over
// the active field. All forms of the window use it.

#include <wx/scrolwin.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/documents/history.h"
#include "editor/editing/property_sheet.h"
#include "editor/fields/field_layout.h"
#include "editor/fields/refused_values.h"
#include "editor/wx/toolkit/field_editor.h"
#include "editor/wx/toolkit/field_painter.h"
#include "editor/wx/toolkit/hover_tip.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

class FieldList : public wxScrolledCanvas, public HasPlaces {
  public:
    /// `key`: its stable name, for tests.
    FieldList(wxWindow* parent, const wxString& key);

    /// Keeps the active field and what is being typed if the sheet has the same fields as before, or if the
    /// person is in a field that the new sheet has too.
    void show(std::vector<session::Property> rows);
    const std::vector<session::Property>& rows() const { return rows_; }
    /// Another thing is shown: leaves the active field, scrolls to the top.
    void showOther(std::vector<session::Property> rows);
    /// Scrolls to a field and marks it; `withKeys`: ready for typing.
    void activate(std::size_t property, bool withKeys);
    /// Whether the user is changing a value, which Escape would restore.
    bool isChanging() const;
    /// Whether the person is in a field of the form.
    bool isInField() const { return isEditing_ && hasKeys(); }
    bool hasKeys() const;  // the keys go to the form
    /// The field that has made the last step of the form.
    std::optional<std::size_t> lastWritten() const { return written_; }
    std::optional<std::size_t> active() const { return active_; }
    int wholeHeight() const { return layout_.height; }  // for all fields at the present width
    /// Enter in the last field accepts the value and calls this; in others it goes to the next field.
    std::function<void()> onEnter;
    /// Shows why a value is refused, instead of a line below its field; empty: none is.
    std::function<void(const std::string& text)> onRefusal;
    bool hasRefusal() const { return !refused_.isEmpty(); }  // of a value that was typed
    /// Accepts what is being typed. False if it is refused.
    bool acceptNow() { return accept(); }
    void setLabelShare(double share);  // of the width

    /// The user gave a valid value. Called later than the event, because the step fills the list again.
    std::function<void(session::HistoryEntry)> onStep;
    /// The keys have gone to another part of the window.
    std::function<void()> onLeft;
    std::function<void(std::optional<std::size_t>)> onActive;  // it has changed
    std::function<void()> onHeight;                            // the layout has another height

    std::vector<ItemPlace> places() const override;

  private:
    /// The toolkit's own reports an error for hidden controls.
    void ScrollWindow(int, int, const wxRect*) override {
        placeEditor();
        Refresh();
    }
    using Part = fields::FieldHit::Part;
    void arrange();
    bool showKept(std::vector<session::Property>& rows);
    fields::Ruler ruler() const { return fieldRuler(*this, editor_.height()); }
    FieldPainter::Shown shown() const { return {rows_, refused_, active_, hover_, HasFocus()}; }
    void onPaint();
    void showTip();
    void onDown(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onKeyDown(wxKeyEvent& event);
    void onEditorKey(wxKeyEvent& event);
    void enter(std::size_t property, bool leavesRefused = false);  // a field whose value is refused
    void leave();
    /// While the form is edited, no row moves.
    void giveRoom();
    void placeEditor();
    void fillEditor(std::size_t property);
    /// False if the value was refused.
    bool accept();
    bool write(std::size_t property, const std::string& value);
    void move(int step);
    void goOn(int step);              // to the next field, if there is one
    void mark(std::size_t property);  // as the active one
    void refusalsChanged();
    /// Presses a field that is a button or a check box; false if it is neither.
    bool pressed(std::size_t property);
    void scrollTo(std::size_t property);

    std::vector<session::Property> rows_;
    fields::FieldLayout layout_;
    fields::FieldView view_;
    std::optional<std::size_t> active_;
    std::optional<std::size_t> hover_;
    std::optional<std::size_t> written_;
    bool isEditing_ = false;  // an editor is shown
    fields::RefusedValues refused_;
    FieldEditor editor_;
    HoverTip tip_{*this};
    bool isDividing_ = false, opensChoices_ = false;  // until the button of the mouse is up
};

/// Accepts what is being typed into the field that has the focus, if any. False if it is refused and `button`
/// is beside it: what the button does would not be what the form shows.
bool acceptFocusedField(const wxWindow& button);

/// Whether the window is a form, or inside one.
bool isInForm(const wxWindow* window);

/// Makes what is being typed a step of the history at once, so that a command sees it: before saving,
/// closing, printing, checking, undoing. A value that is refused stays in its field.
void acceptTyped();

}  // namespace cota::wx

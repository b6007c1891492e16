#pragma once
// A list drawn by itself: rows of different height with wrapped text, an icon or picture, badges, headings
// that fold, and a selection of one or several rows. Rows are data and are known by their ids.

#include <wx/scrolwin.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/wx/toolkit/hover_tip.h"
#include "editor/wx/toolkit/in_place_field.h"
#include "editor/wx/toolkit/list_row.h"
#include "editor/wx/toolkit/places.h"
#include "editor/wx/toolkit/row_painter.h"

namespace cota::wx {

class RowList : public wxScrolledCanvas, public HasPlaces {
  public:
    /// `key`: its stable name, for tests.
    RowList(wxWindow* parent, const wxString& key, bool isMultiple = false);

    /// Keeps the selection and the scroll position, by ids.
    void show(std::vector<ListRow> rows);
    const std::vector<ListRow>& rows() const { return rows_; }
    const ListRow* row(const std::string& id) const;
    /// Shown in the middle of an empty list.
    void setEmptyText(const wxString& text);
    /// The most lines of the text of a row.
    void setMostLines(int lines) { painter_.setMostLines(lines); }

    /// A click runs the row, like a button; or already the press, if rows change while the button is down.
    enum class Runs { never, onClick, onPress };
    void setRuns(Runs when) { runs_ = when; }
    /// The height of all rows at the present width.
    int wholeHeight() const { return shapes_.empty() ? 0 : shapes_.back().top + shapes_.back().height; }
    /// The place of a row on the screen.
    wxRect screenBox(const std::string& id) const;

    const std::set<std::string>& selection() const { return selection_; }
    /// The row with the focus; empty if there is none.
    const std::string& focused() const { return focused_; }
    /// Selects rows without a call of onSelect; scrolls to the first of them if `isShown`.
    void select(std::set<std::string> ids, bool isShown = true);
    void ensureVisible(const std::string& id);
    /// Moves the selection as the key would if the list had the focus.
    void step(wxKeyEvent& event) { onKeyDown(event); }
    /// Edits the text of a row in place; Enter calls onEdited.
    void edit(const std::string& id, const wxString& text);
    bool isEditing() const { return field_.isOpen(); }
    /// The row at a point of the screen; empty if there is none.
    std::string rowAtScreen(const wxPoint& screen) const;
    /// Marks a row as the one that takes what is dragged; empty: none.
    void setDropRow(const std::string& id);

    std::function<void()> onHeight;                      // all rows have another height
    std::function<void(const std::string& id)> onHover;  // the pointer is over another row; empty: over none
    std::function<void()> onSelect;                      // the user changed the selection
    /// During onSelect: a right click has selected the row, to open its menu.
    bool isForMenu() const { return isForMenu_; }
    std::function<void(const std::string& id)> onActivate;  // double click or Enter
    std::function<void(const std::string& id)> onFold;
    std::function<void(const std::string& id)> onCheck;
    std::function<void(const std::string& id, const wxString& text)> onEdited;
    /// Right click or Menu key; the row is selected. An empty id: beside the rows.
    std::function<void(const std::string& id, const wxPoint& at)> onMenu;
    /// A key that the list does not use itself. False: it goes on.
    std::function<bool(wxKeyEvent&)> onKey;
    /// Rows are dragged inside the window; set it if they can be.
    enum class Drag { move, drop, cancel };
    std::function<void(const std::set<std::string>& ids, const wxPoint& screen, Drag)> onDrag;

    std::vector<ItemPlace> places() const override;

  private:
    /// The toolkit's own reports an error for hidden controls.
    void ScrollWindow(int, int, const wxRect*) override { Refresh(); }
    void arrange();
    void onPaint();
    std::optional<std::size_t> placeAt(const wxPoint& client) const;
    std::optional<std::size_t> placeOf(const std::string& id) const;
    void onDown(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onUp(wxMouseEvent& event);
    void beginDrag(const wxPoint& at);
    void onKeyDown(wxKeyEvent& event);
    void choose(std::size_t place, bool isExtended, bool isToggled);
    void moveFocus(int step, bool isExtended);
    void endDrag(Drag how, const wxPoint& screen);

    bool isMultiple_;
    Runs runs_ = Runs::never;
    RowPainter painter_;
    std::vector<ListRow> rows_;
    std::vector<RowPainter::Shape> shapes_;
    std::set<std::string> selection_;
    std::string focused_, anchor_, dropRow_;
    std::optional<std::size_t> hover_;
    wxString emptyText_;
    InPlaceField field_;
    HoverTip tip_{*this};
    std::optional<wxPoint> pressedAt_;
    std::optional<std::size_t> chooseOnUp_;
    bool isDragging_ = false, isDouble_ = false, isForMenu_ = false;
    int arrangedFor_ = 0;
};

}  // namespace cota::wx

#pragma once
// A table of texts: columns that can be sorted, rows that can be selected together, and a current cell. Rows
// are data and are known by their ids.

#include <wx/listctrl.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "editor/wx/toolkit/places.h"
#include "editor/wx/toolkit/theme.h"

class wxMenu;

namespace cota::wx {

struct TableColumn {
    wxString title;
    int width =
        120;  // device-independent pixels; 0: by the title and the cells, and by the room of the table
    bool isNumber = false;
    bool isWhole = false;  // its cells are never cut off: they tell the rows apart
    friend bool operator==(const TableColumn&, const TableColumn&) = default;
};

struct TableRow {
    std::string id;  // unique in the table
    std::vector<wxString> cells;
    wxBitmap picture = {};  // before the first cell
    Tone ink = Tone::plain;
    bool isStrong = false;
};

class TableList : public wxListCtrl, public HasPlaces {
  public:
    /// `key`: its stable name, for tests.
    TableList(wxWindow* parent, const wxString& key, bool isMultiple, const wxSize& pictureSize = {});

    void setColumns(const std::vector<TableColumn>& columns);
    /// Keeps the selection and the scroll position, by ids.
    void show(std::vector<TableRow> rows);
    /// Marks the column by which the rows are sorted; -1: none.
    void showSorted(int column, bool isAscending);
    /// Selects rows without a call of onSelect; scrolls to the first of them.
    void select(const std::vector<std::string>& ids);
    /// In the order of the rows.
    std::vector<std::string> selection() const;
    /// The column of the last click; 0 at first.
    int currentColumn() const { return column_; }
    /// The titles and all rows, for spreadsheets.
    void copy() const;
    /// The columns need more room than the table has, and the bar that scrolls them may be out of sight.
    bool isTooWide() const;
    /// Scrolls to the columns beyond the right edge, and after the last of them back to the first.
    void showMoreColumns();

    std::function<void()> onSelect;
    std::function<void(int column)> onTitle;
    std::function<void()> onWidths;  // the columns, or the room for them, have other widths
    std::function<void(const std::string& id, int column)> onCell;      // a click
    std::function<void(const std::string& id, int column)> onActivate;  // double click or Enter
    std::function<void(const wxPoint& screen)> onMenu;                  // the row is selected
    /// A key that the table does not use itself. False: it goes on.
    std::function<bool(wxKeyEvent&)> onKey;

    std::vector<ItemPlace> places() const override;

  private:
    wxString OnGetItemText(long item, long column) const override;
    int OnGetItemColumnImage(long item, long column) const override;
    wxListItemAttr* OnGetItemAttr(long item) const override;
    void onMouse(wxMouseEvent& event);
    void tell();
    void selectAll();
    int columnAt(int x) const;
    /// Gives columns without a width the room they need, until the person gives one another width.
    void fitColumns();
    int widthOf(const wxString& text) const;

    wxSize pictureSize_;
    std::vector<TableColumn> columns_;
    std::vector<TableRow> rows_;
    std::vector<int> images_;
    mutable wxListItemAttr attribute_;
    mutable std::map<wxString, int> textWidths_;  // of cells; measuring them takes long
    bool isFitted_ = true;
    bool isFilling_ = false;
    bool isTold_ = false;            // tell() is about to be called
    std::vector<std::string> told_;  // the selection at the last call of onSelect
    int column_ = 0;
};

/// "Copy the Table", for a context menu.
void addCopyItem(wxMenu& menu, const TableList& table);

}  // namespace cota::wx

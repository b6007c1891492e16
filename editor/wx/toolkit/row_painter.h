#pragma once
// How the rows of a RowList look: their height at a width, and their painting.

#include <wx/dc.h>
#include <wx/window.h>

#include <vector>

#include "editor/wx/toolkit/list_row.h"

namespace cota::wx {

class RowPainter {
  public:
    explicit RowPainter(const wxWindow& window) : window_(window) {}
    void setMostLines(int lines) { mostLines_ = lines; }

    struct Shape {
        int top = 0, height = 0;
        std::vector<wxString> lines, detail;
    };
    Shape shapeOf(const ListRow& row, int top, int width) const;
    /// Where the text begins.
    int textLeft(const ListRow& row) const;
    /// Empty if the row has none.
    wxRect foldBox(const ListRow& row, int top) const;
    wxRect checkBox(const ListRow& row, int top) const;

    struct State {
        bool isSelected = false, isHovered = false, isFocused = false, takesDrop = false;
    };
    void paint(wxDC& dc, const ListRow& row, const Shape& shape, int width, const State& state) const;
    /// A text in the middle of an empty list.
    void paintEmpty(wxDC& dc, const wxString& text, int width) const;

  private:
    int contentHeight(const Shape& shape) const;
    wxFont fontOf(const ListRow& row) const;
    /// Of the text at the end of a row; a long one is cut, because the row is known by its name.
    int rightWidth(const ListRow& row, int width) const;
    int endWidth(const ListRow& row, int width) const;
    void paintBack(wxDC& dc, const ListRow& row, const wxRect& box, const State& state) const;
    int paintSigns(wxDC& dc, const ListRow& row, const wxRect& box, const wxColour& ink) const;
    void paintSwatch(wxDC& dc, const ListRow& row, const wxRect& box) const;
    void paintEnd(wxDC& dc, const ListRow& row, const wxRect& box, const wxColour& ink) const;

    const wxWindow& window_;
    int mostLines_ = 3;
};

}  // namespace cota::wx

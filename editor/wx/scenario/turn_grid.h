#pragma once
// The turn record in a grid: cells of the turn table, edited in place, with fill-down, copy and paste.

#include <wx/grid.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/scenario/turn_table.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

class TurnGrid : public wxGrid, public HasPlaces {
  public:
    explicit TurnGrid(wxWindow* parent);

    /// Keeps the cursor, the selection and the scroll position.
    void show(std::shared_ptr<const session::TurnTable> table);
    void fillDown();
    void copy();
    void paste();
    void clear();
    bool isChanging() const { return IsCellEditControlShown(); }
    const std::shared_ptr<const session::TurnTable>& table() const { return table_; }

    /// The result of an edit: a step, or why it was refused.
    std::function<void(session::Written)> onWritten;
    std::function<void(int row)> onRow;  // with the cursor

    std::vector<ItemPlace> places() const override;

  private:
    friend class TurnCells;
    session::CellRange chosen() const;
    void DrawCellHighlight(wxDC& dc, const wxGridCellAttr* attr) override;
    /// The handle at the lower right corner of the selected cells: dragged down it fills.
    wxRect handle() const;
    void fillTo(int row);
    void connectHandle();
    void written(const session::Written& written);
    void onKey(wxKeyEvent& event);
    void fitColumns();
    int widestText(int column) const;
    bool doFixedColumnsFit() const;

    std::shared_ptr<const session::TurnTable> table_;
    class TurnCells* cells_ = nullptr;
    std::optional<session::CellRange> filling_;  // from where the handle is dragged
    int fillRow_ = -1;
};

}  // namespace cota::wx

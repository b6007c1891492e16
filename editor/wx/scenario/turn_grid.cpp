#include "editor/wx/scenario/turn_grid.h"

#include <wx/clipbrd.h>
#include <wx/combobox.h>
#include <wx/dataobj.h>
#include <wx/dc.h>

#include <algorithm>
#include <map>
#include <utility>

#include "editor/fields/choice_meant.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using session::CellRange;
using session::TurnColumn;

/// A cell with words of the game: a person types the beginning of one, or opens the list.
class WordEditor : public wxGridCellChoiceEditor {
  public:
    explicit WordEditor(const wxArrayString& names) : wxGridCellChoiceEditor(names, true), names_(names) {}
    wxGridCellEditor* Clone() const override { return new WordEditor(names_); }
    /// The key that opened the cell is the first letter.
    void StartingKey(wxKeyEvent& event) override {
        const wxChar letter = event.GetUnicodeKey();
        if (letter == WXK_NONE || letter < WXK_SPACE) return event.Skip();
        Combo()->SetValue(wxString(letter));
        Combo()->SetInsertionPointEnd();
    }
    /// Wide enough for its words, whatever the column is.
    void SetSize(const wxRect& cell) override {
        int width = 0;
        for (const auto& name : names_) width = std::max(width, Combo()->GetTextExtent(name).x);
        wxRect box = cell;
        box.width = std::max(box.width, width + Combo()->FromDIP(50));
        wxGridCellChoiceEditor::SetSize(box);
    }

  private:
    wxArrayString names_;
};

/// The cells for the toolkit; what it writes becomes a step.
class TurnCells : public wxGridTableBase {
  public:
    explicit TurnCells(TurnGrid& grid) : grid_(grid) {}

    int GetNumberRows() override { return grid_.table_ ? grid_.table_->rowCount() : 0; }
    int GetNumberCols() override {
        return grid_.table_ ? static_cast<int>(grid_.table_->columns().size()) : 0;
    }
    wxString GetValue(int row, int column) override {
        return grid_.table_ ? toWx(grid_.table_->text(row, column)) : wxString();
    }
    void SetValue(int row, int column, const wxString& value) override {
        const auto& of = grid_.table_->columns()[static_cast<std::size_t>(column)];
        auto text = fromWx(value);
        if (text == grid_.table_->text(row, column)) return;
        if (hasWords(of) && !of.isOpen && !text.empty()) text = fields::choiceMeant(of.choices, text);
        grid_.written(grid_.table_->set({row, column, row, column}, text));
    }
    wxString GetColLabelValue(int column) override {
        return toWx(grid_.table_->columns()[static_cast<std::size_t>(column)].heading);
    }
    bool CanHaveAttributes() override { return true; }
    wxGridCellAttr* GetAttr(int row, int column, wxGridCellAttr::wxAttrKind) override {
        if (!grid_.table_ || column >= GetNumberCols()) return nullptr;
        const auto& of = grid_.table_->columns()[static_cast<std::size_t>(column)];
        auto* attr = new wxGridCellAttr;
        attr->SetReadOnly(of.isFixed());
        if (of.isFixed()) attr->SetTextColour(colours().muted);
        if (hasWords(of)) attr->SetEditor(editorOf(column));
        constexpr double nightShare = 0.18, twilightShare = 0.1;  // the tint of the calendar of arrivals
        const int light = grid_.table_->lightOf(row);
        if (light > 0)
            attr->SetBackgroundColour(
                mixed(colours().warning, colours().window, light == 1 ? nightShare : twilightShare));
        return attr;
    }

    /// The table has other columns.
    void forgetEditors() { editors_.clear(); }

  private:
    /// Besides the empty one.
    static bool hasWords(const TurnColumn& column) { return column.choices.size() > 1; }
    /// One editor for all cells of a column: the grid keeps its control between two cells.
    wxGridCellEditor* editorOf(int column) {
        auto& editor = editors_[column];
        if (!editor) {
            const auto& of = grid_.table_->columns()[static_cast<std::size_t>(column)];
            wxArrayString names;
            for (const auto& choice : of.choices) names.push_back(toWx(choice.name));
            editor = wxGridCellEditorPtr(new WordEditor(names));
        }
        editor->IncRef();
        return editor.get();
    }

    TurnGrid& grid_;
    std::map<int, wxGridCellEditorPtr> editors_;  // by column
};

namespace {

constexpr int longestColumn = 320, shortestColumn = 56, noteColumn = 190;

}  // namespace

TurnGrid::TurnGrid(wxWindow* parent) : wxGrid(parent, wxID_ANY) {
    SetName(words("Turns"));
    setSpokenName(*this, words("Turns"));
    for (auto* part : GetChildren()) setSpokenName(*part, words("Turns"));
    cells_ = new TurnCells(*this);
    SetTable(cells_, true);
    HideRowLabels();
    SetDefaultRowSize(rowHeight(*this), true);
    SetColLabelSize(rowHeight(*this));
    DisableDragRowSize();
    SetDefaultCellBackgroundColour(colours().window);
    SetDefaultCellTextColour(colours().text);
    SetLabelBackgroundColour(colours().panel);
    SetLabelTextColour(colours().text);
    SetGridLineColour(colours().border);
    SetSelectionBackground(colours().selection);
    SetSelectionForeground(colours().selectionText);
    SetCellHighlightColour(colours().focus);
    SetLabelFont(GetFont());
    SetCellHighlightPenWidth(2);
    Bind(wxEVT_KEY_DOWN, &TurnGrid::onKey, this);
    connectHandle();
}

void TurnGrid::connectHandle() {
    auto* window = GetGridWindow();
    const auto at = [this](const wxMouseEvent& event) { return CalcUnscrolledPosition(event.GetPosition()); };
    window->Bind(wxEVT_LEFT_DOWN, [this, at](wxMouseEvent& event) {
        if (!table_ || isChanging() || !handle().Inflate(FromDIP(2)).Contains(at(event))) return event.Skip();
        filling_ = chosen();
        fillRow_ = filling_->bottom;
    });
    window->Bind(wxEVT_MOTION, [this, at, window](wxMouseEvent& event) {
        if (filling_) return fillTo(std::max(YToRow(at(event).y, true), filling_->bottom));
        const bool isOver = table_ && handle().Inflate(FromDIP(2)).Contains(at(event));
        window->SetCursor(isOver ? *wxCROSS_CURSOR : *wxSTANDARD_CURSOR);
        event.Skip();
    });
    window->Bind(wxEVT_LEFT_UP, [this, at](wxMouseEvent& event) {
        if (!filling_) return event.Skip();
        fillTo(std::max(YToRow(at(event).y, true), filling_->bottom));  // a quick hand: no motion came before
        auto range = *std::exchange(filling_, std::nullopt);
        if (fillRow_ <= range.bottom) return;
        // Only the last of several selected rows is repeated.
        range.top = range.bottom;
        range.bottom = fillRow_;
        written(table_->filledDown(range));
    });
    window->Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { filling_.reset(); });
    Bind(wxEVT_GRID_RANGE_SELECTED, [this](wxGridRangeSelectEvent& event) {
        event.Skip();
        GetGridWindow()->Refresh();
    });
    Bind(wxEVT_GRID_SELECT_CELL, [this](wxGridEvent& event) {
        event.Skip();
        if (onRow && IsShownOnScreen()) onRow(event.GetRow());
        CallAfter([this] { GetGridWindow()->Refresh(); });
    });
}

void TurnGrid::fillTo(int row) {
    if (row == fillRow_ || row >= GetNumberRows()) return;
    fillRow_ = row;
    SelectBlock(filling_->top, filling_->left, row, filling_->right);
}

wxRect TurnGrid::handle() const {
    const auto range = chosen();
    if (range.bottom < 0 || range.right < 0) return {};
    const auto& column = table_->columns()[static_cast<std::size_t>(range.right)];
    if (column.isFixed()) return {};
    const wxRect box = CellToRect(range.bottom, range.right);
    const int size = FromDIP(7);
    return {box.GetRight() - size + 1, box.GetBottom() - size + 1, size, size};
}

void TurnGrid::DrawCellHighlight(wxDC& dc, const wxGridCellAttr* attr) {
    wxGrid::DrawCellHighlight(dc, attr);
    if (!table_ || isChanging()) return;
    dc.SetPen(wxPen(colours().window));
    dc.SetBrush(wxBrush(colours().focus));
    dc.DrawRectangle(handle());
}

void TurnGrid::show(std::shared_ptr<const session::TurnTable> table) {
    const int rows = cells_->GetNumberRows(), columns = cells_->GetNumberCols();
    const auto isSameColumn = [](const TurnColumn& a, const TurnColumn& b) {
        return a.heading == b.heading && a.choices == b.choices;
    };
    const bool isOtherForm =
        !table_ || !table || !std::ranges::equal(table_->columns(), table->columns(), isSameColumn);
    // An open editor shows a cell of the table before.
    if (isOtherForm && IsCellEditControlShown()) DisableCellEditControl();
    table_ = std::move(table);
    const auto tell = [&](int was, int now, int added, int removed) {
        if (now == was) return;
        wxGridTableMessage message(cells_, now > was ? added : removed, now > was ? now - was : now,
                                   std::abs(now - was));
        ProcessTableMessage(message);
    };
    tell(rows, cells_->GetNumberRows(), wxGRIDTABLE_NOTIFY_ROWS_APPENDED, wxGRIDTABLE_NOTIFY_ROWS_DELETED);
    tell(columns, cells_->GetNumberCols(), wxGRIDTABLE_NOTIFY_COLS_APPENDED, wxGRIDTABLE_NOTIFY_COLS_DELETED);
    if (isOtherForm) cells_->forgetEditors();
    if (isOtherForm || !doFixedColumnsFit()) fitColumns();
    ForceRefresh();
}

/// Dates are wider than the heading above them.
bool TurnGrid::doFixedColumnsFit() const {
    if (!table_ || table_->rowCount() == 0) return true;
    for (int i = 0; i < static_cast<int>(table_->columns().size()); ++i)
        if (table_->columns()[static_cast<std::size_t>(i)].isFixed() && widestText(i) > GetColSize(i))
            return false;
    return true;
}

/// What the widest text of a column needs.
int TurnGrid::widestText(int column) const {
    int widest = 0;
    for (int row = 0; row < table_->rowCount(); ++row)
        widest = std::max(widest, GetTextExtent(toWx(table_->text(row, column))).x);
    return widest + FromDIP(14);
}

void TurnGrid::fitColumns() {
    for (int i = 0; i < GetNumberCols(); ++i) {
        AutoSizeColumn(i, false);
        const auto& column = table_->columns()[static_cast<std::size_t>(i)];
        const bool isNote = column.kind == TurnColumn::Kind::note;
        int width = std::clamp(GetColSize(i), FromDIP(shortestColumn), FromDIP(longestColumn));
        for (const auto& choice : column.choices)
            width = std::max(width, GetTextExtent(toWx(choice.name)).x + FromDIP(36));
        if (column.isFixed()) width = std::max(width, widestText(i));
        if (isNote) width = std::max(width, FromDIP(noteColumn));
        SetColSize(i, std::min(width, FromDIP(longestColumn)));
    }
}

CellRange TurnGrid::chosen() const {
    CellRange range{GetGridCursorRow(), GetGridCursorCol(), GetGridCursorRow(), GetGridCursorCol()};
    bool isFirst = true;
    for (const auto& block : GetSelectedBlocks()) {
        if (isFirst)
            range = {block.GetTopRow(), block.GetLeftCol(), block.GetBottomRow(), block.GetRightCol()};
        range.top = std::min(range.top, block.GetTopRow());
        range.left = std::min(range.left, block.GetLeftCol());
        range.bottom = std::max(range.bottom, block.GetBottomRow());
        range.right = std::max(range.right, block.GetRightCol());
        isFirst = false;
    }
    return range;
}

void TurnGrid::written(const session::Written& written) {
    // Later, because a step gives the grid another table.
    if (onWritten) CallAfter([this, written] { onWritten(written); });
}

void TurnGrid::fillDown() {
    if (!table_ || GetGridCursorRow() < 0) return;
    auto range = chosen();
    // Without a selection the cell above is repeated, as in spreadsheets.
    if (range.top == range.bottom) range.top = std::max(0, range.top - 1);
    written(table_->filledDown(range));
}

void TurnGrid::copy() {
    if (!table_ || !wxTheClipboard->Open()) return;
    wxTheClipboard->SetData(new wxTextDataObject(toWx(table_->copied(chosen()))));
    wxTheClipboard->Close();
}

void TurnGrid::paste() {
    if (!table_ || !wxTheClipboard->Open()) return;
    wxTextDataObject text;
    const bool isText = wxTheClipboard->GetData(text);
    wxTheClipboard->Close();
    const auto range = chosen();
    if (isText) written(table_->pasted(range.top, range.left, fromWx(text.GetText())));
}

void TurnGrid::clear() {
    if (table_ && GetGridCursorRow() >= 0) written(table_->set(chosen(), ""));
}

void TurnGrid::onKey(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool isControl = event.ControlDown() && !event.AltDown() && !event.ShiftDown();
    if (isChanging()) return event.Skip();
    if (isControl && key == 'D') return fillDown();
    if (isControl && (key == 'C' || key == WXK_INSERT)) return copy();
    if (isControl && key == 'V') return paste();
    if (key == WXK_DELETE && !event.HasAnyModifiers()) return clear();
    event.Skip();
}

std::vector<ItemPlace> TurnGrid::places() const {
    std::vector<ItemPlace> found;
    if (!table_) return found;
    const auto corner = GetGridWindow()->GetPosition();
    for (int i = 0; i < table_->rowCount(); ++i)
        for (int j = 0; j < static_cast<int>(table_->columns().size()); ++j) {
            if (!const_cast<TurnGrid*>(this)->IsVisible(i, j, true)) continue;
            wxRect box = CellToRect(i, j);
            box.SetPosition(CalcScrolledPosition(box.GetPosition()) + corner);
            found.push_back({"cell " + std::to_string(i + 1) + "/" +
                                 table_->columns()[static_cast<std::size_t>(j)].heading,
                             box});
        }
    if (wxRect box = handle(); !box.IsEmpty()) {
        box.SetPosition(CalcScrolledPosition(box.GetPosition()) + corner);
        found.push_back({"fill-handle", box});
    }
    return found;
}

}  // namespace cota::wx

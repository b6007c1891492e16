#include "editor/wx/toolkit/table_list.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/imaglist.h>
#include <wx/menu.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "editor/fields/column_widths.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr const char* titlesName = "wxlistctrlcolumntitles";
// Device-independent pixels.
constexpr int cellGap = 14, titleGap = 18, pictureGap = 8, leastColumn = 64, scrollBar = 14;

long styleOf(bool isMultiple) { return wxLC_REPORT | wxLC_VIRTUAL | (isMultiple ? 0 : wxLC_SINGLE_SEL); }

}  // namespace

TableList::TableList(wxWindow* parent, const wxString& key, bool isMultiple, const wxSize& pictureSize)
    : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, styleOf(isMultiple)),
      pictureSize_(pictureSize) {
    setNames(*this, key);
    const auto told = [this](auto& event) {
        event.Skip();
        // A click that selects one of several rows is several events, and one that selects a range is none.
        if (!isFilling_ && !std::exchange(isTold_, true)) CallAfter(&TableList::tell);
    };
    Bind(wxEVT_LIST_ITEM_SELECTED, [told](wxListEvent& event) { told(event); });
    Bind(wxEVT_LIST_ITEM_DESELECTED, [told](wxListEvent& event) { told(event); });
    Bind(wxEVT_LIST_COL_CLICK, [this](wxListEvent& event) {
        if (onTitle && event.GetColumn() >= 0) onTitle(event.GetColumn());
    });
    Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent& event) {
        const auto item = static_cast<std::size_t>(event.GetIndex());
        if (onActivate && item < rows_.size()) onActivate(rows_[item].id, column_);
    });
    Bind(wxEVT_LIST_ITEM_RIGHT_CLICK, [this](wxListEvent&) {
        if (onMenu) CallAfter([this] { onMenu(wxGetMousePosition()); });
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == 'A' && event.ControlDown() && !HasFlag(wxLC_SINGLE_SEL)) return selectAll();
        if (!onKey || !onKey(event)) event.Skip();
    });
    Bind(wxEVT_LIST_COL_END_DRAG, [this](wxListEvent& event) {
        event.Skip();
        isFitted_ = false;
        if (onWidths) onWidths();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fitColumns();
        if (onWidths) onWidths();
    });
    // The rows are in a window of their own, and so are the titles.
    for (auto* child : GetChildren()) setSpokenName(*child, spokenTitle(fromWx(key)));
    for (auto* child : GetChildren())
        if (child->GetName() != titlesName) {
            child->Bind(wxEVT_LEFT_DOWN, &TableList::onMouse, this);
            child->Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
                event.Skip();
                column_ = columnAt(event.GetPosition().x);
            });
            child->Bind(wxEVT_LEFT_UP, [told](wxMouseEvent& event) { told(event); });
            child->Bind(wxEVT_KEY_UP, [told](wxKeyEvent& event) { told(event); });
        }
}

void TableList::tell() {
    isTold_ = false;
    auto now = selection();
    if (now == told_) return;
    told_ = std::move(now);
    if (onSelect) onSelect();
}

void TableList::selectAll() {
    isFilling_ = true;
    for (long item = 0; item < GetItemCount(); ++item)
        SetItemState(item, wxLIST_STATE_SELECTED, wxLIST_STATE_SELECTED);
    isFilling_ = false;
    tell();
}

void TableList::setColumns(const std::vector<TableColumn>& columns) {
    if (columns == columns_) return;
    columns_ = columns;
    DeleteAllColumns();
    for (const auto& column : columns)
        AppendColumn(column.title, column.isNumber ? wxLIST_FORMAT_RIGHT : wxLIST_FORMAT_LEFT,
                     FromDIP(column.width == 0 ? leastColumn : column.width));
    isFitted_ = true;
}

int TableList::widthOf(const wxString& text) const {
    constexpr std::size_t most = 20000;
    if (textWidths_.size() > most) textWidths_.clear();
    const auto [known, isNew] = textWidths_.try_emplace(text, 0);
    if (isNew) known->second = GetTextExtent(text).x;
    return known->second;
}

void TableList::fitColumns() {
    const bool isAsked = std::ranges::any_of(columns_, [](const TableColumn& one) { return one.width == 0; });
    if (!isAsked || !isFitted_ || static_cast<std::size_t>(GetColumnCount()) != columns_.size()) return;
    const bool hasNumbers = std::ranges::any_of(columns_, &TableColumn::isNumber);
    constexpr double bold = 1.15;  // letters of strong rows are wider
    std::vector<fields::ColumnNeed> needs;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const auto& column = columns_[i];
        if (column.width > 0) {
            needs.push_back({FromDIP(column.width), FromDIP(column.width)});
            continue;
        }
        int cells = 0;
        for (const auto& row : rows_)
            if (i < row.cells.size())
                cells = std::max(cells, static_cast<int>(widthOf(row.cells[i]) * (row.isStrong ? bold : 1)));
        cells += FromDIP(cellGap);
        if (i == 0 && pictureSize_.x > 0) cells += pictureSize_.x + FromDIP(pictureGap);
        const int title = widthOf(column.title) + FromDIP(titleGap);
        const int wanted = std::max({cells, title, FromDIP(leastColumn)});
        // A title is never cut off: half a word may be another word. A table that is too wide scrolls.
        const int least = column.isWhole || column.isNumber
                              ? wanted
                              : std::min(wanted, std::max(title, FromDIP(leastColumn)));
        needs.push_back({wanted, least, !hasNumbers});
    }
    const auto widths = fields::columnWidths(needs, GetSize().x - FromDIP(scrollBar));
    for (std::size_t i = 0; i < widths.size(); ++i)
        if (GetColumnWidth(static_cast<int>(i)) != widths[i]) SetColumnWidth(static_cast<int>(i), widths[i]);
}

void TableList::show(std::vector<TableRow> rows) {
    const auto chosen = selection();
    rows_ = std::move(rows);
    images_.assign(rows_.size(), -1);
    if (pictureSize_.x > 0) {
        auto* list = new wxImageList(pictureSize_.x, pictureSize_.y, true);
        // Rows of one type share their picture.
        std::map<const wxObjectRefData*, int> known;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (!rows_[i].picture.IsOk()) continue;
            const auto [at, isNew] = known.try_emplace(rows_[i].picture.GetRefData(), -1);
            if (isNew) at->second = list->Add(rows_[i].picture);
            images_[i] = at->second;
        }
        AssignImageList(list, wxIMAGE_LIST_SMALL);
    }
    isFilling_ = true;
    SetItemCount(static_cast<long>(rows_.size()));
    const std::set<std::string> kept(chosen.begin(), chosen.end());
    for (std::size_t i = 0; i < rows_.size(); ++i)
        SetItemState(static_cast<long>(i), kept.contains(rows_[i].id) ? wxLIST_STATE_SELECTED : 0,
                     wxLIST_STATE_SELECTED);
    isFilling_ = false;
    told_ = selection();
    fitColumns();
    if (onWidths) onWidths();
    Refresh();
}

void TableList::showSorted(int column, bool isAscending) {
    if (column < 0)
        RemoveSortIndicator();
    else
        ShowSortIndicator(column, isAscending);
}

void TableList::select(const std::vector<std::string>& ids) {
    if (ids == selection()) return;
    const std::set<std::string> chosen(ids.begin(), ids.end());
    isFilling_ = true;
    bool isFirst = true;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool isChosen = chosen.contains(rows_[i].id);
        SetItemState(static_cast<long>(i), isChosen ? wxLIST_STATE_SELECTED : 0, wxLIST_STATE_SELECTED);
        if (isChosen && std::exchange(isFirst, false)) {
            SetItemState(static_cast<long>(i), wxLIST_STATE_FOCUSED, wxLIST_STATE_FOCUSED);
            EnsureVisible(static_cast<long>(i));
        }
    }
    isFilling_ = false;
    told_ = selection();
}

std::vector<std::string> TableList::selection() const {
    std::vector<std::string> ids;
    const auto next = [&](long item) { return GetNextItem(item, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED); };
    for (long item = next(-1); item >= 0; item = next(item))
        if (static_cast<std::size_t>(item) < rows_.size())
            ids.push_back(rows_[static_cast<std::size_t>(item)].id);
    return ids;
}

bool TableList::isTooWide() const {
    int width = 0;
    for (int column = 0; column < GetColumnCount(); ++column) width += GetColumnWidth(column);
    return width > GetClientSize().x;
}

void TableList::showMoreColumns() {
    const int room = GetClientSize().x, before = CalcUnscrolledPosition(wxPoint(0, 0)).x;
    ScrollList(std::max(room / 2, 1), 0);
    if (CalcUnscrolledPosition(wxPoint(0, 0)).x == before) ScrollList(-before, 0);
}

int TableList::columnAt(int x) const {
    int right = -CalcUnscrolledPosition(wxPoint(0, 0)).x;
    for (int column = 0; column < GetColumnCount(); ++column) {
        right += GetColumnWidth(column);
        if (x < right) return column;
    }
    return std::max(GetColumnCount() - 1, 0);
}

void TableList::onMouse(wxMouseEvent& event) {
    event.Skip();
    int flags = 0;
    column_ = columnAt(event.GetPosition().x);
    const long item = HitTest(event.GetPosition(), flags);
    if (item < 0 || static_cast<std::size_t>(item) >= rows_.size() || !onCell) return;
    CallAfter(
        [this, id = rows_[static_cast<std::size_t>(item)].id, column = column_] { onCell(id, column); });
}

std::vector<ItemPlace> TableList::places() const {
    std::vector<ItemPlace> places;
    const long first = GetTopItem();
    for (long item = first; item < std::min<long>(first + GetCountPerPage() + 1, GetItemCount()); ++item) {
        wxRect box;
        if (static_cast<std::size_t>(item) >= rows_.size() || !GetItemRect(item, box)) continue;
        const std::string& id = rows_[static_cast<std::size_t>(item)].id;
        const std::string key = GetName().utf8_string();
        int left = box.x;
        for (int column = 0; column < GetColumnCount(); ++column) {
            const int width = GetColumnWidth(column);
            places.push_back({"cell " + key + "/" + id + "/" + std::to_string(column),
                              wxRect(left, box.y, width, box.height)});
            left += width;
        }
    }
    return places;
}

void TableList::copy() const {
    wxString text;
    const auto add = [&](const std::vector<wxString>& cells) {
        for (std::size_t i = 0; i < columns_.size(); ++i)
            text += (i ? "\t" : "") + (i < cells.size() ? cells[i] : wxString());
        text += "\n";
    };
    std::vector<wxString> titles;
    for (const auto& column : columns_) titles.push_back(column.title);
    add(titles);
    for (const auto& row : rows_) add(row.cells);
    const wxClipboardLocker open;
    if (!open) return;
    wxTheClipboard->SetData(new wxTextDataObject(text));
}

void addCopyItem(wxMenu& menu, const TableList& table) {
    const auto* copy = menu.Append(wxID_ANY, words("&Copy the Table"));
    menu.Bind(
        wxEVT_MENU, [&table](wxCommandEvent&) { table.copy(); }, copy->GetId());
}

wxString TableList::OnGetItemText(long item, long column) const {
    const auto row = static_cast<std::size_t>(item), cell = static_cast<std::size_t>(column);
    return row < rows_.size() && cell < rows_[row].cells.size() ? rows_[row].cells[cell] : wxString();
}

int TableList::OnGetItemColumnImage(long item, long column) const {
    const auto row = static_cast<std::size_t>(item);
    return column == 0 && row < images_.size() ? images_[row] : -1;
}

wxListItemAttr* TableList::OnGetItemAttr(long item) const {
    const auto row = static_cast<std::size_t>(item);
    if (row >= rows_.size() || (rows_[row].ink == Tone::plain && !rows_[row].isStrong)) return nullptr;
    attribute_ = {};
    if (rows_[row].ink != Tone::plain) attribute_.SetTextColour(colourOf(rows_[row].ink));
    if (rows_[row].isStrong) attribute_.SetFont(GetFont().Bold());
    return &attribute_;
}

}  // namespace cota::wx

#include "editor/wx/counters/totals_pane.h"

#include <wx/menu.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

#include "editor/counters/type_list.h"
#include "editor/documents/names.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/table_list.h"

namespace cota::wx {

namespace {

wxString numberText(int count) { return count == 0 ? wxString::FromUTF8("–") : toWx(std::to_string(count)); }

}  // namespace

TotalsPane::TotalsPane(wxWindow* parent, const ViewContext& context) : wxPanel(parent), context_(context) {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sides_ = new Strip(this, "totals-sides", Strip::Way::across);
    sides_->setInner(true);
    sizer->Add(sides_, wxSizerFlags().Expand());
    table_ = new TableList(this, "totals", false);
    table_->onCell = [this](const std::string& id, int column) { choose(id, column); };
    table_->onWidths = [this] {
        if (std::exchange(hasMoreColumns_, table_->isTooWide()) == table_->isTooWide()) return;
        CallAfter([this] { fillSides(); });
    };
    table_->onMenu = [this](const wxPoint& screen) {
        wxMenu menu;
        const auto chosen = table_->selection();
        const int column = std::max(1, table_->currentColumn());
        const auto* show = menu.Append(wxID_ANY, words("&Show These Units"));
        menu.Enable(show->GetId(), !chosen.empty());
        menu.Bind(
            wxEVT_MENU,
            [this, chosen, column](wxCommandEvent&) {
                CallAfter([this, chosen, column] { choose(chosen.front(), column); });
            },
            show->GetId());
        addCopyItem(menu, *table_);
        PopupMenu(&menu, ScreenToClient(screen));
    };
    sizer->Add(table_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
}

void TotalsPane::refresh(const model::CounterTypeId& type) {
    const auto& session = context_.session;
    if (type != type_) chosen_ = {};
    type_ = type;
    side_ = chosen_;
    if (side_.empty())
        for (const auto& section :
             session::typesBySide(session.document(), session.game().get(), session.language()))
            if (const auto line = std::ranges::find(section.types, type, &session::TypeLine::id);
                line != section.types.end())
                side_ = line->side;
    if (side_.empty() && session.document().scenario && !(*session.document().scenario)->sides.empty())
        side_ = (*session.document().scenario)->sides.front().id;
    fill();
}

void TotalsPane::fillSides() {
    const auto& session = context_.session;
    std::vector<StripItem> items;
    items.push_back({.id = "totals", .kind = StripItem::Kind::label, .text = words("Totals")});
    if (session.document().scenario)
        for (const auto& side : (*session.document().scenario)->sides) {
            StripItem item{.id = "totals-" + side.id.text,
                           .kind = StripItem::Kind::segment,
                           .text = toWx(session::nameOf(side, session.language()))};
            item.isOn = side.id == side_;
            item.run = [this, id = side.id] {
                chosen_ = side_ = id;
                fill();
            };
            items.push_back(std::move(item));
        }
    if (hasMoreColumns_) {
        items.push_back({.id = "totals-space", .kind = StripItem::Kind::space, .text = {}});
        StripItem more{.id = "totals-more", .text = words("More Columns")};
        more.tip = words("Scrolls to the columns beyond the edge, and back");
        more.run = [this] { table_->showMoreColumns(); };
        items.push_back(std::move(more));
    }
    sides_->show(std::move(items));
}

void TotalsPane::fill() {
    const auto& session = context_.session;
    fillSides();
    totals_ = session::totalsOf(session.document(), session.game().get(), side_, session.language());
    // The sums are first, where they are seen without scrolling.
    std::vector<TableColumn> columns{{words("Formation"), 0, false, true}, {words("All"), 0, true}};
    for (const auto& one : totals_.classes) columns.push_back({toWx(one.name), 0, true});
    table_->setColumns(columns);
    std::vector<TableRow> rows;
    TableRow sum{"all", {words("Used / on the sheet"), toWx(totals_.all.text())}};
    sum.isStrong = true;
    for (const auto& one : totals_.classes) {
        // A table cell has no colour of its own: the mark says what the colour of the row cannot.
        sum.cells.push_back((one.isTooMany ? wxString::FromUTF8("⚠ ") : wxString()) + toWx(one.text()));
        if (one.isTooMany) sum.ink = Tone::error;
    }
    rows.push_back(std::move(sum));
    for (const auto& row : totals_.rows) {
        TableRow made{"formation " + row.formation.text, {}};
        made.cells.push_back(wxString(' ', static_cast<std::size_t>(std::min(row.depth, 8)) * 4) +
                             toWx(row.name));
        made.cells.push_back(numberText(row.all.count()));
        for (const auto& cell : row.cells) made.cells.push_back(numberText(cell.count()));
        rows.push_back(std::move(made));
    }
    table_->show(std::move(rows));
}

void TotalsPane::choose(const std::string& row, int column) {
    std::vector<model::CounterId> units;
    const auto add = [&](const session::TotalsRow& of) {
        const auto place = static_cast<std::size_t>(std::max(column, 0));
        const auto& cell = place >= 2 && place - 2 < of.cells.size() ? of.cells[place - 2] : of.all;
        units.insert(units.end(), cell.units.begin(), cell.units.end());
    };
    // Rows of higher formations count those below.
    for (const auto& one : totals_.rows)
        if (row == "all" ? one.depth == 0 : row == "formation " + one.formation.text) add(one);
    if (!units.empty() && column >= 1 && onUnits) onUnits(units);
}

}  // namespace cota::wx

#include "editor/wx/table/playfield.h"

#include <wx/sizer.h>
#include <wx/window.h>

#include <algorithm>
#include <utility>

#include "editor/table/table_edits.h"
#include "editor/tools/actions.h"
#include "editor/tools/commands/offers.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/table/deal_dialog.h"
#include "editor/wx/table/table_canvas.h"
#include "editor/wx/table/table_options.h"

namespace cota::wx {

Playfield::Playfield(session::Session& session, MapCanvas& map)
    : session_(session), map_(map), desk_(session) {
    listening_ = desk_.changed.connect([this] {
        if (onOptions) onOptions();
    });
}

wxWindow* Playfield::build(wxWindow* page, const ViewContext& context,
                           std::function<void(const std::string&)> run) {
    run_ = std::move(run);
    table_ = new TableCanvas(page, session_, desk_);
    page->GetSizer()->Add(table_, wxSizerFlags(1).Expand());
    table_->Hide();
    table_->onMessage = context.say;
    table_->onAction = [this](const std::string& action) { run_(action); };
    table_->onDrawn = [this] {
        if (onDrawn) onDrawn();
    };
    return page;
}

wxWindow& Playfield::shown() const {
    if (isTable()) return *table_;
    return map_;
}

void Playfield::choose(PageBook& views, const PageRow& mapRow) {
    const bool isNow = isTable();
    for (const auto& page : views.all())
        views.offer(page.row.id, tools::isOffered(std::string("view-") + page.row.id, session_.playedOn()));
    views.rename(mapRow.id, isNow ? session::trLater("Table") : mapRow.label, isNow ? "table" : mapRow.icon);
    if (table_->IsShown() == isNow) return;
    table_->Show(isNow);
    map_.Show(!isNow);
    table_->GetParent()->Layout();
}

std::vector<StripItem> Playfield::options(model::Language language) {
    return tableOptions(desk_, language, run_);
}

std::string Playfield::help() const {
    return session::tr(
        "Click to select, again for what is below. Drag a card, or a group by its name; Ctrl "
        "attaches a card. Right-click for more.");
}

std::optional<model::Document> Playfield::seen() {
    if (!isTable() || desk_.mayChange() || !desk_.scene()) return std::nullopt;
    return desk_.scene()->document();
}

void Playfield::zoomBy(double factor) { isTable() ? table_->zoomBy(factor) : map_.zoomBy(factor); }

void Playfield::fit() { isTable() ? table_->fit() : map_.fitMap(); }

void Playfield::zoomTo(double perMillimetre) {
    isTable() ? table_->zoomTo(perMillimetre) : map_.zoomTo(perMillimetre);
}

void Playfield::zoomToSelection() { isTable() ? table_->zoomToSelection() : map_.zoomToSelection(); }

void Playfield::escape() { isTable() ? table_->escape() : map_.escape(); }

bool Playfield::cancelDrag() { return isTable() && table_->cancelDrag(); }

void Playfield::reveal(const model::Subject& subject) {
    isTable() ? table_->reveal(subject) : map_.reveal(subject);
}

bool Playfield::isDrawn() const { return isTable() ? table_->isDrawn() : map_.isDrawn(); }

bool Playfield::run(const std::string& action, wxWindow* window) {
    const auto source = session::sheetSourceOf(session_);
    const auto& things = session_.selection();
    const auto step = [&](session::TableStep made) { table_->write({std::move(made), {}}); };
    if (action == "table-turn") return step(session::withTurned(source, things)), true;
    if (action == "table-end") return step(session::withNextEnd(source, things)), true;
    if (action == "table-face") return step(session::withFaceTurned(source, things)), true;
    if (action == "table-group") return table_->write(session::withNewGroup(source, things)), true;
    if (action == "table-shuffle") return table_->write(askDeal(window, session_, DealKind::shuffle)), true;
    if (action == "table-deal") return table_->write(askDeal(window, session_, DealKind::deal)), true;
    if (action == "table-setup") return table_->write(askDeal(window, session_, DealKind::setUp)), true;
    if (action == "table-attacks") return desk_.showAttacks(!desk_.areAttacksShown()), true;
    if (action == "table-all") return table_->selectAll(), true;
    if (action == "table-selection") return table_->openMenu(), true;
    if (action == "table-viewer") {
        if (desk_.scene()) desk_.lookAs(nextViewer(*desk_.scene()));
        return true;
    }
    return false;
}

std::vector<std::string> tableActions() {
    std::vector<std::string> ids;
    for (const auto& row : tools::actionRows())
        if (row.menu == tools::Menu::table) ids.emplace_back(row.id);
    return ids;
}

}  // namespace cota::wx

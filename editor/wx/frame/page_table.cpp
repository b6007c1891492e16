#include "editor/wx/frame/page_table.h"

#include <array>

#include "editor/wx/assembly/assembly_view.h"
#include "editor/wx/counters/counters_view.h"
#include "editor/wx/counters/new_units_window.h"
#include "editor/wx/frame/document_page.h"
#include "editor/wx/panels/forces_panel.h"
#include "editor/wx/panels/history_panel.h"
#include "editor/wx/scenario/scenario_view.h"
#include "editor/wx/scenario/turns_view.h"
#include "editor/wx/scenario/victory_view.h"
#include "editor/wx/scenario/zones_view.h"
#include "editor/wx/table/matrix_view.h"
#include "editor/wx/views/setup_view.h"

namespace cota::wx {

using session::trLater;

namespace {

wxWindow* makeForces(wxWindow* parent, const ViewContext& context) {
    auto* forces = new ForcesPanel(parent, context.session);
    forces->onChosen = context.reveal;
    forces->onMessage = context.say;
    forces->onAction = context.run;
    forces->onDragUnits = [&context](const session::CounterIds& units, const wxPoint& at, RowList::Drag how) {
        context.dragUnits(units, at, how);
    };
    forces->unitToPlace = context.unitToPlace;
    forces->onNewUnits = [forces, &context](const session::ForceTarget& target) {
        wxWindow* page = forces->GetParent();
        while (page->GetParent() && !dynamic_cast<DocumentPage*>(page)) page = page->GetParent();
        showNewUnits(*page, *forces, context, target);
    };
    return forces;
}

wxWindow* makeHistory(wxWindow* parent, const ViewContext& context) {
    auto* history = new HistoryPanel(parent, context.session);
    history->onMessage = context.say;
    history->onHexes = context.markHexes;
    return history;
}

template <class Page>
wxWindow* make(wxWindow* parent, const ViewContext& context) {
    return new Page(parent, context);
}

// A page that does not exist yet has null instead of make<Page>.
constexpr std::array<PageRow, 6> views{{
    {"setup", trLater("Set-up"), "calendar", make<SetupView>, true},
    {"turns", trLater("Turns"), "turns", make<TurnsView>},
    {"victory", trLater("Victory and rules"), "victory", make<VictoryView>},
    {"counters", trLater("Counters"), "counter", make<CountersView>},
    {"assembly", trLater("Assembly"), "boards", make<AssemblyView>},
    {"matrix", trLater("Matrix"), "matrix", make<MatrixView>},
}};

constexpr std::array<PageRow, 4> sides{{
    {"forces", trLater("Forces"), "forces", makeForces},
    {"zones", trLater("Zones"), "zone", make<ZonesView>},
    {"scenario", trLater("Scenario"), "scenario", make<ScenarioView>, false, true},
    {"history", trLater("History"), "history", makeHistory},
}};

}  // namespace

std::span<const PageRow> viewRows() { return views; }

std::span<const PageRow> sideRows() { return sides; }

}  // namespace cota::wx

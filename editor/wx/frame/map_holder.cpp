#include "editor/wx/frame/map_holder.h"

#include <wx/sizer.h>

#include <set>
#include <utility>
#include <vector>

#include "editor/table/table_findings.h"
#include "editor/tools/bulk/remove_selected.h"
#include "editor/wx/bars/page_book.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/panels/finding_detail.h"
#include "editor/wx/panels/findings_panel.h"
#include "editor/wx/table/playfield.h"
#include "editor/wx/table/table_canvas.h"

namespace cota::wx {

MapHolder::MapHolder(wxWindow* parent) : wxPanel(parent) { SetSizer(new wxBoxSizer(wxVERTICAL)); }

MapHolder* holderOf(MapCanvas& map, PageBook& views) {
    auto* holder = new MapHolder(views.pages());
    takeMapOut(map, *holder);
    holder->GetSizer()->Add(&map, wxSizerFlags(1).Expand());
    return holder;
}

void removeFrom(Playfield& field, MapCanvas& map, const session::Session& session,
                const std::function<void(const std::string&)>& say) {
    if (field.isTable()) return field.table().removeSelected();
    const model::Document before = session.document();
    const session::Selection removed = session.selection();
    map.removeSelected();
    if (!session.map()) return;
    say(session.document() == before ? tools::whyNothingRemoved(*session.map(), removed, session.language())
                                     : tools::whatElseWasRemoved(before, removed, session.language()));
}

void showFindingsOn(MapCanvas& map, FindingsPanel& findings) {
    map.showsPins = [&findings] { return findings.IsShownOnScreen(); };
    findings.onPins = [&map](std::vector<tools::FindingPin> pins) { map.pin(std::move(pins)); };
    findings.detail().onPreview = [&map](const model::Document* changed) { map.propose(changed); };
    findings.detail().onFreeHexes = [&map](std::set<session::Cell> hexes) { map.pointOut(std::move(hexes)); };
}

void showFindingsOn(Playfield& field, FindingsPanel& findings, session::Session& session) {
    field.table().showsPins = [&findings] { return findings.IsShownOnScreen(); };
    findings.onFinding = [&field, &session](const model::Finding& finding) {
        if (!field.isTable()) return;
        const auto things = session::thingsOf(session.document(), finding);
        if (!things.empty()) session.select({things.front()});
        field.table().pointOut(things);
    };
}

void takeMapOut(wxWindow& map, wxWindow& parent) {
    if (auto* sizer = map.GetContainingSizer()) sizer->Detach(&map);
    map.Reparent(&parent);
}

void placeMap(wxWindow& map, const PageBook& views) {
    wxWindow* place = dynamic_cast<MapHolder*>(views.shownWindow());
    if (auto* view = dynamic_cast<View*>(views.shownWindow())) place = view->mapPlace();
    if (!place || map.GetParent() == place) return;
    takeMapOut(map, *place);
    place->GetSizer()->Add(&map, wxSizerFlags(1).Expand());
    place->Layout();
}

}  // namespace cota::wx

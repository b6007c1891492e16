#include "editor/wx/frame/map_holder.h"

#include <wx/sizer.h>

#include <set>
#include <utility>
#include <vector>

#include "editor/wx/bars/page_book.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/panels/finding_detail.h"
#include "editor/wx/panels/findings_panel.h"

namespace cota::wx {

MapHolder::MapHolder(wxWindow* parent) : wxPanel(parent) { SetSizer(new wxBoxSizer(wxVERTICAL)); }

void showFindingsOn(MapCanvas& map, FindingsPanel& findings) {
    map.showsPins = [&findings] { return findings.IsShownOnScreen(); };
    findings.onPins = [&map](std::vector<tools::FindingPin> pins) { map.pin(std::move(pins)); };
    findings.detail().onPreview = [&map](const model::Document* changed) { map.propose(changed); };
    findings.detail().onFreeHexes = [&map](std::set<session::Cell> hexes) { map.pointOut(std::move(hexes)); };
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

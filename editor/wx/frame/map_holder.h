#pragma once
// The places of the one map: its own page, or beside the form of a page that shows it too.

#include <wx/panel.h>

namespace cota::wx {

class FindingsPanel;
class MapCanvas;
class PageBook;

class MapHolder : public wxPanel {
  public:
    explicit MapHolder(wxWindow* parent);
};

/// Moves the map to the page that is shown, if that has a place for it.
void placeMap(wxWindow& map, const PageBook& views);
/// The map shows where findings are, and what a fix would change.
void showFindingsOn(MapCanvas& map, FindingsPanel& findings);
/// Takes the map out of its place, below another parent.
void takeMapOut(wxWindow& map, wxWindow& parent);

}  // namespace cota::wx

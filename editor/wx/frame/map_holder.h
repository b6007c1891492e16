#pragma once
// The places of the one map: its own page, or beside the form of a page that shows it too.

#include <wx/panel.h>

#include <functional>
#include <string>

#include "editor/editing/session.h"

namespace cota::wx {

class FindingsPanel;
class MapCanvas;
class PageBook;
class Playfield;

class MapHolder : public wxPanel {
  public:
    explicit MapHolder(wxWindow* parent);
};

/// A page with the map.
MapHolder* holderOf(MapCanvas& map, PageBook& views);
/// Removes the selection from the map or the table; says what else was removed, or why nothing was.
void removeFrom(Playfield& field, MapCanvas& map, const session::Session& session,
                const std::function<void(const std::string&)>& say);
/// Moves the map to the page that is shown, if that has a place for it.
void placeMap(wxWindow& map, const PageBook& views);
/// The map shows where findings are, and what a fix would change.
void showFindingsOn(MapCanvas& map, FindingsPanel& findings);
/// The same for the table.
void showFindingsOn(Playfield& field, FindingsPanel& findings, session::Session& session);
/// Takes the map out of its place, below another parent.
void takeMapOut(wxWindow& map, wxWindow& parent);

}  // namespace cota::wx

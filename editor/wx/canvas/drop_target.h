#pragma once
// Drops on the map: files, and units from the lists of the window.

#include <wx/dnd.h>

#include <functional>
#include <string>

#include "editor/editing/session.h"
#include "editor/setup/group_edits.h"
#include "editor/wx/toolkit/row_list.h"

namespace cota::wx {

class MapDropTarget : public wxFileDropTarget {
  public:
    std::function<void(const wxString& file)> onFile;

  private:
    bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& files) override;
};

/// Units that are dragged from a list of the window. The list has the mouse all the time, so that it works on
/// every desktop, and with a quick hand.
class MapCanvas;

/// Says what a drop would do or why the hex is not allowed, and makes the step after a drop.
std::function<void(const session::CounterIds&, const wxPoint& screen, RowList::Drag)> dragsOntoMap(
    MapCanvas& map, const session::Session& session, std::function<void(const std::string&)> say);

}  // namespace cota::wx

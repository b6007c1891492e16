#pragma once
// Drops on the map: files, and units from the lists of the window.

#include <wx/dnd.h>

#include <functional>
#include <string>

#include "editor/editing/session.h"
#include "editor/setup/group_edits.h"
#include "editor/wx/toolkit/row_list.h"

namespace cota::wx {

class MapCanvas;

class MapDropTarget : public wxFileDropTarget {
  public:
    std::function<void(const wxString& file)> onFile;

  private:
    bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& files) override;
};

/// For units that are dragged from a list of the window: says what a drop would do or why the hex is not
/// allowed, and makes the step after a drop. The list captures the mouse; drags of the desktop failed.
std::function<void(const session::CounterIds&, const wxPoint& screen, RowList::Drag)> dragsOntoMap(
    MapCanvas& map, const session::Session& session, std::function<void(const std::string&)> say);

}  // namespace cota::wx

#pragma once
// Drops on the map: units from the tree, and files.

#include <wx/dnd.h>

#include <functional>
#include <string>

namespace cota::wx {

class MapDropTarget : public wxDropTarget {
  public:
    MapDropTarget();

    std::function<void(wxPoint)> onOver;
    std::function<void()> onLeave;
    std::function<void(wxPoint, const std::string& counter)> onCounter;
    std::function<void(const wxString& file)> onFile;

  private:
    wxDragResult OnDragOver(wxCoord x, wxCoord y, wxDragResult result) override;
    void OnLeave() override;
    wxDragResult OnData(wxCoord x, wxCoord y, wxDragResult result) override;

    wxCustomDataObject* counter_ = nullptr;  // owned by the data object of the target
    wxFileDataObject* files_ = nullptr;
};

}  // namespace cota::wx

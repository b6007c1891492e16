#pragma once
// Commands on what is selected on the map: selection, clipboard, stamps, changes of many hexes, conversions
// between levels, contours and outlines.

#include <functional>
#include <string>
#include <utility>

#include "editor/editing/session.h"
#include "editor/tools/bulk/clip.h"
#include "editor/tools/bulk/hex_query.h"
#include "editor/tools/bulk/stamps.h"
#include "editor/wx/frame/commands.h"

class wxWindow;

namespace cota::wx {

class ActiveTool;
class MapCanvas;

/// The parts of the window for the document that is shown now.
struct MapParts {
    std::function<MapCanvas&()> map;
    std::function<session::Session&()> session;
    std::function<ActiveTool&()> tool;
    std::function<void(const std::string&)> say;
    std::function<void()> removeSelected;
    /// The choices of the tool have changed.
    std::function<void()> choicesChanged;
};

class MapCommands {
  public:
    MapCommands(wxWindow* window, MapParts parts);

    void addTo(Commands& commands);

  private:
    void select(session::Selection (*of)(const tools::ToolContext&));
    bool copy();
    void cut();
    void paste();
    void duplicate();
    void saveStamp();
    void useStamp();
    void begin(const tools::Clip& clip, bool isStamp);
    void changeHexes();
    void chooseMix();
    void showDisagreements();

    wxWindow* window_;
    MapParts parts_;
    tools::StampLibrary stamps_;
    std::pair<tools::HexQuery, tools::HexChange> lastChange_;
};

}  // namespace cota::wx

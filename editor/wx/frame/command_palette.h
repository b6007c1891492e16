#pragma once
// The command palette: any action, tool, hex, unit or finding by a part of its name.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/tools/commands/context_menu.h"
#include "editor/wx/toolkit/finder.h"

class wxWindow;

namespace cota::wx {

class Commands;

class CommandPalette {
  public:
    CommandPalette(Finder& finder, const Commands& commands) : finder_(finder), commands_(commands) {}

    /// Over the top middle of a window.
    void open(const session::Session& session, const wxWindow& over);

    /// The same for hexes, units and names on the map only.
    void openPlaces(const session::Session& session, const wxWindow& over);

    /// The choices of the menu of the selection.
    std::function<std::vector<tools::FlatEntry>()> choices = [] { return std::vector<tools::FlatEntry>(); };
    std::function<void(const tools::MenuEntry&)> onChoice;
    std::function<void(const std::string& action)> onAction;
    std::function<void(std::size_t tool)> onTool;
    std::function<void(const std::string& label)> onHex;
    std::function<void(const std::string& id)> onUnit;
    std::function<void(std::size_t finding)> onFinding;  // its place in the report

  private:
    struct Texts {
        wxString hint, below;
    };
    void open(const wxWindow& over, std::function<std::vector<ListRow>(const wxString&)> rows,
              const Texts& texts);
    std::vector<ListRow> rowsFor(const session::Session& session, const wxString& typed) const;
    void choose(const std::string& id);

    Finder& finder_;
    const Commands& commands_;
    std::vector<tools::FlatEntry> open_;  // the choices when it was opened
    std::map<std::string, int> uses_;
};

}  // namespace cota::wx

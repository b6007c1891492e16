#pragma once
// The menus, from the tables of actions and tools. A change of the language makes a new menu bar.

#include <wx/menu.h>

#include <functional>
#include <string>
#include <vector>

#include "editor/answers/answer_overlay.h"
#include "editor/editing/session.h"
#include "editor/tools/actions.h"

namespace cota::wx {

class Commands;
class RecentFiles;

class MenuBar : public wxMenuBar {
  public:
    /// Actions without a command are left out.
    MenuBar(const Commands& commands, RecentFiles& recent, const session::Session& session);

    /// What its menus are for; a document of another kind needs another menu bar.
    session::PlayedOn playedOn() const { return on_; }
    /// Enables what is possible now; undo and redo name their step.
    void showActions(const session::Session& session);
    /// Checks the overlay that the map shows.
    void showOverlay(session::OverlayKind kind);
    /// The layouts that the user saved.
    void showLayouts(const std::vector<std::string>& names,
                     const std::function<void(const std::string&)>& apply,
                     const std::function<void(const std::string&)>& remove);
    /// Of an action that is on or off.
    void check(const std::string& action, bool isOn);
    /// `why`: the reason why the tool cannot be used; empty if it can.
    void offerTool(std::size_t row, bool isOffered, const wxString& help);

  private:
    wxMenu* buildMenu(tools::Menu which, const session::Session& session);
    wxMenu* buildTools();

    const Commands& commands_;
    session::PlayedOn on_;
    wxMenu* layouts_ = nullptr;
    std::size_t fixedLayouts_ = 0;  // its entries above the saved ones
    RecentFiles& recent_;
};

}  // namespace cota::wx

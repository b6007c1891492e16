#pragma once
// The orders of battle as a list that folds: files, formations, units with their counters and places. Its
// selection is that of the map; a unit dragged to the map is placed there.

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/documents/force_tree.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/session.h"
#include "editor/setup/group_edits.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/views/counter_pictures.h"

class wxTextCtrl;

namespace cota::wx {

class Strip;

class ForcesPanel : public wxPanel {
  public:
    ForcesPanel(wxWindow* parent, session::Session& session);
    void SetFocus() override;

    /// The user selected a unit or formation here, so the map can show it.
    std::function<void(const model::Subject&)> onChosen;
    /// The unit that a click on the map would place; empty if the active tool places none.
    std::function<session::Selection()> unitToPlace;
    /// New units are wanted in a formation.
    std::function<void(const session::ForceTarget&)> onNewUnits;
    /// What else a step has changed, to show to the user.
    std::function<void(const std::string&)> onMessage;
    /// The id of an action on the selection.
    std::function<void(const std::string& action)> onAction;

    /// Units are dragged over a point of the screen.
    std::function<void(const session::CounterIds&, const wxPoint& screen, RowList::Drag)> onDragUnits;

  private:
    void connectList();
    void fill();
    void addRows(const session::ForceNode& node, int level, std::vector<ListRow>& rows);
    ListRow rowOf(const session::ForceNode& node, int level);
    void showButtons();
    void showSelection();
    void takeSelection();
    void showMenu(const std::string& id, const wxPoint& at);
    bool onKey(wxKeyEvent& event);
    session::ForceTarget unitTarget() const;
    std::optional<session::ForceTarget> formationTarget();
    void addUnit();
    void addFormation();
    void rename();
    void remove();
    session::CounterIds units() const;
    const session::ForceNode* chosen() const;

    session::Session& session_;
    CounterPictures pictures_;
    std::vector<session::ForceNode> shown_;
    Strip* bar_ = nullptr;
    wxTextCtrl* find_ = nullptr;
    RowList* list_ = nullptr;
    std::set<std::string> folded_;
    model::FormationId lastFormation_;  // selected last, or that of the last selected unit
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx

#pragma once
// The orders of battle as a tree. Its selection is that of the map; a unit dragged to the map is placed
// there.

#include <wx/panel.h>
#include <wx/treectrl.h>

#include <functional>
#include <string>
#include <vector>

#include "editor/documents/force_tree.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/session.h"

class wxDC;
class wxStaticText;

namespace cota::wx {

class ForcesPanel : public wxPanel {
  public:
    ForcesPanel(wxWindow* parent, session::Session& session);
    /// The user selected a unit or formation here, so the map can show it.
    std::function<void(const model::Subject&)> onChosen;
    /// The unit that a click on the map would place; empty if the active tool places none.
    std::function<session::Selection()> unitToPlace;
    /// New units are wanted in a formation.
    std::function<void(const session::ForceTarget&)> onNewUnits;
    /// What else a step has changed, to show to the user.
    std::function<void(const std::string&)> onMessage;

  private:
    void buildButtons();
    void fill();
    void addNode(const wxTreeItemId& parent, const session::ForceNode& node);
    wxString wholeText(const wxTreeItemId& item) const;
    void fitLabels();
    void fitChildren(const wxTreeItemId& parent, int level, wxDC& dc);
    void showSelection();
    void takeSelection();
    void showMenu();
    session::ForceTarget unitTarget() const;
    void addUnit();
    void addFormation();
    void rename();
    void remove();
    void beginDrag(wxTreeEvent& event);
    const session::ForceNode* chosen() const;
    wxTreeItemId itemOf(const wxTreeItemId& from, const model::Subject& subject) const;

    session::Session& session_;
    std::vector<session::ForceNode> shown_;
    wxTreeCtrl* tree_ = nullptr;
    wxStaticText* hint_ = nullptr;      // shown while the tree is empty
    model::FormationId lastFormation_;  // selected last, or that of the last selected unit
    bool isFilling_ = false;
    int fittedTo_ = 0;  // the width that names were cut to
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx

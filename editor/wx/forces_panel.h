#pragma once
// The orders of battle as a tree. What is selected there is selected on the map, and the other way round; a
// unit dragged onto the map is placed there.

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

/// What is carried from the tree to the map: the id of a counter, in a format of our own.
inline constexpr const char* counterFormat = "application/x-cota-counter";

class ForcesPanel : public wxPanel {
  public:
    ForcesPanel(wxWindow* parent, session::Session& session);
    /// A unit or formation was chosen here, so the map may show it.
    std::function<void(const model::Subject&)> onChosen;
    /// The unit a press on the map would place; nothing where the tool in hand places none.
    std::function<session::Selection()> inHand;
    /// What else a step has changed, to be told.
    std::function<void(const std::string&)> onSaid;

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
    wxStaticText* hint_ = nullptr;      // while there is nothing in the tree
    model::FormationId lastFormation_;  // chosen here last, or that of the unit chosen last
    bool isFilling_ = false;
    int fittedTo_ = 0;  // the width names were cut for
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx

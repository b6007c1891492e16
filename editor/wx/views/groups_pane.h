#pragma once
// The list of groups in the Set-up view: in parts, with colour of the side and units placed. Rows are dragged
// to another place, another part, or out of the list.

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/setup/group_list.h"
#include "editor/setup/legal_set_up.h"
#include "editor/wx/toolkit/row_list.h"

namespace cota::wx {

class GroupsPane : public RowList {
  public:
    GroupsPane(wxWindow* parent, session::Session& session);

    /// `side` empty: groups of all sides. `verdicts`: what is known about groups.
    void fill(const model::SideId& side,
              const std::map<model::GroupId, session::SetUpAnswer::Verdict>& verdicts);
    /// The selected group; empty if it is none, or the row of units in no group.
    model::GroupId group() const;
    bool isFreeUnits() const;
    void choose(const model::GroupId& group);
    void chooseFreeUnits();
    /// The group of the row at a point of the screen; empty if there is none.
    model::GroupId groupAtScreen(const wxPoint& screen) const;
    void markDrop(const model::GroupId& group);
    void rename(const model::GroupId& group);

    std::function<void()> onChosen;
    std::function<void(session::HistoryEntry)> onStep;
    /// A group is dragged outside of the list.
    std::function<void(const model::GroupId&, const wxPoint& screen, Drag)> onDragOutside;
    std::function<void(const model::GroupId&, const wxPoint& at)> onGroupMenu;

  private:
    void dragged(const wxPoint& screen, Drag how);
    void drop(const model::GroupId& moved, const std::string& target);
    bool key(wxKeyEvent& event);

    session::Session& session_;
    std::set<std::string> folded_;
    model::SideId side_;
    std::map<model::GroupId, session::SetUpAnswer::Verdict> verdicts_;
};

/// The colours of the sides, by id: those of their counters, as they stand out from a list.
std::map<std::string, wxColour> sideColours(const session::Session& session);

}  // namespace cota::wx

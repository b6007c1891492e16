#pragma once
// The units of a group, or those in no group, in the Set-up view: hex, carrier and states of each.

#include <functional>
#include <vector>

#include "editor/editing/session.h"
#include "editor/setup/group_units.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/views/counter_pictures.h"

class wxMenu;

namespace cota::wx {

class GroupUnitsPane : public RowList {
  public:
    GroupUnitsPane(wxWindow* parent, session::Session& session);

    /// `group` empty: the units of the side in no group; of all sides if it is empty too.
    void fill(const model::GroupId& group, const model::SideId& side);
    /// The selected units, in the order of the list.
    session::CounterIds units() const;
    /// Selects those that the session has selected.
    void followSelection();

    std::function<void(session::HistoryEntry)> onStep;
    std::function<void()> onChosen;
    /// Units are dragged over a point of the screen outside of the list.
    std::function<void(const session::CounterIds&, const wxPoint& screen, Drag)> onDragOutside;
    std::function<void(const std::string&)> onMessage;
    /// Shows a unit on the map.
    std::function<void(const model::CounterId&)> onReveal;

  private:
    void menu(const wxPoint& at);
    void addGroups(wxMenu& menu, const session::CounterIds& chosen);
    void addCarriers(wxMenu& menu, const session::CounterIds& chosen);
    void place(const session::CounterIds& chosen, const std::optional<model::HexRef>& at,
               const std::optional<model::CounterId>& aboard);
    void takeOut();
    void editHex();
    void placeIn(const model::CounterId& unit, const std::string& text);
    void step(std::optional<session::HistoryEntry> made);

    session::Session& session_;
    model::GroupId group_;
    CounterPictures pictures_;
};

/// Which hexes a unit may keep when it joins the group: those of its zone.
session::KeepsHex hexesOf(const session::Session& session, const model::GroupId& group);

}  // namespace cota::wx

#pragma once
// Drags in the Set-up view: of groups and units from list to list and to the calendar, of cards in it.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "editor/editing/session.h"
#include "editor/setup/legal_set_up.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/views/calendar_canvas.h"

namespace cota::wx {

class GroupsPane;

class SetupDrags {
  public:
    SetupDrags(session::Session& session, GroupsPane& groups, CalendarCanvas& calendar);

    void group(const model::GroupId& group, const wxPoint& screen, RowList::Drag how);
    void units(const session::CounterIds& units, const wxPoint& screen, RowList::Drag how);
    void dropCard(const model::GroupId& group, session::CalendarPlace to, CalendarCanvas::Change change);
    /// A card was dropped outside of the calendar: in the list it becomes a group of another kind.
    void dropOutside(const model::GroupId& group, const wxPoint& screen);
    /// Says below the calendar whether the units would find room there; nothing: the drag has ended.
    void tryDrop(const model::GroupId& group, const std::optional<session::CalendarPlace>& to);

    std::function<void(session::HistoryEntry)> onStep;
    std::function<void(const std::string&)> onMessage;

  private:
    void takeTried(const session::SetUpAnswer& answer);
    void step(std::optional<session::HistoryEntry> made);
    void dropUnits(const session::CounterIds& units, const model::GroupId& target,
                   const std::optional<session::CalendarPlace>& to, bool isOverList);

    session::Session& session_;
    GroupsPane& groups_;
    CalendarCanvas& calendar_;
    std::uint64_t tried_ = 0;
    session::BackgroundSetUp trying_;  // last: it calls this from another thread
};

}  // namespace cota::wx

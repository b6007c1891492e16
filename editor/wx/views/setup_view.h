#pragma once
// The Set-up view: the list of groups, the form and the units of the selected one, whether they can set up,
// and the calendar of arrivals.

#include <memory>

#include "editor/setup/group_edits.h"
#include "editor/wx/views/calendar_canvas.h"
#include "editor/wx/views/counter_pictures.h"
#include "editor/wx/views/group_zone.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class CapacityPane;
class FieldList;
class GroupsPane;
class GroupUnitsPane;
class SetupDrags;

class SetupView : public View {
  public:
    SetupView(wxWindow* parent, const ViewContext& context);
    ~SetupView() override;

    void refresh() override;
    wxWindow* mapPlace() override { return mapPlace_; }
    std::vector<StripItem> options() override;

  private:
    void makeUpper(wxWindow* parent);
    void makeGroups(wxWindow* parent);
    void makeForm(wxWindow* parent);
    void makeUnits(wxWindow* parent);
    void makeCalendar(wxWindow* parent);
    void choose(const model::GroupId& group);
    void fillForm();
    void groupMenu(wxWindow& window, const model::GroupId& group, const wxPoint& at);
    void addGroup(session::GroupKind kind);
    void addEntries(wxMenu& menu);
    void onKey(wxKeyEvent& event);
    void step(std::optional<session::HistoryEntry> made);
    model::SideId sideForNew() const;

    GroupsPane* groups_ = nullptr;
    FieldList* form_ = nullptr;
    Strip* heading_ = nullptr;
    GroupUnitsPane* units_ = nullptr;
    CapacityPane* capacity_ = nullptr;
    CalendarCanvas* calendar_ = nullptr;
    wxPanel* mapPlace_ = nullptr;
    model::SideId side_;  // whose groups are listed; empty: all
    model::GroupId group_;
    bool showsFree_ = false;
    CounterPictures pictures_;
    GroupZone zone_;
    std::unique_ptr<SetupDrags> drags_;
};

}  // namespace cota::wx

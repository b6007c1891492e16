#include "editor/wx/views/setup_view.h"

#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/textentry.h>

#include <algorithm>
#include <array>

#include "editor/documents/names.h"
#include "editor/setup/group_form.h"
#include "editor/setup/group_list.h"
#include "editor/setup/group_places.h"
#include "editor/setup/group_units.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/views/capacity_pane.h"
#include "editor/wx/views/group_units_pane.h"
#include "editor/wx/views/groups_pane.h"
#include "editor/wx/views/setup_drags.h"

namespace cota::wx {

using session::CalendarPlace;
using session::GroupKind;

namespace {

constexpr int groupsWidth = 230, unitsHeight = 290, mapWidth = 480, calendarHeight = 264;

void add(wxMenu& menu, const wxString& text, const std::function<void()>& run) {
    auto* item = menu.Append(wxID_ANY, text);
    menu.Bind(
        wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
}

constexpr std::array kinds{GroupKind::setup, GroupKind::arrival, GroupKind::pool, GroupKind::out};

}  // namespace

SetupView::SetupView(wxWindow* parent, const ViewContext& context)
    : View(parent, context), pictures_(context.session), zone_(this->context()) {
    auto* whole = new Split(this, Split::Way::below);
    makeUpper(whole);
    makeCalendar(whole);
    whole->set(groups_->GetParent(), calendar_);
    whole->setSizes(calendarHeight, 120, 800, 0.7);
    drags_ = std::make_unique<SetupDrags>(session(), *groups_, *calendar_);
    drags_->onStep = [this](session::HistoryEntry made) { commit(std::move(made)); };
    drags_->onMessage = context.say;
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(whole, wxSizerFlags(1).Expand());
    Bind(wxEVT_CHAR_HOOK, &SetupView::onKey, this);
}

/// A proposal waits for Enter or Escape; in a field these are keys of the field.
void SetupView::onKey(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool isWaiting = capacity_->isOffering() || capacity_->isProposing();
    if (!isWaiting || dynamic_cast<wxTextEntry*>(FindFocus())) return event.Skip();
    if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) return capacity_->keep();
    key == WXK_ESCAPE ? capacity_->cancel() : event.Skip();
}

SetupView::~SetupView() = default;

/// Groups, the form of one of them over its units, and the map.
void SetupView::makeUpper(wxWindow* parent) {
    auto* upper = new Split(parent, Split::Way::beside);
    auto* right = new Split(upper, Split::Way::beside);
    auto* middle = new Split(right, Split::Way::below);
    makeGroups(upper);
    makeForm(middle);
    makeUnits(middle);
    mapPlace_ = new wxPanel(right);
    mapPlace_->SetSizer(new wxBoxSizer(wxVERTICAL));
    middle->set(form_->GetParent(), units_->GetParent());
    middle->setSizes(unitsHeight, 120, 900, 0.7);
    right->set(middle, mapPlace_);
    right->setSizes(mapWidth, 200, 2000, 0.7);
    upper->setReversed(true);
    upper->set(right, groups_);
    upper->setSizes(groupsWidth, 160, 500, 0.4);
}

void SetupView::makeGroups(wxWindow* parent) {
    groups_ = new GroupsPane(parent, session());
    groups_->onChosen = [this] {
        showsFree_ = groups_->isFreeUnits();
        choose(groups_->group());
    };
    groups_->onStep = [this](session::HistoryEntry made) { step(std::move(made)); };
    groups_->onGroupMenu = [this](const model::GroupId& group, const wxPoint& at) {
        groupMenu(*groups_, group, at);
    };
    groups_->onDragOutside = [this](const model::GroupId& group, const wxPoint& screen, RowList::Drag how) {
        drags_->group(group, screen, how);
    };
}

void SetupView::makeForm(wxWindow* parent) {
    auto* column = new wxPanel(parent);
    column->SetBackgroundColour(colours().panel);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    column->SetSizer(sizer);
    heading_ = new Strip(column, "group-heading", Strip::Way::across);
    heading_->setEdges(wxBOTTOM);
    sizer->Add(heading_, wxSizerFlags().Expand());
    form_ = new FieldList(column, "group");
    form_->onStep = [this](session::HistoryEntry made) { step(std::move(made)); };
    sizer->Add(form_, wxSizerFlags(1).Expand());
}

void SetupView::makeUnits(wxWindow* parent) {
    auto* column = new wxPanel(parent);
    column->SetBackgroundColour(colours().panel);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    column->SetSizer(sizer);
    capacity_ = new CapacityPane(column, session(), context().trace);
    capacity_->onStep = [this](session::HistoryEntry made) { commit(std::move(made)); };
    capacity_->onMessage = context().say;
    capacity_->onPreview = [this](const model::Document* changed) {
        if (context().preview) context().preview(changed);
    };
    capacity_->onVerdict = [this] {
        groups_->fill(side_, capacity_->verdicts());
        if (onOptions) onOptions();
    };
    sizer->Add(capacity_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    units_ = new GroupUnitsPane(column, session());
    units_->onStep = [this](session::HistoryEntry made) { step(std::move(made)); };
    units_->onMessage = context().say;
    units_->onChosen = [this] { fillForm(); };
    units_->onReveal = [this](const model::CounterId& unit) {
        context().reveal({model::SubjectKind::counter, unit.text, {}});
    };
    units_->onDragOutside = [this](const session::CounterIds& units, const wxPoint& screen,
                                   RowList::Drag how) {
        drags_->units(units, screen, how);
        context().dragUnits(units, screen, how);
    };
    sizer->Add(units_, wxSizerFlags(1).Expand());
}

void SetupView::makeCalendar(wxWindow* parent) {
    calendar_ = new CalendarCanvas(parent, "calendar");
    calendar_->onFace = [this](const model::CounterId& unit, int size) {
        return pictures_.ofUnit(unit, size);
    };
    calendar_->onTurn = [this](int turn) { session().showTurn(turn); };
    calendar_->onSelect = [this](const model::GroupId& group) {
        showsFree_ = false;
        choose(group);
    };
    calendar_->onDrop = [this](const model::GroupId& group, CalendarPlace to, CalendarCanvas::Change change) {
        drags_->dropCard(group, to, change);
    };
    calendar_->onDragOver = [this](const model::GroupId& group, const std::optional<CalendarPlace>& to) {
        drags_->tryDrop(group, to);
    };
    calendar_->onDropOutside = [this](const model::GroupId& group, const wxPoint& screen) {
        drags_->dropOutside(group, screen);
    };
    calendar_->onStep = [this](const model::GroupId& group, int turns, int rows) {
        freshen();
        step(session::stepArrival(session().document(), calendar_->calendar(), group, turns, rows));
    };
    calendar_->onActivate = [this](const model::GroupId&) { form_->activate(0, true); };
    calendar_->onMenu = [this](const model::GroupId& group, const wxPoint& at) {
        groupMenu(*calendar_, group, at);
    };
    calendar_->onEmptyCell = [this](CalendarPlace to) {
        auto made = session::addGroup(session().document(), sideForNew(), GroupKind::arrival);
        if (!made) return;
        const model::GroupId id(made->selection.begin()->id);
        if (auto moved = session::moveArrival(made->document, calendar_->calendar(), id, to))
            made->document = std::move(moved->document);
        step(std::move(made));
    };
}

void SetupView::refresh() {
    const auto& document = session().document();
    // A step that makes a group selects it.
    for (const auto& subject : session().selection())
        if (subject.kind == model::SubjectKind::group) {
            group_ = model::GroupId(subject.id);
            showsFree_ = false;
        }
    if (!session::groupNamed(document, group_)) group_ = {};
    if (group_.empty() && !showsFree_ && document.scenario && !(*document.scenario)->groups.empty()) {
        const auto list = session::groupList(document, side_, session().language());
        if (!list.empty()) group_ = list.front().rows.front().id;
    }
    if (group_.empty() && document.scenario) showsFree_ = true;
    groups_->fill(side_, capacity_->verdicts());
    calendar_->show(session::calendarOf(document, session().map().get(), session().game().get(),
                                        session().report(), session().language()),
                    sideColours(session()));
    choose(group_);
    if (onOptions) onOptions();
}

void SetupView::choose(const model::GroupId& group) {
    const bool isOther = group != group_;
    group_ = group;
    if (showsFree_)
        groups_->chooseFreeUnits();
    else
        groups_->choose(group);
    calendar_->select(group);
    units_->fill(group, side_);
    capacity_->Show(!group.empty());
    if (!group.empty()) capacity_->show(group);
    if (isOther) form_->showOther({});
    zone_.follow(group);
    fillForm();
    units_->GetParent()->Layout();
    if (isOther && onOptions) onOptions();
}

void SetupView::fillForm() {
    const auto sheet = session::groupForm(session::sheetSourceOf(session()), group_, units_->units());
    form_->show(sheet.rows);
    const auto* group = session::groupNamed(session().document(), group_);
    std::vector<StripItem> items;
    StripItem title{"group-title", StripItem::Kind::label,
                    group        ? toWx(session::nameOf(*group, session().language()))
                    : showsFree_ ? words("Units in no group")
                                 : words("No group selected")};
    title.isPrimary = true;
    items.push_back(std::move(title));
    items.push_back({"", StripItem::Kind::space, ""});
    if (group) {
        const bool hasZone = !group->zone.empty();
        StripItem zone{hasZone ? "paint-zone" : "new-zone", StripItem::Kind::button,
                       hasZone ? words("Paint zone") : words("New zone"), "zone"};
        zone.tip = hasZone ? words(
                                 "Paint hexes of the zone of this group on the map. A right click offers a "
                                 "new zone.")
                           : words("Make a zone for this group and paint its hexes on the map.");
        zone.run = [this] { zone_.paint(group_); };
        if (hasZone)
            zone.menu = [this](wxMenu& menu) {
                add(menu, words("New Zone"), [this] { zone_.make(group_); });
            };
        StripItem map{"show-zone", StripItem::Kind::button, words("Show"), "visible"};
        map.tip = words("Show the zone and the units of the group on the map.");
        map.run = [this] { zone_.show(group_); };
        StripItem gone{"delete-group", StripItem::Kind::button, words("Delete group"), "erase"};
        gone.tip = words("Delete the group. Its units stay in the forces.");
        gone.run = [this] { step(session::deleteGroup(session().document(), group_)); };
        // In a narrow bar the first one loses its words, and the last one stays where it is.
        items.push_back(std::move(gone));
        items.push_back(std::move(map));
        items.push_back(std::move(zone));
    } else if (session().document().scenario) {
        StripItem each{"each-formation", StripItem::Kind::button, words("One for each formation"), "group"};
        each.tip = words("Make a set-up group for each formation with units in no group.");
        each.isPrimary = true;
        each.run = [this] { step(session::groupEachFormation(session().document())); };
        items.push_back(std::move(each));
        StripItem one{"one-group", StripItem::Kind::button, words("Add a group"), "add"};
        one.run = [this] { addGroup(GroupKind::setup); };
        items.push_back(std::move(one));
    }
    heading_->show(std::move(items));
}

std::vector<StripItem> SetupView::options() {
    std::vector<StripItem> items;
    items.push_back({"title", StripItem::Kind::label, words("Set-up and arrivals")});
    items.back().isPrimary = true;
    const auto& document = session().document();
    if (!document.scenario) return items;
    const auto segment = [&](const std::string& id, const model::SideId& side, const wxString& text) {
        StripItem item{id, StripItem::Kind::segment, text};
        item.isOn = side_ == side;
        item.run = [this, side] {
            side_ = side;
            group_ = {};
            refresh();
        };
        items.push_back(std::move(item));
    };
    segment("side-all", {}, words("All sides"));
    for (const auto& side : (*document.scenario)->sides)
        segment("side-" + side.id.text, side.id, toWx(session::nameOf(side, session().language())));
    items.push_back({"", StripItem::Kind::line, ""});
    StripItem group{"add-group", StripItem::Kind::drop, words("Group"), "group"};
    group.tip = words("Add a group of units that set up or arrive together.");
    group.menu = [this](wxMenu& menu) {
        for (const auto kind : kinds)
            add(menu, toWx(session::nameOfKindOfOne(kind)), [this, kind] { addGroup(kind); });
        menu.AppendSeparator();
        add(menu, words("One for Each Formation"),
            [this] { step(session::groupEachFormation(session().document())); });
    };
    items.push_back(std::move(group));
    StripItem entry{"add-entry", StripItem::Kind::drop, words("Entry"), "entry"};
    entry.tip = words("Add a place where units enter: where a road leaves the map.");
    entry.isEnabled = session().map() != nullptr;
    entry.menu = [this](wxMenu& menu) { addEntries(menu); };
    items.push_back(std::move(entry));
    items.push_back({"", StripItem::Kind::line, ""});
    const auto* now = session::groupNamed(document, group_);
    StripItem legally{"set-up-legally", StripItem::Kind::button, words("Set up legally"), "passed"};
    legally.isPrimary = true;
    legally.isEnabled = now && now->kind == GroupKind::setup && now->statesHexes() && !now->units.empty() &&
                        !capacity_->isProposing();
    legally.tip = legally.isEnabled ? words("Place all units of the group in hexes that the rules allow.")
                                    : words("Select a set-up group with a zone and units first.");
    // Enter keeps the proposal, and is no key of a field.
    legally.run = [this] { units_->SetFocus(), capacity_->propose(); };
    items.push_back(std::move(legally));
    StripItem keeps{"keep-placed", StripItem::Kind::check, words("Keep units that are placed")};
    keeps.isOn = capacity_->keepsPlaced();
    keeps.run = [this] {
        capacity_->setKeepsPlaced(!capacity_->keepsPlaced());
        if (onOptions) onOptions();
    };
    items.push_back(std::move(keeps));
    return items;
}

void SetupView::step(std::optional<session::HistoryEntry> made) {
    if (made) commit(std::move(*made));
}

model::SideId SetupView::sideForNew() const {
    if (!side_.empty()) return side_;
    if (const auto* group = session::groupNamed(session().document(), group_)) return group->side;
    const auto& scenario = session().document().scenario;
    return scenario && !(*scenario)->sides.empty() ? (*scenario)->sides.front().id : model::SideId();
}

void SetupView::addGroup(GroupKind kind) {
    // Units in no group that are selected go into it.
    const auto chosen = showsFree_ ? units_->units() : session::CounterIds{};
    step(chosen.empty() ? session::addGroup(session().document(), sideForNew(), kind)
                        : session::makeGroupOf(session().document(), chosen, kind));
    // The name is what a person types first.
    CallAfter([this] { form_->activate(0, true); });
}

void SetupView::addEntries(wxMenu& menu) {
    if (!session().map()) return;
    for (const auto& entry : session::suggestedEntries(*session().map()))
        add(menu, toWx(entry.names.in(session().language())),
            [this, entry] { step(session::addEntry(session().document(), entry, sideForNew())); });
    if (menu.GetMenuItemCount() > 0) menu.AppendSeparator();
    add(menu, words("Paint on the Map"), [this] { context().run("tool-zone"); });
}

void SetupView::groupMenu(wxWindow& window, const model::GroupId& id, const wxPoint& at) {
    const auto* group = session::groupNamed(session().document(), id);
    wxMenu menu;
    if (group) {
        add(menu, words("Rename"), [this, id] { groups_->rename(id); });
        auto* other = new wxMenu;
        for (const auto kind : kinds)
            if (kind != group->kind)
                add(*other, toWx(session::nameOfKindOfOne(kind)),
                    [this, id, kind] { step(session::changeGroupKind(session().document(), id, kind)); });
        menu.AppendSubMenu(other, words("Kind of group"));
        add(menu, words("Select Units"), [this, id] {
            session::Selection all;
            for (const auto& unit : session::unitsOf(session().document(), id))
                all.insert({model::SubjectKind::counter, unit.text, {}});
            session().select(std::move(all));
            units_->followSelection();
            fillForm();
        });
        add(menu, words("Show on the Map"), [this] { zone_.show(group_); });
        if (!group->zone.empty()) add(menu, words("Paint Zone"), [this] { zone_.paint(group_); });
        add(menu, words("New Zone"), [this] { zone_.make(group_); });
        add(menu, words("Duplicate"),
            [this, id] { step(session::duplicateGroup(session().document(), id)); });
        add(menu, words("Move Units of Other Sides to a New Group"),
            [this, id] { step(session::partSides(session().document(), id)); });
        menu.AppendSeparator();
        add(menu, words("Delete Group (Units Stay)"),
            [this, id] { step(session::deleteGroup(session().document(), id)); });
    } else {
        for (const auto kind : kinds)
            add(menu, words("Add Group: %s", session::nameOfKindOfOne(kind)),
                [this, kind] { addGroup(kind); });
        add(menu, words("One for Each Formation"),
            [this] { step(session::groupEachFormation(session().document())); });
    }
    window.PopupMenu(&menu, at);
}

}  // namespace cota::wx

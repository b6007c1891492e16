#include "editor/wx/views/setup_drags.h"

#include "editor/documents/force_tree.h"
#include "editor/setup/group_list.h"
#include "editor/setup/group_units.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/views/group_units_pane.h"
#include "editor/wx/views/groups_pane.h"
#include "formats/model/document/formation_tree.h"

namespace cota::wx {

using session::CalendarPlace;
using session::GroupKind;

SetupDrags::SetupDrags(session::Session& session, GroupsPane& groups, CalendarCanvas& calendar)
    : session_(session),
      groups_(groups),
      calendar_(calendar),
      trying_([this](const session::SetUpAnswer& answer) {
          calendar_.CallAfter([this, answer] { takeTried(answer); });
      }) {}

namespace {

/// Whether the unit was in no group, and others of its side still are.
bool leavesFreeUnits(const model::Document& before, const model::Document& after,
                     const model::CounterId& unit) {
    const auto found = session::findCounter(before, unit);
    if (!found.counter || session::findPlacement(before, unit).placement) return false;
    const auto side = model::FormationTree(before).sideOf(*found.counter);
    return !session::unitsInNoGroup(after, side, model::Language::english).empty();
}

}  // namespace

void SetupDrags::step(std::optional<session::HistoryEntry> made) {
    if (made && onStep) onStep(std::move(*made));
}

void SetupDrags::dropOutside(const model::GroupId& group, const wxPoint& screen) {
    const auto target = groups_.groupAtScreen(screen);
    const auto* other = session::groupNamed(session_.document(), target);
    if (other && other->kind != GroupKind::arrival)
        step(session::changeGroupKind(session_.document(), group, other->kind));
}

void SetupDrags::group(const model::GroupId& group, const wxPoint& screen, RowList::Drag how) {
    const auto to = how == RowList::Drag::cancel ? std::nullopt : calendar_.hoverDrop(screen);
    if (how == RowList::Drag::move) return tryDrop(group, to);
    calendar_.endDrop();
    if (how == RowList::Drag::drop && to) dropCard(group, *to, CalendarCanvas::Change::move);
}

void SetupDrags::units(const session::CounterIds& units, const wxPoint& screen, RowList::Drag how) {
    const auto& document = session_.document();
    auto target = groups_.groupAtScreen(screen);
    if (target.empty()) target = calendar_.cardAtScreen(screen).value_or(model::GroupId());
    if (how == RowList::Drag::cancel || units.empty()) target = {};
    const bool isOverList = groups_.GetScreenRect().Contains(screen);
    const auto to = isOverList || how == RowList::Drag::cancel ? std::nullopt : calendar_.hoverDrop(screen);
    if (how == RowList::Drag::move) {
        groups_.markDrop(target);
        if (!target.empty()) onMessage(session::whyNotInGroup(document, target, units));
        return;
    }
    groups_.markDrop({});
    calendar_.endDrop();
    if (how == RowList::Drag::drop) dropUnits(units, target, to, isOverList);
}

/// On a group or its card, on a cell of the calendar, or on the free space of the list.
void SetupDrags::dropUnits(const session::CounterIds& units, const model::GroupId& target,
                           const std::optional<CalendarPlace>& to, bool isOverList) {
    const auto& document = session_.document();
    if (!target.empty()) {
        const auto why = session::whyNotInGroup(document, target, units);
        if (!why.empty()) return onMessage(why);
        auto made = session::putInGroup(document, target, units, hexesOf(session_, target));
        // While units in no group are left, the next ones are dragged from the same list.
        if (made && !leavesFreeUnits(document, made->document, units.front()))
            made->selection.insert({model::SubjectKind::group, target.text, {}});
        step(std::move(made));
    } else if (to) {
        step(session::arriveUnits(document, calendar_.calendar(), units, *to));
    } else if (isOverList) {
        step(session::makeGroupOf(document, units, GroupKind::setup));
    }
}

void SetupDrags::dropCard(const model::GroupId& group, CalendarPlace to, CalendarCanvas::Change change) {
    const auto& document = session_.document();
    const auto& calendar = calendar_.calendar();
    switch (change) {
        case CalendarCanvas::Change::move:
            return step(session::moveArrival(document, calendar, group, to));
        case CalendarCanvas::Change::copy:
            return step(session::copyArrival(document, calendar, group, to));
        case CalendarCanvas::Change::first:
        case CalendarCanvas::Change::last:
            return step(session::stretchRoll(document, calendar, group,
                                             change == CalendarCanvas::Change::last, to.turn));
    }
}

/// Asks whether the units would find room there.
void SetupDrags::tryDrop(const model::GroupId& group, const std::optional<CalendarPlace>& to) {
    ++tried_;
    if (!to) return calendar_.setDropText({}, Tone::muted);
    const auto moved = session::moveArrival(session_.document(), calendar_.calendar(), group, *to);
    const auto& calendar = calendar_.calendar();
    const auto& entry = calendar.entries[to->entry];
    wxString text = to->turn == 0 ? toWx(entry.name)
                                  : words("Turn %s", std::to_string(to->turn)) + ", " + toWx(entry.name);
    calendar_.setDropText(text, Tone::muted);
    if (!moved) return;
    session::SetUpRequest request;
    request.number = tried_;
    request.document = moved->document;
    request.game = session_.game();
    if (session_.map()) request.laid = session_.map()->laid();
    request.group = group;
    request.language = session_.language();
    trying_.start(std::move(request));
}

void SetupDrags::takeTried(const session::SetUpAnswer& answer) {
    if (answer.number != tried_ || answer.text.empty()) return;
    const bool isNone = answer.verdict == session::SetUpAnswer::Verdict::none;
    const bool fits = answer.verdict == session::SetUpAnswer::Verdict::exists;
    calendar_.setDropText(toWx(answer.text), isNone ? Tone::error : fits ? Tone::passed : Tone::muted);
}

}  // namespace cota::wx

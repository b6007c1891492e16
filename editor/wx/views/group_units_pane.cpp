#include "editor/wx/views/group_units_pane.h"

#include <wx/menu.h>

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/setup/free_hexes.h"
#include "editor/setup/group_list.h"
#include "editor/wx/toolkit/convert.h"
#include "formats/model/document/formation_tree.h"

namespace cota::wx {

using session::CounterIds;

namespace {

constexpr int groupPictureSize = 30;

wxString joined(const wxString& one, const wxString& other) {
    return one.empty() || other.empty() ? one + other : one + wxString::FromUTF8(" · ") + other;
}

void addUnitEntry(wxMenu& menu, const wxString& text, const std::function<void()>& run) {
    auto* item = menu.Append(wxID_ANY, text);
    menu.Bind(
        wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
}

}  // namespace

session::KeepsHex hexesOf(const session::Session& session, const model::GroupId& id) {
    const auto* group = session::groupNamed(session.document(), id);
    if (!group || group->kind == session::GroupKind::pool || group->kind == session::GroupKind::out)
        return {};
    // A group without a place keeps every hex, if it is set up.
    if (!group->statesHexes())
        return [isSetUp = group->kind == session::GroupKind::setup](const model::HexRef&) { return isSetUp; };
    const auto map = session.map();
    if (!map) return {};
    return [map, cells = session::cellsOfGroup(*map, *group)](const model::HexRef& hex) {
        const auto cell = map->field().resolve(hex.label);
        return cell && std::ranges::binary_search(cells, *cell);
    };
}

GroupUnitsPane::GroupUnitsPane(wxWindow* parent, session::Session& session)
    : RowList(parent, "group-units", true), session_(session), pictures_(session) {
    setMostLines(2);
    onSelect = [this] {
        session::Selection chosen;
        for (const auto& unit : units()) chosen.insert({model::SubjectKind::counter, unit.text, {}});
        session_.select(std::move(chosen));
        if (onChosen) onChosen();
    };
    RowList::onActivate = [this](const std::string& id) {
        if (onReveal) onReveal(model::CounterId(id));
    };
    RowList::onMenu = [this](const std::string&, const wxPoint& at) { menu(at); };
    RowList::onDrag = [this](const std::set<std::string>&, const wxPoint& screen, Drag how) {
        if (onDragOutside)
            onDragOutside(units(), screen, GetScreenRect().Contains(screen) ? Drag::cancel : how);
    };
    RowList::onKey = [this](wxKeyEvent& event) {
        if (group_.empty()) return false;
        if (event.GetKeyCode() == WXK_DELETE) return takeOut(), true;
        if (event.GetKeyCode() == WXK_F2) return editHex(), true;
        return false;
    };
    onEdited = [this](const std::string& id, const wxString& text) {
        placeIn(model::CounterId(id), fromWx(text));
    };
}

void GroupUnitsPane::fill(const model::GroupId& group, const model::SideId& side) {
    group_ = group;
    const auto& document = session_.document();
    const auto units =
        group.empty() ? session::unitsInNoGroup(document, side, session_.language())
                      : session::unitsInGroup(document, group, session_.game().get(), session_.language());
    const auto* now = session::groupNamed(document, group);
    const bool setsUp = now && now->kind == session::GroupKind::setup;
    setEmptyText(group.empty() ? words("All units are in groups.")
                               : words("No units. Drag units here from \"Units in no group\" or from another "
                                       "group."));
    std::vector<ListRow> rows;
    for (const auto& unit : units) {
        ListRow row{unit.id.text, toWx(unit.name)};
        row.detail = joined(toWx(unit.formation), toWx(unit.states));
        row.picture = pictures_.ofUnit(unit.id, FromDIP(groupPictureSize));
        if (!unit.aboard.empty())
            row.right = words("aboard %s", unit.aboard);
        else if (!unit.hex.empty())
            row.right = toWx(unit.hex);
        else if (setsUp)
            row.badges = {{words("not placed"), Tone::warning}};
        row.level = unit.aboard.empty() ? 0 : 1;
        rows.push_back(std::move(row));
    }
    RowList::show(std::move(rows));
    followSelection();
}

CounterIds GroupUnitsPane::units() const {
    CounterIds chosen;
    for (const auto& row : rows())
        if (selection().contains(row.id)) chosen.emplace_back(row.id);
    return chosen;
}

void GroupUnitsPane::followSelection() {
    std::set<std::string> chosen;
    for (const auto& subject : session_.selection())
        if (subject.kind == model::SubjectKind::counter && row(subject.id)) chosen.insert(subject.id);
    select(std::move(chosen), false);
}

void GroupUnitsPane::step(std::optional<session::HistoryEntry> made) {
    if (made && onStep) onStep(std::move(*made));
}

void GroupUnitsPane::takeOut() { step(session::takeOutOfGroups(session_.document(), units())); }

void GroupUnitsPane::editHex() {
    const auto chosen = units();
    if (chosen.empty()) return;
    const auto* placement = session::findPlacement(session_.document(), chosen.front()).placement;
    edit(chosen.front().text, placement && placement->at ? toWx(placement->at->label) : wxString());
}

/// An empty text: anywhere in the zone.
void GroupUnitsPane::placeIn(const model::CounterId& unit, const std::string& text) {
    std::optional<model::HexRef> at;
    if (!text.empty()) {
        const auto cells =
            session_.map() ? session_.map()->field().candidates(text) : std::vector<session::Cell>{};
        if (cells.empty()) return onMessage ? onMessage(session::tr("There is no hex %s.", text)) : void();
        at = session_.map()->ref(cells.front());
    }
    const auto changed = session::withUnitsPlaced(session_.document(), {unit}, at, {});
    if (changed == session_.document()) return;
    const auto name = session::counterName(session_.document(), unit);
    step(session::HistoryEntry{at ? session::StepName(session::trLater("Place %s in %s"), {name, at->label})
                                  : session::named("Place %s anywhere in the zone", name),
                               changed, session_.selection()});
}

void GroupUnitsPane::menu(const wxPoint& at) {
    const auto chosen = units();
    if (chosen.empty()) return;
    wxMenu menu;
    addGroups(menu, chosen);
    if (!group_.empty()) {
        addCarriers(menu, chosen);
        addUnitEntry(menu, words("Anywhere in the Zone"), [this, chosen] { place(chosen, {}, {}); });
        addUnitEntry(menu, words("Hex...") + "\tF2", [this] { CallAfter([this] { editHex(); }); });
        if (chosen.size() > 1 && session_.map())
            addUnitEntry(menu, words("Spread Out"), [this, chosen] {
                auto made = session::spreadOut(session_.document(), *session_.map(), session_.game(), chosen);
                if (!made && onMessage) onMessage(session::tr("No free hexes to spread out to."));
                step(std::move(made));
            });
        if (chosen.size() == 1 && onReveal)
            addUnitEntry(menu, words("Show on the Map"), [this, chosen] { onReveal(chosen.front()); });
        menu.AppendSeparator();
        addUnitEntry(menu, words("Remove from the Group"), [this] { takeOut(); });
    }
    PopupMenu(&menu, at);
}

void GroupUnitsPane::addGroups(wxMenu& menu, const CounterIds& chosen) {
    auto* groups = new wxMenu;
    for (const auto& section : session::groupList(session_.document(), {}, session_.language()))
        for (const auto& row : section.rows) {
            if (row.id == group_ || !session::whyNotInGroup(session_.document(), row.id, chosen).empty())
                continue;
            addUnitEntry(
                *groups, toWx(row.name) + wxString::FromUTF8(" · ") + toWx(section.name),
                [this, chosen, id = row.id] {
                    step(session::putInGroup(session_.document(), id, chosen, hexesOf(session_, id)));
                });
        }
    if (groups->GetMenuItemCount() > 0) groups->AppendSeparator();
    addUnitEntry(*groups, words("New Group"), [this, chosen] {
        step(session::makeGroupOf(session_.document(), chosen, session::GroupKind::setup));
    });
    menu.AppendSubMenu(groups, words("Put in Group"));
}

void GroupUnitsPane::addCarriers(wxMenu& menu, const CounterIds& chosen) {
    auto* carriers = new wxMenu;
    for (const auto& row : rows()) {
        const model::CounterId carrier(row.id);
        if (std::ranges::find(chosen, carrier) != chosen.end()) continue;
        addUnitEntry(*carriers, row.text, [this, chosen, carrier] { place(chosen, {}, carrier); });
    }
    if (carriers->GetMenuItemCount() == 0) {
        delete carriers;
        return;
    }
    menu.AppendSubMenu(carriers, words("Load On"));
}

void GroupUnitsPane::place(const CounterIds& chosen, const std::optional<model::HexRef>& at,
                           const std::optional<model::CounterId>& aboard) {
    const auto& document = session_.document();
    auto changed = session::withUnitsPlaced(document, chosen, at, aboard);
    if (changed == document) return;
    const session::StepName what = chosen.size() == 1
                                       ? session::counterName(document, chosen.front())
                                       : session::named("%s units", std::to_string(chosen.size()));
    auto label = aboard ? session::StepName(session::trLater("Load %s on %s"),
                                            {what, session::counterName(document, *aboard)})
                        : session::named("Place %s anywhere in the zone", what);
    step(session::HistoryEntry{std::move(label), std::move(changed), session_.selection()});
}

}  // namespace cota::wx

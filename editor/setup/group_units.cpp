#include "editor/setup/group_units.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

using model::Document;
using model::Group;
using model::GroupId;
using model::Scenario;

/// The units and everything aboard them.
std::set<model::CounterId> withLoads(const Scenario& scenario, const CounterIds& units) {
    std::set<model::CounterId> all(units.begin(), units.end());
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto& group : scenario.groups)
            for (const auto& unit : group.units)
                if (unit.aboard && all.contains(*unit.aboard) && all.insert(unit.counter).second)
                    grows = true;
    }
    return all;
}

StepName nameOfUnits(const Document& document, const CounterIds& units) {
    return units.size() == 1 ? counterName(document, units.front())
                             : named("%s units", std::to_string(units.size()));
}

Document withUnitsIn(const Document& document, const GroupId& id, const CounterIds& units,
                     const KeepsHex& keepsHex) {
    const auto* target = groupNamed(document, id);
    if (!target) return document;
    const auto moving = withLoads(**document.scenario, units);
    Document changed = document;
    const auto put = [&](const model::CounterId& unit) {
        const auto found = findPlacement(document, unit);
        if (found.group && found.group->id == id) return;
        model::Placement made;
        if (found.placement) made = *found.placement;
        made.counter = unit;
        if (made.aboard && !moving.contains(*made.aboard)) made.aboard.reset();
        if (made.at && (!keepsHex || !keepsHex(*made.at))) made.at.reset();
        changed = model::withPlacement(changed, id, made);
    };
    for (const auto& unit : units)
        if (findCounter(document, unit).counter) put(unit);
    for (const auto& unit : moving)
        if (std::ranges::find(units, unit) == units.end()) put(unit);
    return changed;
}

}  // namespace

namespace {

/// The side that the group has once these units are in it: an empty group takes theirs.
model::SideId sideWith(const Document& document, const Group& group, const CounterIds& units) {
    const auto found = units.empty() ? FoundCounter{} : findCounter(document, units.front());
    if (!group.units.empty() || !found.counter) return group.side;
    const auto side = model::FormationTree(document).sideOf(*found.counter);
    return side.empty() ? group.side : side;
}

/// The group, and a zone that only it uses, for another side.
Document withSide(const Document& document, const Group& group, const model::SideId& side) {
    if (side == group.side) return document;
    return model::withScenario(document, [&](Scenario& scenario) {
        const bool isShared = std::ranges::any_of(scenario.groups, [&](const Group& other) {
            return other.id != group.id && other.zone == group.zone;
        });
        for (auto& zone : scenario.zones)
            if (zone.id == group.zone && zone.side == group.side && !isShared) zone.side = side;
        for (auto& one : scenario.groups)
            if (one.id == group.id) one.side = side;
    });
}

}  // namespace

std::string whyNotInGroup(const Document& document, const GroupId& id, const CounterIds& units) {
    const auto* group = groupNamed(document, id);
    if (!group) return tr("There is no such group.");
    const auto wanted = sideWith(document, *group, units);
    if (wanted.empty()) return {};
    const model::FormationTree tree(document);
    for (const auto& unit : units) {
        const auto found = findCounter(document, unit);
        if (!found.counter) continue;
        const auto side = tree.sideOf(*found.counter);
        if (!side.empty() && side != wanted)
            return tr("All units of a group belong to its side. Make another group for the others.");
    }
    return {};
}

std::optional<HistoryEntry> putInGroup(const Document& document, const GroupId& id, const CounterIds& units,
                                       const KeepsHex& keepsHex) {
    const auto* group = groupNamed(document, id);
    if (!group || !whyNotInGroup(document, id, units).empty()) return std::nullopt;
    Selection selection;
    for (const auto& unit : units) selection.insert({model::SubjectKind::counter, unit.text, {}});
    const auto changed = withSide(document, *group, sideWith(document, *group, units));
    return stepTo(document,
                  {trLater("Put %s in group %s"), {nameOfUnits(document, units), StepName(namesOf(*group))}},
                  withUnitsIn(changed, id, units, keepsHex), std::move(selection));
}

std::optional<HistoryEntry> makeGroupOf(const Document& document, const CounterIds& units, GroupKind kind) {
    if (!document.scenario || units.empty()) return std::nullopt;
    const auto found = findCounter(document, units.front());
    if (!found.counter) return std::nullopt;
    const model::FormationTree tree(document);
    const auto* formation = tree.find(found.counter->formation.text);
    const bool isWhole = formation && std::ranges::all_of(units, [&](const auto& unit) {
                             const auto other = findCounter(document, unit);
                             return other.counter && other.counter->formation == formation->id;
                         });
    auto group = newGroup(document, isWhole ? nameToCopy(*formation) : freeGroupName(document),
                          tree.sideOf(*found.counter), kind);
    if (kind == GroupKind::setup) group.order = nextOrder(**document.scenario);
    if (kind == GroupKind::arrival) group.turn = 1;  // until it is dragged to another
    const auto isSetUp = [&](const model::HexRef&) { return kind == GroupKind::setup; };
    return stepTo(document, named("Add group %s", group.name),
                  withUnitsIn(model::withGroup(document, group), group.id, units, isSetUp),
                  {subjectOf(group)});
}

std::optional<HistoryEntry> partSides(const Document& document, const GroupId& id) {
    const auto* group = groupNamed(document, id);
    if (!group) return std::nullopt;
    const model::FormationTree tree(document);
    std::map<model::SideId, CounterIds> others;
    for (const auto& unit : unitsOf(document, id)) {
        const auto found = findCounter(document, unit);
        if (!found.counter) continue;
        const auto side = tree.sideOf(*found.counter);
        if (!side.empty() && side != group->side) others[side].push_back(unit);
    }
    Document changed = document;
    for (const auto& [side, units] : others) {
        Group made = newGroup(changed, freeGroupName(changed), side, group->kind);
        made.turn = group->turn;
        made.roll = group->roll;
        if (group->order) made.order = nextOrder(**changed.scenario);
        changed = withUnitsIn(model::withGroup(changed, made), made.id, units,
                              [](const model::HexRef&) { return true; });
    }
    return stepTo(document, named("Move units of other sides out of group %s", namesOf(*group)),
                  std::move(changed), {subjectOf(*group)});
}

std::optional<HistoryEntry> takeOutOfGroups(const Document& document, const CounterIds& units) {
    Document changed = document;
    for (const auto& unit : units) changed = withoutPlacementNamed(changed, unit);
    if (units.empty()) return std::nullopt;
    return stepTo(document, named("Remove %s from its group", nameOfUnits(document, units)),
                  std::move(changed));
}

Document withUnitsPlaced(const Document& document, const CounterIds& units,
                         const std::optional<model::HexRef>& at,
                         const std::optional<model::CounterId>& aboard) {
    const std::set<model::CounterId> wanted(units.begin(), units.end());
    // A carrier does not board what it carries.
    const bool isLoop =
        aboard && document.scenario && withLoads(**document.scenario, units).contains(*aboard);
    if (isLoop) return document;
    return model::withScenario(document, [&](Scenario& scenario) {
        for (auto& group : scenario.groups)
            for (auto& unit : group.units) {
                if (!wanted.contains(unit.counter)) continue;
                unit.at = aboard ? std::nullopt : at;
                unit.aboard = aboard;
            }
    });
}

Document withUnitStates(const Document& document, const CounterIds& units, const std::string& name,
                        const std::string& value) {
    const std::set<model::CounterId> wanted(units.begin(), units.end());
    return model::withScenario(document, [&](Scenario& scenario) {
        for (auto& group : scenario.groups)
            for (auto& unit : group.units) {
                if (!wanted.contains(unit.counter)) continue;
                if (value.empty())
                    unit.attributes.erase(name);
                else
                    unit.attributes.set(name, value);
            }
    });
}

}  // namespace cota::session

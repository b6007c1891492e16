#include "editor/setup/group_edits.h"

#include <algorithm>
#include <map>
#include <set>

#include "editor/documents/file_names.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/generated_names.h"
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

constexpr const char* groupStem = "group";

bool hasGroup(const Document& document, const std::string& id) {
    return groupNamed(document, GroupId(id)) != nullptr;
}

std::string idFor(const Document& document, const model::LocalText& name) {
    const std::string stem = idStem(name.en.empty() ? name.es : name.en);
    const auto isTaken = [&](const std::string& id) { return hasGroup(document, id); };
    return !stem.empty() && !isTaken(stem) ? stem : freeId(stem.empty() ? groupStem : stem, isTaken);
}

/// "group-3", or what a name in one of the languages would have given, with or without a number.
bool isMadeFrom(const std::string& id, const model::LocalText& name) {
    const auto isNumbered = [&](const std::string& stem) {
        if (stem.empty() || !id.starts_with(stem)) return false;
        const std::string rest = id.substr(stem.size());
        return rest.empty() || (rest.size() > 1 && rest[0] == '-' &&
                                rest.find_first_not_of("0123456789", 1) == std::string::npos);
    };
    return isNumbered(groupStem) || isNumbered(idStem(name.en)) || isNumbered(idStem(name.es));
}

/// Whether another kind of thing has this id too, so that a name in an acceptance may mean that one.
bool isAmbiguous(const Document& document, const std::string& id) {
    const Scenario& scenario = **document.scenario;
    const auto has = [&](const auto& things) {
        return std::ranges::any_of(things, [&](const auto& thing) { return thing.id.text == id; });
    };
    return has(scenario.zones) || has(scenario.sides) || has(scenario.objectives) ||
           findCounter(document, model::CounterId(id)).counter;
}

}  // namespace

model::LocalText freeGroupName(const Document& document) {
    const auto& groups = (*document.scenario)->groups;
    for (std::size_t number = groups.size() + 1;; ++number) {
        const std::string tail = " " + std::to_string(number);
        const model::LocalText name{groupWord.en + tail, groupWord.es + tail};
        if (std::ranges::find(groups, name, &Group::name) == groups.end()) return name;
    }
}

Group newGroup(const Document& document, const model::LocalText& name, const model::SideId& side,
               GroupKind kind) {
    Group made;
    made.id = GroupId(idFor(document, name));
    made.name = name;
    made.side = side;
    made.kind = kind;
    return made;
}

std::optional<int> nextOrder(const Scenario& scenario) {
    std::optional<int> last;
    for (const auto& group : scenario.groups)
        if (group.kind == GroupKind::setup && group.order) last = std::max(last.value_or(0), *group.order);
    return last ? std::optional(*last + 1) : std::nullopt;
}

std::optional<HistoryEntry> stepTo(const Document& before, StepName label, Document after,
                                   Selection selection) {
    if (after == before) return std::nullopt;
    return HistoryEntry{std::move(label), std::move(after), std::move(selection)};
}

const Group* groupNamed(const Document& document, const GroupId& id) {
    if (!document.scenario) return nullptr;
    const auto& groups = (*document.scenario)->groups;
    const auto found = std::ranges::find(groups, id, &Group::id);
    return found == groups.end() ? nullptr : &*found;
}

CounterIds unitsOf(const Document& document, const GroupId& id) {
    CounterIds units;
    if (const auto* group = groupNamed(document, id))
        for (const auto& unit : group->units) units.push_back(unit.counter);
    return units;
}

Document withZoneOfGroup(const Document& document, const GroupId& id) {
    const auto* group = groupNamed(document, id);
    if (!group || group->zone.empty() || group->side.empty()) return document;
    const auto& scenario = **document.scenario;
    const auto zone = std::ranges::find(scenario.zones, group->zone, &model::Zone::id);
    const auto names = [&](const auto& other) { return other.zone == group->zone; };
    const bool isShared =
        std::ranges::count_if(scenario.groups, names) > 1 || std::ranges::any_of(scenario.parts, names) ||
        std::ranges::any_of(scenario.exits, names) || std::ranges::any_of(scenario.victory, names);
    if (zone == scenario.zones.end() || zone->side.empty() || zone->side == group->side || isShared)
        return document;
    model::Zone made = *zone;
    made.side = group->side;
    return model::withZone(document, made);
}

std::optional<HistoryEntry> addGroup(const Document& document, const model::SideId& side, GroupKind kind) {
    if (!document.scenario) return std::nullopt;
    auto group = newGroup(document, freeGroupName(document), side, kind);
    if (kind == GroupKind::setup) group.order = nextOrder(**document.scenario);
    if (kind == GroupKind::arrival) group.turn = 1;  // until it is dragged to another
    return stepTo(document, named("Add group %s", group.name), model::withGroup(document, group),
                  {subjectOf(group)});
}

namespace {

/// The zone of the side, if it has only one and no group of another kind than set-up uses it.
model::ZoneId onlyZoneOf(const Scenario& scenario, const model::SideId& side) {
    model::ZoneId found;
    for (const auto& zone : scenario.zones) {
        const bool isEntry = std::ranges::any_of(scenario.groups, [&](const Group& group) {
            return group.zone == zone.id && group.kind != GroupKind::setup;
        });
        if (zone.side != side || isEntry) continue;
        if (!found.empty()) return {};
        found = zone.id;
    }
    return found;
}

/// The set-up group of the side in which most of the other units of a formation are, or that has its name;
/// empty if there is none.
GroupId groupOfFormation(const Scenario& scenario, const model::LocalText& name, const model::SideId& side,
                         const CounterIds& others) {
    GroupId home;
    std::ptrdiff_t most = 0;
    for (const auto& group : scenario.groups) {
        if (group.side != side || group.kind != GroupKind::setup) continue;
        const auto here = std::ranges::count_if(group.units, [&](const auto& unit) {
            return std::ranges::find(others, unit.counter) != others.end();
        });
        if (here > most || (home.empty() && group.name == name)) home = group.id;
        most = std::max(most, here);
    }
    return home;
}

}  // namespace

std::optional<HistoryEntry> groupEachFormation(const Document& document) {
    if (!document.scenario) return std::nullopt;
    const model::FormationTree tree(document);
    const auto placements = placementsOf(document);
    Document changed = document;
    int made = 0;
    std::size_t joined = 0;
    const auto add = [&](const model::LocalText& name, const model::SideId& side, const CounterIds& units,
                         const CounterIds& others) {
        if (units.empty()) return;
        if (const auto home = groupOfFormation(**document.scenario, name, side, others); !home.empty()) {
            changed = withGroupChanged(changed, home, [&](Group& group) {
                for (const auto& unit : units) group.units.push_back({unit, {}, {}, {}, {}});
            });
            joined += units.size();
            return;
        }
        auto group = newGroup(changed, name, side, GroupKind::setup);
        group.zone = onlyZoneOf(**changed.scenario, side);
        group.order = nextOrder(**changed.scenario);
        for (const auto& unit : units) group.units.push_back({unit, {}, {}, {}, {}});
        changed = model::withGroup(changed, group);
        ++made;
    };
    const auto unitsThat = [&](const model::Forces& forces, bool areFree, const auto& isWanted) {
        CounterIds units;
        for (const auto& counter : forces.counters)
            if (isWanted(counter) && placements.contains(counter.id) != areFree) units.push_back(counter.id);
        return units;
    };
    for (const auto& [file, forces] : document.forces) {
        for (const auto& formation : forces->formations) {
            const auto isOfIt = [&](const auto& one) { return one.formation == formation.id; };
            add(nameToCopy(formation), tree.sideOf(formation.id.text), unitsThat(*forces, true, isOfIt),
                unitsThat(*forces, false, isOfIt));
        }
        for (const auto& side : (*document.scenario)->sides) {
            const auto isLoose = [&](const auto& one) {
                return one.formation.empty() && one.side == side.id;
            };
            add(nameToCopy(side), side.id, unitsThat(*forces, true, isLoose),
                unitsThat(*forces, false, isLoose));
        }
    }
    StepName label = made == 1 ? named("Make a group for one formation")
                               : named("Make groups for %s formations", std::to_string(made));
    if (made == 0)
        label = joined == 1 ? named("Put 1 unit in the group of its formation")
                            : named("Put %s units in the groups of their formations", std::to_string(joined));
    return stepTo(document, std::move(label), std::move(changed));
}

std::optional<HistoryEntry> duplicateGroup(const Document& document, const GroupId& id) {
    const auto* original = groupNamed(document, id);
    if (!original) return std::nullopt;
    Group copy = *original;
    copy.units.clear();
    copy.name = freeGroupName(document);
    copy.id = GroupId(idFor(document, copy.name));
    if (copy.order) copy.order = nextOrder(**document.scenario);
    auto changed = model::withScenario(document, [&](Scenario& scenario) {
        const auto at = std::ranges::find(scenario.groups, id, &Group::id);
        scenario.groups.insert(at + 1, copy);
    });
    return stepTo(document, named("Duplicate group %s", namesOf(*original)), std::move(changed),
                  {subjectOf(copy)});
}

std::optional<HistoryEntry> deleteGroup(const Document& document, const GroupId& id) {
    const auto* group = groupNamed(document, id);
    if (!group) return std::nullopt;
    const auto label = named("Delete group %s", namesOf(*group));
    Document changed = document;
    for (const auto& unit : unitsOf(document, id)) changed = withoutPlacementNamed(changed, unit);
    const bool isOnly = !isAmbiguous(document, id.text);
    changed = model::withScenario(model::withoutGroup(changed, id), [&](Scenario& scenario) {
        if (isOnly)
            std::erase_if(scenario.acceptances, [&](const auto& one) { return one.subject == id.text; });
    });
    return stepTo(document, label, std::move(changed));
}

namespace {

/// Numbers the set-up groups in their order in the list.
void numberAgain(std::vector<Group>& groups) {
    std::optional<int> before;
    int number = 0;
    for (auto& group : groups) {
        if (group.kind != GroupKind::setup) continue;
        if (number == 0 || !before || before != group.order) ++number;
        before = group.order;
        group.order = number;
    }
}

/// Set-up groups by their numbers, those without one last.
void sortByOrder(std::vector<Group>& groups) {
    std::vector<Group> setUp;
    for (const auto& group : groups)
        if (group.kind == GroupKind::setup) setUp.push_back(group);
    std::ranges::stable_sort(setUp, {}, [](const Group& group) {
        return std::pair(!group.order.has_value(), group.order.value_or(0));
    });
    auto next = setUp.begin();
    for (auto& group : groups)
        if (group.kind == GroupKind::setup) group = *next++;
}

}  // namespace

std::optional<HistoryEntry> moveGroup(const Document& document, const GroupId& id, const GroupId& before) {
    const auto* group = groupNamed(document, id);
    if (!group || id == before) return std::nullopt;
    const bool setsUp = group->kind == GroupKind::setup;
    auto changed = model::withScenario(document, [&](Scenario& scenario) {
        auto& groups = scenario.groups;
        if (setsUp) sortByOrder(groups);
        const auto from = std::ranges::find(groups, id, &Group::id);
        const Group moved = *from;
        groups.erase(from);
        auto to = std::ranges::find(groups, before, &Group::id);
        if (to == groups.end() || to->kind != moved.kind) {
            to = groups.end();
            for (auto one = groups.begin(); one != groups.end(); ++one)
                if (one->kind == moved.kind) to = one + 1;
        }
        groups.insert(to, moved);
        if (setsUp) numberAgain(groups);
    });
    return stepTo(document, named("Move group %s", namesOf(*group)), std::move(changed), {subjectOf(*group)});
}

std::optional<HistoryEntry> shiftGroup(const Document& document, const GroupId& id, int by) {
    const auto* group = groupNamed(document, id);
    if (!group) return std::nullopt;
    std::vector<Group> same;
    for (const auto& one : (*document.scenario)->groups)
        if (one.kind == group->kind) same.push_back(one);
    if (group->kind == GroupKind::setup) sortByOrder(same);
    const auto at = std::ranges::find(same, id, &Group::id) - same.begin();
    // Before the group that follows the one to be passed.
    const auto to = by < 0 ? at - 1 : at + 2;
    if (to < 0 || (by > 0 && at + 1 >= std::ssize(same))) return std::nullopt;
    return moveGroup(document, id, to < std::ssize(same) ? same[static_cast<std::size_t>(to)].id : GroupId());
}

std::optional<HistoryEntry> changeGroupKind(const Document& document, const GroupId& id, GroupKind kind) {
    const auto* group = groupNamed(document, id);
    if (!group) return std::nullopt;
    const StepName name(namesOf(*group));
    StepName label = named("%s sets up", name);
    if (kind == GroupKind::arrival) label = named("%s arrives later", name);
    if (kind == GroupKind::pool) label = named("%s waits in the pool", name);
    if (kind == GroupKind::out) label = named("%s stays out of this scenario", name);
    return stepTo(document, std::move(label), withGroupKind(document, id, kind), {subjectOf(*group)});
}

GroupId idAfterNaming(const Document& document, const GroupId& id, const model::LocalText& name) {
    const auto* group = groupNamed(document, id);
    if (!group || name.empty() || !isMadeFrom(id.text, group->name)) return id;
    return GroupId(idFor(model::withoutGroup(document, id), name));
}

Document withGroupName(const Document& document, const GroupId& id, const model::LocalText& name) {
    const auto newId = idAfterNaming(document, id, name);
    const bool isOnly = document.scenario && !isAmbiguous(document, id.text);
    return model::withScenario(document, [&](Scenario& scenario) {
        const auto group = std::ranges::find(scenario.groups, id, &Group::id);
        if (group == scenario.groups.end()) return;
        group->name = name;
        group->id = newId;
        for (auto& one : scenario.acceptances)
            if (isOnly && one.subject == id.text) one.subject = newId.text;
    });
}

Document withGroupChanged(const Document& document, const GroupId& id,
                          const std::function<void(Group&)>& change) {
    return model::withScenario(document, [&](Scenario& scenario) {
        const auto group = std::ranges::find(scenario.groups, id, &Group::id);
        if (group != scenario.groups.end()) change(*group);
    });
}

Document withGroupKind(const Document& document, const GroupId& id, GroupKind kind) {
    const auto next = document.scenario ? nextOrder(**document.scenario) : std::nullopt;
    return withGroupChanged(document, id, [&](Group& group) {
        if (group.kind == kind) return;
        group.kind = kind;
        group.order = kind == GroupKind::setup ? next : std::nullopt;
        if (kind != GroupKind::arrival) {
            group.turn.reset();
            group.roll.reset();
        }
        if (kind != GroupKind::setup)
            for (auto& unit : group.units) unit.at.reset();
    });
}

}  // namespace cota::session

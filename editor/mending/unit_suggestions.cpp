// Suggestions about units: where they can be, which group they can be in, what they should not have.
#include <algorithm>
#include <set>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/force_edits.h"
#include "editor/mending/suggestions.h"
#include "editor/setup/free_hexes.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "validator/engine/check_context.h"
#include "validator/rules/setup/proposal.h"

namespace cota::session {

namespace {

using model::Document;
using model::Group;
using model::SubjectKind;

constexpr int mostSteps = 3;             // how many hexes away a unit is moved to fix a finding
constexpr std::size_t mostPlacings = 2;  // groups in which a place is looked for

model::SideId sideOfUnit(const Document& document, const model::CounterId& id) {
    const auto found = findCounter(document, id);
    return found.counter ? model::FormationTree(document).sideOf(*found.counter) : model::SideId();
}

/// The placement of the unit in the group, with its states, without a place.
Document inGroup(const Document& document, const model::CounterId& id, const model::GroupId& group) {
    model::Placement placement;
    if (const auto* now = findPlacement(document, id).placement) placement = *now;
    placement.counter = id;
    placement.at.reset();
    placement.aboard.reset();
    return model::withPlacement(document, group, placement);
}

/// The set-up groups with hexes that a unit without a place may be in: its own, or those of its side.
std::vector<const Group*> groupsFor(const Document& document, const model::CounterId& id) {
    std::vector<const Group*> groups;
    if (!document.scenario) return groups;
    const auto* own = findPlacement(document, id).group;
    const auto side = sideOfUnit(document, id);
    for (const auto& group : (*document.scenario)->groups)
        if (group.kind == Group::Kind::setup && group.statesHexes() &&
            (own ? &group == own : group.side == side) && groups.size() < mostPlacings)
            groups.push_back(&group);
    return groups;
}

StepName placeNameOf(const Document& document, const Group& group) {
    for (const auto& zone : (*document.scenario)->zones)
        if (zone.id == group.zone) return StepName(namesOf(zone));
    return StepName(namesOf(group));
}

bool isPlaced(const Document& document, const model::CounterId& id) {
    const auto* now = findPlacement(document, id).placement;
    return now && (now->at || now->aboard);
}

/// A hex that the solver finds for the unit when it sets up all that have none.
void placeLegally(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    const auto& document = about.document();
    if (!findCounter(document, id).counter || isPlaced(document, id)) return;
    const auto rules = checks::setUpRulesOf(*about.request.game);
    for (const auto* group : groupsFor(document, id)) {
        const Document joined = inGroup(document, id, group->id);
        const checks::CheckContext context(joined, about.request.game);
        const auto proposal = checks::proposeSetUp(context, rules.value_or(checks::DeploymentRules{}),
                                                   {group->side, {group->id}, 0, {}, {}});
        const auto place = std::ranges::find(proposal.places, id, &checks::ProposedPlace::counter);
        if (place == proposal.places.end()) continue;
        model::Placement placed = *findPlacement(joined, id).placement;
        placed.aboard = place->aboard;
        if (!placed.aboard) placed.at = model::HexRef{place->hex};
        about.add(StepName(trLater("Place legally in %s: %s"), {placeNameOf(document, *group), place->hex}),
                  model::withPlacement(joined, group->id, placed));
    }
}

/// Where the group may be, the unit may be, as its player likes.
void placeAnywhere(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    const auto& document = about.document();
    if (!findCounter(document, id).counter || isPlaced(document, id)) return;
    for (const auto* group : groupsFor(document, id))
        about.add(named("Anywhere in %s", placeNameOf(document, *group)), inGroup(document, id, group->id));
}

/// To a free hex near the present one, of its zone first.
void moveUnit(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    const auto [group, placement, scenario] = findPlacement(about.document(), id);
    if (!placement || !placement->at) return;
    const auto& field = about.map().field();
    const auto from = field.resolve(placement->at->label);
    if (!from) return;
    const auto free = freeHexesFor(about.document(), about.request.game, about.map().laid(), id);
    std::vector<Cell> cells(free.begin(), free.end());
    if (free.empty()) cells.assign(field.hexes().begin(), field.hexes().end());
    std::vector<std::pair<int, Cell>> near;
    for (const Cell cell : cells)
        if (const int away = field.distance(*from, cell); away > 0 && (away <= mostSteps || !free.empty()))
            near.emplace_back(away, cell);
    std::ranges::sort(near);
    constexpr std::size_t mostTried = 24;
    if (near.size() > mostTried) near.resize(mostTried);
    for (const auto& entry : near) {
        model::Placement moved = *placement;
        moved.at = about.map().ref(entry.second);
        if (auto* offer = about.add(named("Move %s", subjectName(about.document(), about.subject)) + " " +
                                        named("to %s", moved.at->label),
                                    model::withPlacement(about.document(), group->id, moved)))
            offer->isMove = true;
    }
}

/// The units in a hex, the last one first.
void moveUnitsHere(const FindingIn& about) {
    if (!about.document().scenario) return;
    std::set<Cell> cells;
    for (const auto& label : about.subject.hexes)
        if (const auto cell = about.map().field().resolve(label)) cells.insert(*cell);
    if (const auto cell = about.map().field().resolve(about.subject.id)) cells.insert(*cell);
    std::vector<model::Subject> units;
    for (const auto& group : (*about.document().scenario)->groups)
        for (const auto& unit : group.units)
            if (const auto cell = unit.at ? about.map().field().resolve(unit.at->label) : std::nullopt;
                cell && cells.contains(*cell))
                units.push_back({SubjectKind::counter, unit.counter.text, {}});
    constexpr std::size_t mostUnits = 4;
    std::ranges::reverse(units);
    if (units.size() > mostUnits) units.resize(mostUnits);
    for (const auto& unit : units) moveUnit({about.request, about.source, unit, about.offers});
}

/// The states and values that the finding names, each left out of the unit or of what its type prints.
void dropNamed(const FindingIn& about) {
    std::set<std::string> names;
    for (const auto& value : about.finding().values)
        for (const auto kind : {model::ValueKind::state, model::ValueKind::attribute})
            for (const auto& id : value.ids(kind)) names.insert(id);
    const model::CounterId id(about.subject.id);
    const auto [group, placement, scenario] = findPlacement(about.document(), id);
    for (const auto& name : names) {
        if (!placement || !placement->attributes.has(name)) continue;
        model::Placement made = *placement;
        made.attributes.erase(name);
        about.add(named("Leave out %s", about.nameOfValue(name)),
                  model::withPlacement(about.document(), group->id, made));
    }
}

void dropPrinted(const FindingIn& about) {
    const std::string name = about.value("name");
    const auto ids = [&] {
        std::set<std::string> found{name};
        for (const auto& value : about.finding().values)
            for (const auto& id : value.ids(model::ValueKind::attribute)) found.insert(id);
        found.erase("");
        return found;
    }();
    for (const auto& [file, forces] : about.document().forces)
        for (const auto& type : forces->types) {
            if (type.id.text != about.subject.id) continue;
            for (const auto& id : ids) {
                model::CounterType made = type;
                made.front.erase(id);
                made.back.erase(id);
                about.add(named("Leave out %s", about.nameOfValue(id)),
                          model::withCounterType(about.document(), file, made));
            }
        }
}

/// A unit that several groups have stays in one of them.
void keepOnce(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    if (!about.document().scenario) return;
    std::vector<const Group*> groups;
    for (const auto& group : (*about.document().scenario)->groups)
        if (std::ranges::find(group.units, id, &model::Placement::counter) != group.units.end())
            groups.push_back(&group);
    if (groups.size() < 2) return;
    for (const auto* group : groups) {
        const auto kept = *std::ranges::find(group->units, id, &model::Placement::counter);
        about.add(named("Keep it in %s only", namesOf(*group)),
                  model::withPlacement(withoutPlacementNamed(about.document(), id), group->id, kept));
    }
}

/// A unit in a group of another side goes to a group of its own.
void changeGroup(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    const auto [now, placement, scenario] = findPlacement(about.document(), id);
    const auto side = sideOfUnit(about.document(), id);
    if (!now || side.empty()) return;
    for (const auto& group : (*about.document().scenario)->groups) {
        if (group.id == now->id || group.side != side) continue;
        about.add(named("Put in group %s", namesOf(group)),
                  model::withPlacement(about.document(), group.id, *placement));
    }
}

/// A unit that belongs to nobody belongs to one of the sides.
void giveToSide(const FindingIn& about) {
    const auto found = findCounter(about.document(), model::CounterId(about.subject.id));
    if (!found.counter || !about.document().scenario) return;
    if (!sideOfUnit(about.document(), found.counter->id).empty()) return;
    for (const auto& side : (*about.document().scenario)->sides) {
        model::Counter made = *found.counter;
        made.side = side.id;
        about.add(named("Give to %s", namesOf(side)), model::withCounter(about.document(), found.file, made));
    }
}

/// Both together: where the carrier is.
void joinCarrier(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    const auto [group, placement, scenario] = findPlacement(about.document(), id);
    if (!placement || !placement->aboard) return;
    model::Placement made = *placement;
    made.at.reset();
    if (made != *placement)
        about.add(named("Keep %s aboard, without a hex of its own", counterName(about.document(), id)),
                  model::withPlacement(about.document(), group->id, made));
    const auto* other = findPlacement(about.document(), *placement->aboard).group;
    if (other && other != group)
        about.add(named("Put in group %s", namesOf(*other)),
                  model::withPlacement(about.document(), other->id, made));
}

/// A unit unlike its formation gets the value of the formation.
void agreeWithFormation(const FindingIn& about) {
    const auto* of = model::findValue(about.finding().values, "other");
    if (!of || of->kind != model::ValueKind::formationAttribute) return;
    const auto found = findCounter(about.document(), model::CounterId(about.subject.id));
    if (!found.counter) return;
    const std::string name = about.value("name");
    model::Counter made = *found.counter;
    made.attributes.set(name, about.value("asked"));
    about.add(named("Set %s", about.nameOfValue(name)) + " " + named("to %s", about.value("asked")),
              model::withCounter(about.document(), found.file, made));
}

/// Removes the value that the message is about from the counter or its placement.
void dropValue(const FindingIn& about) {
    const std::string name = about.value("name");
    const model::CounterId id(about.subject.id);
    if (name.empty()) return;
    const auto found = findCounter(about.document(), id);
    if (found.counter && found.counter->attributes.has(name)) {
        model::Counter changed = *found.counter;
        changed.attributes.erase(name);
        about.add(named("Remove the value %s", about.nameOfValue(name)),
                  model::withCounter(about.document(), found.file, changed));
    }
    const auto [group, placement, scenario] = findPlacement(about.document(), id);
    if (placement && placement->attributes.has(name)) {
        model::Placement changed = *placement;
        changed.attributes.erase(name);
        about.add(named("Remove the value %s", about.nameOfValue(name)),
                  model::withPlacement(about.document(), group->id, changed));
    }
}

/// Unloads a unit whose carrier is missing or not allowed: it is placed in the hex of the carrier, or stays
/// unplaced in its group.
void putDown(const FindingIn& about) {
    const auto [group, placement, scenario] =
        findPlacement(about.document(), model::CounterId(about.subject.id));
    if (!placement || !placement->aboard) return;
    model::Placement changed = *placement;
    const auto* carrier = findPlacement(about.document(), *placement->aboard).placement;
    changed.at = carrier ? carrier->at : std::nullopt;
    changed.aboard.reset();
    about.add(named("Unload %s", counterName(about.document(), model::CounterId(about.subject.id))),
              model::withPlacement(about.document(), group->id, changed));
}

void takeOff(const FindingIn& about) {
    const model::CounterId id(about.subject.id);
    about.addRemoval(named("Remove %s from the map", counterName(about.document(), id)),
                     withoutPlacementNamed(about.document(), id));
}

void removeUnit(const FindingIn& about) {
    if (auto step = remove(about.document(), about.subject))
        about.addRemoval(std::move(step->label), std::move(step->document));
}

/// As many counters on the sheet as take part.
void raiseSheet(const FindingIn& about) {
    const model::CounterTypeId id(about.subject.id);
    for (const auto& [file, forces] : about.document().forces) {
        const auto type = std::ranges::find(forces->types, id, &model::CounterType::id);
        if (type == forces->types.end() || type->available <= 0) continue;
        const auto used = static_cast<int>(std::ranges::count(forces->counters, id, &model::Counter::type));
        if (used <= type->available) continue;
        model::CounterType made = *type;
        made.available = used;
        about.add(named("Raise the counter sheet to %s", std::to_string(used)),
                  model::withCounterType(about.document(), file, made));
    }
}

void removeType(const FindingIn& about) {
    Document changed = about.document();
    for (const auto& entry : about.document().forces)
        changed = model::withoutCounterType(changed, entry.first, model::CounterTypeId(about.subject.id));
    about.addRemoval(named("Remove counter type %s", subjectName(about.document(), about.subject)),
                     std::move(changed));
}

}  // namespace

std::vector<SuggestionFor> unitSuggestions() {
    return {{SubjectKind::counter, true, placeLegally},
            {SubjectKind::counter, false, placeAnywhere},
            {SubjectKind::counter, false, keepOnce},
            {SubjectKind::counter, false, giveToSide},
            {SubjectKind::counter, false, agreeWithFormation},
            {SubjectKind::counter, false, dropValue},
            {SubjectKind::counter, false, joinCarrier},
            {SubjectKind::counter, false, dropNamed},
            {SubjectKind::counterType, false, dropPrinted},
            {SubjectKind::hex, true, moveUnitsHere},
            {SubjectKind::feature, true, moveUnitsHere},
            {SubjectKind::counter, true, moveUnit},
            {SubjectKind::counter, false, changeGroup},
            {SubjectKind::counter, false, putDown},
            {SubjectKind::counter, false, takeOff},
            {SubjectKind::counter, false, removeUnit},
            {SubjectKind::formation, false, removeUnit},
            {SubjectKind::counterType, false, raiseSheet},
            {SubjectKind::counterType, false, removeType}};
}

}  // namespace cota::session

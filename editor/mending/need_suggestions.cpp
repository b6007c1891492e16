// A unit of a kind that a side or a formation needs and does not have; units, leaders and sides that are too
// many or too few.

#include <algorithm>

#include "editor/counters/new_units.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/property_rows.h"
#include "editor/mending/needed_details.h"
#include "editor/mending/suggestions.h"
#include "editor/scenario/lists.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "mapsets/catalogue/value_schema.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

using model::Document;
using model::SubjectKind;

constexpr std::size_t mostTypesOfNeed = 3, mostFirstTypes = 8;

/// The types whose units the side needs: its own first, new ones if it has none, and those of other sides.
std::vector<std::string> typesThatServe(const FindingIn& about, const std::string& file,
                                        const model::Side& side, const std::vector<std::string>& tags,
                                        std::size_t most = mostTypesOfNeed) {
    const auto& game = about.request.game;
    const auto found = about.document().forces.find(file);
    const model::Forces none;
    const model::Forces& forces = found == about.document().forces.end() ? none : *found->second;
    std::vector<std::string> own, others, fresh;
    const UnitBatch batch{.type = {}, .target = {file, {}, side.id}, .pattern = {}};
    for (const auto& choice : unitTypesFor(about.document(), batch, game.get(), about.language())) {
        const auto type = unitTypeNamed(about.document(), forces, choice.id, game.get());
        const auto* unitClass = type ? game->catalogue.unitClass(type->unitClass) : nullptr;
        const auto isOfTag = [&](const std::string& tag) { return mapsets::hasTag(unitClass->tags, tag); };
        if (!unitClass || (!tags.empty() && std::ranges::none_of(tags, isOfTag))) continue;
        const bool isThere =
            std::ranges::find(forces.types, type->id, &model::CounterType::id) != forces.types.end();
        const auto owner = sideOfType(about.document(), file, choice.id, game.get());
        auto& list = !isThere ? fresh : owner.empty() || owner == side.id ? own : others;
        list.push_back(choice.id);
    }
    if (own.empty() || own.size() < most - mostTypesOfNeed) own.insert(own.end(), fresh.begin(), fresh.end());
    own.insert(own.end(), others.begin(), others.end());
    if (own.size() > most) own.resize(most);
    return own;
}

/// A unit that the side needs, beside the unit that needs it; else in its group; else without a place.
void addUnitInNeed(const FindingIn& about) {
    if (!about.request.game || !about.document().scenario) return;
    const auto tags = about.asked();
    const auto& sides = (*about.document().scenario)->sides;
    const auto side = std::ranges::find(sides, model::SideId(about.subject.id), &model::Side::id);
    if (tags.empty() || side == sides.end()) return;
    auto unit = unitBehindNeed(about.finding());
    for (const auto& group : (*about.document().scenario)->groups)
        if (unit.empty() && group.side == side->id && !group.units.empty())
            unit = group.units.front().counter;
    const auto found = findCounter(about.document(), unit);
    const std::string file = found.counter                     ? found.file
                             : about.document().forces.empty() ? std::string()
                                                               : about.document().forces.begin()->first;
    const auto formation = found.counter ? found.counter->formation : model::FormationId();
    const auto place = findPlacement(about.document(), unit);
    for (const auto& type : typesThatServe(about, file, *side, tags)) {
        const auto step =
            addUnit(about.document(), file, formation, type, about.request.game.get(), side->id);
        if (!step) continue;
        const model::CounterId id(step->selection.focus().id);
        const auto* made = typeOfCounter(findCounter(step->document, id));
        const auto label = named("Add unit %s", StepName(namesOf(*made)) + ": " + StepName(namesOf(*side)));
        model::Placement placement;
        placement.counter = id;
        if (place.group) {
            if (place.placement->at) {
                placement.at = place.placement->at;
                about.add(label, model::withPlacement(step->document, place.group->id, placement));
                placement.at.reset();
            }
            about.add(label, model::withPlacement(step->document, place.group->id, placement));
        }
        about.add(label, step->document);
    }
}

}  // namespace

namespace {

/// A unit alone in a set-up group of its side, as far from all others as the map allows.
Document placedAlone(const FindingIn& about, const Document& document, const model::CounterId& unit,
                     const model::Side& side) {
    if (findPlacement(document, unit).group) return document;
    const auto& field = about.map().field();
    std::vector<Cell> taken;
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& other : group.units)
            if (const auto cell = other.at ? field.resolve(other.at->label) : std::nullopt)
                taken.push_back(*cell);
    const auto room = [&](Cell cell) {
        int least = field.extent();
        for (const Cell other : taken) least = std::min(least, field.distance(cell, other));
        return field.isPlayable(cell) ? least : -1;
    };
    const auto hexes = field.hexes();
    const auto best = std::ranges::max_element(hexes, {}, room);
    if (best == hexes.end()) return document;
    model::Group group;
    group.id = model::GroupId(freeId("setup-" + side.id.text, [&](const std::string& id) {
        return std::ranges::find((*document.scenario)->groups, model::GroupId(id), &model::Group::id) !=
               (*document.scenario)->groups.end();
    }));
    group.side = side.id;
    group.attributes = mapsets::requiredValues(about.request.game->catalogue.groupAttributes);
    model::Placement placement;
    placement.counter = unit;
    placement.at = about.map().ref(*best);
    placement.attributes = mapsets::requiredValues(about.request.game->catalogue.placementAttributes);
    group.units = {placement};
    return model::withGroup(document, group);
}

/// The first unit of a side that has none.
void addFirstUnit(const FindingIn& about) {
    if (!about.request.game || !about.document().scenario || !about.asked().empty()) return;
    const auto& sides = (*about.document().scenario)->sides;
    const auto side = std::ranges::find(sides, model::SideId(about.subject.id), &model::Side::id);
    if (side == sides.end()) return;
    const model::FormationTree tree(about.document());
    for (const auto& [file, forces] : about.document().forces)
        for (const auto& counter : forces->counters)
            if (tree.sideOf(counter) == side->id) return;
    const std::string file =
        about.document().forces.empty() ? std::string() : about.document().forces.begin()->first;
    for (const auto& type : typesThatServe(about, file, *side, {}, mostFirstTypes))
        if (const auto step = addUnit(about.document(), file, {}, type, about.request.game.get(), side->id)) {
            const model::CounterId id(step->selection.focus().id);
            const auto* made = typeOfCounter(findCounter(step->document, id));
            about.add(named("Add unit %s", StepName(namesOf(*made)) + ": " + StepName(namesOf(*side))),
                      placedAlone(about, withNewUnitsInGroups(about.document(), step->document), id, *side));
        }
}

/// One more unit without a formation and without a place, marked by a flag of the game ("drawn at random").
void addToPool(const FindingIn& about) {
    const auto tags = about.asked();
    if (tags.empty() || !about.request.game || !about.document().scenario) return;
    const auto& sides = (*about.document().scenario)->sides;
    const auto side = std::ranges::find(sides, model::SideId(about.subject.id), &model::Side::id);
    if (side == sides.end() || about.document().forces.empty()) return;
    const auto& file = about.document().forces.begin()->first;
    for (const auto& type : typesThatServe(about, file, *side, tags)) {
        const auto step = addUnit(about.document(), file, {}, type, about.request.game.get(), side->id);
        if (!step) continue;
        const auto found = findCounter(step->document, model::CounterId(step->selection.focus().id));
        for (const auto& value : about.request.game->catalogue.counterAttributes) {
            if (value.kind != mapsets::AttributeType::Kind::flag) continue;
            model::Counter made = *found.counter;
            made.attributes.set(value.name, "yes");
            about.add(named("Add unit %s",
                            StepName(namesOf(*typeOfCounter(found))) + ": " + StepName(namesOf(*side))) +
                          " (" + labelOf(value).inSentence() + ")",
                      model::withCounter(step->document, found.file, made));
        }
    }
}

/// A unit that the formation needs, in the group of the others.
void addToFormation(const FindingIn& about) {
    const auto tags = about.asked();
    const model::FormationId id(about.subject.id);
    const auto found = findFormation(about.document(), id);
    if (tags.empty() || !found.formation || !about.request.game) return;
    model::Side side;
    side.id = model::FormationTree(about.document()).sideOf(id.text);
    if (about.document().scenario)
        for (const auto& one : (*about.document().scenario)->sides)
            if (one.id == side.id) side = one;
    for (const auto& type : typesThatServe(about, found.file, side, tags))
        if (const auto step =
                addUnit(about.document(), found.file, id, type, about.request.game.get(), side.id)) {
            const model::CounterId unit(step->selection.focus().id);
            const auto* made = typeOfCounter(findCounter(step->document, unit));
            about.add(
                named("Add unit %s", StepName(namesOf(*made)) + ": " + StepName(namesOf(*found.formation))),
                withNewUnitsInGroups(about.document(), step->document));
        }
}

/// A formation has too many units of a kind: one of them is put in another formation or removed. The rule
/// asks for that, so it counts as a fix and not as a removal.
void chooseWhoGoes(const FindingIn& about) {
    const auto count = mapsets::readInteger(about.value("count")),
               limit = mapsets::readInteger(about.value("limit"));
    if (!count || !limit || *count <= *limit || about.finding().subject != about.subject) return;
    constexpr std::size_t mostChoices = 4;
    std::size_t choices = 0;
    for (const auto& unit : about.finding().related) {
        if (unit.kind != SubjectKind::counter || choices++ == mostChoices) continue;
        const model::CounterId id(unit.id);
        const auto name = counterName(about.document(), id);
        const auto found = findCounter(about.document(), id);
        if (!found.counter) continue;
        for (const auto& formation : found.forces->formations) {
            if (formation.id == found.counter->formation) continue;
            auto made = *found.counter;
            made.formation = formation.id;
            about.add(StepName(trLater("Put %s in %s"), {name, namesOf(formation)}),
                      model::withCounter(about.document(), found.file, made));
        }
        if (auto step = remove(about.document(), unit))
            about.add(std::move(step->label), std::move(step->document));
    }
}

/// Gives everything of one side to another, and removes the side.
Document withSidesJoined(const Document& document, const model::SideId& gone, const model::SideId& into) {
    Document changed = document;
    const auto join = [&](auto& side) {
        if (side == gone) side = into;
    };
    for (auto& entry : changed.forces)
        entry.second = entry.second.with([&](model::Forces& forces) {
            for (auto& formation : forces.formations) join(formation.side);
            for (auto& counter : forces.counters) join(counter.side);
        });
    return model::withScenario(changed, [&](model::Scenario& scenario) {
        for (auto& group : scenario.groups) join(group.side);
        for (auto& zone : scenario.zones) join(zone.side);
        for (auto& objective : scenario.objectives) {
            join(objective.side);
            join(objective.owner);
        }
        for (auto& condition : scenario.victory) join(condition.side);
        for (auto& part : scenario.parts) join(part.side);
        for (auto& exit : scenario.exits) join(exit.side);
        for (auto& feature : scenario.features) join(feature.side);
        join(scenario.turns.first);
        std::erase_if(scenario.sides, [&](const model::Side& side) { return side.id == gone; });
    });
}

/// A game for two sides needs two of them.
void numberOfSides(const FindingIn& about) {
    const auto count = mapsets::readInteger(about.value("count")),
               limit = mapsets::readInteger(about.value("limit"));
    if (!about.document().scenario || !count || !limit || *count == *limit) return;
    if (*count < *limit) {
        if (auto step = addSide(about.source)) about.add(std::move(step->label), std::move(step->document));
        return;
    }
    const auto& sides = (*about.document().scenario)->sides;
    for (std::size_t i = sides.size(); i-- > 0;)
        if (auto step = withoutEntry(about.source, ScenarioList::sides, i))
            about.add(named("Remove side %s", namesOf(sides[i])), std::move(step->document));
    for (std::size_t i = sides.size(); i-- > 1;)
        for (std::size_t into = 0; into < i; ++into)
            about.add(StepName(trLater("Join %s to %s"), {namesOf(sides[i]), namesOf(sides[into])}),
                      withSidesJoined(about.document(), sides[i].id, sides[into].id));
}

}  // namespace

std::vector<SuggestionFor> needSuggestions() {
    return {{SubjectKind::side, false, addUnitInNeed},      {SubjectKind::side, true, addFirstUnit},
            {SubjectKind::side, false, addToPool},          {SubjectKind::formation, false, addToFormation},
            {SubjectKind::formation, false, chooseWhoGoes}, {SubjectKind::scenario, false, numberOfSides}};
}

}  // namespace cota::session

// Suggestions about names that refer to nothing: what they name is made.
#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/editing/new_types.h"
#include "editor/editing/property_rows.h"
#include "editor/mending/suggestions.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"
#include "formats/model/finding/nearest_word.h"
#include "validator/engine/asked_tags.h"
#include "validator/engine/shown_names.h"

namespace cota::session {

namespace {

using model::SubjectKind;

template <class Things, class Id>
bool hasNamed(const Things& things, const Id& id) {
    return std::ranges::any_of(things, [&](const auto& one) { return one.id == id; });
}

/// A type of that name, of the class whose name is nearest.
void makeType(const FindingIn& about) {
    const auto found = findCounter(about.document(), model::CounterId(about.subject.id));
    if (!found.counter || !about.request.game || hasNamed(found.forces->types, found.counter->type)) return;
    const auto& classes = about.request.game->catalogue.unitClasses;
    const auto nearest = std::ranges::min_element(classes, {}, [&](const mapsets::UnitClass& one) {
        return model::editDistance(one.id.text, found.counter->type.text);
    });
    if (nearest == classes.end()) return;
    auto type = newType(about.document(), *nearest, *about.request.game);
    type.id = found.counter->type;
    about.add(StepName(trLater("Make the counter type %s (%s)"), {type.id.text, namesOf(*nearest)}),
              model::withCounterType(about.document(), found.file, type));
}

void makeFormation(const FindingIn& about, const std::string& file, const model::FormationId& id,
                   const model::SideId& side) {
    if (id.empty() || hasNamed(about.document().forces.at(file)->formations, id)) return;
    model::Formation made;
    made.id = id;
    made.name = {id.text, id.text};
    made.side = side;
    if (side.empty() && about.document().scenario && !(*about.document().scenario)->sides.empty())
        made.side = (*about.document().scenario)->sides.front().id;
    about.add(named("Make the formation %s", id.text), model::withFormation(about.document(), file, made));
}

void makeFormationOfUnit(const FindingIn& about) {
    const auto found = findCounter(about.document(), model::CounterId(about.subject.id));
    if (!found.counter) return;
    makeFormation(about, found.file, found.counter->formation, found.counter->side);
}

/// A formation whose parent is missing gets one, or becomes a top formation.
void mendParent(const FindingIn& about) {
    const auto found = findFormation(about.document(), model::FormationId(about.subject.id));
    if (!found.formation || found.formation->parent.empty()) return;
    makeFormation(about, found.file, found.formation->parent, found.formation->side);
    model::Formation made = *found.formation;
    made.parent = {};
    about.add(named("Make %s a top formation", namesOf(*found.formation)),
              model::withFormation(about.document(), found.file, made));
}

/// A type whose base is missing, or is based on itself, is based on none.
void mendBase(const FindingIn& about) {
    for (const auto& [file, forces] : about.document().forces) {
        const auto type =
            std::ranges::find(forces->types, model::CounterTypeId(about.subject.id), &model::CounterType::id);
        if (type == forces->types.end() || type->base.empty()) continue;
        auto made = *type;
        made.base = {};
        about.add(named("Base %s on no other type", namesOf(*type)),
                  model::withCounterType(about.document(), file, made));
    }
}

/// The zones that things name and nobody has made.
void makeZone(const FindingIn& about) {
    if (!about.document().scenario) return;
    const auto& scenario = **about.document().scenario;
    const auto make = [&](const model::ZoneId& id, const model::SideId& side) {
        if (id.empty() || hasNamed(scenario.zones, id)) return;
        model::Zone made;
        made.id = id;
        made.name = {id.text, id.text};
        made.side = side;
        made.hexes.kind = model::ZoneTerm::Kind::anyOf;
        about.add(named("Make the zone %s", id.text), model::withZone(about.document(), made));
    };
    if (about.subject.kind == SubjectKind::group)
        for (const auto& group : scenario.groups)
            if (group.id.text == about.subject.id) make(group.zone, group.side);
    if (about.subject.kind == SubjectKind::victory)
        for (const auto& condition : scenario.victory)
            if (condition.id == about.subject.id) make(condition.zone, condition.side);
}

/// A unit that a group names and no file has is left out of the group.
void dropUnknownUnit(const FindingIn& about) {
    if (!about.document().scenario) return;
    for (const auto& group : (*about.document().scenario)->groups) {
        if (group.id.text != about.subject.id) continue;
        model::Group made = group;
        std::erase_if(made.units, [&](const model::Placement& unit) {
            return findCounter(about.document(), unit.counter).counter == nullptr;
        });
        about.add(named("Remove units that do not exist from %s", namesOf(group)),
                  model::withGroup(about.document(), made));
    }
}

}  // namespace

std::vector<std::string> FindingIn::asked() const {
    const auto* tags = model::findValue(finding().values, checks::askedTags);
    return tags ? tags->ids(model::ValueKind::text) : std::vector<std::string>{};
}

StepName FindingIn::nameOfValue(const std::string& name) const {
    if (!request.game) return name;
    const auto lists = checks::typesFor(document(), request.game->catalogue, subject);
    const auto* type = checks::declared(lists, name);
    return type ? labelOf(*type).inSentence() : StepName(name);
}

std::vector<SuggestionFor> nameSuggestions() {
    return {{SubjectKind::counter, false, makeType},     {SubjectKind::counter, false, makeFormationOfUnit},
            {SubjectKind::formation, false, mendParent}, {SubjectKind::counterType, false, mendBase},
            {SubjectKind::group, false, makeZone},       {SubjectKind::victory, false, makeZone},
            {SubjectKind::group, false, dropUnknownUnit}};
}

}  // namespace cota::session

#include "editor/documents/references.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"

namespace cota::session {

namespace {

using model::Scenario;
using model::ZoneId;
using model::ZoneTerm;

bool names(const ZoneTerm& term, const ZoneId& id) {
    return (term.kind == ZoneTerm::Kind::zone && term.word == id.text) ||
           std::ranges::any_of(term.children, [&](const ZoneTerm& child) { return names(child, id); });
}

/// A zone that contains itself adds no hexes.
void forget(ZoneTerm& term, const ZoneId& id) {
    std::erase_if(term.children, [&](const ZoneTerm& child) {
        return child.kind == ZoneTerm::Kind::zone && child.word == id.text;
    });
    for (auto& child : term.children) forget(child, id);
}

/// Replaces the name of a zone by its definition.
void spellOut(ZoneTerm& term, const ZoneId& id, const ZoneTerm& meaning) {
    if (term.kind == ZoneTerm::Kind::zone && term.word == id.text) {
        term = meaning;
        return;
    }
    for (auto& child : term.children) spellOut(child, id, meaning);
}

StepName sideName(const Scenario& scenario, const model::SideId& id) {
    const auto side = std::ranges::find(scenario.sides, id, &model::Side::id);
    return side == scenario.sides.end() ? StepName(id.text) : StepName(namesOf(*side));
}

/// Adds the victory conditions for which `doesName` is true.
template <class Names>
void addConditions(const Scenario& scenario, const Names& doesName, std::vector<StepName>& found) {
    const auto names = victoryNames(scenario, nullptr);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (doesName(scenario.victory[i])) found.push_back(named("victory condition %s", names[i]));
}

std::vector<StepName> mentionsOfZone(const Scenario& scenario, const ZoneId& id) {
    std::vector<StepName> found;
    for (const auto& group : scenario.groups)
        if (group.zone == id || names(group.hexes, id)) found.push_back(named("group %s", namesOf(group)));
    for (const auto& exit : scenario.exits)
        if (exit.zone == id) found.push_back(named("exit of %s", sideName(scenario, exit.side)));
    for (const auto& part : scenario.parts)
        if (part.zone == id) found.push_back(named("scenario detail %s", part.kind.text));
    addConditions(
        scenario, [&](const auto& condition) { return condition.zone == id; }, found);
    for (const auto& zone : scenario.zones)
        if (!(zone.id == id) && names(zone.hexes, id)) found.push_back(named("zone %s", namesOf(zone)));
    return found;
}

}  // namespace

std::vector<StepName> referencesTo(const model::Document& document, const model::Subject& subject) {
    if (!document.scenario) return {};
    const Scenario& scenario = **document.scenario;
    if (subject.kind == model::SubjectKind::zone) return mentionsOfZone(scenario, ZoneId(subject.id));
    std::vector<StepName> found;
    if (subject.kind == model::SubjectKind::counter)
        for (const auto& group : scenario.groups)
            for (const auto& unit : group.units)
                if (unit.aboard && unit.aboard->text == subject.id)
                    found.push_back(named("unit %s, which was aboard", counterName(document, unit.counter)));
    if (subject.kind != model::SubjectKind::objective) return found;
    const auto doesName = [&](const auto& condition) {
        return std::ranges::find(condition.objectives, model::ObjectiveId(subject.id)) !=
               condition.objectives.end();
    };
    addConditions(scenario, doesName, found);
    return found;
}

model::Document withoutZoneNamed(const model::Document& document, const ZoneId& id) {
    return model::withScenario(document, [&](Scenario& scenario) {
        const auto zone = std::ranges::find(scenario.zones, id, &model::Zone::id);
        if (zone == scenario.zones.end()) return;
        ZoneTerm meaning = zone->hexes;
        forget(meaning, id);
        scenario.zones.erase(zone);
        for (auto& other : scenario.zones) spellOut(other.hexes, id, meaning);
        for (auto& group : scenario.groups) spellOut(group.hexes, id, meaning);
        const auto clear = [&](auto& things) {
            for (auto& thing : things)
                if (thing.zone == id) thing.zone = {};
        };
        clear(scenario.groups);
        clear(scenario.parts);
        clear(scenario.victory);
        std::erase_if(scenario.exits, [&](const model::ExitRule& exit) { return exit.zone == id; });
    });
}

model::Document withoutObjectiveNamed(const model::Document& document, const model::ObjectiveId& id) {
    return model::withScenario(model::withoutObjective(document, id), [&](Scenario& scenario) {
        for (auto& condition : scenario.victory) std::erase(condition.objectives, id);
    });
}

namespace {

model::Document withCargoPutDown(const model::Document& document, const model::CounterId& carrier) {
    const auto* placed = findPlacement(document, carrier).placement;
    const auto at = placed ? placed->at : std::optional<model::HexRef>();
    const auto above = placed ? placed->aboard : std::optional<model::CounterId>();
    return model::withScenario(document, [&](Scenario& scenario) {
        for (auto& group : scenario.groups)
            for (auto& unit : group.units) {
                if (unit.aboard != carrier) continue;
                unit.at = at;
                unit.aboard = at || above == unit.counter ? std::optional<model::CounterId>() : above;
            }
    });
}

}  // namespace

model::Document withoutCounterNamed(const model::Document& document, const model::CounterId& id) {
    return model::withoutCounter(withCargoPutDown(document, id), findCounter(document, id).file, id);
}

model::Document withoutPlacementNamed(const model::Document& document, const model::CounterId& id) {
    return model::withoutPlacement(withCargoPutDown(document, id), id);
}

}  // namespace cota::session

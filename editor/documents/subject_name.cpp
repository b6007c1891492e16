#include "editor/documents/subject_name.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "validator/engine/shown_names.h"

namespace cota::session {

namespace {

using model::SubjectKind;

template <class Things>
StepName nameAmong(const Things& things, const std::string& id) {
    for (const auto& thing : things)
        if (thing.id.text == id) return namesOf(thing);
    return id;
}

constexpr const char* usualDraw = "draw";

StepName nameOnTable(const model::Tableau& table, const model::Subject& subject) {
    if (subject.kind == SubjectKind::seat) return nameAmong(table.seats, subject.id);
    if (subject.kind == SubjectKind::space) return nameAmong(table.spaces, subject.id);
    if (subject.kind == SubjectKind::cardGroup)
        for (const auto* group : model::cardGroupsOf(table))
            if (group->id.text == subject.id) return namesOf(*group);
    return subject.id;
}

StepName nameInScenario(const model::Scenario& scenario, const model::Subject& subject) {
    if (subject.kind == SubjectKind::side) return nameAmong(scenario.sides, subject.id);
    if (subject.kind == SubjectKind::group) return nameAmong(scenario.groups, subject.id);
    if (subject.kind == SubjectKind::zone) return nameAmong(scenario.zones, subject.id);
    if (subject.kind == SubjectKind::objective) return nameAmong(scenario.objectives, subject.id);
    return scenario.tableau ? nameOnTable(*scenario.tableau, subject) : StepName(subject.id);
}

}  // namespace

StepName levelName(const std::string& level, const mapsets::Mapset* game) {
    if (game)
        for (const auto& list : game->catalogue.wordLists)
            if (const auto* word = list.find(level)) return namesOf(*word);
    // The usual level that nobody wins has no word of its own in most games.
    return level == usualDraw ? named("draw: nobody wins") : StepName(level);
}

StepName counterName(const model::Document& document, const model::CounterId& id) {
    const auto found = findCounter(document, id);
    return found.counter ? StepName(namesOf(*found.forces, *found.counter)) : StepName(id.text);
}

StepName subjectName(const model::Document& document, const model::Subject& subject) {
    if (subject.kind == SubjectKind::counter) return counterName(document, model::CounterId(subject.id));
    if (subject.kind == SubjectKind::formation) {
        const auto found = findFormation(document, model::FormationId(subject.id));
        return found.formation ? StepName(namesOf(*found.formation)) : StepName(subject.id);
    }
    if (subject.kind == SubjectKind::counterType)
        for (const auto& [file, forces] : document.forces)
            for (const auto& type : forces->types)
                if (type.id.text == subject.id) return namesOf(type);
    if (document.scenario) return nameInScenario(**document.scenario, subject);
    return subject.id;
}

std::vector<StepName> victoryNames(const model::Scenario& scenario, const mapsets::Mapset* game) {
    const auto called = checks::conditionNames(scenario, game ? &game->catalogue : nullptr);
    std::vector<StepName> names;
    for (std::size_t i = 0; i < called.size(); ++i) {
        const bool isOfSide = std::ranges::find(scenario.sides, scenario.victory[i].side, &model::Side::id) !=
                              scenario.sides.end();
        names.push_back(isOfSide ? named("Victory: %s", called[i]) : named("Condition %s", called[i]));
    }
    return names;
}

}  // namespace cota::session

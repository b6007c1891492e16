#include "editor/documents/subject_name.h"

#include <algorithm>
#include <map>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"

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

StepName nameInScenario(const model::Scenario& scenario, const model::Subject& subject) {
    if (subject.kind == SubjectKind::side) return nameAmong(scenario.sides, subject.id);
    if (subject.kind == SubjectKind::group) return nameAmong(scenario.groups, subject.id);
    if (subject.kind == SubjectKind::zone) return nameAmong(scenario.zones, subject.id);
    if (subject.kind == SubjectKind::objective) return nameAmong(scenario.objectives, subject.id);
    return subject.id;
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
    std::vector<StepName> names;
    std::map<std::string, int> count;
    for (const auto& condition : scenario.victory) {
        const auto side = std::ranges::find(scenario.sides, condition.side, &model::Side::id);
        StepName name = side == scenario.sides.end() ? named("Condition %s", condition.id)
                                                     : named("Victory: %s", namesOf(*side));
        if (!condition.level.empty()) name += " (" + levelName(condition.level, game) + ")";
        const int number = ++count[name.kept()];
        names.push_back(number == 1 ? name : name + (", " + std::to_string(number)));
    }
    return names;
}

}  // namespace cota::session

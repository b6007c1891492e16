#include "editor/scenario/later_turns.h"

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "formats/model/document/edit_support.h"
#include "mapsets/catalogue/value_schema.h"

namespace cota::session {

namespace {

using model::Scenario;

StepName inTurn(const StepName& what, int turn) {
    return what + " (" + named("turn %s", std::to_string(turn)) + ")";
}

/// Details whose values name turns, "9-12".
void addDetails(const Scenario& scenario, const mapsets::Mapset& game, int last,
                std::vector<LaterTurn>& found) {
    for (const auto& part : scenario.parts) {
        const auto* kind = game.catalogue.partKind(part.kind);
        if (!kind) continue;
        for (const auto& type : kind->attributes) {
            const auto* text = part.attributes.find(type.name);
            if (!text || type.kind != mapsets::AttributeType::Kind::turns) continue;
            const auto turns = mapsets::readTurns(*text);
            const bool isLater =
                turns && std::ranges::any_of(*turns, [&](const auto& range) { return range.first > last; });
            if (isLater) found.push_back({StepName(namesOf(*kind)) + " (" + named("turns %s", *text) + ")"});
        }
    }
}

}  // namespace

std::vector<LaterTurn> laterThan(const model::Document& document, const mapsets::Mapset* game, int last) {
    std::vector<LaterTurn> found;
    if (!document.scenario) return found;
    const Scenario& scenario = **document.scenario;
    for (const auto& group : scenario.groups)
        if (group.turn && *group.turn > last)
            found.push_back({inTurn(named("arrival of %s", namesOf(group)), *group.turn), true});
        else if (group.roll && group.roll->until && *group.roll->until > last)
            found.push_back(
                {inTurn(named("roll for the arrival of %s", namesOf(group)), *group.roll->until), true});
    const auto names = victoryNames(scenario, game);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (scenario.victory[i].turn && *scenario.victory[i].turn > last)
            found.push_back(
                {inTurn(named("victory condition %s", names[i]), *scenario.victory[i].turn), true});
    for (const auto& mark : scenario.sightMarks)
        if (mark.turn && *mark.turn > last)
            found.push_back({inTurn(named("sight from %s", labelIn(scenario, mark.from)) + " " +
                                        named("to %s", labelIn(scenario, mark.to)),
                                    *mark.turn),
                             true});
    for (const auto& record : scenario.turns.records)
        if (record.to > last && record.from > last)
            found.push_back({inTurn(named("light, weather or notes"), record.from), true});
    if (game) addDetails(scenario, *game, last, found);
    return found;
}

model::Document withTurnsMoved(const model::Document& document, int count) {
    return model::withScenario(document, [&](Scenario& scenario) {
        scenario.turns.count = count;
        const auto moved = [&](auto& things) {
            for (auto& thing : things)
                if (thing.turn && *thing.turn > count) thing.turn = count;
        };
        if (count > 0) {
            moved(scenario.groups);
            for (auto& group : scenario.groups)
                if (group.roll && group.roll->until) group.roll->until = std::min(*group.roll->until, count);
            moved(scenario.victory);
            moved(scenario.sightMarks);
        }
        auto& records = scenario.turns.records;
        std::erase_if(records, [&](const auto& record) { return record.from > count; });
        for (auto& record : records) record.to = std::min(record.to, count);
    });
}

}  // namespace cota::session

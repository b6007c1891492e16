// The number of turns, and the direction of north.

#include <algorithm>
#include <array>

#include "validator/rules/facts/named_words.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

constexpr std::array lengthWordings{
    Wording{"most", local("The scenario states {count} turns; its track has {limit}.")}};

void wrongNumberOfTurns(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int count = context.scenario()->turns.count;
    const int most = with.integer("most");
    if (most > 0 ? count <= most : count >= 1) return;
    out.add({.values = {value("count", count), value("limit", most)},
             .subject = wholeScenario(context),
             .wording = most > 0 ? &lengthWordings[0] : nullptr,
             .at = {subjectOf(SubjectKind::turn, model::turnTrackId)}});
}

constexpr std::array northWordings{Wording{
    "named",
    local("The scenario does not say where north is on the joined map, which its cards ask for; add it.")}};

void noNorth(const CheckContext& context, const Settings& with, FindingSink& out) {
    if (context.scenario()->tableau || context.scenario()->assembly.north != model::North::unset) return;
    if (with.has("named") && !isNamed(context, with.words("named"))) return;
    if (with.has("not-named") && isNamed(context, with.words("not-named"))) return;
    out.add({.subject = wholeScenario(context), .wording = with.has("named") ? &northWordings[0] : nullptr});
}

constexpr std::array lengthParameters{Parameter{
    "most", Parameter::Kind::integer, "0", local("so many turns at most; 0: only whether there are any")}};

constexpr std::array northParameters{
    Parameter{"named", Parameter::Kind::words, "",
              local("a list and a tag: only where a part names such a word")},
    Parameter{"not-named", Parameter::Kind::words, "", local("the same: only where none does")}};

constexpr std::array scenarioLengthTable{
    Rule{.message = {"SCENARIO-003", Severity::error, local("no length of the game"),
                     local("The scenario states {count} {count:turn|turns}; it needs at least 1."),
                     local("Players cannot know when the game ends."), local("State the number of turns.")},
         .needs = need::scenario | need::mapGame,
         .parameters = lengthParameters,
         .variants = lengthWordings,
         .run = wrongNumberOfTurns,
         .answer = "turns"},
    Rule{.message = {"SCENARIO-005", Severity::warning, local("north is not stated"),
                     local("The scenario does not say where north is on the joined map; add it."),
                     local("Edges, drift and directions are given by the compass."),
                     local("Add north= to the assembly.")},
         .needs = need::scenario,
         .parameters = northParameters,
         .variants = northWordings,
         .run = noNorth,
         .answer = "north"},
};
static_assert(isSound(scenarioLengthTable));

}  // namespace

Topic scenarioLengthRules() {
    return {"scenario-length", local("The length of a game, and north"), scenarioLengthTable};
}

}  // namespace cota::checks

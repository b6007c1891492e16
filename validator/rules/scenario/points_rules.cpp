// Victory points that exceed the track.

#include <algorithm>
#include <array>
#include <set>

#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

constexpr std::array trackWordings{Wording{
    "asked",
    local("Victory condition '{condition}' asks for {count} {count:point|points}, but the track ends at "
          "{limit}; ask for fewer.")}};

// The maximum for a side: what it starts with, plus every objective that it may hold, in every turn.
// MdA CMD.2 p15, COMPSUM p5.
void pointsBeyondTheTrack(const CheckContext& context, const Settings& with, FindingSink& out) {
    using Form = model::VictoryCondition::Form;
    const auto& scenario = *context.scenario();
    const int limit = with.integer("most");
    std::set<model::SideId> counting;
    for (const auto& condition : scenario.victory) {
        if (condition.form != Form::points) continue;
        if (!condition.side.empty()) counting.insert(condition.side);
        if (condition.count && *condition.count > limit)
            out.add({.values = {value("condition", condition.id), value("count", *condition.count),
                                value("limit", limit)},
                     .subject = subjectOf(SubjectKind::victory, condition.id),
                     .wording = &trackWordings[0]});
    }
    for (const auto& side : scenario.sides) {
        if (!counting.contains(side.id)) continue;
        long long each = 0;
        for (const auto& objective : scenario.objectives)
            if (objective.side.empty() || objective.side == side.id) each += objective.points.value_or(0);
        const long long start =
            mapsets::integerOf(context.catalogue().sideAttributes, side.attributes, with.text("start"))
                .value_or(0);
        const long long all = start + each * std::max(0, scenario.turns.count);
        if (all <= limit) continue;
        out.add({.values = {value("side", side.id), value("count", all), value("points", each),
                            value("turns", scenario.turns.count), value("limit", limit)},
                 .subject = subjectOf(SubjectKind::side, side.id)});
    }
}

constexpr std::array trackParameters{
    Parameter{"most", Parameter::Kind::integer, nullptr, local("where the track ends")},
    Parameter{"start", Parameter::Kind::text, "", local("value of a side with its points at the start")}};

constexpr std::array pointsTable{
    Rule{.message = {"POINTS-001", Severity::warning, local("more points than the track shows"),
                     local("'{side}' can come to {count} points ({points} a turn for {turns} "
                           "{turns:turn|turns}, and what "
                           "it starts with), but the track ends at {limit}; lower them."),
                     local("Players could not mark what they have."),
                     local("Lower the points or the turns, or say how to go on counting.")},
         .needs = need::scenario | need::mapset,
         .parameters = trackParameters,
         .variants = trackWordings,
         .run = pointsBeyondTheTrack,
         .answer = "count turns"},
};
static_assert(isSound(pointsTable));

}  // namespace

Topic pointsRules() { return {"points", local("The track of points"), pointsTable}; }

}  // namespace cota::checks

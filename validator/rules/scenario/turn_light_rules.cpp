// The light of adjacent turns, and the side that moves first.

#include <array>

#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/light_of_turns.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

// The light before the first turn and after the last one is unknown.
// TCS 26.0.
void lightWithoutItsNeighbour(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto light = lightOfTurns(context);
    const auto tags = with.words("light");
    const auto beside = with.words("beside");
    for (std::size_t first = 0; first < light.size(); ++first) {
        if (!isTagged(context, light[first], tags)) continue;
        auto last = first;
        while (last + 1 < light.size() && isTagged(context, light[last + 1], tags)) ++last;
        const bool before = first == 0 || isTagged(context, light[first - 1], beside);
        const bool after = last + 1 == light.size() || isTagged(context, light[last + 1], beside);
        if (!before && !after)
            out.add({.values = {valueOf("light", ValueKind::word, light[first]),
                                value("from", static_cast<long long>(first) + 1),
                                value("to", static_cast<long long>(last) + 1)},
                     .subject = subjectOf(model::SubjectKind::turn, std::to_string(first + 1))});
        first = last;
    }
}

// MdA SETUP.4 p8.
void firstSideMissing(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    if (!scenario.turns.first.empty() || std::ssize(scenario.sides) != with.integer("sides")) return;
    std::vector<std::string> sides;
    for (const auto& side : scenario.sides) sides.push_back(side.id.text);
    out.add(
        {.values = {value("known", sides)}, .subject = subjectOf(model::SubjectKind::scenario, scenario.id)});
}

constexpr std::array besideParameters{
    Parameter{"light", Parameter::Kind::words, nullptr, local("tags of such light")},
    Parameter{"beside", Parameter::Kind::words, nullptr, local("tags of the light it adjoins")}};

constexpr std::array beginParameters{
    Parameter{"sides", Parameter::Kind::integer, nullptr, local("with so many sides one of them begins")}};

constexpr std::array turnLightTable{
    Rule{.message =
             {"TURN-006", Severity::warning, local("light that adjoins nothing"),
              local("'{light}' from turn {from} to turn {to} follows no light that leads to it and leads to "
                    "none that follows; correct the light."),
              local("Twilight comes between day and night."),
              local("Correct the light of these turns or of those beside them.")},
         .needs = need::scenario | need::mapset,
         .parameters = besideParameters,
         .run = lightWithoutItsNeighbour,
         .answer = "light"},
    Rule{.message = {"TURN-007", Severity::error, local("no first side"),
                     local("The scenario does not say which side begins; name one: {known}."),
                     local("Players cannot start without it."), local("Add first= to the turns.")},
         .needs = need::scenario | need::mapset,
         .parameters = beginParameters,
         .run = firstSideMissing,
         .answer = "first"},
};
static_assert(isSound(turnLightTable));

}  // namespace

Topic turnLightRules() { return {"turn-light", local("Light, and who begins"), turnLightTable}; }

}  // namespace cota::checks

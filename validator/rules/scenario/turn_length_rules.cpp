// The length of a turn in minutes.

#include <algorithm>
#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

// The turn length that belongs to a light applies if the scenario has that light.
void unusualMinutes(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& turns = context.scenario()->turns;
    const int usual = with.integer("usual");
    if (turns.minutes == 0 || turns.minutes == usual) return;
    const auto* list = context.catalogue().wordList("light");
    const auto isOfLight = [&](const model::TurnRecord& record) {
        const auto* light = list ? list->find(record.light) : nullptr;
        const auto* text = light ? light->values.find(with.text("value")) : nullptr;
        return text && mapsets::readInteger(*text) == turns.minutes;
    };
    if (with.has("value") && std::ranges::any_of(turns.records, isOfLight)) return;
    out.add({.values = {value("count", turns.minutes), value("usual", usual)},
             .subject = wholeScenario(context),
             .at = {subjectOf(SubjectKind::turn, model::turnTrackId)}});
}

constexpr std::array minuteParameters{
    Parameter{"usual", Parameter::Kind::integer, nullptr, local("minutes of a turn")},
    Parameter{"value", Parameter::Kind::text, "", local("value of a light with its own minutes")}};

constexpr std::array turnLengthTable{
    Rule{.message = {"TURN-009", Severity::warning, local("turns of an unusual length"),
                     local("A turn lasts {count} minutes here, in the game {usual}; correct one of the two."),
                     local("The time of each turn is counted with it."),
                     local("Correct minutes=, or accept the finding if the scenario means it.")},
         .needs = need::scenario | need::mapset,
         .parameters = minuteParameters,
         .run = unusualMinutes,
         .answer = "minutes"},
};
static_assert(isSound(turnLengthTable));

}  // namespace

Topic turnLengthRules() { return {"turn-length", local("The length of a turn"), turnLengthTable}; }

}  // namespace cota::checks

// Values that contradict the state in which a unit starts.

#include <algorithm>
#include <array>

#include "mapsets/strategy/task_list.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

constexpr std::array modeWordings{Wording{
    "aboard",
    local("'{counter}' starts aboard with '{name}' '{value}', which no unit aboard can have; change it.")}};

// Only stated values: one that is not stated has whatever value the state requires.
// TCS 24.1.b, 24.1.e, 27.1.b, 24.2.a, 6.16.a, 6.16.c.
void valuesAgainstStates(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto words = with.words("is");
    const auto state = with.text("state");
    for (const auto& unit : context.orderOfBattle().units()) {
        const auto* text = unit.state(name);
        if (!text || std::ranges::find(words, *text) == words.end()) continue;
        const bool isAboard = with.flag("aboard") && unit.posting()->placement->aboard;
        if (!isAboard && (state.empty() || !isIn(context, unit, state))) continue;
        Note note{.values = {value("counter", unit.counter->id), valueOf("name", ValueKind::attribute, name),
                             valueOf("state", ValueKind::state, state)},
                  .subject = subjectOf(SubjectKind::counter, unit.counter->id),
                  .wording = isAboard ? &modeWordings[0] : nullptr};
        const auto* word = context.catalogue().wordList(name);
        const auto* named = word ? word->find(*text) : nullptr;
        addLocal(note.values, "value", named ? named->name : model::LocalText{*text, *text});
        out.add(std::move(note));
    }
}

constexpr std::array modeParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("value of a placement ...")},
    Parameter{"is", Parameter::Kind::words, nullptr, local("... that is not one of these")},
    Parameter{"aboard", Parameter::Kind::flag, "no", local("in units aboard others")},
    Parameter{"state", Parameter::Kind::text, "", local("or in units with this flag")}};

constexpr std::array stateExclusionTable{
    Rule{.message = {"STATE-008", Severity::error, local("a value its state excludes"),
                     local("'{counter}' starts '{state}' with '{name}' '{value}'; the two exclude each "
                           "other: change one."),
                     local("The rules know no unit that is both."),
                     local("Change the value, or where the unit starts.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = modeParameters,
         .variants = modeWordings,
         .run = valuesAgainstStates},
};
static_assert(isSound(stateExclusionTable));

}  // namespace

Topic stateExclusionRules() {
    return {"state-exclusion", local("Values that states exclude"), stateExclusionTable};
}

}  // namespace cota::checks

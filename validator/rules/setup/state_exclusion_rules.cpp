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

constexpr std::array modeWordings{
    Wording{"aboard",
            {"'{counter}' starts aboard with '{name}' '{value}', which no unit aboard can have; change it.",
             "'{counter}' empieza a bordo con '{name}' '{value}', imposible para una unidad a bordo; "
             "cámbielo."}}};

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
    Parameter{
        "value", Parameter::Kind::text, nullptr, {"value of a placement ...", "valor de una colocación ..."}},
    Parameter{"is", Parameter::Kind::words, nullptr, {"... that is not one of these", "... que no es este"}},
    Parameter{"aboard", Parameter::Kind::flag, "no", {"in units aboard others", "en unidades a bordo"}},
    Parameter{"state",
              Parameter::Kind::text,
              "",
              {"or in units with this flag", "o en unidades con este indicador"}}};

constexpr std::array stateExclusionTable{
    Rule{
        .message =
            {"STATE-008",
             Severity::error,
             {"a value its state excludes", "un valor que su estado excluye"},
             {"'{counter}' starts '{state}' with '{name}' '{value}'; the two exclude each other: change one.",
              "'{counter}' empieza '{state}' con '{name}' '{value}'; se excluyen: cambie uno de los dos."},
             {"The rules know no unit that is both.", "Las reglas no conocen unidad que sea ambas cosas."},
             {"Change the value, or where the unit starts.", "Cambie el valor, o dónde empieza la unidad."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = modeParameters,
        .variants = modeWordings,
        .example =
            {"<unit counter=\"gun-1\" aboard=\"truck-1\"><values in-tow=\"yes\" mode=\"fire\"/></unit>",
             "<unit counter=\"gun-1\" aboard=\"truck-1\"><values in-tow=\"yes\" mode=\"move\"/></unit>"},
        .run = valuesAgainstStates},
};
static_assert(isSound(stateExclusionTable));

}  // namespace

Topic stateExclusionRules() {
    return {"state-exclusion",
            {"Values that states exclude", "Valores que los estados excluyen"},
            stateExclusionTable};
}

}  // namespace cota::checks

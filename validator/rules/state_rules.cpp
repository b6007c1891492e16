// States of placements that do not go together, and states a counter shows in another way.

#include <algorithm>
#include <array>

#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

model::Subject subjectOfUnit(const Unit& unit) { return subjectOf(SubjectKind::counter, unit.counter->id); }

/// Has one of the words as a tag of its class, or as a printed flag that is yes.
bool isAny(const Unit& unit, const std::vector<std::string>& words) {
    if (!unit.unitClass) return false;
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return unit.hasTag(word) ||
               mapsets::flagOf(unit.unitClass->front, unit.type->front, word).value_or(false);
    });
}

void statesTogether(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& unit : context.orderOfBattle().units()) {
        std::vector<std::string> found;
        for (const auto& state : with.words("states"))
            if (isIn(context, unit, state)) found.push_back(state);
        if (found.size() < 2) continue;
        out.add({.values = {value("counter", unit.counter->id), value("states", listed(found))},
                 .subject = subjectOfUnit(unit)});
    }
}

void shownOtherwise(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!isIn(context, unit, state)) continue;
        if ((!units.empty() && !isAny(unit, units)) || isAny(unit, excepted)) continue;
        out.add({.values = {value("counter", unit.counter->id), value("class", unit.unitClass->id),
                            value("state", state), value("other", with.text("instead"))},
                 .subject = subjectOfUnit(unit)});
    }
}

constexpr std::array togetherParameters{
    Parameter{"states",
              Parameter::Kind::words,
              nullptr,
              {"flags of placements, of which one holds at most",
               "indicadores de colocaciones, de los que vale uno como mucho"}}};
constexpr std::array otherwiseParameters{
    Parameter{
        "state", Parameter::Kind::text, nullptr, {"flag of a placement", "indicador de una colocación"}},
    Parameter{"instead",
              Parameter::Kind::text,
              nullptr,
              {"the flag these units have instead", "el indicador que estas unidades tienen en su lugar"}},
    Parameter{"units",
              Parameter::Kind::words,
              "",
              {"their tags or printed flags; none named: all",
               "sus etiquetas o indicadores impresos; sin ninguno: todas"}},
    Parameter{
        "not",
        Parameter::Kind::words,
        "",
        {"tags or printed flags of those it is not about", "etiquetas o indicadores de las exceptuadas"}}};

constexpr std::array table{
    Rule{.message =
             {"STATE-005",
              Severity::error,
              {"states that exclude each other", "estados que se excluyen"},
              {"'{counter}' starts in several states of which only one can hold: {states}; keep one.",
               "'{counter}' empieza en varios estados de los que solo uno puede valer: {states}; deje uno."},
              {"Together they say something else, or nothing.", "Juntos dicen otra cosa, o nada."},
              {"Drop all but one.", "Quite todos menos uno."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = togetherParameters,
         .example = {"<unit counter=\"a-1\" at=\"A507\"><values minus-one=\"yes\" reduced=\"yes\"/></unit>",
                     "<unit counter=\"a-1\" at=\"A507\"><values reduced=\"yes\"/></unit>"},
         .run = statesTogether},
    Rule{.message =
             {"STATE-006",
              Severity::warning,
              {"a state that is shown otherwise", "un estado que se muestra de otro modo"},
              {"'{counter}' ({class}) starts '{state}', but units of its sort show that as '{other}'.",
               "'{counter}' ({class}) empieza '{state}', pero las de su clase lo muestran como '{other}'."},
              {"The other side of the counter is something else.", "El otro lado de la ficha es otra cosa."},
              {"Use the other state.", "Use el otro estado."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = otherwiseParameters,
         .example = {"<unit counter=\"a-1\" at=\"A507\"><values minus-two=\"yes\"/></unit>",
                     "<unit counter=\"a-1\" at=\"A507\"><values reduced=\"yes\"/></unit>"},
         .run = shownOtherwise},
};
static_assert(isSound(table));

}  // namespace

Topic stateRules() { return {"states", {"States at the start", "Estados al empezar"}, table}; }

}  // namespace cota::checks

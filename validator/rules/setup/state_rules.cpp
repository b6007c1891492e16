// States of placements that exclude each other, and states that a counter shows in another way.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

model::Subject stateSubjectOfUnit(const ListedUnit& unit) {
    return subjectOf(SubjectKind::counter, unit.counter->id);
}

/// Whether it has one of the words as a tag of its class, or as a printed flag with the value yes.
bool isAny(const ListedUnit& unit, const std::vector<std::string>& words) {
    if (!unit.unitClass) return false;
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return unit.hasTag(word) ||
               mapsets::flagOf(unit.unitClass->front, unit.printedIn(word), word).value_or(false);
    });
}

// WSS 7.4.1.
void statesThatExcludeEachOther(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& unit : context.orderOfBattle().units()) {
        std::vector<std::string> found;
        for (const auto& state : with.words("states"))
            if (isIn(context, unit, state)) found.push_back(state);
        if (found.size() < 2) continue;
        out.add({.values = {value("counter", unit.counter->id), valueOf("states", ValueKind::state, found)},
                 .subject = stateSubjectOfUnit(unit)});
    }
}

// WSS 7.4.1.
void statesOfOtherUnits(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!isIn(context, unit, state) || !unit.unitClass) continue;  // without a class: told as such
        if ((!units.empty() && !isAny(unit, units)) || isAny(unit, excepted)) continue;
        out.add({.values = {value("counter", unit.counter->id), value("class", unit.unitClass->id),
                            valueOf("state", ValueKind::state, state),
                            valueOf("other", ValueKind::state, with.text("instead"))},
                 .subject = stateSubjectOfUnit(unit)});
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

constexpr std::array lossWordings{Wording{
    "sum",
    {"Losses of '{of}' before the game are {limit}, but its counters start with '{state}' {count} in "
     "all; correct one of the numbers.",
     "Las bajas previas de '{of}' son {limit}, pero sus fichas empiezan con '{state}' {count} en total; "
     "corrija uno de los números."}}};

int lostBy(const ListedUnit& unit, const std::string& state) {
    const auto* text = unit.state(state);
    return text ? mapsets::readInteger(*text).value_or(0) : 0;
}

// The losses of units must equal those that the scenario states for a group, a formation or a type.
// TCS 27.1.d, 27.1.e.
void unstatedLosses(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& tree = context.orderOfBattle().tree();
    const auto state = with.text("state");
    const auto& units = context.orderOfBattle().units();
    std::vector<bool> explained(units.size(), false);
    const auto claim = [&](const std::string& of, int stated, model::Subject subject, auto&& isMeant) {
        int sum = 0;
        for (std::size_t i = 0; i < units.size(); ++i)
            if (isMeant(units[i])) {
                sum += lostBy(units[i], state);
                explained[i] = true;
            }
        if (sum == stated || sum == 0) return;  // none placed: the player distributes them
        out.add({.values = {value("of", of), value("limit", stated),
                            valueOf("state", ValueKind::state, state), value("count", sum)},
                 .subject = std::move(subject),
                 .wording = &lossWordings[0]});
    };
    for (const auto& group : context.scenario()->groups) {
        const auto* text = group.attributes.find(with.text("group-value"));
        const int stated = text ? mapsets::readInteger(*text).value_or(0) : 0;
        if (stated > 0)
            claim(group.id.text, stated, subjectOf(SubjectKind::group, group.id),
                  [&](const ListedUnit& unit) { return unit.posting() && unit.posting()->group == &group; });
    }
    for (const auto& part : context.scenario()->parts) {
        const auto* of =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("of")) : nullptr;
        const auto* steps = of ? part.attributes.find(with.text("value")) : nullptr;
        if (!steps) continue;
        const auto below = tree.nearest([&](const model::Formation& one) { return one.id.text == *of; });
        claim(*of, mapsets::readInteger(*steps).value_or(0), context.subjectOf(part),
              [&](const ListedUnit& unit) {
                  return unit.side == part.side && (unit.counter->type.text == *of ||
                                                    below.of(unit.counter->formation.text) != nullptr);
              });
    }
    for (std::size_t i = 0; i < units.size(); ++i)
        if (!explained[i] && lostBy(units[i], state) > 0)
            out.add(
                {.values = {value("counter", units[i].counter->id), valueOf("state", ValueKind::state, state),
                            value("count", lostBy(units[i], state))},
                 .subject = stateSubjectOfUnit(units[i])});
}

constexpr std::array lossParameters{
    Parameter{"state",
              Parameter::Kind::text,
              nullptr,
              {"value of a placement with what is lost", "valor de una colocación con lo perdido"}},
    Parameter{"group-value",
              Parameter::Kind::text,
              "",
              {"value of a group with its losses", "valor de un grupo con sus bajas"}},
    Parameter{"part", Parameter::Kind::text, "", {"or a part with losses ...", "o una parte con bajas ..."}},
    Parameter{"of",
              Parameter::Kind::text,
              "of",
              {"... its value with a formation or type", "... su valor con una formación o un tipo"}},
    Parameter{"value", Parameter::Kind::text, "steps", {"... and with the number", "... y con el número"}}};

void countedStates(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto kind = with.text("part");
    const auto* type = context.catalogue().partKind(model::PartKindId(kind));
    if (!type) return;
    std::map<model::SideId, int> found;
    for (const auto& unit : context.orderOfBattle().units())
        if (isIn(context, unit, state)) ++found[unit.side];
    for (const auto& part : context.scenario()->parts) {
        if (part.kind.text != kind) continue;
        const auto stated = mapsets::integerOf(type->attributes, part.attributes, with.text("value"));
        if (!stated || found[part.side] <= *stated) continue;
        out.add({.values = {value("side", part.side), valueOf("state", ValueKind::state, state),
                            value("count", found[part.side]), value("limit", *stated)},
                 .subject = context.subjectOf(part),
                 .related = {subjectOf(SubjectKind::side, part.side)}});
    }
}

constexpr std::array countedParameters{
    Parameter{
        "state", Parameter::Kind::text, nullptr, {"flag of a placement", "indicador de una colocación"}},
    Parameter{"part",
              Parameter::Kind::text,
              nullptr,
              {"the kind of part that states the number", "la clase de parte que da el número"}},
    Parameter{"value", Parameter::Kind::text, "count", {"its value", "su valor"}}};

constexpr std::array stateTable{
    Rule{
        .message =
            {"STATE-004",
             Severity::error,
             {"more units in a state than stated", "más unidades en un estado de las declaradas"},
             {"{count} {count:unit|units} of '{side}' {count:starts|start} '{state}', but the scenario "
              "allows {limit:only #|only #|none}; change one of the numbers.",
              "{count} {count:unidad|unidades} de '{side}' {count:empieza|empiezan} '{state}', pero el "
              "escenario {limit:solo admite #|solo admite #|no admite ninguna}; corrija uno de los números."},
             {"The scenario contradicts itself.", "El escenario se contradice."},
             {"Change the number or the placements.", "Cambie el número o las colocaciones."}},
        .needs = need::scenario | need::mapset,
        .parameters = countedParameters,
        .example = {"<part kind=\"hidden-units\" side=\"axis\"><values count=\"0\"/></part>",
                    "<part kind=\"hidden-units\" side=\"axis\"><values count=\"1\"/></part>"},
        .run = countedStates},
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
         .run = statesThatExcludeEachOther},
    Rule{.message = {"STATE-006",
                     Severity::warning,
                     {"a state that is shown otherwise", "un estado que se muestra de otro modo"},
                     {"'{counter}' ({class}) starts '{state}', but units of its sort show that as '{other}'; "
                      "write that instead.",
                      "'{counter}' ({class}) empieza '{state}', pero las de su clase lo muestran como "
                      "'{other}'; escriba eso."},
                     {"The other side of the counter is something else.",
                      "El otro lado de la ficha es otra cosa."},
                     {"Use the other state.", "Use el otro estado."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = otherwiseParameters,
         .example = {"<unit counter=\"a-1\" at=\"A507\"><values minus-two=\"yes\"/></unit>",
                     "<unit counter=\"a-1\" at=\"A507\"><values reduced=\"yes\"/></unit>"},
         .fix = {.kind = FixKind::otherName, .value = "state", .to = "other"},
         .run = statesOfOtherUnits},
    Rule{.message = {"STATE-007",
                     Severity::warning,
                     {"losses that are not stated", "bajas sin indicar"},
                     {"'{counter}' starts with '{state}' {count}, but neither its group nor the scenario "
                      "states such losses; state them or drop the number.",
                      "'{counter}' empieza con '{state}' {count}, pero ni su grupo ni el escenario indican "
                      "bajas así; indíquelas o quite el número."},
                     {"Units start whole unless the scenario says otherwise.",
                      "Las unidades empiezan completas si el escenario no dice otra cosa."},
                     {"State the losses, or drop them from the unit.",
                      "Indique las bajas o quíteselas a la unidad."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = lossParameters,
         .variants = lossWordings,
         .example = {"<unit counter=\"c-1\" at=\"A-4.07\"><values steps-lost=\"2\"/></unit>",
                     "<part kind=\"prior-losses\" side=\"us\"><values of=\"c-co\" steps=\"2\"/></part>"},
         .run = unstatedLosses},
};
static_assert(isSound(stateTable));

}  // namespace

Topic stateRules() { return {"states", {"States at the start", "Estados al empezar"}, stateTable}; }

}  // namespace cota::checks

// What is printed on counters: which values a sort of unit has, must have, must not have.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

/// Counter types a row is about: those whose class has one of `units` and none of `not`.
std::vector<const model::CounterType*> typesOf(const CheckContext& context, const Settings& with) {
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    std::vector<const model::CounterType*> types;
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) {
            const auto* unitClass = context.catalogue().unitClass(type.unitClass);
            if (!unitClass) continue;
            const auto has = [&](const std::string& tag) { return mapsets::hasTag(unitClass->tags, tag); };
            const bool meant = units.empty() || std::any_of(units.begin(), units.end(), has);
            if (meant && std::none_of(excepted.begin(), excepted.end(), has)) types.push_back(&type);
        }
    return types;
}

bool declares(const std::vector<mapsets::AttributeType>& types, const std::string& name) {
    return std::any_of(types.begin(), types.end(), [&](const auto& type) { return type.name == name; });
}

bool has(const CheckContext& context, const model::CounterType& type, const std::string& name) {
    if (type.front.has(name)) return true;
    const auto* unitClass = context.catalogue().unitClass(type.unitClass);
    return unitClass && std::any_of(unitClass->front.begin(), unitClass->front.end(), [&](const auto& one) {
               return one.name == name && !one.fallback.empty();
           });
}

void noneOf(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto names = with.words("values");
    for (const auto* type : typesOf(context, with)) {
        if (std::any_of(names.begin(), names.end(),
                        [&](const auto& name) { return has(context, *type, name); }))
            continue;
        out.add({.values = {value("type", type->id), value("class", type->unitClass),
                            value("known", listed(names))},
                 .subject = subjectOf(SubjectKind::counterType, type->id)});
    }
}

void mustNotHave(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto* type : typesOf(context, with))
        for (const auto& name : with.words("values"))
            for (const auto* side : {&type->front, &type->back})
                if (const auto* text = side->find(name); text && mapsets::readFlag(*text).value_or(true)) {
                    out.add({.values = {value("type", type->id), value("class", type->unitClass),
                                        value("name", name), value("value", *text)},
                             .subject = subjectOf(SubjectKind::counterType, type->id)});
                    break;
                }
}

// What is printed of a value (its colour) says nothing where the value itself is not there.
void withoutTheirValue(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto needs = with.text("needs");
    for (const auto* type : typesOf(context, with))
        for (const auto* side : {&type->front, &type->back}) {
            const auto* text = side->find(name);
            if (!text || !mapsets::readFlag(*text).value_or(true) || side->has(needs)) continue;
            out.add({.values = {value("type", type->id), value("name", name), value("value", *text),
                                value("other", needs)},
                     .subject = subjectOf(SubjectKind::counterType, type->id)});
            break;
        }
}

// A counter of several steps shows what is left of it on its back.
void emptyBacks(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto steps = with.text("value");
    for (const auto* type : typesOf(context, with)) {
        const auto* unitClass = context.catalogue().unitClass(type->unitClass);
        const auto number = mapsets::integerOf(unitClass->front, type->front, steps);
        if (!number || *number < with.integer("from")) continue;
        std::vector<std::string> missing;
        for (const auto& name : with.words("values"))
            if (type->front.has(name) && declares(unitClass->back, name) && !type->back.has(name))
                missing.push_back(name);
        if (missing.empty()) continue;
        out.add(
            {.values = {value("type", type->id), value("count", *number), value("known", listed(missing))},
             .subject = subjectOf(SubjectKind::counterType, type->id)});
    }
}

// The back is something else than fewer steps: such a counter has one.
void stepsWithoutBack(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto steps = with.text("value");
    for (const auto* type : typesOf(context, with)) {
        if (!type->back.has(with.text("back"))) continue;
        const auto* unitClass = context.catalogue().unitClass(type->unitClass);
        const auto number = mapsets::integerOf(unitClass->front, type->front, steps);
        if (!number || *number <= with.integer("most")) continue;
        out.add({.values = {value("type", type->id), value("count", *number),
                            value("name", with.text("back")), value("limit", with.integer("most"))},
                 .subject = subjectOf(SubjectKind::counterType, type->id)});
    }
}

constexpr std::array counterWordings{Wording{
    "repeated",
    {"Counters '{counter}' and '{other}' both have '{name}' {value}; each needs its own.",
     "Las fichas '{counter}' y '{other}' tienen ambas '{name}' {value}; cada una necesita el suyo."}}};

const std::string* printedValueOf(const Unit& unit, const std::string& name) {
    if (const auto* own = unit.counter->attributes.find(name)) return own;
    return unit.type ? unit.type->front.find(name) : nullptr;
}

bool isOfNation(const CheckContext& context, const Unit& unit, const std::vector<std::string>& nations) {
    if (nations.empty()) return true;
    auto nation = unit.type ? unit.type->nation : std::string{};
    // A side of another nation is told as such; what that one needs would follow from the mistake.
    if (context.scenario())
        for (const auto& side : context.scenario()->sides)
            if (side.id == unit.side && !side.nation.empty()) nation = side.nation;
    return std::find(nations.begin(), nations.end(), nation) != nations.end();
}

bool hasPart(const model::Scenario* scenario, const std::string& kind, const model::SideId& side) {
    return scenario && std::any_of(scenario->parts.begin(), scenario->parts.end(), [&](const auto& part) {
               return part.kind.text == kind && (part.side.empty() || part.side == side);
           });
}

void countersWithout(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    const auto nations = with.words("nations");
    const auto name = with.text("value");
    std::map<std::pair<model::SideId, std::string>, const Unit*> seen;
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!unit.hasAnyTag(units) || unit.hasAnyTag(excepted) || !isOfNation(context, unit, nations))
            continue;
        if (with.has("with-part") && !hasPart(context.scenario(), with.text("with-part"), unit.side))
            continue;
        const auto* text = printedValueOf(unit, name);
        Note note;
        note.values = {value("counter", unit.counter->id), value("name", name)};
        note.subject = subjectOf(SubjectKind::counter, unit.counter->id);
        if (!text) {
            out.add(std::move(note));
            continue;
        }
        if (!with.flag("unique")) continue;
        const auto [first, isNew] = seen.emplace(std::pair{unit.side, *text}, &unit);
        if (isNew) continue;
        note.values.push_back(value("other", first->second->counter->id));
        note.values.push_back(value("value", *text));
        note.related = {subjectOf(SubjectKind::counter, first->second->counter->id)};
        note.wording = &counterWordings[0];
        out.add(std::move(note));
    }
}

// Values that nearly every unit of a sort has: another one may be right, but is mostly a slip.
void unusualValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto usual = with.words("usual");
    for (const auto* type : typesOf(context, with)) {
        const auto* text = type->front.find(name);
        if (!text || std::find(usual.begin(), usual.end(), *text) != usual.end()) continue;
        out.add({.values = {value("type", type->id), value("class", type->unitClass), value("name", name),
                            value("value", *text), value("known", listed(usual))},
                 .subject = subjectOf(SubjectKind::counterType, type->id)});
    }
}

constexpr Parameter printedUnitsParameter{
    "units",
    Parameter::Kind::words,
    nullptr,
    {"tags of the unit classes it is about", "etiquetas de las clases de unidad de que trata"}};
constexpr Parameter printedNotParameter{
    "not", Parameter::Kind::words, "", {"tags of those it is not about", "etiquetas de las exceptuadas"}};
constexpr Parameter valuesParameter{"values",
                                    Parameter::Kind::words,
                                    nullptr,
                                    {"names of the printed values", "nombres de los valores impresos"}};
constexpr std::array valuesParameters{printedUnitsParameter, printedNotParameter, valuesParameter};
constexpr std::array belongsParameters{
    Parameter{"units", Parameter::Kind::words, "", printedUnitsParameter.meaning}, printedNotParameter,
    Parameter{"value",
              Parameter::Kind::text,
              nullptr,
              {"the value that belongs to another", "el valor que va con otro"}},
    Parameter{
        "needs", Parameter::Kind::text, nullptr, {"the value it belongs to", "el valor con el que va"}}};
constexpr std::array backParameters{
    Parameter{"units", Parameter::Kind::words, "", printedUnitsParameter.meaning}, printedNotParameter,
    valuesParameter,
    Parameter{
        "value", Parameter::Kind::text, nullptr, {"the value with the steps", "el valor con los pasos"}},
    Parameter{"from",
              Parameter::Kind::integer,
              "2",
              {"from so many on the back counts", "desde cuántos cuenta el reverso"}}};
constexpr std::array printedStepParameters{
    Parameter{"units", Parameter::Kind::words, "", printedUnitsParameter.meaning}, printedNotParameter,
    Parameter{
        "value", Parameter::Kind::text, nullptr, {"the value with the steps", "el valor con los pasos"}},
    Parameter{"back",
              Parameter::Kind::text,
              nullptr,
              {"the value that makes the back another state", "el valor que hace del reverso otro estado"}},
    Parameter{"most",
              Parameter::Kind::integer,
              "1",
              {"the most steps it then has", "los pasos que tiene como máximo"}}};
constexpr std::array usualParameters{
    printedUnitsParameter, printedNotParameter,
    Parameter{"value", Parameter::Kind::text, nullptr, {"the printed value", "el valor impreso"}},
    Parameter{"usual", Parameter::Kind::words, nullptr, {"what it usually is", "lo que suele ser"}}};
constexpr std::array counterParameters{
    printedUnitsParameter,
    printedNotParameter,
    Parameter{"nations", Parameter::Kind::words, "", {"only of these nations", "solo de estas naciones"}},
    Parameter{
        "value", Parameter::Kind::text, nullptr, {"the value each needs", "el valor que cada una necesita"}},
    Parameter{"with-part",
              Parameter::Kind::text,
              "",
              {"only where the scenario has this part for the side",
               "solo si el escenario tiene esta parte para el bando"}},
    Parameter{
        "unique",
        Parameter::Kind::flag,
        "no",
        {"the value differs in each counter of a side", "el valor es distinto en cada ficha de un bando"}}};

constexpr std::array printedTable{
    Rule{.message =
             {"PRINT-001",
              Severity::error,
              {"none of the values it needs", "ninguno de los valores que necesita"},
              {"Counter type '{type}' ({class}) has none of {known}; a unit of this sort has at least one.",
               "El tipo de ficha '{type}' ({class}) no tiene ninguno de {known}; las unidades así tienen al "
               "menos "
               "uno."},
              {"Without it the unit does nothing the game knows of.",
               "Sin él la unidad no hace nada que el juego conozca."},
              {"Add the printed value, or choose another class.",
               "Añada el valor impreso o elija otra clase."}},
         .needs = need::mapset,
         .parameters = valuesParameters,
         .example = {"<type id=\"inf\" class=\"infantry\"><front movement=\"3\"/></type>",
                     "<type id=\"inf\" class=\"infantry\"><front direct=\"5-3\" movement=\"3\"/><back "
                     "direct=\"3-3\" movement=\"3\"/></type>"},
         .run = noneOf},
    Rule{.message = {"PRINT-002",
                     Severity::error,
                     {"a value it must not have", "un valor que no debe tener"},
                     {"Counter type '{type}' ({class}) has '{name}' {value}; a unit of this sort has none: "
                      "remove it or "
                      "choose another class.",
                      "El tipo de ficha '{type}' ({class}) tiene '{name}' {value}; las unidades así no lo "
                      "tienen: quítelo o "
                      "elija otra clase."},
                     {"The value decides what the unit is.", "Ese valor decide qué es la unidad."},
                     {"Remove the value, or choose the class that has it.",
                      "Quite el valor o elija la clase que lo tiene."}},
         .needs = need::mapset,
         .parameters = valuesParameters,
         .example = {"<type id=\"truck\" class=\"truck\"><front movement=\"8\" armor=\"1\"/></type>",
                     "<type id=\"truck\" class=\"truck\"><front movement=\"8\"/></type>"},
         .run = mustNotHave},
    Rule{.message = {"PRINT-003",
                     Severity::warning,
                     {"values of the back are missing", "faltan valores del reverso"},
                     {"Counter type '{type}' has {count} {count:step|steps}, but its back lacks {known}; add "
                      "the reduced values.",
                      "El tipo de ficha '{type}' tiene {count} {count:paso|pasos}, pero en su reverso falta "
                      "{known}; añada los "
                      "valores "
                      "reducidos."},
                     {"After its first loss the unit fights with the back.",
                      "Tras su primera baja la unidad lucha con el reverso."},
                     {"Fill in the back of the counter.", "Rellene el reverso de la ficha."}},
         .needs = need::mapset,
         .parameters = backParameters,
         .example = {"<type id=\"inf\" class=\"infantry\"><front direct=\"5-3\" movement=\"3\"/></type>",
                     "<type id=\"inf\" class=\"infantry\"><front direct=\"5-3\" movement=\"3\"/><back "
                     "direct=\"3-3\" movement=\"3\"/></type>"},
         .run = emptyBacks},
    Rule{.message = {"PRINT-004",
                     Severity::warning,
                     {"too many steps for its back", "demasiados pasos para su reverso"},
                     {"Counter type '{type}' has {count} {count:step|steps}, but its back shows '{name}'; it "
                      "has at most {limit}.",
                      "El tipo de ficha '{type}' tiene {count} {count:paso|pasos}, pero su reverso muestra "
                      "'{name}'; tiene "
                      "{limit} como "
                      "máximo."},
                     {"A counter whose back is another state has no reduced side.",
                      "Una ficha cuyo reverso es otro estado no tiene lado reducido."},
                     {"Correct the steps.", "Corrija los pasos."}},
         .needs = need::mapset,
         .parameters = printedStepParameters,
         .example = {"<type id=\"gun\" class=\"artillery\"><front bombardment=\"9-9\" steps=\"2\"/><back "
                     "limbered=\"T\"/></type>",
                     "<type id=\"gun\" class=\"artillery\"><front bombardment=\"9-9\" steps=\"1\"/><back "
                     "limbered=\"T\"/></type>"},
         .run = stepsWithoutBack},
    Rule{.message = {"PRINT-005",
                     Severity::warning,
                     {"a counter that lacks a mark", "una ficha sin una marca"},
                     {"Counter '{counter}' does not say its '{name}', which the scenario needs; add it.",
                      "La ficha '{counter}' no indica '{name}', que el escenario necesita; añádalo."},
                     {"Players must be able to tell these counters apart.",
                      "Los jugadores deben poder distinguir esas fichas."},
                     {"Add the value to the counter.", "Añada el valor a la ficha."}},
         .needs = need::mapset,
         .parameters = counterParameters,
         .variants = counterWordings,
         .example = {"<counter id=\"t1\" type=\"t34\" side=\"reds\"/>",
                     "<counter id=\"t1\" type=\"t34\" side=\"reds\"><values guards=\"no\"/></counter>"},
         .run = countersWithout},
    Rule{.message = {"PRINT-006",
                     Severity::warning,
                     {"a value without its own", "un valor sin el suyo"},
                     {"Counter type '{type}' has '{name}' {value}, which belongs to '{other}', but no "
                      "'{other}' on that side.",
                      "El tipo de ficha '{type}' tiene '{name}' {value}, que va con '{other}', pero no tiene "
                      "'{other}' en ese lado."},
                     {"It describes something that is not printed.", "Describe algo que no está impreso."},
                     {"Remove it, or add the value it belongs to.",
                      "Quítelo o añada el valor con el que va."}},
         .needs = need::mapset,
         .parameters = belongsParameters,
         .example =
             {"<type id=\"inf\" class=\"infantry\"><front at=\"2-2\" ap-red=\"yes\" movement=\"5\"/></type>",
              "<type id=\"inf\" class=\"infantry\"><front ap=\"2-2\" ap-red=\"yes\" movement=\"5\"/></type>"},
         .run = withoutTheirValue},
    Rule{.message = {"PRINT-007",
                     Severity::warning,
                     {"an unusual printed value", "un valor impreso poco común"},
                     {"Counter type '{type}' ({class}) has '{name}' {value}; units of its sort have {known}.",
                      "El tipo de ficha '{type}' ({class}) tiene '{name}' {value}; los de su clase tienen "
                      "{known}."},
                     {"The game may print it so, but it is mostly a slip.",
                      "El juego puede imprimirlo así, pero suele ser un descuido."},
                     {"Correct the value, or accept the finding.", "Corrija el valor o acepte el hallazgo."}},
         .needs = need::mapset,
         .parameters = usualParameters,
         .example =
             {"<type id=\"gun\" class=\"at-gun\"><front attack=\"3\" range=\"7\" steps=\"3\" "
              "tow-only=\"yes\"/></type>",
              "<type id=\"gun\" class=\"at-gun\"><front attack=\"3\" range=\"7\" tow-only=\"yes\"/></type>"},
         .run = unusualValues},
};
static_assert(isSound(printedTable));

}  // namespace

Topic printedRules() {
    return {"printed", {"What counters print", "Lo que llevan impreso las fichas"}, printedTable};
}

}  // namespace cota::checks

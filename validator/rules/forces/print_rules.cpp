// Printed values: which ones a class of units has, must have, must not have.

#include <algorithm>
#include <array>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/forces/prints.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

bool has(const Print& print, const std::string& name) {
    return print.front->has(name) ||
           std::any_of(print.unitClass->front.begin(), print.unitClass->front.end(),
                       [&](const auto& one) { return one.name == name && !one.fallback.empty(); });
}

/// Only types are checked, because a counter has at least the values of its type.
void noneOf(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto names = with.words("values");
    for (const auto& print : printsOf(context, with)) {
        if (print.counter ||
            std::any_of(names.begin(), names.end(), [&](const auto& name) { return has(print, name); }))
            continue;
        out.add({.values = {value("type", print.type->id), value("class", print.type->unitClass),
                            valueOf("known", ValueKind::attribute, names)},
                 .subject = subjectOf(SubjectKind::counterType, print.type->id)});
    }
}

constexpr std::array neverHasWordings{
    Wording{"counter",
            {"Counter '{counter}' ({class}) has '{name}' {value}; a unit of this sort has none: remove it.",
             "La ficha '{counter}' ({class}) tiene '{name}' {value}; las unidades así no lo tienen: "
             "quítelo."}}};

void mustNotHave(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& print : printsOf(context, with))
        for (const auto& name : with.words("values")) {
            if (!print.answersFor(name)) continue;
            for (const auto& side : {print.front, print.back})
                if (const auto* text = side->find(name); text && mapsets::readFlag(*text).value_or(true)) {
                    out.add(print.note(neverHasWordings[0],
                                       {valueOf("name", ValueKind::attribute, name), value("value", *text)}));
                    break;
                }
        }
}

constexpr std::array belongsWordings{
    Wording{"counter",
            {"Counter '{counter}' has '{name}' {value}, which belongs to '{other}', but no '{other}'.",
             "La ficha '{counter}' tiene '{name}' {value}, que va con '{other}', pero no tiene '{other}'."}}};

// A property of a printed value (its colour) is useless without the value.
// WSS 3.1.1.
void marksWithoutTheirValue(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto needs = with.text("needs");
    for (const auto& print : printsOf(context, with)) {
        if (!print.answersFor(name)) continue;
        for (const auto& side : {print.front, print.back}) {
            const auto* text = side->find(name);
            if (!text || !mapsets::readFlag(*text).value_or(true) || side->has(needs)) continue;
            out.add(print.note(belongsWordings[0],
                               {valueOf("name", ValueKind::attribute, name), value("value", *text),
                                valueOf("other", ValueKind::attribute, needs)}));
            break;
        }
    }
}

constexpr std::array backWordings{
    Wording{"counter",
            {"Counter '{counter}' has {count} {count:step|steps}, but the back of its type lacks {known}; "
             "add the reduced values.",
             "La ficha '{counter}' tiene {count} {count:paso|pasos}, pero en el reverso de su tipo falta "
             "{known}; añada los valores reducidos."}}};

// A counter of several steps must show on its back what is left of it.
void emptyBacks(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto steps = with.text("value");
    for (const auto& print : printsOf(context, with)) {
        const auto number = mapsets::integerOf(print.unitClass->front, *print.front, steps);
        if (!print.answersFor(steps) || !number || *number < with.integer("from")) continue;
        std::vector<std::string> missing;
        for (const auto& name : with.words("values"))
            if (print.front->has(name) && declares(print.unitClass->back, name) && !print.back->has(name))
                missing.push_back(name);
        if (!missing.empty())
            out.add(print.note(backWordings[0],
                               {value("count", *number), valueOf("known", ValueKind::attribute, missing)}));
    }
}

constexpr std::array printedStepWordings{Wording{
    "counter",
    {"Counter '{counter}' has {count} {count:step|steps}, but its back shows '{name}'; it has at most "
     "{limit}.",
     "La ficha '{counter}' tiene {count} {count:paso|pasos}, pero su reverso muestra '{name}'; tiene "
     "{limit} como máximo."}}};

// If the back is not the reduced side, the counter has only one step.
// PG 5.62.
void stepsWithoutBack(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto steps = with.text("value");
    for (const auto& print : printsOf(context, with)) {
        const auto number = mapsets::integerOf(print.unitClass->front, *print.front, steps);
        if (!print.answersFor(steps) || !print.back->has(with.text("back"))) continue;
        if (!number || *number <= with.integer("most")) continue;
        out.add(print.note(printedStepWordings[0],
                           {value("count", *number), valueOf("name", ValueKind::attribute, with.text("back")),
                            value("limit", with.integer("most"))}));
    }
}

constexpr std::array usualWordings{
    Wording{"counter",
            {"Counter '{counter}' ({class}) has '{name}' {value}; units of its sort have {known}.",
             "La ficha '{counter}' ({class}) tiene '{name}' {value}; las de su clase tienen {known}."}}};

// Values that nearly every unit of a class has: another one may be right, but is probably a typing mistake.
void unusualValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    const auto usual = with.words("usual");
    for (const auto& print : printsOf(context, with)) {
        const auto* text = print.front->find(name);
        if (!text || !print.answersFor(name)) continue;
        const auto& front = print.unitClass->front;
        if (std::any_of(front.begin(), front.end(),
                        [&](const auto& type) { return type.name == name && mapsets::faultOf(type, *text); }))
            continue;  // reported by another rule
        const auto number = mapsets::readInteger(*text);
        const bool isLess = with.has("least") && number && *number < with.integer("least");
        const bool isOther = !usual.empty() && std::find(usual.begin(), usual.end(), *text) == usual.end();
        if (!isLess && !isOther) continue;
        auto note = print.note(usualWordings[0],
                               {valueOf("name", ValueKind::attribute, name), value("value", *text)});
        const auto least = with.has("least") ? with.text("least") : std::string{};
        addLocal(note.values, "known",
                 isOther ? model::LocalText{listed(usual), listed(usual)}
                         : model::LocalText{least + " or more", least + " o más"});
        out.add(std::move(note));
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
    Parameter{"usual", Parameter::Kind::words, "", {"what it usually is", "lo que suele ser"}},
    Parameter{"least",
              Parameter::Kind::integer,
              "",
              {"or: the least it usually is", "o bien: lo menos que suele ser"}}};
constexpr std::array printedTable{
    Rule{.message = {"PRINT-001",
                     Severity::error,
                     {"none of the values it needs", "ninguno de los valores que necesita"},
                     {"Counter type '{type}' ({class}) needs at least one of: {known}.",
                      "Tipo de ficha '{type}' ({class}): debe tener al menos uno de estos valores: {known}."},
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
         .variants = neverHasWordings,
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
         .variants = backWordings,
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
         .variants = printedStepWordings,
         .example = {"<type id=\"gun\" class=\"artillery\"><front bombardment=\"9-9\" steps=\"2\"/><back "
                     "limbered=\"T\"/></type>",
                     "<type id=\"gun\" class=\"artillery\"><front bombardment=\"9-9\" steps=\"1\"/><back "
                     "limbered=\"T\"/></type>"},
         .run = stepsWithoutBack},
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
         .variants = belongsWordings,
         .example =
             {"<type id=\"inf\" class=\"infantry\"><front at=\"2-2\" ap-red=\"yes\" movement=\"5\"/></type>",
              "<type id=\"inf\" class=\"infantry\"><front ap=\"2-2\" ap-red=\"yes\" movement=\"5\"/></type>"},
         .run = marksWithoutTheirValue},
    Rule{.message = {"PRINT-007",
                     Severity::warning,
                     {"an unusual printed value", "un valor impreso poco común"},
                     {"Counter type '{type}' ({class}) has '{name}' {value}; units of its sort have {known}.",
                      "El tipo de ficha '{type}' ({class}) tiene '{name}' {value}; los de su clase tienen "
                      "{known}."},
                     {"The game may print it like this, but it is usually a mistake.",
                      "El juego puede imprimirlo así, pero suele ser un error."},
                     {"Correct the value, or accept the finding.", "Corrija el valor o acepte el hallazgo."}},
         .needs = need::mapset,
         .parameters = usualParameters,
         .variants = usualWordings,
         .example =
             {"<type id=\"gun\" class=\"at-gun\"><front attack=\"3\" range=\"7\" steps=\"3\" "
              "tow-only=\"yes\"/></type>",
              "<type id=\"gun\" class=\"at-gun\"><front attack=\"3\" range=\"7\" tow-only=\"yes\"/></type>"},
         .run = unusualValues},
};
static_assert(isSound(printedTable));

}  // namespace

Topic printRules() {
    return {"printed", {"What counters print", "Lo que llevan impreso las fichas"}, printedTable};
}

}  // namespace cota::checks

// Values that the game declares: each has the format of its type, required ones are there, no name is
// misspelt. One set of rules for morale, fire values, mine strengths and the values of any other game.

#include <algorithm>
#include <array>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/forces/value_label.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::AttributeType;
using mapsets::ValueFault;
using model::Severity;

constexpr std::array faultWordings{
    Wording{"range",
            {"'{name}' of {what} is '{value}', but goes from {min} to {max}; correct the number.",
             "'{name}' de {what} es '{value}', pero va de {min} a {max}; corrija el número."}},
    Wording{"integer",
            {"'{name}' of {what} is '{value}', which is no whole number; write one from {min} to {max}.",
             "'{name}' de {what} es '{value}', que no es un número entero; escriba uno de {min} a {max}."}},
    Wording{"flag",
            {"'{name}' of {what} is '{value}'; write yes or no.",
             "'{name}' de {what} es '{value}'; escriba yes o no."}},
    Wording{"fraction",
            {"'{name}' of {what} is '{value}', which is no exact fraction; write it like 2 or 2/3.",
             "'{name}' de {what} es '{value}', que no es una fracción exacta; escríbala como 2 o 2/3."}},
    Wording{"fire",
            {"'{name}' of {what} is '{value}'; a fire value is strength-range such as 5-3, strength {min} to "
             "{max}, range {min-range} to {most}.",
             "'{name}' de {what} es '{value}'; un valor de fuego es fuerza-alcance, como 5-3, con fuerza "
             "de {min} a {max} y alcance de {min-range} a {most}."}},
    Wording{"word",
            {"'{name}' of {what} is '{value}', which the game does not know; it knows {known}.",
             "'{name}' de {what} es '{value}', que el juego no conoce; conoce {known}."}},
    Wording{"turns",
            {"'{name}' of {what} is '{value}', which are no turns; write them like 1-4 7 9-.",
             "'{name}' de {what} es '{value}', que no son turnos; escríbalos como 1-4 7 9-."}},
};

const Wording* wordingOf(ValueFault fault, AttributeType::Kind kind) {
    switch (fault) {
        case ValueFault::outOfRange:
            return kind == AttributeType::Kind::fire ? &faultWordings[4] : &faultWordings[0];
        case ValueFault::notAnInteger:
            return &faultWordings[1];
        case ValueFault::notAFlag:
            return &faultWordings[2];
        case ValueFault::notAFraction:
            return &faultWordings[3];
        case ValueFault::notAFireValue:
            return &faultWordings[4];
        case ValueFault::unknownWord:
            return &faultWordings[5];
        case ValueFault::notTurns:
            return &faultWordings[6];
        case ValueFault::notANumber:  // never of a value that a game declares
        case ValueFault::notAColour:
            return nullptr;
    }
    return nullptr;
}

Note noteOn(const Holder& holder, const std::string& name, const std::string& text) {
    return holder.noteWith({shownAs(model::ShowAs::nameAndId, valueOf("name", ValueKind::attribute, name)),
                            value("value", text)});
}

void faultyValues(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (holder.own) continue;
        for (const auto& [name, text] : *holder.values) {
            const auto* type = holder.typeOf(name);
            const auto fault = type ? mapsets::faultOf(*type, text) : std::nullopt;
            if (!fault) continue;
            auto note = noteOn(holder, name, text);
            note.paragraph = type->from.citation;
            note.wording = wordingOf(*fault, type->kind);
            const bool isFire = type->kind == AttributeType::Kind::fire;
            note.values.push_back(value("min", type->least));
            note.values.push_back(
                value("max", isFire ? std::min(type->most, mapsets::mostFire) : type->most));
            note.values.push_back(value("most", mapsets::mostFire));
            note.values.push_back(value("min-range", type->leastRange));
            if (*fault == ValueFault::unknownWord) {
                const auto words = mapsets::wordsOf(type->words);
                note.values.push_back(allKnown(text, {words.begin(), words.end()}, words.size()));
            }
            out.add(std::move(note));
        }
    }
}

void missingValues(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (!holder.mustBeComplete || holder.own) continue;
        for (const auto& type : *holder.types) {
            if (!type.required || holder.values->has(type.name)) continue;
            auto note = noteOn(holder, type.name, "");
            note.paragraph = type.from.citation;
            addLabel(note, type.name, type.meaning);
            out.add(std::move(note));
        }
    }
}

void undeclaredValues(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& holder : holdersOf(context)) {
        if (holder.mayHaveOthers || holder.own) continue;
        for (const auto& [name, text] : *holder.values) {
            if (holder.typeOf(name)) continue;
            std::vector<std::string_view> known;
            for (const auto& type : *holder.types) known.push_back(type.name);
            for (const auto* others : holder.alsoDeclared)
                for (const auto& type : *others) known.push_back(type.name);
            auto note = noteOn(holder, name, text);
            note.values.push_back(nearest(name, known));
            out.add(std::move(note));
        }
    }
}

std::optional<int> numberOf(const Holder& holder, const std::string& name) {
    return mapsets::integerOf(*holder.types, *holder.values, name);
}

void wrongOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto low = with.text("low");
    const auto high = with.text("high");
    for (const auto& holder : holdersOf(context)) {
        if (holder.of != of || !holder.answersFor({low, high})) continue;
        const auto less = numberOf(holder, low);
        const auto more = numberOf(holder, high);
        if (!less || !more || *less <= *more) continue;
        auto note = noteOn(holder, low, std::to_string(*less));
        note.values.push_back(
            shownAs(model::ShowAs::nameAndId, valueOf("other", ValueKind::attribute, high)));
        note.values.push_back(value("limit", *more));
        out.add(std::move(note));
    }
}

void tooHigh(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    const int most = with.integer("most");
    for (const auto& holder : holdersOf(context)) {
        if (holder.of != of || !holder.answersFor({name})) continue;
        const auto number = numberOf(holder, name);
        if (!number || *number <= most) continue;
        auto note = noteOn(holder, name, std::to_string(*number));
        note.values.push_back(value("limit", most));
        out.add(std::move(note));
    }
}

std::vector<std::string_view> namesOf(const CheckContext& context, std::string_view what) {
    const auto& game = context.catalogue();
    if (what == "terrain") return idsOf(game.terrains);
    if (what == "feature") return idsOf(game.features);
    if (what == "mobility") return idsOf(game.mobilities);
    if (what == "unit-class") return idsOf(game.unitClasses);
    if (what == "path") return idsOf(game.pathKinds);
    if (what == "hexside") return idsOf(game.hexsides);
    std::vector<std::string_view> types;
    for (const auto& [file, forces] : context.forces())
        for (const auto& type : forces->types) types.push_back(type.id.text);
    return types;
}

void unknownNames(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    std::vector<std::string_view> known;
    for (const auto& what : with.words("names"))
        for (const auto one : namesOf(context, what)) known.push_back(one);
    for (const auto& holder : holdersOf(context)) {
        const auto* text = holder.of == of ? holder.values->find(name) : nullptr;
        if (!text || !holder.answersFor({name})) continue;
        for (const auto& word : wordsOf(*text)) {
            if (std::find(known.begin(), known.end(), word) != known.end()) continue;
            auto note = noteOn(holder, name, word);
            note.values.push_back(nearest(word, known));
            out.add(std::move(note));
        }
    }
}

constexpr std::array neverWordings{
    Wording{"never",
            {"'{name}' of {what} holds '{value}', which cannot be at the start of a game; change it.",
             "'{name}' de {what} contiene '{value}', que no puede ser al empezar una partida; cámbielo."}}};

void wordsNotAllowed(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    const auto only = with.words("only");
    const auto never = with.words("never");
    const auto isAmong = [](const std::vector<std::string>& words, const std::string& word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    for (const auto& holder : holdersOf(context)) {
        const auto* text = holder.of == of ? holder.values->find(name) : nullptr;
        if (!text || !holder.answersFor({name})) continue;
        for (const auto& word : wordsOf(*text)) {
            if (!isAmong(never, word) && (only.empty() || isAmong(only, word))) continue;
            auto note = noteOn(holder, name, word);
            if (only.empty()) note.wording = &neverWordings[0];
            note.values.push_back(value("known", only));
            out.add(std::move(note));
            break;
        }
    }
}

void unstatedValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto of = with.text("of");
    const auto name = with.text("name");
    for (const auto& holder : holdersOf(context)) {
        const auto* type = holder.of == of ? holder.typeOf(name) : nullptr;
        if (!type || holder.own || holder.values->has(name)) continue;
        auto note = noteOn(holder, name, "");
        addLabel(note, type->name, type->meaning);
        out.add(std::move(note));
    }
}

constexpr Parameter ofParameter{"of",
                                Parameter::Kind::text,
                                nullptr,
                                {"what carries the value: side, group, part:<kind>, feature:<kind> ...",
                                 "qué lleva el valor: side, group, part:<clase>, feature:<clase> ..."}};
constexpr std::array orderParameters{
    ofParameter,
    Parameter{
        "low", Parameter::Kind::text, nullptr, {"the value that is not greater", "el valor que no es mayor"}},
    Parameter{"high",
              Parameter::Kind::text,
              nullptr,
              {"the value that is not smaller", "el valor que no es menor"}}};
constexpr std::array mostParameters{
    ofParameter, Parameter{"name", Parameter::Kind::text, nullptr, {"the value", "el valor"}},
    Parameter{"most", Parameter::Kind::integer, nullptr, {"its greatest", "su máximo"}}};
constexpr Parameter valueParameter{"name", Parameter::Kind::text, nullptr, {"the value", "el valor"}};
constexpr std::array allowedParameters{
    ofParameter, valueParameter,
    Parameter{"only",
              Parameter::Kind::words,
              "",
              {"words it may be; none: any", "palabras que puede ser; sin ninguna: todas"}},
    Parameter{"never", Parameter::Kind::words, "", {"words it is never", "palabras que nunca es"}}};
constexpr std::array unstatedParameters{ofParameter, valueParameter};
constexpr std::array nameParameters{
    ofParameter, Parameter{"name", Parameter::Kind::text, nullptr, {"the value", "el valor"}},
    Parameter{
        "names",
        Parameter::Kind::words,
        nullptr,
        {"what its words name: terrain, feature, path, hexside, mobility, unit-class, counter-type",
         "qué nombran sus palabras: terrain, feature, path, hexside, mobility, unit-class, counter-type"},
        "terrain feature path hexside mobility unit-class counter-type"}};

constexpr std::array attributeTable{
    Rule{.message = {"ATTR-001",
                     Severity::error,
                     {"a value that cannot be read", "un valor que no se puede leer"},
                     {"'{name}' of {what} is '{value}', which cannot be read.",
                      "'{name}' de {what} es '{value}', que no se puede leer."},
                     {"An invalid value is ignored, and the game is checked without it.",
                      "Un valor no válido se ignora y el juego se comprueba sin él."},
                     {"Write the value as the message says.", "Escriba el valor como dice el mensaje."}},
         .needs = need::mapset,
         .variants = faultWordings,
         .example = {"<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"13\" "
                     "morale-reduced=\"7\"/></side>\n"
                     "<side id=\"allies\" nation=\"american\"><values initiative=\"two\" morale-full=\"8\" "
                     "morale-reduced=\"7\"/></side>",
                     "<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
                     "morale-reduced=\"7\"/></side>\n"
                     "<side id=\"allies\" nation=\"american\"><values initiative=\"2\" morale-full=\"8\" "
                     "morale-reduced=\"7\"/></side>"},
         .fix = {.kind = FixKind::plainValue, .value = "value", .in = "{name}"},
         .run = faultyValues},
    Rule{
        .message = {"ATTR-002",
                    Severity::error,
                    {"a required value is missing", "falta un valor obligatorio"},
                    {"'{name}' of {what} is missing. Add it.", "Falta '{name}' de {what}. Añada el valor."},
                    {"The game cannot be played without it.", "Sin él no se puede jugar."},
                    {"Add the value.", "Añada el valor."}},
        .needs = need::mapset,
        .example = {"<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\"/></side>",
                    "<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
                    "morale-reduced=\"7\"/></side>"},
        .run = missingValues},
    Rule{.message = {"ATTR-003",
                     Severity::warning,
                     {"a value the game does not declare", "un valor que el juego no declara"},
                     {"'{name}' of {what} is not a value of this game; the nearest: {known}.",
                      "'{name}' de {what} no es un valor de este juego; lo más parecido: {known}."},
                     {"Usually a misspelt name: the value is kept, but nothing reads it.",
                      "Suele ser un nombre mal escrito: el valor se conserva, pero nada lo lee."},
                     {"Correct the name or remove the value.", "Corrija el nombre o quite el valor."}},
         .needs = need::mapset,
         .example = {"<unit counter=\"axis-1\" at=\"1-0302\"><values redused=\"yes\"/></unit>",
                     "<unit counter=\"axis-1\" at=\"1-0302\"><values reduced=\"yes\"/></unit>"},
         .fix = {.kind = FixKind::nearName, .value = "name"},
         .run = undeclaredValues},
    Rule{.message =
             {"ATTR-004",
              Severity::error,
              {"two values in the wrong order", "dos valores en mal orden"},
              {"'{name}' of {what} is {value}, more than '{other}', which is {limit}; one of them is wrong.",
               "'{name}' de {what} es {value}, más que '{other}', que es {limit}; uno de los dos está mal."},
              {"The game fixes that one is never greater than the other.",
               "El juego fija que uno nunca es mayor que el otro."},
              {"Correct one of the two.", "Corrija uno de los dos."}},
         .needs = need::mapset,
         .parameters = orderParameters,
         .example = {"<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
                     "morale-reduced=\"9\"/></side>",
                     "<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
                     "morale-reduced=\"8\"/></side>"},
         .run = wrongOrder},
    Rule{
        .message = {"ATTR-005",
                    Severity::error,
                    {"a value beyond what the game allows", "un valor mayor de lo que permite el juego"},
                    {"'{name}' of {what} is {value}; the game allows at most {limit}.",
                     "'{name}' de {what} es {value}; el juego permite {limit} como máximo."},
                    {"The type of the value would allow it, the rules of the game do not.",
                     "El tipo del valor lo admitiría; las reglas del juego no."},
                    {"Lower the value or remove it.", "Baje el valor o quítelo."}},
        .needs = need::mapset,
        .parameters = mostParameters,
        .example = {"<part kind=\"entrenchments\" side=\"axis\" zone=\"north\"><values count=\"2\" "
                    "turn=\"3\"/></part>",
                    "<part kind=\"entrenchments\" side=\"axis\" zone=\"north\"><values count=\"2\"/></part>"},
        .run = tooHigh},
    Rule{.message = {"ATTR-006",
                     Severity::error,
                     {"a value that names nothing", "un valor que no nombra nada"},
                     {"'{name}' of {what} names '{value}', which does not exist; the nearest: {known}.",
                      "'{name}' de {what} nombra '{value}', que no existe; lo más parecido: {known}."},
                     {"The entry has no effect.", "La entrada no tiene efecto."},
                     {"Correct the name.", "Corrija el nombre."}},
         .needs = need::mapset,
         .parameters = nameParameters,
         .example = {"<part kind=\"sight-terrain\"><values terrain=\"feild\" blocks=\"no\"/></part>",
                     "<part kind=\"sight-terrain\"><values terrain=\"field\" blocks=\"no\"/></part>"},
         .fix = {.kind = FixKind::nearWord, .value = "value", .in = "{name}"},
         .run = unknownNames},
    Rule{.message = {"ATTR-007",
                     Severity::error,
                     {"a word that cannot be here", "una palabra que no puede ir aquí"},
                     {"'{name}' of {what} holds '{value}'; allowed are {known}.",
                      "'{name}' de {what} contiene '{value}'; se admite {known}."},
                     {"The value is one the game knows, but not for this.",
                      "El juego conoce ese valor, pero no para esto."},
                     {"Change the word.", "Cambie la palabra."}},
         .needs = need::mapset,
         .parameters = allowedParameters,
         .variants = neverWordings,
         .example = {"<values formation=\"ii\" boxes=\"0 1 4\"/>",
                     "<values formation=\"ii\" boxes=\"0 1 3\"/>"},
         .run = wordsNotAllowed},
    Rule{.message = {"ATTR-008",
                     Severity::warning,
                     {"a value players will ask for", "un valor que los jugadores preguntarán"},
                     {"'{name}' of {what} is not set. The rules leave it to the scenario.",
                      "'{name}' de {what} está sin definir. Las reglas lo dejan al escenario."},
                     {"Without it two players would read the scenario in two ways.",
                      "Sin él dos jugadores leerían el escenario de dos maneras."},
                     {"State it.", "Indíquelo."}},
         .needs = need::mapset,
         .parameters = unstatedParameters,
         .example = {"<objective id=\"mill\" name=\"Mill\" name-es=\"Molino\" hexes=\"A-3.05\"/>",
                     "<values control=\"the side last alone there\"/>"},
         .run = unstatedValues},
};
static_assert(isSound(attributeTable));

}  // namespace

Topic attributeRules() { return {"values", {"Declared values", "Valores declarados"}, attributeTable}; }

}  // namespace cota::checks

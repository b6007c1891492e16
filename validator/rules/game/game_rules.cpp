// The game's own data: settings that name our rules, and tables that must be complete.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/all_rules.h"
#include "validator/rules/game/game_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

model::Subject entry(const std::string& id) { return subjectOf(SubjectKind::mapsetEntry, id); }

void unknownRules(const CheckContext& context, const Settings&, FindingSink& out) {
    std::vector<std::string_view> known;
    for (const auto& topic : allTopics())
        for (const auto& rule : topic.rules) known.push_back(rule.id());
    for (const auto& row : context.catalogue().rules)
        if (!allMessages().row(row.rule))
            out.add({.values = {value("rule", row.rule), nearest(row.rule, known)},
                     .subject = entry("rule/" + row.rule)});
}

constexpr std::array gameFaultWordings{
    Wording{"unreadable",
            {"The row of {rule} gives '{name}' the value '{value}', which cannot be read.",
             "La fila de {rule} da a '{name}' el valor '{value}', que no se puede leer."}},
    Wording{"missing",
            {"The row of {rule} does not give '{name}', which it needs.",
             "La fila de {rule} no da '{name}', que necesita."}}};

/// The worked cases of a row must be for checks that the row covers.
void strangeProofs(const mapsets::RuleSetting& row, FindingSink& out) {
    for (const auto& [name, cases] : row.parameters) {
        if (std::ranges::find(row.covers, name) != row.covers.end()) continue;
        out.add({.values = {value("rule", row.rule), value("name", name), value("value", cases),
                            allKnown(name, {row.covers.begin(), row.covers.end()})},
                 .subject = entry("rule/" + row.rule)});
    }
}

void faultyRows(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& row : context.catalogue().rules) {
        const auto* rule = allMessages().rule(row.rule);
        if (!rule) {
            strangeProofs(row, out);
            continue;
        }
        for (const auto& fault : Settings(*rule, &row).faults()) {
            std::vector<std::string_view> known;
            for (const auto& parameter : rule->parameters) known.push_back(parameter.name);
            Note note;
            note.values = {value("rule", row.rule), value("name", fault.name), value("value", fault.value),
                           allKnown(fault.name, known)};
            note.subject = entry("rule/" + row.rule);
            if (fault.kind == Settings::Fault::Kind::unreadable) note.wording = &gameFaultWordings[0];
            if (fault.kind == Settings::Fault::Kind::missing) note.wording = &gameFaultWordings[1];
            out.add(std::move(note));
        }
    }
}

void repeatedValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto* list = context.catalogue().wordList(with.text("list"));
    if (!list) return;
    const auto name = with.text("value");
    const int count = with.integer("count");
    std::map<std::string, std::string> seen;
    for (const auto& word : list->words) {
        const auto* text = word.values.find(name);
        const auto [first, isNew] = seen.emplace(text ? *text : "", word.id);
        if (!isNew || !text)
            out.add({.values = {value("list", list->id), value("word", word.id),
                                value("other", first->second), value("name", name)},
                     .subject = entry("words/" + list->id + "/" + word.id)});
    }
    if (count > 0 && std::ssize(list->words) != count)
        out.add({.values = {value("list", list->id), value("word", std::ssize(list->words)),
                            value("other", count), value("name", name)},
                 .subject = entry("words/" + list->id)});
}

void gameMissingValues(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto tags = with.words("tags");
    for (const auto& terrain : context.catalogue().terrains) {
        if (std::none_of(tags.begin(), tags.end(),
                         [&](const auto& tag) { return mapsets::hasTag(terrain.tags, tag); }))
            continue;
        for (const auto& name : with.words("values"))
            if (!terrain.values.has(name))
                out.add({.values = {shownAs(model::ShowAs::id, value("terrain", terrain.id)),
                                    value("name", name)},
                         .subject = entry("terrain/" + terrain.id.text)});
    }
}

constexpr std::array seenWordings{
    Wording{"flat",
            {"Terrain '{terrain}' is '{tag}', but has no height; write height=.",
             "El terreno '{terrain}' es '{tag}', pero no tiene altura; escriba height=."}}};

// Every terrain must have a tag that determines how the rules treat it.
void undecidedTerrains(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto one = with.words("one-of");
    const auto tall = with.words("tall");
    for (const auto& terrain : context.catalogue().terrains) {
        if (terrain.additive) continue;
        const auto has = [&](const std::string& tag) { return mapsets::hasTag(terrain.tags, tag); };
        const auto high = std::find_if(tall.begin(), tall.end(), has);
        const bool isFlat = high != tall.end() && terrain.height < 1;
        if (!isFlat && std::any_of(one.begin(), one.end(), has)) continue;
        Note note{.values = {shownAs(model::ShowAs::id, value("terrain", terrain.id)), value("known", one),
                             value("tag", isFlat ? *high : std::string{})},
                  .subject = entry("terrain/" + terrain.id.text),
                  .wording = isFlat ? &seenWordings[0] : nullptr};
        addLocal(note.values, "what", with.note());
        out.add(std::move(note));
    }
}

/// Whether a strategy or a setting of the game reads the option.
bool isRead(const mapsets::Catalogue& catalogue, const std::string& option) {
    const auto asks = [&](const auto& strategy) {
        return std::any_of(strategy.fromOption.begin(), strategy.fromOption.end(),
                           [&](const auto& parameter) { return parameter.second == option; });
    };
    return std::any_of(catalogue.strategies.begin(), catalogue.strategies.end(), asks);
}

// Optional rules are for the players to choose; an interpretation that no strategy uses is misleading.
void readingsNobodyFollows(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& [id, word] : context.scenario()->options) {
        const auto* option = context.catalogue().option(id.text);
        if (!option || option->from.standing == mapsets::Standing::rulebook) continue;
        if (word == option->value || isRead(context.catalogue(), id.text)) continue;
        out.add({.values = {shownAs(model::ShowAs::id, value("option", id)), value("value", word),
                            value("default", option->value)},
                 .subject = subjectOf(SubjectKind::option, id.text)});
    }
}

constexpr std::array valueParameters{
    Parameter{"list", Parameter::Kind::text, nullptr, {"a list of words", "una lista de palabras"}},
    Parameter{"value",
              Parameter::Kind::text,
              nullptr,
              {"a value each word has of its own", "un valor propio de cada palabra"}},
    Parameter{"count",
              Parameter::Kind::integer,
              "0",
              {"how many words; 0: any number", "cuántas palabras; 0: las que sean"}}};
constexpr std::array missingParameters{
    Parameter{"tags", Parameter::Kind::words, nullptr, {"tags of terrains", "etiquetas de terrenos"}},
    Parameter{"values",
              Parameter::Kind::words,
              nullptr,
              {"values each of them states", "valores que cada uno indica"}}};
constexpr std::array undecidedParameters{
    Parameter{"one-of",
              Parameter::Kind::words,
              nullptr,
              {"tags, one of which each terrain has", "etiquetas, una de las cuales tiene cada terreno"}},
    Parameter{"tall",
              Parameter::Kind::words,
              "",
              {"tags of terrains that have a height", "etiquetas de terrenos con altura"}}};

constexpr std::array gameTable{
    Rule{.message = {"GAME-001",
                     Severity::error,
                     {"setting of an unknown rule", "ajuste de una regla desconocida"},
                     {"rules.xml of the game sets '{rule}', which does not exist; the nearest: {known}.",
                      "rules.xml del juego ajusta '{rule}', que no existe; lo más parecido: {known}."},
                     {"The check of this row does not run.", "La comprobación de esta fila no se ejecuta."},
                     {"Correct the id.", "Corrija el id."}},
         .needs = need::mapset,
         .example = {"<rule name=\"STAKC-001\" cite=\"4.1\"/>", "<rule name=\"STACK-001\" cite=\"4.1\"/>"},
         .run = unknownRules},
    Rule{.message = {"GAME-002",
                     Severity::error,
                     {"setting a rule cannot use", "ajuste que una regla no puede usar"},
                     {"The row of {rule} sets '{name}', which the rule does not read; it reads {known}.",
                      "La fila de {rule} fija '{name}', que la regla no lee; lee {known}."},
                     {"A row that cannot be used is left out.", "Una fila inutilizable se omite."},
                     {"Correct the row.", "Corrija la fila."}},
         .needs = need::mapset,
         .variants = gameFaultWordings,
         .example = {"<rule name=\"TERRAIN-002\" cite=\"8.23\"><set name=\"tag\" value=\"limiting\"/><set "
                     "name=\"limt\" value=\"25\"/></rule>\n"
                     "<rule name=\"LEVEL-005\" cite=\"8.4\"><set name=\"from\" value=\"two\"/></rule>\n"
                     "<rule name=\"SETUP-009\" cite=\"3.0\"/>",
                     "<rule name=\"TERRAIN-002\" cite=\"8.23\"><set name=\"tag\" value=\"limiting\"/><set "
                     "name=\"limit\" value=\"25\"/></rule>"},
         .run = faultyRows},
    Rule{.message = {"GAME-003",
                     Severity::error,
                     {"values that are not distinct", "valores que no son distintos"},
                     {"In list '{list}', '{word}' and '{other}' do not differ in '{name}' as they must, or "
                      "the list is not "
                      "whole.",
                      "En la lista '{list}', '{word}' y '{other}' no difieren en '{name}' como deben, o la "
                      "lista no está "
                      "completa."},
                     {"A die with two equal faces gives the wrong odds.",
                      "Un dado con dos caras iguales falsea las cuentas."},
                     {"Correct the list.", "Corrija la lista."}},
         .needs = need::mapset,
         .parameters = valueParameters,
         .example =
             {"<words list=\"smoke-drift\"><word id=\"drift-2\" order=\"2\" en=\"north-east\" es=\"noreste\" "
              "standing=\"proposed\" cite=\"16.13\"><value name=\"clockwise\" is=\"0\"/></word></words>",
              "<words list=\"smoke-drift\"><word id=\"drift-2\" order=\"2\" en=\"north-east\" es=\"noreste\" "
              "standing=\"proposed\" cite=\"16.13\"><value name=\"clockwise\" is=\"1\"/></word></words>"},
         .run = repeatedValues},
    Rule{.message = {"GAME-004",
                     Severity::error,
                     {"terrain without a value", "terreno sin un valor"},
                     {"Terrain '{terrain}' does not state '{name}', which terrain of its sort needs.",
                      "El terreno '{terrain}' no indica '{name}', que los de su clase necesitan."},
                     {"Sight through it cannot be judged.", "No se puede juzgar la visión a través de él."},
                     {"Add the value.", "Añada el valor."}},
         .needs = need::mapset,
         .parameters = missingParameters,
         .example = {"<terrain id=\"bushes\" en=\"bushes\" es=\"matorral\" tags=\"limiting\" "
                     "cite=\"1\"><cost foot=\"1\" motorized=\"2\" mechanized=\"2\" cite=\"1\"/></terrain>",
                     "<terrain id=\"bushes\" en=\"bushes\" es=\"matorral\" tags=\"limiting\" "
                     "cite=\"1\"><cost foot=\"1\" motorized=\"2\" mechanized=\"2\" cite=\"1\"/><value "
                     "name=\"hides-beyond\" is=\"2\" cite=\"1\"/></terrain>"},
         .run = gameMissingValues},
    Rule{.message =
             {"GAME-005",
              Severity::warning,
              {"a reading that changes nothing", "una lectura que no cambia nada"},
              {"The option '{option}' is set to '{value}', but no answer of this program depends on it: "
               "every answer is the one for '{default}'.",
               "La opción '{option}' vale '{value}', pero ninguna respuesta de este programa depende de "
               "ella: todas son las de '{default}'."},
              {"A designer who sets an option expects an effect.",
               "El diseñador que cambia una opción espera un efecto."},
              {"Set the option to its default, or accept the finding.",
               "Deje la opción en su valor predeterminado o acepte el hallazgo."}},
         .needs = need::scenario | need::mapset,
         .example = {"<option id=\"apc-efficiency\" value=\"no\"/>",
                     "<option id=\"apc-efficiency\" value=\"yes\"/>"},
         .run = readingsNobodyFollows},
    Rule{
        .message =
            {"GAME-006",
             Severity::error,
             {"terrain that leaves a question open", "terreno que deja una pregunta abierta"},
             {"Terrain '{terrain}' does not say {what}: it has none of the tags {known}; add one.",
              "El terreno '{terrain}' no dice {what}: no tiene ninguna de las etiquetas {known}; añada una."},
             {"Players would have to guess.", "Los jugadores tendrían que adivinarlo."},
             {"Add the tag.", "Añada la etiqueta."}},
        .needs = need::mapset,
        .parameters = undecidedParameters,
        .variants = seenWordings,
        .example = {"<terrain id=\"dunes\" en=\"dunes\" es=\"dunas\" tags=\"open-ground\" standing=\"own\" "
                    "cite=\"1\">",
                    "<terrain id=\"dunes\" en=\"dunes\" es=\"dunas\" tags=\"open-ground see-through\" "
                    "standing=\"own\" cite=\"1\">"},
        .run = undecidedTerrains},
};
static_assert(isSound(gameTable));

}  // namespace

Topic gameRules() { return {"game", {"The data of the game", "Los datos del juego"}, gameTable}; }

}  // namespace cota::checks

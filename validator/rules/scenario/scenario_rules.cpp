// The frame of a scenario: sides, date, languages and special rules.

#include <algorithm>
#include <array>
#include <set>

#include "formats/model/finding/utf8.h"
#include "validator/rules/facts/special_rules.h"
#include "validator/rules/names/name_uses.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/names/turn_words.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

void scenarioWrongSides(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int asked = with.integer("count");
    const auto count = std::ssize(context.scenario()->sides);
    // Missing sides that others name are reported there; adding them fixes both findings.
    if (count == asked || (count < asked && count + std::ssize(missingSides(context)) >= asked)) return;
    out.add({.values = {value("count", count), value("limit", asked)}, .subject = wholeScenario(context)});
}

void emptySides(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()->forces.size() != context.forces().size()) return;
    std::set<model::SideId> present;
    for (const auto& unit : context.orderOfBattle().units()) present.insert(unit.side);
    const auto& sides = context.scenario()->sides;
    // Counters without a side or with an unknown one may belong to it; other rules report them.
    const auto isKnown = [&](const auto& id) { return std::ranges::count(sides, id, &model::Side::id) > 0; };
    if (!std::ranges::all_of(present, isKnown)) return;
    for (const auto& side : sides)
        if (!present.contains(side.id))
            out.add({.values = {value("side", side.id)}, .subject = subjectOf(SubjectKind::side, side.id)});
}

constexpr std::array dateWordings{
    Wording{"none",
            {"The scenario gives no date; add at least the year: some abilities depend on it.",
             "El escenario no tiene fecha; añada al menos el año: algunas capacidades dependen de él."}}};

void noDate(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& date = context.scenario()->turns.date;
    if (date.size() >= 4 && date.find_first_not_of("0123456789") >= 4) return;
    out.add({.values = {value("date", date)},
             .subject = wholeScenario(context),
             .wording = date.empty() ? &dateWordings[0] : nullptr});
}

void oneLanguage(const CheckContext& context, const Settings&, FindingSink& out) {
    constexpr std::size_t mostLetters = 60;
    const auto judge = [&](const auto& text, model::Subject subject, const char* en, const char* es) {
        if (text.en.empty() == text.es.empty()) return;
        const auto& given = text.in(model::Language::english);
        std::vector<model::MessageValue> values{
            value("text", std::string(model::firstCharacters(given, mostLetters))),
            value("missing", text.en.empty() ? "en" : "es")};
        addLocal(values, "what", {en, es});
        out.add({.values = std::move(values), .subject = std::move(subject)});
    };
    const auto& scenario = *context.scenario();
    judge(scenario.title, wholeScenario(context), "title", "título");
    judge(scenario.history, wholeScenario(context), "history", "introducción");
    for (const auto& side : scenario.sides)
        judge(side.name, subjectOf(SubjectKind::side, side.id), "name", "nombre");
    for (const auto& rule : scenario.specialRules)
        judge(rule.text, wholeScenario(context), "special rule", "regla especial");
    for (const auto& one : scenario.victory)
        judge(one.text, subjectOf(SubjectKind::victory, one.id), "condition", "condición");
}

void strangeOverrides(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto names = namesToOverride(context.catalogue());
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (const auto& rule : context.scenario()->specialRules) {
        if (rule.overrides.empty() || std::ranges::find(known, rule.overrides) != known.end()) continue;
        out.add({.values = {value("name", rule.overrides), nearest(rule.overrides, known)},
                 .subject = wholeScenario(context)});
    }
}

constexpr std::array sideParameters{
    Parameter{"count",
              Parameter::Kind::integer,
              "2",
              {"how many sides the game has", "cuántos bandos tiene el juego"}}};

constexpr std::array scenarioTable{
    Rule{
        .message = {"SCENARIO-001",
                    Severity::error,
                    {"wrong number of sides", "número de bandos incorrecto"},
                    {"The scenario has {count} {count:side|sides}, but the game is played by {limit}.",
                     "El escenario tiene {count} {count:bando|bandos}, pero el juego es de {limit}."},
                    {"The rules speak of one enemy.", "Las reglas hablan de un enemigo."},
                    {"Add or remove sides.", "Añada o quite bandos."}},
        .needs = need::scenario,
        .parameters = sideParameters,
        .example =
            {"<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
             "morale-reduced=\"7\"/></side>\n"
             "<side id=\"allies\" nation=\"american\"><values initiative=\"2\" morale-full=\"8\" "
             "morale-reduced=\"7\"/></side>\n"
             "<side id=\"neutrals\"><values initiative=\"2\" morale-full=\"8\" morale-reduced=\"7\"/></side>",
             "<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
             "morale-reduced=\"7\"/></side>\n"
             "<side id=\"allies\" nation=\"american\"><values initiative=\"2\" morale-full=\"8\" "
             "morale-reduced=\"7\"/></side>"},
        .run = scenarioWrongSides},
    Rule{.message = {"SCENARIO-002",
                     Severity::error,
                     {"side without units", "bando sin unidades"},
                     {"Side '{side}' has no counter; add its forces or remove the side.",
                      "El bando '{side}' no tiene fichas; añada sus fuerzas o quite el bando."},
                     {"Its player would have nothing to do.", "Su jugador no tendría nada que hacer."},
                     {"Name the forces file, or give counters this side.",
                      "Nombre el archivo de fuerzas o dé fichas a este bando."}},
         .needs = need::scenario,
         .asks = need::forces,
         .example = {"<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
                     "morale-reduced=\"7\"/></side>\n"
                     "<side id=\"allies\" nation=\"american\"><values initiative=\"2\" morale-full=\"8\" "
                     "morale-reduced=\"7\"/></side>\n"
                     "<group id=\"axis-line\" side=\"axis\">\n"
                     "  <unit counter=\"axis-1\" at=\"1-0302\"/>\n"
                     "  <unit counter=\"axis-lt\" at=\"1-0302\"/>",
                     "<side id=\"axis\" nation=\"german\"><values initiative=\"3\" morale-full=\"8\" "
                     "morale-reduced=\"7\"/></side>\n"
                     "<side id=\"allies\" nation=\"american\"><values initiative=\"2\" morale-full=\"8\" "
                     "morale-reduced=\"7\"/></side>\n"
                     "<group id=\"axis-line\" side=\"axis\">\n"
                     "  <unit counter=\"axis-1\" at=\"1-0302\"/>\n"
                     "  <unit counter=\"axis-lt\" at=\"1-0302\"/>\n"
                     "<group id=\"allied-line\" side=\"allies\">\n"
                     "  <unit counter=\"allied-1\" at=\"1-1002\"/>\n"
                     "  <unit counter=\"allied-lt\" at=\"1-1002\"/>"},
         .run = emptySides},
    Rule{
        .message = {"SCENARIO-004",
                    Severity::warning,
                    {"no date", "sin fecha"},
                    {"The date '{date}' does not begin with a year; write it as YYYY-MM-DD, YYYY-MM or YYYY.",
                     "La fecha '{date}' no empieza por el año; escríbala como AAAA-MM-DD, AAAA-MM o AAAA."},
                    {"Abilities of nations depend on it.", "De él dependen capacidades de las naciones."},
                    {"Write at least the year.", "Escriba al menos el año."}},
        .needs = need::scenario,
        .variants = dateWordings,
        .example = {"<turns count=\"8\"/>", "<turns count=\"8\" date=\"1943\"/>"},
        .fix = {.kind = FixKind::plainDate, .value = "date", .in = "date"},
        .run = noDate},
    Rule{.message = {"SCENARIO-006",
                     Severity::info,
                     {"a text in one language", "un texto en un solo idioma"},
                     {"The {what} '{text}' has no text in '{missing}'; add it.",
                      "Falta el texto en '{missing}': {what} '{text}'; añádalo."},
                     {"Players of the other language read the wrong one.",
                      "Quien habla el otro idioma lee el que no es."},
                     {"Add the missing language.", "Añada el idioma que falta."}},
         .needs = need::scenario,
         .example = {"<scenario format=\"3\" id=\"case\" mapset=\"panzer-grenadier\" title=\"The bridge\">",
                     "<scenario format=\"3\" id=\"case\" mapset=\"panzer-grenadier\" title=\"Case\" "
                     "title-es=\"Caso\">"},
         .run = oneLanguage},
    Rule{
        .message = {"SCENARIO-007",
                    Severity::warning,
                    {"special rule about nothing", "regla especial sobre nada"},
                    {"A special rule overrides '{name}', which the game does not have; the nearest: {known}.",
                     "Una regla especial cambia '{name}', que el juego no tiene; lo más parecido: {known}."},
                    {"The reader of the rule looks for what it changes.",
                     "Quien lea la regla buscará qué cambia."},
                    {"Name an option, a value or a part of the game.",
                     "Nombre una opción, un valor o una parte del juego."}},
        .needs = need::scenario | need::mapset,
        .example = {"<rule overrides=\"river-crosing\"><en>x</en><es>x</es></rule>",
                    "<rule overrides=\"river-crossing\"><en>x</en><es>x</es></rule>"},
        .fix = {.kind = FixKind::nearWord, .value = "name", .in = "overrides"},
        .run = strangeOverrides},
};
static_assert(isSound(scenarioTable));

}  // namespace

Topic scenarioRules() {
    return {"scenario", {"The frame of a scenario", "El marco del escenario"}, scenarioTable};
}

}  // namespace cota::checks

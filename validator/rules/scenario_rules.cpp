// The frame of a scenario: sides, turns, light and weather, what players must be told.

#include <algorithm>
#include <array>
#include <set>

#include "formats/model/finding/utf8.h"
#include "validator/rules/name_uses.h"
#include "validator/rules/naming.h"
#include "validator/rules/special_rules.h"
#include "validator/rules/topics.h"
#include "validator/rules/turn_words.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

model::Subject scenarioSubject(const CheckContext& context) {
    return subjectOf(SubjectKind::scenario, context.scenario()->id);
}

void scenarioWrongSides(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int asked = with.integer("count");
    const auto count = std::ssize(context.scenario()->sides);
    // A side that others name and nobody declares is told of there: adding it cures both.
    if (count == asked || (count < asked && count + std::ssize(missingSides(context)) >= asked)) return;
    out.add({.values = {value("count", count), value("limit", asked)}, .subject = scenarioSubject(context)});
}

void emptySides(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()->forces.size() != context.forces().size()) return;
    std::set<model::SideId> present;
    for (const auto& unit : context.orderOfBattle().units()) present.insert(unit.side);
    const auto& sides = context.scenario()->sides;
    // Counters of no side, or of one nobody knows, may be its own; they are told.
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
             .subject = scenarioSubject(context),
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
    judge(scenario.title, scenarioSubject(context), "title", "título");
    judge(scenario.history, scenarioSubject(context), "history", "introducción");
    for (const auto& side : scenario.sides)
        judge(side.name, subjectOf(SubjectKind::side, side.id), "name", "nombre");
    for (const auto& rule : scenario.specialRules)
        judge(rule.text, scenarioSubject(context), "special rule", "regla especial");
    for (const auto& one : scenario.victory)
        judge(one.text, subjectOf(SubjectKind::victory, one.id), "condition", "condición");
}

void strangeOverrides(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto names = namesToOverride(context.catalogue());
    const std::vector<std::string_view> known(names.begin(), names.end());
    for (const auto& rule : context.scenario()->specialRules) {
        if (rule.overrides.empty() || std::ranges::find(known, rule.overrides) != known.end()) continue;
        out.add({.values = {value("name", rule.overrides), value("known", nearest(rule.overrides, known))},
                 .subject = scenarioSubject(context)});
    }
}

model::Subject turnSubject(const model::TurnRecord& record) {
    return subjectOf(SubjectKind::turn, std::to_string(record.from));
}

void turnsOutside(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& turns = context.scenario()->turns;
    for (const auto& record : turns.records)
        if (record.from < 1 || record.to < record.from || (turns.count > 0 && record.to > turns.count))
            out.add({.values = turnValues(record.from, record.to, {value("limit", turns.count)}),
                     .subject = turnSubject(record)});
}

void contradictions(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& records = context.scenario()->turns.records;
    for (std::size_t i = 0; i < records.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto& a = records[j];
            const auto& b = records[i];
            if (a.to < b.from || b.to < a.from) continue;
            const auto differ = [](const auto& x, const auto& y) {
                return !x.empty() && !y.empty() && x != y;
            };
            const bool ranges = a.visibility && b.visibility && *a.visibility != *b.visibility;
            if (!differ(a.light, b.light) && !differ(a.weather, b.weather) && !ranges) continue;
            out.add({.values = turnValues(std::max(a.from, b.from), std::min(a.to, b.to)),
                     .subject = turnSubject(b),
                     .related = {turnSubject(a)}});
        }
}

void unknownWords(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto judge = [&](const model::TurnRecord& record, const std::string& word, const char* list) {
        const auto* words = context.catalogue().wordList(list);
        if (word.empty() || !words || words->open || words->find(word)) return;
        Note note{.values = {value("word", word), value("known", allKnown(word, idsOf(words->words)))},
                  .subject = turnSubject(record)};
        addLocal(note.values, "list", words->name.empty() ? model::LocalText{list, list} : words->name);
        out.add(std::move(note));
    };
    for (const auto& record : context.scenario()->turns.records) {
        judge(record, record.light, "light");
        judge(record, record.weather, "weather");
    }
}

const mapsets::Word* wordOf(const CheckContext& context, const char* list, const std::string& id) {
    const auto* words = context.catalogue().wordList(list);
    return words ? words->find(id) : nullptr;
}
bool explains(const model::Scenario& scenario, const model::TurnRecord& record,
              const std::vector<std::string>& parts) {
    const auto isOne = [&](const auto& part) { return std::ranges::count(parts, part.kind.text) > 0; };
    return !record.weather.empty() || isOverridden(scenario, rangeToOverride) ||
           std::ranges::any_of(scenario.parts, isOne);
}

void strangeRanges(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    for (const auto& record : context.scenario()->turns.records) {
        if (!record.visibility) continue;
        const auto* light = wordOf(context, "light", record.light);
        const auto* text = light ? light->values.find(name) : nullptr;
        const auto usual =
            text ? mapsets::readInteger(*text) : std::optional<int>(context.catalogue().scales.dayVisibility);
        if (!usual || *record.visibility == *usual) continue;
        const int farthest = context.catalogue().scales.dayVisibility;
        const bool impossible = *record.visibility < 1 || *record.visibility > farthest;
        if (!impossible && explains(*context.scenario(), record, with.words("parts"))) continue;
        out.add({.values = turnValues(record.from, record.to,
                                      {value("range", *record.visibility), value("usual", *usual)}),
                 .subject = turnSubject(record)});
    }
}

void claimedBonus(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto flag = with.text("flag"), tag = with.text("tag");
    for (const auto& record : context.scenario()->turns.records) {
        if (mapsets::flagOf(context.catalogue().turnAttributes, record.attributes, flag) != true) continue;
        const auto* light = wordOf(context, "light", record.light);
        const auto* weather = wordOf(context, "weather", record.weather);
        const bool reduced =
            (light && !mapsets::hasTag(light->tags, tag)) ||
            (weather && !mapsets::hasTag(weather->tags, tag)) ||
            (record.visibility && *record.visibility < context.catalogue().scales.dayVisibility);
        if (reduced)
            out.add({.values = turnValues(record.from, record.to, {value("name", flag)}),
                     .subject = turnSubject(record)});
    }
}

constexpr std::array sideParameters{
    Parameter{"count",
              Parameter::Kind::integer,
              "2",
              {"how many sides the game has", "cuántos bandos tiene el juego"}}};
constexpr std::array rangeParameters{
    Parameter{"value",
              Parameter::Kind::text,
              nullptr,
              {"value of a light with its usual range", "valor de una luz con su alcance habitual"}},
    Parameter{"parts",
              Parameter::Kind::words,
              "",
              {"parts that explain another range", "partes que explican otro alcance"}}};
constexpr std::array bonusParameters{
    Parameter{"flag",
              Parameter::Kind::text,
              nullptr,
              {"flag of a turn record", "indicador de un registro de turnos"}},
    Parameter{"tag",
              Parameter::Kind::text,
              nullptr,
              {"tag of full light and weather", "etiqueta de luz y tiempo plenos"}}};

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
                      "Nombre el fichero de fuerzas o dé fichas a este bando."}},
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
        .repair = {.mend = Mend::plainDate, .value = "date", .in = "date"},
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
        .repair = {.mend = Mend::nearWord, .value = "name", .in = "overrides"},
        .run = strangeOverrides},
    Rule{.message = {"TURN-001",
                     Severity::error,
                     {"turns outside of the game", "turnos fuera de la partida"},
                     {"What is stated for {turns} does not fit a game of turns 1 to {limit}; correct one.",
                      "Lo indicado para {turns} no cabe en una partida de turnos 1 a {limit}; corríjalo."},
                     {"It would never hold.", "No valdría nunca."},
                     {"Correct the turns.", "Corrija los turnos."}},
         .needs = need::scenario,
         .example = {"<turn from=\"7\" to=\"9\" light=\"night\"/>",
                     "<turn from=\"7\" to=\"8\" light=\"night\"/>"},
         .repair = {.mend = Mend::turnRound},
         .run = turnsOutside},
    Rule{.message = {"TURN-002",
                     Severity::error,
                     {"turns that contradict each other", "turnos que se contradicen"},
                     {"Two records state different light, weather or visibility for {turns}; keep one.",
                      "Dos registros indican luz, tiempo o visibilidad distintos para {turns}; deje uno."},
                     {"Players cannot know which one holds.", "Los jugadores no saben cuál vale."},
                     {"Let the runs of turns not overlap.", "Haga que los turnos no se solapen."}},
         .needs = need::scenario,
         .example = {"<turn from=\"1\" to=\"4\" light=\"night\"/>",
                     "<turn from=\"1\" to=\"2\" light=\"night\"/>"},
         .run = contradictions},
    Rule{.message = {"TURN-003",
                     Severity::error,
                     {"unknown light or weather", "luz o tiempo desconocidos"},
                     {"'{word}' is not in the game's list of {list}; it knows {known}.",
                      "'{word}' no está en la lista de {list} del juego; conoce {known}."},
                     {"Its effects are unknown.", "Se desconocen sus efectos."},
                     {"Use a word of the game.", "Use una palabra del juego."}},
         .needs = need::scenario | need::mapset,
         .example = {"<turn from=\"1\" to=\"2\" light=\"nigth\"/>",
                     "<turn from=\"1\" to=\"2\" light=\"night\"/>"},
         .repair = {.mend = Mend::nearWord, .value = "word", .in = "light weather"},
         .run = unknownWords},
    Rule{.message = {"TURN-004",
                     Severity::warning,
                     {"unusual visibility", "visibilidad insólita"},
                     {"Visibility in {turns} is {range}, usually {usual}, and neither weather "
                      "nor a special rule with overrides=\"visibility\" says why.",
                      "La visibilidad en {turns} es {range}, normalmente {usual}, y ni el "
                      "tiempo ni una regla especial con overrides=\"visibility\" dicen por qué."},
                     {"A slip here changes the whole game.", "Un descuido aquí cambia toda la partida."},
                     {"Name the weather, or write a special rule that overrides it.",
                      "Nombre el tiempo o escriba una regla especial que lo cambie (overrides)."}},
         .needs = need::scenario | need::mapset,
         .parameters = rangeParameters,
         .example = {"<turn from=\"1\" to=\"2\" light=\"day\" visibility=\"4\"/>",
                     "<turn from=\"1\" to=\"2\" light=\"day\" visibility=\"4\" weather=\"reduced\"/>"},
         .run = strangeRanges},
    Rule{.message =
             {"TURN-005",
              Severity::warning,
              {"a bonus that does not hold", "una bonificación que no vale"},
              {"'{name}' is claimed for {turns}, but the light, weather or visibility then takes it away.",
               "Se pide '{name}' para {turns}, pero la luz, el tiempo o la visibilidad lo quitan."},
              {"The rulebook gives it only in full visibility.",
               "El reglamento solo lo da con visibilidad plena."},
              {"Remove the flag.", "Quite el indicador."}},
         .needs = need::scenario | need::mapset,
         .parameters = bonusParameters,
         .example = {"<turn from=\"1\" to=\"2\" light=\"night\"><values elevation-bonus=\"yes\"/></turn>",
                     "<turn from=\"1\" to=\"2\" light=\"day\"><values elevation-bonus=\"yes\"/></turn>"},
         .run = claimedBonus},
};
static_assert(isSound(scenarioTable));

}  // namespace

Topic scenarioRules() {
    return {"scenario", {"The frame of a scenario", "El marco del escenario"}, scenarioTable};
}

}  // namespace cota::checks

// Turns, light and weather.

#include <algorithm>
#include <array>

#include "validator/rules/facts/special_rules.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/names/turn_words.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

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
        Note note{.values = {value("word", word), allKnown(word, idsOf(words->words))},
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

// PG 8.41.
void bonusInFullLight(const CheckContext& context, const Settings& with, FindingSink& out) {
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
            out.add(
                {.values = turnValues(record.from, record.to, {valueOf("name", ValueKind::attribute, flag)}),
                 .subject = turnSubject(record)});
    }
}

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

constexpr std::array turnTable{
    Rule{.message = {"TURN-001",
                     Severity::error,
                     {"turns outside of the game", "turnos fuera de la partida"},
                     {"The entry for {turns} is outside the game, which has {limit} {limit:turn|turns}. "
                      "Correct one of them.",
                      "La entrada para {turns} está fuera de la partida, que dura {limit} "
                      "{limit:turno|turnos}. Corrija uno de los dos datos."},
                     {"It would never apply.", "No se aplicaría nunca."},
                     {"Correct the turns.", "Corrija los turnos."}},
         .needs = need::scenario,
         .example = {"<turn from=\"7\" to=\"9\" light=\"night\"/>",
                     "<turn from=\"7\" to=\"8\" light=\"night\"/>"},
         .fix = {.kind = FixKind::turnRound},
         .run = turnsOutside},
    Rule{.message = {"TURN-002",
                     Severity::error,
                     {"turns that contradict each other", "turnos que se contradicen"},
                     {"Two records state different light, weather or visibility for {turns}; keep one.",
                      "Dos registros indican luz, tiempo o visibilidad distintos para {turns}; deje uno."},
                     {"Players cannot know which one applies.", "Los jugadores no saben cuál se aplica."},
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
         .fix = {.kind = FixKind::nearWord, .value = "word", .in = "light weather"},
         .run = unknownWords},
    Rule{.message = {"TURN-004",
                     Severity::warning,
                     {"unusual visibility", "visibilidad insólita"},
                     {"Visibility in {turns} is {range}, usually {usual}, and neither weather "
                      "nor a special rule with overrides=\"visibility\" says why.",
                      "La visibilidad en {turns} es {range}, normalmente {usual}, y ni el "
                      "tiempo ni una regla especial con overrides=\"visibility\" dicen por qué."},
                     {"A mistake here changes the whole game.", "Un error aquí cambia toda la partida."},
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
              {"a bonus that does not apply", "una bonificación que no se aplica"},
              {"'{name}' is claimed for {turns}, but the light, weather or visibility then takes it away.",
               "Se pide '{name}' para {turns}, pero la luz, el tiempo o la visibilidad lo quitan."},
              {"The rulebook gives it only in full visibility.",
               "El reglamento solo lo da con visibilidad plena."},
              {"Remove the flag.", "Quite el indicador."}},
         .needs = need::scenario | need::mapset,
         .parameters = bonusParameters,
         .example = {"<turn from=\"1\" to=\"2\" light=\"night\"><values elevation-bonus=\"yes\"/></turn>",
                     "<turn from=\"1\" to=\"2\" light=\"day\"><values elevation-bonus=\"yes\"/></turn>"},
         .run = bonusInFullLight},
};
static_assert(isSound(turnTable));

}  // namespace

Topic turnRules() { return {"turn", {"Turns, light and weather", "Turnos, luz y tiempo"}, turnTable}; }

}  // namespace cota::checks

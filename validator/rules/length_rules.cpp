// How long a game lasts, in turns and in minutes of each, and where north is.

#include <algorithm>
#include <array>

#include "validator/rules/named_words.h"
#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

model::Subject wholeScenario(const CheckContext& context) {
    return subjectOf(SubjectKind::scenario, context.scenario()->id);
}

constexpr std::array lengthWordings{
    Wording{"most",
            {"The scenario states {count} turns; its track has {limit}.",
             "El escenario indica {count} turnos; su casillero tiene {limit}."}}};

void wrongNumberOfTurns(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int count = context.scenario()->turns.count;
    const int most = with.integer("most");
    if (most > 0 ? count <= most : count >= 1) return;
    out.add({.values = {value("count", count), value("limit", most)},
             .subject = wholeScenario(context),
             .wording = most > 0 ? &lengthWordings[0] : nullptr,
             .at = {subjectOf(SubjectKind::turn, model::turnTrackId)}});
}

constexpr std::array northWordings{
    Wording{"named",
            {"The scenario does not say where north is on the joined map, which its cards ask for; add it.",
             "El escenario no dice dónde está el norte en el mapa montado, que sus cartas piden; "
             "añádalo."}}};

void noNorth(const CheckContext& context, const Settings& with, FindingSink& out) {
    if (context.scenario()->tableau || context.scenario()->assembly.north != model::North::unset) return;
    if (with.has("named") && !isNamed(context, with.words("named"))) return;
    if (with.has("not-named") && isNamed(context, with.words("not-named"))) return;
    out.add({.subject = wholeScenario(context), .wording = with.has("named") ? &northWordings[0] : nullptr});
}

// What a light says of the length of its turns holds where the scenario has such a light.
void unusualMinutes(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& turns = context.scenario()->turns;
    const int usual = with.integer("usual");
    if (turns.minutes == 0 || turns.minutes == usual) return;
    const auto* list = context.catalogue().wordList("light");
    const auto isOfLight = [&](const model::TurnRecord& record) {
        const auto* light = list ? list->find(record.light) : nullptr;
        const auto* text = light ? light->values.find(with.text("value")) : nullptr;
        return text && mapsets::readInteger(*text) == turns.minutes;
    };
    if (with.has("value") && std::ranges::any_of(turns.records, isOfLight)) return;
    out.add({.values = {value("count", turns.minutes), value("usual", usual)},
             .subject = wholeScenario(context),
             .at = {subjectOf(SubjectKind::turn, model::turnTrackId)}});
}

constexpr std::array lengthParameters{Parameter{"most",
                                                Parameter::Kind::integer,
                                                "0",
                                                {"so many turns at most; 0: only whether there are any",
                                                 "cuántos turnos como mucho; 0: solo si hay alguno"}}};
constexpr std::array northParameters{
    Parameter{"named",
              Parameter::Kind::words,
              "",
              {"a list and a tag: only where a part names such a word",
               "una lista y una etiqueta: solo si una parte nombra una palabra así"}},
    Parameter{"not-named",
              Parameter::Kind::words,
              "",
              {"the same: only where none does", "lo mismo: solo si ninguna lo hace"}}};
constexpr std::array minuteParameters{
    Parameter{"usual", Parameter::Kind::integer, nullptr, {"minutes of a turn", "minutos de un turno"}},
    Parameter{"value",
              Parameter::Kind::text,
              "",
              {"value of a light with its own minutes", "valor de una luz con sus propios minutos"}}};

constexpr std::array lengthTable{
    Rule{.message = {"SCENARIO-003",
                     Severity::error,
                     {"no length of the game", "sin duración"},
                     {"The scenario states {count} {count:turn|turns}; it needs at least 1.",
                      "El escenario indica {count} {count:turno|turnos}; necesita al menos 1."},
                     {"Nobody knows when it ends.", "Nadie sabe cuándo acaba."},
                     {"State the number of turns.", "Indique el número de turnos."}},
         .needs = need::scenario,
         .parameters = lengthParameters,
         .variants = lengthWordings,
         .example = {"<turns date=\"1943\"/>", "<turns count=\"8\" date=\"1943-07\"/>"},
         .run = wrongNumberOfTurns},
    Rule{.message = {"SCENARIO-005",
                     Severity::warning,
                     {"north is not stated", "no se indica el norte"},
                     {"The scenario does not say where north is on the joined map; add it.",
                      "El escenario no dice dónde está el norte en el mapa montado; añádalo."},
                     {"Edges, drift and directions are told by the compass.",
                      "Los bordes, la deriva y las direcciones se dan por la brújula."},
                     {"Add north= to the assembly.", "Añada north= al montaje."}},
         .needs = need::scenario,
         .parameters = northParameters,
         .variants = northWordings,
         .example = {"<map>", "<map north=\"top\">"},
         .run = noNorth},
    Rule{.message = {"TURN-009",
                     Severity::warning,
                     {"turns of an unusual length", "turnos de duración insólita"},
                     {"A turn lasts {count} minutes here, in the game {usual}; correct one of the two.",
                      "Un turno dura aquí {count} minutos, en el juego {usual}; corrija uno de los dos."},
                     {"The time of each turn is counted with it.",
                      "La hora de cada turno se cuenta con ella."},
                     {"Correct minutes=, or accept the finding if the scenario means it.",
                      "Corrija minutes=, o acepte el hallazgo si el escenario lo quiere así."}},
         .needs = need::scenario | need::mapset,
         .parameters = minuteParameters,
         .example = {"<turns count=\"8\" start=\"08:00\" minutes=\"45\"/>",
                     "<turns count=\"8\" start=\"08:00\" minutes=\"20\"/>"},
         .run = unusualMinutes},
};
static_assert(isSound(lengthTable));

}  // namespace

Topic lengthRules() {
    return {
        "length", {"How long a game lasts, and north", "La duración de la partida, y el norte"}, lengthTable};
}

}  // namespace cota::checks

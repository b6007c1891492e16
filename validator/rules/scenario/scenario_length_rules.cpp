// The number of turns, and the direction of north.

#include <algorithm>
#include <array>

#include "validator/rules/facts/named_words.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

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

constexpr std::array scenarioLengthTable{
    Rule{.message = {"SCENARIO-003",
                     Severity::error,
                     {"no length of the game", "sin duración"},
                     {"The scenario states {count} {count:turn|turns}; it needs at least 1.",
                      "El escenario indica {count} {count:turno|turnos}; necesita al menos 1."},
                     {"Players cannot know when the game ends.",
                      "Los jugadores no saben cuándo acaba la partida."},
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
                     {"Edges, drift and directions are given by the compass.",
                      "Los bordes, la deriva y las direcciones se dan por la brújula."},
                     {"Add north= to the assembly.", "Añada north= al montaje."}},
         .needs = need::scenario,
         .parameters = northParameters,
         .variants = northWordings,
         .example = {"<map>", "<map north=\"top\">"},
         .run = noNorth},
};
static_assert(isSound(scenarioLengthTable));

}  // namespace

Topic scenarioLengthRules() {
    return {"scenario-length",
            {"The length of a game, and north", "La duración de la partida, y el norte"},
            scenarioLengthTable};
}

}  // namespace cota::checks

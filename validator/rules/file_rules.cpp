// The files a scenario is laid of, and where on them its objectives are.

#include <algorithm>
#include <array>

#include "validator/rules/naming.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

void otherGames(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.mapset();
    const auto judge = [&](const model::MapsetId& of, const std::string& file, model::Subject subject) {
        const auto& layers = game.layers;
        if (of.empty() || std::find(layers.begin(), layers.end(), of) != layers.end()) return;
        out.add({.values = {value("file", file), value("game", of), value("scenario", game.id)},
                 .subject = std::move(subject)});
    };
    const auto& document = context.document();
    for (const auto& placed : context.scenario()->assembly.boards)
        if (const auto found = document.boards.find(placed.file); found != document.boards.end())
            judge(found->second->mapset, placed.file, subjectOf(SubjectKind::board, placed.id));
    for (const auto& file : context.scenario()->forces)
        if (const auto found = document.forces.find(file); found != document.forces.end())
            judge(found->second->mapset, file, subjectOf(SubjectKind::file, file));
}

void objectivesNowhere(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()->tableau) return;
    for (const auto& objective : context.scenario()->objectives)
        if (objective.hexes.empty())
            out.add({.values = {value("objective", objective.id)},
                     .subject = subjectOf(SubjectKind::objective, objective.id)});
}

constexpr std::array fileTable{
    Rule{.message =
             {"SCENARIO-008",
              Severity::error,
              {"file of another game", "fichero de otro juego"},
              {"'{file}' is of game '{game}', which '{scenario}' does not build on; name another file, "
               "or correct its 'mapset'.",
               "'{file}' es del juego '{game}', en el que '{scenario}' no se basa; nombre otro fichero o "
               "corrija su 'mapset'."},
              {"Its terrains and units mean something else there.",
               "Sus terrenos y unidades significan allí otra cosa."},
              {"Use boards and forces of the scenario's game, or of one it extends.",
               "Use tableros y fuerzas del juego del escenario, o de uno que este amplíe."}},
         .needs = need::scenario | need::mapset,
         .example = {"<board id=\"1\" file=\"own.board.xml\"/>",
                     "<board id=\"1\" file=\"../base/plain.board.xml\"/>"},
         .run = otherGames},
    Rule{.message = {"VICTORY-010",
                     Severity::warning,
                     {"objective without a place", "objetivo sin lugar"},
                     {"Objective '{objective}' names no hex; add its hexes.",
                      "El objetivo '{objective}' no nombra ningún hexágono; añada los suyos."},
                     {"Nobody can take what is nowhere.",
                      "Nadie puede tomar lo que no está en ninguna parte."},
                     {"Name the hexes of the objective, or remove it.",
                      "Nombre los hexágonos del objetivo o quítelo."}},
         .needs = need::scenario,
         .example = {"<objective id=\"mill\" name=\"The mill\" name-es=\"El molino\"/>",
                     "<objective id=\"mill\" name=\"The mill\" name-es=\"El molino\" hexes=\"1-0604\"/>"},
         .run = objectivesNowhere},
};
static_assert(isSound(fileTable));

}  // namespace

Topic fileRules() {
    return {
        "file", {"Files and objectives of a scenario", "Ficheros y objetivos de un escenario"}, fileTable};
}

}  // namespace cota::checks

// Files of a scenario that belong to another game.

#include <algorithm>
#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

/// A file that the scenario names, and what depends on it.
struct UsedFile {
    model::MapsetId game;
    std::string name;
    model::Subject subject;
    Spoilt spoils;
};

std::vector<UsedFile> usedFiles(const CheckContext& context) {
    std::vector<UsedFile> files;
    const auto& document = context.document();
    for (const auto& placed : context.scenario()->assembly.boards)
        if (const auto found = document.boards.find(placed.file); found != document.boards.end())
            files.push_back({found->second->mapset,
                             placed.file,
                             subjectOf(SubjectKind::board, placed.id),
                             {{placed.file}, {placed.id.text}, need::battlefield & ~need::mapset}});
    for (const auto& file : context.scenario()->forces)
        if (const auto found = document.forces.find(file); found != document.forces.end())
            files.push_back({found->second->mapset,
                             file,
                             subjectOf(SubjectKind::file, file),
                             {{file}, {}, need::forces}});
    std::erase_if(files, [](const UsedFile& file) { return file.game.empty(); });
    return files;
}

constexpr std::array gameWordings{Wording{
    "scenario",
    local("The scenario is of game '{scenario}', but all {count} files it names are of '{game}'; correct "
          "its 'mapset', or name other files.")}};

void otherGames(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& game = context.mapset();
    const auto files = usedFiles(context);
    const auto isOther = [&](const UsedFile& file) {
        return std::ranges::find(game.layers, file.game) == game.layers.end();
    };
    const auto isAlike = [&](const UsedFile& file) { return file.game == files.front().game; };
    if (files.size() > 1 && isOther(files.front()) && std::ranges::all_of(files, isAlike)) {
        out.add({.values = {value("count", std::ssize(files)), value("game", files.front().game),
                            value("scenario", game.id)},
                 .subject = wholeScenario(context),
                 .wording = &gameWordings[0],
                 .spoils = {.needs = need::mapset}});
        return;
    }
    for (const auto& file : files)
        if (isOther(file))
            out.add(
                {.values = {value("file", file.name), value("game", file.game), value("scenario", game.id)},
                 .subject = file.subject,
                 .spoils = file.spoils});
}

constexpr std::array scenarioFileTable{
    Rule{.message =
             {"SCENARIO-008", Severity::error, local("file of another game"),
              local("'{file}' is of game '{game}', which '{scenario}' does not build on; name another file, "
                    "or correct its 'mapset'."),
              local("Its terrains and units mean something else there."),
              local("Use boards and forces of the scenario's game, or of one it extends.")},
         .needs = need::scenario | need::mapset,
         .variants = gameWordings,
         .run = otherGames},
};
static_assert(isSound(scenarioFileTable));

}  // namespace

Topic scenarioFileRules() { return {"scenario-file", local("Files of a scenario"), scenarioFileTable}; }

}  // namespace cota::checks

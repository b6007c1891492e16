// cota mapsets: which games are installed, and what a game declares, with the origin of every value.

#include <algorithm>
#include <array>

#include "validator/cli/inputs/game_words.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral mapsetsSummary = local("which games are installed, and what one declares");
constexpr LocalLiteral mapsetsHeadline = local("{name}: {count} {count:value|values}. Layers: {layers}.");
constexpr LocalLiteral byScenario = local("scenario");
constexpr LocalLiteral whatWord = local("value"), isWord = local("is"), standingWord = local("standing"),
                       citeWord = local("paragraph"), layerWord = local("layer");
constexpr LocalLiteral noScenario = local("'{file}' is no scenario (--scenario).");

struct MapsetsOptions {
    AnswerOptions common;
    std::string id;
    std::string scenario;
};
constexpr LocalLiteral noneFound = local("No mapsets were found in: {folders}");
constexpr LocalLiteral mapsetsUnusable = local("cannot be read; see 'cota check {folder}'");
constexpr LocalLiteral mistakes = local("{count} {count:mistake|mistakes}; see 'cota check {folder}'");

std::size_t errorsIn(const std::vector<model::Finding>& findings) {
    std::size_t count = 0;
    for (const auto& finding : findings) count += finding.severity == model::Severity::error ? 1 : 0;
    return count;
}

Json mapsetJson(const model::MapsetId& id, const std::string& folder,
                const model::Loaded<mapsets::Mapset>& loaded, model::Language language) {
    Json json;
    json["id"] = id.text;
    json["folder"] = folder;
    json["usable"] = loaded.ok();
    json["name"] = loaded.ok() ? loaded.value->name.in(language) : "";
    json["edition"] = loaded.ok() ? loaded.value->edition : "";
    json["publisher"] = loaded.ok() ? loaded.value->publisher : "";
    json["rulebook"] = loaded.ok() ? loaded.value->rulebook.in(language) : "";
    json["layers"] = Json::array();
    if (loaded.ok())
        for (const auto& layer : loaded.value->layers) json["layers"].push_back(layer.text);
    json["errors"] = errorsIn(loaded.findings);
    return json;
}

Json wordJson(const GameWord& word, model::Language language) {
    Json json;
    json["kind"] = word.kind;
    json["id"] = word.id;
    json["name"] = word.name.in(language);
    json["what"] = word.what;
    json["value"] = word.value;
    json["standing"] = mapsets::textOf(word.from.standing);
    json["paragraph"] = jsonOrNull(word.from.citation);
    json["layer"] = word.byScenario ? Json(nullptr) : Json(word.from.layer.text);
    json["byScenario"] = word.byScenario;
    return json;
}

struct WordName {
    std::string_view word;
    LocalLiteral name;
};
constexpr std::array kindNames{WordName{"terrain", local("terrain")},
                               WordName{"hexside", local("short", "hexside")},
                               WordName{"path", local("path")},
                               WordName{"feature", local("feature")},
                               WordName{"class", local("class")},
                               WordName{"unit", local("unit")},
                               WordName{"option", local("option")},
                               WordName{"strategy", local("strategy")},
                               WordName{"space", local("space")},
                               WordName{"marker", local("marker")},
                               WordName{"relation", local("relation")},
                               WordName{"phase", local("phase")},
                               WordName{"group-kind", local("kind of group")},
                               WordName{"action", local("action")},
                               WordName{"must", local("condition")},
                               WordName{"score", local("points")},
                               WordName{"attribute", local("attribute")},
                               WordName{"term", local("term")},
                               WordName{"set-up", local("set-up")}};
constexpr LocalLiteral tableCounts = local(
    "A game without a map: {spaces:# kind|# kinds} of spaces, {markers:# kind|# kinds} of markers, "
    "{relations:# kind|# kinds} of relations, {phases:# phase|# phases}, {actions:# action|# actions}, "
    "{musts:# condition|# conditions} that must hold, {scores:# score|# scores}.");

/// Only the program's own words; the others are names in the files of the game.
constexpr std::array whatNames{WordName{"tags", local("tags")}, WordName{"cost", local("cost")},
                               WordName{"front", local("front")}, WordName{"back", local("back")},
                               WordName{"surcharge", local("surcharge")}};

template <std::size_t count>
std::string named(const std::string& word, const std::array<WordName, count>& names,
                  const AnswerOptions& common) {
    const auto found = std::ranges::find(names, word, &WordName::word);
    return found == names.end() ? word : common.in(found->name);
}

/// In "cost foot" only the first word is the program's.
std::string whatOf(const std::string& what, const AnswerOptions& common) {
    const auto end = std::min(what.find(' '), what.size());
    return named(what.substr(0, end), whatNames, common) + what.substr(end);
}

/// How much a game without a map declares; nothing for other games.
std::string tableText(const mapsets::TableRules& table, const AnswerOptions& common) {
    if (!table.isUsed()) return "";
    return wrapped(common.say(tableCounts, {{"spaces", std::to_string(table.spaces.size())},
                                            {"markers", std::to_string(table.markers.size())},
                                            {"relations", std::to_string(table.relations.size())},
                                            {"phases", std::to_string(table.phases.size())},
                                            {"actions", std::to_string(table.actions.size())},
                                            {"musts", std::to_string(table.musts.size())},
                                            {"scores", std::to_string(table.scores.size())}}),
                   100, 0);
}

/// The values of one game, one table per entry.
std::string textOf(const std::vector<GameWord>& words, const AnswerOptions& common) {
    std::string text;
    for (std::size_t first = 0; first < words.size();) {
        Table table;
        table.indent(2);
        table.head({common.in(whatWord), common.in(isWord), common.in(standingWord), common.in(citeWord),
                    common.in(layerWord)});
        std::size_t at = first;
        for (; at < words.size() && words[at].kind == words[first].kind && words[at].id == words[first].id;
             ++at)
            table.row({whatOf(words[at].what, common), words[at].value.empty() ? "-" : words[at].value,
                       mapsets::textOf(words[at].from.standing),
                       words[at].from.citation.empty() ? "-" : words[at].from.citation,
                       words[at].byScenario ? common.in(byScenario) : words[at].from.layer.text});
        const std::string name = words[first].name.in(common.language);
        text += "\n" +
                model::printable(named(words[first].kind, kindNames, common) + " " + words[first].id +
                                 (name.empty() || name == words[first].id ? "" : " (" + name + ")")) +
                "\n" + table.text();
        first = at;
    }
    return text;
}

int showOne(const MapsetsOptions& options, const Streams& streams) {
    const AnswerOptions& common = options.common;
    auto library = libraryOf(common);
    Opened opened;
    const model::Scenario* scenario = nullptr;
    if (!options.scenario.empty()) {
        library = library.beside(options.scenario);
        opened = openInput(options.scenario, streams);
        requireApart(common.output, pathsOf(opened));
        if (!opened.input.document.scenario)
            throw CommandError(exitUnreadable, noScenario, {{"file", options.scenario}});
        scenario = &**opened.input.document.scenario;
    }
    const model::MapsetId id(options.id);
    const auto loaded = openMapset(library, id);
    Json json = answerOf("mapsets");
    json["mapsets"] = Json::array();
    json["mapsets"].push_back(mapsetJson(id, library.find(id)->string(), loaded, common.language));
    if (!loaded.ok()) {
        printFindings(loaded.findings, common, streams);
        return exitUnreadable;
    }
    const auto words = wordsOfGame(*loaded.value, scenario);
    json["words"] = Json::array();
    for (const auto& word : words) json["words"].push_back(wordJson(word, common.language));
    std::string layers;
    for (const auto& layer : loaded.value->layers) layers += (layers.empty() ? "" : " < ") + layer.text;
    deliver(common, json,
            common.say(mapsetsHeadline, {{"name", loaded.value->name.in(common.language)},
                                         {"count", std::to_string(words.size())},
                                         {"layers", layers}}) +
                "\n" + tableText(loaded.value->catalogue.table, common) + textOf(words, common),
            streams);
    return exitClean;
}

int run(const MapsetsOptions& options, const Streams& streams) {
    if (!options.id.empty()) return showOne(options, streams);
    const AnswerOptions& common = options.common;
    const auto library = libraryOf(common);
    Json json = answerOf("mapsets");
    json["mapsets"] = Json::array();
    Table table;
    for (const auto& id : library.list()) {
        const auto loaded = mapsets::readMapset(library, id);
        const std::string folder = library.find(id)->string();
        json["mapsets"].push_back(mapsetJson(id, folder, loaded, common.language));
        const std::size_t errors = errorsIn(loaded.findings);
        std::string remark = !loaded.ok() ? common.say(mapsetsUnusable, {{"folder", folder}}) : "";
        if (loaded.ok() && errors > 0)
            remark = common.say(mistakes, {{"count", std::to_string(errors)}, {"folder", folder}});
        const auto text = [&](const std::string& value) { return loaded.ok() ? value : std::string("?"); };
        table.row({id.text, loaded.ok() ? loaded.value->name.in(common.language) : "?",
                   text(loaded.ok() ? loaded.value->edition : ""),
                   text(loaded.ok() ? loaded.value->publisher : ""), folder, remark});
    }
    if (!table.empty()) {
        deliver(common, json, table.text(), streams);
        return exitClean;
    }
    std::string folders;
    for (const auto& folder : library.folders) folders += (folders.empty() ? "" : ", ") + folder.string();
    deliver(common, json, "", streams);
    streams.err << "cota: " << common.say(noneFound, {{"folders", folders.empty() ? "-" : folders}}) << "\n";
    return exitUnreadable;
}

}  // namespace

Command mapsetsCommand(const AnswerOptions& common) {
    auto options = std::make_shared<MapsetsOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("mapsets", mapsetsSummary);
    line->describe(local("Looked for in: --mapsets, COTA_MAPSETS, beside the program, the source tree."),
                   {"mapsets", "mapsets --mapsets my-games", "mapsets my-game"});
    line->positional(
        "GAME", options->id,
        local("the id of a game: all it declares, each value with its paragraph and the layer it comes from"),
        Presence::optional);
    line->text("--scenario", "FILE", options->scenario,
               local("with the switches and costs this scenario sets otherwise"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli

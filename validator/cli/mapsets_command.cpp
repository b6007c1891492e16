// cota mapsets: which games are installed.

#include "validator/cli/answer.h"
#include "validator/cli/commands.h"
#include "validator/cli/exit_code.h"
#include "validator/cli/mapset_folders.h"
#include "validator/cli/table.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr LocalLiteral summary{"which games are installed", "qué juegos hay instalados"};
constexpr LocalLiteral noneFound{"No mapsets were found in: {folders}",
                                 "No se han encontrado mapsets en: {folders}"};
constexpr LocalLiteral unusable{"cannot be read; see 'cota check {folder}'",
                                "no se puede leer; vea 'cota check {folder}'"};
constexpr LocalLiteral mistakes{"{count} {count:mistake|mistakes}; see 'cota check {folder}'",
                                "{count} {count:error|errores}; vea 'cota check {folder}'"};

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

int run(const AnswerOptions& common, const Streams& streams) {
    const auto library = libraryOf(common);
    Json json = answerOf("mapsets");
    json["mapsets"] = Json::array();
    Table table;
    for (const auto& id : library.list()) {
        const auto loaded = mapsets::readMapset(library, id);
        const std::string folder = library.find(id)->string();
        json["mapsets"].push_back(mapsetJson(id, folder, loaded, common.language));
        const std::size_t errors = errorsIn(loaded.findings);
        std::string remark = !loaded.ok() ? common.say(unusable, {{"folder", folder}}) : "";
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
    auto options = std::make_shared<AnswerOptions>(common);
    auto line = std::make_unique<CommandLine>("mapsets", summary);
    line->describe({"Looked for in: --mapsets, COTA_MAPSETS, beside the program, the source tree.",
                    "Se buscan en: --mapsets, COTA_MAPSETS, junto al programa, el árbol de fuentes."},
                   {"mapsets", "mapsets --mapsets my-games"});
    declareCommon(*line, *options);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli

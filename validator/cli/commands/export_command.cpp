// cota export: a whole document in one text for other programs.

#include <filesystem>

#include "formats/interchange/cota_json_messages.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/messages.h"
#include "validator/publish/cota_export.h"
#include "validator/publish/geojson_export.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

struct ExportOptions {
    AnswerOptions common;
    std::string file;
    std::string format;
    std::string origin;
    std::string hexMetres;
    bool isByKind = false;
    std::string seenBy;
};

constexpr LocalLiteral exportSummary =
    local("everything in one file for other programs: Cota JSON, GeoJSON; what a player sees");
constexpr LocalLiteral exportNoOutput =
    local("Say where the export goes: -o OUT.cota.json or -o OUT.geojson; - is standard output.");
constexpr LocalLiteral exportNoFormat = local(
    "'{file}' ends in no format of exports; known: .cota.json .json .geojson .scenario.xml. Or say "
    "--format.");
constexpr LocalLiteral onlyGeojson = local("--origin and --hex-metres are for GeoJSON.");
constexpr LocalLiteral badOrigin =
    local("'{value}' is no place (--origin): write longitude and latitude in degrees, such as 31.05,48.3.");
constexpr LocalLiteral needsMetres =
    local("The game does not say how wide a hex is; give --hex-metres with --origin.");
constexpr LocalLiteral byKindFile = local("--by-kind writes GeoJSON files: give it -o OUT.geojson.");
constexpr LocalLiteral needsOrigin = local("--hex-metres needs --origin.");
constexpr LocalLiteral offEarth = local(
    "From {origin} the map would reach across the meridian of 180 degrees or to a pole; choose another "
    "--origin.");
constexpr LocalLiteral noMapToDraw =
    local("'{file}' has no map, and GeoJSON is of maps; --format cota-json takes it.");

constexpr LocalLiteral onlyScenarios =
    local("'{file}' is not a scenario; --format cota-xml writes scenarios.");
constexpr LocalLiteral seesAll =
    local("--seen-by is for tables; '{game}' is played on a map, which all players see whole.");

const std::string cotaJson = "cota-json";
const std::string geoJson = "geojson";
const std::string cotaXml = "cota-xml";

/// The given format, or the one for the file's ending; Cota JSON for standard output.
std::string formatOfExport(const ExportOptions& options) {
    const std::string& output = options.common.output;
    if (output.empty()) throw CommandError(exitUsage, exportNoOutput);
    if (!options.format.empty()) return options.format;
    if (output == "-" || output.ends_with(".json")) return cotaJson;
    if (output.ends_with(".geojson")) return geoJson;
    if (output.ends_with(".scenario.xml")) return cotaXml;
    throw CommandError(exitUsage, exportNoFormat, {{"file", output}});
}

/// The place of the map on Earth, if given. If the metres of a hex are 0, those of the game apply.
std::optional<publish::GeoAnchor> anchorOf(const ExportOptions& options, const std::string& format) {
    constexpr double mostMetres = 100000;
    const double metres =
        options.hexMetres.empty() ? 0 : numberWithin("--hex-metres", options.hexMetres, 0.01, mostMetres);
    if (options.origin.empty()) {
        if (!options.hexMetres.empty())
            throw CommandError(exitUsage, format == geoJson ? needsOrigin : onlyGeojson);
        return std::nullopt;
    }
    if (format != geoJson) throw CommandError(exitUsage, onlyGeojson);
    const auto parts = split(options.origin, ',');
    if (parts.size() != 2) throw CommandError(exitUsage, badOrigin, {{"value", options.origin}});
    constexpr double halfRound = 180, farthest = 85;
    return publish::GeoAnchor{numberWithin("--origin", parts[0], -halfRound, halfRound),
                              numberWithin("--origin", parts[1], -farthest, farthest), metres};
}

/// The files of the document as an export names them. Throws AlreadySaid if one could not be imported again.
std::vector<interchange::CotaFile> exportedFiles(const model::Document& document,
                                                 const ExportOptions& options, const Streams& streams) {
    std::string name = fs::path(options.file).filename().generic_string();
    if (options.file == "-") name = "standard-input.xml";
    std::error_code ignored;
    std::string folder =
        fs::weakly_canonical(options.file, ignored).parent_path().filename().generic_string();
    if (folder.empty()) folder = "scenario";
    auto files = interchange::filesOf(document, name, folder);
    if (options.file == "-") files.front().path = name;
    std::vector<model::Finding> findings;
    for (const auto& file : files)
        if (const auto why = interchange::whyNoPlace(file.path))
            findings.push_back(model::findingOf(interchange::exportMessage("JSON-008"),
                                                {{"path", file.path}, model::inWords("reason", *why)},
                                                {model::SubjectKind::file, file.path, {}}));
    printFindings(findings, options.common, streams);
    if (!findings.empty()) throw AlreadySaid(exitUnreadable);
    return files;
}

/// "brod.geojson" -> "brod-hex.geojson"
std::string pathOfKind(const fs::path& path, const std::string& kind) {
    return (path.parent_path() / (path.stem().string() + "-" + kind + path.extension().string())).string();
}

/// One file per kind of features, or one for all.
void writeGeojson(const mapsets::LaidDocument& table, std::optional<publish::GeoAnchor> anchor,
                  const ExportOptions& options, const Streams& streams) {
    if (!table.hasMap()) throw CommandError(exitUsage, noMapToDraw, {{"file", options.file}});
    if (anchor && anchor->hexMetres <= 0) {
        anchor->hexMetres = table.game().catalogue.scales.hexMetres;
        if (anchor->hexMetres <= 0) throw CommandError(exitUsage, needsMetres);
    }
    const publish::ExportTool tool{"cota", toolVersion};
    const CommandError isOff(exitUsage, offEarth, {{"origin", options.origin}});
    if (!options.isByKind) {
        const auto text = publish::geojsonExport(table, anchor, tool);
        if (!text) throw isOff;
        return write(options.common.output, *text, streams);
    }
    const auto layers = publish::geojsonLayers(table, anchor, tool);
    if (!layers) throw isOff;
    for (const auto& layer : *layers)
        write(pathOfKind(options.common.output, layer.kind), layer.text, streams);
}

/// Replaces the document by what one player sees of it.
void hideFromOthers(LaidOut& table, const ExportOptions& options) {
    if (!table.mapset().catalogue.table.isUsed())
        throw CommandError(exitUsage, seesAll, {{"game", table.game()}});
    const auto seat = seatNamed(table.laid.document, options.seenBy);
    table.laid.document = mapsets::seenBy(std::move(table.laid.document), seat, table.mapset());
}

std::string scenarioText(const mapsets::LaidDocument& table, const ExportOptions& options) {
    if (table.scenario() == nullptr) throw CommandError(exitUsage, onlyScenarios, {{"file", options.file}});
    return textOfScenario(*table.scenario());
}

int run(const ExportOptions& given, const Streams& streams) {
    auto options = given;
    options.file = documentIn(given.file);
    const std::string format = formatOfExport(options);
    const auto anchor = anchorOf(options, format);
    if (options.isByKind && (format != geoJson || options.common.output == "-"))
        throw CommandError(exitUsage, byKindFile);
    LaidOut table = layOutAny(options.file, options.common, streams);
    if (!options.seenBy.empty()) hideFromOthers(table, options);
    if (format == geoJson)
        writeGeojson(table.laid, anchor, options, streams);
    else if (format == cotaXml)
        write(options.common.output, scenarioText(table.laid, options), streams);
    else
        write(options.common.output,
              publish::cotaExport(table.laid, exportedFiles(table.laid.document, options, streams),
                                  {"cota", toolVersion}),
              streams);
    return exitClean;
}

}  // namespace

Command exportCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ExportOptions>();
    options->common = common;
    options->common.output.clear();
    auto line = std::make_unique<CommandLine>("export", exportSummary);
    line->describe(
        local("Cota JSON holds everything resolved, and the document itself: 'cota import' makes equal "
              "files of it.\n"
              "GeoJSON is the map, at 0 degrees north and east or, with --origin, where it lies. "
              "docs/interchange.md has every key."),
        {"export battle.scenario.xml -o battle.cota.json",
         "export battle.scenario.xml -o battle.geojson --origin 31.05,48.3",
         "export table.scenario.xml -o for-ana.scenario.xml --seen-by Ana"});
    line->positional("FILE", options->file, fileHelp());
    line->text("-o,--output", "OUT", options->common.output,
               local("the file written: .cota.json, .json, .geojson or .scenario.xml; - is standard output"));
    line->word("--format", "cota-json|geojson|cota-xml", options->format,
               local("the format (default: by the ending; cota-json on standard output)"));
    line->text("--origin", "LON,LAT", options->origin,
               local("GeoJSON: longitude and latitude of the hex @0,0 in degrees"));
    line->text("--hex-metres", "N", options->hexMetres,
               local("GeoJSON with --origin: metres across a hex (default: the game's)"));
    line->flag("--by-kind", options->isByKind,
               local("GeoJSON: a file for each kind of feature, OUT-hex.geojson, OUT-path.geojson ..."));
    line->text("--seen-by", "SEAT", options->seenBy,
               local("only what this player sees of the table, without comments"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli

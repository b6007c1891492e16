// cota import: converts a board of another program to one of our games, and lists what was lost.

#include <filesystem>
#include <vector>

#include "formats/earth/earth_library.h"
#include "formats/interchange/cota_json.h"
#include "formats/interchange/megamek_board.h"
#include "formats/interchange/megamek_messages.h"
#include "validator/cli/commands/import_cota.h"
#include "validator/cli/commands/import_heights.h"
#include "validator/cli/ground/import_ground.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/import_result.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"
#include "validator/publish/import_board.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

struct ImportOptions {
    AnswerOptions common;
    std::string file;
    std::string board;
    std::string mapset;
    std::string id;
    std::string onto;
    std::string table;
    std::string doubt;
    std::string system;
    std::string keep;
    std::vector<std::string> layers;
    bool force = false;
    HeightOptions heights;
};

constexpr LocalLiteral importSummary =
    local("a board from a height model, another program or a map of the world; an export of Cota");
constexpr const char* tablesFile = "import-megamek.xml";
constexpr LocalLiteral missingBoard =
    local("Say where the board goes: -o OUT.board.xml; for an export of Cota the folder: -o FOLDER.");
constexpr LocalLiteral missingMapset =
    local("Say which game the board is for: --mapset ID. 'cota mapsets' lists them.");
constexpr LocalLiteral noTables =
    local("Game '{id}' has no table for boards of that program ({file}). Games that have one: {known}.");
constexpr LocalLiteral importHeadline =
    local("'{in}' became '{out}': {columns} x {rows} hexes; paths: {paths}, features: {features}.");
constexpr LocalLiteral carriedHead = local("Carried over:");
constexpr LocalLiteral lostHead = local("Not carried over, or not whole:");
constexpr LocalLiteral nothingLost = local("Everything that is in the file was carried over.");
constexpr LocalLiteral wordHead = local("word"), countHead = local("how often", "count"),
                       becameHead = local("became"), whyHead = local("why"), whereHead = local("first in");

Json lineJson(const publish::ImportLine& line, model::Language language) {
    Json json;
    json["word"] = line.what;
    json["became"] = jsonOrNull(line.became);
    if (!line.reason.empty()) json["why"] = line.reason.in(language);
    json["count"] = line.count;
    json["first"] = line.first;
    return json;
}

Json importJson(const ImportOptions& options, const publish::BoardImport& result,
                const std::vector<model::Finding>& findings) {
    const auto language = options.common.language;
    Json json = answerOf("import");
    json["from"] = options.file;
    json["to"] = options.board;
    json["mapset"] = options.mapset;
    json["board"] = {{"id", result.board.id},
                     {"columns", result.board.grid.columns},
                     {"rows", result.board.grid.rows},
                     {"paths", result.board.paths.size()},
                     {"features", result.board.features.size()},
                     {"hexsides", result.board.hexsides.size()}};
    json["levels"] = result.levels.in(language);
    json["findings"] = importFindingsJson(findings, options.common);
    json["carried"] = Json::array();
    for (const auto& line : result.carried) json["carried"].push_back(lineJson(line, language));
    json["lost"] = Json::array();
    for (const auto& line : result.lost) json["lost"].push_back(lineJson(line, language));
    return json;
}

std::string carriedText(const publish::BoardImport& result, const AnswerOptions& common) {
    Table rows;
    rows.indent(2);
    rows.align({Table::Align::left, Table::Align::right, Table::Align::left});
    rows.head({common.in(wordHead), common.in(countHead), common.in(becameHead)});
    for (const auto& line : result.carried)
        rows.row({line.what, std::to_string(line.count), line.becameName.in(common.language)});
    return rows.empty() ? "" : "\n" + common.in(carriedHead) + "\n" + rows.text();
}

std::string lostText(const publish::BoardImport& result, const AnswerOptions& common) {
    if (result.lost.empty()) return "\n" + common.in(nothingLost) + "\n";
    Table rows;
    rows.indent(2);
    rows.align({Table::Align::left, Table::Align::right, Table::Align::left, Table::Align::left});
    rows.head({common.in(wordHead), common.in(countHead), common.in(whyHead), common.in(whereHead)});
    for (const auto& line : result.lost)
        rows.row({line.what, std::to_string(line.count), line.reason.in(common.language),
                  joined(line.first, " ") +
                      (line.count > line.first.size() && !line.first.empty() ? " ..." : "")});
    return "\n" + common.in(lostHead) + "\n" + rows.text();
}

std::string textOf(const ImportOptions& options, const publish::BoardImport& result) {
    const AnswerOptions& common = options.common;
    std::string text =
        common.say(importHeadline, {{"in", options.file},
                                    {"out", options.board},
                                    {"columns", std::to_string(result.board.grid.columns)},
                                    {"rows", std::to_string(result.board.grid.rows)},
                                    {"paths", std::to_string(result.board.paths.size())},
                                    {"features", std::to_string(result.board.features.size())}}) +
        "\n";
    if (!result.levels.empty()) text += wrapped(result.levels.in(common.language), 100, 0);
    return text + carriedText(result, common) + lostText(result, common);
}

/// The value of a step; prints its findings, which are the only answer if there is no value.
template <class T>
T valueOf(model::Loaded<T> loaded, std::vector<model::Finding>& findings, const ImportOptions& options,
          const Streams& streams) {
    printFindings(loaded.findings, options.common, streams);
    if (!loaded.ok()) throw AlreadySaid(exitUnreadable);
    findings.insert(findings.end(), loaded.findings.begin(), loaded.findings.end());
    return std::move(*loaded.value);
}

/// The path of the game's import table.
fs::path tableOf(const mapsets::MapsetLibrary& library, const mapsets::Mapset& mapset) {
    const auto file = mapset.folder / tablesFile;
    if (fs::exists(file)) return file;
    std::vector<std::string> known;
    for (const auto& id : library.list())
        if (fs::exists(*library.find(id) / tablesFile)) known.push_back(id.text);
    throw CommandError(exitUnreadable, noTables,
                       {{"id", mapset.id.text}, {"file", tablesFile}, model::knownWords(known, "-")});
}

int run(ImportOptions& options, const Streams& streams) {
    if (earth::isHeightModelName(options.file)) {
        if (options.board.empty()) throw CommandError(exitUsage, missingBoard);
        return importHeights({options.common, options.file, options.board, options.mapset, options.id,
                              options.system, options.doubt, options.onto, options.force, options.heights},
                             streams);
    }
    refuseHeightOptions(options.heights, options.file);
    if (isGroundName(options.file) || !options.onto.empty())
        return importGroundFile(
            {options.common, options.file, options.onto, options.board, options.table, options.doubt,
             options.system, options.layers, options.keep == "painted", options.force},
            streams);
    if (options.board.empty()) throw CommandError(exitUsage, missingBoard);
    std::string bytes = readBytes(options.file, streams);
    if (interchange::looksLikeJson(bytes))
        return importCotaJson({options.common, options.file, options.board, options.force}, std::move(bytes),
                              streams);
    if (options.mapset.empty()) throw CommandError(exitUsage, missingMapset);
    requireApart(options.common.output, {options.file, options.board});
    if (!options.force) requireNew(options.board);
    const auto library = libraryOf(options.common);
    std::vector<model::Finding> findings;
    const auto source =
        valueOf(interchange::readMegamekBoard(bytes, options.file), findings, options, streams);
    const auto mapset =
        valueOf(openMapset(library, model::MapsetId(options.mapset)), findings, options, streams);
    requirePlayedOn(mapset, PlayedOn::map);
    const auto importTable =
        valueOf(publish::readImportTable(tableOf(library, mapset), mapset), findings, options, streams);
    const std::string id = options.id.empty() ? idFromFile(options.file) : options.id;
    const auto result = publish::importMegamekBoard(source, importTable, mapset, id);
    write(options.board, provenText(result.board, options.board, options.common, streams), streams);
    const Json json = importJson(options, result, findings);
    // If the board goes to standard output, the report must go elsewhere.
    const bool isPiped = options.board == "-" && options.common.output == "-";
    if (isPiped)
        streams.err << (options.common.isJson() ? json.dump(2) + "\n" : textOf(options, result));
    else
        deliver(options.common, json, textOf(options, result), streams);
    return exitClean;
}

}  // namespace

Command importCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ImportOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("import", importSummary);
    line->describe(
        local(
            "Reads MegaMek boards (.board). What each word of them becomes is a table of the game,\n"
            "import-megamek.xml in its mapset. The board written is read back and compared. Exports of Cota "
            "(.cota.json)\n"
            "become the files they were made of. A height model (GeoTIFF .tif, .asc, .hgt) becomes a board "
            "with levels\n"
            "or contours, whichever the game has, and its place in the world. Maps of the world (GeoPackage, "
            "Shapefile,\n"
            "GeoJSON, OpenStreetMap) go onto a board that says where it lies, by a table of the game or your "
            "own."),
        {"import canyon.board -o canyon.board.xml --mapset panzer-grenadier",
         "import battle.cota.json -o battle",
         "import hills.tif -o hills.board.xml --mapset tcs --middle 49.9,6.1 --columns 40 --rows 30",
         "import town.osm --onto blank.board.xml -o town.board.xml --doubt doubt.csv"});
    line->positional("IN", options->file, local("the board or export; - is standard input"));
    line->text(
        "-o,--out", "OUT", options->board,
        local("the board written; - is standard output, the account then goes to standard error. Of an "
              "export the folder"));
    line->text("--mapset", "ID", options->mapset, local("the game a board is for"));
    line->text("--id", "ID", options->id, local("the id of the board (default: from the file's name)"));
    line->text("--onto", "FILE", options->onto,
               local("the board that a map of the world goes onto, or whose heights are replaced"));
    line->text("--table", "FILE", options->table,
               local("what its words become, a *.ground.xml (default: the game's table for OpenStreetMap)"));
    line->texts("--layers", "A,B", options->layers, local("read only these layers of the map"));
    line->word("--keep", "nothing|painted", options->keep,
               local("painted: hexes that are not plain ground keep their terrain"));
    line->text("--doubt", "FILE", options->doubt,
               local("write what is in doubt as a table for spreadsheets"));
    line->text("--system", "ID", options->system,
               local("the coordinates of the map, such as EPSG:25830, if it does not name them"));
    declareHeights(*line, options->heights);
    line->flag("--force", options->force, local("overwrite existing files"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli

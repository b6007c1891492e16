#include "validator/cli/ground/import_ground.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "formats/earth/earth_library.h"
#include "validator/cli/ground/ground_answer.h"
#include "validator/cli/inputs/import_result.h"
#include "validator/cli/inputs/input.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/publish/ground/ground_placing.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

constexpr LocalLiteral groundNeedsBoard = local(
    "Say which board the map of the world goes onto, and where the result goes: --onto IN.board.xml -o "
    "OUT.board.xml.");
constexpr LocalLiteral groundNothing = local("Nothing was imported. {problem}");
constexpr LocalLiteral groundNotABoard = local("'{file}' is not a board. Give a *.board.xml file to --onto.");
constexpr LocalLiteral groundNoAnchor = local(
    "The board '{file}' does not say where it lies in the world. Add the element anchor to it; the page "
    "docs/ground-tables.md shows one.");
constexpr LocalLiteral groundNoTable =
    local("The game '{id}' has no table for OpenStreetMap ({file}). Give one with --table.");
constexpr LocalLiteral groundNoLayer = local("'{file}' has no layer '{layer}'. It has: {known}.");
constexpr LocalLiteral groundTooMuch = local(
    "'{file}' has more lines and areas on the board than can be measured. Cut out the part of the board, or "
    "give fewer layers with --layers.");

constexpr std::array<std::string_view, 7> groundEndings{".gpkg", ".shp",     ".geojson", ".osm",
                                                        ".pbf",  ".osm.bz2", ".osm.gz"};

/// The names of layers, of which each text may hold several.
std::vector<std::string> layersOf(const std::vector<std::string>& texts) {
    std::vector<std::string> layers;
    for (std::string_view text : texts)
        while (!text.empty()) {
            const auto end = std::min(text.find(','), text.size());
            if (end > 0) layers.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    return layers;
}

fs::path groundTableOf(const mapsets::Mapset& mapset, const std::string& chosen) {
    if (!chosen.empty()) return chosen;
    if (auto file = publish::osmGroundTableOf(mapset); !file.empty()) return file;
    throw CommandError(exitUnreadable, groundNoTable,
                       {{"id", mapset.id.text}, {"file", publish::osmGroundTable}});
}

/// The features of the file that meet the board.
earth::EarthFeatures readWorld(const GroundImportOptions& options, const model::Board& board) {
    const auto fail = [&](const earth::EarthProblem& problem) {
        throw CommandError(exitUnreadable, groundNothing,
                           {model::inWords("problem", earth::textOf(problem, options.file))});
    };
    earth::EarthProblem problem;
    const auto* files = earth::earthFiles(problem);
    if (files == nullptr) fail(problem);
    earth::EarthWanted wanted;
    wanted.system = board.anchor->system;
    wanted.fileSystem = options.system;
    wanted.layers = layersOf(options.layers);
    std::tie(wanted.least, wanted.most) = publish::groundOf(board.grid, *board.anchor);
    earth::EarthFeatures read;
    problem = files->readFeatures(options.file, wanted, read, {});
    if (problem) fail(problem);
    for (const auto& layer : wanted.layers)
        if (std::ranges::find(read.layers, layer) == read.layers.end())
            throw CommandError(
                exitUsage, groundNoLayer,
                {{"file", options.file}, {"layer", layer}, model::knownWords(read.layers, "-")});
    return read;
}

const model::Board& boardOf(const Opened& opened, const GroundImportOptions& options) {
    const auto& document = opened.input.document;
    if (document.boards.size() != 1 || document.scenario)
        throw CommandError(exitUsage, groundNotABoard, {{"file", options.onto}});
    const model::Board& board = *document.boards.begin()->second;
    if (!board.anchor) throw CommandError(exitUnreadable, groundNoAnchor, {{"file", options.onto}});
    return board;
}

}  // namespace

bool isGroundName(const std::string& file) {
    std::string name = file;
    std::ranges::transform(name, name.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return std::ranges::any_of(groundEndings,
                               [&](std::string_view ending) { return name.ends_with(ending); });
}

int importGroundFile(const GroundImportOptions& options, const Streams& streams) {
    if (options.onto.empty() || options.board.empty()) throw CommandError(exitUsage, groundNeedsBoard);
    requireApart(options.common.output, {options.board, options.onto, options.file, options.doubt});
    if (!options.force) {
        requireNew(options.board);
        if (!options.doubt.empty()) requireNew(options.doubt);
    }
    Opened opened = openInput(options.onto, streams);
    openGame(opened, libraryOf(options.common).beside(options.onto));
    if (!opened.isReadable || !opened.input.mapset) {
        locateAll(opened.input, options.onto);
        printFindings(opened.input.findings, options.common, streams);
        throw AlreadySaid(exitUnreadable);
    }
    const mapsets::Mapset& mapset = *opened.input.mapset;
    requirePlayedOn(mapset, PlayedOn::map);
    const model::Board& board = boardOf(opened, options);
    const fs::path tableFile = groundTableOf(mapset, options.table);
    auto table = publish::readGroundTable(tableFile, mapset);
    printFindings(table.findings, options.common, streams);
    if (!table.ok()) throw AlreadySaid(exitUnreadable);

    earth::EarthFeatures source = readWorld(options, board);
    const auto features = publish::placedFeatures(std::move(source.features), board.grid, *board.anchor);
    source.features.clear();
    publish::GroundOptions work;
    constexpr double thousand = 1000;
    work.metresPerHex = static_cast<double>(board.anchor->hexSize) / thousand;
    work.keepPainted = options.keepPainted;
    const auto result = publish::importGround(board, features, *table.value, mapset.catalogue, work);
    if (result.isTooMuch) throw CommandError(exitUnreadable, groundTooMuch, {{"file", options.file}});

    const GroundAnswer answer{
        options,           mapset,        *table.value, result, tableFile.generic_string(), features.size(),
        std::move(source), table.findings};
    if (!options.doubt.empty()) write(options.doubt, groundDoubtTable(answer), streams);
    write(options.board, provenText(result.board, options.board, options.common, streams), streams);
    // If the board goes to standard output, the report must go elsewhere.
    if (options.board == "-" && options.common.output == "-")
        streams.err << (options.common.isJson() ? groundJson(answer).dump(2) + "\n" : groundText(answer));
    else
        deliver(options.common, groundJson(answer), groundText(answer), streams);
    return exitClean;
}

}  // namespace cota::cli

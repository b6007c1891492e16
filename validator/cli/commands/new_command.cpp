// cota new: creates a board, a scenario or forces to start from. They have no errors.

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

#include "formats/xml/documents/document_file.h"
#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/loading/new_battle.h"
#include "mapsets/loading/new_document.h"
#include "validator/cli/commands/new_mapset.h"
#include "validator/cli/inputs/documents.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/rules/board/box_boards.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;
using model::LocalLiteral;

struct NewOptions {
    AnswerOptions common;
    std::string kind;
    std::string mapset;
    std::string from;
    bool copy = false;
    std::string out;
    std::string id;
    std::string title;
    std::optional<int> columns;
    std::optional<int> rows;
    std::vector<std::string> boards;
    std::vector<std::string> forces;
    std::optional<int> seats;
    bool force = false;
};

constexpr LocalLiteral newSummary = local("a board, scenario, forces file or mapset to start from");
constexpr LocalLiteral badKind = local("'{kind}' is not one of: board, scenario, forces, mapset.");
constexpr LocalLiteral noMapset = local("Say which game it is for: --mapset ID. 'cota mapsets' lists them.");
constexpr LocalLiteral missingOut = local("Say where it goes: -o OUT.");
constexpr LocalLiteral otherEnding =
    local("'{path}' is the name of another kind of file; a {kind} ends in {ending}.");
constexpr LocalLiteral plainEnding =
    local("'{path}' does not end in {ending}: 'cota check FOLDER' will not find it.");
constexpr LocalLiteral badId = local("'{id}' is no id; use letters, digits and hyphens (--id).");
constexpr LocalLiteral noBoardMade =
    local("Beside standard output no board is made; name one with --board FILE, or the scenario has no map.");
constexpr LocalLiteral badBoard = local("'{path}' is no board that can be read.");
constexpr LocalLiteral badForces = local("'{path}' is no forces file that can be read.");
constexpr LocalLiteral tooSmall =
    local("A board of {columns} x {rows} has no whole hex for each of two sides; the least is {least}.");
constexpr LocalLiteral onlyOfBoards =
    local("'{game}' is a game without a map: --board, --columns and --rows have no meaning there.");
constexpr LocalLiteral onlyOfTables = local("--seats is of scenarios of games without a map.");
constexpr LocalLiteral written = local("Written: {path}");

constexpr std::array<std::string_view, 3> kinds = {"board", "scenario", "forces"};
std::string endingOf(std::string_view kind) { return "." + std::string(kind) + ".xml"; }

/// A file to write.
struct NewFile {
    std::string path;
    std::string text;
};

model::LocalText titleOf(const NewOptions& options) {
    return options.common.language == model::Language::spanish ? model::LocalText{"", options.title}
                                                               : model::LocalText{options.title, ""};
}

std::string idOf(const NewOptions& options) {
    if (!options.id.empty()) return options.id;
    return options.out == "-" ? options.kind : idFromFile(options.out);
}

model::Board boardOf(const NewOptions& options, const mapsets::Mapset& mapset, std::string id) {
    model::Board board = mapsets::newBoard(mapset, std::move(id), options.columns, options.rows);
    board.title = titleOf(options);
    return board;
}

std::string fileName(const std::string& path, const NewOptions& options) {
    if (options.out == "-") return path;
    const fs::path folder = fs::absolute(options.out).parent_path();
    return fs::absolute(path)
        .lexically_normal()
        .lexically_relative(folder.lexically_normal())
        .generic_string();
}

/// The path without the ending of its kind, or without ".xml".
std::string stemOf(const std::string& path, const std::string& ending) {
    for (const std::string& end : {ending, std::string(".xml")})
        if (path.ends_with(end)) return path.substr(0, path.size() - end.size());
    return path;
}

/// Refuses a size that is too small to keep the two sides apart, and names the smallest sufficient one.
void requireRoom(const mapsets::Mapset& mapset, const mapsets::BattleOrder& order) {
    if (mapsets::hasRoomForTwo(mapset, order)) return;
    constexpr int most = 8;
    const auto& grid = order.boards.front().second.grid;
    auto wider = order;
    for (int more = 1; more <= 2 * most; ++more)
        for (int columns = grid.columns; columns <= grid.columns + more; ++columns) {
            const int rows = grid.rows + more - (columns - grid.columns);
            wider.boards.front().second = mapsets::newBoard(mapset, "1", columns, rows);
            if (!mapsets::hasRoomForTwo(mapset, wider)) continue;
            throw CommandError(
                exitUsage, tooSmall,
                {{"columns", std::to_string(grid.columns)},
                 {"rows", std::to_string(grid.rows)},
                 {"least", "--columns " + std::to_string(columns) + " --rows " + std::to_string(rows)}});
        }
}

/// What a scenario is made from, without a board that the user did not give.
mapsets::BattleOrder orderOf(const NewOptions& options, std::string& forces) {
    mapsets::BattleOrder order;
    order.id = idOf(options);
    order.title = titleOf(options);
    for (const std::string& path : options.boards) {
        auto board = xml::readBoardFile(path);
        if (!board.value) throw CommandError(exitUnreadable, badBoard, {{"path", path}});
        order.boards.emplace_back(fileName(path, options), std::move(*board.value));
    }
    for (const std::string& path : options.forces) {
        auto read = xml::readForcesFile(path);
        if (!read.value) throw CommandError(exitUnreadable, badForces, {{"path", path}});
        order.forces.emplace_back(fileName(path, options), std::move(*read.value));
    }
    const std::string stem = stemOf(options.out, endingOf(options.kind));
    forces = stem + endingOf("forces");
    // Given files keep their names; new ones get other names.
    const auto isGiven = [&](const std::string& path) {
        return std::ranges::any_of(order.forces,
                                   [&](const auto& one) { return one.first == fileName(path, options); });
    };
    for (int number = 2; isGiven(forces); ++number)
        forces = stem + "-" + std::to_string(number) + endingOf("forces");
    if (options.out != "-") order.forcesFile = fileName(forces, options);
    return order;
}

/// The scenario, and the forces if a new file was made for them.
void addMade(const NewOptions& options, const model::Document& made, const mapsets::BattleOrder& order,
             const std::string& forces, std::vector<NewFile>& files) {
    const auto it = made.forces.find(order.forcesFile);
    if (it != made.forces.end() && options.out != "-") files.push_back({forces, textOfForces(*it->second)});
    files.push_back({options.out, textOfScenario(**made.scenario)});
}

/// The scenario and the files that the user did not give: a blank board, and units for sides without any.
/// Otherwise a check would report errors that the designer did not make.
std::vector<NewFile> battleFiles(const NewOptions& options, const mapsets::Mapset& mapset) {
    std::string forces;
    mapsets::BattleOrder order = orderOf(options, forces);
    const bool makesBoard = options.boards.empty() && options.out != "-";
    const std::string board = stemOf(options.out, endingOf(options.kind)) + endingOf("board");
    if (makesBoard) {
        order.boards.emplace_back(
            fileName(board, options),
            boardOf(options, mapset, checks::boardOfTheBox(mapset.catalogue).value_or("1")));
        requireRoom(mapset, order);
    }
    const model::Document made = mapsets::newBattle(mapset, order);
    std::vector<NewFile> files;
    if (makesBoard) files.push_back({board, textOfBoard(*made.boards.at(fileName(board, options)))});
    addMade(options, made, order, forces, files);
    return files;
}

std::vector<NewFile> tableFiles(const NewOptions& options, const mapsets::Mapset& mapset) {
    if (!options.boards.empty() || options.columns || options.rows)
        throw CommandError(exitUsage, onlyOfBoards, {{"game", mapset.id.text}});
    std::string forces;
    const mapsets::BattleOrder order = orderOf(options, forces);
    const model::Document made =
        mapsets::newTable(mapset, order, options.seats.value_or(mapsets::usualSeats));
    std::vector<NewFile> files;
    addMade(options, made, order, forces, files);
    return files;
}

std::vector<NewFile> filesOf(const NewOptions& options, const mapsets::Mapset& mapset) {
    const bool isTable = mapset.catalogue.table.isUsed();
    if (options.seats && (!isTable || options.kind != "scenario"))
        throw CommandError(exitUsage, onlyOfTables);
    if (options.kind == "board") {
        requirePlayedOn(mapset, PlayedOn::map);
        return {{options.out, textOfBoard(boardOf(options, mapset, idOf(options)))}};
    }
    if (options.kind == "scenario")
        return isTable ? tableFiles(options, mapset) : battleFiles(options, mapset);
    model::Forces forces = mapsets::newForces(mapset, idOf(options));
    forces.title = titleOf(options);
    return {{options.out, textOfForces(forces)}};
}

void requireWords(const NewOptions& options) {
    if (std::find(kinds.begin(), kinds.end(), options.kind) == kinds.end())
        throw CommandError(exitUsage, badKind, {{"kind", options.kind}});
    if (options.mapset.empty()) throw CommandError(exitUsage, noMapset);
    if (options.out.empty()) throw CommandError(exitUsage, missingOut);
    if (!options.id.empty() && !xml::isIdText(options.id))
        throw CommandError(exitUsage, badId, {{"id", options.id}});
    for (const std::string_view kind : kinds)
        if (kind != options.kind && options.out.ends_with(endingOf(kind)))
            throw CommandError(
                exitUsage, otherEnding,
                {{"path", options.out}, {"kind", options.kind}, {"ending", endingOf(options.kind)}});
}

/// Remarks on an unusual file name; the file is written anyway.
void remark(const NewOptions& options, const mapsets::Mapset& mapset, const Streams& streams) {
    const std::string ending = endingOf(options.kind);
    if (options.out == "-") {
        if (options.kind == "scenario" && options.boards.empty() && !mapset.catalogue.table.isUsed())
            streams.err << "cota: " << options.common.in(noBoardMade) << "\n";
    } else if (!options.out.ends_with(ending)) {
        streams.err << "cota: "
                    << options.common.say(plainEnding, {{"path", options.out}, {"ending", ending}}) << "\n";
    }
}

int run(const NewOptions& options, const Streams& streams) {
    if (options.kind == "mapset")
        return makeMapset({options.from, options.out, options.id, options.title, options.copy, options.force},
                          options.common, streams);
    requireWords(options);
    const auto library = libraryOf(options.common).beside(options.out);
    const auto mapset = usableMapset(library, model::MapsetId(options.mapset));
    const auto files = filesOf(options, mapset);
    requireApart(options.common.output, options.boards);
    requireApart(options.common.output, options.forces);
    for (const NewFile& file : files) {
        requireApart(options.common.output, {file.path});
        if (!options.force) requireNew(file.path);
    }
    remark(options, mapset, streams);
    Json json = answerOf("new");
    json["kind"] = options.kind;
    json["mapset"] = options.mapset;
    json["files"] = Json::array();
    std::string text;
    for (const NewFile& file : files) {
        write(file.path, file.text, streams);
        json["files"].push_back(file.path);
        text += options.common.say(written, {{"path", file.path}}) + "\n";
    }
    if (files.size() > 1 && !mapset.catalogue.table.isUsed())
        text += std::string(options.common.in(mapsets::leftToFillIn)) + "\n";
    if (options.out == "-" && options.common.output == "-")
        return exitClean;  // the file itself is the answer
    deliver(options.common, json, text, streams);
    return exitClean;
}

void declare(CommandLine& line, NewOptions& options) {
    line.positional("board|scenario|forces|mapset", options.kind, local("what to make"));
    line.text("--mapset", "ID", options.mapset, local("the game it is for; needed but for a mapset"));
    line.text("--from", "ID", options.from, local("of a mapset: the game it stands on; needed there"));
    line.flag("--copy", options.copy,
              local("of a mapset: a copy of that game, instead of a layer that says only what differs"));
    line.text("-o,--out", "OUT", options.out,
              local("the file written, of a mapset the folder; needed; - is standard output"));
    line.text("--id", "ID", options.id, local("its id (default: from the file's name)"));
    line.text("--title", "TEXT", options.title, local("its title (default: none; of a mapset its id)"));
    line.number("--columns", "N", options.columns, 1, model::maxGridColumns,
                local("hexes of a board from left to right (default: the game's usual size)"));
    line.number("--rows", "N", options.rows, 1, model::maxGridRows,
                local("hexes of a board from top to bottom (default: the game's usual size)"));
    line.texts("--board", "FILE", options.boards,
               local("of a scenario: a board it is played on; several lie side by side (default: a blank one "
                     "is made)"));
    line.texts("--forces", "FILE", options.forces, local("of a scenario: a forces file it uses"));
    line.number("--seats", "N", options.seats, mapsets::fewestSeats, mapsets::mostSeats,
                local("of a scenario of a game without a map: how many players (default: 3)"));
    line.flag("--force", options.force, local("overwrite existing files"));
    declareCommon(line, options.common);
}

}  // namespace

Command newCommand(const AnswerOptions& common) {
    auto options = std::make_shared<NewOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("new", newSummary);
    line->describe({},
                   {"new board --mapset panzer-grenadier -o hill.board.xml --columns 20 --rows 15",
                    "new scenario --mapset panzer-grenadier --board hill.board.xml -o battle.scenario.xml",
                    "new mapset --from panzer-grenadier -o my-game"});
    declare(*line, *options);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli

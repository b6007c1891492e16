#pragma once
// New documents: an empty one for a game, or a copy of a sample.

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "editor/words/words.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::session {

enum class Beginning { board, scenario, meeting, assault, twoBoards, forces, table, onBoard };
struct BeginningRow {
    Beginning what;
    Phrase label;
    bool hasBoard;  // whether the dialog asks for columns and rows
    /// The title of its card on the start page; empty: none, or the title of the scenario.
    Phrase card = {};
    bool isTemplate = false;  // whether the start page has it
    bool isTable = false;     // of games without a map; all others are of games with one
    bool needsBoard = false;  // of a board that is open
};
std::span<const BeginningRow> beginnings();

/// An empty board; an empty board with two sides and a turn track; an order of battle; or a table with
/// players and all cards. Rules report only what the designer still has to enter. Columns and rows outside
/// the limits of a grid are moved to the nearest limit.
/// `plan` changes the board before anything is put on it.
model::Document newDocument(Beginning what, const mapsets::Mapset& game, int columns, int rows,
                            const std::function<void(model::Board&)>& plan = {});
/// A scenario with two sides and an objective on a board that has a file already.
model::Document scenarioOnBoard(const mapsets::Mapset& game, const std::string& file, model::Board board);
/// A table of a game without a map. `seats`: how many players.
model::Document newTable(const mapsets::Mapset& game, int seats);

/// Whether the scenario still has the title of a new document, so that much of it is still to be filled in.
bool isBeginning(const model::Document& document);

/// A scenario that comes with the program.
struct Sample {
    std::filesystem::path path;
    std::string title;
    model::MapsetId game;
};
/// The samples in folders "samples" beside the games of the library (samples/<game>/*.scenario.xml), by game
/// and title. Unreadable files are skipped.
std::vector<Sample> samplesOf(const mapsets::MapsetLibrary& library, model::Language language);

/// The title of a game: "Veldmark (War Storm Series)" if it belongs to a series; its id if it cannot be
/// read.
std::string gameTitle(const mapsets::MapsetLibrary& library, const model::MapsetId& id,
                      model::Language language);

/// The library, followed by the games that samples bring along: for copies of samples that have no file yet.
mapsets::MapsetLibrary withSampleGames(mapsets::MapsetLibrary library);

/// The games with a map. A game that cannot be read is among them.
std::vector<model::MapsetId> gamesWithMaps(const mapsets::MapsetLibrary& library);
/// The games whose documents can begin like this: those with a map or those without.
std::vector<model::MapsetId> gamesFor(const BeginningRow& beginning, const mapsets::MapsetLibrary& library);

}  // namespace cota::session

#pragma once
// What a new document can begin as: an empty one for a game, or a copy of a sample.

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "editor/words/words.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::session {

enum class Beginning { board, scenario, forces };
struct BeginningRow {
    Beginning what;
    Phrase label;
    bool hasBoard;  // columns and rows are asked for
};
std::span<const BeginningRow> beginnings();

/// An empty board; two sides with a turn track on one empty board; or an order of battle. Rules find in them
/// only what a designer has yet to say. Columns and rows outside of what a grid may have become the nearest
/// that it may.
model::Document newDocument(Beginning what, const mapsets::Mapset& game, int columns, int rows);

/// Whether the scenario still has the title of a beginning, so that much of it waits to be filled in.
bool isBeginning(const model::Document& document);

/// A scenario that comes with the program.
struct Sample {
    std::filesystem::path path;
    std::string title;
    model::MapsetId game;
};
/// Those in folders "samples" beside the games of the library (samples/<game>/*.scenario.xml), by game and
/// title. What cannot be read is passed over.
std::vector<Sample> samplesOf(const mapsets::MapsetLibrary& library, model::Language language);

/// What a game is called: "Veldmark (War Storm Series)" where it belongs to a series; its id where it cannot
/// be read.
std::string gameTitle(const mapsets::MapsetLibrary& library, const model::MapsetId& id,
                      model::Language language);

/// The library with the games that samples bring along behind its own: those of copies that have no file yet.
mapsets::MapsetLibrary withSampleGames(mapsets::MapsetLibrary library);

}  // namespace cota::session

#pragma once
// cota import FILE --onto BOARD: areas, lines and points of the real world onto a board.

#include <string>
#include <vector>

#include "validator/cli/terminal/answer.h"

namespace cota::cli {

struct GroundImportOptions {
    const AnswerOptions& common;
    std::string file;                 // GeoPackage, Shapefile, GeoJSON, OpenStreetMap
    std::string onto;                 // the board
    std::string board;                // the board written
    std::string table;                // empty: that of the game
    std::string doubt;                // the list of what is in doubt; empty: none
    std::string system;               // of the file, if it does not name its own
    std::vector<std::string> layers;  // separated by commas; empty: all
    bool keepPainted = false;
    bool force = false;
};

/// Whether the ending of a name is one of a map of the world that becomes terrain, paths and names.
bool isGroundName(const std::string& file);

/// Reads everything, then writes the board and the list. Throws CommandError and AlreadySaid.
int importGroundFile(const GroundImportOptions& options, const Streams& streams);

}  // namespace cota::cli

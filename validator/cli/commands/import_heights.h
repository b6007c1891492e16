#pragma once
// Imports height models: a board on the ground of one.

#include <optional>
#include <string>

#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_line.h"

namespace cota::cli {

struct HeightOptions {
    std::string boardSystem;
    std::string hexMetres;
    std::optional<int> columns;
    std::optional<int> rows;
    std::string at;
    std::string middle;
    std::string turn;
    std::optional<int> interval;
    std::optional<int> base;
    std::optional<int> stretch;
    std::string smooth;
    std::string from;
    std::optional<int> sure;
};

struct HeightsTakenIn {
    const AnswerOptions& common;
    std::string file;
    std::string board;  // where it goes
    std::string mapset;
    std::string id;
    std::string system;  // of a file that names none
    std::string doubt;   // the file of the list; empty: none
    std::string onto;    // the board whose heights are replaced; empty: a new one
    bool force = false;
    const HeightOptions& heights;
};

void declareHeights(CommandLine& line, HeightOptions& into);
/// Throws CommandError (exitUsage) if an option of height models is given for another file.
void refuseHeightOptions(const HeightOptions& options, const std::string& file);

/// Makes the board, writes it and says what was done. Throws CommandError and AlreadySaid.
int importHeights(const HeightsTakenIn& options, const Streams& streams);

}  // namespace cota::cli

#pragma once
// Imports our own exports again.

#include <string>

#include "validator/cli/terminal/answer.h"

namespace cota::cli {

struct ExportTakenIn {
    const AnswerOptions& common;
    std::string file;    // where the bytes come from, for findings
    std::string folder;  // for the files of the document
    bool force = false;  // overwrites existing files
};

/// Writes the files of the document into the folder and lists them. Checks all of them before it writes the
/// first. Throws CommandError and AlreadySaid.
int importCotaJson(const ExportTakenIn& options, std::string bytes, const Streams& streams);

}  // namespace cota::cli

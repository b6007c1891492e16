#pragma once
// Taking an export of our own in again.

#include <string>
#include <vector>

#include "validator/cli/terminal/answer.h"

namespace cota::cli {

struct ExportTakenIn {
    const AnswerOptions& common;
    std::string file;    // where the bytes are from, as findings name it
    std::string folder;  // where the files of the document go
    bool force = false;  // over what is there
};

/// Writes the files of the document into the folder, all or, where one cannot be, none that was not there;
/// says what was written. Throws CommandError and AlreadySaid.
int importCotaJson(const ExportTakenIn& options, std::string bytes, const Streams& streams);

/// [ { "rule", "severity", "message", "line", "column" } ]
Json importFindingsJson(const std::vector<model::Finding>& findings, const AnswerOptions& common);

}  // namespace cota::cli

#pragma once
// What `cota check` was given: files and folders become documents to check, each once.

#include <string>
#include <vector>

#include "validator/cli/answer_options.h"

namespace cota::cli {

/// One thing to check: a file of ours ("-": standard input), or a mapset folder.
struct CheckTask {
    std::string path;
    bool isMapset = false;
};

/// Folders become the files of ours in them, by name, sorted; a folder with a mapset becomes that mapset.
/// Throws CommandError (exitUnreadable) for a path that is not there and for a folder without anything of
/// ours.
std::vector<CheckTask> tasksOf(const std::vector<std::string>& paths);

/// Whether a file's name says it is one of ours.
bool isOurs(const std::string& path);

}  // namespace cota::cli

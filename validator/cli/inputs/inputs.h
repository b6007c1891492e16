#pragma once
// What `cota check` was given: files and folders become documents to check, each once.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::cli {

/// One thing to check: a file of ours ("-": standard input), a mapset folder, or a folder that gives nothing
/// to check, with the reason.
struct CheckTask {
    std::string path;
    bool isMapset = false;
    std::optional<model::Finding> fault = std::nullopt;
};

/// Folders become the files of ours in them, by name, sorted; a folder with a mapset becomes that mapset
/// and the forces it begins scenarios with.
/// Pipes, devices and sockets in folders are not read, and say so. A
/// path that is not there stays a task: who reads it says so, and the others are checked all the same.
std::vector<CheckTask> tasksOf(const std::vector<std::string>& paths);

/// Whether a file's name says it is one of ours.
bool isOurs(const std::string& path);

}  // namespace cota::cli

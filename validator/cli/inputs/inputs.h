#pragma once
// The arguments of `cota check`: files and folders become documents to check, each once.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::cli {

/// One item to check: a Cota file ("-": standard input), a mapset folder, or a path with nothing to check,
/// with the reason.
struct CheckTask {
    std::string path;
    bool isMapset = false;
    std::optional<model::Finding> fault = std::nullopt;
};

/// Folders become the Cota files in them, sorted by name; a folder with a mapset becomes that mapset and its
/// starting forces. Pipes, devices and sockets in folders are reported and not read. A missing path stays a
/// task: its reader reports it, and the others are still checked.
std::vector<CheckTask> tasksOf(const std::vector<std::string>& paths);

/// Whether the file's name is that of a Cota file.
bool isOurs(const std::string& path);

}  // namespace cota::cli

#pragma once
// Decides which files in the folder of a game belong to it. A game from someone else may contain links; they
// must not choose which files of the user are read and shown in findings.

#include <filesystem>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::mapsets {

/// False for a link that leads out of its folder. If mapset.xml is a link, as some installers make it, other
/// links may lead to the folder of its target.
bool isOwnFile(const std::filesystem::path& file);

/// The same; reports the file if it is not its own.
bool isOwnFile(const std::filesystem::path& file, std::vector<model::Finding>& findings);

}  // namespace cota::mapsets

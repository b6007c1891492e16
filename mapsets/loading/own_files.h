#pragma once
// Which files of a game's folder are the game's. Whoever gives a game to others may put links into its
// folder; what is read for it, and told of in findings, is not to be chosen by them.

#include <filesystem>
#include <vector>

#include "formats/model/finding/finding.h"

namespace cota::mapsets {

/// False for a link that leads out of the folder it is in. A folder all of whose files are links into one
/// other, as some installers make them, is as good as the other: what lies with its mapset.xml is its own.
bool isOwnFile(const std::filesystem::path& file);

/// The same, and says so where it is not.
bool isOwnFile(const std::filesystem::path& file, std::vector<model::Finding>& findings);

}  // namespace cota::mapsets

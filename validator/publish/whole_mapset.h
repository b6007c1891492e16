#pragma once
// Reads all that a designer writes in a game folder: the chapters, the worked cases and the import tables.
// Otherwise `cota check` would not find mistakes in files that are read only on request (a case, an import).

#include <filesystem>

#include "mapsets/loading/mapset_reader.h"

namespace cota::publish {

/// The game with the findings of all its files. Cases and tables are only those of the folder itself,
/// because those of extended games are checked there. If nothing is an error and `asksCases`, the cases are
/// run too; in a faulty game all of them would fail.
model::Loaded<mapsets::Mapset> readWholeMapset(const mapsets::MapsetLibrary& library,
                                               const std::filesystem::path& folder, bool asksCases = true);

}  // namespace cota::publish

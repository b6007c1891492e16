#pragma once
// Everything a designer writes into the folder of a game, read at once: the chapters, the worked cases and
// the tables for importers. What is only read when somebody asks for it (a case, an import) would else hide
// its mistakes from `cota check`.

#include <filesystem>

#include "mapsets/loading/mapset_reader.h"

namespace cota::publish {

/// The game with the findings of all its files. Cases and tables are those of the folder itself, not of the
/// games it extends: they are checked where they stand. Where nothing is an error the cases are
/// asked as well, if `asksCases`: of a game that is not sound, all of them would be answered otherwise.
model::Loaded<mapsets::Mapset> readWholeMapset(const mapsets::MapsetLibrary& library,
                                               const std::filesystem::path& folder, bool asksCases = true);

}  // namespace cota::publish

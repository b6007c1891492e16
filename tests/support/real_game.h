#pragma once
// The games of the source tree, for benchmarks and tests that want their full rules.

#include <string>

#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::support {

/// Throws std::runtime_error where the game cannot be read.
mapsets::Mapset realGame(const std::string& id);

/// All of them, each read once in a test program, however many cases ask for it.
mapsets::MapsetLibrary realGames();

}  // namespace cota::support

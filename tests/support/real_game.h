#pragma once
// The games of the source tree, for benchmarks and tests that need their full rules.

#include <string>

#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::support {

/// Throws std::runtime_error if the game cannot be read.
mapsets::Mapset realGame(const std::string& id);

/// All of them; each is read only once in a test program.
mapsets::MapsetLibrary realGames();

}  // namespace cota::support

#pragma once
// The games of the source tree, for benchmarks and tests that want their full rules.

#include <string>

#include "mapsets/mapset.h"

namespace cota::support {

/// Throws std::runtime_error where the game cannot be read.
mapsets::Mapset realGame(const std::string& id);

}  // namespace cota::support

#pragma once
// The boards in a game's box.

#include <optional>
#include <string>

#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

/// A board the game's box holds, by its id; nothing where the game does not list them.
std::optional<std::string> boardOfTheBox(const mapsets::Catalogue& game);

}  // namespace cota::checks

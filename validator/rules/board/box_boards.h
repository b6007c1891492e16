#pragma once
// The boards that a game includes.

#include <optional>
#include <string>

#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

/// The id of a board that the game includes; nothing if the game does not list its boards.
std::optional<std::string> boardOfTheBox(const mapsets::Catalogue& game);

}  // namespace cota::checks

#pragma once
// The boards that a game includes.

#include <cstddef>
#include <optional>
#include <string>

#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

/// The id of a board that the game includes, the `nth` from 0; nothing if the game does not list so many.
std::optional<std::string> boardOfTheBox(const mapsets::Catalogue& game, std::size_t nth = 0);

}  // namespace cota::checks

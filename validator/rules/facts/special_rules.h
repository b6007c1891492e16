#pragma once
// What special rules of a scenario change, from their attribute overrides=. Their text is for players; a
// special rule explains only what it names.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

/// Names for every game: the visibility in a turn, and what gives points.
inline constexpr std::string_view rangeToOverride = "visibility", pointsToOverride = "points";

/// Everything that a special rule can name.
std::vector<std::string> namesToOverride(const mapsets::Catalogue& game);
bool isOverridden(const model::Scenario& scenario, std::string_view name);

}  // namespace cota::checks

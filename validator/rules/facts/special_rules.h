#pragma once
// What special rules of a scenario say they change: overrides= names it. What a rule says in words nobody
// reads; a special rule explains only what it names.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

/// What scenarios of every game have: how far one sees in a turn, and what gives points.
inline constexpr std::string_view rangeToOverride = "visibility", pointsToOverride = "points";

/// Everything a special rule can name.
std::vector<std::string> namesToOverride(const mapsets::Catalogue& game);
bool isOverridden(const model::Scenario& scenario, std::string_view name);

}  // namespace cota::checks

#pragma once
// Is a game sound? What can only be seen once all its layers are read: costs for every class, names in both
// languages, citations, words that must exist elsewhere, strategies and their parameters.

#include <vector>

#include "formats/model/finding.h"
#include "mapsets/mapset.h"

namespace cota::mapsets {

/// Tags that fit in a mask, for what is on a map and for units each.
inline constexpr int maxTags = 64;

/// Called by the reader; its findings stand behind those of reading.
std::vector<model::Finding> checkMapset(const Mapset& mapset);

/// The part of it that asks play what strategies there are.
std::vector<model::Finding> checkStrategies(const Mapset& mapset);

}  // namespace cota::mapsets

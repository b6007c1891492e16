#pragma once
// Hexes as users write them, and words that are near to a misspelt one.

#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"

namespace cota::checks {

/// The hex of a label. Throws OverlayRefused for an unknown or ambiguous one; the message suggests the
/// nearest label and shows the form of labels on this map.
mapsets::Cell hexNamed(const mapsets::Battlefield& field, const std::string& label);

/// The one of `known` that is nearest to `word`; empty if none is near.
std::string nearestOf(const std::string& word, const std::vector<std::string>& known);

}  // namespace cota::checks

#pragma once
// Checks a game after all its layers are read: costs for every movement type, names in both languages,
// citations, words that must exist elsewhere, strategies and their parameters.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

/// The number of tags that fit in a mask: one mask is for the map, one for units.
inline constexpr int maxTags = 64;

/// Called by the reader, which appends the findings to its own.
std::vector<model::Finding> checkMapset(const Mapset& mapset);

/// The part about declared attributes, texts, and chapters that a game forgot.
std::vector<model::Finding> checkDeclarations(const Mapset& mapset);

/// The part about games without a map: their formulas. They are read for good (tableGameOf()).
std::vector<model::Finding> checkTable(const std::shared_ptr<const Mapset>& mapset);

/// The part about strategies: compares the questions, strategies, parameters, words and reasons that the
/// game names with the table in mapsets/play.
std::vector<model::Finding> checkStrategies(const Mapset& mapset, std::span<const StrategyDescription> known);

/// The part about the words that strategies use, their rows, and the <value>s they read.
std::vector<model::Finding> checkWords(const Mapset& mapset, std::span<const StrategyDescription> known);

/// The valid words if a parameter cannot have the value; nothing if it can or accepts any text.
std::optional<std::vector<std::string>> unreadable(const Parameter& row, const std::string& value);

/// The values of the message if a number is outside the bounds of its parameter, else nothing.
std::optional<std::vector<model::MessageValue>> outOfBounds(const Parameter& row, const std::string& value);

}  // namespace cota::mapsets

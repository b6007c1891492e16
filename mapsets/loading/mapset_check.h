#pragma once
// Is a game sound? What can only be seen once all its layers are read: costs for every class, names in both
// languages, citations, words that must exist elsewhere, strategies and their parameters.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

/// Tags that fit in a mask, for what is on a map and for units each.
inline constexpr int maxTags = 64;

/// Called by the reader; its findings stand behind those of reading.
std::vector<model::Finding> checkMapset(const Mapset& mapset);

/// The part of it about declared attributes, texts, and kinds of entries a game forgets.
std::vector<model::Finding> checkDeclarations(const Mapset& mapset);

/// The part of it that knows which strategies there are: the questions, strategies, parameters, words and
/// reasons the game names, against the table of play.
std::vector<model::Finding> checkStrategies(const Mapset& mapset, std::span<const StrategyDescription> known);

/// The part of it that proves the words strategies work with, their rows, and the <value>s they read.
std::vector<model::Finding> checkWords(const Mapset& mapset, std::span<const StrategyDescription> known);

/// What is known where a parameter cannot have the value; nothing where it can, or where any text will do.
std::optional<std::vector<std::string>> unreadable(const ParameterRow& row, const std::string& value);

/// The values of the message where a number is not within the bounds of its parameter.
std::optional<std::vector<model::MessageValue>> outOfBounds(const ParameterRow& row,
                                                            const std::string& value);

}  // namespace cota::mapsets

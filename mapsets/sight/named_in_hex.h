#pragma once
// The names of what matters for sight in a hex, for explanations.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// The ids of the terrains and features of a hex that have one of the tags, and of one more terrain
/// (`anyway`) if the hex contains it.
std::vector<std::string> idsInHex(const Battlefield& field, Cell cell, TagMask tags,
                                  std::optional<std::uint16_t> anyway = std::nullopt);
/// With blanks between, as values of messages have them.
std::string listed(const std::vector<std::string>& ids);

}  // namespace cota::mapsets

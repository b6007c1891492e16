#pragma once
// The hexes that a scenario names, and their boards.

#include <optional>
#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// A hex label in the scenario, and its owner. Zones and amendments report theirs themselves.
struct NamedHex {
    const model::HexRef* hex = nullptr;
    model::Subject owner;
    model::MessageValue what;
    model::ListItem item;
    bool mayWait = false;  // the hex may be one that only serves to enter the map
};

/// Ordered by kind.
std::vector<NamedHex> namedHexes(const CheckContext& context);

/// A board that several items of the scenario name, but that is not part of its map.
struct MissingBoard {
    std::string id;
    std::vector<model::Subject> owners;
    model::MessageValue what;  // of the first of them
    std::optional<model::ListItem> item;
};
std::vector<MissingBoard> missingBoards(const CheckContext& context);

}  // namespace cota::checks

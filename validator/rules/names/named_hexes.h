#pragma once
// The hexes a scenario names, and the boards these lie on.

#include <optional>
#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/finding_sink.h"

namespace cota::checks {

/// A hex label somewhere in the scenario, and its owner. Zones and amendments report their own.
struct NamedHex {
    const model::HexRef* hex = nullptr;
    model::Subject owner;
    model::MessageValue what;
    model::ListItem item;
    bool mayWait = false;  // in a hex that is only there to enter the map from
};

/// In the order of their kinds.
std::vector<NamedHex> namedHexes(const CheckContext& context);

/// A board that more than one thing of the scenario names, and that it does not lay.
struct MissingBoard {
    std::string id;
    std::vector<model::Subject> owners;
    model::MessageValue what;  // the first of them
    std::optional<model::ListItem> item;
};
std::vector<MissingBoard> missingBoards(const CheckContext& context);

}  // namespace cota::checks

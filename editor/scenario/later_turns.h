#pragma once
// What a scenario states about turns after the last one, when the number of turns becomes smaller.

#include <vector>

#include "editor/documents/history.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct LaterTurn {
    StepName what;  // "Reinforcements arrive in turn 12"
    bool canMove = false;
};

/// What refers to a turn after `last`. `game` may be null.
std::vector<LaterTurn> laterThan(const model::Document& document, const mapsets::Mapset* game, int last);

/// The document with `count` turns; arrivals, conditions and sight pairs of later turns are moved to the
/// last one, and conditions of later turns are cut off.
model::Document withTurnsMoved(const model::Document& document, int count);

}  // namespace cota::session

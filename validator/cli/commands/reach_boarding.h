#pragma once
// The part of cota reach that loads and unloads: who boards which carrier, and how much movement is left.

#include <string>

#include "mapsets/movement/boarding.h"
#include "validator/cli/terminal/answer_options.h"

namespace cota::cli {

/// The unit with the id; a usage error that suggests the nearest id if there is none.
mapsets::UnitIndex unitNamed(const mapsets::Roster& roster, const std::string& id);

/// What boarding depends on. `stacking` may be null.
struct BoardingGround {
    const mapsets::Battlefield& field;
    const mapsets::Roster& roster;
    const mapsets::Movement& movement;
    const mapsets::Stacking* stacking;
};
/// The unit that the carrier loads or unloads in `at`, both empty: none; or the ride of the unit itself.
struct BoardingWish {
    std::string load;
    std::string unload;
    std::string ridden;  // points that `carrier` spent with the unit aboard; empty: none
    mapsets::UnitIndex carrier = mapsets::noUnit;
    mapsets::Cell at = mapsets::noCell;
};
/// The points that the unit spends on it before it moves, in 1/D. A usage error with the reason if it
/// cannot.
mapsets::Points spentBoarding(const BoardingGround& ground, const BoardingWish& wish,
                              const AnswerOptions& common);

}  // namespace cota::cli

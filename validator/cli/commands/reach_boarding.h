#pragma once
// The part of cota reach that loads and unloads: who boards whom, and what the carrier has left then.

#include <string>

#include "mapsets/movement/boarding.h"
#include "validator/cli/terminal/answer_options.h"

namespace cota::cli {

/// The unit with the id; a usage error that says the nearest one where there is none.
mapsets::UnitIndex unitNamed(const mapsets::Roster& roster, const std::string& id);

/// What boarding is judged by. `stacking` may be null.
struct BoardingGround {
    const mapsets::Battlefield& field;
    const mapsets::Roster& roster;
    const mapsets::Movement& movement;
    const mapsets::Stacking* stacking;
};
/// Whom the carrier takes aboard in `at`, or puts down there; both empty: nobody. Or what it rode itself.
struct BoardingWish {
    std::string load;
    std::string unload;
    std::string ridden;  // points the carrier of `carrier` has spent with it aboard; empty: none
    mapsets::UnitIndex carrier = mapsets::noUnit;
    mapsets::Cell at = mapsets::noCell;
};
/// What the unit spends on it before it moves, of 1/D. A usage error with the reason where it cannot.
mapsets::Points spentBoarding(const BoardingGround& ground, const BoardingWish& wish,
                              const AnswerOptions& common);

}  // namespace cota::cli

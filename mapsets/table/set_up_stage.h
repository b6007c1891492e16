#pragma once
// The steps of the set-up of a game, with their formulas read.

#include <optional>
#include <vector>

#include "mapsets/catalogue/table.h"
#include "mapsets/formula/formula.h"

namespace cota::mapsets {

struct SetUpStage {
    struct Hold {
        const SetUpHold* row = nullptr;
        Formula where;
    };
    const SetUpStep* row = nullptr;
    std::optional<Formula> when, where, stay, needed, count, most, upTo;
    std::vector<std::size_t> keeps;  // in TableGame::musts
    std::vector<Hold> holds;
};

}  // namespace cota::mapsets

#pragma once
// What cannot be trusted because of a finding: a file of another game, a missing board.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/assembly.h"
#include "validator/engine/rule.h"

namespace cota::checks {

struct Spoilt {
    std::vector<std::string> files = {};   // as in the scenario
    std::vector<std::string> boards = {};  // ids as the scenario writes them before its labels
    Needs needs = need::nothing;           // the map, the forces or the game as a whole

    bool any() const { return !files.empty() || !boards.empty() || needs != need::nothing; }
};

/// The board in a label of the scenario, placed or not; empty for a bare number.
std::string boardNamedIn(std::string_view label, const model::Assembly& assembly);

}  // namespace cota::checks
